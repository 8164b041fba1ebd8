import { expect, test } from 'vitest';
import { type Facts, LANGUAGES, MESSAGES, render, speakerFor } from '../../../src/core/index.ts';

/** A plausible value for every fact any message uses; a fact that is not here is a misspelt one. */
const NUMBERS =
  'allIn seat amount matched action call chip smallestChip total cards board boards contests differsAt from to least most expected left needed stack stackTo contributed dead price increment minTo maxTo pot facing fullRaise cap raises added toAct toCall missing post paid due nominal size fixed lastFull short asked count full level half onBoard unseen toCome players all shows hidden pots decides conflict smallBet bigBet discarded drawn written turn actions correct up';
const LISTS = 'seats winners losers amounts otherWinners possible tied holders otherHolders';
const TEXTS =
  'by pot street category loserCategory contest kind action reason structure code id given lowestRank card first betting stated actual rule made asked name suit loserCard place loserPlace rank newLowest openers stopped limit';
const TEXT_LISTS = 'cards showing ranks loserRanks fromHole otherCards ways streets allowed';

const SAMPLES: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(NUMBERS.split(' ').map((name) => [name, 2])),
  ...Object.fromEntries(TEXTS.split(' ').map((name) => [name, 'river'])),
  ...Object.fromEntries(LISTS.split(' ').map((name) => [name, [1, 2]])),
  ...Object.fromEntries(TEXT_LISTS.split(' ').map((name) => [name, ['A', 'K', '9']])),
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
