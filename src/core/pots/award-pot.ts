import { type Card, rankIndex, suitIndex } from '../cards/card.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import type { ContestName } from '../variants/spec.ts';
import type { Pot } from './build-pots.ts';

/** Who wins a contest on a board: tiers of equal seats, best first; seats that do not qualify are in none. */
export interface Standing {
  readonly contest: ContestName;
  /** From 1. */
  readonly board: number;
  readonly tiers: readonly (readonly Seat[])[];
  /** The tiers that go where nobody qualifies in any contest of this board; left out where nobody wins then. */
  readonly otherwise?: readonly (readonly Seat[])[];
  /** The five cards each seat plays, where known: they decide an odd chip given by the highest card. */
  readonly played?: ReadonlyMap<Seat, readonly Card[]>;
}

export interface Share {
  readonly seat: Seat;
  readonly amount: number;
  readonly contest: ContestName;
  readonly board: number;
  /** Odd chips in `amount`; a remainder below the smallest chip counts with the chip it came with. */
  readonly oddChips: number;
}

export interface AwardOptions {
  readonly rules: HouseRules;
  /** Who takes an odd chip where the house goes by the game. */
  readonly gameOddChip: 'left-of-button' | 'highest-card';
  readonly button: Seat | null;
  readonly smallestChip: number;
}

/** A board's or a contest's part of a pot and who split it. */
export interface Part {
  readonly contest: ContestName;
  readonly board: number;
  readonly amount: number;
  readonly winners: readonly Seat[];
  /** Winners in the order odd chips were given, where there were any. */
  readonly oddChipOrder: readonly Seat[];
}

export interface Award {
  readonly pot: Pot;
  readonly rake: number;
  readonly shares: readonly Share[];
  readonly parts: readonly Part[];
  readonly carriedOver: number;
  /** Chips of the pot that no combination of chips in play can make. */
  readonly belowSmallestChip: number;
}

/** A fact that decides an odd chip and was not given. */
export type AwardGap = 'button' | 'played-cards';

/** How a pot was paid, or the fact that is missing. */
export type AwardResult = Award | { readonly missing: AwardGap };

export const isGap = (result: AwardResult): result is { readonly missing: AwardGap } => 'missing' in result;

interface Division {
  readonly base: number;
  /** Whole chips left over, each of `chip`. */
  readonly odd: number;
  /** What is left below one chip. */
  readonly remainder: number;
}

function divide(amount: number, ways: number, chip: number): Division {
  const units = Math.floor(amount / chip);
  return { base: Math.floor(units / ways) * chip, odd: units % ways, remainder: amount % chip };
}

/** Highest card first, then the next; suits rank spades, hearts, diamonds, clubs. */
function byHighestCard(winners: readonly Seat[], played: ReadonlyMap<Seat, readonly Card[]>): Seat[] {
  const keys = (seat: Seat): number[] =>
    [...(played.get(seat) ?? [])].sort((a, b) => b - a).map((card) => rankIndex(card) * 4 + suitIndex(card));
  return [...winners].sort((a, b) => {
    const [x, y] = [keys(a), keys(b)];
    for (let i = 0; i < x.length; i += 1) {
      const difference = (y[i] ?? 0) - (x[i] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

type OddChipOrder = { readonly seats: readonly Seat[] } | { readonly missing: AwardGap } | 'carry-over';

/** Whether an odd chip goes to the highest card rather than by position. */
export const goesByHighestCard = ({ rules, gameOddChip }: Pick<AwardOptions, 'rules' | 'gameOddChip'>): boolean =>
  rules.oddChip === 'highest-card-by-suit' || (rules.oddChip === 'by-game' && gameOddChip === 'highest-card');

function oddChipOrder(winners: readonly Seat[], standing: Standing, options: AwardOptions): OddChipOrder {
  if (options.rules.oddChip === 'carry-over') return 'carry-over';
  if (goesByHighestCard(options)) {
    const { played } = standing;
    return played ? { seats: byHighestCard(winners, played) } : { missing: 'played-cards' };
  }
  return options.button === null ? { missing: 'button' } : { seats: fromLeftOf(options.button, winners) };
}

/** A contest on a board, and who of the seats that may win a pot does. */
interface Won {
  readonly standing: Standing;
  readonly winners: readonly Seat[];
}

interface Slice extends Won {
  readonly amount: number;
}

/** The eligible seats of the first tier that has any. */
function winnersOf(tiers: Standing['tiers'], eligible: readonly Seat[]): readonly Seat[] {
  for (const tier of tiers) {
    const winners = tier.filter((seat) => eligible.includes(seat));
    if (winners.length > 0) return winners;
  }
  return [];
}

/** Among contests, the one whose first winner sits first left of the button. */
function firstInPosition(slices: readonly Won[], button: Seat): number {
  const first = fromLeftOf(
    button,
    slices.flatMap((slice) => slice.winners),
  )[0];
  return slices.findIndex((slice) => first !== undefined && slice.winners.includes(first));
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** A board's part cut by contests; whatever cannot be halved goes to high, or by position. */
function sliceByContest(
  contested: readonly Won[],
  amount: number,
  options: AwardOptions,
): Slice[] | { readonly missing: AwardGap } {
  const chip = options.smallestChip;
  const { base, odd, remainder } = divide(amount, contested.length, chip);
  let favoured = 0;
  if (odd > 0 && options.rules.oddChipHighLow === 'by-position') {
    if (options.button === null) return { missing: 'button' };
    favoured = firstInPosition(contested, options.button);
  }
  return contested.map((slice, i) => {
    const place = (i - favoured + contested.length) % contested.length;
    const { standing, winners } = slice;
    return { standing, winners, amount: base + (place < odd ? chip : 0) + (place === 0 ? remainder : 0) };
  });
}

interface SplitSlice {
  readonly shares: readonly Share[];
  readonly part: Part;
  readonly carriedOver: number;
}

/** A contest's part among its winners, odd chips one at a time. */
function splitSlice(slice: Slice, options: AwardOptions): SplitSlice | { readonly missing: AwardGap } {
  const { standing, winners, amount } = slice;
  const { contest, board } = standing;
  const { base, odd, remainder } = divide(amount, winners.length, options.smallestChip);
  const whole = odd === 0 && remainder === 0;
  const order = whole || winners.length === 1 ? { seats: winners } : oddChipOrder(winners, standing, options);
  if (order !== 'carry-over' && 'missing' in order) return order;
  const takers = order === 'carry-over' ? [] : order.seats;
  const shares = winners.map((seat): Share => {
    const place = takers.indexOf(seat);
    if (place < 0) return { seat, amount: base, contest, board, oddChips: 0 };
    const extra = (place < odd ? options.smallestChip : 0) + (place === 0 ? remainder : 0);
    return { seat, amount: base + extra, contest, board, oddChips: winners.length > 1 && extra > 0 ? 1 : 0 };
  });
  const carriedOver = order === 'carry-over' ? odd * options.smallestChip + remainder : 0;
  const oddTakers = whole || winners.length === 1 ? [] : takers.slice(0, Math.max(odd, remainder > 0 ? 1 : 0));
  return { shares, part: { contest, board, amount, winners, oddChipOrder: oddTakers }, carriedOver };
}

/** Seats that tie in every contest and share the pot as evenly as it goes, without halving it first. */
function splitEvenly(
  slices: readonly Slice[],
  amount: number,
  options: AwardOptions,
): SplitSlice[] | { readonly missing: AwardGap } {
  const [first, ...others] = slices;
  if (first === undefined) return [];
  const together = splitSlice({ ...first, amount }, options);
  if ('missing' in together) return together;
  let left = together.shares;
  // The halves are shown as they fall, but together they are the even shares.
  const rest = others.map((slice): SplitSlice => {
    const each = divide(slice.amount, slice.winners.length, options.smallestChip).base;
    const shares = left.map((share) => ({ ...share, contest: slice.standing.contest, amount: each, oddChips: 0 }));
    left = left.map((share) => ({ ...share, amount: share.amount - each }));
    const { contest, board } = slice.standing;
    const part = { contest, board, amount: each * slice.winners.length, winners: slice.winners, oddChipOrder: [] };
    return { shares, part, carriedOver: 0 };
  });
  const leftAmount = left.reduce((sum, share) => sum + share.amount, together.carriedOver);
  return [{ ...together, shares: left, part: { ...together.part, amount: leftAmount } }, ...rest];
}

/** Whether the same seats win every contest of a board that has several. */
function areIdentical(slices: readonly Slice[]): boolean {
  const [first] = slices;
  return slices.length > 1 && first !== undefined && slices.every((s) => sameSeats(s.winners, first.winners));
}

function splitBoard(
  contested: readonly Won[],
  amount: number,
  options: AwardOptions,
): SplitSlice[] | { readonly missing: AwardGap } {
  const slices = sliceByContest(contested, amount, options);
  if ('missing' in slices) return slices;
  if (options.rules.identicalHighLow === 'evenly' && areIdentical(slices)) return splitEvenly(slices, amount, options);
  const split: SplitSlice[] = [];
  for (const slice of slices) {
    const part = splitSlice(slice, options);
    if ('missing' in part) return part;
    split.push(part);
  }
  return split;
}

/** The contests that have a winner; where a board has none, the one that takes a pot nobody qualifies for. */
function contestsWon(standings: readonly Standing[], eligible: readonly Seat[]): Won[] {
  const won: Won[] = [];
  for (const standing of standings) {
    const own = winnersOf(standing.tiers, eligible);
    const winners = own.length > 0 ? own : unclaimed(standing, standings, eligible);
    if (winners.length > 0) won.push({ standing, winners });
  }
  return won;
}

/** Who takes a board's part by this contest although nobody qualifies in it: none where somebody does in another. */
function unclaimed(
  { board, otherwise }: Standing,
  standings: readonly Standing[],
  eligible: readonly Seat[],
): readonly Seat[] {
  if (otherwise === undefined) return [];
  const claimed = standings.some((other) => other.board === board && winnersOf(other.tiers, eligible).length > 0);
  return claimed ? [] : winnersOf(otherwise, eligible);
}

/**
 * Pays one pot: its rake comes out first, each board decides an equal part (odd chips to the first board), each contest
 * somebody qualifies for an equal part of that (odd chip to high), and equal hands split with odd chips one at a time.
 * `shares + rake + carriedOver = pot.amount`.
 */
export function awardPot(pot: Pot, rake: number, standings: readonly Standing[], options: AwardOptions): AwardResult {
  const contested = contestsWon(standings, pot.eligible);
  const boards: number[] = [];
  for (const { standing } of contested) if (!boards.includes(standing.board)) boards.push(standing.board);
  const net = pot.amount - rake;
  const chip = options.smallestChip;
  const { base, odd, remainder } = divide(net, Math.max(1, boards.length), chip);
  const shares: Share[] = [];
  const parts: Part[] = [];
  let carriedOver = boards.length === 0 ? net : 0;
  for (const [i, board] of boards.entries()) {
    const amount = base + (i === 0 ? odd * chip + remainder : 0);
    const own = boards.length === 1 ? contested : contested.filter(({ standing }) => standing.board === board);
    const split = splitBoard(own, amount, options);
    if ('missing' in split) return split;
    for (const slice of split) {
      for (const share of slice.shares) if (share.amount > 0) shares.push(share);
      parts.push(slice.part);
      carriedOver += slice.carriedOver;
    }
  }
  return { pot, rake, shares, parts, carriedOver, belowSmallestChip: remainder };
}
