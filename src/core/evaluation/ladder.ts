import { RANKS } from '../cards/card.ts';
import { hasRank } from '../cards/deck.ts';
import { keyOf, rankKey } from './rank-index.ts';
import { type CategoryOrder, type RankingSpec, TRAITS } from './spec.ts';

/** Categories of five cards by their pattern, in standard order from the lowest; a royal flush is a straight flush here. */
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

/** Sizes of the groups of equal ranks, in deciding order. */
const GROUPS: Readonly<Record<Pattern, readonly number[]>> = {
  'high-card': [1, 1, 1, 1, 1],
  pair: [2, 1, 1, 1],
  'two-pair': [2, 2, 1],
  'three-of-a-kind': [3, 1, 1],
  straight: [1, 1, 1, 1, 1],
  flush: [1, 1, 1, 1, 1],
  'full-house': [3, 2],
  'four-of-a-kind': [4, 1],
  'straight-flush': [1, 1, 1, 1, 1],
};

const swapped = (patterns: readonly Pattern[], a: Pattern, b: Pattern): readonly Pattern[] =>
  patterns.map((pattern) => (pattern === a ? b : pattern === b ? a : pattern));

const FLUSH_HIGHER = swapped(PATTERNS, 'flush', 'full-house');

/** Patterns of each order from the lowest. */
const ORDERS: Readonly<Record<CategoryOrder, readonly Pattern[]>> = {
  standard: PATTERNS,
  'flush-over-full-house': FLUSH_HIGHER,
  'flush-over-full-house-trips-over-straight': swapped(FLUSH_HIGHER, 'three-of-a-kind', 'straight'),
};

/** Five-card hands that compare as equal. */
export interface HandClass {
  readonly pattern: Pattern;
  /** Rank indices in deciding order, one a group; a straight has its top card alone. */
  readonly ranks: readonly number[];
  /** Key of all five ranks, and their mask. */
  readonly key: number;
  readonly mask: number;
}

/** Ranks of the deck from the lowest; some lows play the ace below the two. */
export function ranksByHeight({ deck, evaluator }: RankingSpec): number[] {
  const ranks = RANKS.flatMap((rank, i) => (hasRank(deck, rank) ? [i] : []));
  const ace = ranks.indexOf(12);
  return TRAITS[evaluator].ace === 'low' && ace >= 0 ? [12, ...ranks.slice(0, ace)] : ranks;
}

const maskOf = (ranks: readonly number[]): number => ranks.reduce((mask, rank) => mask | (1 << rank), 0);

/**
 * Straights from the lowest, top card first: five ranks next to each other in the deck, and in a high game the ace below
 * the deck's lowest four. Some lows know none.
 */
function straights(spec: RankingSpec): number[][] {
  if (TRAITS[spec.evaluator].runs === 'ignored') return [];
  const lowest = RANKS.indexOf(spec.straightsFrom ?? spec.deck.lowestRank);
  const ranks = ranksByHeight(spec).filter((rank) => rank >= lowest);
  const runs = ranks.slice(4).map((_, i) => ranks.slice(i, i + 5).reverse());
  const closesBelow = spec.evaluator === 'high' && spec.aceLowStraight === 'counts' && ranks.length > 5;
  return closesBelow && ranks.includes(12) ? [[...ranks.slice(0, 4).reverse(), 12], ...runs] : runs;
}

/**
 * Calls `visit` with each way to give the groups different ranks, from the lowest; among groups of one size the ranks
 * fall. The list is the same each time and must be copied to be kept.
 */
export function fillGroups(
  groups: readonly number[],
  ranks: readonly number[],
  visit: (filled: readonly number[], mask: number) => void,
): void {
  const filled = groups.map(() => -1);
  const fill = (group: number, previous: number, taken: number): void => {
    const last = group === groups.length - 1;
    const below = groups[group] === groups[group - 1] ? previous : ranks.length;
    for (let place = 0; place < below; place += 1) {
      const rank = ranks[place] ?? 0;
      if (((taken >> rank) & 1) === 1) continue;
      filled[group] = rank;
      if (last) visit(filled, taken | (1 << rank));
      else fill(group + 1, place, taken | (1 << rank));
    }
  };
  fill(0, ranks.length, 0);
}

/** Every class without a straight in it of one pattern, from the lowest. */
function grouped(pattern: Pattern, spec: RankingSpec, runMasks: ReadonlySet<number>): HandClass[] {
  const groups = GROUPS[pattern];
  const classes: HandClass[] = [];
  fillGroups(groups, ranksByHeight(spec), (ranks, mask) => {
    let key = 0;
    for (let i = 0; i < ranks.length; i += 1) key += rankKey(ranks[i] ?? 0) * (groups[i] ?? 0);
    if (groups.length < 5 || !runMasks.has(mask)) classes.push({ pattern, ranks: ranks.slice(), key, mask });
  });
  return classes;
}

/** Every class of five-card hands this deck and order know, the worst in this ranking first. */
export function ladder(spec: RankingSpec): HandClass[] {
  const runs = straights(spec);
  const runMasks = new Set(runs.map(maskOf));
  const unpaired = grouped('high-card', spec, runMasks);
  const upwards = ORDERS[spec.order].flatMap((pattern): HandClass[] => {
    switch (pattern) {
      case 'straight':
      case 'straight-flush':
        return runs.map((five) => ({ pattern, ranks: five.slice(0, 1), key: keyOf(five), mask: maskOf(five) }));
      case 'flush':
        if (TRAITS[spec.evaluator].runs === 'ignored') return [];
        return unpaired.map(({ ranks, key, mask }) => ({ pattern, ranks, key, mask }));
      case 'high-card':
        return unpaired;
      default:
        return grouped(pattern, spec, runMasks);
    }
  });
  return TRAITS[spec.evaluator].best === 'highest' ? upwards : upwards.reverse();
}

export const isOneSuited = (pattern: Pattern): boolean => pattern === 'flush' || pattern === 'straight-flush';
