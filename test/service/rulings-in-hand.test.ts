import { describe, expect, test } from 'vitest';
import { movesText, refusedOn, ruledOn, saidOf } from '../support/irregularity.ts';

const [IT, TDA, ROOM, GUIDA] = ['italian-tournament', 'tda-2024', 'italian-limit-room', 'guida-poker'];

const four = (stack: number) => [1, 2, 3, 4].map((seat) => ({ seat, stack }));
const NL = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 }, seats: four(5000) };
const nl = (actions: readonly object[], stacks: Readonly<Record<number, number>> = {}) => ({
  ...NL,
  seats: NL.seats.map((s) => ({ ...s, stack: stacks[s.seat] ?? s.stack })),
  actions,
});
const HOLES: Readonly<Record<number, string>> = { 1: 'AsTd9c8c7c', 2: 'KdKhQdJd9d', 3: 'QsQh8d7d9h', 4: 'JsJh8h7hTh' };
const draw = (actions: readonly object[], more: object = {}) => ({
  variant: 'italian-draw',
  button: 1,
  stakes: { ante: 10, anteFrom: 'each' },
  seats: four(1000).map((s) => ({ ...s, hole: HOLES[s.seat]?.match(/../g) })),
  actions,
  ...more,
});
const [raise, bet, call, fold, check] = ['raise', 'bet', 'call', 'fold', 'check'].map(
  (action) => (seat: number, to?: number) => ({ seat, action, ...(to === undefined ? {} : { to }) }),
) as [Act, Act, Act, Act, Act];
type Act = (seat: number, to?: number) => object;
const OPEN = [bet(2, 40), call(3), fold(4), call(1)];

const ask = (book: string | undefined, type: string, facts: object, hand: object) => {
  const answer = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], hand });
  const [ruling] = answer.rulings;
  if (ruling === undefined) throw new Error(`asks ${answer.missing.map(({ fact }) => fact).join()}`);
  return { ...answer, ruling, said: `${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`.trim() };
};

describe('who withdraws while the hand is played', () => {
  /** Every seat with a card below the deck. */
  const held: Readonly<Record<number, string>> = { 1: 'AsTd9c8c6c', 2: 'KdKhQdJd6d', 3: 'QsQh8d7d6h', 4: 'JsJh8h7h5h' };
  const holding = four(1000).map((s) => ({ ...s, hole: held[s.seat]?.match(/../g) }));
  const cards = ['6c', '6d', '6h', '5h'];
  const leaves = (withdraws: readonly number[], actions: readonly object[], more: object = {}, facts: object = {}) =>
    ask(
      GUIDA,
      'foreign-cards',
      { cards, phase: 'after-opening', holders: [1, 2, 3, 4], withdraws, ...facts },
      draw(actions, { seats: holding, deck: { lowestRank: '7' }, ...more }),
    );

  test.each([
    ['the opener at the draw', [2], OPEN, 'draw 3'],
    ['who was to speak', [3], [bet(2, 40)], 'act 4'],
    ['somebody who is not to speak', [1], [bet(2, 40)], 'act 3'],
    ['the opener whom nobody has answered', [2], [bet(2, 40)], 'act 3'],
  ])('leaves the others to go on: %s', (_name, withdraws, actions, next) => {
    const { hand } = leaves(withdraws, actions);
    expect([hand?.outcome, `${hand?.next?.kind} ${hand?.next && 'seat' in hand.next ? hand.next.seat : ''}`]).toEqual([
      'incomplete',
      next,
    ]);
    expect(hand?.legality?.legal).toBe(true);
  });

  test('takes back what was paid to enter, told as put in and returned', () => {
    const { said, hand } = leaves([2, 3], OPEN);
    expect(said).toBe('refund withdraws-with-stake pot>2 40, pot>3 40');
    expect(hand?.winners).toEqual([1]);
    expect(hand?.payouts.map((p) => [p.seat, p.contributed, p.returned, p.won])).toEqual([
      [1, 50, 40, 40],
      [2, 50, 40, 0],
      [3, 50, 40, 0],
      [4, 10, 0, 0],
    ]);
    expect(hand?.explanation.filter(({ code }) => code === 'stake-taken-back').length).toBe(2);
  });

  test('with nobody left leaves the rest to the next deal, in the moves and in the hand', () => {
    const { said, hand } = leaves([1, 2, 3], OPEN);
    expect(said).toBe('refund withdraws-with-stake pot>1 40, pot>2 40, pot>3 40, pot>next-pot 40');
    expect([hand?.outcome, hand?.winners, hand?.carriedOver]).toEqual(['settled', [], 40]);
    expect(hand?.returned).toEqual([1, 2, 3].map((seat) => ({ seat, amount: 40 })));
    expect(hand?.headline).toContain('Everybody withdrew');
  });

  test('takes back the first wager, all of it only by another reading', () => {
    const { said, ruling, hand } = leaves([2], [bet(2, 40), raise(3, 120), fold(4), fold(1), call(2)]);
    expect(said).toBe('refund withdraws-with-stake pot>2 40');
    expect(ruling.options.map((o) => `${o.basis} ${movesText(o)}`)).toEqual(['other-reading pot>2 120']);
    expect(hand?.payouts.find(({ seat }) => seat === 2)?.returned).toBe(40);
    expect(hand?.payouts.reduce((sum, { net }) => sum + (net ?? 0), 0)).toBe(0);
  });

  test.each([
    ['who has folded', [4], OPEN],
    ['the opener everybody folded to', [2], [bet(2, 40), fold(3), fold(4), fold(1)]],
  ])('cannot be %s', (_name, seats, actions) => {
    const facts = { holders: seats };
    const body = (withdraws?: readonly number[]) =>
      ask(
        GUIDA,
        'foreign-cards',
        { cards, phase: 'after-opening', ...facts, withdraws },
        draw(actions, { seats: holding, deck: { lowestRank: '7' } }),
      );
    expect([body().ruling.decision, movesText(body().ruling)]).toEqual(['proceed', '']);
  });

  test('is folded too where the record begins later', () => {
    const later = { opening: { street: 'first-draw', pot: 160 } };
    const { hand } = leaves([2], [check(2)], later, { phase: 'at-draw-before-opener-spoke' });
    expect(hand?.hands.find(({ seat }) => seat === 2)?.status).toBe('folded');
    expect(hand?.next).toMatchObject({ kind: 'act', seat: 3 });
  });
});

describe('quartets that have become regular', () => {
  const sixes = ['6c', '6d', '6h', '6s'];
  const show = { seats: [1, 2].map((seat) => ({ seat, contributed: 50, hole: HOLES[seat]?.match(/../g) })) };
  const hand = { variant: 'italian-draw', button: 1, deck: { lowestRank: '7' }, ...show };
  test.each([
    ['foreign-cards', { cards: sixes, phase: 'after-opening', holders: [] }],
    ['foreign-cards', { cards: [...sixes, '3c'], phase: 'after-opener-spoke' }],
    ['spoiled-pat-hand', { seat: 1, cards: ['As', 'Td', '9c', '8c', '7c'], newLowest: '6', pat: true, withdraws: [] }],
  ])('are in the deck the hand is judged by: %s', (type, facts) => {
    const { ruling, hand: after } = ask(GUIDA, type, facts, hand);
    expect(after?.winners).toEqual([2]);
    if (type === 'foreign-cards') expect(ruling.steps.map(({ code }) => code)).toContain('quartets-are-regular');
    expect(ask(GUIDA, 'odd-chip', { pot: 100, winners: [1] }, hand).hand?.winners).toEqual([1]);
  });
});

describe('the figures of the seat named', () => {
  const after = [raise(4, 300)];
  const withdrawn = [...after, call(1)];
  test.each([
    [
      'out of turn, with a blind in',
      TDA,
      'raise-not-heard',
      { seat: 2, put: 60, facing: 'opening-bet' },
      nl(after),
      'call undercall-full-call 2>pot 190',
    ],
    [
      'for the raise it made',
      TDA,
      'undeclared-raise',
      { seat: 4, manner: 'two-motions', put: 300 },
      nl(after),
      'call no-raise-only-call pot>4 200',
    ],
    [
      'for chips pushed before another called',
      TDA,
      'silent-chips',
      { seat: 4, chips: [300] },
      nl(withdrawn),
      'call silent-call pot>4 200',
    ],
    [
      'for its last chips, declared with the amount',
      TDA,
      'undeclared-raise',
      { manner: 'declared-with-amount', put: 150 },
      nl([], { 4: 150 }),
      'raise raise-as-put',
    ],
    [
      'for its last chips, without an amount',
      TDA,
      'undeclared-raise',
      { manner: 'raise-without-amount', put: 150 },
      nl([], { 4: 150 }),
      'raise raise-as-put',
    ],
    [
      'for chips the stack does not have',
      TDA,
      'undeclared-raise',
      { manner: 'raise-without-amount', put: 150 },
      nl([], { 4: 180 }),
      'complete-raise raise-made-up 4>pot 30',
    ],
    [
      'for a call with the last chips',
      TDA,
      'raise-not-heard',
      { put: 150, facing: 'opening-bet' },
      nl(after, { 1: 150 }),
      'call undercall-all-in',
    ],
    [
      'for the option of the big blind',
      IT,
      'silent-chips',
      { chips: [300] },
      nl([call(4), call(1), call(2)]),
      'raise silent-raise',
    ],
    [
      'for the option of the big blind, one chip',
      TDA,
      'silent-chips',
      { chips: [300] },
      nl([call(4), call(1), call(2)]),
      'call silent-check pot>3 300',
    ],
    [
      'declared below the minimum',
      IT,
      'undeclared-raise',
      { manner: 'declared-with-amount', put: 150 },
      nl([]),
      'choice silent-raise-is-short',
    ],
  ])('are its own: %s', (_name, book, type, facts, hand, said) => {
    const answer = ask(book, type, facts, hand);
    expect(answer.said).toBe(said);
    expect(answer.hand?.legality?.legal).toBe(true);
  });

  const FLOP = [call(4), call(1), call(2), check(3)];
  const flop = { ...nl(FLOP), board: ['2c', '7d', '9h'] };
  test.each([
    [TDA, 'correct-amount silent-bet-made-up 2>pot 50', 100],
    [IT, 'correct-amount silent-bet-made-up 2>pot 50', 100],
  ])('are the least bet where there is none: %s', (book, said, wager) => {
    const answer = ask(book, 'silent-chips', { chips: [50] }, flop);
    expect(answer.said).toBe(said);
    expect(answer.hand?.legality?.legal).toBe(true);
    expect(answer.hand?.pots.reduce((sum, { amount }) => sum + amount, 0)).toBe(400 + wager);
  });

  test.each([
    ['undeclared-raise', { seat: 4, manner: 'two-motions', put: 300 }, nl(withdrawn), 250],
    ['silent-chips', { seat: 4, chips: [300] }, nl(withdrawn), 250],
  ])('move the hand: %s', (type, facts, hand, before) => {
    const { hand: after } = ask(TDA, type, facts, hand);
    expect(hand.actions.length).toBe(2);
    expect([after?.next?.kind, after?.pots.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
      'act',
      before + 100,
    ]);
  });

  const stack = (to: number) => ({ hand: nl([raise(4, 150), call(1)], { 4: to }) });
  test('are read off a short raise the history stops at, and the hand goes on with it', () => {
    const { said, hand } = ask(TDA, 'short-raise', { noticed: 'same-street' }, stack(5000).hand);
    expect(said).toBe('complete-raise short-raise-everyone-adds 4>pot 50, 1>pot 50');
    expect([hand?.legality?.legal, hand?.pots.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([true, 550]);
    expect(ask(TDA, 'short-raise', {}, { ...stack(5000).hand, actions: [raise(4, 150)] }).said).toBe(
      'complete-raise short-raise-completed 4>pot 50',
    );
  });
  test('leave a short raise of the last chips alone', () => {
    const facts = { seat: 4, price: 100, put: 150, leastRaise: 200, lastChips: true };
    expect(ask(TDA, 'short-raise', facts, nl([], { 4: 150 })).said).toBe('stands short-raise-all-in');
  });
});

describe('what was due', () => {
  const SHOW = {
    variant: 'texas-holdem',
    seats: [
      { seat: 1, stack: 1000, hole: ['As', 'Ad'], contributed: 200 },
      { seat: 2, stack: 1000, hole: ['Qs', 'Qd'], contributed: 300 },
    ],
    board: ['2c', '7d', '9h', 'Js', '4d'],
  };
  const facts = { error: 'reading', nextHandBegun: false };
  test.each([
    ['everything to the loser', [{ seat: 2, amount: 500 }], 'reassign award-goes-to-winner 2>1 400'],
    ['everything to the winner', [{ seat: 1, amount: 500 }], 'reassign award-goes-to-winner 1>2 100'],
    ['the pot to the loser', [{ seat: 2, amount: 400 }], 'reassign award-goes-to-winner 2>1 400'],
    ['the pot to the winner', [{ seat: 1, amount: 400 }], 'stands award-was-right'],
  ])('counts the uncalled bet: %s', (_name, paid, said) => {
    expect(ask(TDA, 'wrong-award', { ...facts, paid }, SHOW).said).toBe(said);
  });

  test('cannot be told without money', () => {
    const hand = { ...SHOW, seats: SHOW.seats.map(({ seat, hole }) => ({ seat, hole })) };
    expect(ask(TDA, 'wrong-award', facts, hand).said).toBe('reassign award-reconstructed');
  });

  test('carries the chip equal hands leave to the next pot', () => {
    const seats = SHOW.seats.map((s, i) => ({ ...s, contributed: 100, hole: i ? ['Ac', 'Ah'] : ['As', 'Ad'] }));
    const odd = [...seats, { seat: 3, contributed: 1, status: 'folded' }];
    const { said } = ask(IT, 'equal-hands', { claim: 'suit' }, { ...SHOW, seats: odd });
    expect(said).toBe('split equal-hands-split pot>1 100, pot>2 100, pot>next-pot 1');
  });

  test('is put up again by a false opener, in the hand too', () => {
    const hand = draw([
      bet(2, 40),
      call(3),
      fold(4),
      call(1),
      ...[2, 3, 1].map((seat) => ({ seat, action: 'stand-pat' })),
      check(2),
      check(3),
      check(1),
    ]);
    const { said, hand: after } = ask(GUIDA, 'false-openers', { openersProven: false }, hand);
    expect(said).toBe('stands false-opener-refunds 2>next-pot 40');
    expect([after?.winners, after?.carriedOver]).toEqual([[1], 40]);
    expect(after?.payouts.find(({ seat }) => seat === 2)).toMatchObject({ net: -90, finalStack: 910 });
  });

  test('goes to a hand retrieved and tabled', () => {
    const seats = SHOW.seats.map((s) => (s.seat === 1 ? { ...s, status: 'mucked' } : s));
    const answer = ask(TDA, 'mucked-hand', { seat: 1, retrievable: true, tabled: true }, { ...SHOW, seats });
    expect([answer.ruling.decision, answer.hand?.winners]).toEqual(['hand-live', [1]]);
  });
});

describe('rights a ruling takes away', () => {
  test.each([
    ['exposed-own-cards', { seat: 1, cards: ['As'], byMistake: true }],
    ['raise-not-heard', { seat: 1, put: 100, heard: false, authorised: true, facing: 'raise' }],
  ])('are gone from the hand: %s', (type, facts) => {
    const { hand } = ask(IT, type, facts, nl([raise(4, 300)]));
    expect(hand?.next).toMatchObject({ kind: 'act', seat: 1, options: { raise: null, call: { to: 300 } } });
    expect(hand?.explanation.map(({ code }) => code)).toContain('raise-barred');
  });
});

const WON = {
  variant: 'italian-draw',
  button: 1,
  seats: [1, 2].map((seat) => ({ seat, contributed: 50, dead: 10, hole: HOLES[seat === 1 ? 2 : 3]?.match(/../g) })),
};
const TIED = {
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, hole: ['As', 'Kd'], contributed: 100 },
    { seat: 2, hole: ['Ac', 'Kc'], contributed: 100 },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
};

describe('what cannot be', () => {
  const one = (name: string, code: string) => [`/irregularity/${name} ${code}`];
  test.each([
    ['foreign-cards', { holders: [2], withdraws: [3], cards: ['Kd'] }, draw(OPEN), one('withdraws/0', 'not-a-holder')],
    ['foreign-cards', { holders: [4], withdraws: [4], cards: ['Jh'] }, draw(OPEN), one('withdraws/0', 'not-a-holder')],
    ['foreign-cards', { cards: ['Kd'], holders: [3] }, draw(OPEN), one('holders/0', 'contradicts-hand')],
    ['foreign-cards', { cards: ['??'] }, draw(OPEN), one('cards/0', 'fact-card-unread')],
    ['foreign-cards', { cards: [] }, draw(OPEN), one('cards', 'fact-too-few-cards')],
    ['foreign-cards', { cards: ['As', 'As', 'As'] }, draw(OPEN), one('cards/2', 'fact-card-twice')],
    ['foreign-cards', { cards: ['6c'], phase: 'before-opening' }, draw(OPEN), one('phase', 'contradicts-hand')],
    ['raise-not-heard', { put: 400 }, nl([raise(4, 300)]), one('put', 'fact-too-large')],
    ['raise-not-heard', { put: 300 }, nl([raise(4, 300)]), one('put', 'fact-too-large')],
    ['raise-not-heard', { put: 100, toCall: 200 }, nl([raise(4, 300)]), one('toCall', 'contradicts-hand')],
    ['short-raise', { price: 200, put: 100 }, undefined, one('put', 'fact-too-small')],
    ['short-raise', { price: 200, leastRaise: 200 }, undefined, one('leastRaise', 'fact-too-small')],
    ['short-raise', { seat: 2, matched: [{ seat: 2, amount: 5 }] }, undefined, one('matched/0', 'fact-seat-twice')],
    ['wrong-draw', { seat: 3, count: 2, least: 4, most: 3 }, undefined, one('least', 'fact-too-large')],
    [
      'short-raise',
      { matched: [3, 3].map((seat) => ({ seat, amount: 5 })) },
      undefined,
      one('matched/1', 'fact-seat-twice'),
    ],
    ['undeclared-raise', { toCall: 200, toRaise: 100 }, undefined, one('toRaise', 'fact-too-small')],
    [
      'silent-chips',
      { chips: [0] },
      undefined,
      ['/irregularity/chips/0 fact-too-small', ...one('chips', 'fact-too-small')],
    ],
    ['silent-chips', { chips: [6000] }, nl([]), one('chips', 'fact-too-large')],
    ['silent-chips', { chips: [50], lastChips: true }, nl([]), one('lastChips', 'contradicts-hand')],
    [
      'silent-chips',
      { chips: [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER] },
      undefined,
      one('chips', 'amounts-too-large'),
    ],
    ['exposed-own-cards', { cards: ['As', 'As'] }, undefined, one('cards/1', 'fact-card-twice')],
    [
      'exposed-in-deal',
      { exposed: [1, 2].map((seat) => ({ seat, card: '7h' })) },
      undefined,
      one('exposed/1', 'fact-card-twice'),
    ],
    ['spoiled-pat-hand', { cards: ['As', 'Kd'] }, undefined, one('cards', 'fact-too-few-cards')],
    ['opening-requirement', { cards: ['As', 'Kd', 'Qd', 'Jd', '??'] }, undefined, one('cards/4', 'fact-card-unread')],
    ['equal-hands', { seats: [3] }, undefined, one('seats', 'fact-too-few-seats')],
    ['equal-hands', { seats: [] }, undefined, one('seats', 'fact-too-few-seats')],
    ['equal-hands', { equalRanks: false }, TIED, one('equalRanks', 'contradicts-hand')],
    ['false-openers', { seat: 1, openerWins: false }, WON, one('openerWins', 'contradicts-hand')],
    ['out-of-sight', { seat: 1, won: false, winner: 1 }, undefined, one('winner', 'fact-seat-twice')],
    ['out-of-sight', { seat: 1, won: false }, WON, one('won', 'contradicts-hand')],
    ['wrong-award', { reconstructible: true }, nl([]), one('reconstructible', 'contradicts-hand')],
    ['all-in-muck', { seat: 1 }, nl([]), one('seat', 'contradicts-hand')],
    ['exposed-own-cards', { seat: 1, cards: ['2c'] }, draw([]), one('cards/0', 'contradicts-hand')],
    ['exposed-in-deal', { exposed: [{ seat: 2, card: 'As' }] }, draw([]), one('exposed/0', 'contradicts-hand')],
    [
      'skipped-player',
      { substantialAction: false },
      nl([call(4), call(1), call(2)]),
      one('substantialAction', 'contradicts-hand'),
    ],
  ])('is refused with its place: %s %j', (type, facts, hand, faults) => {
    expect(refusedOn({ irregularity: { type, ...facts }, rulebooks: [GUIDA, TDA, IT, ROOM], hand })).toEqual(faults);
  });
});

test('a hand with the very card asked about is read under every rulebook', () => {
  const hand = draw(OPEN, { deck: { lowestRank: '9' } });
  const facts = { cards: ['8c'], phase: 'after-opening', holders: [1], withdraws: [1], substantialAction: true };
  const { rulings } = ruledOn({ irregularity: { type: 'foreign-cards', ...facts }, rulebooks: [TDA, GUIDA], hand });
  expect(rulings.map(({ decision }) => decision)).toEqual(['stands', 'refund']);
});

describe('what a rulebook or the house has a word on', () => {
  const suits = { houseRules: { oddChip: 'carry-over' } };
  test.each([
    [GUIDA, 'equal-hands', { claim: 'suit', equalRanks: true }, {}, 'proceed suits-decide-here'],
    [GUIDA, 'equal-hands', { claim: 'cards-used', equalRanks: true }, {}, 'proceed suits-decide-here'],
    [
      ROOM,
      'odd-chip',
      { pot: 101, winners: [2, 5] },
      suits,
      'carry-over odd-chip-stays pot>2 50, pot>5 50, pot>next-pot 1',
    ],
    [
      GUIDA,
      'odd-chip',
      { pot: 101, winners: [2, 5] },
      suits,
      'carry-over odd-chip-stays pot>2 50, pot>5 50, pot>next-pot 1',
    ],
    [IT, 'odd-chip', { pot: 1, winners: [2, 5] }, {}, 'carry-over pot-too-small-to-split pot>next-pot 1'],
    [IT, 'all-in-muck', { seat: 2, bettingOver: true }, {}, 'must-table all-in-must-table'],
    [GUIDA, 'all-in-muck', { seat: 2 }, { houseRules: { allInMuck: 'may-muck' } }, 'hand-dead all-in-hand-mucked'],
    [
      GUIDA,
      'opening-requirement',
      { cards: ['Js', 'Jd', '9c', '8c', '7c'], lowestRank: '7' },
      { houseRules: { openers: 'kings' } },
      'not-allowed hand-may-not-open',
    ],
    [
      TDA,
      'board-dealt-wrong',
      { fault: 'too-many-cards', street: 'river' },
      {},
      'replace-card extra-card-drawn-out-of-play',
    ],
    [
      IT,
      'board-dealt-wrong',
      { fault: 'too-many-cards', street: 'river', actionSince: false, orderKnown: true, dealt: ['2c', '3c'] },
      {},
      'replace-card last-card-out-of-play 3c>out-of-play',
    ],
    [TDA, 'exposed-own-cards', { seat: 2 }, {}, 'hand-live exposed-hand-lives'],
  ])('is ruled: %s %s %j', (book, type, facts, more, said) => {
    const { rulings, missing } = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], ...more });
    expect(missing).toEqual([]);
    expect(rulings.map((r) => `${r.decision} ${saidOf(r)} ${movesText(r)}`.trim())).toEqual([said]);
  });
});

test('exposed cards are replaced from the small blind, which heads-up is the button', () => {
  const exposed = [2, 1].map((seat) => ({ seat, card: seat === 1 ? '7h' : '8h' }));
  const order = (hand: object) =>
    ask(IT, 'exposed-in-deal', { exposed }, hand).ruling.steps.find(({ code }) => code === 'exposed-replaced-at-end')
      ?.facts.seats;
  expect(order({ ...NL, seats: NL.seats.slice(0, 2), actions: [] })).toEqual([1, 2]);
  expect(order({ ...NL, actions: [] })).toEqual([2, 1]);
  const dead = { ...NL.stakes, smallBlindSeat: 1, bigBlindSeat: 2 };
  expect(order({ ...NL, button: 4, stakes: dead, actions: [] })).toEqual([1, 2]);
});

test('a word that puts chips in asks who said it', () => {
  const irregularity = { type: 'italian-words', word: 'cip', betToAnswer: false, ante: 10, minimumOpening: 20 };
  expect(ruledOn({ irregularity, rulebooks: [GUIDA] }).missing.map(({ fact }) => fact)).toEqual(['seat']);
});

test.each([
  ['en', { seat: 2, card: '' }, 'Seat 2 '],
  ['it', { seat: 2, card: '' }, 'Posto 2 '],
] as const)('a sentence begins with a capital in %s', (language, { seat }, head) => {
  const irregularity = { type: 'false-openers', seat, openersProven: true };
  expect(ruledOn({ irregularity, rulebooks: [GUIDA] }, language).rulings[0]?.text.startsWith(head)).toBe(true);
});
