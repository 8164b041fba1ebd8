import { describe, expect, it } from 'vitest';
import { LANGUAGES, RIGHTS, RULE_SOURCES, RULING_DECISIONS, RULINGS } from '../../src/core/index.ts';
import { answerWord } from '../../src/desk/text/answers.ts';
import { EN } from '../../src/desk/text/en.ts';
import { IT } from '../../src/desk/text/it.ts';
import { chipsIn } from '../../src/desk/view/words.ts';

/** Every text of a catalogue by its path; those that take something are said with it. */
function saidIn(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value('1', '2', '3'))]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, own]) => saidIn(own, `${path}/${key}`));
}

const english = new Map(saidIn(EN));
const italian = new Map(saidIn(IT));

/** Names, and words that are the same in both languages. */
const SAME =
  /^\/(?:brand|languages|typeHint|books|stakes\/(?:ante|bringIn)|streets\/(?:flop|turn|river|board|h\d)|no$|act\/(?:check|bring-in|all-in)|stack$|leftWith|rake|contest$|cardMove|bettings\/(?:no|pot)-limit|onDevice$|verdictCount|usualBook)/;

describe('the texts of the desk', () => {
  it('are the same in both languages', () => {
    expect([...italian.keys()]).toEqual([...english.keys()]);
    expect(english.size).toBeGreaterThan(150);
  });

  it('say something everywhere', () => {
    expect([...english, ...italian].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are translated', () => {
    const left = [...english].filter(([path, text]) => italian.get(path) === text && !SAME.test(path));
    expect(left).toEqual([]);
  });
});

describe('an amount', () => {
  it('is written as the ruling says it', () => {
    expect(chipsIn('en')(-1250)).toBe('−1,250');
    expect(chipsIn('it', { currency: 'EUR', decimals: 2 })(1250)).toBe('€12,50');
    expect(chipsIn('en', { currency: 'CHF' })(-5)).toBe('−5 CHF');
  });
});

describe('the rulebooks', () => {
  it('all have a short name', () => {
    const open = RULE_SOURCES.map(({ id }) => id).filter((id) => !(id in EN.books) || !(id in IT.books));
    expect(open).toEqual([]);
  });
});

describe('the answers', () => {
  const asked = RULINGS.flatMap(({ facts }) =>
    Object.values(facts).flatMap(({ spec }) => ('values' in spec ? [...spec.values] : [])),
  );
  const all = [...new Set([...asked, ...RULING_DECISIONS, ...RIGHTS])];

  it.each(LANGUAGES)('have a word for everything that can be asked or ruled, %s', (language) => {
    expect(all.filter((code) => (answerWord(code, language) ?? '').trim() === '')).toEqual([]);
  });

  it('name hands and ranks as the rulings do', () => {
    expect(answerWord('straight-flush', 'it')).toBe('scala colore');
    expect(answerWord('Q', 'it')).toBe('donna');
    expect(answerWord('no such code', 'en')).toBeUndefined();
  });
});
