import type { AdjudicationResponse } from '../../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../../contract/adjudications.ts';
import type { IrregularityEntry } from '../../contract/irregularities.ts';
import type { RulebookSummary } from '../../contract/rulebooks.ts';
import type { RulingsRequest, RulingsResponse } from '../../contract/rulings.ts';
import type { VariantDetail } from '../../contract/variants.ts';
import type { VerificationResponse } from '../../contract/verifications.ts';
import type { Language, OptionValue, RulebookId } from '../../core/index.ts';
import type { Answer, Fault } from '../../service/context.ts';

/** Everything the desk chooses from, in one language. */
export interface Catalogue {
  readonly variants: readonly VariantDetail[];
  readonly rulebooks: readonly RulebookSummary[];
  /** Rulebooks a table can be run by, the usual one first: not those that only follow the recorded hands of a site. */
  readonly books: readonly RulebookId[];
  /** Customs no rulebook numbers, by their section. */
  readonly customs: Readonly<Record<string, string>>;
}

/** A rulebook's answer to a question on which houses differ, and every other there is, each with its word. */
export interface OptionAnswer {
  readonly name: string;
  readonly meaning: string;
  readonly usual: OptionChoice;
  readonly choices: readonly OptionChoice[];
}

export interface OptionChoice {
  readonly value: OptionValue;
  readonly word: string;
}

/** One recorded hand with its verdict, or why it cannot be read. */
export interface RecordFound {
  /** By which it is asked for again. */
  readonly at: number;
  /** The file it is in; null for a text that was pasted. */
  readonly file: string | null;
  readonly number: string | null;
  /** null where the text cannot be read. */
  readonly verdict: VerificationResponse['verdict'] | null;
  readonly differences: readonly { readonly text: string }[];
  readonly missing: readonly { readonly text: string }[];
  readonly headline: string | null;
  /** Whether it can be opened in the first view. */
  readonly opens: boolean;
  /** Why a file cannot be read at all. */
  readonly problem: 'unknown-format' | 'no-gzip' | 'broken' | null;
}

/** What was found since the last part, and how many bytes have been read by now. */
export interface RecordsPart {
  readonly records: readonly RecordFound[];
  readonly read: number;
}

/** What is to be read, one after the other. */
export interface RecordsRequest {
  readonly files: readonly { readonly name: string | null; readonly data: Blob }[];
  readonly rulebook: AdjudicationRequest['rulebook'];
}

/** A hand from outside, checked against the shape of the wire. */
export type Checked =
  | { readonly ok: true; readonly hand: AdjudicationRequest }
  | { readonly ok: false; readonly faults: readonly Pick<Fault, 'pointer' | 'detail'>[] };

/** What the engine is asked, and what it answers. */
export interface Calls {
  readonly catalogue: { readonly ask: null; readonly answer: Catalogue };
  /** A rulebook's answers to every question on which houses differ. */
  readonly rulebook: { readonly ask: string; readonly answer: readonly OptionAnswer[] };
  readonly irregularities: { readonly ask: null; readonly answer: readonly IrregularityEntry[] };
  readonly adjudicate: { readonly ask: AdjudicationRequest; readonly answer: Answer<AdjudicationResponse> };
  readonly rule: { readonly ask: RulingsRequest; readonly answer: Answer<RulingsResponse> };
  /** Answered part by part; `whole` is false where it was stopped. */
  readonly records: { readonly ask: RecordsRequest; readonly answer: { readonly whole: boolean } };
  readonly stopRecords: { readonly ask: null; readonly answer: null };
  readonly record: { readonly ask: number; readonly answer: AdjudicationRequest | null };
  readonly check: { readonly ask: unknown; readonly answer: Checked };
}
export type CallName = keyof Calls;

/** `boards` is how many boards the call may count one by one. */
export interface Asked<N extends CallName = CallName> {
  readonly id: number;
  readonly name: N;
  readonly ask: Calls[N]['ask'];
  readonly language: Language;
  readonly boards: number;
}

export type Answered =
  | { readonly id: number; readonly part: RecordsPart }
  | { readonly id: number; readonly answer: Calls[CallName]['answer'] }
  | { readonly id: number; readonly failed: string };
