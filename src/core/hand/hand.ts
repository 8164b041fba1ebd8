import type { Card } from '../cards/card.ts';
import type { CardSet } from '../cards/card-set.ts';
import { cardsOf, type Deck } from '../cards/deck.ts';
import type { FineOrder } from '../evaluation/fine-order.ts';
import type { Ranking } from '../evaluation/ranking.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import type { Seat } from '../kernel/seat.ts';
import type { SeatStatus } from '../pots/build-pots.ts';
import { derived } from '../variants/derived.ts';
import type { BettingStructure, Contest, StreetName, VariantSpec } from '../variants/spec.ts';
import type { Aftermath } from './aftermath.ts';
import type { BoardView } from './hidden-twins.ts';
import type { ActionSetup, MaybeCard, Noticed, Stakes } from './setup.ts';

export interface HandSeat {
  readonly seat: Seat;
  readonly player: string | null;
  readonly stack: number | null;
  /** The hole cards, in stud as many as have been dealt; null where any is unknown. */
  readonly hole: readonly Card[] | null;
  /** In deal order, unknown ones among them; null where nothing is told. */
  readonly dealt: readonly MaybeCard[] | null;
  /** The hole cards played apart: none where the game does not part them, null while they are not named. */
  readonly split: readonly Card[] | null;
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
  /** What decides beyond the table; null where nothing does. */
  readonly fine: FineOrder | null;
}

/** A hand that can exist: cards, seats and money fit the game. Made by `openHand` alone. */
export interface Hand {
  readonly variant: VariantSpec;
  /** What it was dealt from. */
  readonly deck: Deck;
  readonly betting: BettingStructure;
  readonly rules: RuleSet;
  readonly stakes: Stakes;
  readonly button: Seat | null;
  readonly seats: readonly HandSeat[];
  /** At least one, each as far as it has been dealt. */
  readonly boards: readonly (readonly Card[])[];
  /** Cards revealed to hide board cards, in order. */
  readonly reveals: readonly Card[];
  /** What of the first board counts after them; null in a game without reveals. */
  readonly view: BoardView | null;
  /** Cards a full board has. */
  readonly boardSize: number;
  /** Cards somebody has been seen to hold, that lie on the table, or are known to be out of play. */
  readonly seen: Pick<CardSet, 'has'>;
  /** Cards present twice, where the house stops the hand for that. */
  readonly fouled: readonly Card[];
  /** Cards present twice, or below the deck's lowest rank, that are played all the same. */
  readonly foreign: { readonly below: readonly Card[]; readonly twice: readonly Card[] };
  /** Stopped by a ruling. */
  readonly voided: boolean;
  readonly aftermath: Aftermath;
  readonly money: Money;
  readonly carriedIn: number;
  /** When what is irregular in its history was seen. */
  readonly noticed: Noticed;
  readonly runouts: 'count' | 'as-needed';
  readonly contests: readonly RankedContest[];
}

/** Cards of the deck that have not been seen. */
export const unseenCards = ({ deck, seen }: Pick<Hand, 'deck' | 'seen'>): readonly Card[] =>
  cardsOf(deck).filter((card) => !seen.has(card));

/** Hole cards a player holds in the end. */
export const holeCount = (variant: VariantSpec): number => derived(variant).hole;

/** Hole cards a player is dealt, those he gives up among them. */
export const dealtCount = (variant: VariantSpec): number => derived(variant).dealt;

/** How many hole cards a player holds on each street. */
export const heldCounts = (variant: VariantSpec): readonly number[] => derived(variant).held;

export const boardSizeOf = (variant: VariantSpec): number => derived(variant).board;

/** How many board cards lie after each street, as in 0, 3, 4, 5. */
export const boardSizes = (variant: VariantSpec): readonly number[] => derived(variant).boards;

/** How many cards lie open in the middle after each street, reveals among them. */
export const openSizes = (variant: VariantSpec): readonly number[] => derived(variant).open;

/** Cards revealed in a whole hand. */
export const revealCount = (variant: VariantSpec): number => derived(variant).reveals;

/** The street of each reveal, in order. */
export const revealStreets = (variant: VariantSpec): readonly StreetName[] =>
  variant.streets.flatMap(({ name, deal }) => deal.flatMap(({ to }) => (to === 'reveal' ? [name] : [])));

/** How many lie there now. */
export const openCards = ({ boards, reveals }: Hand): number => (boards[0]?.length ?? 0) + reveals.length;

/** Whether nothing more is dealt: the board is full and all is revealed, or it has become too weak. */
export const isDealtOut = ({ boards: [board = []], boardSize, reveals, variant, view }: Hand): boolean =>
  view?.weak === true || (board.length === boardSize && reveals.length === revealCount(variant));

/** The boards as they count: what reveals have hidden is gone. */
export const countingBoards = ({ boards, view }: Hand): readonly (readonly Card[])[] =>
  view === null ? boards : [view.visible, ...boards.slice(1)];

/** The boards that decide a part of the pot together: each one alone, or all of them. */
export const boardsTogether = <T>(
  { boardRole = 'each' }: VariantSpec,
  boards: readonly T[],
): readonly (readonly T[])[] => (boardRole === 'each' ? boards.map((board) => [board]) : [boards]);

export const playerOf = (hand: Hand, seat: Seat): HandSeat | undefined => hand.seats.find((s) => s.seat === seat);
export const liveSeats = (hand: Hand): HandSeat[] => hand.seats.filter((s) => s.status === 'live');
