import { wholeIn } from '../decimal.ts';
import { codesOf } from './codes.ts';
import { FIELDS, type Table, tableOf } from './fields.ts';

/** Characters by their codes. */
const TAB = 9;
const NEWLINE = 10;
const SPACE = 32;
const QUOTE = 34;
const HASH = 35;
const APOSTROPHE = 39;
const COMMA = 44;
const POINT = 46;
const ZERO = 48;
const COLON = 58;
const EQUALS = 61;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const DELETE = 127;

/** Digits of which a double loses none. */
const MOST_DIGITS = 15;

const byCode = (is: (code: number) => boolean): Uint8Array =>
  Uint8Array.from({ length: 256 }, (_, code) => (is(code) ? 1 : 0));

/** What a bare key is made of, and what no text may hold, by code. */
const IS_BARE = byCode((code) => /[A-Za-z0-9_-]/.test(String.fromCharCode(code)));
const IS_CONTROL = byCode((code) => (code < SPACE && code !== TAB) || code === DELETE);
const IS_DIGIT = byCode((code) => /\d/.test(String.fromCharCode(code)));
const ENDS_VALUE = byCode((code) => [0, TAB, NEWLINE, SPACE, HASH, COMMA, CLOSE].includes(code));

const WORDS = [
  ['inf', Number.POSITIVE_INFINITY],
  ['false', false],
  ['true', true],
] as const;

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const TIME_LENGTH = 'hh:mm:ss'.length;

const SLOTS = 256;

/** A number a name has, in which the names of fields differ. */
const stir = (hash: number, code: number): number => (Math.imul(hash, 31) + code) & (SLOTS - 1);

interface Known {
  readonly field: string;
  readonly place: number;
  readonly codes: readonly number[];
}

/** The fields that are read, by that number. */
const KNOWN: readonly (Known | undefined)[] = (() => {
  const slots = new Array<Known | undefined>(SLOTS).fill(undefined);
  for (const [place, field] of FIELDS.entries()) {
    const codes = Array.from(field, (char) => char.charCodeAt(0));
    slots[codes.reduce(stir, 0)] = { field, place, codes };
  }
  return slots;
})();

type Single = string | number | boolean;
type Value = Single | readonly Single[];

const UNTOLD: readonly unknown[] = FIELDS.map(() => undefined);

/** A table as it fills: fields that are read by their places, others by their names. */
class Filling {
  readonly #values: unknown[] = UNTOLD.slice();
  readonly #others: Record<string, unknown> = {};
  #told = 0;
  #unknown = 0;

  /** Out: false where the key has been told before. */
  put(key: Known | string, value: unknown): boolean {
    this.#told += 1;
    if (typeof key !== 'string') {
      const before = this.#values[key.place];
      this.#values[key.place] = value;
      return before === undefined;
    }
    this.#unknown += 1;
    if (Object.hasOwn(this.#others, key)) return false;
    this.#others[key] = value;
    return true;
  }

  /** With every field that is read, told or not. */
  get table(): Record<string, unknown> {
    const known = tableOf(this.#values);
    return this.#unknown === 0 ? known : Object.assign(known, this.#others);
  }

  get isEmpty(): boolean {
    return this.#told === 0;
  }

  /** With nothing that is not told. */
  get told(): Record<string, unknown> {
    if (this.isEmpty) return {};
    return Object.fromEntries(Object.entries(this.table).filter(([, value]) => value !== undefined));
  }
}

/** A table under a number of its own. */
export interface NumberedTable {
  readonly number: string;
  readonly table: Table;
}

/** The number a name is where it is one and above `last`; else infinite. */
function numberAfter(last: number, name: string): number {
  const number = wholeIn(name, 0);
  return number > last ? number : Number.POSITIVE_INFINITY;
}

/** Tables among the fields of the document; undefined where two have one name. */
function oneTable(root: Record<string, unknown>, tables: readonly NumberedTable[]): Table | undefined {
  for (const { number, table } of tables) {
    if (root[number] !== undefined) return undefined;
    root[number] = table;
  }
  return root;
}

/** Reads from a place on; what is not plain is told by `undefined`. */
class Scan {
  readonly #text: string;
  readonly #codes: Uint8Array;
  readonly #gathered: Single[] = [];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#codes = codesOf(text);
  }

  document(): Table | readonly NumberedTable[] | undefined {
    const first = this.#fields();
    if (first === undefined) return undefined;
    if (this.#isOver()) return first.isEmpty ? {} : first.table;
    const tables: NumberedTable[] = [];
    let last = first.isEmpty ? -1 : Number.POSITIVE_INFINITY;
    while (!this.#isOver()) {
      const name = this.#header();
      const fields = name === undefined ? undefined : this.#fields();
      if (name === undefined || fields === undefined) return undefined;
      last = numberAfter(last, name);
      tables.push({ number: name, table: fields.table });
    }
    return last < Number.POSITIVE_INFINITY ? tables : oneTable(first.told, tables);
  }

  #isOver(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The name of a table on a line of its own. */
  #header(): string | undefined {
    if (!this.#takes(OPEN)) return undefined;
    const key = this.#key();
    if (key === undefined || !this.#takes(CLOSE) || !this.#endsLine()) return undefined;
    return typeof key === 'string' ? key : key.field;
  }

  /** Keys and their values, up to the next table or the end. */
  #fields(): Filling | undefined {
    const fields = new Filling();
    for (;;) {
      if (!this.#skip(NEWLINE)) return undefined;
      if (this.#isOver() || this.#codes[this.#at] === OPEN) return fields;
      const key = this.#key();
      const value = key === undefined ? undefined : this.#assigned(typeof key === 'string');
      if (key === undefined || value === undefined || !fields.put(key, value)) return undefined;
      if (!this.#endsLine()) return undefined;
    }
  }

  #endsLine(): boolean {
    return this.#skip(SPACE) && (this.#isOver() || this.#takes(NEWLINE));
  }

  #takes(code: number): boolean {
    if (this.#codes[this.#at] !== code) return false;
    this.#at += 1;
    return true;
  }

  /** Moves past blanks, where `also` is a newline past lines as well, and comments. */
  #skip(also: number): boolean {
    const codes = this.#codes;
    let at = this.#at;
    for (;;) {
      const code = codes[at];
      if (code === SPACE || code === TAB || code === also) at += 1;
      else if (code === HASH) {
        do at += 1;
        while (IS_CONTROL[codes[at] ?? 0] === 0);
        if (codes[at] !== NEWLINE && at < this.#text.length) return false;
      } else {
        this.#at = at;
        return true;
      }
    }
  }

  #key(): Known | string | undefined {
    const codes = this.#codes;
    const start = this.#at;
    let at = start;
    let hash = 0;
    for (; IS_BARE[codes[at] ?? 0] === 1; at += 1) hash = stir(hash, codes[at] ?? 0);
    this.#at = at;
    const known = KNOWN[hash];
    if (known !== undefined && this.#stands(known, start, at)) return known;
    const key = this.#text.slice(start, at);
    return key === '' || key === '__proto__' ? undefined : key;
  }

  #stands({ codes }: Known, from: number, to: number): boolean {
    if (codes.length !== to - from) return false;
    for (let i = 0; i < codes.length; i += 1) if (codes[i] !== this.#codes[from + i]) return false;
    return true;
  }

  /** In: whether the field is no more than a label. */
  #assigned(isLabel: boolean): Value | undefined {
    if (!this.#skip(SPACE) || !this.#takes(EQUALS) || !this.#skip(SPACE)) return undefined;
    if (this.#takes(OPEN)) return this.#list();
    return isLabel && this.#codes[this.#at + 2] === COLON ? this.#time() : this.#single();
  }

  /** A time of day, `07:32:00`. */
  #time(): string | undefined {
    const start = this.#at;
    const text = this.#text.slice(start, start + TIME_LENGTH);
    this.#at = start + TIME_LENGTH;
    return TIME.test(text) && this.#endsValue() ? text : undefined;
  }

  #list(): Value | undefined {
    // Gathered in a list that has grown already, and cut to the size it has.
    const list = this.#gathered;
    let length = 0;
    for (;;) {
      if (!this.#skip(NEWLINE)) return undefined;
      if (this.#takes(CLOSE)) return list.slice(0, length);
      const value = this.#single();
      if (value === undefined || !this.#skip(NEWLINE)) return undefined;
      list[length] = value;
      length += 1;
      if (this.#takes(CLOSE)) return list.slice(0, length);
      if (!this.#takes(COMMA)) return undefined;
    }
  }

  #single(): Single | undefined {
    const code = this.#codes[this.#at] ?? 0;
    if (code === QUOTE || code === APOSTROPHE) return this.#string(code);
    return IS_DIGIT[code] === 1 ? this.#number() : this.#word();
  }

  /** A string on one line in which nothing is escaped. */
  #string(quote: number): string | undefined {
    const codes = this.#codes;
    const start = this.#at + 1;
    let at = start;
    for (;;) {
      const code = codes[at] ?? 0;
      if (code === quote) break;
      if (IS_CONTROL[code] === 1 || (code === BACKSLASH && quote === QUOTE)) return undefined;
      at += 1;
    }
    this.#at = at + 1;
    const isLong = at === start && codes[at + 1] === quote;
    return isLong ? undefined : this.#text.slice(start, at);
  }

  /** Digits, and more of them after a point. */
  #number(): number | undefined {
    const codes = this.#codes;
    const start = this.#at;
    let at = start;
    let whole = 0;
    for (; IS_DIGIT[codes[at] ?? 0] === 1; at += 1) whole = whole * 10 + (codes[at] ?? 0) - ZERO;
    if (at - start > 1 && codes[start] === ZERO) return undefined;
    const isWhole = codes[at] !== POINT;
    if (!isWhole) {
      const point = at;
      do at += 1;
      while (IS_DIGIT[codes[at] ?? 0] === 1);
      if (at === point + 1) return undefined;
    }
    this.#at = at;
    if (at - start > MOST_DIGITS || !this.#endsValue()) return undefined;
    return isWhole ? whole : Number(this.#text.slice(start, at));
  }

  #endsValue(): boolean {
    return ENDS_VALUE[this.#codes[this.#at] ?? 0] === 1;
  }

  #word(): boolean | number | undefined {
    for (const [word, value] of WORDS) {
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return this.#endsValue() ? value : undefined;
    }
    return undefined;
  }
}

/**
 * Reads the plain part of TOML, in which nearly all recorded hands are written: tables under one bare key, values on
 * lines of their own that are numbers, `inf`, `true`, `false`, strings without escapes, or lists of them; or a time of day.
 * Out: the same table the TOML library makes of it, but a time as its text, which is all a label says of it, and tables
 * under rising numbers and nothing else as their list, which is quicker made than an object of such names; undefined
 * where there is anything else in the text, right or wrong.
 */
export const plainToml = (text: string): Table | readonly NumberedTable[] | undefined => new Scan(text).document();
