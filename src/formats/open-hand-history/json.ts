import { err, ok, type Result } from '../../core/index.ts';

/** A value of a JSON text and where it begins; numbers stay as they are written. */
export type JsonNode = { readonly at: number } & (
  | { readonly kind: 'object'; readonly members: ReadonlyMap<string, JsonNode>; readonly repeated: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly JsonNode[] }
  | { readonly kind: 'text' | 'number'; readonly text: string }
  | { readonly kind: 'literal'; readonly value: true | false | null }
);

/** Why a text is no JSON: where, and what should be there instead. */
export interface JsonFault {
  readonly at: number;
  readonly expected: string;
}

const DEEPEST = 24;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

const [TAB, NEWLINE, RETURN, SPACE, QUOTE, BACKSLASH] = [9, 10, 13, 32, 34, 92];

const isSpace = (code: number): boolean => code === SPACE || code === NEWLINE || code === RETURN || code === TAB;

/** The first character from a place on that is no space. */
export function pastSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text.charCodeAt(at))) at += 1;
  return at;
}

/** Reads one value; after a fault nothing more is read. */
class Parser {
  fault: JsonFault | null = null;
  at: number;
  readonly #text: string;
  #depth = 0;

  constructor(text: string, from: number) {
    this.#text = text;
    this.at = from;
  }

  value(): JsonNode | null {
    this.at = pastSpace(this.#text, this.at);
    const at = this.at;
    switch (this.#text[at]) {
      case '{':
        return this.#nested(() => this.#object(at));
      case '[':
        return this.#nested(() => this.#list(at));
      case '"': {
        const text = this.#string();
        return text === null ? null : { kind: 'text', at, text };
      }
      default:
        return this.#number(at) ?? this.#literal(at);
    }
  }

  #fail(expected: string, at = this.at): null {
    this.fault ??= { at, expected };
    return null;
  }

  #nested(read: () => JsonNode | null): JsonNode | null {
    if (this.#depth >= DEEPEST) return this.#fail(`at most ${DEEPEST} levels`);
    this.#depth += 1;
    const node = read();
    this.#depth -= 1;
    return node;
  }

  #takes(char: string): boolean {
    this.at = pastSpace(this.#text, this.at);
    if (this.#text[this.at] !== char) return false;
    this.at += 1;
    return true;
  }

  /** Reads elements up to a closing bracket; false where the text is faulty. */
  #elements(close: string, element: () => boolean): boolean {
    this.at += 1;
    if (this.#takes(close)) return true;
    for (;;) {
      if (!element()) return false;
      if (this.#takes(close)) return true;
      if (!this.#takes(',')) return this.#fail(`, or ${close}`) !== null;
    }
  }

  #object(at: number): JsonNode | null {
    const members = new Map<string, JsonNode>();
    const repeated: string[] = [];
    const isWhole = this.#elements('}', () => {
      this.at = pastSpace(this.#text, this.at);
      const key = this.#text[this.at] === '"' ? this.#string() : this.#fail('a name in quotes');
      if (key === null) return false;
      if (!this.#takes(':')) return this.#fail(':') !== null;
      const value = this.value();
      if (value === null) return false;
      if (members.has(key)) repeated.push(key);
      members.set(key, value);
      return true;
    });
    return isWhole ? { kind: 'object', at, members, repeated } : null;
  }

  #list(at: number): JsonNode | null {
    const items: JsonNode[] = [];
    const isWhole = this.#elements(']', () => {
      const value = this.value();
      if (value !== null) items.push(value);
      return value !== null;
    });
    return isWhole ? { kind: 'list', at, items } : null;
  }

  #string(): string | null {
    const start = this.at;
    let isEscaped = false;
    for (let at = start + 1; at < this.#text.length; at += 1) {
      const code = this.#text.charCodeAt(at);
      if (code < SPACE) return this.#fail('a closing quote', at);
      if (code === BACKSLASH) {
        isEscaped = true;
        at += 1;
      } else if (code === QUOTE) {
        this.at = at + 1;
        return isEscaped ? this.#unescaped(start) : this.#text.slice(start + 1, at);
      }
    }
    return this.#fail('a closing quote', this.#text.length);
  }

  #unescaped(start: number): string | null {
    try {
      return String(JSON.parse(this.#text.slice(start, this.at)));
    } catch {
      return this.#fail('escapes as JSON has them', start);
    }
  }

  #number(at: number): JsonNode | null {
    NUMBER.lastIndex = at;
    const text = NUMBER.exec(this.#text)?.[0];
    if (text === undefined) return null;
    this.at = at + text.length;
    return { kind: 'number', at, text };
  }

  #literal(at: number): JsonNode | null {
    for (const [word, value] of LITERALS) {
      if (!this.#text.startsWith(word, at)) continue;
      this.at = at + word.length;
      return { kind: 'literal', at, value };
    }
    return this.#fail('a value', at);
  }
}

/** Reads one JSON value of a text from a place on. Out: the value and where it ends. */
export function parseJson(text: string, from: number): Result<{ node: JsonNode; end: number }, JsonFault> {
  const parser = new Parser(text, from);
  const node = parser.value();
  if (node !== null) return ok({ node, end: parser.at });
  return err(parser.fault ?? { at: from, expected: 'a value' });
}
