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

function write(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (Array.isArray(value)) return writeList(value);
  return typeof value === 'object' && value !== null ? writeObject(value) : String(value);
}

function writeList(list: readonly unknown[]): string {
  let text = '[';
  for (const own of list) text += text === '[' ? write(own) : `,${write(own)}`;
  return `${text}]`;
}

function writeObject(value: object, without?: string): string {
  let text = '{';
  for (const key of inOrder(Object.keys(value), byCodeUnits)) {
    const own: unknown = Reflect.get(value, key);
    if (own === undefined || key === without) continue;
    text += text === '{' ? written(key) + write(own) : `,${written(key)}${write(own)}`;
  }
  return `${text}}`;
}

/**
 * Canonical JSON (RFC 8785) of what came as JSON: keys by their code units, no blanks, fields that are undefined left out.
 * Half a surrogate pair, which that standard refuses, is written escaped, as `JSON.stringify` does.
 */
export const canonicalJson = (value: unknown): string => write(value);

/** The same of an object as if it had not this field of its own. */
export const canonicalJsonWithout = (value: object, field: string): string => writeObject(value, field);
