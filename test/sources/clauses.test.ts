import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clauseRows, clauseTable, FILE } from '../../tools/clauses.ts';

const SHARED = process.env.CARDS_SPEAK_SHARED ?? '../shared';
const RULES = join(SHARED, 'docs', 'RULES.md');
const ROWS = clauseRows();

describe('every clause of the five source texts', () => {
  it.each(ROWS)('$clause acts somewhere and is held by a test', ({ acts, tests }) => {
    expect(acts).not.toEqual([]);
    expect(tests).not.toEqual([]);
  });

  it('is in the table as it is written down', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(clauseTable());
  });

  it.runIf(existsSync(RULES))('has an entry that can be cited', () => {
    const text = readFileSync(RULES, 'utf8');
    const sources = text.slice(text.indexOf('## A.'), text.indexOf('## B.'));
    const ids = [...sources.matchAll(/^\| ((?:WALTER|HIDDEN|HFL|G10|TOUR|IT)-[\dA-Z-]+)/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(60);
    expect(ids.filter((id) => !ROWS.some(({ clause }) => clause === id))).toEqual([]);
  });

  if (!existsSync(RULES))
    it.skip(`cannot be compared with the rules: there is no ${RULES} (CARDS_SPEAK_SHARED names it)`);
});
