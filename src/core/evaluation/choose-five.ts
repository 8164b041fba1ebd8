import type { Card } from '../cards/card.ts';
import type { Use } from './spec.ts';

/** Every way to take `k` of `n` places, each way in a row of `k`. */
function waysToTake(n: number, k: number): number[][] {
  if (k === 0) return [[]];
  const ways: number[][] = [];
  for (let last = k - 1; last < n; last += 1) for (const rest of waysToTake(last, k - 1)) ways.push([...rest, last]);
  return ways;
}

const known = new Map<number, readonly (readonly number[])[]>();

/** The same ways, worked out once for each `n` and `k`. */
function ways(n: number, k: number): readonly (readonly number[])[] {
  const key = n * 16 + k;
  const found = known.get(key) ?? waysToTake(n, k);
  known.set(key, found);
  return found;
}

function take(cards: readonly Card[], places: readonly number[]): Card[] {
  const taken: Card[] = [];
  for (let i = 0; i < places.length; i += 1) {
    const card = cards[places[i] ?? 0];
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

/** Every choice of five of these cards. */
export const fivesOf = (cards: readonly Card[]): Card[][] => ways(cards.length, 5).map((places) => take(cards, places));

/** Every five cards the game allows; none while there are too few. */
export function allowedFives(use: Use, hole: readonly Card[], board: readonly Card[]): Card[][] {
  if (use.kind === 'any') return fivesOf([...hole, ...board]);
  const own = ways(hole.length, use.fromHole).map((places) => take(hole, places));
  const rest = ways(board.length, 5 - use.fromHole).map((places) => take(board, places));
  const fives: Card[][] = [];
  for (const a of own) for (const b of rest) fives.push([...a, ...b]);
  return fives;
}
