import { GRID_GROUPS, ROW_GROUPS } from '../evaluation/grid.ts';
import { oncePer } from '../kernel/once-per.ts';
import type { Deal, Street, VariantSpec } from './spec.ts';

/** What follows from a game's streets and contests, counted once for each game: every hand asks. */
export interface Derived {
  /** Hole cards dealt up to each street, as in 3, 4, 5, 6, 7, and those of them held then. */
  readonly holeSizes: readonly number[];
  readonly held: readonly number[];
  /** Hole cards dealt in a whole hand, those given up among them, and held in the end. */
  readonly dealt: number;
  readonly hole: number;
  /** Board cards after each street, the different ones of these counts, and those of a full board. */
  readonly boards: readonly number[];
  readonly boardCounts: readonly number[];
  readonly board: number;
  /** Cards revealed in a whole hand. */
  readonly reveals: number;
  /** Board cards and reveals together, after each street. */
  readonly open: readonly number[];
  /** Board places whose order does not matter among themselves: the whole board, unless it is laid as a grid. */
  readonly groups: readonly number[];
  /** Where in deal order the cards lie that are face up once each street is dealt. */
  readonly upPlaces: readonly (readonly number[])[];
  /** Everybody's last hole card is one shared card where the deck runs short. */
  readonly sharesLast: boolean;
  /** Cards are drawn; they are drawn or at least thrown away; hole cards are parted. */
  readonly draws: boolean;
  readonly exchanges: boolean;
  readonly parts: boolean;
}

const count = (streets: readonly Street[], to: 'hole' | 'board' | 'reveal' | 'discard'): number =>
  streets
    .flatMap((street) => street.deal)
    .reduce((sum, deal) => sum + (deal.to !== to ? 0 : 'count' in deal ? deal.count : 1), 0);

const upPlacesOf = (streets: readonly Street[]): number[] =>
  streets
    .flatMap(({ deal }) => deal.flatMap((d) => (d.to === 'hole' ? new Array<string>(d.count).fill(d.facing) : [])))
    .flatMap((facing, place) => (facing === 'up' ? [place] : []));

/** The groups of a board laid as a grid or in rows; null where its places are all alike. */
function groupsOf(contests: VariantSpec['contests']): readonly number[] | null {
  if (contests.some(({ use }) => use.kind === 'contiguous')) return GRID_GROUPS;
  return contests.some(({ use }) => use.kind === 'one-per-row') ? ROW_GROUPS : null;
}

/** The facts of a game. */
export const derived = oncePer(({ streets, contests }: Pick<VariantSpec, 'streets' | 'contests'>): Derived => {
  const upTo = <T>(of: (dealt: readonly Street[]) => T): T[] => streets.map((_, i) => of(streets.slice(0, i + 1)));
  const anyDeal = (is: (deal: Deal) => boolean): boolean => streets.some(({ deal }) => deal.some(is));
  const holeSizes = upTo((dealt) => count(dealt, 'hole'));
  const held = upTo((dealt) => count(dealt, 'hole') - count(dealt, 'discard'));
  const boards = upTo((dealt) => count(dealt, 'board'));
  const board = count(streets, 'board');
  return {
    holeSizes,
    held,
    dealt: count(streets, 'hole'),
    hole: held.at(-1) ?? 0,
    boards,
    boardCounts: [...new Set(boards)],
    board,
    reveals: count(streets, 'reveal'),
    open: upTo((dealt) => count(dealt, 'board') + count(dealt, 'reveal')),
    groups: groupsOf(contests) ?? [board],
    upPlaces: upTo(upPlacesOf),
    sharesLast: anyDeal((deal) => deal.to === 'hole' && deal.whenShort === 'one-shared-card'),
    draws: anyDeal(({ to }) => to === 'draw'),
    exchanges: anyDeal(({ to }) => to === 'draw' || to === 'discard'),
    parts: contests.some(({ part }) => part !== undefined),
  };
});
