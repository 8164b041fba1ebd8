import type { RecordFound } from '../engine/protocol.ts';

export const VERDICTS = ['differs', 'cannot-tell', 'unreadable', 'agrees'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What is said of a record: its verdict, or that it cannot be read. */
export const verdictOf = ({ verdict }: RecordFound): Verdict => verdict ?? 'unreadable';

/** Records as they come, each also among those of its verdict; thousands are never copied. */
export class RecordList {
  readonly #all: RecordFound[] = [];
  readonly #by = new Map<Verdict, RecordFound[]>(VERDICTS.map((verdict) => [verdict, []]));

  add(records: readonly RecordFound[]): void {
    for (const record of records) {
      this.#all.push(record);
      this.#by.get(verdictOf(record))?.push(record);
    }
  }

  /** All of them, or those of one verdict, in the order they came. */
  of(verdict: Verdict | null): readonly RecordFound[] {
    return verdict === null ? this.#all : (this.#by.get(verdict) ?? []);
  }
}

/** How many records are shown at once. */
export const PAGE = 50;

/** What part of a long list is shown, from 0; a page past the end is the last one. */
export function pageOf(
  length: number,
  page: number,
): { readonly page: number; readonly from: number; readonly to: number } {
  const last = Math.max(0, Math.ceil(length / PAGE) - 1);
  const own = Math.min(Math.max(0, page), last);
  return { page: own, from: own * PAGE, to: Math.min(length, (own + 1) * PAGE) };
}
