import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  HOUSE_RULES,
  type HouseRuleName,
  presetOf,
  RULEBOOK_IDS,
  RULINGS,
  type RulingType,
} from '../src/core/index.ts';

/** Where the table lies: every topic of the international rulebooks, what rules it, by which clauses, and its cases. */
export const FILE = new URL('../docs/international.md', import.meta.url);

const ROOT = new URL('../', import.meta.url);

interface Topic {
  readonly topic: string;
  readonly rulings?: readonly RulingType[];
  readonly options?: readonly HouseRuleName[];
}

/** What every topic is ruled by: a ruling at the table, an option of the house, or both. */
const TOPICS: Readonly<Record<string, Topic>> = {
  'INT-01': { topic: "The floor's discretion", rulings: ['floor-discretion'] },
  'INT-02': { topic: 'Cards speak', rulings: ['cards-speak', 'equal-hands'] },
  'INT-03': { topic: 'Tabling a hand', rulings: ['tabling'] },
  'INT-04': { topic: 'Killing a winning hand', rulings: ['killed-winner'] },
  'INT-05': { topic: 'An unprotected hand', rulings: ['unprotected-hand'] },
  'INT-06': { topic: 'A hand mucked face down', rulings: ['mucked-hand'], options: ['muckIsDead'] },
  'INT-07': { topic: 'Playing the board', rulings: ['playing-the-board'], options: ['playingTheBoard'] },
  'INT-08': {
    topic: 'Order of showing',
    rulings: ['showdown-order'],
    options: ['showdownOrder', 'sidePotShowsFirst'],
  },
  'INT-09': {
    topic: 'All-in hands face up',
    rulings: ['all-in-face-up', 'all-in-muck'],
    options: ['allInFaceUp', 'allInMuck'],
  },
  'INT-10': { topic: 'Asking to see a hand', rulings: ['asking-to-see'], options: ['askingToSee'] },
  'INT-11': { topic: 'Odd chips in board games', rulings: ['odd-chip'], options: ['oddChip'] },
  'INT-12': { topic: 'Odd chips in stud', options: ['oddChip', 'oddChipCards', 'oddChipLow', 'aceLowForLow'] },
  'INT-13': { topic: 'Odd chips between high and low', rulings: ['odd-chip'], options: ['oddChipHighLow'] },
  'INT-14': { topic: 'The same hand wins both halves', options: ['identicalHighLow'] },
  'INT-15': { topic: 'Split games that are not high-low', options: ['oddContest'] },
  'INT-16': { topic: 'Side pots', rulings: ['side-pots'], options: ['potOrder'] },
  'INT-17': { topic: 'The uncalled bet', rulings: ['uncalled-bet'] },
  'INT-18': { topic: 'How long an award can be disputed', rulings: ['wrong-award'], options: ['disputeWindow'] },
  'INT-19': { topic: 'Substantial action', options: ['substantialAction'] },
  'INT-20': { topic: 'The least raise', rulings: ['may-raise'] },
  'INT-21': { topic: 'A raise below the least', rulings: ['short-raise'], options: ['underRaise'] },
  'INT-22': { topic: 'Short all-ins in no-limit', rulings: ['may-raise'], options: ['shortAllInsAddUp'] },
  'INT-23': {
    topic: 'Short all-ins in limit',
    rulings: ['may-raise'],
    options: ['limitReopen', 'limitShortAllInsAddUp'],
  },
  'INT-24': { topic: 'Completing a short all-in in limit', rulings: ['may-raise'], options: ['limitReopen'] },
  'INT-25': {
    topic: 'How many raises',
    rulings: ['may-raise'],
    options: ['raiseCap', 'raiseCapTwoRounds', 'raiseCapPlayers', 'headsUpCap'],
  },
  'INT-26': { topic: 'A single larger chip', rulings: ['silent-chips'], options: ['oversizedChip'] },
  'INT-27': { topic: 'Several chips', rulings: ['silent-chips'], options: ['severalChips'] },
  'INT-28': { topic: 'Earlier chips not pulled in', rulings: ['prior-chips'] },
  'INT-29': { topic: 'Words against chips', rulings: ['words-and-chips'], options: ['wordsAndChips'] },
  'INT-30': { topic: 'Chips in several motions', rulings: ['string-bet'], options: ['stringBet'] },
  'INT-31': { topic: 'Less than the call put in', rulings: ['undercall'], options: ['undercall'] },
  'INT-32': { topic: 'A wrong amount discovered', rulings: ['wrong-bet-size'], options: ['wrongAmountWindow'] },
  'INT-33': {
    topic: 'A wrong count in pot-limit',
    rulings: ['pot-limit-error'],
    options: ['potLimitWindow', 'shortBlindsInPot'],
  },
  'INT-34': { topic: 'Action out of turn', rulings: ['action-out-of-turn'], options: ['outOfTurn'] },
  'INT-35': { topic: 'A player skipped', rulings: ['skipped-action'], options: ['skippedPlayer'] },
  'INT-36': { topic: 'Accepted action', rulings: ['accepted-action'], options: ['acceptedAction'] },
  'INT-37': { topic: 'Words that do not fit', rulings: ['words-out-of-place'] },
  'INT-38': { topic: 'An amount that can be read two ways', rulings: ['ambiguous-amount'] },
  'INT-39': { topic: 'Misdeals', rulings: ['misdeal'], options: ['misdealList'] },
  'INT-40': { topic: 'Dealing again', rulings: ['redeal'] },
  'INT-41': { topic: 'An exposed hole card', rulings: ['exposed-in-deal'], options: ['exposedHoleCard'] },
  'INT-42': {
    topic: 'A fouled deck',
    rulings: ['fouled-deck'],
    options: ['duplicateCards', 'knowingAggressor', 'differentBack'],
  },
  'INT-43': { topic: 'A card that is none of the deck', rulings: ['non-standard-card'], options: ['strayCard'] },
  'INT-44': { topic: 'Too many or too few cards', rulings: ['wrong-card-count'], options: ['buttonShort'] },
  'INT-45': { topic: 'Faults of the burn', rulings: ['burn-error'], options: ['burnError'] },
  'INT-46': { topic: 'A flop of four cards', rulings: ['extra-board-card'], options: ['fourCardFlop'] },
  'INT-47': { topic: 'A board card too early', rulings: ['premature-card'], options: ['prematureCard'] },
  'INT-48': { topic: 'Showing own cards', rulings: ['exposed-own-cards'], options: ['exposedOwnCards'] },
  'INT-49': { topic: 'All-in with hidden chips', rulings: ['out-of-sight'] },
  'INT-50': { topic: 'A blind short of chips', rulings: ['short-blind-all-in'], options: ['shortBlindPrice'] },
};

export interface TopicRow extends Topic {
  readonly id: string;
  readonly cites: readonly string[];
  /** Named cases: a pair of facts one apart with its two outcomes counts as two. */
  readonly cases: number;
  readonly tests: readonly string[];
}

interface TestFile {
  readonly name: string;
  readonly text: string;
}

const testFiles = (): TestFile[] =>
  readdirSync(new URL('test/', ROOT), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `test/${name}`)
    .sort()
    .map((name) => ({ name, text: readFileSync(new URL(name, ROOT), 'utf8') }));

const isRuling = (word: string): boolean => RULINGS.some(({ type }) => type === word);

/** How many cases a file names by a topic. A table of flips is keyed by topics and its ruling: each flip is two cases. */
function casesIn({ text }: TestFile, id: string): number {
  const named = [...text.matchAll(new RegExp(`['"\`](?:[A-Z]+-\\d+ )*${id}(?: [A-Z]+-\\d+)*(?: ([^'"\`]*))?`, 'g'))];
  return named.reduce((sum, [, rest = '']) => sum + (isRuling(rest) || rest === '' ? 2 : 1), 0);
}

function citesOf({ rulings = [], options = [] }: Topic): string[] {
  const ruled = RULINGS.filter(({ type }) => rulings.some((own) => own === type)).flatMap(({ clauses }) => clauses);
  const chosen = RULEBOOK_IDS.flatMap((book) => options.flatMap((name) => presetOf(book).cites[name]));
  return [...new Set([...ruled, ...chosen])].sort();
}

/** One row a topic, in the order of their ids. */
export function topicRows(): TopicRow[] {
  const files = testFiles();
  return Object.entries(TOPICS).map(([id, topic]) => {
    const counted = files
      .map((file) => ({ name: file.name, cases: casesIn(file, id) }))
      .filter(({ cases }) => cases > 0);
    return {
      id,
      ...topic,
      cites: citesOf(topic),
      cases: counted.reduce((sum, { cases }) => sum + cases, 0),
      tests: counted.map(({ name }) => name),
    };
  });
}

/** Rulings and options a topic names that the catalogues do not have. */
export const unknownIn = ({ rulings = [], options = [] }: Topic): string[] => [
  ...rulings.filter((type) => !isRuling(type)),
  ...options.filter((name) => !(name in HOUSE_RULES)),
];

const list = (words: readonly string[] = []): string => words.map((word) => `\`${word}\``).join('<br>');

export const topicTable = (): string =>
  [
    '# The topics of the international rulebooks',
    '',
    'Every topic has a ruling at the table, an option of the house, or both; the clauses they rest on; and cases that',
    'come out differently for one changed fact. Generated from the catalogues by `npm run clauses`; a test compares.',
    '',
    '| id | topic | rulings | options | clauses | tested in |',
    '|---|---|---|---|---|---|',
    ...topicRows().map(
      ({ id, topic, rulings, options, cites, tests }) =>
        `| ${id} | ${topic} | ${list(rulings)} | ${list(options)} | ${list(cites)} | ${list(tests)} |`,
    ),
    '',
  ].join('\n');

if (import.meta.url === new URL(process.argv[1] ?? '', 'file://').href) writeFileSync(FILE, topicTable());
