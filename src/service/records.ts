import { err, type Language, ok, type Result } from '../core/index.ts';
import { type FileEntry, FORMAT_FAULT_TEXTS, FORMATS, type FormatFault, type FormatId } from '../formats/index.ts';
import type { Fault, Refusal } from './context.ts';

const AT: Readonly<Record<Language, (line: number, column: number) => string>> = {
  en: (line, column) => `Line ${line}, column ${column}`,
  it: (line, column) => `Riga ${line}, colonna ${column}`,
};

/** A fault of a text in words: where, what is wrong, and what stands there; what was expected is a notation, in English. */
export function faultText({ line, column, code, expected, detail }: FormatFault, language: Language): string {
  const said = `${AT[language](line, column)}: ${FORMAT_FAULT_TEXTS[code][language]}`;
  const found = detail === null ? '' : ` (${detail})`;
  return language === 'en' && expected !== null ? `${said}${found}; expected: ${expected}.` : `${said}${found}.`;
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

const UNRECOGNISED: FormatFault = {
  line: 1,
  column: 1,
  code: 'unknown-format',
  expected: FORMATS.map(({ id }) => id).join(', '),
  detail: null,
};

/** The format a text looks like; undefined where none does. */
export const recognise = (text: string): (typeof FORMATS)[number] | undefined =>
  FORMATS.find((format) => format.recognises(text));

export const formatCalled = (named: FormatId): (typeof FORMATS)[number] | undefined =>
  FORMATS.find(({ id }) => id === named);

export interface Records {
  readonly format: FormatId;
  readonly entries: readonly FileEntry[];
}

/** Reads every hand of a text, in the format named or the one it looks like. */
export function readRecords(text: string, named: FormatId | undefined): Result<Records, readonly FormatFault[]> {
  const format = named === undefined ? recognise(text) : formatCalled(named);
  if (format === undefined) return err([UNRECOGNISED]);
  const file = format.read(text);
  return file.ok ? ok({ format: format.id, entries: file.value.entries }) : file;
}

/** The one hand of a text. */
export function readOne(text: string, named: FormatId | undefined): Result<FileEntry, readonly FormatFault[]> {
  const records = readRecords(text, named);
  if (!records.ok) return records;
  const [only, second] = records.value.entries;
  if (only !== undefined && second === undefined) return ok(only);
  const detail = `${records.value.entries.length}`;
  return err([{ line: 1, column: 1, code: 'not-one-hand', expected: '1', detail }]);
}
