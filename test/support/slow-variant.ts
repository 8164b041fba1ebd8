import type { VariantSpec } from '../../src/core/index.ts';
import { choices, compareLists, type Order, rankOf, type SlowRules, slowValue } from './slow-evaluator.ts';

/**
 * A second opinion on whole games: every choice of cards a game's rules allow is valued, and the best one counts. It
 * reads the same literals as the core and shares nothing else with it.
 */

/** What a player holds, as text, and which of it he names to play apart. */
export interface SlowHand {
  readonly seat: number;
  readonly hole: readonly string[];
  readonly split: readonly string[];
}

type Contest = VariantSpec['contests'][number];
type Cards = readonly string[];

/** Three flops, two turns and a river, dealt in this order. */
const LINES = [
  [0, 1, 2, 9, 11],
  [3, 4, 5, 9, 11],
  [3, 4, 5, 10, 11],
  [6, 7, 8, 10, 11],
];

const take = (hole: Cards, board: Cards, own: number): string[][] =>
  choices(hole, own).flatMap((mine) => choices(board, 5 - own).map((rest) => [...mine, ...rest]));

/** Every five cards a game lets a player make a hand of. */
function fives({ use }: Contest, hole: Cards, board: Cards): string[][] {
  switch (use.kind) {
    case 'any':
      return choices([...hole, ...board], 5);
    case 'all':
      return choices(hole, 5);
    case 'exactly':
      return take(hole, board, use.fromHole);
    case 'between':
      return [0, 1, 2, 3, 4, 5].filter((n) => n >= use.least && n <= use.most).flatMap((n) => take(hole, board, n));
    case 'either':
      return use.fromHole.flatMap((n) => take(hole, board, n));
    case 'one-per-row':
      // Three rows of four: of twelve cards dealt by columns, every choice that has one of each remainder.
      return choices(
        board.map((card, place) => ({ card, row: place % 3 })),
        3,
      )
        .filter((some) => new Set(some.map(({ row }) => row)).size === 3)
        .flatMap((some) =>
          take(
            hole,
            some.map(({ card }) => card),
            use.fromHole,
          ),
        );
    case 'contiguous':
      return LINES.flatMap((line) =>
        take(
          hole,
          line.flatMap((place) => board[place] ?? []),
          use.fromHole,
        ),
      );
  }
}

/** Every choice of one to four cards no two of which share a rank or a suit. */
const rainbows = (cards: Cards): string[][] =>
  [1, 2, 3, 4]
    .flatMap((n) => choices(cards, n))
    .filter((some) => [0, 1].every((place) => new Set(some.map((card) => card.charAt(place))).size === some.length));

function badugiValue(cards: Cards, ace: number): number[] {
  const ranks = cards.map(rankOf).map((rank) => (rank === 14 ? ace : rank));
  return [cards.length, ...ranks.sort((a, b) => b - a).map((rank) => -rank), 0, 0, 0].slice(0, 5);
}

const pips = (card: string): number => ({ A: 1, T: 10, J: 0, Q: 0, K: 0 })[card.charAt(0)] ?? Number(card.charAt(0));
const total = (cards: Cards): number => cards.reduce((sum, card) => sum + pips(card), 0);

const upTo21 = (cards: Cards): number[] =>
  [0, 1, 2, 3, 4, 5]
    .flatMap((n) => choices(cards, n))
    .filter((some) => total(some) <= 21)
    .map((some) => [total(some), some.length])
    .reduce((best, value) => (compareLists(value, best) > 0 ? value : best));

const ORDERS: Readonly<Record<string, Order>> = {
  standard: 'standard',
  'flush-over-full-house': 'flush-over-full-house',
  'by-short-deck-order': 'flush-over-full-house',
  'by-flush-order': 'flush-over-full-house',
};

function rulesOf({ deck, ordering }: VariantSpec, game: SlowRules['game']): SlowRules {
  const lowest = rankOf(`${deck.lowestRank}s`);
  const order = ORDERS[ordering.categories] ?? 'standard';
  if (game !== 'high') return { game, order, lowest, aceLow: false };
  const dropped = deck.droppedRanks.map((rank) => rankOf(`${rank}s`));
  return { game, order, lowest, aceLow: ordering.aceLowStraight === 'counts', dropped };
}

/** Every value a contest lets a player show. */
function valuesOf(variant: VariantSpec, contest: Contest, hole: Cards, board: Cards): number[][] {
  const { evaluator, use } = contest;
  switch (evaluator) {
    case 'badugi':
    case 'badugi-ace-high': {
      const ace = evaluator === 'badugi' ? 1 : 14;
      return rainbows(use.kind === 'all' ? hole : [...hole, ...board]).map((some) => badugiValue(some, ace));
    }
    case 'points-49':
      return fives(contest, hole, board).map((five) => [total(five)]);
    case 'points-zero':
      return fives(contest, hole, board).map((five) => [-total(five)]);
    case 'points-21':
      return fives(contest, hole, board).map(upTo21);
    default: {
      const rules = rulesOf(variant, evaluator);
      return fives(contest, hole, board).map((five) => slowValue(five, rules));
    }
  }
}

/** Whether a value may win: a low of five different ranks, none above eight; sixes or better. */
function qualifies({ qualifier }: Contest, value: readonly number[]): boolean {
  const [category = 0, first = 0] = value;
  if (qualifier === 'eight-or-better') return category === 0 && first >= -8;
  if (qualifier === 'pair-of-sixes') return category > 1 || (category === 1 && first >= 6);
  return true;
}

function partOf({ part }: Contest, { hole, split }: SlowHand): Cards {
  if (part === undefined) return hole;
  return part === 'split' ? split : hole.filter((card) => !split.includes(card));
}

const CARDS = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** Every five cards a joker can make of these: whatever it may be, no card is there twice. */
function withoutJoker(variant: VariantSpec, five: Cards, kind: 'bug' | 'wild'): string[][] {
  const { deck, ordering } = variant;
  const others = five.filter((card) => card !== 'Jk');
  const dropped: readonly string[] = deck.droppedRanks;
  const real = CARDS.filter((card) => !dropped.includes(card.charAt(0)) && !others.includes(card));
  const made = real.map((card) => [...others, card]);
  const isRun = (cards: Cards): boolean => {
    const [category = 0] = slowValue(cards, { ...rulesOf(variant, 'high'), order: 'standard' });
    return category === 4 || category === 5 || category === 8;
  };
  const allowed = made.filter((cards) => kind === 'wild' || cards.at(-1)?.charAt(0) === 'A' || isRun(cards));
  if (ordering.suits !== 'never-count') throw new Error('jokers and suits are not told apart here');
  return allowed.length > 0 ? allowed : made.slice(0, 1);
}

/** Each hand the seat could have: one, or as many as its joker can be. */
function readings(variant: VariantSpec, { hole }: SlowHand): readonly Cards[] {
  const at = hole.indexOf('Jk');
  if (at < 0) return [hole];
  const facings = variant.streets.flatMap(({ deal }) =>
    deal.flatMap((own) => (own.to === 'hole' ? new Array<string>(own.count).fill(own.facing) : [])),
  );
  return withoutJoker(variant, hole, facings[at] === 'up' ? 'bug' : 'wild');
}

function tiersOf(variant: VariantSpec, contest: Contest, hands: readonly SlowHand[], boards: readonly Cards[]) {
  const valued = hands.map((hand) => ({
    seat: hand.seat,
    value: boards
      .flatMap((board) =>
        readings(variant, hand).flatMap((hole) =>
          valuesOf(variant, contest, partOf(contest, { ...hand, hole }), board),
        ),
      )
      .reduce((best, value) => (compareLists(value, best) > 0 ? value : best)),
  }));
  const sorted = valued.filter(({ value }) => qualifies(contest, value)).sort((a, b) => compareLists(b.value, a.value));
  const tiers: { value: number[]; seats: number[] }[] = [];
  for (const { seat, value } of sorted) {
    const last = tiers.at(-1);
    if (last !== undefined && compareLists(last.value, value) === 0) last.seats.push(seat);
    else tiers.push({ value, seats: [seat] });
  }
  return tiers.map(({ seats }) => [...seats].sort((a, b) => a - b));
}

/** Tiers of equal seats, contest by contest, board by board or once for all boards where they decide together. */
export const slowStandings = (variant: VariantSpec, hands: readonly SlowHand[], boards: readonly Cards[]) =>
  (variant.boardRole === 'together' ? [boards] : boards.map((board) => [board])).flatMap((together, b) =>
    variant.contests.map((contest) => ({
      contest: contest.name,
      board: b + 1,
      tiers: tiersOf(variant, contest, hands, together),
    })),
  );
