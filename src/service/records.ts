import { err, type Language, ok, type Result } from '../core/index.ts';
import {
  expectedInItalian,
  type FileEntry,
  FORMAT_FAULT_TEXTS,
  FORMATS,
  type FormatFault,
  type FormatId,
  type HistoryFormat,
} from '../formats/index.ts';
import { anonymousEntry, silently } from './anonymise.ts';
import type { Fault, Refusal } from './context.ts';

const AT: Readonly<Record<Language, (line: number, column: number) => string>> = {
  en: (line, column) => `Line ${line}, column ${column}`,
  it: (line, column) => `Riga ${line}, colonna ${column}`,
};

const EXPECTED: Readonly<Record<Language, (expected: string) => string>> = {
  en: (expected) => `; expected: ${expected}`,
  it: (expected) => `; atteso: ${expectedInItalian(expected)}`,
};

/** A fault of a text in words: where, what is wrong, what stands there and what was expected. */
export function faultText({ line, column, code, expected, detail }: FormatFault, language: Language): string {
  const said = `${AT[language](line, column)}: ${FORMAT_FAULT_TEXTS[code][language]}`;
  const found = detail === null ? '' : ` (${detail})`;
  return `${said}${found}${expected === null ? '' : EXPECTED[language](expected)}.`;
}

/** In: faults of a text, and where the text is in the request. */
export const unreadable = (faults: readonly FormatFault[], language: Language, pointer = '/text'): Refusal => ({
  kind: 'unreadable',
  faults: faults.map(
    (fault): Fault => ({
      pointer,
      code: fault.code,
      detail: faultText(fault, language),
      line: fault.line,
      column: fault.column,
    }),
  ),
});

/** What is said of a text of no format that is known. */
export const UNRECOGNISED: FormatFault = {
  line: 1,
  column: 1,
  code: 'unknown-format',
  expected: FORMATS.map(({ id }) => id).join(', '),
  detail: null,
};

/** The same as a refusal. */
export const unrecognised = (language: Language, pointer: string): Refusal =>
  unreadable([UNRECOGNISED], language, pointer);

/** The format a text looks like; undefined where none does. */
export const recognise = (text: string): (typeof FORMATS)[number] | undefined =>
  FORMATS.find((format) => format.recognises(text));

export const formatCalled = (named: FormatId): (typeof FORMATS)[number] | undefined =>
  FORMATS.find(({ id }) => id === named);

/** Faults named of one text; who made more knows what to look for. */
const MOST_FAULTS = 1_000;

export interface Records {
  readonly format: FormatId;
  readonly entries: readonly FileEntry[];
}

/** Whether a text has more hands than so many, by the lines that begin one. */
function hasMore(text: string, { startsHand }: HistoryFormat, most: number): boolean {
  let [hands, from, before] = [0, 0, ''];
  while (from < text.length && hands <= most) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    if (startsHand(line, before)) hands += 1;
    if (line.trim() !== '') before = line;
    from += line.length + 1;
  }
  return hands > most;
}

const tooMany = (most: number): FormatFault => ({
  line: 1,
  column: 1,
  code: most === 1 ? 'not-one-hand' : 'too-many-hands',
  expected: `at most ${most}`,
  detail: null,
});

interface Reading {
  /** Not one hand is read where there are more. */
  readonly most?: number;
  /** Whether names are left out of what is read, and every word of what cannot be. */
  readonly anonymise?: boolean | undefined;
}

/** Reads every hand of a text, in the format named or the one it looks like. */
export function readRecords(
  text: string,
  named: FormatId | undefined,
  { most = Number.POSITIVE_INFINITY, anonymise = false }: Reading = {},
): Result<Records, readonly FormatFault[]> {
  const read = readNamed(text, named, most);
  if (!anonymise) return read;
  if (!read.ok) return err(silently(read.error));
  const { format, entries } = read.value;
  return ok({ format, entries: entries.map(anonymousEntry) });
}

function readNamed(text: string, named: FormatId | undefined, most: number): ReturnType<typeof readRecords> {
  const format = named === undefined ? recognise(text) : formatCalled(named);
  if (format === undefined) return err([UNRECOGNISED]);
  if (most < Number.POSITIVE_INFINITY && hasMore(text, format, most)) return err([tooMany(most)]);
  const file = format.read(text);
  if (!file.ok) return err(file.error.slice(0, MOST_FAULTS));
  const { entries } = file.value;
  return entries.length > most ? err([tooMany(most)]) : ok({ format: format.id, entries });
}

/** The one hand of a text. */
export function readOne(
  text: string,
  named: FormatId | undefined,
  anonymise?: boolean,
): Result<FileEntry, readonly FormatFault[]> {
  const records = readRecords(text, named, { most: 1, anonymise });
  if (!records.ok) return records;
  const [only] = records.value.entries;
  return only === undefined ? err([tooMany(1)]) : ok(only);
}
