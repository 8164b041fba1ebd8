import { describe, expect, it } from 'vitest';
import { wordedFaults } from '../src/contract/fault-texts.ts';
import { FAULT_CODES } from '../src/contract/faults.ts';
import { PROBLEMS } from '../src/contract/problem-catalog.ts';
import { HOUSE_RULES, type Localised, RULE_SOURCES, RULINGS, VARIANTS } from '../src/core/index.ts';
import { LOSSES } from '../src/formats/losses.ts';

/** A text in both languages, by where it is found. */
type Told = readonly [place: string, text: Localised];

const faultTexts = (): Told[] => {
  const faults = FAULT_CODES.map((code) => ({
    code,
    pointer: '',
    facts: { expected: 'int', values: 'a, b', most: 3, least: 2 },
  }));
  const [english, italian] = [wordedFaults(faults, 'en'), wordedFaults(faults, 'it')];
  return FAULT_CODES.map((code, i) => [code, { en: english[i]?.detail ?? '', it: italian[i]?.detail ?? '' }]);
};

/** Texts the catalogues hold as they are; what messages say is held by `core/explanation/every-message.test.ts`. */
const TEXTS: readonly Told[] = [
  ...Object.entries(PROBLEMS).flatMap(([code, { title, about }]): Told[] => [
    [`problem ${code}: title`, title],
    [`problem ${code}: about`, about],
  ]),
  ...faultTexts(),
  ...Object.entries(LOSSES).map(([code, text]): Told => [`format fault or loss ${code}`, text]),
  ...Object.entries(HOUSE_RULES).map(([name, { meaning }]): Told => [`house rule ${name}`, meaning]),
  ...VARIANTS.map(({ id, description }): Told => [`variant ${id}`, description]),
  ...RULINGS.flatMap(({ type, title, description, facts }): Told[] => [
    [`irregularity ${type}: title`, title],
    [`irregularity ${type}: description`, description],
    ...Object.entries(facts).map(([name, { question }]): Told => [`irregularity ${type}: ${name}`, question]),
  ]),
  ...RULE_SOURCES.flatMap(({ citations }) => citations.map(({ id, title }): Told => [`clause ${id}`, title])),
];

/** Names may be the same in both languages: many games are called in English in Italy too. */
const NAMES: readonly Told[] = [
  ...VARIANTS.map(({ id, name }): Told => [`variant ${id}: name`, name]),
  ...RULE_SOURCES.map(({ id, title }): Told => [`source ${id}`, title]),
];

const PLACEHOLDER = /undefined|NaN|\[object|\$\{|\{\{|TODO|FIXME|XXX|lorem/;
const isSaid = (text: string): boolean => /^\S(?:.*\S)?$/s.test(text) && !PLACEHOLDER.test(text);

describe('every text of the catalogues', () => {
  it('is there in both languages, with nothing left to fill in', () => {
    const unsaid = [...TEXTS, ...NAMES].filter(([, { en, it: italian }]) => !isSaid(en) || !isSaid(italian));
    expect(TEXTS.length).toBeGreaterThan(800);
    expect(unsaid.map(([place]) => place)).toEqual([]);
  });

  it('is said in words of its own in each', () => {
    expect(TEXTS.filter(([, { en, it: italian }]) => en === italian).map(([place]) => place)).toEqual([]);
  });

  it('is Italian where it should be', () => {
    // Words no Italian sentence has; a clause may quote a term, so it takes two of them.
    const english = /\b(?:the|which|must|with|when|whose|their|hand is)\b/g;
    const suspect = TEXTS.filter(([, { it: italian }]) => (italian.match(english) ?? []).length > 1);
    expect(suspect.map(([place]) => place)).toEqual([]);
  });
});
