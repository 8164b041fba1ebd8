/**
 * A second opinion on what may be bet, written from the rules and sharing nothing with the engine: it keeps the list
 * of wagers of the street and derives everything from it anew.
 */
export interface Position {
  readonly structure: 'no-limit' | 'pot-limit' | 'fixed-limit';
  readonly small: number;
  readonly big: number;
  /** From seat 1; the last seat has the button, heads-up the first. */
  readonly stacks: readonly number[];
}

interface Wager {
  readonly seat: number;
  readonly to: number;
}

interface State {
  readonly street: number;
  /** Chips at the start of the street, and whether the seat is still in. */
  readonly stacks: readonly number[];
  readonly inHand: readonly boolean[];
  readonly blinds: readonly number[];
  /** Voluntary actions of the street that left the seat in. */
  readonly log: readonly Wager[];
  readonly middle: number;
}

const STREETS = 4;
const RAISES = 3;

export function startOf({ stacks, small, big }: Position): State {
  const blinds = stacks.map((stack, i) => Math.min(stack, i === 0 ? small : i === 1 ? big : 0));
  return { street: 0, stacks, inHand: stacks.map(() => true), blinds, log: [], middle: 0 };
}

const frontOf = (s: State, seat: number): number => s.log.findLast((w) => w.seat === seat)?.to ?? s.blinds[seat] ?? 0;
const behindOf = (s: State, seat: number): number => (s.stacks[seat] ?? 0) - frontOf(s, seat);
const seatsOf = (s: State): number[] => s.stacks.map((_, i) => i);
const opening = (p: Position, s: State): number => (s.street === 0 ? p.big : 0);
const priceOf = (p: Position, s: State): number => Math.max(opening(p, s), ...s.log.map((w) => w.to));
const othersWithChips = (s: State, seat: number): boolean =>
  seatsOf(s).some((i) => i !== seat && s.inHand[i] && behindOf(s, i) > 0);

const sizeOf = (p: Position, s: State): number => (s.street < 2 ? p.big : 2 * p.big);

/** The heights the price went through, each with whether it was a full bet or raise. */
function climbs(
  p: Position,
  s: State,
): { readonly at: number; readonly to: number; readonly by: number; readonly full: boolean }[] {
  const list: { at: number; to: number; by: number; full: boolean }[] = [];
  let price = opening(p, s);
  let least = p.structure === 'fixed-limit' ? sizeOf(p, s) : p.big;
  let base = price;
  s.log.forEach(({ to }, at) => {
    if (to <= price) return;
    const full = p.structure === 'fixed-limit' ? 2 * (to - base) >= least : to - price >= least;
    list.push({ at, to, by: to - price, full });
    if (full && p.structure !== 'fixed-limit') least = to - price;
    if (full) base = to;
    price = to;
  });
  return list;
}

function mayStillRaise(p: Position, s: State, seat: number): boolean {
  if (!othersWithChips(s, seat)) return false;
  const all = climbs(p, s);
  const full = all.filter((c) => c.full);
  if (p.structure === 'fixed-limit' && s.stacks.length > 2) {
    const bets = full.length + (s.street === 0 ? 1 : 0);
    if (bets >= 1 + RAISES) return false;
  }
  const last = s.log.findLastIndex((w) => w.seat === seat);
  if (last < 0) return true;
  const answered = Math.max(opening(p, s), ...s.log.slice(0, last + 1).map((w) => w.to));
  const size = p.structure === 'fixed-limit' ? sizeOf(p, s) / 2 : (full.at(-1)?.by ?? p.big);
  return priceOf(p, s) - answered >= size;
}

/** Totals above the price a seat may go to. */
function raises(p: Position, s: State, seat: number): number[] {
  const price = priceOf(p, s);
  const all = frontOf(s, seat) + behindOf(s, seat);
  if (all <= price || !mayStillRaise(p, s, seat)) return [];
  const full = climbs(p, s).filter((c) => c.full);
  let least: number;
  let most: number;
  if (p.structure === 'fixed-limit') {
    least = (full.at(-1)?.to ?? opening(p, s)) + sizeOf(p, s);
    most = least;
  } else {
    least = price + (full.at(-1)?.by ?? p.big);
    // Short blinds count in full as long as the flop has not come.
    const fronts = seatsOf(s).map((i) =>
      Math.max(frontOf(s, i), s.street > 0 || i > 1 ? 0 : i === 0 ? p.small : p.big),
    );
    const pot = s.middle + fronts.reduce((sum, n) => sum + n, 0);
    most = p.structure === 'no-limit' ? all : Math.max(least, price + pot + price - frontOf(s, seat));
  }
  const totals: number[] = [];
  for (let to = price + 1; to <= all; to += 1) if (to <= most && (to >= least || to === all)) totals.push(to);
  return totals;
}

function owesAnswer(p: Position, s: State, seat: number): boolean {
  if (!s.inHand[seat] || behindOf(s, seat) === 0) return false;
  const front = frontOf(s, seat);
  const others = othersWithChips(s, seat);
  if (front < priceOf(p, s)) return others || seatsOf(s).some((i) => s.inHand[i] && frontOf(s, i) > front);
  return others && !s.log.some((w) => w.seat === seat);
}

/** Seat to act after `from`; null where the street is closed. */
function next(p: Position, s: State, from: number): number | null {
  if (s.inHand.filter(Boolean).length < 2) return null;
  const n = s.stacks.length;
  for (let i = 1; i <= n; i += 1) if (owesAnswer(p, s, (from + i) % n)) return (from + i) % n;
  return null;
}

/** The next street, with its first seat; null where the hand has no more betting. */
function turnStreet(p: Position, s: State): { state: State; toAct: number } | null {
  const stacks = seatsOf(s).map((i) => behindOf(s, i));
  const able = stacks.filter((stack, i) => stack > 0 && s.inHand[i]).length;
  if (s.inHand.filter(Boolean).length < 2 || able < 2 || s.street + 1 === STREETS) return null;
  const middle = s.middle + seatsOf(s).reduce((sum, i) => sum + frontOf(s, i), 0);
  const state: State = { street: s.street + 1, stacks, inHand: s.inHand, blinds: stacks.map(() => 0), log: [], middle };
  const button = stacks.length === 2 ? 0 : stacks.length - 1;
  const toAct = next(p, state, button);
  return toAct === null ? null : { state, toAct };
}

/** Number of sequences of exactly `depth` legal actions. */
export function countFrom(p: Position, depth: number, s = startOf(p), from = 1): number {
  if (depth === 0) return 1;
  const here = next(p, s, from);
  const spot = here === null ? turnStreet(p, s) : { state: s, toAct: here };
  if (spot === null) return 0;
  const { state, toAct } = spot;
  const folded: State = { ...state, inHand: state.inHand.map((is, i) => is && i !== toAct) };
  const stay = Math.min(
    frontOf(state, toAct) + behindOf(state, toAct),
    Math.max(priceOf(p, state), frontOf(state, toAct)),
  );
  const totals = [stay, ...raises(p, state, toAct)];
  const to = (total: number): State => ({ ...state, log: [...state.log, { seat: toAct, to: total }] });
  return totals.reduce(
    (sum, total) => sum + countFrom(p, depth - 1, to(total), toAct),
    countFrom(p, depth - 1, folded, toAct),
  );
}
