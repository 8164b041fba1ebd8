import type { Card } from '../cards/card.ts';
import { fivesOf } from './choose-five.ts';
import { CARD_KEY, EMPTY_KEY, FIVE_SUITED, HIGH_SHIFT, LOW_ID, LOW_MASK, rowIndex, TO_SUITS } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import { TRAITS } from './spec.ts';

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

/** The same of cards in two lists, which are not put together first. */
export function strengthOfBoth(ranking: Ranking, hole: readonly Card[], board: readonly Card[]): number {
  const n = hole.length + board.length;
  const { rowOffset, values } = ranking.tables[n] ?? rankTable(ranking, n);
  let key = START;
  for (let i = 0; i < hole.length; i += 1) key += KEY[hole[i] ?? 0] ?? 0;
  for (let i = 0; i < board.length; i += 1) key += KEY[board[i] ?? 0] ?? 0;
  const ranks = key | 0;
  const suits = (key * SUITS) | 0;
  const byRanks = values[(rowOffset[ranks >>> SHIFT] ?? 0) + (LOW[ranks & MASK] ?? 0)] ?? 0;
  return (suits & FIVE) === 0 ? byRanks : withFlush(ranking, [...hole, ...board], suits, byRanks);
}

function withFlush(ranking: Ranking, cards: readonly Card[], suits: number, byRanks: number): number {
  switch (TRAITS[ranking.spec.evaluator].runs) {
    case 'help':
      return Math.max(byRanks, bestFlush(ranking.flush, cards, suits));
    case 'ignored':
      return byRanks;
    case 'spoil':
      // A flush spoils a low hand: only the five actually chosen tell.
      return cards.length === 5 ? bestFlush(ranking.flush, cards, suits) : bestOf(ranking, fivesOf(cards));
  }
}

export function bestOf(ranking: Ranking, fives: readonly (readonly Card[])[]): number {
  let best = 0;
  for (const five of fives) best = Math.max(best, strengthOfCards(ranking, five));
  return best;
}
