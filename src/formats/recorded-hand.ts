import type { Card, HandSetup, NonEmpty, Result, RulebookId } from '../core/index.ts';

/** What is wrong with a text: a stable code, where (both from 1), what was expected and what is there instead. */
export interface FormatFault {
  readonly line: number;
  readonly column: number;
  readonly code: string;
  readonly expected: string | null;
  readonly detail: string | null;
}

/** A hand as a record tells it; only the rules to judge it by are left to choose. */
export type RecordedSetup = Omit<HandSetup, 'rules'>;

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
  readonly contest: string | null;
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

/** One hand read from any format. */
export interface RecordedHand {
  readonly setup: RecordedSetup;
  readonly stated: Stated;
  /** The rules the record was played under, where it tells; null leaves the choice to who asks. */
  readonly rulebook: RulebookId | null;
  /** Where the record contradicts itself, though it can be read. */
  readonly conflicts: readonly FormatFault[];
  /** For display: every amount of `setup` is in units of 10^-decimals of the currency or chip. */
  readonly money: { readonly currency: string | null; readonly decimals: number };
  /** Everything else the record says, as labelled text. */
  readonly record: Readonly<Record<string, string>>;
}

/** A hand of a file, or why it can't be read; the other hands of the file are read all the same. */
export interface FileEntry<H extends RecordedHand = RecordedHand> {
  /** The number the file gives it, where it numbers its hands. */
  readonly number: string | null;
  readonly hand: Result<H, NonEmpty<FormatFault>>;
}

export interface HistoryFile<H extends RecordedHand = RecordedHand> {
  readonly entries: readonly FileEntry<H>[];
}

/** Something of a hand a format has no words for: a stable code, and what is lost. */
export interface Loss {
  readonly code: string;
  readonly detail: string | null;
}

/** A hand written as a whole file, and what the file cannot say of it. */
export interface Written {
  readonly text: string;
  readonly lost: readonly Loss[];
}

/**
 * A hand-history format: its name, how its files are called, its reader, which never throws on any text, and its
 * writer. What is written reads back as the same hand, up to what is said to be lost.
 */
export interface HistoryFormat {
  readonly id: string;
  readonly extensions: readonly string[];
  /** Whether a text looks like this format. */
  readonly recognises: (text: string) => boolean;
  readonly read: (text: string) => Result<HistoryFile, readonly FormatFault[]>;
  /** Out: a file of this one hand; an error where the format has no words for the hand at all. */
  readonly write?: (hand: RecordedHand) => Result<Written, NonEmpty<Loss>>;
  /** Written files of one hand each as one file of them all, in order. */
  readonly join?: (texts: readonly string[]) => string;
}
