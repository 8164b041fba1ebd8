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

const between = (wager: number, from: number, to: number): number => Math.max(0, Math.min(wager, to) - from);

const sameSeats = (a: readonly Seat[], b: readonly Seat[]): boolean =>
  a.length === b.length && a.every((seat, i) => seat === b[i]);

/**
 * Lays the money of a hand into a main pot and side pots: dead money first, then the uncalled bet goes back, then
 * layers are cut at the wagers of the live seats. Layers with the same contenders are one pot; chips above the
 * highest live wager belong to the top layer.
 * Amounts in and out are in the smallest unit; refund + pots = contributions + opening.
 */
export function buildPots(contributions: readonly Contribution[], opening: Opening): PotBuild {
  const refund = uncalledPart(contributions);
  const wagerOf = (c: Contribution): number => (c.seat === refund?.seat ? refund.matched : c.wager);
  const live = contributions.filter((c) => c.status === 'live');
  const heights = [...new Set(live.map(wagerOf))].filter((wager) => wager > 0).sort((a, b) => a - b);
  const dead = contributions.reduce((sum, c) => sum + c.dead, opening.pot + opening.carriedIn);
  const sharesOpening = opening.pot > 0 || contributions.every((c) => c.wager + c.dead === 0);

  const layers: { amount: number; eligible: Seat[]; layer: Layer }[] = [];
  if (dead > 0) {
    const eligible = live.filter((c) => sharesOpening || c.wager + c.dead > 0).map((c) => c.seat);
    layers.push({ amount: dead, eligible, layer: { from: 0, to: 0 } });
  }
  let from = 0;
  heights.forEach((height, i) => {
    const top = i === heights.length - 1 ? Number.POSITIVE_INFINITY : height;
    const amount = contributions.reduce((sum, c) => sum + between(wagerOf(c), from, top), 0);
    layers.push({
      amount,
      eligible: live.filter((c) => wagerOf(c) >= height).map((c) => c.seat),
      layer: { from, to: height },
    });
    from = height;
  });
  if (heights.length === 0) {
    // Only folded or mucked hands have wagered: their chips wait in the main pot.
    const amount = contributions.reduce((sum, c) => sum + wagerOf(c), 0);
    if (amount > 0) layers.push({ amount, eligible: live.map((c) => c.seat), layer: { from: 0, to: 0 } });
  }
  return { pots: joinLayers(layers), refund, dead };
}

function joinLayers(layers: readonly { amount: number; eligible: Seat[]; layer: Layer }[]): Pot[] {
  const pots: Pot[] = [];
  for (const { amount, eligible, layer } of layers) {
    const below = pots.at(-1);
    if (below && sameSeats(below.eligible, eligible)) {
      pots[pots.length - 1] = {
        ...below,
        amount: below.amount + amount,
        layer: { from: below.layer.from, to: layer.to },
      };
    } else {
      pots.push({ name: potName(pots.length), amount, eligible, layer });
    }
  }
  return pots;
}
