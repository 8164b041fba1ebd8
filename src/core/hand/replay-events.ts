import type { BettingAction } from '../betting/check-action.ts';
import type { Bounds } from '../betting/legal-actions.ts';
import type { Card } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import type { StreetName } from '../variants/spec.ts';
import type { Irregularity } from './replay-irregularities.ts';
import type { Posted } from './replay-posts.ts';
import type { FirstByCards } from './up-cards.ts';

/** Why no more chips can go in. */
export type OverReason = 'last-player' | 'nobody-left-to-bet' | 'last-street' | 'weak-board' | 'all-passed';

/** What happened, in order: just enough to explain it later. */
export type ReplayEvent =
  | ({ readonly kind: 'posted' } & { readonly post: Posted })
  | { readonly kind: 'street-opened'; readonly street: StreetName; readonly pot: number }
  /** Stud: who speaks first by the cards face up, what it owes, and whether only the history told. */
  | ({ readonly kind: 'first-by-cards'; readonly seat: Seat; readonly owes: number; readonly told: boolean } & Pick<
      FirstByCards,
      'by' | 'showing' | 'tied'
    >)
  /** The seat that owed the bring-in has no chips or has folded: who speaks next owes it. */
  | { readonly kind: 'bring-in-passed'; readonly from: Seat; readonly seat: Seat }
  /** Fixed limit: these seats' open pairs let the big bet be made. */
  | { readonly kind: 'open-pair'; readonly seats: readonly Seat[]; readonly small: number; readonly big: number }
  | { readonly kind: 'shared-card'; readonly street: StreetName; readonly card: Card }
  | {
      readonly kind: 'acted';
      readonly action: number;
      readonly made: BettingAction;
      /** Street total after the action, and the chips it took. */
      readonly to: number;
      readonly added: number;
      readonly bounds: Bounds;
    }
  /** The first bet where openers are asked for, with the hand as it was dealt; null where it is not told. */
  | { readonly kind: 'opened'; readonly seat: Seat; readonly dealt: readonly Card[] | null }
  | { readonly kind: 'draw-opened' | 'discard-opened'; readonly street: StreetName; readonly max: number }
  | {
      readonly kind: 'drew' | 'discarded';
      readonly action: number;
      readonly seat: Seat;
      /** Cards exchanged; none is standing pat. */
      readonly count: number;
      /** Whether the last of them comes when everybody else has drawn. */
      readonly lastLater: boolean;
    }
  /** An irregular entry a rule settles by itself. */
  | { readonly kind: 'noted'; readonly irregularity: Irregularity }
  /** The turn of a seat that acted before it: that binds, or a bet or raise has freed it, with every option or without a raise. */
  | {
      readonly kind: 'early-action';
      readonly seat: number;
      readonly comes: 'binds' | 'freed' | 'no-raise';
      readonly cites: readonly string[];
    }
  /** The big blind was only called and, as the house has it, is not asked. */
  | { readonly kind: 'option-denied'; readonly seat: Seat }
  /** `withAllIn`: some hand still in has no chips behind. */
  | { readonly kind: 'mucked'; readonly action: number; readonly seat: Seat; readonly withAllIn: boolean }
  | { readonly kind: 'street-closed'; readonly street: StreetName; readonly pot: number }
  | { readonly kind: 'betting-over'; readonly reason: OverReason };
