import { invariant } from '../kernel/invariant.ts';
import { type HandClass, isOneSuited, ladder, PATTERNS } from './ladder.ts';
import { extended, MOST_CARDS, type RowIndex, rowIndex, slotOf } from './rank-index.ts';
import type { RankingSpec } from './spec.ts';

/** Values of every hand of `n` cards by its ranks alone. */
export interface RankTable extends RowIndex {
  readonly values: Uint16Array;
}

/** A way of ranking five cards as tables of strengths: 1 is the worst class, `classes` the best, whatever is ranked. */
export interface Ranking {
  readonly spec: RankingSpec;
  /** How many different hands of five this deck and order know. */
  readonly classes: number;
  /** Index into `PATTERNS` of each strength. */
  readonly patterns: Uint8Array;
  /** Five places a strength: its ranks in deciding order, then -1. */
  readonly ranks: Int8Array;
  /** Strength of the best five of these ranks in one suit, by rank mask; 0 below five cards. */
  readonly flush: Uint16Array;
  /** By number of cards, from five; built on first need through `rankTable`. */
  readonly tables: (RankTable | undefined)[];
  /** `tables[7]` once it is built: hold'em on a full board is ranked often enough to save the look-up. */
  seven: RankTable | undefined;
}

/** Spreads strengths from masks of five to larger ones: the best of what is left after taking one rank away. */
function spread(flush: Uint16Array): void {
  for (let mask = 0; mask < flush.length; mask += 1) {
    let best = flush[mask] ?? 0;
    for (let rest = mask; rest > 0; rest &= rest - 1) {
      const value = flush[mask & ~(rest & -rest)] ?? 0;
      if (value > best) best = value;
    }
    flush[mask] = best;
  }
}

/** Tables of five cards from the classes, the worst first. */
function build(spec: RankingSpec): Ranking {
  const classes: readonly HandClass[] = ladder(spec);
  const rows = rowIndex(5);
  const values = new Uint16Array(rows.slots);
  const flush = new Uint16Array(8192);
  const patterns = new Uint8Array(classes.length + 1);
  const ranks = new Int8Array(5 * (classes.length + 1)).fill(-1);
  let strength = 0;
  for (const { pattern, ranks: deciding, key, mask } of classes) {
    strength += 1;
    patterns[strength] = PATTERNS.indexOf(pattern);
    for (let i = 0; i < deciding.length; i += 1) ranks[5 * strength + i] = deciding[i] ?? -1;
    if (isOneSuited(pattern)) flush[mask] = strength;
    else values[slotOf(rows, key)] = strength;
  }
  spread(flush);
  const tables = new Array<RankTable | undefined>(MOST_CARDS + 1).fill(undefined);
  tables[5] = { ...rows, values };
  return { spec, classes: classes.length, patterns, ranks, flush, tables, seven: undefined };
}

/** The table for hands of `n` cards, 5 to 10, built with those below it on first need. */
export function rankTable(ranking: Ranking, n: number): RankTable {
  const built = ranking.tables[n];
  if (built !== undefined) return built;
  invariant(n > 5 && n <= MOST_CARDS, `no hand is made from ${n} cards`);
  const smaller = rankTable(ranking, n - 1);
  const table = { ...rowIndex(n), values: extended(smaller.values, n) };
  ranking.tables[n] = table;
  if (n === 7) ranking.seven = table;
  return table;
}

const rankings = new Map<string, Ranking>();

/** The tables of a way of ranking, built on first need and then shared. */
export function rankingFor(spec: RankingSpec): Ranking {
  const { evaluator, deck, order, aceLowStraight, straightsFrom = '' } = spec;
  const key = `${evaluator} ${deck.lowestRank} ${deck.droppedRanks.join('')} ${order} ${aceLowStraight} ${straightsFrom}`;
  const known = rankings.get(key);
  if (known !== undefined) return known;
  const built = build(spec);
  rankings.set(key, built);
  return built;
}

/** Builds the tables for hands of up to `upTo` cards now. */
export function prewarm(ranking: Ranking, upTo: number): void {
  rankTable(ranking, upTo);
}

/** Place among all different hands, 1 the best; a hand with null cards has the place of the next whole hand below it. */
export const denseRank = (ranking: Ranking, strength: number): number =>
  Math.min(ranking.classes, ranking.classes - Math.floor(strength) + 1);

/** Rank indices of a strength in deciding order, one a group; a straight has its top card alone. */
export const ranksOf = (ranking: Ranking, strength: number): number[] =>
  Array.from(ranking.ranks.subarray(5 * strength, 5 * strength + 5)).filter((rank) => rank >= 0);

export const isStraightFlush = (ranking: Ranking, strength: number): boolean =>
  PATTERNS[ranking.patterns[strength] ?? 0] === 'straight-flush';

/** The category of a strength; the best straight flush of a high game is the royal flush. */
export function categoryOf(ranking: Ranking, strength: number): string {
  const pattern = PATTERNS[ranking.patterns[strength] ?? 0] ?? 'high-card';
  const isRoyal = pattern === 'straight-flush' && ranking.spec.evaluator === 'high' && strength === ranking.classes;
  return isRoyal ? 'royal-flush' : pattern;
}
