import { rankIndex, SUITS, type Suit, suitIndex } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Contender } from './standings.ts';
import type { Undecided } from './undecided.ts';

/** A hand of two suited cards among hands of the same ranks: three of its suit on the board win, fewer are a tie. */
export interface SuitDraw {
  readonly seat: Seat;
  readonly suit: Suit;
  readonly onBoard: number;
  /** Cards of the suit nobody has seen, and board cards to come. */
  readonly unseen: number;
  readonly toCome: number;
  readonly state: 'made' | 'live' | 'dead';
}

/** Contenders whose two hole cards have the same ranks. */
export interface EqualRanks {
  readonly kind: 'pair' | 'connectors' | 'others';
  readonly draws: readonly SuitDraw[];
  readonly status: 'immediate-split' | 'decided' | 'deal';
  /** Who has made his flush. */
  readonly made: Seat | null;
}

const FLUSH_FROM_BOARD = 3;
/** Ranks of a straight, first to last. */
const REACH = 4;

/** Ranks of the hole cards from the lowest. */
export const holeRanks = ({ hole }: Contender): number[] => hole.map(rankIndex).sort((a, b) => a - b);

/** Two ranks one straight can hold: at most three between them; the ace also stands below the two. */
export function areConnectors([low = 0, high = 0]: readonly number[]): boolean {
  const below = high === 12 ? low + 1 : REACH + 1;
  return low !== high && (high - low <= REACH || below <= REACH);
}

function drawOf({ seat, hole }: Contender, { boards: [board = []], unseen, missing }: Undecided): SuitDraw[] {
  const [a, b] = hole.map(suitIndex);
  const suit = a === undefined ? undefined : SUITS[a];
  if (a !== b || suit === undefined) return [];
  const onBoard = board.filter((card) => suitIndex(card) === a).length;
  const left = unseen.filter((card) => suitIndex(card) === a).length;
  const most = onBoard + Math.min(missing, left);
  const state = onBoard >= FLUSH_FROM_BOARD ? 'made' : most >= FLUSH_FROM_BOARD ? 'live' : 'dead';
  return [{ seat, suit, onBoard, unseen: left, toCome: missing, state }];
}

/** Whether exactly two hole cards, and there are only two, play with three of the board for one high hand. */
const isTwoAndThree = ({ contests, view, boards, contenders }: Undecided): boolean =>
  view === null &&
  boards.length === 1 &&
  contests.length === 1 &&
  contests.every(
    ({ contest: { use, evaluator }, fine }) =>
      use.kind === 'exactly' && use.fromHole === 2 && evaluator === 'high' && fine === null,
  ) &&
  contenders.every(({ hole }) => hole.length === 2);

/**
 * Hands of the same two ranks where both must be played: their value depends on ranks alone until somebody has three
 * cards of his suit on the board, for which no full house of the others leaves room. So counting suits decides, without
 * running the board out. Null where the contenders differ or the game is another.
 */
export function equalRanks(spot: Undecided): EqualRanks | null {
  const [first, ...others] = spot.contenders;
  if (first === undefined || others.length === 0 || !isTwoAndThree(spot)) return null;
  const ranks = holeRanks(first);
  if (others.some((other) => holeRanks(other).join() !== ranks.join())) return null;
  const draws = ranks[0] === ranks[1] ? [] : spot.contenders.flatMap((contender) => drawOf(contender, spot));
  const made = draws.find(({ state }) => state === 'made')?.seat ?? null;
  const live = draws.some(({ state }) => state === 'live');
  const status = made !== null ? 'decided' : live ? 'deal' : 'immediate-split';
  const kind = ranks[0] === ranks[1] ? 'pair' : areConnectors(ranks) ? 'connectors' : 'others';
  return { kind, draws, status, made };
}
