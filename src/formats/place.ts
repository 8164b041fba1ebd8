/** A place in a text, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Where each line of a text begins. */
export const lineStarts = (text: string): number[] => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
];

/** The place of a character, by where the lines begin. */
export function placeAt(starts: readonly number[], offset: number): Place {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
}
