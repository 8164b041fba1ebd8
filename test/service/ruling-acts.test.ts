import { describe, expect, test } from 'vitest';
import { ruledOn } from '../support/irregularity.ts';
import { ruled } from '../support/ruling.ts';

const IT = 'italian-tournament';
const TDA = 'tda-2024';
const WSOP = 'wsop-2024';
const ROBERTS = 'roberts-11';
const seats = [1, 2, 3, 4].map((seat) => ({ seat, stack: 5000 }));
const NL = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 }, seats };
const FLOP = [
  { seat: 4, action: 'call' },
  { seat: 1, action: 'call' },
  { seat: 2, action: 'call' },
  { seat: 3, action: 'check' },
];
const flop = (...actions: object[]) => ({ ...NL, board: ['2c', '7d', '9h'], actions: [...FLOP, ...actions] });
const preflop = (...actions: object[]) => ({ ...NL, actions });
const undercall = preflop({ seat: 4, action: 'raise', to: 300 }, { seat: 1, action: 'call', to: 100 });

/** Rulebook, type, facts beyond those of the hand, the hand with the irregular entry last, and what stands by each option. */
const CASES = [
  [
    IT,
    'short-raise',
    { matched: [] },
    preflop({ seat: 4, action: 'raise', to: 150 }),
    ['call', 'raise 200', 'raise 200'],
  ],
  [IT, 'silent-chips', {}, preflop({ seat: 4, action: 'chips', chips: [50, 100] }), ['call', 'raise 200', 'raise 200']],
  [
    TDA,
    'undeclared-raise',
    { manner: 'two-motions', seat: 2, put: 150 },
    flop({ seat: 2, action: 'chips', chips: [50, 100] }),
    ['bet 150', 'check'],
  ],
  [
    IT,
    'undeclared-raise',
    { manner: 'declared-with-amount' },
    preflop({ seat: 4, action: 'raise', to: 150 }),
    ['call', 'raise 200', 'raise 200'],
  ],
  [IT, 'raise-not-heard', { heard: false, authorised: true }, undercall, ['fold', 'call']],
  [IT, 'raise-not-heard', { heard: false, authorised: false }, undercall, ['call', 'fold 100']],
  [TDA, 'raise-not-heard', { facing: 'raise' }, undercall, ['call', 'fold 100']],
  [TDA, 'undercall', {}, undercall, ['call', 'fold 100']],
  [IT, 'undercall', { heard: true }, undercall, ['call', 'fold 100']],
  [ROBERTS, 'undercall', { heard: false, actedAfter: false }, undercall, ['', 'call']],
  [TDA, 'words-out-of-place', {}, preflop({ seat: 4, action: 'check' }), ['call', 'fold']],
  [
    TDA,
    'words-and-chips',
    { first: 'together', clear: false, said: 'call' },
    preflop({ seat: 4, action: 'chips', chips: [100, 100] }),
    ['call', 'raise 200'],
  ],
  [
    TDA,
    'prior-chips',
    { seat: 3, pulled: 'all', added: [] },
    preflop(
      { seat: 4, action: 'raise', to: 300 },
      { seat: 1, action: 'fold' },
      { seat: 2, action: 'fold' },
      { seat: 3, action: 'check' },
    ),
    ['call', 'raise 500'],
  ],
  [
    TDA,
    'ambiguous-amount',
    { seat: 4, readings: [300, 3000] },
    preflop({ seat: 4, action: 'raise', to: 3 }),
    ['raise 3000', 'raise 300'],
  ],
] as const;

const told = ({ action, to }: { action: string; to?: number | undefined }) => [action, to].join(' ').trim();

describe('what stands in the history by an option of a ruling', () => {
  test.each(CASES)('under %s, %s %j: is named, and is legal there', (book, type, facts, hand, expected) => {
    const { rulings, missing } = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], hand });
    expect(missing).toEqual([]);
    const acts = rulings[0]?.options.map((option) => option.acts ?? []) ?? [];
    expect(acts.map((list) => list.map(told).join(', '))).toEqual(expected);
    for (const list of acts) {
      const actions = [...hand.actions.slice(0, -1), ...list];
      expect(ruled({ ...hand, actions }).legality?.irregularities).toEqual([]);
    }
  });

  test('is not told where no history has its place', () => {
    const facts = { seat: 3, put: 50, toCall: 100, lastChips: false, facing: 'raise', playersLeft: 3 };
    const { rulings } = ruledOn({ irregularity: { type: 'raise-not-heard', ...facts } });
    expect(rulings[0]?.options.map(({ acts }) => acts)).toEqual([null, null]);
  });
});

const two = [
  { seat: 4, action: 'chips', chips: [100] },
  { seat: 4, action: 'chips', chips: [300] },
];
const raised = [{ seat: 4, action: 'raise' }, ...two];

/** Rulebook, type, facts beyond those of the hand, the hand, the decision, and what is in the pot with the entries taken as ruled. */
const BINDING = [
  [TDA, 'string-bet', {}, preflop(...two), 'call', 250],
  [TDA, 'string-bet', {}, preflop(...raised), 'complete-raise', 350],
  [IT, 'string-bet', {}, preflop(...raised), 'call', 250],
  [TDA, 'words-out-of-place', {}, flop({ seat: 2, action: 'call' }), 'check', 400],
  [TDA, 'words-out-of-place', {}, flop({ seat: 2, action: 'raise', to: 250 }), 'bet', 650],
  [TDA, 'words-out-of-place', {}, preflop({ seat: 4, action: 'bet', to: 300 }), 'raise', 450],
  [TDA, 'ambiguous-amount', {}, flop({ seat: 2, action: 'bet', to: 3 }), 'correct-amount', 700],
  [
    TDA,
    'words-and-chips',
    { first: 'words', said: 'call' },
    preflop({ seat: 4, action: 'chips', chips: [100, 100] }),
    'call',
    250,
  ],
  [TDA, 'undercall', {}, preflop({ seat: 4, action: 'chips', chips: [50] }), 'call', 250],
  [TDA, 'silent-chips', { seat: 4, chips: [50] }, preflop({ seat: 4, action: 'chips', chips: [50] }), 'call', 250],
] as const;

test.each(BINDING)('under %s, %s %j binds, and the hand goes on with it', (book, type, facts, hand, decision, pot) => {
  const { rulings, missing, hand: after } = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], hand });
  expect(missing).toEqual([]);
  expect(rulings[0]?.decision).toBe(decision);
  expect(after?.legality?.irregularities).toEqual([]);
  expect(after?.pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(pot);
});

test.each([WSOP, ROBERTS])(
  'under %s the motions after "raise" are read as the one raise the ruling takes them for',
  (book) => {
    const facts = { seat: 4, declared: 'raise', chips: [100], later: [300], tournament: false };
    const figures = { toCall: 100, toRaise: 200, lastChips: false };
    const { rulings } = ruledOn({ irregularity: { type: 'string-bet', ...facts, ...figures }, rulebooks: [book] });
    expect([rulings[0]?.decision, rulings[0]?.moves.chips]).toEqual(['raise', []]);
    const { legality, pots } = ruled({ ...preflop(...raised), rulebook: book });
    expect(legality?.irregularities).toEqual([]);
    expect(pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(550);
  },
);
