import type { RankingSpec } from '../evaluation/spec.ts';
import type { Contest, VariantSpec } from '../variants/spec.ts';
import type { HouseRules } from './catalog.ts';

const SHORT_DECK_ORDERS = {
  'straight-over-trips': 'flush-over-full-house',
  'trips-over-straight': 'flush-over-full-house-trips-over-straight',
} as const;

/** How a contest of this game ranks five cards under the house's options. */
export function rankingSpec(variant: VariantSpec, contest: Contest, rules: HouseRules): RankingSpec {
  const { categories, aceLowStraight } = variant.ordering;
  const byGame = rules.aceLowStraight === 'by-game';
  return {
    evaluator: contest.evaluator,
    deck: variant.deck,
    order: categories === 'by-short-deck-order' ? SHORT_DECK_ORDERS[rules.shortDeckOrder] : categories,
    aceLowStraight: byGame ? aceLowStraight : rules.aceLowStraight === true ? 'counts' : 'does-not-count',
  };
}
