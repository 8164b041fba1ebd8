import { type Card, rankIndex, suitIndex } from '../cards/card.ts';
import { invariant } from '../kernel/invariant.ts';
import { classify, heightOf } from './classify.ts';
import { FIVE_SUITED, LOW_ID, LOW_MASK, MOST_CARDS, RANK_BIT, RANK_KEY, SUIT_KEY, SUITS_START } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import type { Use } from './spec.ts';
import { bestOfTwoAndThree } from './two-and-three.ts';

/** Rank masks of the suits that have five or more cards, each ranked as a flush: the best. */
function bestFlush(flush: Uint16Array, cards: readonly Card[], suits: number): number {
  let best = 0;
  for (let suit = 0; suit < 4; suit += 1) {
    if (((suits >> (suit * 8)) & 8) === 0) continue;
    let mask = 0;
    for (const card of cards) if ((card & 3) === suit) mask |= RANK_BIT[card] ?? 0;
    best = Math.max(best, flush[mask] ?? 0);
  }
  return best;
}

/** The commonest size unrolled: hold'em on a full board. */
function strengthOfSeven(ranking: Ranking, values: Uint16Array, rowOffset: Int32Array, cards: readonly Card[]): number {
  const rank = RANK_KEY;
  const suit = SUIT_KEY;
  const [a, b, c, d, e, f, g] = [
    cards[0] ?? 0,
    cards[1] ?? 0,
    cards[2] ?? 0,
    cards[3] ?? 0,
    cards[4] ?? 0,
    cards[5] ?? 0,
    cards[6] ?? 0,
  ];
  const low = (rank[a] ?? 0) + (rank[b] ?? 0) + (rank[c] ?? 0) + (rank[d] ?? 0);
  const key = (low + (rank[e] ?? 0) + (rank[f] ?? 0) + (rank[g] ?? 0)) | 0;
  const most = SUITS_START + (suit[a] ?? 0) + (suit[b] ?? 0) + (suit[c] ?? 0) + (suit[d] ?? 0);
  const suits = (most + (suit[e] ?? 0) + (suit[f] ?? 0) + (suit[g] ?? 0)) | 0;
  const byRanks = values[(rowOffset[key >>> 17] ?? 0) + (LOW_ID[key & LOW_MASK] ?? 0)] ?? 0;
  return (suits & FIVE_SUITED) === 0 ? byRanks : withFlush(ranking, cards, suits, byRanks);
}

/**
 * Strength of the best five of 5 to 10 different cards: 1 to `ranking.classes`, the larger the better in this ranking.
 */
export function strengthOfCards(ranking: Ranking, cards: readonly Card[]): number {
  const n = cards.length;
  const { rowOffset, values } = ranking.tables[n] ?? rankTable(ranking, n);
  if (n === 7) return strengthOfSeven(ranking, values, rowOffset, cards);
  let key = 0;
  let suits = SUITS_START;
  for (let i = 0; i < n; i += 1) {
    const card = cards[i] ?? 0;
    key = (key + (RANK_KEY[card] ?? 0)) | 0;
    suits = (suits + (SUIT_KEY[card] ?? 0)) | 0;
  }
  const byRanks = values[(rowOffset[key >>> 17] ?? 0) + (LOW_ID[key & LOW_MASK] ?? 0)] ?? 0;
  if ((suits & FIVE_SUITED) === 0) return byRanks;
  return withFlush(ranking, cards, suits, byRanks);
}

function withFlush(ranking: Ranking, cards: readonly Card[], suits: number, byRanks: number): number {
  switch (ranking.spec.evaluator) {
    case 'high':
      return Math.max(byRanks, bestFlush(ranking.flush, cards, suits));
    case 'ace-to-five':
      return byRanks;
    case 'deuce-to-seven':
      // A flush spoils a low hand: only the five actually chosen tell.
      return cards.length === 5 ? bestFlush(ranking.flush, cards, suits) : bestOfFives(ranking, cards);
  }
}

function bestOfFives(ranking: Ranking, cards: readonly Card[]): number {
  let best = 0;
  for (const five of combinations(cards, 5)) best = Math.max(best, strengthOfCards(ranking, five));
  return best;
}

/** Every way to take `k` of a list, in list order. */
export function* combinations<T>(list: readonly T[], k: number): Generator<T[]> {
  if (k === 0) {
    yield [];
    return;
  }
  for (let i = 0; i <= list.length - k; i += 1) {
    for (const rest of combinations(list.slice(i + 1), k - 1)) yield list.slice(i, i + 1).concat(rest);
  }
}

const enough = (use: Use, hole: readonly Card[], board: readonly Card[]): boolean =>
  use.kind === 'any'
    ? hole.length + board.length >= 5
    : hole.length >= use.fromHole && board.length >= 5 - use.fromHole;

/** Every five cards the game allows. */
function* fives(use: Use, hole: readonly Card[], board: readonly Card[]): Generator<Card[]> {
  if (use.kind === 'any') yield* combinations([...hole, ...board], 5);
  else
    for (const own of combinations(hole, use.fromHole))
      for (const rest of combinations(board, 5 - use.fromHole)) yield [...own, ...rest];
}

/** Strength of the best hand the game allows; 0 while five cards cannot be made. */
export function bestStrength(ranking: Ranking, use: Use, hole: readonly Card[], board: readonly Card[]): number {
  if (!enough(use, hole, board)) return 0;
  if (use.kind === 'any') {
    invariant(hole.length + board.length <= MOST_CARDS, 'at most ten cards make a hand');
    return strengthOfCards(ranking, [...hole, ...board]);
  }
  if (use.fromHole === 2 && ranking.spec.evaluator !== 'deuce-to-seven') return bestOfTwoAndThree(ranking, hole, board);
  let best = 0;
  for (const five of fives(use, hole, board)) best = Math.max(best, strengthOfCards(ranking, five));
  return best;
}

export interface BestHand {
  readonly strength: number;
  /** The five cards as read aloud: largest group first, then by rank. */
  readonly cards: readonly Card[];
  readonly fromHole: readonly Card[];
  readonly fromBoard: readonly Card[];
}

/** Later suits first among equal ranks, so that one choice of several equal ones is always the same. */
const highestFirst = (cards: readonly Card[]): Card[] => [...cards].sort((a, b) => b - a);

function isPreferred(a: BestHand, b: BestHand): boolean {
  if (a.fromBoard.length !== b.fromBoard.length) return a.fromBoard.length > b.fromBoard.length;
  const [x, y] = [highestFirst(a.cards), highestFirst(b.cards)];
  const i = x.findIndex((card, at) => card !== y[at]);
  return i >= 0 && (x[i] ?? 0) > (y[i] ?? 0);
}

/**
 * The five cards that play, null while there are none. Of several equally strong choices the one with most board cards,
 * so that playing the board is said where it is true; then the highest suits.
 */
export function bestHand(ranking: Ranking, use: Use, hole: readonly Card[], board: readonly Card[]): BestHand | null {
  const strength = bestStrength(ranking, use, hole, board);
  if (strength === 0) return null;
  let best: BestHand | null = null;
  for (const five of fives(use, hole, board)) {
    if (strengthOfCards(ranking, five) !== strength) continue;
    const cards = asRead(ranking, five);
    const fromHole = cards.filter((card) => hole.includes(card));
    const choice = { strength, cards, fromHole, fromBoard: cards.filter((card) => !hole.includes(card)) };
    if (best === null || isPreferred(choice, best)) best = choice;
  }
  return best;
}

const isOneSuit = (cards: readonly Card[]): boolean =>
  cards.every((card) => suitIndex(card) === suitIndex(cards[0] ?? card));

const classOf = (ranking: Ranking, cards: readonly Card[]) =>
  classify(cards.map(rankIndex), isOneSuit(cards) ? 'one-suit' : 'mixed', ranking.spec);

/** Rank indices in deciding order, one a group: two pair aces and kings with a nine is 12, 11, 7; a straight its top. */
export const handRanksOf = (ranking: Ranking, five: readonly Card[]): readonly number[] => classOf(ranking, five).ranks;

function asRead(ranking: Ranking, five: readonly Card[]): Card[] {
  const { pattern, ranks } = classOf(ranking, five);
  const top = ranks[0] ?? 0;
  const isWheel = (pattern === 'straight' || pattern === 'straight-flush') && top < 12;
  const height = (card: Card): number =>
    isWheel && rankIndex(card) === 12 ? -1 : heightOf(ranking.spec, rankIndex(card));
  const count = (card: Card): number => five.filter((other) => rankIndex(other) === rankIndex(card)).length;
  return [...five].sort((a, b) => count(b) - count(a) || height(b) - height(a) || b - a);
}
