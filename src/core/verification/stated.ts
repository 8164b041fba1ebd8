import type { Card } from '../cards/card.ts';
import type { ContestName } from '../variants/spec.ts';

/** An amount the record states as a result, never used to rule the hand. */
export interface StatedSum {
  /** The decimal as stated, in the record's own unit. */
  readonly text: string;
  /** The same in units of play; null where it is no whole number of them. */
  readonly amount: number | null;
}

export interface StatedAmount extends StatedSum {
  readonly seat: number;
}

/** What a seat collected. */
export interface StatedShare extends StatedAmount {
  /** `main`, `side-1` …; null where the record does not tell its pots apart. */
  readonly pot: string | null;
  /** From 1; null where the record does not tell its boards apart. */
  readonly board: number | null;
}

export interface StatedPot extends StatedSum {
  readonly name: string;
}

/** What the record calls a hand: the category read out of its words, and the words. */
export interface StatedHand {
  readonly seat: number;
  /** The contest as the game has it, `high` or `low`; null where the record does not say. */
  readonly contest: ContestName | null;
  readonly board: number | null;
  /** A category of the engine; null where the words are not understood. */
  readonly category: string | null;
  readonly text: string;
}

/** Results a record states, in its own order; null where it is silent. */
export interface Stated {
  readonly finalStacks: readonly StatedAmount[] | null;
  /** What was collected from pots, returned bets left out; who is not listed collected nothing. */
  readonly collected: readonly StatedShare[] | null;
  /** Bets taken back because nobody matched them. */
  readonly returned: readonly StatedAmount[] | null;
  /** Each pot as it was paid out, after the rake. */
  readonly pots: readonly StatedPot[] | null;
  /** Everything contested, rake included. */
  readonly totalPot: StatedSum | null;
  /** Everything the house took. */
  readonly rake: StatedSum | null;
  readonly winners: readonly number[] | null;
  /** Cards tabled at the showdown, in the order they were shown. */
  readonly shown: readonly { readonly seat: number; readonly cards: readonly Card[] }[] | null;
  readonly hands: readonly StatedHand[] | null;
  /** Paid by the site instead of out of the pot, to seats that sold their hand. */
  readonly cashedOut: readonly StatedAmount[] | null;
}

/** A record that states no result. */
export const NOTHING_STATED: Stated = {
  finalStacks: null,
  collected: null,
  returned: null,
  pots: null,
  totalPot: null,
  rake: null,
  winners: null,
  shown: null,
  hands: null,
  cashedOut: null,
};
