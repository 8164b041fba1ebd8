import type { VerificationRequest } from '../contract/verifications.ts';
import type { Language } from '../core/index.ts';
import type { FormatId } from '../formats/index.ts';
import type { Piece } from '../service/pieces.ts';
import type { Tally } from './tally.ts';

/** What is done with every piece of a stream. */
export const TASKS = ['adjudications', 'verifications'] as const;
export type BulkTask = (typeof TASKS)[number];

/** How a stream is answered: what is done, what its pieces are, and what applies to those that say nothing of it. */
export interface Order {
  readonly task: BulkTask;
  readonly source: 'json' | FormatId;
  readonly language: Language;
  readonly options: Pick<VerificationRequest, 'rulebook' | 'anonymise' | 'adjudication'>;
}

/** Pieces to be answered together, in one thread. */
export interface Job {
  readonly order: Order;
  readonly pieces: readonly Piece[];
}

/** The answer to a job: its lines of output, what they are, and faults of ours that were met on the way. */
export interface Done {
  readonly output: string;
  readonly results: number;
  readonly tally: Tally;
  /** Outcomes of the hands adjudicated, by variant: for who operates the service, not for who asked. */
  readonly hands: Tally;
  readonly failures: readonly string[];
}
