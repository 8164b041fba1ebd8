import { upwards } from '../kernel/in-order.ts';
import type { Seat } from '../kernel/seat.ts';

export const SEAT_STATUSES = ['live', 'folded', 'mucked'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** What a seat has put in: `wager` others have to match, `dead` nobody has to. */
export interface Contribution {
  readonly seat: Seat;
  readonly status: SeatStatus;
  readonly wager: number;
  readonly dead: number;
}

/** Part of a pot: what every seat put in between two heights of wager. */
export interface Layer {
  readonly from: number;
  readonly to: number;
}

export interface Pot {
  /** `main`, `side-1`, `side-2` … */
  readonly name: string;
  readonly amount: number;
  /** Live seats that may win it, in the order given. */
  readonly eligible: readonly Seat[];
  readonly layer: Layer;
}

export interface Refund {
  readonly seat: Seat;
  readonly amount: number;
  /** The height of wager somebody did match. */
  readonly matched: number;
}

export interface PotBuild {
  readonly pots: readonly Pot[];
  readonly refund: Refund | null;
  /** Money in the main pot that nobody had to match, with what the hand began with. */
  readonly dead: number;
}

/** Money in the middle before any contribution of this hand; every live seat may win it. */
export interface Opening {
  readonly pot: number;
  readonly carriedIn: number;
}

export const potName = (index: number): string => (index === 0 ? 'main' : `side-${index}`);

/** The uncalled part of the highest wager, unless its owner folded and so gave it up. */
function uncalledPart(contributions: readonly Contribution[]): Refund | null {
  let top: Contribution | null = null;
  let matched = 0;
  for (const contribution of contributions) {
    if (top === null || contribution.wager > top.wager) {
      matched = top?.wager ?? 0;
      top = contribution;
    } else if (contribution.wager > matched) matched = contribution.wager;
  }
  if (top === null || top.status === 'folded' || top.wager === matched) return null;
  return { seat: top.seat, amount: top.wager - matched, matched };
}

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/** The wagers of live seats, each once, the lowest first. */
function heightsOf(contributions: readonly Contribution[]): number[] {
  const heights: number[] = [];
  for (const { status, wager } of contributions)
    if (status === 'live' && wager > 0 && !heights.includes(wager)) heights.push(wager);
  return upwards(heights);
}

/** What all wagers have between two heights. */
function between(contributions: readonly Contribution[], from: number, to: number): number {
  let sum = 0;
  for (const { wager } of contributions) if (wager > from) sum += Math.min(wager, to) - from;
  return sum;
}

/** Live seats that wagered at least so much. */
function liveFrom(contributions: readonly Contribution[], least: number): Seat[] {
  const seats: Seat[] = [];
  for (const { seat, status, wager } of contributions) if (status === 'live' && wager >= least) seats.push(seat);
  return seats;
}

/** Money nobody had to match may be won by who put anything in; by everybody where it was there before. */
function deadTakers(contributions: readonly Contribution[], opening: Opening): Seat[] {
  const anybody = opening.pot > 0 || contributions.every((c) => c.wager + c.dead === 0);
  const seats: Seat[] = [];
  for (const { seat, status, wager, dead } of contributions)
    if (status === 'live' && (anybody || wager + dead > 0)) seats.push(seat);
  return seats;
}

/** Lays money on the pot below where the same seats can win it, else beside it. */
function lay(pots: Pot[], amount: number, eligible: readonly Seat[], layer: Layer): void {
  const below = pots.at(-1);
  if (below === undefined || !sameSeats(below.eligible, eligible)) {
    pots.push({ name: potName(pots.length), amount, eligible, layer });
    return;
  }
  const { name, layer: lower } = below;
  pots[pots.length - 1] = { name, amount: below.amount + amount, eligible, layer: { from: lower.from, to: layer.to } };
}

/**
 * Lays the money of a hand into a main pot and side pots: dead money first, then the uncalled bet goes back, then
 * layers are cut at the wagers of the live seats. Layers with the same contenders are one pot; chips above the
 * highest live wager belong to the top layer.
 * Amounts in and out are in the smallest unit; refund + pots = contributions + opening.
 */
export function buildPots(contributions: readonly Contribution[], opening: Opening): PotBuild {
  const refund = uncalledPart(contributions);
  const matched =
    refund === null
      ? contributions
      : contributions.map((c) => (c.seat === refund.seat ? { ...c, wager: refund.matched } : c));
  const pots: Pot[] = [];
  let dead = opening.pot + opening.carriedIn;
  for (const c of contributions) dead += c.dead;
  if (dead > 0) lay(pots, dead, deadTakers(contributions, opening), { from: 0, to: 0 });
  const heights = heightsOf(matched);
  const top = heights.at(-1);
  let from = 0;
  for (const to of heights) {
    lay(pots, between(matched, from, to === top ? Number.POSITIVE_INFINITY : to), liveFrom(matched, to), { from, to });
    from = to;
  }
  if (top === undefined) {
    // Only folded or mucked hands have wagered: their chips wait in the main pot.
    const amount = between(matched, 0, Number.POSITIVE_INFINITY);
    if (amount > 0) lay(pots, amount, liveFrom(matched, 0), { from: 0, to: 0 });
  }
  return { pots, refund, dead };
}
