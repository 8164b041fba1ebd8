import type { Card, Rank } from '../cards/card.ts';
import type { Decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Debt, Stake } from './aftermath.ts';
import type { MaybeCard } from './setup.ts';

/** What a ruling can come to. */
export const RULING_DECISIONS = [
  'proceed',
  'stands',
  'misdeal',
  'redeal',
  'void',
  'replace-card',
  'check',
  'bet',
  'call',
  'raise',
  'complete-raise',
  'correct-amount',
  'fold-or-call',
  'choice',
  'split',
  'hand-live',
  'hand-dead',
  'must-table',
  'may-withdraw',
  'not-allowed',
  'reassign',
  'refund',
  'carry-over',
  'substantial-action',
  'no-substantial-action',
  'floor-decides',
] as const;
export type RulingDecision = (typeof RULING_DECISIONS)[number];

/** Where chips lie besides before a seat: chips pushed forward count as in the pot. */
export const CHIP_PLACES = ['pot', 'next-pot'] as const;
export type ChipPlace = Seat | (typeof CHIP_PLACES)[number];

/** Where a card goes. */
export const CARD_PLACES = [
  'board',
  'flop-burn',
  'turn-burn',
  'river-burn',
  'out-of-play',
  'aside',
  'stub',
  'face-up',
  'muck',
] as const;
export type CardPlace = (typeof CARD_PLACES)[number];

export interface ChipMove {
  readonly from: ChipPlace;
  readonly to: ChipPlace;
  readonly amount: number;
}

export interface CardMove {
  readonly card: MaybeCard;
  readonly to: CardPlace;
}

export interface Moves {
  readonly chips: readonly ChipMove[];
  readonly cards: readonly CardMove[];
}

export const RIGHT_HOLDERS = ['player', 'matched', 'others'] as const;
export const RIGHTS = ['fold', 'check', 'call', 'bet', 'raise'] as const;

/** What somebody may do from now on, where the ruling settles it. */
export interface Right {
  /** The player ruled on, those who have already matched, everybody else. */
  readonly who: (typeof RIGHT_HOLDERS)[number];
  /** Which seats that is, where known. */
  readonly seats: readonly Seat[];
  readonly may: readonly (typeof RIGHTS)[number][];
}

export const ACTS = [
  'fold',
  'check',
  'call',
  'bet',
  'raise',
  'all-in',
  'bring-in',
  'complete',
  'chips',
  'discard',
  'stand-pat',
  'post-ante',
  'post-small-blind',
  'post-big-blind',
  'post-straddle',
  'post-button-blind',
] as const;

/** An action as it is to be taken. `to` is the street total of a bet or raise; on a fold, of the chips that stay in the pot. */
export interface Act {
  readonly seat: Seat;
  readonly action: (typeof ACTS)[number];
  readonly to?: number;
  readonly chips?: readonly number[];
  /** What is posted. */
  readonly amount?: number;
  /** How many cards are thrown away. */
  readonly count?: number;
}

/** A way the ruling leaves open, and what follows from taking it. */
export interface RulingOption {
  /** Its code, and what it says. */
  readonly says: Decision;
  /** Whose choice it is: a seat, or null for the floor or a seat not named. */
  readonly seat: Seat | null;
  /** Open under this rulebook, or only where its text is read the other way. */
  readonly basis: 'rulebook' | 'other-reading';
  readonly moves: Moves;
  readonly rights: readonly Right[];
  /** What stands in the history instead of the action ruled on; null where the ruling cannot say. */
  readonly acts: readonly Act[] | null;
}

/** The lowest rank of the deck from now on, where it has changed. */
export interface NewDeck {
  readonly lowestRank?: Rank;
}

type Effect =
  | { readonly kind: 'as-given' }
  | { readonly kind: 'void' }
  | { readonly kind: 'hand-dead' | 'hand-live'; readonly seat: Seat }
  /** The seat's hand is dead from here on, whatever is still to be bet. */
  | { readonly kind: 'killed'; readonly seat: Seat }
  /** These seats leave, each with what it takes back. */
  | { readonly kind: 'withdraw'; readonly stakes: readonly Stake[] }
  /** So many board cards stay (null: all of them), these lie face up out of play, and what these seats hold is not known any more. */
  | {
      readonly kind: 'cards';
      readonly board: number | null;
      readonly dead: readonly Card[];
      readonly unknown: readonly Seat[];
    }
  /** The seat owes this to the next pot. */
  | { readonly kind: 'put-up'; readonly stake: Stake }
  /** One seat owes another these chips besides the pots. */
  | { readonly kind: 'owes'; readonly debt: Debt }
  /** The seat's action is taken as this, with this street total; it stands at, or goes in before, `at`, for every entry before `until`. */
  | {
      readonly kind: 'acts';
      readonly seat: Seat;
      readonly action: Act['action'];
      readonly to: number;
      readonly at: number;
      readonly replaces: boolean;
      /** It stands as it was made, though it was not open. */
      readonly asMade?: true;
      /** The first entry that is no part of it, where it took more than one. */
      readonly until?: number;
    }
  /**
   * The entry at `at` waits until its seat's turn and is taken then, unless a bet or raise has changed the action to it;
   * `turnAt` is the entry before which that is, null where the history does not reach it.
   */
  | {
      readonly kind: 'held';
      readonly seat: Seat;
      readonly at: number;
      readonly bound: 'always' | 'unless-changed';
      readonly turnAt: number | null;
    }
  /** The entry at `at` has no effect: it is as if it had not been made. */
  | { readonly kind: 'struck'; readonly at: number };

/** What the ruling does to the hand it was made in. */
export type HandEffect = Effect & NewDeck;

/** A rulebook's ruling. */
export interface Ruled {
  readonly decision: RulingDecision;
  /** The sentence said to the table; one of the steps. */
  readonly says: Decision;
  readonly steps: readonly Decision[];
  readonly moves: Moves;
  readonly options: readonly RulingOption[];
  readonly rights: readonly Right[];
  readonly effect: HandEffect;
}

/** The facts that decide and were not given. */
export interface Asked<N extends string = string> {
  readonly missing: readonly N[];
}

export type Verdict<N extends string = string> = Ruled | Asked<N>;

export const isRuled = (verdict: Verdict): verdict is Ruled => 'decision' in verdict;

export const ask = <const N extends string>(...missing: readonly N[]): Asked<N> => ({ missing });

/** Asks for those of the named facts that were not given. */
export function askFor<N extends string>(wanted: Readonly<Record<N, unknown>>): Asked<N> {
  const missing: N[] = [];
  for (const name in wanted) if (wanted[name] === undefined) missing.push(name);
  return { missing };
}

interface Parts {
  /** Reasons, in the order found. */
  readonly because?: readonly Decision[];
  /** What follows or has to be known besides. */
  readonly besides?: readonly Decision[];
  readonly chips?: readonly ChipMove[];
  readonly cards?: readonly CardMove[];
  readonly options?: readonly RulingOption[];
  readonly rights?: readonly Right[];
  readonly effect?: HandEffect;
}

const ENDING: readonly RulingDecision[] = ['misdeal', 'redeal', 'void'];

/** A ruling; one that ends the hand voids it. */
export function ruled(decision: RulingDecision, says: Decision, parts: Parts = {}): Ruled {
  const { because = [], besides = [], chips = [], cards = [], options = [], rights = [] } = parts;
  const effect: HandEffect = parts.effect ?? (ENDING.includes(decision) ? { kind: 'void' } : { kind: 'as-given' });
  const moves = { chips: chips.filter(({ amount }) => amount > 0), cards };
  return { decision, says, steps: [...because, says, ...besides], moves, options, rights, effect };
}

interface OptionParts {
  readonly seat?: Seat | null | undefined;
  readonly basis?: RulingOption['basis'];
  readonly chips?: readonly ChipMove[];
  readonly rights?: readonly Right[];
  readonly acts?: readonly Act[] | null;
}

export const option = (
  says: Decision,
  { seat, basis, chips = [], rights = [], acts = null }: OptionParts,
): RulingOption => ({
  says,
  seat: seat ?? null,
  basis: basis ?? 'rulebook',
  moves: { chips: chips.filter(({ amount }) => amount > 0), cards: [] },
  rights,
  acts,
});

/** A transfer in the direction its sign says; none where either end is not known. */
export function chipMove(from: ChipPlace | undefined, to: ChipPlace | undefined, amount: number): ChipMove[] {
  if (from === undefined || to === undefined || from === to || amount === 0) return [];
  return amount > 0 ? [{ from, to, amount }] : [{ from: to, to: from, amount: -amount }];
}

const substance = ({ decision, moves, options, rights }: Ruled): string =>
  JSON.stringify({
    decision,
    moves,
    rights,
    options: options.map((o) => ({
      code: o.says.code,
      seat: o.seat,
      basis: o.basis,
      moves: o.moves,
      rights: o.rights,
    })),
  });

/** Whether two rulings come to something else: in decision, moves, options or rights. */
export const differ = (a: Ruled, b: Ruled): boolean => substance(a) !== substance(b);
