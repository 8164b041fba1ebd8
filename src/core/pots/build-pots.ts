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

/** The wagers of seats that have not folded, each once, the lowest first: a hand mucked in the end had its pots. */
function heightsOf(contributions: readonly Contribution[]): number[] {
  const heights: number[] = [];
  for (const { status, wager } of contributions)
    if (status !== 'folded' && wager > 0 && !heights.includes(wager)) heights.push(wager);
  return upwards(heights);
}

/** What all wagers have between two heights. */
function between(contributions: readonly Contribution[], from: number, to: number): number {
  let sum = 0;
  for (const { wager } of contributions) if (wager > from) sum += Math.min(wager, to) - from;
  return sum;
}

/** Who may win a layer, and who might when it was laid: a hand mucked in the end has left its pots as they were. */
interface Takers {
  readonly eligible: readonly Seat[];
  readonly contenders: readonly Seat[];
}

/** Seats still in that wagered at least so much. */
function takersFrom(contributions: readonly Contribution[], least: number): Takers {
  const eligible: Seat[] = [];
  let contenders = eligible;
  for (const { seat, status, wager } of contributions) {
    if (status === 'folded' || wager < least) continue;
    if (status === 'mucked' && contenders === eligible) contenders = [...eligible];
    if (status === 'live') eligible.push(seat);
    if (contenders !== eligible) contenders.push(seat);
  }
  return { eligible, contenders };
}

/** Money nobody had to match may be won by who put anything in; by everybody where it was there before, or only folded hands put anything in. */
function deadTakers(contributions: readonly Contribution[], opening: Opening): Takers {
  const anybody = opening.pot > 0 || contributions.every((c) => c.status === 'folded' || c.wager + c.dead === 0);
  return takersFrom(anybody ? contributions : contributions.filter((c) => c.wager + c.dead > 0), 0);
}

/** A pot while it is laid. */
interface Laid extends Pot, Takers {}

/** Lays money on the pot below where the same seats could win it or none of them can any more, else beside it. */
function lay(pots: Laid[], amount: number, takers: Takers, layer: Layer): void {
  const below = pots.at(-1);
  // Of two layers one's contenders are always among the other's: as many are the same.
  const joins =
    below !== undefined && (below.contenders.length === takers.contenders.length || takers.eligible.length === 0);
  if (!joins) {
    const { eligible, contenders } = takers;
    pots.push({ name: potName(pots.length), amount, layer, eligible, contenders });
    return;
  }
  const { amount: lower, layer: own } = below;
  pots[pots.length - 1] = { ...below, amount: lower + amount, layer: { from: own.from, to: layer.to } };
}

const plainPot = ({ name, amount, eligible, layer }: Laid): Pot => ({ name, amount, eligible, layer });

/**
 * Lays the money of a hand into a main pot and side pots: dead money first, then the uncalled bet goes back, then
 * layers are cut at the wagers of the seats that have not folded. Layers with the same contenders are one pot; chips above the
 * highest live wager belong to the top layer.
 * Amounts in and out are in the smallest unit; refund + pots = contributions + opening.
 */
export function buildPots(contributions: readonly Contribution[], opening: Opening): PotBuild {
  const refund = uncalledPart(contributions);
  const matched =
    refund === null
      ? contributions
      : contributions.map((c) =>
          c.seat === refund.seat ? { seat: c.seat, status: c.status, wager: refund.matched, dead: c.dead } : c,
        );
  const pots: Laid[] = [];
  let dead = opening.pot + opening.carriedIn;
  for (const c of contributions) dead += c.dead;
  if (dead > 0) lay(pots, dead, deadTakers(contributions, opening), { from: 0, to: 0 });
  const heights = heightsOf(matched);
  const top = heights.at(-1);
  let from = 0;
  for (const to of heights) {
    lay(pots, between(matched, from, to === top ? Number.POSITIVE_INFINITY : to), takersFrom(matched, to), {
      from,
      to,
    });
    from = to;
  }
  if (top === undefined) {
    // Only folded hands have wagered: whoever is left wins their chips.
    const amount = between(matched, 0, Number.POSITIVE_INFINITY);
    if (amount > 0) lay(pots, amount, takersFrom(matched, 0), { from: 0, to: 0 });
  }
  return { pots: pots.map(plainPot), refund, dead };
}
