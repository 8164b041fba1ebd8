import { expect, test } from 'vitest';
import { IRREGULARITY_MESSAGES } from '../../../src/core/hand/replay-irregularity-messages.ts';
import { REPLAY_MESSAGES, STEP_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { LANGUAGES, MESSAGES, RULE_SOURCES, speakerFor } from '../../../src/core/index.ts';
import { MESSAGE_TABLES } from '../../../src/core/messages.ts';

test('no code means two things', () => {
  const codes = MESSAGE_TABLES.flatMap((table) => Object.keys(table));
  expect(codes).toEqual([...new Set(codes)]);
  expect(Object.keys(MESSAGES).sort()).toEqual([...codes].sort());
  expect(Object.keys(REPLAY_MESSAGES).length).toBe(
    Object.keys(STEP_MESSAGES).length + Object.keys(IRREGULARITY_MESSAGES).length,
  );
});

test.each(LANGUAGES)('every clause has a title of its own in %s', (language) => {
  for (const { citations } of RULE_SOURCES) {
    for (const { title } of citations) expect(title[language].length).toBeGreaterThan(5);
    expect(new Set(citations.map(({ title }) => title[language])).size).toBe(citations.length);
    expect(citations.filter(({ title }) => title.en === title.it)).toEqual([]);
  }
});

test.each([
  ['en', { decimals: 2, currency: 'USD' }, 1_234_550, '$12,345.50'],
  ['it', { decimals: 2, currency: 'EUR' }, 1_234_550, '€12.345,50'],
  ['en', { decimals: 2 }, 5, '0.05'],
  ['it', {}, 1_000_000, '1.000.000'],
  ['en', { currency: 'chips' }, 7, '7 chips'],
] as const)('amounts are spoken in %s as money %j', (language, money, amount, text) => {
  expect(speakerFor({ language, labels: new Map(), money }).chips(amount)).toBe(text);
});
