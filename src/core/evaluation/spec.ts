import type { Rank } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';

/** How five cards are ranked. */
export const EVALUATORS = ['high', 'ace-to-five', 'deuce-to-seven'] as const;
export type EvaluatorName = (typeof EVALUATORS)[number];

/** Where flush and three of a kind stand: both as usual, flush above full house, and that with trips above a straight. */
export const CATEGORY_ORDERS = [
  'standard',
  'flush-over-full-house',
  'flush-over-full-house-trips-over-straight',
] as const;
export type CategoryOrder = (typeof CATEGORY_ORDERS)[number];

/** Whether an ace closes a straight below the deck's lowest rank (A-2-3-4-5, A-6-7-8-9). */
export const ACE_LOW_STRAIGHTS = ['counts', 'does-not-count'] as const;
export type AceLowStraight = (typeof ACE_LOW_STRAIGHTS)[number];

/** Everything that decides how two five-card hands compare. */
export interface RankingSpec {
  readonly evaluator: EvaluatorName;
  readonly deck: Deck;
  readonly order: CategoryOrder;
  readonly aceLowStraight: AceLowStraight;
  /** The lowest rank of a straight, where cards below the game's own deck are played too. */
  readonly straightsFrom?: Rank;
}

/** Which cards of hole and board may make a hand: any five, or exactly so many from the hole. */
export type Use = { readonly kind: 'any' } | { readonly kind: 'exactly'; readonly fromHole: number };
// Kinds `all` and `between` join with the games that need them.

/** Hand categories, best first in the standard order; a royal flush is the best straight flush. */
export const HIGH_CATEGORIES = [
  'royal-flush',
  'straight-flush',
  'four-of-a-kind',
  'full-house',
  'flush',
  'straight',
  'three-of-a-kind',
  'two-pair',
  'pair',
  'high-card',
] as const;
