import { type Card, rankIndex } from '../cards/card.ts';
import { invariant } from '../kernel/invariant.ts';
import { allowedFives, fivesOf } from './choose-five.ts';
import { PATTERNS } from './ladder.ts';
import {
  CARD_KEY,
  EMPTY_KEY,
  FIVE_SUITED,
  HIGH_SHIFT,
  LOW_ID,
  LOW_MASK,
  MOST_CARDS,
  rowIndex,
  TO_SUITS,
} from './rank-index.ts';
import { categoryOf, type Ranking, ranksOf, rankTable } from './ranking.ts';
import type { Use } from './spec.ts';
import { bestOfTwoAndThree } from './two-and-three.ts';

// V8 folds a module's own constants into compiled code, imported ones it loads anew each time.
const KEY = CARD_KEY;
const LOW = LOW_ID;
/** The rows of seven cards, whatever the ranking. */
const ROWS = Uint16Array.from(rowIndex(7).rowOffset);
const START = EMPTY_KEY;
const SUITS = TO_SUITS;
const FIVE = FIVE_SUITED;
const SHIFT = HIGH_SHIFT;
const MASK = LOW_MASK;

/** Rank mask of the cards of one suit. */
function suitMask(cards: readonly Card[], suit: number): number {
  let mask = 0;
  for (let i = 0; i < cards.length; i += 1) {
    const card = cards[i] ?? 0;
    if ((card & 3) === suit) mask |= 1 << (card >> 2);
  }
  return mask;
}

/** The best flush among suits of five or more; ten cards may have two. */
function bestFlush(flush: Uint16Array, cards: readonly Card[], suits: number): number {
  let best = 0;
  for (let rest = suits & FIVE; rest !== 0; rest &= rest - 1) {
    const suit = (31 - Math.clz32(rest & -rest)) >> 2;
    const value = flush[suitMask(cards, suit)] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/**
 * Strength of the best five of 5 to 10 different cards: 1 to `ranking.classes`, the larger the better in this ranking.
 */
export const strengthOfCards = (ranking: Ranking, cards: readonly Card[]): number =>
  cards.length === 7 ? strengthOfSeven(ranking, cards) : strengthOfAny(ranking, cards);

/** The commonest size unrolled: hold'em on a full board. */
function strengthOfSeven(ranking: Ranking, cards: readonly Card[]): number {
  const { values } = ranking.seven ?? rankTable(ranking, 7);
  // Added in pairs: a chain of seven additions would wait for each.
  const key =
    (KEY[cards[0] ?? 0] ?? 0) +
    (KEY[cards[1] ?? 0] ?? 0) +
    ((KEY[cards[2] ?? 0] ?? 0) + (KEY[cards[3] ?? 0] ?? 0)) +
    ((KEY[cards[4] ?? 0] ?? 0) + (KEY[cards[5] ?? 0] ?? 0) + ((KEY[cards[6] ?? 0] ?? 0) + START));
  const ranks = key | 0;
  const suits = (key * SUITS) | 0;
  const byRanks = values[(ROWS[ranks >>> SHIFT] ?? 0) + (LOW[ranks & MASK] ?? 0)] ?? 0;
  return (suits & FIVE) === 0 ? byRanks : withFlush(ranking, cards, suits, byRanks);
}

function strengthOfAny(ranking: Ranking, cards: readonly Card[]): number {
  const n = cards.length;
  const { rowOffset, values } = ranking.tables[n] ?? rankTable(ranking, n);
  let key = START;
  for (let i = 0; i < n; i += 1) key += KEY[cards[i] ?? 0] ?? 0;
  const ranks = key | 0;
  const suits = (key * SUITS) | 0;
  const byRanks = values[(rowOffset[ranks >>> SHIFT] ?? 0) + (LOW[ranks & MASK] ?? 0)] ?? 0;
  return (suits & FIVE) === 0 ? byRanks : withFlush(ranking, cards, suits, byRanks);
}

function withFlush(ranking: Ranking, cards: readonly Card[], suits: number, byRanks: number): number {
  switch (ranking.spec.evaluator) {
    case 'high':
      return Math.max(byRanks, bestFlush(ranking.flush, cards, suits));
    case 'ace-to-five':
      return byRanks;
    case 'deuce-to-seven':
      // A flush spoils a low hand: only the five actually chosen tell.
      return cards.length === 5 ? bestFlush(ranking.flush, cards, suits) : bestOf(ranking, fivesOf(cards));
  }
}

function bestOf(ranking: Ranking, fives: readonly (readonly Card[])[]): number {
  let best = 0;
  for (const five of fives) best = Math.max(best, strengthOfCards(ranking, five));
  return best;
}

/** Strength of the best hand the game allows; 0 while five cards cannot be made. */
export function bestStrength(ranking: Ranking, use: Use, hole: readonly Card[], board: readonly Card[]): number {
  if (use.kind === 'any') {
    const count = hole.length + board.length;
    invariant(count <= MOST_CARDS, 'at most ten cards make a hand');
    return count < 5 ? 0 : strengthOfCards(ranking, [...hole, ...board]);
  }
  if (hole.length < use.fromHole || board.length < 5 - use.fromHole) return 0;
  if (use.fromHole === 2 && ranking.spec.evaluator !== 'deuce-to-seven') return bestOfTwoAndThree(ranking, hole, board);
  return bestOf(ranking, allowedFives(use, hole, board));
}

export interface BestHand {
  /** Comparable within its ranking. */
  readonly strength: number;
  readonly category: string;
  /** Rank indices in deciding order, one a group: two pair aces and kings with a nine is 12, 11, 7; a straight its top. */
  readonly ranks: readonly number[];
  /** The five cards as read aloud: largest group first, then by rank. */
  readonly cards: readonly Card[];
  readonly fromHole: readonly Card[];
  readonly fromBoard: readonly Card[];
}

/** Whether `a` has more board cards than `b` or, with as many, higher suits. */
function isPreferred(a: readonly Card[], b: readonly Card[], hole: readonly Card[]): boolean {
  const own = (five: readonly Card[]): number => five.filter((card) => hole.includes(card)).length;
  if (own(a) !== own(b)) return own(a) < own(b);
  const [x, y] = [a, b].map((five) => [...five].sort((c, d) => d - c));
  const i = x?.findIndex((card, at) => card !== y?.[at]) ?? -1;
  return i >= 0 && (x?.[i] ?? 0) > (y?.[i] ?? 0);
}

/**
 * The five cards that play, null while there are none. Of several equally strong choices the one with most board cards,
 * so that playing the board is said where it is true; then the highest suits.
 */
export function bestHand(ranking: Ranking, use: Use, hole: readonly Card[], board: readonly Card[]): BestHand | null {
  const strength = bestStrength(ranking, use, hole, board);
  if (strength === 0) return null;
  let best: readonly Card[] = [];
  for (const five of allowedFives(use, hole, board)) {
    if (strengthOfCards(ranking, five) !== strength) continue;
    if (best.length === 0 || isPreferred(five, best, hole)) best = five;
  }
  const cards = asRead(ranking, best, strength);
  const [category, ranks] = [categoryOf(ranking, strength), ranksOf(ranking, strength)];
  return { strength, category, ranks, cards, ...playedFrom(cards, hole) };
}

/** Which of the five are the player's own; a card the board has too is taken from the hand first. */
export function playedFrom(cards: readonly Card[], hole: readonly Card[]): Pick<BestHand, 'fromHole' | 'fromBoard'> {
  const left = [...hole];
  const fromHole: Card[] = [];
  const fromBoard: Card[] = [];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? fromHole : fromBoard).push(card);
  }
  return { fromHole, fromBoard };
}

/** Cards group by group; a straight from its top down, the ace last where it closes it from below. */
export function asRead(ranking: Ranking, five: readonly Card[], strength: number): Card[] {
  const ranks = ranksOf(ranking, strength);
  const isStraight = PATTERNS[ranking.patterns[strength] ?? 0]?.startsWith('straight') === true;
  const below = (rank: number): number => (rank === 12 && ranks[0] !== 12 ? 13 : 12 - rank);
  const place = (card: Card): number => (isStraight ? below(rankIndex(card)) : ranks.indexOf(rankIndex(card)));
  return [...five].sort((a, b) => place(a) - place(b) || b - a);
}
