import { describe, expect, it, test } from 'vitest';
import { ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);
const ALL = ['tda-2024', 'wsop-2024', 'roberts-11', 'italian-tournament', 'italian-limit-room', 'guida-poker'];

const rowOf = (hand: object, rulebook: string, more: object = {}) => {
  const [row] = ruled({ ...hand, ...more, compare: [rulebook] }).comparison;
  if (row === undefined) throw new Error('no comparison');
  return row;
};

const holdem = (more: object = {}): object => ({
  variant: 'texas-holdem',
  button: 3,
  board: cards('Ac Kd 9h 4s 3c'),
  seats: [
    { seat: 1, player: 'anna', hole: cards('As Kh'), contributed: 50 },
    { seat: 2, player: 'bruno', hole: cards('Ad Kc'), contributed: 50 },
    { seat: 3, status: 'folded', contributed: 1 },
  ],
  ...more,
});
const identical = {
  variant: 'holdem-hi-lo',
  button: 3,
  board: cards('Ac 2d 3h Kh Ks'),
  seats: [
    { seat: 1, hole: cards('4h 5c'), contributed: 33 },
    { seat: 2, hole: cards('4d 5s'), contributed: 33 },
  ],
};
const stud = {
  variant: 'seven-card-stud',
  button: 3,
  seats: [
    { seat: 1, hole: cards('2c 3d Ts 9h 8d 7c 6c'), contributed: 50 },
    { seat: 2, hole: cards('As 2d Th 9d 8h 7d 6d'), contributed: 50 },
    { seat: 3, status: 'folded', contributed: 1 },
  ],
};
const drawmaha = {
  variant: 'drawmaha',
  button: 1,
  board: cards('9h 9s Jc Qd 2c'),
  seats: [
    { seat: 1, hole: cards('Kc Kd Kh 7s 4d'), contributed: 50 },
    { seat: 2, hole: cards('9c 9d 2h 3s 5d'), contributed: 50 },
    { seat: 3, status: 'folded', contributed: 1 },
  ],
};

describe('the chips that differ', () => {
  it.each([
    [
      'an odd chip that stays on the table',
      holdem(),
      'italian-tournament',
      [{ seat: 1, player: 'anna', won: -1, returned: 0, net: -1 }],
      1,
    ],
    [
      'and under the book that leaves it there, one that is given',
      holdem({ rulebook: 'italian-tournament' }),
      'tda-2024',
      [{ seat: 1, player: 'anna', won: 1, returned: 0, net: 1 }],
      0,
    ],
    [
      'identical high-low hands, 34 and 32 against 33 and 33',
      identical,
      'wsop-2024',
      [
        { seat: 1, player: null, won: -1, returned: 0, net: -1 },
        { seat: 2, player: null, won: 1, returned: 0, net: 1 },
      ],
      0,
    ],
    [
      "Robert's shares them evenly too",
      identical,
      'roberts-11',
      [
        { seat: 1, player: null, won: -1, returned: 0, net: -1 },
        { seat: 2, player: null, won: 1, returned: 0, net: 1 },
      ],
      0,
    ],
    [
      'and against either the TDA gives 34 and 32',
      { ...identical, rulebook: 'wsop-2024' },
      'tda-2024',
      [
        { seat: 1, player: null, won: 1, returned: 0, net: 1 },
        { seat: 2, player: null, won: -1, returned: 0, net: -1 },
      ],
      0,
    ],
    [
      "in stud an odd chip by all cards held, under Robert's",
      stud,
      'roberts-11',
      [
        { seat: 1, player: null, won: -1, returned: 0, net: -1 },
        { seat: 2, player: null, won: 1, returned: 0, net: 1 },
      ],
      0,
    ],
    [
      'in Drawmaha the half that takes the odd chip, under WSOP',
      drawmaha,
      'wsop-2024',
      [
        { seat: 1, player: null, won: -1, returned: 0, net: -1 },
        { seat: 2, player: null, won: 1, returned: 0, net: 1 },
      ],
      0,
    ],
  ] as const)('%s', (_, hand, rulebook, chips, carriedOver) => {
    const row = rowOf(hand, rulebook);
    expect([row.differs, row.chips, row.carriedOver]).toEqual([true, chips, carriedOver]);
  });

  test('of a hand that goes on are those put in so far', () => {
    const hand = {
      variant: 'texas-holdem',
      button: 1,
      stakes: { smallBlind: 50, bigBlind: 100 },
      seats: [1, 2, 3].map((seat) => ({ seat, stack: 5_000 })),
      actions: [{ seat: 1, action: 'chips', chips: [500] }],
    };
    expect(rowOf(hand, 'italian-tournament').chips).toEqual([
      { seat: 1, player: null, won: 0, returned: 0, net: -400 },
    ]);
    expect(rowOf(hand, 'wsop-2024').chips).toEqual([]);
  });

  test('a pot nobody says who paid into has no net', () => {
    const seats = [1, 2].map((seat) => ({ seat, hole: cards(seat === 1 ? 'As Kh' : 'Ad Kc') }));
    const row = rowOf(holdem({ seats, pot: 101 }), 'italian-tournament');
    expect(row.chips).toEqual([{ seat: 1, player: null, won: -1, returned: 0, net: null }]);
  });
});

describe('the steps that differ', () => {
  const codes = (steps: readonly { code: string }[]): string[] => steps.map(({ code }) => code);

  test('are those the other book takes, and those of the chosen one that fall away', () => {
    const row = rowOf(holdem(), 'italian-tournament');
    expect([codes(row.steps), codes(row.insteadOf)]).toEqual([['chips-carried-over'], ['odd-chip-given']]);
    expect(row.steps[0]?.cites).toEqual(['italian-tournament/6']);
    expect(row.insteadOf[0]?.cites).toEqual(['tda-2024/20-A']);
  });

  test('evenly shared halves fall where they were halved before', () => {
    const row = rowOf(identical, 'wsop-2024');
    expect(codes(row.steps)).toContain('pot-shared-evenly');
    expect(codes(row.insteadOf)).toContain('odd-chip-given');
  });

  test('are told without the explanation, and in both languages', () => {
    const hand = holdem({ explain: false, compare: ['italian-tournament'] });
    const [english] = ruled(hand).comparison;
    const [italian] = ruled(hand, 'it').comparison;
    expect(english?.insteadOf[0]?.text).toMatch(/left of the button/);
    expect(italian?.insteadOf[0]?.text).toMatch(/a sinistra del bottone/);
    expect(codes(italian?.steps ?? [])).toEqual(codes(english?.steps ?? []));
  });

  test('every clause they rest on is explained', () => {
    const answer = ruled(holdem({ compare: ALL }));
    const known = answer.citations.map(({ id }) => id);
    const cited = answer.comparison.flatMap(({ steps, insteadOf }) => [...steps, ...insteadOf]).flatMap((s) => s.cites);
    expect(cited.filter((id) => !known.includes(id))).toEqual([]);
    expect(cited).toContain('italian-tournament/6');
  });

  test('a book under which nothing differs says so, whatever clauses it cites', () => {
    const row = rowOf(holdem(), 'wsop-2024');
    expect(row).toMatchObject({ differs: false, chips: [], steps: [], insteadOf: [], carriedOver: 0, next: null });
  });

  test('no book differs from itself', () => {
    for (const rulebook of ALL)
      for (const hand of [holdem(), identical, stud, drawmaha])
        expect(rowOf(hand, rulebook, { rulebook })).toMatchObject({
          differs: false,
          chips: [],
          steps: [],
          insteadOf: [],
        });
  });
});

const limit = (actions: string, more: object = {}): object => ({
  variant: 'texas-holdem',
  betting: 'fixed-limit',
  button: 3,
  stakes: { smallBet: 10, bigBet: 20 },
  board: cards('2c 7d 9h'),
  opening: { street: 'flop', pot: 60 },
  seats: [
    { seat: 1, stack: 1000 },
    { seat: 2, stack: 1000 },
    { seat: 3, stack: 1000, status: 'folded' },
  ],
  actions: actions.split(', ').map((text) => {
    const [seat, action] = text.split(' ');
    return { seat: Number(seat), action };
  }),
  ...more,
});
const three = {
  seats: [1, 2, 3].map((seat) => ({ seat, stack: 1000 })),
};
const raises = (row: { next: unknown }): unknown => {
  const next = row.next as { options?: { raise: unknown } } | null;
  return next?.options?.raise ?? null;
};

describe('what may follow', () => {
  const CAPPED = '1 bet, 2 raise, 1 raise, 2 raise';

  it.each([
    ['WSOP: raising goes on', 'wsop-2024', { minTo: 50, maxTo: 50 }, true],
    ["Robert's: raising goes on", 'roberts-11', { minTo: 50, maxTo: 50 }, true],
    ['HFL-4 the Italian room stops like the TDA', 'italian-limit-room', null, false],
  ])('INT-25 BT-32 in a round that began with two players, %s', (_, rulebook, raise, differs) => {
    const row = rowOf(limit(CAPPED), rulebook);
    expect([raises(row), row.differs]).toEqual([raise, differs]);
  });

  it.each([
    ['WSOP has four raises after the bet', 'wsop-2024', { minTo: 50, maxTo: 50 }, true],
    ["Robert's has three like the TDA", 'roberts-11', null, false],
    ['HFL-4 so has the Italian room', 'italian-limit-room', null, false],
  ])('INT-25 with three players %s', (_, rulebook, raise, differs) => {
    const row = rowOf(limit('1 bet, 2 raise, 3 raise, 1 raise', three), rulebook);
    expect([raises(row), row.differs]).toEqual([raise, differs]);
  });

  test('INT-25 a fourth raise is irregular under one book and stands under the other', () => {
    const hand = limit('1 bet, 2 raise, 3 raise, 1 raise, 2 raise', { ...three, rulebook: 'wsop-2024' });
    const answer = ruled({ ...hand, compare: ['tda-2024'] });
    const [row] = answer.comparison;
    expect(answer.legality?.legal).toBe(true);
    expect(row?.differs).toBe(true);
    expect(row?.legality?.irregularities.map(({ code }) => code)).toEqual(['past-raise-cap']);
    const known = answer.citations.map(({ id }) => id);
    expect(row?.legality?.irregularities.flatMap(({ cites }) => cites).filter((id) => !known.includes(id))).toEqual([]);
  });

  test('a draw game under the Guida Poker is compared with one where flushes stay below a full house', () => {
    const hand = {
      variant: 'italian-draw',
      deck: { lowestRank: '7' },
      button: 1,
      seats: [
        { seat: 1, hole: cards('Kh Qh 9h 8h 7h'), contributed: 50 },
        { seat: 2, hole: cards('As Ad Ac Ks Kd'), contributed: 50 },
      ],
    };
    const row = rowOf(hand, 'tda-2024');
    expect(row.chips).toEqual([
      { seat: 1, player: null, won: -100, returned: 0, net: -100 },
      { seat: 2, player: null, won: 100, returned: 0, net: 100 },
    ]);
    expect(row.insteadOf.map(({ code }) => code)).toContain('hand-beats');
  });
});
