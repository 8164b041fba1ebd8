import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardsOf, FULL_DECK, formatCard } from '../support/core.ts';
import { seeded } from '../support/random.ts';
import { faultsOf, refusal, ruled } from '../support/ruling.ts';

const hole = (text: string): string[] => text.split(' ').filter(Boolean);
const live = (seat: number, cards: string, more: object = {}) => ({ seat, hole: hole(cards), ...more });
const holdem = (seats: object[], board: string, more: object = {}) => ({
  variant: 'texas-holdem',
  button: 1,
  seats,
  board: hole(board),
  ...more,
});

describe('a showdown', () => {
  const board = 'Ac Kh 9d 9c 2s';
  const seats = [
    live(1, 'As Kd', { player: 'anna', contributed: 300 }),
    live(2, 'Ad Qc', { player: 'bruno', contributed: 300 }),
  ];

  test('says who wins with what, and the rank that decides', () => {
    const answer = ruled(holdem(seats, board));
    expect(answer.headline).toBe('anna wins 600 with two pair, aces and kings');
    expect(answer.explanation.find(({ code }) => code === 'hand-beats')?.text).toBe(
      'anna beats bruno: both have two pair, the lower pair decides, king over nine.',
    );
  });

  test('says the same in Italian', () => {
    const italian = ruled(holdem(seats, board), 'it');
    expect(italian.headline).toBe('anna vince 600 con doppia coppia, assi e re');
    expect(italian.explanation.map(({ code }) => code)).toEqual(
      ruled(holdem(seats, board)).explanation.map(({ code }) => code),
    );
  });

  test('goes down to the last kicker', () => {
    const answer = ruled(
      holdem([live(1, 'Ah 7c', { contributed: 50 }), live(2, 'Ad 6c', { contributed: 50 })], 'Kh Kd 5s 3c 2h'),
    );
    expect(answer.explanation.find(({ code }) => code === 'hand-beats')?.facts).toMatchObject({
      differsAt: 2,
      ranks: ['K', 'A', '7', '5'],
    });
  });

  test('every step names its clause, every clause is explained, every reason comes before', () => {
    const answer = ruled(
      holdem(
        [
          live(1, 'As Kd', { contributed: 100 }),
          live(2, 'Ad Qc', { contributed: 301 }),
          live(3, '2c 2d', { contributed: 301 }),
        ],
        'Ac Kh 9d 5c 3s',
      ),
    );
    for (const step of answer.explanation) {
      expect(step.cites, step.code).not.toEqual([]);
      for (const id of step.cites) expect(answer.citations.map((c) => c.id)).toContain(id);
      for (const earlier of step.because) expect(earlier).toBeLessThan(step.id);
    }
  });

  test('a refund is not a win, and who is left with nothing is eliminated', () => {
    const table = [
      live(1, 'Qs Qd', { stack: 500, contributed: 500 }),
      live(2, 'As Kd', { stack: 300, contributed: 300 }),
      live(3, '7c 2d', { stack: 300, contributed: 300 }),
    ];
    expect(ruled(holdem(table, 'Ac 7d 9h 4s 3c'))).toMatchObject({
      winners: [2],
      returned: [{ seat: 1, amount: 200 }],
      eliminated: [[3]],
      showdown: { order: [2, 3, 1] },
    });
  });

  test('who only takes back his own bet wins nothing', () => {
    const seats = [
      { seat: 1, player: 'anna', contributed: 100 },
      { seat: 2, contributed: 0, status: 'folded' },
    ];
    const answer = ruled(holdem(seats, ''));
    expect(answer).toMatchObject({ outcome: 'settled', winners: [], pots: [], returned: [{ seat: 1, amount: 100 }] });
    expect(answer.headline).toMatch(/^Nothing is left to be won/);
    const cardsOnly = holdem([live(1, 'As Ah'), { seat: 2, status: 'folded' }], '');
    expect(ruled(cardsOnly)).toMatchObject({ winners: [1], pots: [] });
  });

  test('seats out together are tiers by starting stack, larger first', () => {
    const all = (seat: number, cards: string, stack: number) => live(seat, cards, { stack, contributed: stack });
    const table = [
      live(1, 'As Ah', { stack: 900, contributed: 500 }),
      all(2, '2s 7d', 300),
      all(3, '7c 2d', 500),
      all(4, '8c 2h', 300),
    ];
    expect(ruled(holdem(table, 'Ac Kd 9h 4s 3c')).eliminated).toEqual([[3], [2, 4]]);
  });

  test('an unknown hand must be shown before the pot is awarded', () => {
    const answer = ruled(
      holdem([live(1, 'As Ah', { contributed: 100 }), { seat: 2, contributed: 100 }], 'Ac Kd 9h 4s 3c'),
    );
    expect(answer).toMatchObject({ outcome: 'incomplete', next: { kind: 'show', seat: 2 }, winners: [] });
  });

  test('no flop means no drop, and the last player takes the pot without showing', () => {
    const stakes = { rake: { basisPoints: 1_000, noFlopNoDrop: true } };
    const table = [
      { seat: 1, contributed: 100, status: 'folded' },
      { seat: 2, contributed: 300 },
    ];
    expect(ruled(holdem(table, '', { stakes }))).toMatchObject({
      winners: [2],
      pots: [{ amount: 200, rake: 0 }],
      returned: [{ seat: 2, amount: 200 }],
    });
    expect(ruled(holdem(table, '2c 3c 4c', { stakes }))).toMatchObject({ pots: [{ amount: 200, rake: 20 }] });
  });

  test('without money the best hand is told and there are no pots', () => {
    const answer = ruled(holdem([live(1, 'As Ah'), live(2, 'Kc Kd')], 'Ac Qd 9h 4s 3c'));
    expect(answer).toMatchObject({
      winners: [1],
      pots: [],
      payouts: [],
      headline: 'Seat 1 has the best hand with three of a kind, aces',
    });
  });

  test('a hand run twice shares every pot between the boards, odd chips to the first', () => {
    const boards = ['Ac Kd 9h 4s 3c', 'Ac Kd 9h 8s 8c'].map(hole);
    const answer = ruled({
      variant: 'texas-holdem',
      button: 1,
      pot: 101,
      boards,
      seats: [live(1, 'As Qh'), live(2, '8d 8h')],
    });
    expect(answer.pots[0]?.shares).toEqual([
      { seat: 1, amount: 51, contest: 'high', board: 1, oddChips: 0 },
      { seat: 2, amount: 50, contest: 'high', board: 2, oddChips: 0 },
    ]);
  });

  test('a fouled deck voids the hand where the house says so', () => {
    const table = [live(1, 'As Ah', { contributed: 100 }), live(2, 'As Kd', { contributed: 250 })];
    const answer = ruled(holdem(table, '', { houseRules: { duplicateCards: 'fouled-deck' }, carriedIn: 3 }));
    expect(answer).toMatchObject({
      outcome: 'void',
      winners: [],
      returned: [
        { seat: 1, amount: 100 },
        { seat: 2, amount: 250 },
      ],
      carriedOver: 3,
    });
  });
});

describe('a board still to come', () => {
  const allIn = { stack: 100, contributed: 100 };

  test('two completions with different winners keep the hand going', () => {
    expect(ruled(holdem([live(1, 'As Ah', allIn), live(2, 'Kc Kd', allIn)], ''))).toMatchObject({
      outcome: 'incomplete',
      decision: { status: 'deal', runouts: [] },
      next: { kind: 'deal', street: 'flop', cards: 3 },
    });
  });

  test('a hand nothing can change is settled early', () => {
    const answer = ruled(holdem([live(1, 'As Ah', allIn), live(2, 'Kc Qd', allIn)], 'Ac Ad 7h 2s'));
    expect(answer).toMatchObject({ outcome: 'settled', winners: [1], decision: { status: 'decided' } });
  });

  test('hands equal whatever comes split at once', () => {
    const seats = [live(1, '2c 3h', allIn), live(2, '2d 3c', allIn)];
    expect(ruled(holdem(seats, 'As Ks Qs Ts'))).toMatchObject({
      outcome: 'settled',
      winners: [1, 2],
      decision: { status: 'immediate-split' },
    });
    expect(ruled(holdem(seats, 'Ac Kc Qc Ts'))).toMatchObject({ outcome: 'incomplete', decision: { status: 'deal' } });
  });

  test('while two seats can still bet nothing is settled', () => {
    const deep = { stack: 300, contributed: 100 };
    const answer = ruled(holdem([live(1, 'As Ah', deep), live(2, 'Kc Qd', deep)], 'Ac Ad 7h 2s'));
    expect(answer).toMatchObject({
      outcome: 'incomplete',
      decision: { status: 'deal' },
      next: { kind: 'deal', street: 'river', cards: 1 },
    });
  });

  test('all 1,712,304 boards before the flop are counted', () => {
    const answer = ruled(holdem([live(1, 'As Ks', allIn), live(2, 'Ah Kd', allIn)], '', { runouts: true }));
    const counted = Object.fromEntries(
      answer.decision.runouts.map(({ winners, boards }) => [winners.join('+'), boards]),
    );
    expect(counted).toEqual({ '1': 122_556, '2': 37_210, '1+2': 1_552_538 });
  });

  test('the count agrees with ruling each completion by itself', () => {
    const seats = [
      live(1, 'As Ks Qd Jd', allIn),
      live(2, 'Ah Kd 9c 9d', allIn),
      live(3, '7c 7h 2d 2h', { stack: 50, contributed: 50 }),
    ];
    const board = hole('2c 9h Ts Jh');
    const body = { variant: 'omaha', button: 1, seats };
    const used = new Set([...seats.flatMap((s) => s.hole), ...board]);
    const byHand: Record<string, number> = {};
    for (const river of cardsOf(FULL_DECK).map(formatCard)) {
      if (used.has(river)) continue;
      const key = ruled({ ...body, board: [...board, river] }).winners.join('+');
      byHand[key] = (byHand[key] ?? 0) + 1;
    }
    const { runouts } = ruled({ ...body, board, runouts: true }).decision;
    expect(Object.fromEntries(runouts.map(({ winners, boards }) => [winners.join('+'), boards]))).toEqual(byHand);
  });

  test('a count beyond what may be done here is refused with its size', () => {
    const body = holdem([live(1, 'As Ks'), live(2, 'Qh Qd')], '', { pot: 100, runouts: true });
    expect(refusal(body, 1_000)).toEqual({ kind: 'over-budget', boards: 1_712_304 });
  });

  test('whether the hand goes on is what counting every run-out says', () => {
    const below = seeded(17);
    for (let i = 0; i < 40; i += 1) {
      const pack = cardsOf(FULL_DECK).map(formatCard);
      const take = (n: number): string[] => Array.from({ length: n }, () => pack.splice(below(pack.length), 1)).flat();
      const board = take(i % 2 === 0 ? 3 : 4);
      const body = {
        variant: 'texas-holdem',
        button: 1,
        pot: 12,
        board,
        seats: [1, 2, 3].map((seat) => ({ seat, hole: take(2) })),
      };
      const counted = ruled({ ...body, runouts: true });
      expect(ruled(body).decision.status).toBe(counted.decision.status);
      expect(counted.decision.status === 'deal').toBe(counted.decision.runouts.length > 1);
    }
  });
});

describe('a hand that cannot exist is refused with every fault', () => {
  test('cards, seats and money at once', () => {
    const seats = [live(1, 'As 5d', { contributed: 200, stack: 100 }), live(1, 'As', { contributed: 5, dead: 6 })];
    expect(faultsOf({ variant: 'short-deck', pot: 5, seats, board: hole('Kd Kc') })).toEqual([
      '/seats/1/seat duplicate-seat',
      '/seats/1/hole wrong-hole-count',
      '/board wrong-board-count',
      '/seats/0/contributed contributed-above-stack',
      '/seats/1/dead dead-above-contributed',
      '/pot two-ways-of-money',
      '/seats/0/hole/1 card-outside-deck',
      '/seats/1/hole/0 duplicate-card',
    ]);
  });

  test.each([
    ['one seat alone', holdem([live(1, 'As Ah')], ''), '/seats too-few-seats'],
    [
      'nobody left',
      holdem(
        [
          { seat: 1, status: 'folded' },
          { seat: 2, status: 'mucked' },
        ],
        '',
      ),
      '/seats no-live-seat',
    ],
    [
      'a history without a button',
      { variant: 'texas-holdem', actions: [], seats: [{ seat: 1 }, { seat: 2 }] },
      '/button button-required',
    ],
    [
      'an odd chip without a button',
      { ...holdem([live(1, 'As Kh'), live(2, 'Ad Kc')], 'Ac Kd 9h 4s 3c'), button: undefined, pot: 101 },
      '/button button-needed',
    ],
    [
      'run-outs with an unknown hand',
      holdem([live(1, 'As Ah'), { seat: 2 }], '', { pot: 1, runouts: true }),
      '/seats/1/hole runouts-need-hole-cards',
    ],
    [
      'sums beyond whole numbers',
      holdem(
        [
          { seat: 1, contributed: Number.MAX_SAFE_INTEGER },
          { seat: 2, contributed: 2 },
        ],
        '',
      ),
      '/seats amounts-too-large',
    ],
    [
      'a live seat that does not say what it put in',
      holdem([{ seat: 1, contributed: 5 }, { seat: 2 }], ''),
      '/seats/1/contributed contribution-missing',
    ],
    ['an unknown board card', holdem([live(1, 'As Ah'), live(2, 'Ks Kh')], '?? 2c 3c'), '/board/0 unknown-board-card'],
    [
      'a deck that cannot change',
      holdem([live(1, 'As Ah'), live(2, 'Ks Kh')], '', { deck: { lowestRank: '7' } }),
      '/deck/lowestRank deck-is-fixed',
    ],
  ])('%s', (_, body, fault) => {
    expect(faultsOf(body)).toContain(fault);
  });
});

test('the same request gives the same bytes, and the digest changes with the rules', () => {
  const body = holdem([live(1, 'As Ah', { contributed: 5 }), live(2, 'Ks Kh', { contributed: 5 })], '2c 3c 4c 5d 9d');
  expect(JSON.stringify(ruled(body))).toBe(JSON.stringify(ruled(body)));
  expect(ruled(body).meta.digest).not.toBe(ruled({ ...body, houseRules: { oddChip: 'carry-over' } }).meta.digest);
});

test('another rulebook is compared step by step', () => {
  const seats = [
    live(1, 'As Kh', { contributed: 51 }),
    live(2, 'Ad Kc', { contributed: 51 }),
    { seat: 3, contributed: 1, status: 'folded' },
  ];
  const [row] = ruled(
    holdem(seats, 'Ac Kd 9h 4s 3c', { houseRules: { oddChip: 'carry-over' }, compare: ['tda-2024'] }),
  ).comparison;
  expect(row).toMatchObject({ rulebook: 'tda-2024', differs: true });
  expect(row?.steps.map(({ code }) => code)).toContain('odd-chip-given');
});

const seatOf = fc.record({
  contributed: fc.nat(2_000),
  dead: fc.nat(1),
  status: fc.constantFrom('live', 'live', 'live', 'folded', 'mucked'),
  behind: fc.nat(100),
});
const hand = fc.record({
  seats: fc.array(seatOf, { minLength: 2, maxLength: 9 }),
  variant: fc.constantFrom('texas-holdem', 'omaha', 'short-deck'),
  size: fc.constantFrom(0, 3, 5),
  smallestChip: fc.constantFrom(1, 25),
  basisPoints: fc.nat(1_000),
  carriedIn: fc.nat(3),
  seed: fc.nat(1_000_000),
});

test('chips balance whatever was contributed, raked and shown', () => {
  fc.assert(
    fc.property(hand, ({ seats, variant, size, smallestChip, basisPoints, carriedIn, seed }) => {
      fc.pre(seats.some((s) => s.status === 'live'));
      const below = seeded(seed + 1);
      const deck = variant === 'short-deck' ? ({ lowestRank: '6', droppedRanks: [] } as const) : FULL_DECK;
      const pack = cardsOf(deck).map(formatCard);
      const take = (n: number): string[] => Array.from({ length: n }, () => pack.splice(below(pack.length), 1)).flat();
      const table = seats.map(({ contributed, dead, status, behind }, i) => ({
        seat: i + 1,
        hole: take(variant === 'omaha' ? 4 : 2),
        status,
        contributed,
        dead: Math.min(dead, contributed),
        stack: contributed + behind,
      }));
      ruled({
        variant,
        button: 1,
        seats: table,
        board: take(size),
        carriedIn,
        stakes: { smallestChip, rake: { basisPoints, cap: 50 } },
      });
    }),
    { numRuns: 150 },
  );
});
