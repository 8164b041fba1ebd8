import { type JsonFault, type JsonNode, parseJson, pastSpace } from './json.ts';

/** A hand of a file as JSON, or the damage in its place. */
export type Piece = { readonly at: number } & (
  | { readonly kind: 'value'; readonly node: JsonNode }
  | { readonly kind: 'damage'; readonly fault: JsonFault }
  /** Text between the hands. */
  | { readonly kind: 'stray' }
);

/** Where a hand may begin: at its wrapping, or with a bracket that opens a line. */
const START = /\{\s*"ohh"\s*:|(?<=\n|^)\{/g;

function nextStart(text: string, from: number): number {
  START.lastIndex = from;
  return START.exec(text)?.index ?? text.length;
}

const isBetween = (char: string | undefined): boolean => char === ',' || char === '[' || char === ']';

/** The JSON objects of a text, one after the other or as a list; where one is damaged, those after it all the same. */
export function splitHands(text: string): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = pastSpace(text, 0);
  while (at < text.length) {
    if (isBetween(text[at])) {
      at = pastSpace(text, at + 1);
      continue;
    }
    if (text[at] !== '{') {
      pieces.push({ kind: 'stray', at });
      at = nextStart(text, at);
      continue;
    }
    const read = parseJson(text, at);
    if (read.ok) {
      pieces.push({ kind: 'value', at, node: read.value.node });
      at = pastSpace(text, read.value.end);
    } else {
      pieces.push({ kind: 'damage', at, fault: read.error });
      at = nextStart(text, at + 1);
    }
  }
  return pieces;
}
