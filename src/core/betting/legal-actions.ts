import type { Seat } from '../kernel/seat.ts';
import { isCapped } from './raise-cap.ts';
import { type Bettor, fullRaise, isBroughtIn, isReopened, type Round } from './round.ts';

/** What a seat may do; all `to` are street totals, null is what is not open. */
export interface LegalActions {
  readonly fold: boolean;
  readonly check: boolean;
  readonly call: Total | null;
  readonly bet: Range | null;
  readonly raise: Range | null;
  readonly bringIn: Total | null;
  readonly complete: Total | null;
  readonly allIn: Total | null;
}

interface Total {
  readonly to: number;
}

interface Range {
  readonly minTo: number;
  /** null where nothing bounds it: no limit and a stack nobody knows. */
  readonly maxTo: number | null;
}

/** Why a seat may raise, or why it may not. */
export type Raising = 'open' | 'nobody-can-call' | 'already-acted' | 'capped' | 'barred';

/** The figures every answer about a seat's next action is made of. */
export interface Bounds {
  readonly seat: Seat;
  readonly wager: number;
  readonly price: number;
  /** The street total that would be the whole stack; infinite where the stack is unknown. */
  readonly stackTo: number;
  readonly raising: Raising;
  /** What the seat has to face to raise again, and what it faces. */
  readonly fullRaise: number;
  readonly facing: number;
  /**
   * Least and greatest total of a full bet or raise by structure, whatever the stack; in no-limit the stack, save where
   * the opening is limited. In fixed limit they are one figure or, on an open pair, the only two.
   */
  readonly minTo: number;
  readonly maxTo: number;
  readonly increment: number;
  /** Chips in the middle and in front, and how much of that is blinds short of their full height. */
  readonly pot: number;
  readonly missing: number;
  /** An all-in short of a full bet or raise stands; in fixed limit the next raise completes it. */
  readonly shortAllIn: boolean;
  readonly completes: boolean;
  readonly fullBets: number;
  readonly ceiling: Round['ceiling'];
  /** Whether the seat has acted on this street. */
  readonly acted: boolean;
  /** The bring-in the seat owes, in full; 0 where it owes none. */
  readonly owes: number;
  /** Nothing but a bring-in has been wagered: a full bet completes it. */
  readonly onBringIn: boolean;
}

function raisingOf(round: Round, bettor: Bettor): Raising {
  if (round.able - (bettor.behind > 0 ? 1 : 0) === 0) return 'nobody-can-call';
  if (bettor.acted && !isReopened(round, bettor)) return 'already-acted';
  if (isCapped(round)) return 'capped';
  return bettor.barred === 'bet-and-raise' || (bettor.barred === 'raise' && round.price > 0) ? 'barred' : 'open';
}

/** A pot-sized raise is the pot after a call; the least raise is always allowed. */
const potSized = (round: Round, bettor: Bettor, minTo: number): number =>
  Math.max(minTo, round.price + round.pot + round.price - bettor.wager);

/** Greatest total by structure, in no-limit also where the house limits the opening. */
function structureMax(round: Round, bettor: Bettor, minTo: number): number {
  switch (round.terms.structure) {
    case 'no-limit':
      return round.ceiling === 'pot' ? potSized(round, bettor, minTo) : bettor.wager + bettor.behind;
    case 'pot-limit':
      return potSized(round, bettor, minTo);
    default:
      return round.optionalBig > 0 ? round.lastFull + round.optionalBig : minTo;
  }
}

/** The bounds of a seat's next action as the round stands. */
export function boundsOf(round: Round, bettor: Bettor): Bounds {
  const limit = round.terms.structure === 'fixed-limit';
  const onBringIn = isBroughtIn(round);
  const minTo = (limit || onBringIn ? round.lastFull : round.price) + round.increment;
  return {
    seat: bettor.seat,
    wager: bettor.wager,
    price: round.price,
    stackTo: bettor.wager + bettor.behind,
    raising: raisingOf(round, bettor),
    fullRaise: fullRaise(round),
    facing: round.price - bettor.answered,
    minTo,
    maxTo: structureMax(round, bettor, minTo),
    increment: round.increment,
    pot: round.pot,
    missing: round.missing,
    shortAllIn: round.price > round.lastFull && !onBringIn,
    completes: onBringIn || (limit && round.price > round.lastFull),
    fullBets: round.fullBets,
    ceiling: round.ceiling,
    acted: bettor.acted,
    owes: round.price === 0 ? round.bringIn : 0,
    onBringIn,
  };
}

/** No option: a figure no wager can have. */
export const NOT_OPEN = -1;

/** The total of a call: the smaller of price and stack. */
export const callTo = (b: Bounds): number => (b.wager < b.price ? Math.min(b.price, b.stackTo) : NOT_OPEN);

/** The total of an all-in: a call for all that is left, or a raise the structure allows. */
export function allInTo(b: Bounds): number {
  if (b.stackTo === Number.POSITIVE_INFINITY || b.stackTo === b.wager) return NOT_OPEN;
  const legal = b.stackTo <= b.price || (b.raising === 'open' && b.stackTo <= b.maxTo);
  return legal ? b.stackTo : NOT_OPEN;
}

/** The total of a bring-in: what is owed or, where it is less, the stack. */
export const bringInTo = (b: Bounds): number => (b.owes > 0 ? Math.min(b.owes, b.stackTo) : NOT_OPEN);

/** Whether a seat may open for more than the bet that completes its bring-in, where it owes one. */
export const mayOpen = (b: Bounds): boolean => b.owes === 0 || b.maxTo > b.minTo;

/** Whether a full bet or raise is open and can be paid. */
export const mayRaise = (b: Bounds): boolean => b.raising === 'open' && b.stackTo >= b.minTo;

const total = (to: number): Total | null => (to === NOT_OPEN ? null : { to });

function rangeOf(b: Bounds): Range | null {
  if (!mayRaise(b)) return null;
  const maxTo = Math.min(b.maxTo, b.stackTo);
  return { minTo: b.minTo, maxTo: maxTo === Number.POSITIVE_INFINITY ? null : maxTo };
}

/** The options within bounds. */
export function optionsOf(b: Bounds): LegalActions {
  const range = rangeOf(b);
  return {
    fold: true,
    check: b.wager >= b.price && b.owes === 0,
    call: total(callTo(b)),
    bet: b.price === 0 && mayOpen(b) ? range : null,
    raise: b.price === 0 ? null : range,
    bringIn: total(bringInTo(b)),
    complete: b.completes && range !== null ? { to: b.minTo } : null,
    allIn: total(allInTo(b)),
  };
}
