import type { Table } from './fields.ts';

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
const NINE = 57;
const EQUALS = 61;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const DELETE = 127;

/** Digits of which a double loses none. */
const MOST_DIGITS = 15;

/** What a bare key is made of, by code. */
const IS_BARE: readonly boolean[] = Array.from({ length: DELETE }, (_, code) =>
  /[A-Za-z0-9_-]/.test(String.fromCharCode(code)),
);

type Value = string | number | boolean | readonly (string | number | boolean)[];

/** Reads from a place on; what is not plain is told by `undefined`. */
class Scan {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  document(): Table | undefined {
    const root: Record<string, unknown> = {};
    let table = root;
    let keys: string[] = [];
    for (;;) {
      if (!this.#skip(NEWLINE)) return undefined;
      if (this.#at >= this.#text.length) return root;
      const isHeader = this.#takes(OPEN);
      const key = this.#key();
      if (key === undefined || (isHeader ? key in root : keys.includes(key))) return undefined;
      if (isHeader) {
        if (!this.#takes(CLOSE)) return undefined;
        table = {};
        keys = [];
        root[key] = table;
      } else {
        const value = this.#assigned();
        if (value === undefined) return undefined;
        table[key] = value;
        keys.push(key);
      }
      if (!this.#skip(SPACE) || (this.#at < this.#text.length && !this.#takes(NEWLINE))) return undefined;
    }
  }

  #takes(code: number): boolean {
    if (this.#text.charCodeAt(this.#at) !== code) return false;
    this.#at += 1;
    return true;
  }

  /** Moves past blanks, where `also` is a newline past lines as well, and comments. */
  #skip(also: number): boolean {
    const text = this.#text;
    for (let at = this.#at; ; at += 1) {
      const code = text.charCodeAt(at);
      if (code === SPACE || code === TAB || code === also) continue;
      if (code !== HASH) {
        this.#at = at;
        return true;
      }
      while (at + 1 < text.length && text.charCodeAt(at + 1) !== NEWLINE) {
        at += 1;
        if (isControl(text.charCodeAt(at))) return false;
      }
    }
  }

  #key(): string | undefined {
    const start = this.#at;
    while (IS_BARE[this.#text.charCodeAt(this.#at)] === true) this.#at += 1;
    const key = this.#text.slice(start, this.#at);
    return key === '' || key === '__proto__' ? undefined : key;
  }

  #assigned(): Value | undefined {
    if (!this.#skip(SPACE) || !this.#takes(EQUALS) || !this.#skip(SPACE)) return undefined;
    return this.#takes(OPEN) ? this.#list() : this.#single();
  }

  #list(): Value | undefined {
    const list: (string | number | boolean)[] = [];
    for (;;) {
      if (!this.#skip(NEWLINE)) return undefined;
      if (this.#takes(CLOSE)) return list;
      const value = this.#single();
      if (value === undefined || !this.#skip(NEWLINE)) return undefined;
      list.push(value);
      if (this.#takes(CLOSE)) return list;
      if (!this.#takes(COMMA)) return undefined;
    }
  }

  #single(): string | number | boolean | undefined {
    const code = this.#text.charCodeAt(this.#at);
    if (code === QUOTE || code === APOSTROPHE) return this.#string(code);
    return code >= ZERO && code <= NINE ? this.#number() : this.#flag();
  }

  /** A string on one line in which nothing is escaped. */
  #string(quote: number): string | undefined {
    const text = this.#text;
    const start = this.#at + 1;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === quote) {
        this.#at = at + 1;
        const isLong = at === start && text.charCodeAt(at + 1) === quote;
        return isLong ? undefined : text.slice(start, at);
      }
      if (isControl(code) || (code === BACKSLASH && quote === QUOTE)) return undefined;
    }
    return undefined;
  }

  /** Digits, and more of them after a point. */
  #number(): number | undefined {
    const start = this.#at;
    const whole = this.#digits();
    const length = this.#at - start;
    const isWhole = !this.#takes(POINT);
    if (length > 1 && this.#text.charCodeAt(start) === ZERO) return undefined;
    if (!isWhole && this.#digits() < 0) return undefined;
    if (this.#at - start > MOST_DIGITS || !this.#endsValue()) return undefined;
    return isWhole ? whole : Number(this.#text.slice(start, this.#at));
  }

  /** The number that follows; -1 for none. */
  #digits(): number {
    const start = this.#at;
    let value = 0;
    for (;;) {
      const code = this.#text.charCodeAt(this.#at);
      if (!(code >= ZERO && code <= NINE)) break;
      value = value * 10 + code - ZERO;
      this.#at += 1;
    }
    return this.#at === start ? -1 : value;
  }

  #endsValue(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    if (code === COMMA || code === NEWLINE || code === CLOSE || code === SPACE) return true;
    return code === TAB || code === HASH || this.#at >= this.#text.length;
  }

  #flag(): boolean | undefined {
    for (const value of [true, false]) {
      const word = String(value);
      if (!this.#text.startsWith(word, this.#at)) continue;
      this.#at += word.length;
      return this.#endsValue() ? value : undefined;
    }
    return undefined;
  }
}

const isControl = (code: number): boolean => (code < SPACE && code !== TAB) || code === DELETE;

/**
 * Reads the plain part of TOML, in which nearly all recorded hands are written: tables under one bare key, values on
 * lines of their own that are numbers, `true`, `false`, strings without escapes, or lists of them.
 * Out: the same table the TOML library makes of it; undefined where there is anything else in the text, right or wrong.
 */
export const plainToml = (text: string): Table | undefined => new Scan(text).document();
