import type { AdjudicationRequest } from '../../contract/adjudications.ts';
import { boardSize, type Game, reached } from './game.ts';

/** How the money of a hand is told. */
export const MONEY_WAYS = ['pot', 'each', 'history'] as const;
export type MoneyWay = (typeof MONEY_WAYS)[number];

export type Told = AdjudicationRequest;
export type SeatTold = Told['seats'][number];
/** A card that lies there and nobody has seen. */
export const UNSEEN = '??';

export type ActionTold = NonNullable<Told['actions']>[number];

/**
 * A hand as it is told so far: an adjudication request in which money may be told in several ways at once, of which one
 * is chosen, and cards may still be missing.
 */
export interface Hand {
  readonly told: Told;
  readonly way: MoneyWay;
}

/** The hand a desk begins with: two seats and nothing known. */
export const newHand = (variant: Told['variant'], more: Partial<Told> = {}): Hand => ({
  told: { variant, button: 1, seats: [{ seat: 1 }, { seat: 2 }], ...more },
  way: 'pot',
});

/** A whole request as a hand on the desk. */
export const handOf = (told: Told): Hand => ({
  told,
  way: told.actions !== undefined ? 'history' : told.seats.some((s) => s.contributed !== undefined) ? 'each' : 'pot',
});

const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

const defined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined)) as T;

export const change = (hand: Hand, more: { readonly [K in keyof Told]?: Told[K] | undefined }): Hand => ({
  ...hand,
  told: defined({ ...hand.told, ...more } as Told),
});

export const seatIn = ({ told }: Hand, seat: number): SeatTold | undefined =>
  told.seats.find((own) => own.seat === seat);

export const changeSeat = (
  hand: Hand,
  seat: number,
  more: { readonly [K in keyof SeatTold]?: SeatTold[K] | undefined },
): Hand =>
  change(hand, {
    seats: hand.told.seats.map((own) => (own.seat === seat ? defined({ ...own, ...more } as SeatTold) : own)),
  });

const SEATS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** The lowest seat nobody has; undefined at a full table. */
export const freeSeat = ({ told }: Hand, game: Game): number | undefined =>
  told.seats.length >= game.seats.max ? undefined : SEATS.find((seat) => told.seats.every((s) => s.seat !== seat));

export function addSeat(hand: Hand, game: Game): Hand {
  const seat = freeSeat(hand, game);
  if (seat === undefined) return hand;
  return change(hand, { seats: [...hand.told.seats, { seat }].sort((a, b) => a.seat - b.seat) });
}

/** The stakes with nothing due from a seat. */
function stakesWithout(stakes: NonNullable<Told['stakes']>, seat: number): Told['stakes'] {
  const { straddles = [], smallBlindSeat, bigBlindSeat, ...others } = stakes;
  const by = (own: number | null | undefined) => (own === seat ? undefined : own);
  return defined({
    ...others,
    straddles: some(straddles.filter((own) => own.seat !== seat)),
    smallBlindSeat: by(smallBlindSeat),
    bigBlindSeat: by(bigBlindSeat),
  });
}

/** Takes a seat away with all that was told of it. */
export const removeSeat = (hand: Hand, seat: number): Hand =>
  change(hand, {
    stakes: hand.told.stakes === undefined ? undefined : stakesWithout(hand.told.stakes, seat),
    seats: hand.told.seats.filter((own) => own.seat !== seat),
    actions: hand.told.actions?.filter((own) => own.seat !== seat),
  });

export const boardsOf = ({ told }: Hand): readonly (readonly string[])[] => told.boards ?? [told.board ?? []];

export const withBoards = (hand: Hand, boards: readonly (readonly string[])[]): Hand =>
  boards.length > 1
    ? change(hand, { board: undefined, boards })
    : change(hand, { board: boards[0] ?? [], boards: undefined });

/** Another run of the same board: the flop is shared. */
export function addBoard(hand: Hand): Hand {
  const boards = boardsOf(hand);
  const [first = []] = boards;
  return boards.length >= 3 ? hand : withBoards(hand, [...boards, first.slice(0, 3)]);
}

export const removeBoard = (hand: Hand): Hand => withBoards(hand, boardsOf(hand).slice(0, -1));

/** The same table at another game: cards that have no place there are left out, and so is a history. */
export function changeGame(hand: Hand, game: Game): Hand {
  const { told } = hand;
  const boards = Array.from({ length: game.boards }, (_, i) => (boardsOf(hand)[i] ?? []).slice(0, boardSize(game)));
  const seats = told.seats
    .slice(0, game.seats.max)
    .map(({ hole, split: _, ...seat }) => (hole === undefined ? seat : { ...seat, hole: hole.slice(0, game.holes) }));
  const changed = change(hand, {
    variant: game.id,
    betting: undefined,
    deck: undefined,
    opening: undefined,
    reveals: told.reveals?.slice(0, game.reveals),
    seats,
    actions: told.actions === undefined ? undefined : [],
  });
  return withBoards(changed, boards);
}

/** What of the board can lie, the same on every board. */
function boardsAsked(hand: Hand, game: Game): Pick<Told, 'board' | 'boards'> {
  const boards = boardsOf(hand);
  const least = Math.min(...boards.map((board) => board.length));
  if (boards.length === 1) {
    const board = some((boards[0] ?? []).slice(0, reached(game.boardCounts, least)));
    return board === undefined ? {} : { board };
  }
  const size = reached(game.boardCounts, least);
  return size === 0 ? {} : { boards: boards.map((board) => board.slice(0, size)) };
}

function seatAsked(own: SeatTold, way: MoneyWay, anyPut: boolean, game: Game): SeatTold {
  const { hole = [], player, contributed, dead, ...seat } = own;
  // More than are held in the end: some are still to be thrown away.
  const told = hole.length > game.holes ? [] : hole;
  const cards = told.slice(0, reached(game.holeCounts, told.length));
  const put = way === 'each' && anyPut ? { contributed: contributed ?? 0, dead } : {};
  return defined({
    ...seat,
    ...(player === undefined || player === '' ? {} : { player }),
    hole: some(cards),
    ...put,
  });
}

/** The request for what is told so far; cards that are not yet a whole hand or street wait. */
export function requestOf(hand: Hand, game: Game): Told {
  const { told, way } = hand;
  const { board: _, boards: _boards, actions, opening, pot, reveals, ...others } = told;
  const anyPut = told.seats.some(({ contributed }) => contributed !== undefined);
  const boards = boardsAsked(hand, game);
  const whole = (boards.board ?? []).length === boardSize(game);
  const shown = whole ? some(reveals ?? []) : undefined;
  return defined({
    ...others,
    seats: told.seats.map((own) => seatAsked(own, way, anyPut, game)),
    ...boards,
    ...(shown === undefined ? {} : { reveals: shown }),
    ...(way === 'history' ? { actions: actions ?? [], opening } : {}),
    ...(way === 'pot' && pot !== undefined && pot > 0 ? { pot } : {}),
  });
}
