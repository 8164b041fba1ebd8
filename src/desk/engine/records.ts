import type { FileEntry, FormatFault } from '../../formats/index.ts';
import type { RequestContext } from '../../service/context.ts';
import { faultText, readRecords } from '../../service/records.ts';
import { askedOf, verifyRecorded } from '../../service/verifications.ts';
import { problemText } from './problem-text.ts';
import type { Calls, RecordFound, RecordsPart, RecordsRequest } from './protocol.ts';
import { type HandText, handTexts } from './record-texts.ts';

type Rulebook = RecordsRequest['rulebook'];
type Judged = Pick<RecordFound, 'verdict' | 'differences' | 'missing' | 'headline' | 'opens'>;

const rulesOf = (rulebook: Rulebook) => (rulebook === undefined ? {} : { rulebook });

const cannotRead = (texts: readonly string[], opens: boolean): Judged => ({
  verdict: null,
  differences: texts.map((text) => ({ text })),
  missing: [],
  headline: null,
  opens,
});

/** Faults are told where they lie in the file. */
const movedDown = (faults: readonly FormatFault[], line: number): readonly FormatFault[] =>
  faults.map((fault) => ({ ...fault, line: fault.line + line - 1 }));

function judged({ hand: read }: FileEntry, line: number, rulebook: Rulebook, context: RequestContext): Judged {
  const said = (faults: readonly FormatFault[]): string[] =>
    movedDown(faults, line).map((fault) => faultText(fault, context.language));
  if (!read.ok) return cannotRead(said(read.error), false);
  const recorded = { ...read.value, conflicts: movedDown(read.value.conflicts, line) };
  const answer = verifyRecorded(recorded, rulesOf(rulebook), context);
  if (!answer.ok) return cannotRead([problemText(answer.error, context.language)], true);
  const { verdict, differences, missing, adjudication } = answer.value;
  return { verdict, differences, missing, headline: adjudication?.headline ?? null, opens: true };
}

type Found = Judged & { readonly number: string | null };

/** What is found in the text of a hand; nothing in what lies before the first. */
function foundIn({ text, format, line }: HandText, rulebook: Rulebook, context: RequestContext): readonly Found[] {
  const read = readRecords(text ?? '', format);
  if (read.ok)
    return read.value.entries.map((entry) => ({ number: entry.number, ...judged(entry, line, rulebook, context) }));
  if (read.error.every(({ code }) => code === 'no-hand')) return [];
  const texts = movedDown(read.error, line).map((fault) => faultText(fault, context.language));
  return [{ number: null, ...cannotRead(texts, false) }];
}

/** Hands that were read, to be opened: their texts, and which of a text's hands each is. */
interface Kept {
  readonly hand: HandText;
  readonly entry: number;
  readonly rulebook: Rulebook;
}
let kept: Kept[] = [];
let reading = 0;

/** How long is read before anybody else is heard, in milliseconds. */
const TURN = 40;

const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Reads every hand of every file and judges it, telling of them as they come. Out: whether it read to the end. */
export async function findRecords(
  { files, rulebook }: RecordsRequest,
  context: RequestContext,
  tell: (part: RecordsPart) => void,
): Promise<Calls['records']['answer']> {
  reading += 1;
  const own = reading;
  kept = [];
  let [found, read, from]: [RecordFound[], number, number] = [[], 0, performance.now()];
  const flush = (): void => {
    tell({ records: found, read });
    found = [];
  };
  const add = (file: string | null, more: readonly Found[], hand: HandText): void => {
    for (const [entry, each] of more.entries()) {
      found.push({ at: kept.length, file, problem: null, ...each });
      kept.push({ hand, entry, rulebook });
    }
  };
  for (const { name, data } of files) {
    const texts = handTexts(data, (bytes) => {
      read += bytes;
    });
    let next = await texts.next();
    for (; next.done !== true; next = await texts.next()) {
      add(name, foundIn(next.value, rulebook, context), next.value);
      if (performance.now() - from < TURN) continue;
      flush();
      await pause();
      if (own !== reading) return { whole: false };
      from = performance.now();
    }
    if (next.value === null) continue;
    found.push({ at: -1, file: name, number: null, problem: next.value, ...cannotRead([], false) });
  }
  flush();
  return { whole: true };
}

/** Reads no further; what was found stays. */
export const stopRecords = (): null => {
  reading += 1;
  return null;
};

/** A hand that was found, as a request to be opened in the first view; null where it is kept no longer. */
export function recordAt(at: number): Calls['record']['answer'] {
  const known = kept[at];
  if (known === undefined) return null;
  const read = readRecords(known.hand.text ?? '', known.hand.format);
  const entry = read.ok ? read.value.entries[known.entry] : undefined;
  return entry?.hand.ok === true ? askedOf(entry.hand.value, rulesOf(known.rulebook)) : null;
}
