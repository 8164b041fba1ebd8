import { expect, test } from 'vitest';
import { FORMAT_FAULT_TEXTS } from '../../src/formats/fault-texts.ts';
import { OHH_CONFLICTS, OHH_FAULTS } from '../../src/formats/open-hand-history/value.ts';
import { PHH_FAULTS } from '../../src/formats/phh/fields.ts';
import { POKERSTARS_CONFLICTS, POKERSTARS_FAULTS } from '../../src/formats/pokerstars/faults.ts';
import { faultText } from '../../src/service/records.ts';

test('each language says what is wrong in its own words', () => {
  for (const [code, { en, it }] of Object.entries(FORMAT_FAULT_TEXTS))
    expect([code, en.length > 5, it.length > 5, en !== it]).toEqual([code, true, true, true]);
});

test('one thing has one code in every format: no two codes say the same', () => {
  for (const language of ['en', 'it'] as const) {
    const texts = Object.values(FORMAT_FAULT_TEXTS).map((text) => text[language]);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  }
});

test('every code is one a reader gives', () => {
  const given = new Set<string>([
    ...PHH_FAULTS,
    ...OHH_FAULTS,
    ...OHH_CONFLICTS,
    ...POKERSTARS_FAULTS,
    ...POKERSTARS_CONFLICTS,
    'unknown-format',
    'not-one-hand',
    'too-many-hands',
  ]);
  expect(Object.keys(FORMAT_FAULT_TEXTS).toSorted()).toEqual([...given].toSorted());
});

test('a fault says where it lies, what it is, what stands there and what should', () => {
  const fault = { line: 3, column: 7, code: 'bad-cards', expected: 'a card such as As', detail: 'Xx' } as const;
  expect([faultText(fault, 'en'), faultText(fault, 'it')]).toEqual([
    'Line 3, column 7: these are no cards (Xx); expected: a card such as As.',
    'Riga 3, colonna 7: non sono carte (Xx).',
  ]);
});
