import { describe, expect, it } from 'vitest';
import { HOUSE_RULE_NAMES, HOUSE_RULES, LANGUAGES, optionWord } from '../../../src/core/index.ts';

describe.each(LANGUAGES)('the answers to a question on which houses differ, %s', (language) => {
  it.each(HOUSE_RULE_NAMES)('%s: each has words of its own', (name) => {
    const { values } = HOUSE_RULES[name];
    const said = values.map((value) => optionWord(name, value, language));
    expect(new Set(said).size).toBe(values.length);
    // A code is not a word: it would be shown in English, with its dashes.
    expect(said.filter((word, i) => word === 'null' || (word === values[i] && /-/.test(word)))).toEqual([]);
    expect(said.filter((word) => word.trim() === '')).toEqual([]);
  });
});

it('an answer is said in each language, a number as it is', () => {
  expect(optionWord('oddChip', 'carry-over', 'it')).toBe('resta per il piatto successivo');
  expect(optionWord('raiseCap', 7, 'en')).toBe('7');
  expect(optionWord('raiseCap', null, 'it')).toBe('nessun limite');
  expect(optionWord('allInFaceUp', true, 'it')).toBe('sì');
});
