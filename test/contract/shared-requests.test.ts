import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { adjudicationRequest } from '../../src/contract/adjudications.ts';
import { evaluationRequest } from '../../src/contract/evaluations.ts';
import { potsRequest } from '../../src/contract/pots.ts';
import { VARIANT_IDS } from '../../src/core/index.ts';

const SHARED = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'conformance');
const SCHEMAS = {
  '/v1/adjudications': adjudicationRequest,
  '/v1/evaluations': evaluationRequest,
  '/v1/pots': potsRequest,
} as const;
const isPath = (path: string): path is keyof typeof SCHEMAS => path in SCHEMAS;

interface Case {
  readonly id: string;
  readonly request: { readonly path: string; readonly body: { readonly variant: string } };
  readonly expect: { readonly refused?: boolean };
}

const casesIn = (file: string): Case[] =>
  readFileSync(join(SHARED, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

/** Requests for games that are not in the catalogue yet wait for them. */
const known = ({ request }: Case): boolean => VARIANT_IDS.some((id) => id === request.body.variant);

describe('the shapes of the wire', () => {
  it('admit every request of the shared conformance cases', (context) => {
    if (!existsSync(SHARED)) return context.skip(`no folder ${SHARED}: CARDS_SPEAK_SHARED names it`);
    const cases = readdirSync(SHARED).flatMap(casesIn).filter(known);
    const refused = cases.filter(({ request, expect: wanted }) => {
      if (wanted.refused === true || !isPath(request.path)) return false;
      return !SCHEMAS[request.path].safeParse(request.body).success;
    });
    expect(cases.length).toBeGreaterThan(0);
    expect(refused.map(({ id }) => id)).toEqual([]);
  });
});
