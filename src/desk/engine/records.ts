import { err, ok } from '../../core/index.ts';
import type { FileEntry } from '../../formats/index.ts';
import type { Answer, RequestContext } from '../../service/context.ts';
import { faultText, readRecords, unreadable } from '../../service/records.ts';
import { askedOf, verifyRecorded } from '../../service/verifications.ts';
import { problemText } from './problem-text.ts';
import type { RecordFound, RecordsFound, RecordsRequest } from './protocol.ts';

const UNREADABLE = { verdict: null, missing: [], hand: null, headline: null } as const;

function foundOf(
  { number, hand: read }: FileEntry,
  rulebook: RecordsRequest['rulebook'],
  context: RequestContext,
): RecordFound {
  if (!read.ok) {
    const differences = read.error.map((fault) => ({ text: faultText(fault, context.language) }));
    return { ...UNREADABLE, number, differences };
  }
  const options = rulebook === undefined ? {} : { rulebook };
  const hand = askedOf(read.value, options);
  const answer = verifyRecorded(read.value, options, context);
  if (!answer.ok)
    return { ...UNREADABLE, number, hand, differences: [{ text: problemText(answer.error, context.language) }] };
  const { verdict, differences, missing, adjudication } = answer.value;
  return { number, verdict, differences, missing, hand, headline: adjudication?.headline ?? null };
}

/** Reads every hand of a text and judges it. Out: one entry a hand, in order. */
export function findRecords({ text, rulebook }: RecordsRequest, context: RequestContext): Answer<RecordsFound> {
  const read = readRecords(text, undefined);
  if (!read.ok) return err(unreadable(read.error, context.language));
  const { format, entries } = read.value;
  return ok({ format, records: entries.map((entry) => foundOf(entry, rulebook, context)) });
}
