import { err, isNonEmpty, type NonEmpty, type Result } from '../core/index.ts';
import { type Loss, loss } from './losses.ts';
import type { HistoryFormat, Written } from './recorded-hand.ts';

/** What was written, if its own reader reads it; else why not: a hand no reader takes has not been told. */
export function readBack(
  written: Result<Written, NonEmpty<Loss>>,
  read: HistoryFormat['read'],
): Result<Written, NonEmpty<Loss>> {
  if (!written.ok) return written;
  const file = read(written.value.text);
  const faults = file.ok ? file.value.entries.flatMap(({ hand }) => (hand.ok ? [] : hand.error)) : file.error;
  const losses = faults.map(({ code, detail }) => loss(code, detail));
  return isNonEmpty(losses) ? err(losses) : written;
}
