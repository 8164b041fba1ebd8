import type { RecordFound } from '../engine/protocol.ts';

export const VERDICTS = ['differs', 'cannot-tell', 'unreadable', 'agrees'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is said of a record: its verdict, or that it cannot be read. */
export const verdictOf = ({ verdict }: RecordFound): Verdict => verdict ?? 'unreadable';
