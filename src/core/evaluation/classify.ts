import { RANKS } from '../cards/card.ts';
import { hasRank } from '../cards/deck.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { CategoryOrder, RankingSpec } from './spec.ts';

/** Categories of five cards by their pattern; a royal flush is a straight flush here. */
export const PATTERNS = [
  'high-card',
  'pair',
  'two-pair',
  'three-of-a-kind',
  'straight',
  'flush',
  'full-house',
  'four-of-a-kind',
  'straight-flush',
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Height of each pattern, 0 the lowest. */
const HEIGHTS: Readonly<Record<CategoryOrder, Readonly<Record<Pattern, number>>>> = {
  standard: heights(PATTERNS),
  'flush-over-full-house': heights(swap('flush', 'full-house')),
  'flush-over-full-house-trips-over-straight': heights(
    swap('flush', 'full-house', swap('three-of-a-kind', 'straight')),
  ),
};

function swap(a: Pattern, b: Pattern, patterns: readonly Pattern[] = PATTERNS): Pattern[] {
  return patterns.map((pattern) => (pattern === a ? b : pattern === b ? a : pattern));
}

function heights(order: readonly Pattern[]): Record<Pattern, number> {
  const height = (pattern: Pattern): number => order.indexOf(pattern);
  return {
    'high-card': height('high-card'),
    pair: height('pair'),
    'two-pair': height('two-pair'),
    'three-of-a-kind': height('three-of-a-kind'),
    straight: height('straight'),
    flush: height('flush'),
    'full-house': height('full-house'),
    'four-of-a-kind': height('four-of-a-kind'),
    'straight-flush': height('straight-flush'),
  };
}

export interface Class {
  readonly pattern: Pattern;
  /** Rank indices in deciding order, one a group; a straight has its top card alone. */
  readonly ranks: readonly number[];
}

/** The deck's ranks from the lowest to the ace. */
const deckRanks = ({ deck }: RankingSpec): number[] => RANKS.flatMap((rank, i) => (hasRank(deck, rank) ? [i] : []));

/** The top of a straight, or -1: five ranks next to each other in the deck, or the ace below its lowest four. */
function straightTop(ranks: readonly number[], spec: RankingSpec): number {
  if (new Set(ranks).size !== 5) return -1;
  const places = ranks.map((rank) => deckRanks(spec).indexOf(rank)).sort((a, b) => b - a);
  const [top = 0, second = 0] = places;
  const lowest = places[4] ?? 0;
  if (top - lowest === 4) return Math.max(...ranks);
  const wheel = spec.aceLowStraight === 'counts' && ranks.includes(12) && second === 3 && lowest === 0;
  return wheel ? (deckRanks(spec)[3] ?? 0) : -1;
}

/** Ranks by how often they occur, then by height. */
function groups(ranks: readonly number[], heightOf: (rank: number) => number): { rank: number; count: number }[] {
  return [...new Set(ranks)]
    .map((rank) => ({ rank, count: ranks.filter((r) => r === rank).length }))
    .sort((a, b) => b.count - a.count || heightOf(b.rank) - heightOf(a.rank));
}

function groupPattern(counts: readonly number[]): Pattern {
  const [first, second] = counts;
  if (first === 4) return 'four-of-a-kind';
  if (first === 3) return second === 2 ? 'full-house' : 'three-of-a-kind';
  if (first === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'high-card';
}

/** Ace-to-five plays the ace below the two. */
export const heightOf = (spec: RankingSpec, rank: number): number =>
  spec.evaluator === 'ace-to-five' && rank === 12 ? -1 : rank;

/** What five ranks are, in one suit or not. */
export function classify(ranks: readonly number[], suited: 'one-suit' | 'mixed', spec: RankingSpec): Class {
  const grouped = groups(ranks, (rank) => heightOf(spec, rank));
  const ranked = grouped.map(({ rank }) => rank);
  if (spec.evaluator === 'ace-to-five')
    return { pattern: groupPattern(grouped.map(({ count }) => count)), ranks: ranked };
  const top = straightTop(ranks, spec);
  if (top >= 0) return { pattern: suited === 'one-suit' ? 'straight-flush' : 'straight', ranks: [top] };
  if (suited === 'one-suit') return { pattern: 'flush', ranks: ranked };
  return { pattern: groupPattern(grouped.map(({ count }) => count)), ranks: ranked };
}

/** A number that orders classes: the better hand of this ranking has the larger. */
export function classValue({ pattern, ranks }: Class, spec: RankingSpec): number {
  let value = HEIGHTS[spec.order][pattern];
  for (let i = 0; i < 5; i += 1) value = value * 14 + heightOf(spec, ranks[i] ?? -1) + 1;
  switch (spec.evaluator) {
    case 'high':
      return value;
    case 'ace-to-five':
    case 'deuce-to-seven':
      return -value;
    default:
      return assertNever(spec.evaluator);
  }
}
