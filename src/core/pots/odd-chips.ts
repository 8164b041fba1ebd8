import { type Card, RANKS, rankIndex, suitIndex } from '../cards/card.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import type { ContestName } from '../variants/spec.ts';

/** Who wins a contest on a board: tiers of equal seats, best first; seats that do not qualify are in none. */
export interface Standing {
  readonly contest: ContestName;
  /** From 1. */
  readonly board: number;
  readonly tiers: readonly (readonly Seat[])[];
  /** The tiers that go where nobody qualifies in any contest of this board; left out where nobody wins then. */
  readonly otherwise?: readonly (readonly Seat[])[];
  /** The cards of each seat by which an odd chip goes, where known. */
  readonly looked?: ReadonlyMap<Seat, readonly Card[]>;
  /** In a contest the lowest hand wins: where its ace stands. */
  readonly lowAce?: 'high' | 'low';
}

export interface AwardOptions {
  readonly rules: HouseRules;
  /** Who takes an odd chip where the house goes by the game. */
  readonly gameOddChip: 'left-of-button' | 'highest-card';
  readonly button: Seat | null;
  readonly smallestChip: number;
}

/** What an odd chip among equal hands goes by. */
export type OddChipBy = 'left-of-button' | 'highest-card' | 'lowest-card';

/** A fact that decides an odd chip and was not given. */
export type AwardGap = 'button' | 'played-cards';

type OfLow = Pick<Standing, 'lowAce'>;

/** Whether an odd chip by card goes to the lowest one: between low hands, as the house has it. */
const goesByLowestCard = ({ oddChipLow }: HouseRules, { lowAce }: OfLow): boolean =>
  lowAce !== undefined && oddChipLow === 'lowest-card';

/** Whether the ace is the lowest card when an odd chip goes by card. */
const isAceLowest = ({ aceLowForLow }: HouseRules, { lowAce }: OfLow): boolean => lowAce === 'low' && aceLowForLow;

const ACE = RANKS.length - 1;

/** Highest card first, or lowest, then the next; suits rank spades, hearts, diamonds, clubs. */
function byCard(
  winners: readonly Seat[],
  looked: ReadonlyMap<Seat, readonly Card[]>,
  standing: OfLow,
  rules: HouseRules,
): Seat[] {
  const up = goesByLowestCard(rules, standing) ? 1 : -1;
  const lowestAce = isAceLowest(rules, standing);
  const height = (card: Card): number =>
    (lowestAce && rankIndex(card) === ACE ? -1 : rankIndex(card)) * 4 + suitIndex(card);
  const keys = (seat: Seat): number[] => (looked.get(seat) ?? []).map(height).sort((a, b) => up * (a - b));
  return [...winners].sort((a, b) => {
    const [x, y] = [keys(a), keys(b)];
    for (let i = 0; i < x.length; i += 1) {
      const difference = up * ((x[i] ?? 0) - (y[i] ?? 0));
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

export type OddChipOrder =
  | { readonly seats: readonly Seat[]; readonly by: OddChipBy }
  | { readonly missing: AwardGap }
  | 'carry-over';

/** Whether an odd chip goes to the highest card rather than by position. */
export const goesByCard = ({ rules, gameOddChip }: Pick<AwardOptions, 'rules' | 'gameOddChip'>): boolean =>
  rules.oddChip === 'highest-card-by-suit' || (rules.oddChip === 'by-game' && gameOddChip === 'highest-card');

/** The winners in the order odd chips go to them, or the fact that is missing for it. */
export function oddChipOrder(winners: readonly Seat[], standing: Standing, options: AwardOptions): OddChipOrder {
  if (options.rules.oddChip === 'carry-over') return 'carry-over';
  if (goesByCard(options)) {
    const { looked } = standing;
    if (looked === undefined) return { missing: 'played-cards' };
    const by = goesByLowestCard(options.rules, standing) ? 'lowest-card' : 'highest-card';
    return { seats: byCard(winners, looked, standing, options.rules), by };
  }
  if (options.button === null) return { missing: 'button' };
  return { seats: fromLeftOf(options.button, winners), by: 'left-of-button' };
}

/** A contest on a board, and who of the seats that may win a pot does. */
export interface Won {
  readonly standing: Standing;
  readonly winners: readonly Seat[];
}

/** Among contests, the one whose first winner sits first left of the button. */
export function firstInPosition(slices: readonly Won[], button: Seat): number {
  const first = fromLeftOf(
    button,
    slices.flatMap((slice) => slice.winners),
  )[0];
  return slices.findIndex((slice) => first !== undefined && slice.winners.includes(first));
}

/** Whether the contests of a pot are high and low, of which high comes first. */
export const isHighLow = ([first, ...others]: readonly ContestName[]): boolean =>
  first === 'high' && others.every((contest) => contest === 'low');

/** Whether what cannot be halved goes by position rather than to high, or to the game's first contest. */
export const halvesByPosition = (contested: readonly Won[], { rules }: AwardOptions): boolean =>
  (isHighLow(contested.map(({ standing }) => standing.contest)) ? rules.oddChipHighLow : rules.oddContest) ===
  'by-position';
