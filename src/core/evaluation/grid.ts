/**
 * A board laid as a grid: three flops of three, two turns and a river, in the order dealt. A turn lies between two flops
 * and touches both, the river touches both turns.
 */
const FLOPS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
] as const;
const TURNS = [9, 10] as const;
const RIVER = 11;

/** How many places of the grid lie together, so that the order within them does not matter. */
export const GRID_GROUPS: readonly number[] = [3, 3, 3, 1, 1, 1];

/** Places of each flop with a turn next to it and the river. */
export const LINES: readonly (readonly number[])[] = TURNS.flatMap((turn, t) =>
  FLOPS.slice(t, t + 2).map((flop) => [...flop, turn, RIVER]),
);

/** The boards that may be played with: a flop, a turn that touches it and the river, as far as they are dealt. */
export const contiguousBoards = <T>(board: readonly T[]): T[][] =>
  LINES.map((line) => line.flatMap((place) => board[place] ?? []));
