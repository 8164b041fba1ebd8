import { describe, expect, test } from 'vitest';
import { evaluationRequest } from '../../src/contract/evaluations.ts';
import { evaluate } from '../../src/service/evaluations.ts';
import { context, faultsOf, ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);

const seats = (holes: readonly string[], put = 100) =>
  holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole), contributed: put }));

type Shares = readonly (readonly [seat: number, contest: string, board: number, amount: number])[];

const sharesOf = (body: object): Shares =>
  ruled(body).pots.flatMap(({ shares }) => shares.map((s) => [s.seat, s.contest, s.board, s.amount] as const));

describe('archie', () => {
  const archie = (holes: readonly string[]): Shares => sharesOf({ variant: 'archie', button: 2, seats: seats(holes) });

  test.each<[string, readonly string[], Shares]>([
    [
      'sixes and an eight low share the pot',
      ['6c 6d Qh Js 9c', '8c 7d 4h 3s 2c'],
      [
        [1, 'high', 1, 100],
        [2, 'low', 1, 100],
      ],
    ],
    ['fives do not win high: the low takes everything', ['5c 5d Qh Js 9c', '8c 7d 4h 3s 2c'], [[2, 'low', 1, 200]]],
    ['without a low sixes take everything', ['6c 6d Qh Js 9c', 'Kc 7d 4h 3s 2c'], [[1, 'high', 1, 200]]],
    [
      'where nobody qualifies the best high hand takes everything',
      ['5c 5d Qh Js 9c', 'Kc 7d 4h 3s 2c'],
      [[1, 'high', 1, 200]],
    ],
  ])('%s', (_, holes, shares) => {
    expect(archie(holes)).toEqual(shares);
  });

  test('the step says why an unqualified hand takes the pot', () => {
    const { explanation, hands } = ruled({
      variant: 'archie',
      button: 2,
      seats: seats(['5c 5d Qh Js 9c', 'Kc 7d 4h 3s 2c']),
    });
    expect(explanation.map(({ code }) => code)).toContain('unqualified-takes-unclaimed');
    expect(hands.flatMap(({ results }) => results.map(({ qualifies }) => qualifies))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('without money the best high hand is named the same way', () => {
    const holes = ['5c 5d Qh Js 9c', 'Kc 7d 4h 3s 2c'].map((hole, i) => ({ seat: i + 1, hole: cards(hole) }));
    expect(ruled({ variant: 'archie', button: 2, seats: holes }).winners).toEqual([1]);
  });
});

describe('games of two boards', () => {
  const boards = [cards('Ac Kd 7h 4s 2c'), cards('Qs Jd 9h 5c 3d')];
  const holes = ['Ah As', 'Qh Qd'];

  test('each board decides half, the odd chip goes to the first', () => {
    const body = { variant: 'double-board-holdem', button: 2, boards, seats: seats(holes, 101), carriedIn: 1 };
    expect(sharesOf(body)).toEqual([
      [1, 'high', 1, 102],
      [2, 'high', 2, 101],
    ]);
  });

  test('boards that decide together give each half to the best hand on either', () => {
    const body = {
      variant: 'best-best-big-o',
      button: 3,
      boards: [cards('Ac Kd 7h 4s 2c'), cards('8s 7d 3h Kc Kh')],
      seats: seats(['Ah As 9c 9d Td', '5s 5d Js Jd Tc', 'Ad Qh Qs Qc 6d']),
    };
    const { pots, hands } = ruled(body);
    expect(pots[0]?.shares.map((s) => [s.seat, s.contest, s.amount])).toEqual([
      [1, 'high', 150],
      [3, 'low', 150],
    ]);
    // Of 8-7-6-3-A on the second board and 7-6-4-2-A on the first the lower counts.
    const low = hands[2]?.results.find(({ contest }) => contest === 'low');
    expect([low?.board, low?.cards.join(' ')]).toEqual([1, '7h 6d 4s 2c Ad']);
    expect(hands[0]?.results.map(({ contest, board }) => [contest, board])).toEqual([
      ['high', 1],
      ['low', 1],
    ]);
  });

  test.each<[string, object, readonly string[]]>([
    ['one board', { board: boards[0] }, ['/board boards-needed']],
    ['three boards', { boards: [...boards, cards('8s 8d 8h 6c 6s')] }, ['/boards wrong-boards-count']],
    ['boards dealt unevenly', { boards: [boards[0], cards('Qs Jd 9h')] }, ['/boards/1 uneven-boards']],
    ['a card on both boards', { boards: [boards[0], cards('Ac Jd 9h 5c 3d')] }, ['/boards/1/0 duplicate-card']],
  ])('%s cannot be', (_, body, faults) => {
    expect(faultsOf({ variant: 'double-board-holdem', button: 2, seats: seats(holes), ...body })).toEqual(faults);
  });

  test.each(['seven-card-stud', 'five-card-draw', 'italian-draw'])('%s has no board to run twice', (variant) => {
    const body = { variant, button: 2, boards: [[], []], seats: [{ seat: 1 }, { seat: 2 }] };
    expect(faultsOf(body)).toEqual(['/boards no-boards-in-game']);
  });

  test('half-dealt boards wait for the next street of both', () => {
    const flops = boards.map((board) => board.slice(0, 3));
    const body = {
      variant: 'double-board-holdem',
      button: 2,
      boards: flops,
      pot: 100,
      seats: holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole) })),
    };
    expect(ruled(body).next).toEqual({ kind: 'deal', street: 'turn', cards: 2 });
  });

  test('before the flop neither board has to be told', () => {
    const body = { variant: 'double-board-omaha', button: 2, pot: 100, seats: [{ seat: 1 }, { seat: 2 }] };
    expect(ruled(body).next).toEqual({ kind: 'deal', street: 'flop', cards: 6 });
  });
});

describe("SOHE: two named cards play hold'em, four Omaha", () => {
  const board = cards('Kc Kd 7h 4s 2c');
  const holes = ['Ah As 9c 9d Td 8c', 'Kh 7s Qs Qc Jd 3c'];
  const splits = ['Ah As', 'Kh 7s'];
  const body = (named: readonly (string | null)[]) => ({
    variant: 'sohe',
    button: 2,
    board,
    seats: seats(holes, 101).map((seat, i) => (named[i] == null ? seat : { ...seat, split: cards(named[i]) })),
  });

  test('each kind of hand takes half, the odd chip goes to Omaha', () => {
    const three = { seat: 3, status: 'folded', contributed: 1 };
    const asked = body(splits);
    expect(sharesOf({ ...asked, button: 3, seats: [...asked.seats, three] })).toEqual([
      [2, 'high', 1, 102],
      [2, 'holdem', 1, 101],
    ]);
    expect(sharesOf(body(['Ah As', 'Qs 3c']))).toEqual([
      [2, 'high', 1, 101],
      [1, 'holdem', 1, 101],
    ]);
  });

  test.each<[string, readonly (string | null)[], readonly string[]]>([
    ['who has not named them is asked', ['Ah As', null], ['/seats/1/split split-needed']],
    ['one card is not enough', ['Ah', 'Kh 7s'], ['/seats/0/split wrong-split-count']],
    ['a card not held cannot be named', ['Ah Ac', 'Kh 7s'], ['/seats/0/split/1 split-not-held']],
    ['nor one card twice', ['Ah Ah', 'Kh 7s'], ['/seats/0/split/1 split-not-held']],
  ])('%s', (_, named, faults) => {
    expect(faultsOf(body(named))).toEqual(faults);
  });

  test('before the board is full nobody has to have named them', () => {
    expect(ruled({ ...body([null, null]), board: board.slice(0, 3) }).next).toEqual({
      kind: 'deal',
      street: 'turn',
      cards: 1,
    });
  });

  test('an evaluation asks for them too', () => {
    const asked = { variant: 'sohe', board, seats: holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole) })) };
    const answer = evaluate(evaluationRequest.parse(asked), context());
    expect(answer.ok ? [] : answer.error).toMatchObject({
      faults: [{ pointer: '/seats/0/split', code: 'split-needed' }],
    });
  });

  test('in other games no cards are played apart', () => {
    const other = {
      variant: 'texas-holdem',
      button: 2,
      board,
      seats: [{ seat: 1, hole: ['Ah', 'As'], split: ['Ah', 'As'] }, { seat: 2 }],
    };
    expect(faultsOf(other)).toEqual(['/seats/0/split no-split-in-game']);
  });
});

describe('which cards make a hand', () => {
  const played = (variant: string, hole: string, board: string, contest = 'high') => {
    const body = {
      variant,
      button: 2,
      board: cards(board),
      pot: 100,
      seats: [{ seat: 1, hole: cards(hole) }, { seat: 2 }],
    };
    const own = ruled(body).hands[0]?.results.find((result) => result.contest === contest);
    return own === undefined ? null : [own.category, own.cards.join(' ')];
  };

  test.each([
    ['lazy-pineapple', 'Ah Kh Qh', 'Jh Th 2c 3d 4s', 'high', 'high-card', 'Ah Kh Jh Th 4s'],
    ['lazy-pineapple', '2h 3h 4h', 'Ah Kh Qh Jh Th', 'high', 'royal-flush', 'Ah Kh Qh Jh Th'],
    ['omaha-2-or-5-hi-lo', '7c 7d 7h 7s 2c', 'Ac Kd Qh Js 9c', 'high', 'four-of-a-kind', '7s 7h 7d 7c 2c'],
    ['omaha-2-or-5-hi-lo', 'Ah 2d 3c 4s 6h', 'Kc Kd Qh Js 9c', 'low', 'low', '6h 4s 3c 2d Ah'],
    ['omaha-2-or-5-hi-lo', 'Ah Ad 3c 4s 6h', 'As Kd Ac Js 9c', 'high', 'four-of-a-kind', 'As Ah Ad Ac Kd'],
    // The top flop goes with the top turn, not with the bottom one; the middle flop goes with both.
    ['chowaha', 'Ah Ad', 'As 2c 3d 5h 6s 8c 9d Tc Jh Kc Ac Qs', 'high', 'three-of-a-kind', 'As Ah Ad Kc Qs'],
    ['chowaha', '7h 4d', '2c 2d 3d 5h 6s 8c 9d Tc Jh Kc Ac Qs', 'high', 'straight', '8c 7h 6s 5h 4d'],
    // Rows: As 5h Kc 9d, Ah 6s 2d 8h, Ad 7c 3s Jh. Three aces of the board are of three rows, nothing else is.
    ['murder', 'Ac Qd 3c 4s', 'As Ah Ad 5h 6s 7c Kc 2d 3s 9d 8h Jh', 'high', 'four-of-a-kind', 'As Ah Ad Ac Qd'],
    // The five and the king lie in one row: five to nine takes 5h, 6s and 7c with the two held.
    ['murder', '9s 8d 4c Jh', '5h 6s 7c Kc 2d 3s As Ah Ad Qd Qh Qs', 'high', 'straight', '9s 8d 7c 6s 5h'],
    ['murder', 'Kd Qc 4s 4h', 'Ks 2h 3s Kh 5c 6c Kc 7d 9h 8d Td Jd', 'high', 'pair', 'Ks Kd Qc Jd Td'],
    ['greek-holdem', '2c 7d', 'Ah Kh Qh Jh Th', 'high', 'high-card', 'Ah Kh Qh 7d 2c'],
    ['courchevel', 'Ah Kh 2c 3d 4s', 'Qh Jh Th 9h 8h', 'high', 'royal-flush', 'Ah Kh Qh Jh Th'],
  ])('%s: %s on %s (%s) is %s of %s', (variant, hole, board, contest, category, five) => {
    expect(played(variant, hole, board, contest)).toEqual([category, five]);
  });

  test.each([
    ['drawmaha-49', 'points', '49 points'],
    ['drawmaha-badugi', 'badugi', 'a badugi'],
    ['drawmaha', 'draw', 'four of a kind'],
  ])('%s: the own cards decide the %s half and take the odd chip', (variant, contest) => {
    const holes = ['Tc Td Th Ts 9c', 'Ah Kh Qs Jd 2c'];
    const folded = { seat: 3, status: 'folded', contributed: 1 };
    const body = { variant, button: 3, board: cards('5h 6h 7h 3c 3d'), seats: [...seats(holes, 101), folded] };
    expect(sharesOf(body)).toEqual([
      [contest === 'badugi' ? 2 : 1, contest, 1, 102],
      [2, 'high', 1, 101],
    ]);
  });

  test('points are read as such in both languages', () => {
    const body = {
      variant: 'drawmaha-21',
      button: 2,
      pot: 100,
      board: cards('5h 6h 7h 3c 3d'),
      seats: [
        { seat: 1, hole: cards('Tc Td Ac Ks Qc') },
        { seat: 2, hole: cards('9c 8d 2h Js Jc') },
      ],
    };
    expect(ruled(body).hands.map(({ results }) => results[0]?.name)).toEqual(['21 points', '19 points']);
    expect(ruled(body, 'it').hands[0]?.results[0]).toMatchObject({ name: '21 punti', category: 'points', rank: 1 });
    expect(ruled(body).explanation.map(({ text }) => text)).toContain(
      'Seat 1 beats seat 2 (points): both have points, the count decides, 21 over 19.',
    );
  });
});

describe('games in which cards are given up', () => {
  const body = (hole: string, board: string, status = 'live') => ({
    variant: 'crazy-pineapple',
    button: 2,
    pot: 100,
    board: cards(board),
    seats: [{ seat: 1, hole: cards(hole), status }, { seat: 2 }, { seat: 3 }],
  });

  test('on the flop three cards may be held, in the end two', () => {
    expect(ruled(body('As Kd 2c', 'Ah Kh 7s')).outcome).toBe('incomplete');
    expect(faultsOf(body('As Kd 2c', 'Ah Kh 7s 5c 3d'))).toEqual(['/seats/0/hole wrong-hole-count']);
    expect(faultsOf(body('As', 'Ah Kh 7s'))).toEqual(['/seats/0/hole wrong-hole-count']);
  });

  test('a hand folded before the discard keeps its three cards', () => {
    expect(ruled(body('As Kd 2c', 'Ah Kh 7s 5c 3d', 'folded')).outcome).toBe('incomplete');
  });
});

describe('streets of their own', () => {
  test.each([
    ['courchevel', 2, '/board wrong-board-count'],
    ['manila', 0, '/board wrong-board-count'],
    ['chowaha', 3, '/board wrong-board-count'],
  ])('%s never has %i board cards', (variant, count, fault) => {
    const board = cards('Th Kh 8s 9c Jd').slice(0, count);
    expect(faultsOf({ variant, button: 2, board, seats: [{ seat: 1 }, { seat: 2 }] })).toEqual([fault]);
  });

  const blinds = { smallBlind: 1, bigBlind: 2, smallBet: 2, bigBet: 4 };

  test('Drawmaha draws between the flop and the turn', () => {
    const holes = [cards('Tc Td Th Ts 9c'), cards('Ah Kh Qs Jd 2c')];
    const passes = (...acts: readonly [number, string][]) => acts.map(([seat, action]) => ({ seat, action }));
    const before = [
      ...passes([1, 'call'], [2, 'check'], [2, 'check'], [1, 'check']),
      { seat: 2, action: 'discard', count: 2 },
    ];
    const body = {
      variant: 'drawmaha',
      button: 1,
      stakes: blinds,
      board: cards('5h 6h 7h'),
      seats: holes.map((hole, i) => ({ seat: i + 1, hole, stack: 100 })),
      actions: before,
    };
    expect(ruled(body).next).toEqual({ kind: 'draw', seat: 1, max: 5 });
    const drawn = { ...body, actions: [...before, { seat: 1, action: 'stand-pat' }] };
    expect(ruled(drawn).next).toEqual({ kind: 'deal', street: 'turn', cards: 1 });
    const all = [...drawn.actions, ...passes([2, 'check'], [1, 'check'], [2, 'check'], [1, 'check'])];
    expect(ruled({ ...drawn, board: cards('5h 6h 7h 3c 3d'), actions: all }).outcome).toBe('settled');
  });

  const jacks = (holes: readonly string[], actions: readonly object[], more: object = {}) =>
    ruled({
      variant: 'jacks-or-better',
      button: 2,
      stakes: { ante: 1, smallBet: 2, bigBet: 4 },
      seats: holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole), stack: 50 })),
      actions,
      ...more,
    });

  test('jacks or better: the game itself asks for openers, whatever the rulebook says of Italian draw', () => {
    const opens = [{ seat: 1, action: 'bet', to: 2 }];
    const low = jacks(['Tc Td 2h 3s 4c', 'Kc Kd 9h 8s 7c'], opens);
    expect(low.legality?.irregularities.map(({ code }) => code)).toEqual(['opened-without-openers']);
    expect(jacks(['Jc Jd 2h 3s 4c', 'Kc Kd 9h 8s 7c'], opens).legality?.legal).toBe(true);
    // Four to a straight flush is an opening in the Italian game only.
    const four = jacks(['5h 6h 7h 8h Kc', 'Kh Kd 9h Js 7c'], opens);
    expect(four.legality?.irregularities.map(({ code }) => code)).toEqual(['opened-without-openers']);
  });

  test('jacks or better: a deal nobody opens is passed, and asks for no more the next time', () => {
    const checks = [
      { seat: 1, action: 'check' },
      { seat: 2, action: 'check' },
    ];
    const passed = jacks(['Tc Td 2h 3s 4c', '9c 9d 8h 7s 2c'], checks);
    expect([passed.outcome, passed.winners, passed.carriedOver]).toEqual(['settled', [], 2]);
    expect(passed.explanation.map(({ code }) => code)).not.toContain('openers-rise');
  });

  test('other draw games ask for no openers even in a house that has them', () => {
    const { legality } = ruled({
      variant: 'deuce-to-seven-single-draw',
      button: 2,
      houseRules: { openers: 'jacks' },
      stakes: blinds,
      seats: ['2c 3d 4h 5s 7c', '2d 3c 4s 6h 8d'].map((hole, i) => ({ seat: i + 1, hole: cards(hole), stack: 50 })),
      actions: [
        { seat: 2, action: 'call' },
        { seat: 1, action: 'check' },
        { seat: 1, action: 'stand-pat' },
        { seat: 2, action: 'stand-pat' },
        { seat: 1, action: 'bet', to: 4 },
      ],
    });
    expect(legality?.legal).toBe(true);
  });
});
