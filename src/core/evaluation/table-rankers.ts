import type { Card } from '../cards/card.ts';
import { CARD_KEY, EMPTY_KEY, FIVE_SUITED, HIGH_SHIFT, LOW_ID, LOW_MASK, TO_SUITS } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import { TRAITS } from './spec.ts';
import { BoardTriples, bestByTriple, bestOnBoard, bestSuited, HolePairs, pairTripleTable } from './two-and-three.ts';

/** Ranks the same hands on one complete board after another. */
export interface BoardRanker {
  /** Fills `out` with the strength of each hand on the first `length` cards of `board`. */
  rank(board: ArrayLike<number>, length: number, out: Int32Array): void;
}

// V8 folds a module's own constants into compiled code, imported ones it loads anew each time.
const KEY = CARD_KEY;
const LOW = LOW_ID;
const START = EMPTY_KEY;
const SUITS = TO_SUITS;
const FIVE = FIVE_SUITED;
const SHIFT = HIGH_SHIFT;
const MASK = LOW_MASK;

/** Sum of the cards' keys. */
function keyOfCards(cards: ArrayLike<number>, length: number): number {
  let key = 0;
  for (let i = 0; i < length; i += 1) key += KEY[cards[i] ?? 0] ?? 0;
  return key;
}

/** The same for five, the commonest board. */
const keyOfFive = (cards: ArrayLike<number>): number =>
  (KEY[cards[0] ?? 0] ?? 0) +
  (KEY[cards[1] ?? 0] ?? 0) +
  ((KEY[cards[2] ?? 0] ?? 0) + (KEY[cards[3] ?? 0] ?? 0) + (KEY[cards[4] ?? 0] ?? 0));

/** Rank mask of the cards of one suit. */
function suitMask(cards: ArrayLike<number>, length: number, suit: number): number {
  let mask = 0;
  for (let i = 0; i < length; i += 1) {
    const card = cards[i] ?? 0;
    if ((card & 3) === suit) mask |= 1 << (card >> 2);
  }
  return mask;
}

/** Rank mask of each suit of a hand, four to a hand. */
const suitMasks = (holes: readonly (readonly Card[])[]): Int32Array =>
  Int32Array.from(holes.flatMap((hole) => [0, 1, 2, 3].map((suit) => suitMask(hole, hole.length, suit))));

/** Suit counts of a sum of keys, four bits a suit. */
const suitsOf = (key: number): number => (key * SUITS) | 0;

/** Suit by suit the largest count of any hand. */
function mostSuited(suits: Int32Array): number {
  let most = 0;
  for (let shift = 0; shift < 16; shift += 4) most |= Math.max(...suits.map((own) => (own >> shift) & 15)) << shift;
  return most;
}

/** Any five of hole and board: the board is summed once, a hand adds its own key. */
export class AnyFive implements BoardRanker {
  readonly #ranking: Ranking;
  /** Key and suit counts of each hand, and the most of each suit in any hand. */
  readonly #ranks: Int32Array;
  readonly #suits: Int32Array;
  readonly #most: number;
  readonly #masks: Int32Array;
  readonly #holeSize: number;
  readonly #flushes: boolean;

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    const keys = holes.map((hole) => keyOfCards(hole, hole.length));
    this.#ranking = ranking;
    this.#ranks = Int32Array.from(keys, (key) => key | 0);
    this.#suits = Int32Array.from(keys, suitsOf);
    this.#most = mostSuited(this.#suits);
    this.#masks = suitMasks(holes);
    this.#holeSize = holes[0]?.length ?? 0;
    this.#flushes = TRAITS[ranking.spec.evaluator].runs === 'help';
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const n = this.#holeSize + length;
    const { rowOffset, values } = this.#ranking.tables[n] ?? rankTable(this.#ranking, n);
    const hands = this.#ranks;
    const key = START + (length === 5 ? keyOfFive(board) : keyOfCards(board, length));
    const ranks = key | 0;
    // No calls in here: V8 would check every array again after each.
    for (let i = 0; i < hands.length; i += 1) {
      const all = (ranks + (hands[i] ?? 0)) | 0;
      out[i] = values[(rowOffset[all >>> SHIFT] ?? 0) + (LOW[all & MASK] ?? 0)] ?? 0;
    }
    const suits = suitsOf(key);
    if (((suits + this.#most) & FIVE) !== 0 && this.#flushes) this.#raiseFlushes(suits, board, length, out);
  }

  /** Gives hands with a flush its strength where that is higher; the board's part of it is worked out once. */
  #raiseFlushes(suits: number, board: ArrayLike<number>, length: number, out: Int32Array): void {
    const { flush } = this.#ranking;
    const hands = this.#suits;
    const masks = this.#masks;
    for (let rest = (suits + this.#most) & FIVE; rest !== 0; rest &= rest - 1) {
      const five = rest & -rest;
      const suit = (31 - Math.clz32(five)) >> 2;
      const mask = suitMask(board, length, suit);
      for (let i = 0; i < hands.length; i += 1) {
        if (((suits + (hands[i] ?? 0)) & five) === 0) continue;
        const value = flush[mask | (masks[i * 4 + suit] ?? 0)] ?? 0;
        if (value > (out[i] ?? 0)) out[i] = value;
      }
    }
  }
}

interface TwoCardHand {
  readonly byTriple: Uint16Array;
  readonly pairs: HolePairs;
}

/** Exactly two of the hole with three of the board: the board's triples are read once, each hand knows its best with any. */
export class TwoAndThree implements BoardRanker {
  readonly #flush: Uint16Array;
  readonly #flushes: boolean;
  readonly #hands: readonly TwoCardHand[];
  readonly #triples = new BoardTriples();

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    const table = pairTripleTable(ranking);
    this.#flush = ranking.flush;
    this.#flushes = TRAITS[ranking.spec.evaluator].runs === 'help';
    this.#hands = holes.map((hole) => {
      const pairs = new HolePairs();
      pairs.read(hole);
      return { byTriple: bestByTriple(table, pairs), pairs };
    });
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const triples = this.#triples;
    triples.read(board, length);
    const flushes = this.#flushes && triples.suitedCount > 0;
    for (let i = 0; i < this.#hands.length; i += 1) {
      const hand = this.#hands[i];
      if (hand === undefined) continue;
      const best = bestOnBoard(hand.byTriple, triples);
      out[i] = flushes ? Math.max(best, bestSuited(this.#flush, hand.pairs, triples)) : best;
    }
  }
}
