import { invariant } from '../kernel/invariant.ts';
import { type HandClass, isOneSuited, ladder, PATTERNS } from './ladder.ts';
import { pointClasses } from './points.ts';
import { rainbows } from './rainbow.ts';
import { extended, MOST_CARDS, type RowIndex, rowIndex, slotOf } from './rank-index.ts';
import { OTHER_CATEGORIES, type RankingSpec, TRAITS } from './spec.ts';

/** What `patterns` counts in: patterns of five cards, then the other categories. */
const CATEGORIES: readonly string[] = [...PATTERNS, ...OTHER_CATEGORIES];

/** Values of every hand of `n` cards by its ranks alone. */
export interface RankTable extends RowIndex {
  readonly values: Uint16Array;
}

/** A way of ranking hands as tables of strengths: 1 is the worst class, `classes` the best, whatever is ranked. */
export interface Ranking {
  readonly spec: RankingSpec;
  /** How many different hands this deck and order know. */
  readonly classes: number;
  /** Index into `PATTERNS`, and the categories after them, of each strength. */
  readonly patterns: Uint8Array;
  /** Five places a strength: its ranks in deciding order, then -1. */
  readonly ranks: Int8Array;
  /** Strength of the best five of these ranks in one suit, by rank mask; 0 below five cards. */
  readonly flush: Uint16Array;
  /** Strength of these ranks in different suits, by rank mask; empty where hands are not made of different suits. */
  readonly rainbow: Uint16Array;
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

const MASKS = 8192;
const NO_MASKS = new Uint16Array(0);

/** A ranking of so many classes whose values are still to be filled in. */
function blank(spec: RankingSpec, classes: number, rainbow: Uint16Array = NO_MASKS) {
  const rows = rowIndex(5);
  const values = new Uint16Array(rows.slots);
  const tables = new Array<RankTable | undefined>(MOST_CARDS + 1).fill(undefined);
  tables[5] = { ...rows, values };
  const patterns = new Uint8Array(classes + 1);
  const ranks = new Int8Array(5 * (classes + 1)).fill(-1);
  const flush = new Uint16Array(MASKS);
  const ranking: Ranking = { spec, classes, patterns, ranks, flush, rainbow, tables, seven: undefined };
  return { ranking, rows, values };
}

/** Notes what a strength is called and which ranks decide. */
function describe({ patterns, ranks }: Ranking, strength: number, category: string, deciding: readonly number[]): void {
  patterns[strength] = CATEGORIES.indexOf(category);
  for (let i = 0; i < deciding.length; i += 1) ranks[5 * strength + i] = deciding[i] ?? -1;
}

/** Tables of five cards from the classes, the worst first. */
function buildFive(spec: RankingSpec): Ranking {
  const classes: readonly HandClass[] = ladder(spec);
  const { ranking, rows, values } = blank(spec, classes.length);
  let strength = 0;
  for (const { pattern, ranks, key, mask } of classes) {
    strength += 1;
    describe(ranking, strength, pattern, ranks);
    if (isOneSuited(pattern)) ranking.flush[mask] = strength;
    else values[slotOf(rows, key)] = strength;
  }
  spread(ranking.flush);
  return ranking;
}

const BY_SIZE = ['', 'one-card', 'two-card', 'three-card', 'badugi'] as const;

function buildRainbow(spec: RankingSpec): Ranking {
  const classes = rainbows(spec);
  const { ranking } = blank(spec, classes.length, new Uint16Array(MASKS));
  for (const [i, { ranks, mask }] of classes.entries()) {
    describe(ranking, i + 1, BY_SIZE[ranks.length] ?? '', ranks);
    ranking.rainbow[mask] = i + 1;
  }
  return ranking;
}

/** Points depend on ranks alone, so they fill the same table; the deciding ranks are the points and the cards. */
function buildPoints(spec: RankingSpec): Ranking {
  const classes = pointClasses(spec);
  const { ranking, rows, values } = blank(spec, classes.length);
  for (const [i, { points, cards, keys }] of classes.entries()) {
    describe(ranking, i + 1, 'points', [points, cards]);
    for (const key of keys) values[slotOf(rows, key)] = i + 1;
  }
  return ranking;
}

const BUILD = { five: buildFive, rainbow: buildRainbow, points: buildPoints } as const;

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
  const jokers = deck.jokers ?? 0;
  const key = `${evaluator} ${deck.lowestRank} ${deck.droppedRanks.join('')} ${jokers} ${order} ${aceLowStraight} ${straightsFrom}`;
  const known = rankings.get(key);
  if (known !== undefined) return known;
  const built = BUILD[TRAITS[evaluator].counts](spec);
  rankings.set(key, built);
  return built;
}

/** Builds the tables for hands of up to `upTo` cards now. */
export function prewarm(ranking: Ranking, upTo: number): void {
  rankTable(ranking, Math.max(5, upTo));
}

/** Place among all different hands, 1 the best; a hand with null cards has the place of the next whole hand below it. */
export const denseRank = (ranking: Ranking, strength: number): number =>
  Math.min(ranking.classes, ranking.classes - Math.floor(strength) + 1);

/** Rank indices of a strength in deciding order, one a group; a straight has its top card alone. */
export function ranksOf({ ranks }: Ranking, strength: number): number[] {
  const deciding: number[] = [];
  for (let i = 5 * strength; i < 5 * strength + 5; i += 1) {
    const rank = ranks[i] ?? -1;
    if (rank >= 0) deciding.push(rank);
  }
  return deciding;
}

export const isStraightFlush = (ranking: Ranking, strength: number): boolean =>
  PATTERNS[ranking.patterns[strength] ?? 0] === 'straight-flush';

/** The category of a strength: the best straight flush of a high game is the royal flush, five odd cards of a low a low. */
export function categoryOf(ranking: Ranking, strength: number): string {
  const pattern = CATEGORIES[ranking.patterns[strength] ?? 0] ?? 'high-card';
  const { best } = TRAITS[ranking.spec.evaluator];
  if (best === 'lowest') return pattern === 'high-card' ? 'low' : pattern;
  return pattern === 'straight-flush' && strength === ranking.classes ? 'royal-flush' : pattern;
}
