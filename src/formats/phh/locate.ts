import { lineStarts, type Place, placeAt } from '../place.ts';

/** Where a fault lies in a PHH table: in a field, or in one element of it. */
export interface FieldPath {
  readonly field: string | null;
  readonly element?: number;
}

const KEY = /[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'/y;

const unquote = (key: string): string => (/^["']/.test(key) ? key.slice(1, -1) : key);

/** Walks a TOML document that has already been parsed, noting where keys and array elements stand. */
class Walk {
  readonly places = new Map<string, number>();
  readonly #text: string;
  #at = 0;
  #table = '';

  constructor(text: string) {
    this.#text = text;
    while (this.#skipBlank()) this.#statement();
  }

  #char(): string {
    return this.#text[this.#at] ?? '';
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end < 0 ? this.#text.length : end;
  }

  /** Moves past space and comments; false at the end. */
  #skipBlank(): boolean {
    while (this.#at < this.#text.length) {
      if (this.#char() === '#') this.#at = this.#lineEnd();
      else if (/\s|\uFEFF/.test(this.#char())) this.#at += 1;
      else return true;
    }
    return false;
  }

  #key(): string {
    KEY.lastIndex = this.#at;
    const key = KEY.exec(this.#text)?.[0] ?? '';
    this.#at += key.length;
    return unquote(key);
  }

  #note(field: string | null, element?: number): void {
    const name = placeKey(this.#table, { field, ...(element === undefined ? {} : { element }) });
    if (!this.places.has(name)) this.places.set(name, this.#at);
  }

  #statement(): void {
    const start = this.#at;
    if (this.#char() === '[') {
      this.#at += 1;
      this.#skipBlank();
      this.#table = this.#key();
      this.places.set(placeKey(this.#table, { field: null }), start);
      this.#at = this.#lineEnd();
      return;
    }
    const field = this.#key();
    this.places.set(placeKey(this.#table, { field }), start);
    const equals = this.#text.indexOf('=', this.#at);
    this.#at = equals < 0 ? this.#text.length : equals + 1;
    while (this.#char() === ' ' || this.#char() === '\t') this.#at += 1;
    this.#value(field);
  }

  /** Moves past a value: an array with its elements noted, or anything else to the end of its line. */
  #value(field: string): void {
    let depth = 0;
    let element = -1;
    let fresh = false;
    while (this.#at < this.#text.length) {
      if (depth > 0 && !this.#skipBlank()) return;
      const char = this.#char();
      if (depth === 0 && (char === '\n' || char === '#')) return;
      if (fresh && !'],'.includes(char)) {
        element += 1;
        this.#note(field, element);
        fresh = false;
      }
      if (char === '"' || char === "'") {
        this.#string();
        continue;
      }
      this.#at += 1;
      if ('[{'.includes(char)) depth += 1;
      if (']}'.includes(char)) depth -= 1;
      if (depth === 1 && '[,'.includes(char)) fresh = true;
    }
  }

  #string(): void {
    const quote = this.#char();
    const long = this.#text.startsWith(quote.repeat(3), this.#at);
    const close = long ? quote.repeat(3) : quote;
    this.#at += close.length;
    while (this.#at < this.#text.length && !this.#text.startsWith(close, this.#at)) {
      this.#at += quote === '"' && this.#char() === '\\' ? 2 : 1;
    }
    this.#at += close.length;
  }
}

const placeKey = (table: string, { field, element }: FieldPath): string => `${table}\n${field ?? ''}\n${element ?? ''}`;

/** Finds where fields stand, walking the text only once and only if asked. */
export function locator(text: string): (table: string | null, path: FieldPath) => Place {
  let walked: { readonly places: ReadonlyMap<string, number>; readonly starts: readonly number[] } | null = null;
  return (table, path) => {
    walked ??= { places: new Walk(text).places, starts: lineStarts(text) };
    const { places, starts } = walked;
    const at =
      places.get(placeKey(table ?? '', path)) ??
      places.get(placeKey(table ?? '', { field: path.field })) ??
      places.get(placeKey(table ?? '', { field: null })) ??
      0;
    return placeAt(starts, at);
  };
}
