import { describe, expect, it, test } from 'vitest';
import { completionsOf } from '../../src/core/hand/completions.ts';
import { decide } from '../../src/core/hand/decide.ts';
import { areConnectors, equalRanks } from '../../src/core/hand/equal-ranks.ts';
import type { Undecided } from '../../src/core/hand/undecided.ts';
import { findVariant, rankedContests, ruleSet, seat } from '../../src/core/index.ts';
import { type Card, cardsOf, FULL_DECK, formatCard } from '../support/core.ts';
import { deal, seeded } from '../support/random.ts';
import { ruled } from '../support/ruling.ts';

type Body = Parameters<typeof ruled>[0];

const table = (holes: readonly string[], board: string, more: object = {}): Body => ({
  variant: 'texas-walter',
  button: holes.length,
  seats: holes.map((hole, i) => ({ seat: i + 1, hole: hole.split(' ') })),
  pot: 100,
  board: board.split(' ').filter(Boolean),
  ...more,
});

const warningsOf = (body: Body): string[] => ruled(body).warnings.map(({ code }) => code);
const citesOf = (body: Body): string[] => ruled(body).explanation.flatMap(({ cites }) => [...cites]);

describe('Texas Walter', () => {
  it('WALTER-1 deals 52 cards to two to ten players, the ace also below the two', () => {
    const spec = findVariant('texas-walter');
    expect([spec?.deck.lowestRank, spec?.seats, spec?.contests[0]?.use]).toEqual([
      '2',
      { min: 2, max: 10 },
      { kind: 'exactly', fromHole: 2 },
    ]);
    const wheel = ruled(table(['Ah 2d', '9c 9d'], '3s 4c 5h Kd Jc'));
    expect([wheel.winners, wheel.hands[0]?.results[0]?.category]).toEqual([[1], 'straight']);
  });

  it('WALTER-2 plays both own cards with exactly three of the board, per pot', () => {
    const royalOnBoard = ruled(table(['2c 3d', '9h 9c'], 'Ts Js Qs Ks As'));
    expect([royalOnBoard.winners, royalOnBoard.hands[1]?.results[0]?.fromHole]).toEqual([[2], ['9h', '9c']]);
    expect(citesOf(table(['2c 3d', '9h 9c'], 'Ts Js Qs Ks As'))).toContain('texas-walter/2');
  });

  /** Hole cards, board, decision, winners, the clause. */
  it.each([
    ['WALTER-3 the same pair', ['As Ah', 'Ad Ac'], '', 'immediate-split', [1, 2], '3'],
    ['WALTER-4 equal connectors, unsuited', ['9c 8d', '9h 8s'], '', 'immediate-split', [1, 2], '4'],
    ['WALTER-4 four of them', ['9c 8d', '9h 8s', '9d 8c', '9s 8h'], 'Ks 2d 3c', 'immediate-split', [1, 2, 3, 4], '4'],
    [
      'WALTER-5 one suited, no card of the suit on the flop',
      ['As Ks', 'Ah Kd'],
      'Qh 7d 2c',
      'immediate-split',
      [1, 2],
      '5',
    ],
    ['WALTER-5 dead on the turn', ['As Ks', 'Ah Kd'], 'Qs 7d 2c 5h', 'immediate-split', [1, 2], '5'],
    ['WALTER-5 made on the flop', ['As Ks', 'Ah Kd'], 'Qs 7s 2s', 'decided', [1], '5'],
    [
      'WALTER-6 equal cards that are no connectors, one suited',
      ['Ks 2s', 'Kh 2d'],
      '9h 7d 4d',
      'immediate-split',
      [1, 2],
      '6',
    ],
    ['WALTER-7 equal unsuited cards that are no connectors', ['Kc 2s', 'Kh 2d'], '', 'immediate-split', [1, 2], '7'],
  ] as const)('%s', (_, holes, board, status, winners, clause) => {
    const body = table(holes, board);
    const { decision, winners: won, explanation } = ruled(body);
    expect([decision.status, won]).toEqual([status, winners]);
    const said = explanation.filter(({ code }) => /^(?:equal-cards|suit-draw)/.test(code));
    expect(said.length).toBeGreaterThan(0);
    for (const { cites } of said) expect(cites).toContain(`texas-walter/${clause}`);
  });

  it.each([
    [
      'WALTER-5',
      ['As Ks', 'Ah Kd'],
      'Qs 7d 2c',
      'One spade on the board for seat 1: two more are needed and may come.',
    ],
    [
      'WALTER-5',
      ['As Ks', 'Ah Kd'],
      'Qs 7s 2c 5h',
      'Two spades on the board for seat 1: one more is needed and may come.',
    ],
    [
      'WALTER-6',
      ['Ks 2s', 'Kh 2d'],
      '9s 7s 4d',
      'Two spades on the board for seat 1: one more is needed and may come.',
    ],
  ])('%s deals on while a flush may come and says so', (_, holes, board, text) => {
    const { decision, outcome, explanation } = ruled(table(holes, board));
    expect([decision.status, outcome]).toEqual(['deal', 'incomplete']);
    expect(explanation.map((step) => step.text)).toContain(text);
  });

  it.each([
    ['cards', 'As Ks', 'Qs 7d 2c 5h', [], 'two more are needed and cannot come, only one card is to come.'],
    ['unseen cards', 'As Ks', 'Qs 7d 2c', '2s 3s 4s 5s 6s 7s 8s 9s Ts', 'only one of them is unseen.'],
  ])('WALTER-5 says why a flush cannot come: too few %s', (_, hole, board, dead, text) => {
    const more = { dead: typeof dead === 'string' ? dead.split(' ') : dead };
    const { explanation } = ruled(table([hole, 'Ah Kd'], board, more));
    expect(explanation.find(({ code }) => code === 'suit-draw-dead')?.text).toContain(text);
  });

  it('WALTER-3 to WALTER-7 warn of what the text leaves out or contradicts', () => {
    expect(warningsOf(table(['As Ks', 'Ah Kd'], 'Qs 7s 2s'))).toEqual(['walter-clause2-suited']);
    expect(warningsOf(table(['As Ks', 'Ah Kd'], 'Qs 7d 2c'))).toEqual(['walter-clause2-suited']);
    expect(warningsOf(table(['Kc 2s', 'Kh 2d'], ''))).toEqual(['walter-gap-equal-nonconnectors']);
    expect(warningsOf(table(['9c 8d', '9h 8s'], ''))).toEqual([]);
    expect(warningsOf(table(['As Ah', 'Ad Ac'], ''))).toEqual([]);
  });

  describe('the literal reading', () => {
    const INSIDE = ['8s 9s', '5h 6d'];
    const STRAIGHT = '5s 6s 7s 8h 9d';

    it('WALTER-8 splits among connectors inside the straight on the board, as the general rule does', () => {
      const { literal, winners, warnings } = ruled(table(['5c 6d', '8c 9h'], '5s 6h 7d 8d 9c'));
      expect([winners, literal?.clause, literal?.conflict, warnings]).toEqual([[1, 2], 'texas-walter/8', false, []]);
    });

    it('WALTER-8 conflicts where one of them has a straight flush; precedence turns it round', () => {
      const plain = ruled(table(INSIDE, STRAIGHT));
      expect([plain.winners, plain.literal]).toEqual([
        [1],
        expect.objectContaining({ clause: 'texas-walter/8', result: 'split', winners: [1, 2], conflict: true }),
      ]);
      expect(plain.warnings.map(({ code }) => code)).toEqual(['walter-exception-suited']);
      const literal = ruled(table(INSIDE, STRAIGHT, { houseRules: { precedence: 'literal' } }));
      expect(literal.payouts.map(({ seat, won }) => [seat, won])).toEqual([
        [1, 50],
        [2, 50],
      ]);
      expect(literal.headline).toBe('Seat 1 and seat 2 split 100');
    });

    it('WALTER-8 says nothing of who reaches beyond the straight, nor of a pair inside it', () => {
      const beyond = ruled(table(['9h Td', '5h 6d'], '5s 6s 7c 8h 9d'));
      expect([beyond.winners, beyond.literal]).toEqual([[1], null]);
      const pair = ruled(table(['7h 7d', '5h 6d'], '5s 6s 7c 8h 9d'));
      expect([pair.winners, pair.literal]).toEqual([[2], null]);
    });

    it('WALTER-9 claims one winner where different hands tie, and names none', () => {
      const body = table(['5c 6d', '5h 7s'], '6s 7d 8c 9h Kd');
      const { winners, literal, warnings } = ruled(body);
      expect(winners).toEqual([1, 2]);
      expect(literal).toMatchObject({ clause: 'texas-walter/9', result: 'one-winner', winners: [], conflict: true });
      expect(warnings.map(({ code }) => code)).toEqual(['walter-no-table-split-claim-false']);
      const turned = ruled({ ...body, houseRules: { precedence: 'literal' } });
      expect(turned.winners).toEqual([1, 2]);
      expect(turned.warnings.map(({ code }) => code)).toContain('literal-names-nobody');
    });

    it('is null where one hand wins and no clause speaks', () => {
      expect(ruled(table(['As 3s', 'Kd Kc'], '2s 5s 9s Js 4h')).literal).toBeNull();
      expect(ruled(table(['As Ks', 'Ah Kd'], '2s 7s 9s 9d 9c')).literal).toBeNull();
    });

    it('is read pot by pot, and only the pot it speaks of is turned round', () => {
      const contributed = [50, 200, 200];
      const seats = ['8s 9s', '5h 6d', '5c 6h'].map((hole, i) => ({
        seat: i + 1,
        hole: hole.split(' '),
        stack: 200,
        contributed: contributed[i],
      }));
      seats[0] = { seat: 1, hole: ['8s', '9s'], stack: 50, contributed: 50 };
      const body = { variant: 'texas-walter', button: 3, seats, board: STRAIGHT.split(' ') };
      const won = (more: object): number[] => ruled({ ...body, ...more }).payouts.map((p) => p.won);
      expect(won({})).toEqual([150, 150, 150]);
      expect(won({ houseRules: { precedence: 'literal' } })).toEqual([50, 200, 200]);
    });
  });

  it.each([
    ['WALTER-10 the highest full house, not the highest pair', ['Kc Kd', 'Ac Ad'], '9c 9d 9h 9s Ks', [1], '10'],
    ['WALTER-11 three of a kind with both own cards', ['Ac Qd', 'Ad Jc'], '9c 9d 9h 9s 5s', [1], '11'],
    ['WALTER-12 no connectors, no straight', ['4c 9d', 'Th Tc'], '5s 6c 7s 8h 2d', [2], '12'],
    ['WALTER-12 not suited, no flush', ['As Kd', '9c 9d'], '2s 5s 7s Js 9h', [2], '12'],
  ] as const)('%s', (_, holes, board, winners, clause) => {
    const body = table(holes, board);
    expect(ruled(body).winners).toEqual(winners);
    expect(citesOf(body)).toContain(`texas-walter/${clause}`);
  });

  it('WALTER-12 counts five to nine as connectors, four to nine not', () => {
    const of = (low: number, high: number): boolean => areConnectors([low, high]);
    expect([of(3, 7), of(2, 7), of(0, 12), of(3, 12), of(4, 12), of(5, 5)]).toEqual([
      true,
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  it('deals on for one pot while another is split already', () => {
    const seats = [
      { seat: 1, hole: ['As', 'Ah'], stack: 200, contributed: 200 },
      { seat: 2, hole: ['Ad', 'Ac'], stack: 200, contributed: 200 },
      { seat: 3, hole: ['Kd', 'Qd'], stack: 50, contributed: 50 },
    ];
    const body = { variant: 'texas-walter', button: 3, seats, board: ['Kh', 'Jd', '2c'] };
    const { decision, outcome, explanation } = ruled(body);
    expect([outcome, decision.status]).toEqual(['incomplete', 'deal']);
    expect(decision.pots).toEqual([
      { pot: 'main', seats: [1, 2, 3], status: 'deal' },
      { pot: 'side-1', seats: [1, 2], status: 'immediate-split' },
    ]);
    expect(explanation.map(({ text }) => text)).toContain(
      'Side pot 1: seat 1 and seat 2 hold the same pair, which can make no flush: they split now, whatever is dealt.',
    );
  });
});

const WALTER = rankedContests(findVariant('texas-walter') ?? fail(), ruleSet('tda-2024').values);

function fail(): never {
  throw new Error('no such game');
}

const spotOf = (holes: readonly (readonly Card[])[], board: readonly Card[], dead: readonly Card[]): Undecided => {
  const known = new Set([...holes.flat(), ...board, ...dead]);
  const contenders = holes.map((hole, i) => ({ seat: seat(i + 1), hole, split: [] }));
  return {
    contests: WALTER,
    contenders,
    pots: [contenders.map(({ seat: own }) => own)],
    boards: [board],
    role: 'each',
    groups: [5],
    missing: 5 - board.length,
    own: new Map(),
    reveals: [],
    missingReveals: 0,
    view: null,
    unseen: cardsOf(FULL_DECK).filter((card) => !known.has(card)),
  };
};

type Suits = readonly (readonly [number, number])[];

/** Suits by order of first appearance: what is the same but for their names is the same. */
function renamed(suits: Suits): string {
  const seen: number[] = [];
  const name = (suit: number): number => {
    if (!seen.includes(suit)) seen.push(suit);
    return seen.indexOf(suit);
  };
  return suits.map(([a, b]) => `${name(a)}${name(b)}`).join(' ');
}

const SUITS = [0, 1, 2, 3];

/** Every way to suit so many hands of two ranks, but for the suits' names; a pair takes two different suits. */
function suitings(hands: number, isPair: boolean): Suits[] {
  const found = new Map<string, Suits>();
  const one = SUITS.flatMap((a) => SUITS.map((b) => [a, b] as const)).filter(([a, b]) => !isPair || a < b);
  const clash = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]): boolean =>
    a === c || b === d || (isPair && (a === d || b === c));
  const add = (suits: Suits): void => {
    if (suits.length === hands) found.set(renamed(suits), suits);
    else for (const own of one) if (!suits.some((other) => clash(own, other))) add([...suits, own]);
  };
  add([]);
  return [...found.values()];
}

const ALL = cardsOf(FULL_DECK);
const cardOf = (rank: number, suit: number): Card => ALL.find((card) => card === 4 * rank + suit) ?? fail();

test('counting suits agrees with running every board out, for every equal-rank matchup on random flops and turns', () => {
  const below = seeded(1);
  const seen = new Map<string, number>();
  for (let high = 0; high < 13; high += 1) {
    for (let low = 0; low <= high; low += 1) {
      const isPair = low === high;
      const most = isPair ? [2] : [2, 3, 4];
      for (const suits of most.flatMap((hands) => suitings(hands, isPair).slice(0, hands === 2 ? 99 : 6))) {
        const holes = suits.map(([a, b]) => [cardOf(low, a), cardOf(high, b)]);
        const rest = deal(FULL_DECK, 52, below).filter((card) => !holes.flat().includes(card));
        const size = 3 + below(2);
        const spot = spotOf(holes, rest.slice(0, size), rest.slice(size, size + below(12)));
        const counted = decide(spot, 'count', completionsOf(spot));
        const status = counted.ok ? counted.value.pots[0]?.status : 'over budget';
        const shown = [...holes, ...spot.boards].map((list) => list.map(formatCard).join('')).join(' ');
        expect(equalRanks(spot)?.status, shown).toBe(status);
        seen.set(String(status), (seen.get(String(status)) ?? 0) + 1);
      }
    }
  }
  expect([...seen.keys()].sort()).toEqual(['deal', 'decided', 'immediate-split']);
  expect(Math.min(...seen.values())).toBeGreaterThan(5);
});

describe('run-outs', () => {
  const tally = (body: Body): Record<string, number> =>
    Object.fromEntries(ruled({ ...body, runouts: true }).decision.runouts.map((r) => [r.winners.join('+'), r.boards]));

  it.each([
    ['WALTER-5', ['As Ks', 'Ah Kd'], '', { '1': 122_562, '1+2': 1_589_742 }],
    ['WALTER-5', ['As Ks', 'Ah Kd'], 'Qs 7d 2c', { '1': 45, '1+2': 945 }],
    ['WALTER-3', ['As Ah', 'Ad Ac'], '', { '1+2': 1_712_304 }],
  ])('%s %j on %j', (_, holes, board, expected) => {
    expect(tally(table(holes, board))).toEqual(expected);
  });
});

test('WALTER-8 is read board by board where a hand is run twice', () => {
  const body = {
    variant: 'texas-walter',
    button: 2,
    seats: [
      { seat: 1, hole: ['8s', '9s'] },
      { seat: 2, hole: ['5h', '6d'] },
    ],
    boards: [
      ['5s', '6s', '7s', '8h', '9d'],
      ['Kd', 'Kc', '4h', '5d', '2c'],
    ],
    pot: 100,
  };
  const won = (more: object): number[] => ruled({ ...body, ...more }).payouts.map((p) => p.won);
  expect(won({})).toEqual([50, 50]);
  expect(won({ houseRules: { precedence: 'literal' } })).toEqual([25, 75]);
  expect(ruled(body).literal).toMatchObject({ board: 1, clause: 'texas-walter/8', conflict: true });
});
