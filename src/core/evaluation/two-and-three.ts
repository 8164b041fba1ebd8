import type { Card } from '../cards/card.ts';
import { keyOf, slotOf } from './rank-index.ts';
import { type Ranking, rankTable } from './ranking.ts';
import { TRAITS } from './spec.ts';

/**
 * Exactly two of the hole with exactly three of the board: strengths by pair of ranks and triple of ranks, so that a
 * combination is one addition and one lookup. A flush is looked for apart.
 */
const PAIRS = 91;
const TRIPLES = 455;

/** Id of a pair by `13 × rank + rank`, times `TRIPLES`. */
const PAIR_OFFSET = new Uint16Array(169);
/** Id of a triple by `169 × rank + 13 × rank + rank`. */
const TRIPLE_ID = new Uint16Array(2197);
const pairRanks: (readonly number[])[] = [];
const tripleRanks: (readonly number[])[] = [];

function numberPairs(): void {
  for (let a = 0; a < 13; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      for (const place of [a * 13 + b, b * 13 + a]) PAIR_OFFSET[place] = pairRanks.length * TRIPLES;
      pairRanks.push([a, b]);
    }
  }
}

function numberTriples(): void {
  const place = (a: number, b: number, c: number): number => (a * 13 + b) * 13 + c;
  for (let a = 0; a < 13; a += 1) {
    for (let b = 0; b <= a; b += 1) {
      for (let c = 0; c <= b; c += 1) {
        const places = [place(a, b, c), place(a, c, b), place(b, a, c), place(b, c, a), place(c, a, b), place(c, b, a)];
        for (const p of places) TRIPLE_ID[p] = tripleRanks.length;
        tripleRanks.push([a, b, c]);
      }
    }
  }
}
numberPairs();
numberTriples();

const tables = new WeakMap<Ranking, Uint16Array>();

/** Five of one rank cannot be and keeps 0. */
function build(ranking: Ranking): Uint16Array {
  const five = rankTable(ranking, 5);
  const table = new Uint16Array(PAIRS * TRIPLES);
  const tripleKeys = tripleRanks.map(keyOf);
  for (const [pair, ranks] of pairRanks.entries()) {
    const pairKey = keyOf(ranks);
    for (let triple = 0; triple < TRIPLES; triple += 1) {
      const isOneRank = ranks[0] === ranks[1] && tripleRanks[triple]?.every((rank) => rank === ranks[0]);
      if (isOneRank) continue;
      table[pair * TRIPLES + triple] = five.values[slotOf(five, pairKey + (tripleKeys[triple] ?? 0))] ?? 0;
    }
  }
  return table;
}

/** Strength by `pair offset + triple id`. */
export function pairTripleTable(ranking: Ranking): Uint16Array {
  const known = tables.get(ranking);
  if (known !== undefined) return known;
  const built = build(ranking);
  tables.set(ranking, built);
  return built;
}

const MOST_PAIRS = 15;
const MOST_TRIPLES = 56;
/** Added to a count of suits, one byte a suit, bit 3 says "three or more". */
const THREE_SUITED = 0x05050505;

/** The pairs of up to six hole cards. */
export class HolePairs {
  /** Offsets in the table. */
  readonly offsets = new Int32Array(MOST_PAIRS);
  count = 0;
  /** Rank masks of the pairs of one suit, with that suit in bits 16 and 17. */
  readonly suited = new Int32Array(MOST_PAIRS);
  suitedCount = 0;

  read(hole: ArrayLike<number>): void {
    let n = 0;
    let suited = 0;
    const { offsets } = this;
    for (let i = 1; i < hole.length; i += 1) {
      const a = hole[i] ?? 0;
      const row = 13 * (a >> 2);
      for (let j = 0; j < i; j += 1) {
        const b = hole[j] ?? 0;
        offsets[n] = PAIR_OFFSET[row + (b >> 2)] ?? 0;
        n += 1;
        if (((a ^ b) & 3) !== 0) continue;
        this.suited[suited] = (1 << (a >> 2)) | (1 << (b >> 2)) | ((a & 3) << 16);
        suited += 1;
      }
    }
    this.count = n;
    this.suitedCount = suited;
  }
}

/** The triples of a board, worked out once for all hands. */
export class BoardTriples {
  readonly ids = new Int32Array(MOST_TRIPLES);
  count = 0;
  /** Rank masks of the triples of one suit, with that suit in bits 16 and 17; a board of eight may have two such suits. */
  readonly suited = new Int32Array(MOST_TRIPLES);
  suitedCount = 0;

  read(board: ArrayLike<number>, length: number): void {
    const { ids } = this;
    let n = 0;
    let suits = THREE_SUITED;
    for (let i = 0; i < length; i += 1) {
      const a = board[i] ?? 0;
      suits += 1 << ((a & 3) << 3);
      const rowA = 169 * (a >> 2);
      for (let j = 1; j < i; j += 1) {
        const rowB = rowA + 13 * ((board[j] ?? 0) >> 2);
        for (let k = 0; k < j; k += 1) {
          ids[n] = TRIPLE_ID[rowB + ((board[k] ?? 0) >> 2)] ?? 0;
          n += 1;
        }
      }
    }
    this.count = n;
    this.suitedCount = 0;
    if ((suits & 0x08080808) !== 0) this.#readSuited(board, length);
  }

  #readSuited(board: ArrayLike<number>, length: number): void {
    let n = 0;
    for (let i = 2; i < length; i += 1) {
      const a = board[i] ?? 0;
      for (let j = 1; j < i; j += 1) {
        const b = board[j] ?? 0;
        if (((a ^ b) & 3) !== 0) continue;
        for (let k = 0; k < j; k += 1) {
          const c = board[k] ?? 0;
          if (((a ^ c) & 3) !== 0) continue;
          this.suited[n] = (1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | ((a & 3) << 16);
          n += 1;
        }
      }
    }
    this.suitedCount = n;
  }
}

/** The best of all pairs with all triples, suits aside. */
function bestByRanks(table: Uint16Array, pairs: HolePairs, triples: BoardTriples): number {
  const { offsets } = pairs;
  const { ids, count } = triples;
  let best = 0;
  for (let p = 0; p < pairs.count; p += 1) {
    const offset = offsets[p] ?? 0;
    for (let t = 0; t < count; t += 1) {
      const value = table[offset + (ids[t] ?? 0)] ?? 0;
      if (value > best) best = value;
    }
  }
  return best;
}

/** The best of all pairs with each triple, by triple id: for a hand that is ranked on many boards. */
export function bestByTriple(table: Uint16Array, pairs: HolePairs): Uint16Array {
  const best = new Uint16Array(TRIPLES);
  for (let p = 0; p < pairs.count; p += 1) {
    const offset = pairs.offsets[p] ?? 0;
    for (let triple = 0; triple < TRIPLES; triple += 1) {
      const value = table[offset + triple] ?? 0;
      if (value > (best[triple] ?? 0)) best[triple] = value;
    }
  }
  return best;
}

/** The best of such a list on one board. */
export function bestOnBoard(byTriple: Uint16Array, { ids, count }: BoardTriples): number {
  let best = 0;
  for (let t = 0; t < count; t += 1) {
    const value = byTriple[ids[t] ?? 0] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/** The best flush of two hole cards with three of the board; 0 without one. */
export function bestSuited(flush: Uint16Array, pairs: HolePairs, triples: BoardTriples): number {
  let best = 0;
  if (pairs.suitedCount === 0) return best;
  for (let t = 0; t < triples.suitedCount; t += 1) {
    const three = triples.suited[t] ?? 0;
    for (let p = 0; p < pairs.suitedCount; p += 1) {
      const two = pairs.suited[p] ?? 0;
      if (two >> 16 !== three >> 16) continue;
      const value = flush[(two | three) & 0x1fff] ?? 0;
      if (value > best) best = value;
    }
  }
  return best;
}

const ownPairs = new HolePairs();
const ownTriples = new BoardTriples();

/** Strength of the best two of the hole with three of the board, where a flush spoils nothing. */
export function bestOfTwoAndThree(ranking: Ranking, hole: readonly Card[], board: readonly Card[]): number {
  ownPairs.read(hole);
  ownTriples.read(board, board.length);
  const best = bestByRanks(pairTripleTable(ranking), ownPairs, ownTriples);
  if (TRAITS[ranking.spec.evaluator].runs === 'ignored') return best;
  return Math.max(best, bestSuited(ranking.flush, ownPairs, ownTriples));
}
