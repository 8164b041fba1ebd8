import { expect, test } from 'vitest';
import { type Facts, LANGUAGES, MESSAGES, render, speakerFor } from '../../../src/core/index.ts';

/** A plausible value for every fact any message uses; a fact that is not here is a misspelt one. */
const NUMBERS = [
  'action',
  'actions',
  'added',
  'all',
  'allIn',
  'amount',
  'asked',
  'bigBet',
  'board',
  'boards',
  'call',
  'cap',
  'cards',
  'chip',
  'conflict',
  'contests',
  'contributed',
  'correct',
  'count',
  'dead',
  'decides',
  'differsAt',
  'discarded',
  'drawn',
  'due',
  'expected',
  'facing',
  'fixed',
  'from',
  'full',
  'fullRaise',
  'half',
  'hidden',
  'increment',
  'lastFull',
  'least',
  'left',
  'level',
  'matched',
  'maxTo',
  'minTo',
  'missing',
  'most',
  'needed',
  'nominal',
  'onBoard',
  'owed',
  'owner',
  'paid',
  'passive',
  'players',
  'post',
  'pot',
  'pots',
  'price',
  'prior',
  'raises',
  'seat',
  'short',
  'shows',
  'size',
  'smallBet',
  'smallestChip',
  'stack',
  'stackTo',
  'to',
  'toAct',
  'toCall',
  'toCome',
  'total',
  'turn',
  'unseen',
  'up',
  'written',
];
const LISTS = [
  'holders',
  'otherHolders',
  'amounts',
  'losers',
  'otherSeats',
  'otherWinners',
  'possible',
  'seats',
  'tied',
  'winners',
];
const TEXTS = [
  'action',
  'actual',
  'asked',
  'betting',
  'blinds',
  'by',
  'card',
  'category',
  'code',
  'contest',
  'first',
  'given',
  'id',
  'kind',
  'limit',
  'loserCard',
  'loserCategory',
  'loserPlace',
  'lowestRank',
  'made',
  'name',
  'newLowest',
  'openers',
  'place',
  'pot',
  'rank',
  'reason',
  'rule',
  'ruling',
  'stated',
  'stopped',
  'street',
  'structure',
  'suit',
];
const TEXT_LISTS = [
  'allowed',
  'cards',
  'facts',
  'fromHole',
  'loserRanks',
  'otherCards',
  'ranks',
  'showing',
  'streets',
  'ways',
];

const SAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(NUMBERS.map((name) => [name, 2])),
  ...Object.fromEntries(TEXTS.map((name) => [name, 'river'])),
  ...Object.fromEntries(LISTS.map((name) => [name, [1, 2]])),
  ...Object.fromEntries(TEXT_LISTS.map((name) => [name, ['A', 'K', '9']])),
};

/** Facts that complain about a name nobody knows. */
const facts = (more: Readonly<Record<string, unknown>>): Facts =>
  new Proxy({ ...SAMPLES, ...more } as Facts, {
    get: (all, name) => {
      if (typeof name === 'string' && !(name in all)) throw new Error(`unknown fact ${name}`);
      return Reflect.get(all, name);
    },
  });

const WAYS = [
  {},
  {
    seats: [1],
    winners: [1],
    losers: [2],
    otherWinners: [2],
    contests: 2,
    boards: 2,
    fromHole: [],
    differsAt: -1,
    short: true,
  },
  {
    category: 'two-pair',
    loserCategory: 'pair',
    differsAt: 0,
    pot: 'main',
    rule: 'highest-card',
    call: 0,
    short: false,
  },
  { category: 'full-house', loserCategory: 'full-house', differsAt: 1, pot: 'side-1', kind: 'ante', to: 0, amount: 0 },
  {
    category: 'pair',
    loserCategory: 'pair',
    differsAt: 2,
    kind: 'small-blind',
    reason: 'last-player',
    expected: [0, 3],
  },
];

test.each(Object.keys(MESSAGES))('%s says something in each language, from facts that have a name', (code) => {
  const labels = new Map([[1, 'anna']]);
  for (const language of LANGUAGES) {
    for (const way of WAYS) {
      const text = render(MESSAGES, code, facts(way), speakerFor({ language, labels }));
      expect(text).toMatch(/^\S.*\S$/s);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    }
  }
});

test('each language says it in its own words', () => {
  const plain = facts({ reason: 'last-player', kind: 'ante' });
  const [english, italian] = LANGUAGES.map((language) => speakerFor({ language, labels: new Map() }));
  for (const code of Object.keys(MESSAGES)) {
    if (english === undefined || italian === undefined) throw new Error('two languages');
    expect(render(MESSAGES, code, plain, english), code).not.toBe(render(MESSAGES, code, plain, italian));
  }
});
