import type { Seat } from '../kernel/seat.ts';
import type { ContestName } from '../variants/spec.ts';
import type { Pot } from './build-pots.ts';
import {
  type AwardGap,
  type AwardOptions,
  firstInPosition,
  halvesByPosition,
  type OddChipBy,
  type OddChipOrder,
  oddChipOrder,
  type Standing,
  type Won,
} from './odd-chips.ts';

export interface Share {
  readonly seat: Seat;
  readonly amount: number;
  readonly contest: ContestName;
  readonly board: number;
  /** Odd chips in `amount`; a remainder below the smallest chip counts with the chip it came with. */
  readonly oddChips: number;
}

/** A board's or a contest's part of a pot and who split it. */
export interface Part {
  readonly contest: ContestName;
  readonly board: number;
  readonly amount: number;
  readonly winners: readonly Seat[];
  /** Winners in the order odd chips were given, where there were any, and by what. */
  readonly oddChipOrder: readonly Seat[];
  readonly oddChipBy: OddChipBy;
  /** What this contest has above an equal part of its board, and by what. */
  readonly extra: number;
  readonly extraBy: 'contest' | 'position';
  /** The winners tie in every contest and share the board's part as evenly as it goes. */
  readonly evenly: boolean;
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

interface Slice extends Won, Pick<Part, 'extra' | 'extraBy'> {
  readonly amount: number;
}

/** The eligible seats of the first tier that has any. */
function winnersOf(tiers: Standing['tiers'], eligible: readonly Seat[]): readonly Seat[] {
  for (const tier of tiers) {
    if (tier.length > 0 && tier.every((seat) => eligible.includes(seat))) return tier;
    const winners = tier.filter((seat) => eligible.includes(seat));
    if (winners.length > 0) return winners;
  }
  return [];
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat) => b.includes(seat));

/** A board's part cut by contests; whatever cannot be halved goes to the first of them, or by position. */
function sliceByContest(
  contested: readonly Won[],
  amount: number,
  options: AwardOptions,
): Slice[] | { readonly missing: AwardGap } {
  const [only, another] = contested;
  if (only !== undefined && another === undefined) {
    // Written out: on Node 20, to add to what is spread costs a microsecond a property.
    const { standing, winners } = only;
    return [{ standing, winners, amount, extra: 0, extraBy: 'contest' }];
  }
  const chip = options.smallestChip;
  const { base, odd, remainder } = divide(amount, contested.length, chip);
  const byPosition = odd > 0 && halvesByPosition(contested, options);
  if (byPosition && options.button === null) return { missing: 'button' };
  const favoured = byPosition && options.button !== null ? firstInPosition(contested, options.button) : 0;
  return contested.map(({ standing, winners }, i) => {
    const place = (i - favoured + contested.length) % contested.length;
    const extra = (place < odd ? chip : 0) + (place === 0 ? remainder : 0);
    return { standing, winners, amount: base + extra, extra, extraBy: byPosition ? 'position' : 'contest' };
  });
}

interface SplitSlice {
  readonly shares: readonly Share[];
  readonly part: Part;
  readonly carriedOver: number;
}

/** A contest's part among its winners, odd chips one at a time. */
function splitSlice(slice: Slice, options: AwardOptions): SplitSlice | { readonly missing: AwardGap } {
  const { standing, winners, amount, extra: above, extraBy } = slice;
  const { contest, board } = standing;
  const { base, odd, remainder } = divide(amount, winners.length, options.smallestChip);
  const whole = odd === 0 && remainder === 0;
  const order: OddChipOrder =
    whole || winners.length === 1 ? { seats: winners, by: 'left-of-button' } : oddChipOrder(winners, standing, options);
  if (order !== 'carry-over' && 'missing' in order) return order;
  const takers = order === 'carry-over' ? [] : order.seats;
  const shares = winners.map((seat): Share => {
    const place = takers.indexOf(seat);
    if (place < 0) return { seat, amount: base, contest, board, oddChips: 0 };
    const extra = (place < odd ? options.smallestChip : 0) + (place === 0 ? remainder : 0);
    return { seat, amount: base + extra, contest, board, oddChips: winners.length > 1 && extra > 0 ? 1 : 0 };
  });
  const carriedOver = order === 'carry-over' ? odd * options.smallestChip + remainder : 0;
  const oddTakers = whole || winners.length === 1 ? [] : takers.slice(0, Math.max(odd, 1));
  const oddChipBy = order === 'carry-over' ? 'left-of-button' : order.by;
  const part: Part = {
    contest,
    board,
    amount,
    winners,
    oddChipOrder: oddTakers,
    oddChipBy,
    extra: above,
    extraBy,
    evenly: false,
  };
  return { shares, part, carriedOver };
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
    const part = { ...together.part, contest, board, amount: each * slice.winners.length, oddChipOrder: [] };
    return { shares, part: { ...part, evenly: true, extra: 0 }, carriedOver: 0 };
  });
  const leftAmount = left.reduce((sum, share) => sum + share.amount, together.carriedOver);
  const part = { ...together.part, amount: leftAmount, evenly: true, extra: 0 };
  return [{ ...together, shares: left, part }, ...rest];
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
  const split = slices.map((slice) => splitSlice(slice, options));
  return areSplit(split) ? split : (split.find(isMissing) ?? []);
}

type Missing = { readonly missing: AwardGap };

const isMissing = (part: SplitSlice | Missing): part is Missing => 'missing' in part;
const areSplit = (parts: (SplitSlice | Missing)[]): parts is SplitSlice[] => !parts.some(isMissing);

/** The contests that have a winner; where a board has none, the one that takes a pot nobody qualifies for. */
function contestsWon(standings: readonly Standing[], eligible: readonly Seat[]): Won[] {
  const won = standings.map((standing): Won => {
    const own = winnersOf(standing.tiers, eligible);
    return { standing, winners: own.length > 0 ? own : unclaimed(standing, standings, eligible) };
  });
  return won.every(({ winners }) => winners.length > 0) ? won : won.filter(({ winners }) => winners.length > 0);
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
  const net = pot.amount - rake;
  const boards = boardsOf(contested);
  const { remainder } = divide(net, 1, options.smallestChip);
  const split =
    boards.length === 1 ? splitBoard(contested, net, options) : splitBoards(contested, boards, net, options);
  if ('missing' in split) return split;
  let carriedOver = boards.length === 0 ? net : 0;
  for (const slice of split) carriedOver += slice.carriedOver;
  return {
    pot,
    rake,
    shares: sharesOf(split),
    parts: split.map(({ part }) => part),
    carriedOver,
    belowSmallestChip: remainder,
  };
}

/** The boards of these contests, in their order. */
function boardsOf(contested: readonly Won[]): readonly number[] {
  const [first] = contested;
  if (first === undefined) return [];
  const { board } = first.standing;
  if (contested.every(({ standing }) => standing.board === board)) return [board];
  return [...new Set(contested.map(({ standing }) => standing.board))];
}

/** Each board's equal part, odd chips to the first. */
function splitBoards(
  contested: readonly Won[],
  boards: readonly number[],
  net: number,
  options: AwardOptions,
): SplitSlice[] | Missing {
  const { base, odd, remainder } = divide(net, Math.max(1, boards.length), options.smallestChip);
  const all: SplitSlice[] = [];
  for (const [i, board] of boards.entries()) {
    const amount = base + (i === 0 ? odd * options.smallestChip + remainder : 0);
    const own = contested.filter(({ standing }) => standing.board === board);
    const split = splitBoard(own, amount, options);
    if ('missing' in split) return split;
    all.push(...split);
  }
  return all;
}

/** The shares of several parts, those of nothing left out. */
function sharesOf(split: readonly SplitSlice[]): readonly Share[] {
  const [only] = split;
  const shares = split.length === 1 && only !== undefined ? only.shares : split.flatMap((slice) => slice.shares);
  return shares.every(({ amount }) => amount > 0) ? shares : shares.filter(({ amount }) => amount > 0);
}
