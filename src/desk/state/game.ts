import type { VariantDetail } from '../../contract/variants.ts';
import { RANKS } from '../../core/index.ts';

/** What the desk has to know of a game to lay out its cards. */
export interface Game {
  readonly id: VariantDetail['id'];
  readonly name: string;
  readonly description: string;
  readonly family: 'board' | 'stud' | 'draw';
  readonly seats: { readonly min: number; readonly max: number };
  readonly betting: VariantDetail['betting'];
  readonly forcedBets: string;
  /** Hole cards held in the end. */
  readonly holes: number;
  /** How many hole cards may be told: in stud as far as it is dealt, else all. */
  readonly holeCounts: readonly number[];
  /** Which hole cards lie face up, in deal order. */
  readonly up: readonly boolean[];
  readonly boards: number;
  /** How many board cards may lie: 0, 3, 4, 5. */
  readonly boardCounts: readonly number[];
  /** How the board is laid: in a line, as three flops with turns and a river between them, or in columns of three. */
  readonly layout: 'line' | 'flops' | 'columns';
  readonly reveals: number;
  readonly draws: boolean;
  /** Hole cards thrown away for which none come. */
  readonly discards: number;
  readonly streets: readonly Street[];
  readonly joker: boolean;
  readonly rulebook: VariantDetail['rulebook'];
  readonly deck: VariantDetail['deck'];
  /** Whether players part their hole cards. */
  readonly parted: boolean;
}

type Street = VariantDetail['streets'][number]['name'];
type Deal = VariantDetail['streets'][number]['deal'][number];

const sums = (counts: readonly number[]): number[] => {
  let sum = 0;
  return counts.map((count) => {
    sum += count;
    return sum;
  });
};

const dealsOf = (detail: VariantDetail, to: Deal['to']): Deal[] =>
  detail.streets.flatMap(({ deal }) => deal.filter((own) => own.to === to));

const total = (deals: readonly Deal[]): number => deals.reduce((sum, { count }) => sum + (count ?? 0), 0);

/** Cards of one kind after each street. */
const afterStreets = (detail: VariantDetail, to: Deal['to']): number[] =>
  sums(detail.streets.map(({ deal }) => total(deal.filter((own) => own.to === to))));

const familyOf = (family: string): Game['family'] => (family === 'stud' || family === 'draw' ? family : 'board');

const LAYOUTS: Readonly<Record<string, Game['layout']>> = { contiguous: 'flops', 'one-per-row': 'columns' };

/** A game of the catalogue as the desk lays it out. */
export function gameOf(detail: VariantDetail): Game {
  const family = familyOf(detail.family);
  const holes = total(dealsOf(detail, 'hole')) - total(dealsOf(detail, 'discard'));
  const [use = ''] = detail.contests.map((contest) => contest.use.kind);
  return {
    id: detail.id,
    name: detail.name,
    description: detail.description,
    family,
    seats: detail.seats,
    betting: detail.betting,
    forcedBets: detail.forcedBets,
    holes,
    holeCounts: family === 'stud' ? afterStreets(detail, 'hole') : [holes],
    up: dealsOf(detail, 'hole').flatMap(({ facing, count }) => Array<boolean>(count ?? 0).fill(facing === 'up')),
    boards: detail.boards,
    boardCounts: [...new Set([0, ...afterStreets(detail, 'board')])],
    layout: LAYOUTS[use] ?? 'line',
    reveals: dealsOf(detail, 'reveal').length,
    draws: dealsOf(detail, 'draw').length > 0,
    discards: total(dealsOf(detail, 'discard')),
    streets: detail.streets.map(({ name }) => name),
    joker: detail.joker !== null,
    rulebook: detail.rulebook,
    deck: detail.deck,
    parted: detail.contests.some(({ part }) => part !== null),
  };
}

/** Cards that lie on a whole board. */
export const boardSize = ({ boardCounts }: Game): number => Math.max(...boardCounts);

/** The most of `counts` that `given` reaches; 0 where it reaches none. */
export const reached = (counts: readonly number[], given: number): number =>
  Math.max(0, ...counts.filter((count) => count <= given));

const STRIPPED: Readonly<Record<string, number>> = { 'eleven-less-players': 8, 'eleven-less-players-to-nines': 9 };

/** Whether the deck is cut down by the number of players, unless the house says how far. */
export const isStripped = ({ deck }: Game): boolean => deck.rule in STRIPPED;

/** Ranks the deck has, by the number of players where that strips it. */
export function ranksIn({ deck }: Game, players: number, chosen: string | undefined): readonly string[] {
  const most = STRIPPED[deck.rule];
  const lowest = chosen ?? (most === undefined ? deck.lowestRank : String(Math.min(most, Math.max(2, 11 - players))));
  const from = (RANKS as readonly string[]).indexOf(lowest);
  return RANKS.filter((rank, i) => i >= from && !deck.droppedRanks.includes(rank));
}
