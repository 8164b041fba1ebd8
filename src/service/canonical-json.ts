import { inOrder } from '../core/index.ts';

/** A text in which nothing is escaped in JSON. */
const PLAIN = /^[ !#-[\]-~]*$/;

const quoted = (text: string): string => (PLAIN.test(text) ? `"${text}"` : JSON.stringify(text));

/** By their code units. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : 1);

/** Keys as they are written, remembered: those of requests are few. */
const WRITTEN = new Map<string, string>();
const MOST_WRITTEN = 500;

function written(key: string): string {
  const before = WRITTEN.get(key);
  if (before !== undefined) return before;
  const text = `${quoted(key)}:`;
  if (WRITTEN.size < MOST_WRITTEN) WRITTEN.set(key, text);
  return text;
}

/** Writes a value piece by piece: put together once, a text is in one piece for whoever reads it. */
function write(value: unknown, pieces: string[]): void {
  if (typeof value === 'string') pieces.push(quoted(value));
  else if (Array.isArray(value)) writeList(value, pieces);
  else if (typeof value === 'object' && value !== null) writeObject(value, pieces);
  else pieces.push(String(value));
}

function writeList(list: readonly unknown[], pieces: string[]): void {
  let before = '[';
  for (const own of list) {
    pieces.push(before);
    write(own, pieces);
    before = ',';
  }
  pieces.push(before === '[' ? '[]' : ']');
}

function writeObject(value: object, pieces: string[], without?: string): void {
  let before = '{';
  for (const key of inOrder(Object.keys(value), byCodeUnits)) {
    const own: unknown = Reflect.get(value, key);
    if (own === undefined || key === without) continue;
    pieces.push(before, written(key));
    write(own, pieces);
    before = ',';
  }
  pieces.push(before === '{' ? '{}' : '}');
}

/**
 * Canonical JSON (RFC 8785) of what came as JSON: keys by their code units, no blanks, fields that are undefined left out.
 * Half a surrogate pair, which that standard refuses, is written escaped, as `JSON.stringify` does.
 */
export function canonicalJson(value: unknown): string {
  const pieces: string[] = [];
  write(value, pieces);
  return pieces.join('');
}

/** The same of an object as if it had not this field of its own. */
export function canonicalJsonWithout(value: object, field: string): string {
  const pieces: string[] = [];
  writeObject(value, pieces, field);
  return pieces.join('');
}
