import { RANKS } from '../cards/card.ts';
import { hasRank } from '../cards/deck.ts';
import { invariant } from '../kernel/invariant.ts';
import { type Class, classify, classValue, PATTERNS } from './classify.ts';
import { countOf, everyMultiset, MOST_CARDS, type RowIndex, rankKey, rowIndex, slotOf } from './rank-index.ts';
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
  /** Strength of the best five of these ranks in one suit, by rank mask; 0 below five cards. */
  readonly flush: Uint16Array;
  /** By number of cards, from five; built on first need through `rankTable`. */
  readonly tables: (RankTable | undefined)[];
}

const ranksOfKey = (key: number): number[] =>
  RANKS.flatMap((_, rank) => new Array<number>(countOf(key, rank)).fill(rank));
const ranksOfMask = (mask: number): number[] => RANKS.flatMap((_, rank) => ((mask >> rank) & 1 ? [rank] : []));

function bitCount(mask: number): number {
  let count = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

interface Classes {
  /** Class value by slot of the five-card index; null outside the deck. */
  readonly mixed: readonly (Class | null)[];
  readonly suited: ReadonlyMap<number, Class>;
}

function classesOf(spec: RankingSpec): Classes {
  const inDeck = RANKS.map((rank) => hasRank(spec.deck, rank));
  const mixed: (Class | null)[] = [];
  everyMultiset(5, (key) => {
    const ranks = ranksOfKey(key);
    mixed.push(ranks.every((rank) => inDeck[rank]) ? classify(ranks, 'mixed', spec) : null);
  });
  const suited = new Map<number, Class>();
  for (let mask = 0; mask < 8192; mask += 1) {
    const ranks = bitCount(mask) === 5 ? ranksOfMask(mask) : [];
    if (ranks.length === 5 && ranks.every((rank) => inDeck[rank])) suited.set(mask, classify(ranks, 'one-suit', spec));
  }
  return { mixed, suited };
}

/** Best five of a larger mask: the best of what is left after taking one rank away. */
function flushTable(suited: ReadonlyMap<number, Class>, strengthOf: (c: Class) => number): Uint16Array {
  const flush = new Uint16Array(8192);
  for (let mask = 0; mask < flush.length; mask += 1) {
    const five = suited.get(mask);
    let best = five === undefined ? 0 : strengthOf(five);
    for (let rest = mask; rest > 0; rest &= rest - 1) best = Math.max(best, flush[mask & ~(rest & -rest)] ?? 0);
    flush[mask] = best;
  }
  return flush;
}

function build(spec: RankingSpec): Ranking {
  const { mixed, suited } = classesOf(spec);
  const values = [...mixed.flatMap((c) => c ?? []), ...suited.values()].map((c) => classValue(c, spec));
  const ordered = [...new Set(values)].sort((a, b) => a - b);
  const strengths = new Map(ordered.map((value, i) => [value, i + 1]));
  const strengthOf = (c: Class): number => strengths.get(classValue(c, spec)) ?? 0;
  const patterns = new Uint8Array(ordered.length + 1);
  for (const c of [...mixed.flatMap((m) => m ?? []), ...suited.values()])
    patterns[strengthOf(c)] = PATTERNS.indexOf(c.pattern);
  const five: RankTable = { ...rowIndex(5), values: Uint16Array.from(mixed, (c) => (c === null ? 0 : strengthOf(c))) };
  const tables = new Array<RankTable | undefined>(MOST_CARDS + 1).fill(undefined);
  tables[5] = five;
  return { spec, classes: ordered.length, patterns, flush: flushTable(suited, strengthOf), tables };
}

/** The best of what is left after taking one card away. */
function extend(smaller: RankTable, n: number): RankTable {
  const rows = rowIndex(n);
  const values = new Uint16Array(rows.slots);
  everyMultiset(n, (key, slot) => {
    let best = 0;
    for (let rank = 0; rank < 13; rank += 1) {
      if (countOf(key, rank) === 0) continue;
      const value = smaller.values[slotOf(smaller, key - rankKey(rank))] ?? 0;
      if (value > best) best = value;
    }
    values[slot] = best;
  });
  return { ...rows, values };
}

/** The table for hands of `n` cards, 5 to 10, built with those below it on first need. */
export function rankTable(ranking: Ranking, n: number): RankTable {
  const built = ranking.tables[n];
  if (built !== undefined) return built;
  invariant(n > 5 && n <= MOST_CARDS, `no hand is made from ${n} cards`);
  const table = extend(rankTable(ranking, n - 1), n);
  ranking.tables[n] = table;
  return table;
}

const rankings = new Map<string, Ranking>();

/** The tables of a way of ranking, built on first need and then shared. */
export function rankingFor(spec: RankingSpec): Ranking {
  const { evaluator, deck, order, aceLowStraight } = spec;
  const key = `${evaluator} ${deck.lowestRank} ${deck.droppedRanks.join('')} ${order} ${aceLowStraight}`;
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

/** Place among all different hands, 1 the best. */
export const denseRank = (ranking: Ranking, strength: number): number => ranking.classes - strength + 1;

/** The category of a strength; the best straight flush of a high game is the royal flush. */
export function categoryOf(ranking: Ranking, strength: number): string {
  const pattern = PATTERNS[ranking.patterns[strength] ?? 0] ?? 'high-card';
  return pattern === 'straight-flush' && ranking.spec.evaluator === 'high' && strength === ranking.classes
    ? 'royal-flush'
    : pattern;
}
