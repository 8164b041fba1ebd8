import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE, topicRows, topicTable, unknownIn } from '../../../tools/international.ts';

const RULES = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'docs', 'RULES.md');
const ROWS = topicRows();

describe('every topic of the international rulebooks', () => {
  it.each(ROWS)('$id has a ruling or an option, a clause, and two cases one fact apart', (row) => {
    expect([...(row.rulings ?? []), ...(row.options ?? [])]).not.toEqual([]);
    expect(unknownIn(row)).toEqual([]);
    expect(row.cites).not.toEqual([]);
    expect(row.cases).toBeGreaterThanOrEqual(2);
  });

  it('is in the table as it is written down', () => {
    expect(readFileSync(FILE, 'utf8')).toBe(topicTable());
  });

  it.runIf(existsSync(RULES))('is told by the rules, and no other', () => {
    const ids = [...readFileSync(RULES, 'utf8').matchAll(/^\| (INT-\d+) \|/gm)].map(([, id]) => id);
    expect(ROWS.map(({ id }) => id)).toEqual(ids);
  });

  if (!existsSync(RULES))
    it.skip(`cannot be compared with the rules: there is no ${RULES} (CARDS_SPEAK_SHARED names it)`);
});
