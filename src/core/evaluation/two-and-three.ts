import type { Card } from '../cards/card.ts';
import { keyOf, slotOf } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';

/**
 * Exactly two of the hole with exactly three of the board: strengths by pair of ranks and triple of ranks, so that a
 * combination is one addition and one lookup. A flush is looked for apart.
 */
const PAIRS = 91;
const TRIPLES = 455;

const PAIR_ID = new Uint8Array(169);
const TRIPLE_ID = new Uint16Array(2197);
const pairKeys = new Float64Array(PAIRS);
const tripleKeys = new Float64Array(TRIPLES);

function numberPairs(): void {
  let id = 0;
  for (let a = 0; a < 13; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      PAIR_ID[a * 13 + b] = id;
      PAIR_ID[b * 13 + a] = id;
      pairKeys[id] = keyOf([a, b]);
      id += 1;
    }
  }
}

function numberTriples(): void {
  let id = 0;
  for (let a = 0; a < 13; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      for (let c = 0; c <= b; c += 1) {
        for (const [x, y, z] of [
          [a, b, c],
          [a, c, b],
          [b, a, c],
          [b, c, a],
          [c, a, b],
          [c, b, a],
        ] as const) {
          TRIPLE_ID[(x * 13 + y) * 13 + z] = id;
        }
        tripleKeys[id] = keyOf([a, b, c]);
        id += 1;
      }
    }
  }
}
numberPairs();
numberTriples();

const tables = new WeakMap<Ranking, Uint16Array>();

function build(ranking: Ranking): Uint16Array {
  const five = rankTable(ranking, 5);
  const table = new Uint16Array(PAIRS * TRIPLES);
  const isPossible = possible();
  for (let pair = 0; pair < PAIRS; pair += 1) {
    for (let triple = 0; triple < TRIPLES; triple += 1) {
      if (!isPossible(pair, triple)) continue;
      table[pair * TRIPLES + triple] =
        five.values[slotOf(five, (pairKeys[pair] ?? 0) + (tripleKeys[triple] ?? 0))] ?? 0;
    }
  }
  return table;
}

/** Five of one rank cannot be: a pair and a triple of the same rank. */
function possible(): (pair: number, triple: number) => boolean {
  const pairRank = new Int8Array(PAIRS).fill(-1);
  const tripleRank = new Int8Array(TRIPLES).fill(-2);
  for (let rank = 0; rank < 13; rank += 1) {
    pairRank[PAIR_ID[rank * 14] ?? 0] = rank;
    tripleRank[TRIPLE_ID[rank * 183] ?? 0] = rank;
  }
  return (pair, triple) => pairRank[pair] !== tripleRank[triple];
}

/** Strength by `pair offset + triple id`. */
export function pairTripleTable(ranking: Ranking): Uint16Array {
  const known = tables.get(ranking);
  if (known !== undefined) return known;
  const built = build(ranking);
  tables.set(ranking, built);
  return built;
}

/** Offset of a pair of hole cards in the table. */
export const pairOffset = (a: number, b: number): number => (PAIR_ID[(a >> 2) * 13 + (b >> 2)] ?? 0) * TRIPLES;

/** Offsets of every two of the hole. */
export function pairOffsets(hole: readonly Card[]): Int32Array {
  const offsets = new Int32Array((hole.length * (hole.length - 1)) / 2);
  let n = 0;
  for (let i = 1; i < hole.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      offsets[n] = pairOffset(hole[i] ?? 0, hole[j] ?? 0);
      n += 1;
    }
  }
  return offsets;
}

/** Rank masks of every two hole cards of one suit, suit by suit. */
export function suitedPairs(hole: readonly Card[]): Int32Array[] {
  return [0, 1, 2, 3].map((suit) => {
    const own = hole.filter((card) => (card & 3) === suit);
    return Int32Array.from(own.flatMap((a, i) => own.slice(0, i).map((b) => (1 << (a >> 2)) | (1 << (b >> 2)))));
  });
}

const MOST_TRIPLES = 56;

/** The board's triples, worked out once for all hands. */
export class BoardTriples {
  readonly ids = new Int32Array(MOST_TRIPLES);
  count = 0;
  /** Rank masks of triples of one suit, and that suit; a board of eight may have two. */
  readonly suitedMasks = new Int32Array(MOST_TRIPLES);
  readonly suitedSuits = new Int32Array(MOST_TRIPLES);
  suitedCount = 0;

  read(board: ArrayLike<number>, length: number): void {
    let n = 0;
    let suited = 0;
    for (let i = 2; i < length; i += 1) {
      const a = board[i] ?? 0;
      for (let j = 1; j < i; j += 1) {
        const b = board[j] ?? 0;
        const ab = ((a >> 2) * 13 + (b >> 2)) * 13;
        for (let k = 0; k < j; k += 1) {
          const c = board[k] ?? 0;
          this.ids[n] = TRIPLE_ID[ab + (c >> 2)] ?? 0;
          n += 1;
          if (((a ^ b) & 3) !== 0 || ((a ^ c) & 3) !== 0) continue;
          this.suitedMasks[suited] = (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2));
          this.suitedSuits[suited] = a & 3;
          suited += 1;
        }
      }
    }
    this.count = n;
    this.suitedCount = suited;
  }
}

/** The best of all pairs with all triples. */
export function bestOfPairs(table: Uint16Array, pairs: Int32Array, triples: BoardTriples): number {
  const { ids, count } = triples;
  let best = 0;
  for (let p = 0; p < pairs.length; p += 1) {
    const offset = pairs[p] ?? 0;
    for (let t = 0; t < count; t += 1) {
      const value = table[offset + (ids[t] ?? 0)] ?? 0;
      if (value > best) best = value;
    }
  }
  return best;
}

/** The best flush of two suited hole cards with three of the board; 0 without one. */
export function bestSuited(flush: Uint16Array, pairs: readonly Int32Array[], triples: BoardTriples): number {
  let best = 0;
  for (let t = 0; t < triples.suitedCount; t += 1) {
    const own = pairs[triples.suitedSuits[t] ?? 0];
    if (own === undefined) continue;
    for (let p = 0; p < own.length; p += 1) {
      const value = flush[(triples.suitedMasks[t] ?? 0) | (own[p] ?? 0)] ?? 0;
      if (value > best) best = value;
    }
  }
  return best;
}

const triples = new BoardTriples();

/** Strength of the best two of the hole with three of the board (high and ace-to-five). */
export function bestOfTwoAndThree(ranking: Ranking, hole: readonly Card[], board: readonly Card[]): number {
  triples.read(board, board.length);
  const best = bestOfPairs(pairTripleTable(ranking), pairOffsets(hole), triples);
  if (triples.suitedCount === 0 || ranking.spec.evaluator !== 'high') return best;
  return Math.max(best, bestSuited(ranking.flush, suitedPairs(hole), triples));
}
