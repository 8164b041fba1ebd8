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

/** A board of four columns of three, each dealt from the top down: a row is every third card. */
const ROWS = 3;
const COLUMNS = [0, 1, 2, 3] as const;

/** How many places of it lie together: the row of each card counts. */
export const ROW_GROUPS: readonly number[] = Array.from({ length: ROWS * COLUMNS.length }, () => 1);

/** Every choice of one place of each row. */
export const ROW_CHOICES: readonly (readonly number[])[] = COLUMNS.flatMap((top) =>
  COLUMNS.flatMap((middle) => COLUMNS.map((bottom) => [top * ROWS, middle * ROWS + 1, bottom * ROWS + 2])),
);

/** The three cards that may be played together, as far as they are dealt. */
export const rowBoards = <T>(board: readonly T[]): T[][] =>
  ROW_CHOICES.flatMap((places) => {
    const cards = places.flatMap((place) => board[place] ?? []);
    return cards.length === ROWS ? [cards] : [];
  });
