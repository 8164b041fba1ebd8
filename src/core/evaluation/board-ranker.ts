import type { Card } from '../cards/card.ts';
import { bestStrength } from './evaluate.ts';
import { FIVE_SUITED, LOW_ID, LOW_MASK, RANK_BIT, RANK_KEY, SUIT_KEY, SUITS_START } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import type { Use } from './spec.ts';
import { BoardTriples, bestOfPairs, bestSuited, pairOffsets, pairTripleTable, suitedPairs } from './two-and-three.ts';

/** Ranks the same hands on one complete board after another. */
export interface BoardRanker {
  /** Fills `out` with the strength of each hand on the first `length` cards of `board`. */
  rank(board: ArrayLike<number>, length: number, out: Int32Array): void;
}

const sumOf = (keys: Int32Array, cards: readonly Card[]): number =>
  cards.reduce((sum, card) => sum + (keys[card] ?? 0), 0);

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

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#keys = Int32Array.from(holes, (hole) => sumOf(RANK_KEY, hole));
    this.#suits = Int32Array.from(holes, (hole) => sumOf(SUIT_KEY, hole));
    this.#masks = suitMasks(holes);
    this.#holeSize = holes[0]?.length ?? 0;
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const n = this.#holeSize + length;
    const { rowOffset, values } = this.#ranking.tables[n] ?? rankTable(this.#ranking, n);
    const keys = this.#keys;
    const suits = this.#suits;
    let key = 0;
    let suit = SUITS_START;
    for (let i = 0; i < length; i += 1) {
      const card = board[i] ?? 0;
      key += RANK_KEY[card] ?? 0;
      suit += SUIT_KEY[card] ?? 0;
    }
    for (let i = 0; i < keys.length; i += 1) {
      const own = key + (keys[i] ?? 0);
      out[i] = values[(rowOffset[own >>> 17] ?? 0) + (LOW_ID[own & LOW_MASK] ?? 0)] ?? 0;
      const counts = suit + (suits[i] ?? 0);
      if ((counts & FIVE_SUITED) !== 0) this.#flush(board, length, counts, i, out);
    }
  }

  #flush(board: ArrayLike<number>, length: number, counts: number, hand: number, out: Int32Array): void {
    if (this.#ranking.spec.evaluator !== 'high') return;
    const { flush } = this.#ranking;
    for (let suit = 0; suit < 4; suit += 1) {
      if (((counts >> (suit * 8)) & 8) === 0) continue;
      let mask = this.#masks[hand * 4 + suit] ?? 0;
      for (let i = 0; i < length; i += 1) {
        const card = board[i] ?? 0;
        if ((card & 3) === suit) mask |= RANK_BIT[card] ?? 0;
      }
      const value = flush[mask] ?? 0;
      if (value > (out[hand] ?? 0)) out[hand] = value;
    }
  }
}

/** Exactly two of the hole with three of the board: the board's triples are read once for all hands. */
class TwoAndThree implements BoardRanker {
  readonly #ranking: Ranking;
  readonly #table: Uint16Array;
  readonly #pairs: readonly Int32Array[];
  readonly #suited: readonly (readonly Int32Array[])[];
  readonly #triples = new BoardTriples();

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#table = pairTripleTable(ranking);
    this.#pairs = holes.map(pairOffsets);
    this.#suited = holes.map(suitedPairs);
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const triples = this.#triples;
    triples.read(board, length);
    const flushes = triples.suitedCount > 0 && this.#ranking.spec.evaluator === 'high';
    for (const [i, pairs] of this.#pairs.entries()) {
      const best = bestOfPairs(this.#table, pairs, triples);
      out[i] = flushes ? Math.max(best, bestSuited(this.#ranking.flush, this.#suited[i] ?? [], triples)) : best;
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
