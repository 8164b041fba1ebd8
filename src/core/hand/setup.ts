import type { Card } from '../cards/card.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import type { FactValue } from '../kernel/decision.ts';
import type { SeatStatus } from '../pots/build-pots.ts';
import type { BettingStructure, StreetName, VariantSpec } from '../variants/spec.ts';
import type { Aftermath } from './aftermath.ts';

/** A card of a known place, or null for one nobody has seen. */
export type MaybeCard = Card | null;

export interface SeatSetup {
  readonly seat: number;
  readonly player: string | null;
  /** Chips before any of this hand; null when unknown, and then never all-in. */
  readonly stack: number | null;
  /** In deal order; null when nothing is known about the hand. */
  readonly hole: readonly MaybeCard[] | null;
  /** The hole cards played apart, where the game parts them; null while they are not named. */
  readonly split?: readonly MaybeCard[] | null;
  readonly status: SeatStatus;
  /** Everything put in, where money comes as contributions. */
  readonly contributed: number | null;
  /** The part of it nobody has to match. */
  readonly dead: number;
}

export const ACTION_NAMES = [
  'post-ante',
  'post-small-blind',
  'post-big-blind',
  'post-straddle',
  'post-dead-blind',
  'post-button-blind',
  'bring-in',
  'complete',
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'all-in',
  'chips',
  'discard',
  'stand-pat',
  'show',
  'muck',
] as const;
export type ActionName = (typeof ACTION_NAMES)[number];

/** When something irregular was seen: at once, in the street it happened on, in a later one, at the end, or after it. */
export const NOTICED = ['at-once', 'same-street', 'next-street', 'showdown', 'next-hand'] as const;
export type Noticed = (typeof NOTICED)[number];

/** One entry of a bet history. `to` is the street total in front of the seat, `amount` a posted amount. */
export interface ActionSetup {
  readonly seat: number;
  readonly action: ActionName;
  readonly to?: number;
  readonly amount?: number;
  readonly cards?: readonly MaybeCard[];
  readonly drawn?: readonly MaybeCard[];
  readonly count?: number;
  readonly chips?: readonly number[];
  readonly street?: StreetName;
}

export const ANTE_FROM = ['each', 'big-blind', 'button'] as const;

export interface Stakes {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly anteFrom: (typeof ANTE_FROM)[number];
  readonly buttonBlind: number;
  readonly straddles: readonly { readonly seat: number; readonly amount: number }[];
  readonly bringIn: number;
  readonly smallBet: number;
  readonly bigBet: number;
  readonly smallestChip: number;
  /** Who posts: a seat, null for a dead blind, undefined to go by the button. */
  readonly smallBlindSeat: number | null | undefined;
  readonly bigBlindSeat: number | null | undefined;
  readonly rake: {
    readonly basisPoints: number;
    readonly cap: number | null;
    readonly drop: number;
    /** What each pot paid, main first, where a record states it. */
    readonly byPot?: readonly number[];
    readonly noFlopNoDrop: boolean;
  };
}

export const NO_STAKES: Stakes = {
  smallBlind: 0,
  bigBlind: 0,
  ante: 0,
  anteFrom: 'each',
  buttonBlind: 0,
  straddles: [],
  bringIn: 0,
  smallBet: 0,
  bigBet: 0,
  smallestChip: 1,
  smallBlindSeat: undefined,
  bigBlindSeat: undefined,
  rake: { basisPoints: 0, cap: null, drop: 0, noFlopNoDrop: false },
};

/** A hand as somebody tells it: shapes are right, nothing is proven. `openHand` turns it into a hand that can be ruled. */
export interface HandSetup {
  readonly variant: VariantSpec;
  /** null: as the game is usually bet. */
  readonly betting: BettingStructure | null;
  readonly rules: RuleSet;
  readonly stakes: Stakes;
  readonly button: number | null;
  /** Lowest rank of a stripped deck, where the game leaves it open. */
  readonly lowestRank: string | null;
  readonly seats: readonly SeatSetup[];
  readonly board: readonly MaybeCard[] | null;
  readonly boards: readonly (readonly MaybeCard[])[] | null;
  readonly reveals: readonly MaybeCard[];
  /** Cards known to be out of play. */
  readonly dead: readonly MaybeCard[];
  readonly opening: { readonly street: StreetName; readonly pot: number } | null;
  readonly actions: readonly ActionSetup[] | null;
  readonly pot: number | null;
  readonly carriedIn: number;
  /** When what is irregular was seen. */
  readonly noticed?: Noticed | undefined;
  /** Count every completion of the board. */
  readonly runouts: 'count' | 'as-needed';
  /** Stopped by a ruling: nothing is won, every bet goes back. */
  readonly voided?: boolean | undefined;
  /** What else a ruling made of it. */
  readonly aftermath?: Aftermath | undefined;
}

/** A hand told without rules, under these. Written out: a spread with one more field costs V8 dozens of times as much. */
export const underRules = (told: Omit<HandSetup, 'rules'>, rules: RuleSet): HandSetup => ({
  variant: told.variant,
  betting: told.betting,
  rules,
  stakes: told.stakes,
  button: told.button,
  lowestRank: told.lowestRank,
  seats: told.seats,
  board: told.board,
  boards: told.boards,
  reveals: told.reveals,
  dead: told.dead,
  opening: told.opening,
  actions: told.actions,
  pot: told.pot,
  carriedIn: told.carriedIn,
  noticed: told.noticed,
  runouts: told.runouts,
  voided: told.voided,
  aftermath: told.aftermath,
});

/** Why a hand cannot exist: a stable code, where in the setup, and about what. */
export interface SetupViolation {
  readonly code: string;
  /** Path of field names and indices, as on the wire. */
  readonly at: readonly (string | number)[];
  readonly facts: Readonly<Record<string, FactValue>>;
}
