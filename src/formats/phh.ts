import { parse, TomlError } from 'smol-toml';
import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../core/index.ts';
import type { Loss } from './losses.ts';
import { type HandFault, isTable, type Table } from './phh/fields.ts';
import { readHand } from './phh/hand.ts';
import { locator } from './phh/locate.ts';
import { type NumberedTable, plainToml } from './phh/plain-toml.ts';
import { writeHand } from './phh/write.ts';
import { readBack } from './read-back.ts';
import type { FileEntry, FormatFault, HistoryFile, RecordedHand, Written } from './recorded-hand.ts';

type Entry = FileEntry;
type Locate = ReturnType<typeof locator>;

const HEADER = /^[ \t]*\[[ \t]*(\d+)[ \t]*\][ \t]*(?:#.*)?$/;

/** TOML 1.0, of numbered tables alone their list; an integer too large for a double comes as it is. */
function parseToml(text: string): Result<Table | readonly NumberedTable[], FormatFault> {
  const plain = plainToml(text);
  if (plain !== undefined) return ok(plain);
  try {
    return ok(parse(text, { integersAsBigInt: 'asNeeded', maxDepth: 20 }));
  } catch (cause) {
    const { line, column } = cause instanceof TomlError ? cause : { line: 1, column: 1 };
    const [detail = ''] = String(cause instanceof Error ? cause.message : cause)
      .replace(/^Invalid TOML document: /, '')
      .split('\n');
    return err({ line, column, code: 'not-toml', expected: 'TOML 1.0', detail });
  }
}

/** Faults with their places, in the order of the text. */
function placed(faults: NonEmpty<HandFault>, number: string | null, locate: Locate): NonEmpty<FormatFault> {
  const place = ({ code, path, expected, detail }: HandFault): FormatFault => ({
    ...locate(number, path),
    code,
    expected,
    detail,
  });
  const sorted = faults.map(place).sort((a, b) => a.line - b.line || a.column - b.column);
  return isNonEmpty(sorted) ? sorted : [place(faults[0])];
}

function readEntry(number: string | null, value: unknown, locate: Locate): Entry {
  if (!isTable(value)) {
    const detail = number === null ? null : `${number} is no table`;
    return {
      number,
      hand: err([{ ...locate(null, { field: number }), code: 'not-a-hand', expected: 'a table [n]', detail }]),
    };
  }
  const hand = readHand(value, ({ path, ...conflict }) => ({ ...locate(number, path), ...conflict }));
  return { number, hand: hand.ok ? hand : err(placed(hand.error, number, locate)) };
}

const areNumbered = (root: Table | readonly NumberedTable[]): root is readonly NumberedTable[] => Array.isArray(root);

/** One hand, unless the fields are tables. */
function readTables(text: string, root: Table | readonly NumberedTable[]): Entry[] {
  const locate = locator(text);
  if (areNumbered(root)) return root.map(({ number, table }) => readEntry(number, table, locate));
  if ('variant' in root) return [readEntry(null, root, locate)];
  const fields = Object.entries(root);
  if (fields.length === 0) return [];
  if (!fields.some(([, value]) => isTable(value))) return [readEntry(null, root, locate)];
  // Objects have whole numbers in their own order.
  const places = new Map(text.split('\n').map((line, i) => [HEADER.exec(line.replace(/\r$/, ''))?.[1], i] as const));
  const inOrder = fields.sort(([a], [b]) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  return inOrder.map(([number, value]) => readEntry(number, value, locate));
}

interface Part {
  /** null where the line that numbers it is damaged or gone. */
  readonly number: string | null;
  readonly text: string;
  /** Lines of the file before it. */
  readonly above: number;
}

/** A file of several hands, cut at the lines that number them. */
function cutAtHeaders(text: string): Part[] {
  const lines = text.split('\n');
  const starts = startsIn(lines);
  return starts.map((start, i) => ({
    number: HEADER.exec((lines[start] ?? '').replace(/\r$/, ''))?.[1] ?? null,
    text: lines.slice(start, starts[i + 1]).join('\n'),
    above: start,
  }));
}

const KEY = /^[ \t]*([\w-]+)[ \t]*=/;
/** A line of no field and of no value: what may be left of a line that numbered a hand. */
const NO_FIELD = /^[^="'#\]]*\]?\s*$/;

/** Where hands begin: at lines that number them, and where a field comes again without one. */
function startsIn(lines: readonly string[]): number[] {
  const starts: number[] = [];
  let told = new Set<string>();
  let last = 0;
  for (const [i, line] of lines.entries()) {
    const key = KEY.exec(line)?.[1];
    if (HEADER.test(line.replace(/\r$/, ''))) {
      starts.push(i);
      told = new Set();
    } else if (key !== undefined && told.has(key) && key === [...told][0]) {
      const isRest =
        last > (starts.at(-1) ?? 0) && NO_FIELD.test(lines[last] ?? '') && !/^\s*\]/.test(lines[last] ?? '');
      starts.push(isRest ? last : i);
      told = new Set([key]);
    } else if (key !== undefined && starts.length > 0) told.add(key);
    if (line.trim() !== '') last = i;
  }
  return starts;
}

const NOT_NUMBERED: FormatFault = { line: 1, column: 1, code: 'not-toml', expected: '[n]', detail: null };

/** One damaged hand does not take the others of its file with it. */
function readPart({ number, text, above }: Part): Entry {
  const down = (fault: FormatFault): FormatFault => ({ ...fault, line: fault.line + above });
  if (number === null)
    return { number, hand: err([down({ ...NOT_NUMBERED, detail: text.split('\n', 1)[0]?.slice(0, 120) ?? null })]) };
  const root = parseToml(text);
  if (!root.ok) return { number, hand: err([down(root.error)]) };
  const table = areNumbered(root.value) ? root.value.find((own) => own.number === number)?.table : root.value[number];
  const { hand } = readEntry(number, table, locator(text));
  if (hand.ok) return { number, hand: ok({ ...hand.value, conflicts: hand.value.conflicts.map(down) }) };
  const [first, ...rest] = hand.error;
  return { number, hand: err([down(first), ...rest.map(down)]) };
}

/** A line that numbers a hand of a file of several. */
export const startsPhhHand = (line: string): boolean => HEADER.test(line);

/** TOML whose first field, past comments, is a numbered table or a key. */
export const looksLikePhh = (text: string): boolean =>
  /^\uFEFF?(?:[ \t]*(?:#[^\n]*)?\r?\n)*[ \t]*(?:\[[ \t]*\d+[ \t]*\]|[\w-]+[ \t]*=)/.test(text);

/**
 * Reads a hand history in PHH (`.phh`, one hand) or PHHS (`.phhs`, hands in numbered tables).
 * Out: an entry for every hand, read or with its faults; an error only where no hand can be told apart.
 */
export function readPhh(text: string): Result<HistoryFile, readonly FormatFault[]> {
  const body = text.startsWith('\uFEFF') ? text.slice(1) : text;
  const root = parseToml(body);
  if (root.ok) {
    const entries = readTables(body, root.value);
    const nothing: FormatFault = {
      line: 1,
      column: 1,
      code: 'no-hand',
      expected: 'a hand, or tables [1], [2] …',
      detail: null,
    };
    return isNonEmpty(entries) ? ok({ entries }) : err([nothing]);
  }
  const entries = cutAtHeaders(body).map(readPart);
  if (entries.length === 0) return err([root.error]);
  const found = entries.some(({ hand }) => !hand.ok && hand.error[0].code === 'not-toml');
  return ok({ entries: found ? entries : [{ number: null, hand: err([root.error]) }, ...entries] });
}

/** Writes a hand as PHH. Out: a `.phh` file and what it cannot say; an error where it cannot tell the hand at all. */
export const writePhh = (hand: RecordedHand): Result<Written, NonEmpty<Loss>> =>
  readBack(hand, writeHand(hand), readPhh);

/** Hands of one file each as PHHS, numbered from 1. */
export const joinPhh = (texts: readonly string[]): string => texts.map((text, i) => `[${i + 1}]\n${text}`).join('\n');
