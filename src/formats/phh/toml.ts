import { textOf } from './fields.ts';

/** Half of a character in two: TOML holds whole ones only. */
const LONE_SURROGATE = /\p{Surrogate}/gu;
const BARE = /^[A-Za-z0-9_-]+$/;

/** A basic string: JSON's escapes are TOML's, besides that it has one for the last control character too. */
export const tomlString = (text: string): string =>
  JSON.stringify(text.replace(LONE_SURROGATE, '\uFFFD')).replace(/\u007F/g, '\\u007F');

export const tomlKey = (key: string): string => (BARE.test(key) ? key : tomlString(key));

export const tomlList = (values: readonly string[]): string => `[${values.join(', ')}]`;

const WHOLE = /^(?:0|[1-9]\d{0,14})$/;
const NUMBER = /^\d{1,15}(?:\.\d{1,15})?$/;
const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

/** A list of texts or numbers told as JSON, as TOML; null where it is none. */
function listed(text: string): string | null {
  if (!text.startsWith('[') || !text.endsWith(']')) return null;
  try {
    const list: unknown = JSON.parse(text);
    const isPlain = Array.isArray(list) && list.every((one) => typeof one === 'string' || Number.isSafeInteger(one));
    return isPlain && textOf(list) === text ? tomlList(list.map((one) => JSON.stringify(one))) : null;
  } catch {
    return null;
  }
}

type Write = (text: string) => string | null;

const whole: Write = (text) => (WHOLE.test(text) ? text : null);
const number: Write = (text) => (NUMBER.test(text) && String(Number(text)) === text ? text : null);
const clock: Write = (text) => (CLOCK.test(text) ? text : null);
const flag: Write = (text) => (text === 'true' || text === 'false' ? text : null);

/** Fields of the specification that are no strings. */
const TYPES: ReadonlyMap<string, Write> = new Map([
  ...['day', 'month', 'year', 'hand', 'level', 'seat_count', 'table'].map((field) => [field, whole] as const),
  ...['time_limit', 'min_bet', 'rake'].map((field) => [field, number] as const),
  ['time', clock],
  ['time_banks', listed],
  ['ante_trimming_status', flag],
]);

/** A field told as text in the type the specification gives it, where the text fits it; else as a string. */
export const tomlField = (field: string, text: string): string =>
  `${tomlKey(field)} = ${TYPES.get(field)?.(text) ?? tomlString(text)}`;
