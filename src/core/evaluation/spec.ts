import type { Rank } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';

/** How a hand is ranked. */
export const EVALUATORS = [
  'high',
  'ace-to-five',
  'ace-to-six',
  'deuce-to-seven',
  'badugi',
  'badugi-ace-high',
  'points-49',
  'points-zero',
  'points-21',
] as const;
export type EvaluatorName = (typeof EVALUATORS)[number];

/** What an evaluator makes of its cards. */
interface Trait {
  /** `five`: a hand of five; `rainbow`: up to four cards of different ranks and suits; `points`: a count of pips. */
  readonly counts: 'five' | 'rainbow' | 'points';
  readonly best: 'highest' | 'lowest';
  readonly ace: 'high' | 'low';
  /** Whether straights and flushes are better hands, no hands at all, or worse ones. */
  readonly runs: 'help' | 'ignored' | 'spoil';
}

export const TRAITS: Readonly<Record<EvaluatorName, Trait>> = {
  high: { counts: 'five', best: 'highest', ace: 'high', runs: 'help' },
  'ace-to-five': { counts: 'five', best: 'lowest', ace: 'low', runs: 'ignored' },
  'ace-to-six': { counts: 'five', best: 'lowest', ace: 'low', runs: 'spoil' },
  'deuce-to-seven': { counts: 'five', best: 'lowest', ace: 'high', runs: 'spoil' },
  badugi: { counts: 'rainbow', best: 'lowest', ace: 'low', runs: 'ignored' },
  'badugi-ace-high': { counts: 'rainbow', best: 'lowest', ace: 'high', runs: 'ignored' },
  'points-49': { counts: 'points', best: 'highest', ace: 'low', runs: 'ignored' },
  'points-zero': { counts: 'points', best: 'lowest', ace: 'low', runs: 'ignored' },
  'points-21': { counts: 'points', best: 'highest', ace: 'low', runs: 'ignored' },
};

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

/** Everything that decides how two hands compare. */
export interface RankingSpec {
  readonly evaluator: EvaluatorName;
  readonly deck: Deck;
  readonly order: CategoryOrder;
  readonly aceLowStraight: AceLowStraight;
  /** The lowest rank of a straight, where cards below the game's own deck are played too. */
  readonly straightsFrom?: Rank;
}

/** Which cards of hole and board may make a hand. */
export const USES = ['any', 'exactly', 'between', 'either', 'all', 'contiguous', 'one-per-row'] as const;
export type Use =
  /** Any of hole and board together. */
  | { readonly kind: 'any' }
  /** So many from the hole, the rest from the board. */
  | { readonly kind: 'exactly'; readonly fromHole: number }
  | { readonly kind: 'between'; readonly least: number; readonly most: number }
  /** One of these numbers from the hole. */
  | { readonly kind: 'either'; readonly fromHole: readonly number[] }
  /** The hole alone; the board does not count. */
  | { readonly kind: 'all' }
  /** So many from the hole, the rest from one flop of a grid, a turn next to it and the river. */
  | { readonly kind: 'contiguous'; readonly fromHole: number }
  /** So many from the hole, the rest from a board of three rows, at most one card of each. */
  | { readonly kind: 'one-per-row'; readonly fromHole: number };

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

/** Categories of hands that are no five-card high hands: an unpaired low, badugis by their size, and points. */
export const OTHER_CATEGORIES = ['low', 'badugi', 'three-card', 'two-card', 'one-card', 'points'] as const;
