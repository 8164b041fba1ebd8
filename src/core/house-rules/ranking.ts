import type { Deck } from '../cards/deck.ts';
import type { FineOrder } from '../evaluation/fine-order.ts';
import type { RankingSpec } from '../evaluation/spec.ts';
import type { Contest, VariantSpec } from '../variants/spec.ts';
import type { HouseRules } from './catalog.ts';

const SHORT_DECK_ORDERS = {
  'straight-over-trips': 'flush-over-full-house',
  'trips-over-straight': 'flush-over-full-house-trips-over-straight',
} as const;

const FLUSH_ORDERS = {
  'below-full-house': 'standard',
  'above-full-house': 'flush-over-full-house',
} as const;

function orderOf({ ordering: { categories } }: VariantSpec, rules: HouseRules): RankingSpec['order'] {
  if (categories === 'by-short-deck-order') return SHORT_DECK_ORDERS[rules.shortDeckOrder];
  return categories === 'by-flush-order' ? FLUSH_ORDERS[rules.flushOrder] : categories;
}

/** The cards a hand is played with: the deck it was dealt from, and whether others have got into it. */
export interface CardsInPlay {
  readonly deck: Deck;
  /** Cards below the deck's lowest rank are played. */
  readonly foreign: boolean;
  /** A card is there twice and both are played. */
  readonly duplicates: boolean;
}

/** How a contest of this game ranks five cards under the house's options. */
export function rankingSpec(
  variant: VariantSpec,
  contest: Contest,
  rules: HouseRules,
  { deck, foreign }: CardsInPlay,
): RankingSpec {
  const { aceLowStraight } = variant.ordering;
  const byGame = rules.aceLowStraight === 'by-game';
  return {
    evaluator: contest.evaluator,
    deck: foreign ? { ...deck, lowestRank: '2' } : deck,
    order: orderOf(variant, rules),
    aceLowStraight: byGame ? aceLowStraight : rules.aceLowStraight === true ? 'counts' : 'does-not-count',
    ...(foreign ? { straightsFrom: deck.lowestRank } : {}),
  };
}

/** What decides beyond the tables, under the house's options; null where nothing does. */
export function fineOrder(variant: VariantSpec, rules: HouseRules, { duplicates }: CardsInPlay): FineOrder | null {
  const { ordering } = variant;
  const suits = ordering.suits === 'by-house' && rules.suitTieBreak === 'suits' ? rules.suitCompare : 'none';
  const straightFlushes = ordering.straightFlushes === 'by-house' ? rules.straightFlushOrder : 'linear';
  const nulls = duplicates ? rules.nullCard : 'none';
  if (suits === 'none' && straightFlushes === 'linear' && nulls === 'none') return null;
  return { suits, straightFlushes, nulls, flushTie: rules.flushTie, cycle: rules.straightFlushCycle };
}
