import type { Card } from '../cards/card.ts';
import { bestStrength } from './evaluate.ts';
import { FIVE_SUITED, LOW_ID, LOW_MASK, RANK_BIT, RANK_KEY, SUIT_KEY, SUITS_START } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import type { Use } from './spec.ts';
import { BoardTriples, bestTogether, HolePairs, pairTripleTable } from './two-and-three.ts';

/** Ranks the same hands on one complete board after another. */
export interface BoardRanker {
  /** Fills `out` with the strength of each hand on the first `length` cards of `board`. */
  rank(board: ArrayLike<number>, length: number, out: Int32Array): void;
}

// V8 folds a module's own constants into compiled code, imported ones it loads anew each time.
const KEY = RANK_KEY;
const SUIT = SUIT_KEY;
const LOW = LOW_ID;

/** Sum of the cards' entries in a table of 52, from `start` on. */
function sumOf(table: Int32Array, cards: ArrayLike<number>, length: number, start: number): number {
  let sum = start;
  for (let i = 0; i < length; i += 1) sum = (sum + (table[cards[i] ?? 0] ?? 0)) | 0;
  return sum;
}

/** Rank mask of each suit of a hand, four to a hand. */
const suitMasks = (holes: readonly (readonly Card[])[]): Int32Array =>
  Int32Array.from(
    holes.flatMap((hole) =>
      [0, 1, 2, 3].map((suit) =>
        hole.reduce((mask, card) => ((card & 3) === suit ? mask | (1 << (card >> 2)) : mask), 0),
      ),
    ),
  );

/** Any five of hole and board: the board is summed once, a hand adds its own key. */
class AnyFive implements BoardRanker {
  readonly #ranking: Ranking;
  readonly #keys: Int32Array;
  readonly #suits: Int32Array;
  readonly #masks: Int32Array;
  readonly #holeSize: number;
  readonly #flushes: boolean;

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#keys = Int32Array.from(holes, (hole) => sumOf(RANK_KEY, hole, hole.length, 0));
    this.#suits = Int32Array.from(holes, (hole) => sumOf(SUIT_KEY, hole, hole.length, 0));
    this.#masks = suitMasks(holes);
    this.#holeSize = holes[0]?.length ?? 0;
    this.#flushes = ranking.spec.evaluator === 'high';
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    if (length !== 5) {
      this.#rankWith(sumOf(KEY, board, length, 0), sumOf(SUIT, board, length, SUITS_START), board, length, out);
      return;
    }
    const a = board[0] ?? 0;
    const b = board[1] ?? 0;
    const c = board[2] ?? 0;
    const d = board[3] ?? 0;
    const e = board[4] ?? 0;
    const key = ((KEY[a] ?? 0) + (KEY[b] ?? 0) + (KEY[c] ?? 0) + (KEY[d] ?? 0) + (KEY[e] ?? 0)) | 0;
    const first = SUITS_START + (SUIT[a] ?? 0) + (SUIT[b] ?? 0);
    const suits = (first + (SUIT[c] ?? 0) + (SUIT[d] ?? 0) + (SUIT[e] ?? 0)) | 0;
    this.#rankWith(key, suits, board, length, out);
  }

  /** `key` and `suits` are the board's sums. */
  #rankWith(key: number, suits: number, board: ArrayLike<number>, length: number, out: Int32Array): void {
    const n = this.#holeSize + length;
    const { rowOffset, values } = this.#ranking.tables[n] ?? rankTable(this.#ranking, n);
    const keys = this.#keys;
    const ownSuits = this.#suits;
    for (let i = 0; i < keys.length; i += 1) {
      const own = (key + (keys[i] ?? 0)) | 0;
      const value = values[(rowOffset[own >>> 17] ?? 0) + (LOW[own & LOW_MASK] ?? 0)] ?? 0;
      const counts = (suits + (ownSuits[i] ?? 0)) | 0;
      out[i] = (counts & FIVE_SUITED) === 0 ? value : Math.max(value, this.#flush(board, length, counts, i));
    }
  }

  /** The best flush of one hand, 0 where flushes do not count. */
  #flush(board: ArrayLike<number>, length: number, counts: number, hand: number): number {
    if (!this.#flushes) return 0;
    let best = 0;
    for (let suit = 0; suit < 4; suit += 1) {
      if (((counts >> (suit * 8)) & 8) === 0) continue;
      let mask = this.#masks[hand * 4 + suit] ?? 0;
      for (let i = 0; i < length; i += 1) {
        const card = board[i] ?? 0;
        if ((card & 3) === suit) mask |= RANK_BIT[card] ?? 0;
      }
      best = Math.max(best, this.#ranking.flush[mask] ?? 0);
    }
    return best;
  }
}

/** Exactly two of the hole with three of the board: the board's triples are read once for all hands. */
class TwoAndThree implements BoardRanker {
  readonly #ranking: Ranking;
  readonly #table: Uint16Array;
  readonly #hands: readonly HolePairs[];
  readonly #triples = new BoardTriples();

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#table = pairTripleTable(ranking);
    this.#hands = holes.map((hole) => {
      const pairs = new HolePairs();
      pairs.read(hole);
      return pairs;
    });
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    this.#triples.read(board, length);
    for (let i = 0; i < this.#hands.length; i += 1) {
      const pairs = this.#hands[i];
      if (pairs !== undefined) out[i] = bestTogether(this.#ranking, this.#table, pairs, this.#triples);
    }
  }
}

/** For rankings without a table of their own: one hand after another. */
class OneByOne implements BoardRanker {
  readonly #ranking: Ranking;
  readonly #use: Use;
  readonly #holes: readonly (readonly Card[])[];

  constructor(ranking: Ranking, use: Use, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#use = use;
    this.#holes = holes;
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const cards = Array.from({ length }, (_, i) => board[i] ?? 0).filter((card): card is Card => card >= 0);
    for (const [i, hole] of this.#holes.entries()) out[i] = bestStrength(this.#ranking, this.#use, hole, cards);
  }
}

/** Prepares hands of one size for ranking on many boards. */
export function boardRanker(ranking: Ranking, use: Use, holes: readonly (readonly Card[])[]): BoardRanker {
  if (ranking.spec.evaluator === 'deuce-to-seven') return new OneByOne(ranking, use, holes);
  if (use.kind === 'any') return new AnyFive(ranking, holes);
  return use.fromHole === 2 ? new TwoAndThree(ranking, holes) : new OneByOne(ranking, use, holes);
}
