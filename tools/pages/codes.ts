import { wordedFaults } from '../../src/contract/fault-texts.ts';
import { FAULT_CODES } from '../../src/contract/faults.ts';
import { BOARD_MESSAGES } from '../../src/core/hand/board-messages.ts';
import { HEADLINE_MESSAGES } from '../../src/core/hand/headline-messages.ts';
import { READING_MESSAGES } from '../../src/core/hand/reading-messages.ts';
import { IRREGULARITY_MESSAGES } from '../../src/core/hand/replay-irregularity-messages.ts';
import { STEP_MESSAGES } from '../../src/core/hand/replay-messages.ts';
import { SETTLE_MESSAGES } from '../../src/core/hand/settle-messages.ts';
import { TEXT_MESSAGES } from '../../src/core/hand/text-messages.ts';
import { VIOLATION_MESSAGES } from '../../src/core/hand/violation-messages.ts';
import {
  type Language,
  type Localised,
  MESSAGES,
  RULING_DECISIONS,
  render,
  type Speaker,
} from '../../src/core/index.ts';
import { RULING_TABLES } from '../../src/core/rulings/catalog.ts';
import { JUDGE_MESSAGES } from '../../src/core/rulings/judge-messages.ts';
import { DIFFERENCE_MESSAGES, MISSING_MESSAGES } from '../../src/core/verification/difference-messages.ts';
import { FORMAT_FAULT_TEXTS } from '../../src/formats/fault-texts.ts';
import { LOSS_TEXTS } from '../../src/formats/losses.ts';
import { sampleFacts } from '../../test/support/sample-facts.ts';
import { page, table, word, words } from './markdown.ts';

const NAMES: Readonly<
  Record<Language, Readonly<Record<'player' | 'players' | 'amount' | 'cards' | 'pot' | 'street' | 'contest', string>>>
> = {
  en: {
    player: '[player]',
    players: '[players]',
    amount: '[amount]',
    cards: '[cards]',
    pot: '[pot]',
    street: '[street]',
    contest: '[contest]',
  },
  it: {
    player: '[giocatore]',
    players: '[giocatori]',
    amount: '[importo]',
    cards: '[carte]',
    pot: '[piatto]',
    street: '[giro]',
    contest: '[gara]',
  },
};

/** Says what kind of word stands in a message, in place of the word. */
function templateSpeaker(language: Language): Speaker {
  const names = NAMES[language];
  return {
    language,
    player: () => names.player,
    players: () => names.players,
    chips: () => names.amount,
    cards: () => names.cards,
    list: (items) => items.join(', '),
    pot: () => names.pot,
    street: () => names.street,
    theStreet: () => names.street,
    contest: () => names.contest,
  };
}

const SPEAKERS = { en: templateSpeaker('en'), it: templateSpeaker('it') } as const;

/** Texts and lists of texts a message repeats as they are. */
const AS_TOLD = [
  'card',
  'id',
  'place',
  'given',
  'lowestRank',
  'newLowest',
  'limit',
  'betting',
  'structure',
  'actual',
  'first',
];
const LISTS = ['allowed', 'facts', 'streets', 'ways'];
const told = {
  ...Object.fromEntries(AS_TOLD.map((name) => [name, `[${name}]`])),
  ...Object.fromEntries(LISTS.map((name) => [name, [`[${name}]`]])),
};

/** What a code says, with sample figures where a message counts. */
const said = (code: string, language: Language): string =>
  render(MESSAGES, code, sampleFacts({ ...told, reason: 'last-player', kind: 'ante' }), SPEAKERS[language]);

const HEADS = ['code', 'message', 'messaggio'];
const spoken = (codes: readonly string[]): string[] =>
  table(
    HEADS,
    codes.map((code) => [word(code), said(code, 'en'), said(code, 'it')]),
  );

const shapeFaults = (): string[] => {
  const told = (language: Language) =>
    wordedFaults(
      FAULT_CODES.map((code) => ({
        code,
        pointer: '',
        facts: { expected: 'int', values: '…', most: '…', least: '…' },
      })),
      language,
    );
  const [english, italian] = [told('en'), told('it')];
  return table(
    HEADS,
    FAULT_CODES.map((code, i) => [word(code), english[i]?.detail ?? '', italian[i]?.detail ?? '']),
  );
};

const written = (texts: Readonly<Record<string, Localised>>): string[] =>
  table(
    HEADS,
    Object.entries(texts).map(([code, { en, it }]) => [word(code), en, it]),
  );

/** Where the codes of each table are found in answers. */
const SECTIONS: readonly (readonly [title: string, lines: () => string[]])[] = [
  ['A request that is not of the described shape (400, `errors[].code`)', shapeFaults],
  ['A hand that cannot have been (422, `errors[].code`)', () => spoken(Object.keys(VIOLATION_MESSAGES))],
  [
    'A history text that cannot be read, or contradicts itself (`errors[].code`, `faults[].code`, `differences[].code`)',
    () => written(FORMAT_FAULT_TEXTS),
  ],
  ['What a format has no words for, beside those (`lost[].code`)', () => written(LOSS_TEXTS)],
  ['Irregular actions (`legality.irregularities[].code`)', () => spoken(Object.keys(IRREGULARITY_MESSAGES))],
  [
    'What was done about them, and the ways left open (`ruling`, `options[].code`)',
    () => spoken(Object.keys(JUDGE_MESSAGES)),
  ],
  ['Differences of a record (`differences[].code`)', () => spoken(Object.keys(DIFFERENCE_MESSAGES))],
  ['What a verdict misses (`missing[].fact`)', () => spoken(Object.keys(MISSING_MESSAGES))],
  ['Warnings of readings (`warnings[].code`)', () => spoken(Object.keys(READING_MESSAGES))],
  ['Warnings and readings of a text (`warnings[].code`, `literal.result`)', () => spoken(Object.keys(TEXT_MESSAGES))],
  ['Steps: bets and cards (`explanation[].code`)', () => spoken(Object.keys(STEP_MESSAGES))],
  ['Steps: pots, hands and awards (`explanation[].code`)', () => spoken(Object.keys(SETTLE_MESSAGES))],
  ['Steps: the board (`explanation[].code`)', () => spoken(Object.keys(BOARD_MESSAGES))],
  [
    'Rulings at the table (`rulings[].steps[].code`, `options[].code`)',
    () => spoken(RULING_TABLES.flatMap(Object.keys)),
  ],
  ['Headlines (`headline`)', () => spoken(Object.keys(HEADLINE_MESSAGES))],
];

/** Every code, and what it says. */
export const codesPage = (): string =>
  page(
    'Codes',
    'Codes are stable: lower case, hyphenated, the same in every language. New ones may come. Words in brackets, figures and streets stand for those of the hand.',
    [
      ...SECTIONS.flatMap(([title, lines]) => [`## ${title}`, '', ...lines()]),
      '## Decisions of rulings (`decision`)',
      '',
      words(RULING_DECISIONS),
      '',
    ],
  );
