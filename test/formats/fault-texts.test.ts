import { expect, test } from 'vitest';
import { FORMAT_FAULT_TEXTS } from '../../src/formats/fault-texts.ts';
import { faultText } from '../../src/service/records.ts';

test('each language says what is wrong in its own words', () => {
  for (const [code, { en, it }] of Object.entries(FORMAT_FAULT_TEXTS))
    expect([code, en.length > 5, it.length > 5, en !== it]).toEqual([code, true, true, true]);
});

test('a fault says where it lies, what it is, what stands there and what should', () => {
  const fault = { line: 3, column: 7, code: 'not-a-card', expected: 'a card such as As', detail: 'Xx' } as const;
  expect([faultText(fault, 'en'), faultText(fault, 'it')]).toEqual([
    'Line 3, column 7: this is no card (Xx); expected: a card such as As.',
    'Riga 3, colonna 7: non è una carta (Xx).',
  ]);
});
