import type { Card } from '../cards/card.ts';
import type { Ranking } from '../evaluation/ranking.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import type { Seat } from '../kernel/seat.ts';
import type { SeatStatus } from '../pots/build-pots.ts';
import type { BettingStructure, Contest, Street, StreetName, VariantSpec } from '../variants/spec.ts';
import type { ActionSetup, Stakes } from './setup.ts';

export interface HandSeat {
  readonly seat: Seat;
  readonly player: string | null;
  readonly stack: number | null;
  /** The hole cards, all of them; null where any is unknown. */
  readonly hole: readonly Card[] | null;
  readonly status: SeatStatus;
  readonly contributed: number;
  readonly dead: number;
}

export type Money =
  | {
      readonly kind: 'history';
      readonly actions: readonly ActionSetup[];
      readonly opening: { readonly street: StreetName; readonly pot: number } | null;
    }
  | { readonly kind: 'contributions' }
  | { readonly kind: 'pot'; readonly pot: number }
  | { readonly kind: 'none' };

/** A contest with the ranking its hands are compared by. */
export interface RankedContest {
  readonly contest: Contest;
  readonly ranking: Ranking;
  /** The least strength that may win it; 1 where every hand may. */
  readonly qualifying: number;
}

/** A hand that can exist: cards, seats and money fit the game. Made by `openHand` alone. */
export interface Hand {
  readonly variant: VariantSpec;
  readonly betting: BettingStructure;
  readonly rules: RuleSet;
  readonly stakes: Stakes;
  readonly button: Seat | null;
  readonly seats: readonly HandSeat[];
  /** At least one, each as far as it has been dealt. */
  readonly boards: readonly (readonly Card[])[];
  /** Cards a full board has. */
  readonly boardSize: number;
  /** Cards of the deck nobody has been seen to hold, and that are not known to be out of play. */
  readonly unseen: readonly Card[];
  /** Cards present twice, where the house stops the hand for that. */
  readonly fouled: readonly Card[];
  /** Stopped by a ruling. */
  readonly voided: boolean;
  readonly money: Money;
  readonly carriedIn: number;
  readonly runouts: 'count' | 'as-needed';
  readonly contests: readonly RankedContest[];
}

const dealt = (streets: readonly Street[], to: 'hole' | 'board'): number =>
  streets
    .flatMap((street) => street.deal)
    .reduce((sum, deal) => sum + (deal.to === to && 'count' in deal ? deal.count : 0), 0);

interface Sizes {
  readonly hole: number;
  readonly board: number;
  readonly boards: readonly number[];
}

const sizes = new WeakMap<VariantSpec, Sizes>();

/** Counted once for each game: every hand asks. */
function sizesOf(variant: VariantSpec): Sizes {
  const known = sizes.get(variant);
  if (known !== undefined) return known;
  const { streets } = variant;
  const boards = streets.map((_, i) => dealt(streets.slice(0, i + 1), 'board'));
  const counted = { hole: dealt(streets, 'hole'), board: dealt(streets, 'board'), boards };
  sizes.set(variant, counted);
  return counted;
}

export const holeCount = (variant: VariantSpec): number => sizesOf(variant).hole;
export const boardSizeOf = (variant: VariantSpec): number => sizesOf(variant).board;

/** How many board cards lie after each street, as in 0, 3, 4, 5. */
export const boardSizes = (variant: VariantSpec): readonly number[] => sizesOf(variant).boards;

export const playerOf = (hand: Hand, seat: Seat): HandSeat | undefined => hand.seats.find((s) => s.seat === seat);
export const liveSeats = (hand: Hand): HandSeat[] => hand.seats.filter((s) => s.status === 'live');
