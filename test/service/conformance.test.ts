import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, VARIANT_IDS } from '../../src/core/index.ts';
import { ruled } from '../support/ruling.ts';

const FOLDER = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'conformance');
const absent = !existsSync(FOLDER);

interface Case {
  readonly id: string;
  readonly request: { readonly path: string; readonly body: { readonly variant: string } };
  readonly expect: { readonly refused?: boolean };
}

const isRuled = ({ request, expect: wanted }: Case): boolean =>
  request.path === '/v1/adjudications' &&
  VARIANT_IDS.some((id) => id === request.body.variant) &&
  wanted.refused !== true;

const cases = absent
  ? []
  : ['showdown', 'betting', 'history'].flatMap((file): Case[] =>
      readFileSync(join(FOLDER, `${file}.jsonl`), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );

describe.skipIf(absent)(
  `shared cases can be read aloud (${absent ? `skipped: no ${FOLDER}; set CARDS_SPEAK_SHARED` : FOLDER})`,
  () => {
    test.each(cases.filter(isRuled).map((c) => [c.id, c] as const))('%s', (_, { request }) => {
      const [english, italian] = LANGUAGES.map((language) => ruled(request.body, language));
      const texts = [english, italian].flatMap((r) => [
        r?.headline ?? '',
        ...(r?.explanation ?? []).map(({ text }) => text),
      ]);
      for (const text of texts) expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b/);
      expect(italian?.explanation.map(({ code, facts }) => [code, facts])).toEqual(
        english?.explanation.map(({ code, facts }) => [code, facts]),
      );
      for (const step of english?.explanation ?? []) expect(step.cites, step.code).not.toEqual([]);
      for (const { action, cites } of english?.legality?.irregularities ?? [])
        expect([action, cites.length > 0]).toEqual([action, true]);
    });
  },
);
