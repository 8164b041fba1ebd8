import { describe, expect, it, test } from 'vitest';
import { movesText, refusedOn, ruledOn, saidOf } from '../support/irregularity.ts';

const IT = 'italian-tournament';
const TDA = 'tda-2024';
const ROOM = 'italian-limit-room';

const SHOWDOWN = {
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, player: 'anna', stack: 1000, hole: ['As', 'Kd'], contributed: 300 },
    { seat: 2, player: 'bruno', stack: 1000, hole: ['Qh', 'Qc'], contributed: 300 },
    { seat: 3, player: 'carla', stack: 1000, contributed: 101, status: 'folded' },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
};
const [anna, bruno, carla] = SHOWDOWN.seats;
const SPLIT = { ...SHOWDOWN, seats: [anna, { ...bruno, hole: ['Ac', 'Kc'] }, carla] };
const SIDE_POT = {
  ...SHOWDOWN,
  seats: [
    { ...anna, stack: 100, contributed: 100 },
    bruno,
    { ...carla, status: 'live', hole: ['Jh', 'Jc'], contributed: 300 },
  ],
};

const AWARD_FACTS = { cardsShuffled: false, error: 'reading', nextHandBegun: false };

describe('a pot wrongly awarded', () => {
  test.each([
    ['the whole pot to the loser', SHOWDOWN, [{ seat: 2, amount: 701 }], '2>1 701', '2>1 701'],
    [
      'a split where there is none',
      SHOWDOWN,
      [
        { seat: 1, amount: 351 },
        { seat: 2, amount: 350 },
      ],
      '2>1 350',
      '2>1 350',
    ],
    ['everything to one of two equal hands', SPLIT, [{ seat: 1, amount: 701 }], '1>2 350, 1>next-pot 1', '1>2 351'],
    ['the side pot to the short all-in', SIDE_POT, [{ seat: 1, amount: 700 }], '1>2 400', '1>2 400'],
    [
      'main and side pot the wrong way round',
      SIDE_POT,
      [
        { seat: 1, amount: 400 },
        { seat: 2, amount: 300 },
      ],
      '1>2 100',
      '1>2 100',
    ],
    ['less than there was', SHOWDOWN, [{ seat: 2, amount: 600 }], '2>1 600, pot>1 101', '2>1 600, pot>1 101'],
  ])('is worked out from the hand: %s', (_name, hand, paid, italian, tda) => {
    const { rulings, missing } = ruledOn({
      irregularity: { type: 'wrong-award', ...AWARD_FACTS, paid },
      rulebooks: [IT, TDA],
      hand,
    });
    expect(missing).toEqual([]);
    expect(rulings.map((r) => [r.decision, movesText(r)])).toEqual([
      ['reassign', italian],
      ['reassign', tda],
    ]);
  });

  test('stands where it was right', () => {
    const { rulings } = ruledOn({
      irregularity: { type: 'wrong-award', ...AWARD_FACTS, paid: [{ seat: 1, amount: 701 }] },
      rulebooks: [IT],
      hand: SHOWDOWN,
    });
    expect(rulings.map((r) => [r.decision, saidOf(r), movesText(r)])).toEqual([['stands', 'award-was-right', '']]);
  });

  test('asks who was paid once the hand can be reconstructed, and not before', () => {
    const ask = (hand?: object) =>
      ruledOn({ irregularity: { type: 'wrong-award', cardsShuffled: false }, rulebooks: [IT], ...(hand && { hand }) })
        .missing;
    expect(ask(SHOWDOWN).map(({ fact }) => fact)).toEqual(['paid']);
    expect(ask().map(({ fact }) => fact)).toEqual(['reconstructible']);
  });

  test('is answered with the hand as it should have been paid', () => {
    const { hand } = ruledOn({
      irregularity: { type: 'wrong-award', ...AWARD_FACTS, paid: [{ seat: 2, amount: 701 }] },
      rulebooks: [IT, TDA],
      hand: SHOWDOWN,
    });
    expect([hand?.outcome, hand?.winners, hand?.meta.rulebook]).toEqual(['settled', [1], IT]);
  });
});

describe('the hand after a ruling', () => {
  const skipped = { type: 'skipped-player', substantialAction: false };

  test('is void after a misdeal, every bet returned', () => {
    const { hand } = ruledOn({ irregularity: skipped, hand: SHOWDOWN });
    expect([hand?.outcome, hand?.pots, hand?.returned]).toEqual([
      'void',
      [],
      [
        { seat: 1, amount: 300 },
        { seat: 2, amount: 300 },
        { seat: 3, amount: 101 },
      ],
    ]);
    expect(hand?.payouts.map(({ net }) => net)).toEqual([0, 0, 0]);
    expect(hand?.explanation.map(({ code }) => code)).toEqual(['hand-voided']);
  });

  test('is played out where the deal stands', () => {
    const { hand } = ruledOn({ irregularity: { ...skipped, substantialAction: true }, hand: SHOWDOWN });
    expect([hand?.outcome, hand?.winners]).toEqual(['settled', [1]]);
  });

  test('is null while the first rulebook misses a fact, though another has all it needs', () => {
    const irregularity = { type: 'exposed-own-cards', actionPending: true };
    const ask = (rulebooks: string[]) => ruledOn({ irregularity, rulebooks, hand: SHOWDOWN });
    expect([ask([IT, TDA]).hand, ask([IT, TDA]).rulings.length]).toEqual([null, 1]);
    expect(ask([TDA, IT]).hand?.outcome).toBe('settled');
  });

  test('is ruled under the first rulebook, odd chip included', () => {
    const carriedOver = (rulebooks: string[]) =>
      ruledOn({ irregularity: { type: 'odd-chip' }, rulebooks, hand: SPLIT }).hand?.carriedOver;
    expect([carriedOver([IT, TDA]), carriedOver([TDA, IT])]).toEqual([1, 0]);
  });

  test('has no share for a hand that is dead', () => {
    const { hand } = ruledOn({
      irregularity: { type: 'mucked-hand', seat: 1, retrievable: false },
      rulebooks: [TDA, ROOM],
      hand: SPLIT,
    });
    expect([hand?.winners, hand?.hands[0]?.status]).toEqual([[2], 'mucked']);
  });

  test('takes options laid over every rulebook', () => {
    const irregularity = { type: 'odd-chip' };
    const houseRules = { oddChip: 'carry-over' };
    const answer = ruledOn({ irregularity, rulebooks: [TDA, IT], houseRules, hand: SPLIT });
    expect([answer.differs, answer.hand?.carriedOver]).toEqual([false, 1]);
  });

  test('tells faults by their place in the request', () => {
    const hand = { ...SHOWDOWN, board: ['Ad', 'As', '9s', '5c', '2h'] };
    expect(refusedOn({ irregularity: skipped, hand })).toEqual(['/hand/board/1 duplicate-card']);
  });
});

const seats = [1, 2, 3, 4].map((seat) => ({ seat, player: `player ${seat}`, stack: 10_000 }));
const PREFLOP = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 }, seats };
const told = (actions: readonly object[]) => ({ ...PREFLOP, actions });

describe('what a bet history tells', () => {
  const pushed = { seat: 4, action: 'chips', chips: [500] };

  test.each([
    [TDA, 'call', { seat: 4, action: 'call' }],
    [IT, 'raise', { seat: 4, action: 'raise', to: 500 }],
  ])(
    'is not asked: chips pushed in silence are a %s ruling of %s, and the hand goes on with it',
    (book, decision, made) => {
      const answer = ruledOn({ irregularity: { type: 'silent-chips' }, rulebooks: [book], hand: told([pushed]) });
      expect(answer.missing).toEqual([]);
      expect(answer.rulings.map((r) => r.decision)).toEqual([decision]);
      const same = ruledOn({ irregularity: { type: 'silent-chips', chips: [500] }, rulebooks: [book], hand: told([]) });
      const plain = ruledOn({ irregularity: { type: 'odd-chip' }, rulebooks: [book], hand: told([made]) });
      expect(answer.hand?.next).toEqual(same.hand?.next);
      expect(answer.hand?.next).toMatchObject({ kind: 'act', seat: 1 });
      expect([answer.hand?.legality?.legal, answer.missing]).toEqual([true, []]);
      expect(plain.missing.map(({ fact }) => fact)).toEqual(['pot', 'winners']);
    },
  );

  test.each([
    ['nothing yet', [], false],
    [
      'a call and a fold',
      [
        { seat: 4, action: 'call' },
        { seat: 1, action: 'fold' },
      ],
      true,
    ],
    [
      'two folds',
      [
        { seat: 4, action: 'fold' },
        { seat: 1, action: 'fold' },
      ],
      false,
    ],
    ['one raise', [{ seat: 4, action: 'raise', to: 300 }], false],
    [
      'three folds',
      [
        { seat: 4, action: 'fold' },
        { seat: 1, action: 'fold' },
        { seat: 2, action: 'fold' },
      ],
      true,
    ],
  ])('is substantial action or not: %s', (_name, actions, substantial) => {
    const { rulings } = ruledOn({ irregularity: { type: 'skipped-player' }, hand: told(actions) });
    expect(rulings.map((r) => r.decision)).toEqual([substantial ? 'stands' : 'misdeal']);
  });

  test('gives way to a fact that is given', () => {
    const irregularity = { type: 'skipped-player', substantialAction: true };
    expect(ruledOn({ irregularity, hand: told([]) }).rulings.map((r) => r.decision)).toEqual(['stands']);
  });

  const blinds = { ...PREFLOP, stakes: { smallBlind: 250, bigBlind: 500 } };
  const raised = {
    ...blinds,
    actions: [
      { seat: 4, action: 'raise', to: 1100 },
      { seat: 1, action: 'chips', chips: [500, 1000] },
    ],
  };

  test('is the least raise, and whether chips were the last: BT-12 as a hand', () => {
    const { rulings } = ruledOn({ irregularity: { type: 'silent-chips' }, rulebooks: [IT, TDA], hand: raised });
    expect(rulings.map((r) => [r.decision, saidOf(r), r.options.map(movesText)])).toEqual([
      ['choice', 'silent-raise-is-short', ['pot>1 400', '1>pot 200', '1>pot 200']],
      ['call', 'silent-call', []],
    ]);
    const poor = { ...raised, seats: seats.map((s) => (s.seat === 1 ? { ...s, stack: 1500 } : s)) };
    const allIn = ruledOn({ irregularity: { type: 'silent-chips' }, rulebooks: [IT], hand: poor });
    expect(allIn.rulings.map((r) => [r.decision, saidOf(r)])).toEqual([['raise', 'silent-raise']]);
  });

  test('is the price of a call and the number of players for one who did not hear the raise', () => {
    const hand = told([{ seat: 4, action: 'raise', to: 400 }]);
    const { rulings } = ruledOn({
      irregularity: { type: 'raise-not-heard', put: 100, heard: false, authorised: true, facing: 'raise' },
      rulebooks: [IT, TDA],
      hand,
    });
    expect(rulings.map((r) => [r.decision, r.options.map(movesText)])).toEqual([
      ['choice', ['pot>1 100', '1>pot 300']],
      ['floor-decides', ['1>pot 300', '']],
    ]);
  });
});

describe('what a showdown tells', () => {
  test.each([
    ['equal hands', SPLIT, 'split', 'pot>1 350, pot>2 350, pot>next-pot 1'],
    ['unequal hands', SHOWDOWN, 'proceed', 'pot>1 701'],
  ])('is whether hands are equal: %s', (_name, hand, decision, moves) => {
    const { rulings } = ruledOn({ irregularity: { type: 'equal-hands' }, rulebooks: [IT], hand });
    expect(rulings.map((r) => [r.decision, movesText(r)])).toEqual([[decision, moves]]);
  });

  test('is the pot and who splits it, for an odd chip', () => {
    const { rulings, differs } = ruledOn({ irregularity: { type: 'odd-chip' }, rulebooks: [IT, TDA], hand: SPLIT });
    expect(rulings.map((r) => [r.decision, movesText(r)])).toEqual([
      ['carry-over', 'pot>1 350, pot>2 350, pot>next-pot 1'],
      ['split', 'pot>1 350, pot>2 351'],
    ]);
    expect(differs).toBe(true);
  });
});

test('what every pot leaves over is carried together to the next', () => {
  const held = [
    ['As', 'Kd'],
    ['Ac', 'Kc'],
    ['Ah', 'Ks'],
  ];
  const hand = { ...SIDE_POT, seats: SIDE_POT.seats.map((player, i) => ({ ...player, hole: held[i] })) };
  const { rulings } = ruledOn({ irregularity: { type: 'odd-chip' }, rulebooks: [IT], hand: { ...hand, carriedIn: 1 } });
  expect(rulings.map((r) => [r.decision, movesText(r)])).toEqual([
    ['carry-over', 'pot>1 100, pot>2 300, pot>3 300, pot>next-pot 1'],
  ]);
});

test('a pot everybody withdraws from stays for the next deal', () => {
  const stake = { contributed: 15, dead: 5 };
  const hand = {
    variant: 'italian-draw',
    button: 1,
    seats: [1, 2].map((n) => ({ seat: n, ...stake })),
    deck: { lowestRank: '8' },
  };
  const irregularity = {
    type: 'foreign-cards',
    cards: ['2c'],
    phase: 'after-opening',
    holders: [1, 2],
    withdraws: [1, 2],
  };
  const { rulings } = ruledOn({ irregularity, rulebooks: ['guida-poker'], hand });
  expect(
    rulings.map((r) => [r.decision, movesText(r), r.steps.map(({ code }) => code).includes('withdrawn-by-all')]),
  ).toEqual([['refund', 'pot>1 10, pot>2 10, pot>next-pot 10', true]]);
});

describe('a question', () => {
  test('is asked once, with the rulebooks that need the answer, and no more once it is given', () => {
    const ask = (facts: object) =>
      ruledOn({ irregularity: { type: 'skipped-player', ...facts }, rulebooks: [TDA, IT, ROOM] });
    expect(ask({}).missing.map(({ fact, rulebooks }) => [fact, rulebooks])).toEqual([['substantialAction', [TDA, IT]]]);
    expect(ask({}).rulings.map(({ rulebook, decision }) => [rulebook, decision])).toEqual([[ROOM, 'floor-decides']]);
    expect(ask({ substantialAction: false }).missing).toEqual([]);
  });

  test('is put in the language asked for', () => {
    const body = { irregularity: { type: 'wrong-award' }, rulebooks: [IT] };
    expect(ruledOn(body, 'it').missing[0]?.question).toBe('Le carte sono già state mischiate?');
    expect(ruledOn(body, 'en').missing[0]?.question).toBe('Have the cards already been shuffled?');
  });
});

test('players are spoken of by their labels and chips as money', () => {
  const { rulings } = ruledOn({
    irregularity: { type: 'wrong-award', cardsShuffled: false, paid: [{ seat: 2, amount: 701 }] },
    rulebooks: [IT],
    hand: SHOWDOWN,
    money: { currency: 'EUR', decimals: 2 },
    reference: 'table 7',
  });
  expect(rulings[0]?.steps.map(({ text }) => text)).toContain('Reconstructed, the hand pays €7.01 to anna.');
});

describe('a seat that is not at the table of the hand', () => {
  const HAND_OF_TWO = {
    variant: 'texas-holdem',
    button: 1,
    seats: [{ seat: 1 }, { seat: 2 }],
    pot: 100,
  };

  it.each([
    ['all-in-muck', { seat: 9 }, ['/irregularity/seat seat-not-at-table']],
    [
      'foreign-cards',
      { holders: [1, 7, 9] },
      ['/irregularity/holders/1 seat-not-at-table', '/irregularity/holders/2 seat-not-at-table'],
    ],
    ['wrong-award', { paid: [{ seat: 3, amount: 1 }] }, ['/irregularity/paid/0 seat-not-at-table']],
  ])('is a fault of %s', (type, facts, faults) => {
    expect(refusedOn({ irregularity: { type, ...facts }, hand: HAND_OF_TWO })).toEqual(faults);
  });

  it('may be the one that was missed in the deal, or the button', () => {
    const { rulings } = ruledOn({
      irregularity: { type: 'skipped-player', seat: 3, substantialAction: false },
      hand: HAND_OF_TWO,
    });
    expect(rulings).toHaveLength(1);
  });
});
