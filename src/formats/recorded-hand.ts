import type { HandSetup, NonEmpty, Result, RulebookId, Stated } from '../core/index.ts';
import type { FormatCode } from './fault-texts.ts';
import type { Loss } from './losses.ts';

/** What is wrong with a text: a stable code, where (both from 1), what was expected and what is there instead. */
export interface FormatFault {
  readonly line: number;
  readonly column: number;
  readonly code: FormatCode;
  readonly expected: string | null;
  readonly detail: string | null;
}

/** A hand as a record tells it; only the rules to judge it by are left to choose. */
export type RecordedSetup = Omit<HandSetup, 'rules'>;

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
  /** Whether a line begins a new hand; `before` is the last line before it that is not blank. */
  readonly startsHand: (line: string, before: string) => boolean;
  readonly read: (text: string) => Result<HistoryFile, readonly FormatFault[]>;
  /** Out: a file of this one hand; an error where the format has no words for the hand at all. */
  readonly write: (hand: RecordedHand) => Result<Written, NonEmpty<Loss>>;
  /** Written files of one hand each as one file of them all, in order. */
  readonly join: (texts: readonly string[]) => string;
}
