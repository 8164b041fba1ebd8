import type { Card } from '../cards/card.ts';
import { contiguousBoards, rowBoards } from './grid.ts';
import type { Use } from './spec.ts';

function waysToTake(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  const ways: number[][] = [];
  for (let last = k - 1; last < n; last += 1) for (const rest of waysToTake(last, k - 1)) ways.push([...rest, last]);
  return ways;
}

const known = new Map<number, readonly (readonly number[])[]>();

/** Every way to take `k` of `n` places, worked out once for each `n` and `k`. */
export function ways(n: number, k: number): readonly (readonly number[])[] {
  const key = n * 16 + k;
  const before = known.get(key);
  if (before !== undefined) return before;
  const found = waysToTake(n, k);
  known.set(key, found);
  return found;
}

/** Puts the cards of these places into a list that is used again and again. */
export function takeInto(taken: Card[], cards: readonly Card[], places: readonly number[]): void {
  for (let i = 0; i < places.length; i += 1) {
    const card = cards[places[i] ?? 0];
    if (card !== undefined) taken[i] = card;
  }
}

function take(cards: readonly Card[], places: readonly number[]): Card[] {
  const taken: Card[] = [];
  takeInto(taken, cards, places);
  return taken;
}

/** Every choice of `k` of these cards. */
export const everyChoice = (cards: readonly Card[], k: number): Card[][] =>
  ways(cards.length, k).map((places) => take(cards, places));

/** Every choice of five of these cards. */
export const fivesOf = (cards: readonly Card[]): Card[][] => everyChoice(cards, 5);

/** So many of the hole with the rest of the board. */
function exactly(fromHole: number, hole: readonly Card[], board: readonly Card[]): Card[][] {
  const rest = everyChoice(board, 5 - fromHole);
  const fives: Card[][] = [];
  for (const own of everyChoice(hole, fromHole)) for (const other of rest) fives.push([...own, ...other]);
  return fives;
}

/** Every five cards the game allows; none while there are too few. */
export function allowedFives(use: Use, hole: readonly Card[], board: readonly Card[]): Card[][] {
  switch (use.kind) {
    case 'any':
      return fivesOf([...hole, ...board]);
    case 'all':
      return fivesOf(hole);
    case 'exactly':
      return exactly(use.fromHole, hole, board);
    case 'between':
      return Array.from({ length: use.most - use.least + 1 }, (_, i) => exactly(use.least + i, hole, board)).flat();
    case 'either':
      return use.fromHole.flatMap((count) => exactly(count, hole, board));
    case 'contiguous':
      return contiguousBoards(board).flatMap((own) => exactly(use.fromHole, hole, own));
    case 'one-per-row':
      return rowBoards(board).flatMap((own) => exactly(use.fromHole, hole, own));
  }
}
