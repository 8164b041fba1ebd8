import type { HouseRules } from '../house-rules/catalog.ts';
import type { Seat } from '../kernel/seat.ts';
import type { BettingStructure, Street } from '../variants/spec.ts';
import { beginsLifted, liftAfterAllIn, liftAfterFold } from './raise-cap.ts';

/** What bounds every wager of a hand. */
export interface BettingTerms {
  readonly structure: BettingStructure;
  /** The least bet where nothing has been bet. */
  readonly minBet: number;
  /** Sizes of fixed limit. */
  readonly smallBet: number;
  readonly bigBet: number;
  /** Seats the hand was dealt to. */
  readonly dealtTo: number;
  /** Fixed limit: raises after the bet of a street; null for no limit. */
  readonly raiseCap: number | null;
  readonly rules: Pick<
    HouseRules,
    | 'raiseCapPlayers'
    | 'headsUpCap'
    | 'bigBlindCounts'
    | 'limitReopen'
    | 'shortAllInsAddUp'
    | 'limitShortAllInsAddUp'
    | 'shortBlindPrice'
  >;
}

/** A seat in the betting. Belongs to the fold that replays the hand, which alone changes it. */
export interface Bettor {
  readonly seat: Seat;
  /** Chips not yet wagered; infinite where the stack is unknown. */
  behind: number;
  /** In front of the seat on this street: what `to` counts. */
  wager: number;
  /** Put in over the whole hand: what others have to match, and what nobody has to. */
  put: number;
  dead: number;
  folded: boolean;
  acted: boolean;
  /** The price when the seat last acted on this street, and the full bets made until then. */
  answered: number;
  seenBets: number;
  /** What a ruling has closed to the seat. */
  barred: 'nothing' | 'raise' | 'bet-and-raise';
}

/** One betting round. Seats are in clockwise order. Changed by the functions below alone. */
export interface Round {
  readonly terms: BettingTerms;
  readonly bettors: readonly Bettor[];
  /** Seats not folded, and those of them with chips behind. */
  live: number;
  able: number;
  /** The street total everybody has to match. */
  price: number;
  /** Size of the last full bet or raise; in fixed limit the size of the street. */
  increment: number;
  /** Fixed limit: the big bet, while an open pair lets it be made on a street of small ones; else 0. */
  optionalBig: number;
  /** Fixed limit: the height of the last full bet or raise, on which the next one is laid. */
  lastFull: number;
  /** Full bets and raises of the street; before the flop the blind is the first, where the house counts it. */
  fullBets: number;
  capLifted: boolean;
  /** All chips in the middle and in front; blinds that are short or missing are counted in until the street ends. */
  pot: number;
  missing: number;
  aggressor: Seat | null;
  /** The bring-in of this street: who speaks while nobody has wagered owes it; 0 where there is none. */
  bringIn: number;
  /** No-limit: whether the first bet of the hand may not exceed the pot. */
  ceiling: 'none' | 'pot';
}

/** A seat before the hand; `stack` null where it is unknown. */
export const newBettor = (seat: Seat, stack: number | null, folded: boolean): Bettor => ({
  seat,
  behind: stack ?? Number.POSITIVE_INFINITY,
  wager: 0,
  put: 0,
  dead: 0,
  folded,
  acted: false,
  answered: 0,
  seenBets: 0,
  barred: 'nothing',
});

/** A round nobody has opened; `pot` is what lies in the middle. */
export function newRound(terms: BettingTerms, bettors: readonly Bettor[], pot: number): Round {
  const round: Round = {
    terms,
    bettors,
    live: 0,
    able: 0,
    price: 0,
    increment: 0,
    optionalBig: 0,
    lastFull: 0,
    fullBets: 0,
    capLifted: false,
    pot,
    missing: 0,
    aggressor: null,
    bringIn: 0,
    ceiling: 'none',
  };
  for (const bettor of bettors) {
    if (bettor.folded) continue;
    round.live += 1;
    if (bettor.behind > 0) round.able += 1;
  }
  return round;
}

/** Opens the betting of a street at `price`: the highest blind before the flop, nothing later; or with a bring-in. */
export function openStreet(round: Round, betSize: Street['betSize'], price: number, bringIn = 0): void {
  const { terms } = round;
  const size = betSize === 'small' ? terms.smallBet : terms.bigBet;
  const limit = terms.structure === 'fixed-limit';
  round.price = terms.rules.shortBlindPrice === 'as-posted' ? postedPrice(round, price) : price;
  round.increment = limit ? size : price || terms.minBet;
  round.optionalBig = 0;
  const isBet = round.price === price || !limit || round.price >= fullRaise(round);
  round.lastFull = isBet ? round.price : 0;
  round.fullBets = price > 0 && isBet && terms.rules.bigBlindCounts ? 1 : 0;
  round.capLifted = beginsLifted(round);
  round.aggressor = null;
  round.bringIn = bringIn;
}

/** An open pair lets the big bet be made on a street of small ones. */
export function allowBigBet(round: Round): void {
  const { structure, bigBet } = round.terms;
  if (structure === 'fixed-limit' && bigBet > round.increment) round.optionalBig = bigBet;
}

/** The highest blind as it was posted, where the blinds are a street's price. */
function postedPrice({ bettors }: Round, price: number): number {
  let posted = 0;
  for (const { wager } of bettors) posted = Math.max(posted, wager);
  return Math.min(posted, price);
}

/** Clears what counts for one street only. */
export function closeStreet(round: Round): void {
  round.pot -= round.missing;
  round.missing = 0;
  for (const bettor of round.bettors) {
    bettor.wager = 0;
    bettor.acted = false;
    bettor.answered = 0;
    bettor.seenBets = 0;
  }
}

/** Moves chips from a stack to the middle; `to` the wager of the seat where it counts as one. */
export function pay(round: Round, bettor: Bettor, amount: number, as: 'wager' | 'matched' | 'dead'): void {
  if (as === 'dead') bettor.dead += amount;
  else bettor.put += amount;
  if (as === 'wager') bettor.wager += amount;
  if (amount > 0 && bettor.behind === amount) round.able -= 1;
  bettor.behind -= amount;
  round.pot += amount;
}

/** Whether at most the bring-in has been wagered where there is one: the next wager completes it. */
export const isBroughtIn = (round: Round): boolean =>
  round.bringIn > 0 && round.fullBets === 0 && round.price <= round.bringIn;

/** Pays the bring-in, or what the stack has of it: no bet, so nobody's raise is counted from it. */
export function payBringIn(round: Round, bettor: Bettor, to: number): void {
  pay(round, bettor, to, 'wager');
  round.missing += round.bringIn - to;
  round.pot += round.bringIn - to;
  round.price = round.bringIn;
  bettor.acted = true;
}

/** Brings the wager of a seat up to the street total `to`, which the caller has found legal. */
export function wagerTo(round: Round, bettor: Bettor, to: number): void {
  if (to > bettor.wager) pay(round, bettor, to - bettor.wager, 'wager');
  if (bettor.behind === 0) liftAfterAllIn(round);
  if (to > round.price) raisePrice(round, bettor, to);
  bettor.acted = true;
  // Answering a bring-in is answering no bet: completing it is open to raises like any other bet.
  bettor.answered = isBroughtIn(round) ? 0 : round.price;
  bettor.seenBets = round.fullBets;
}

export function fold(round: Round, bettor: Bettor): void {
  bettor.folded = true;
  bettor.acted = true;
  round.live -= 1;
  if (bettor.behind > 0) round.able -= 1;
  liftAfterFold(round);
}

/** A seat leaves by right at any time: its turn or not, chips behind or not, taking `back` out of the middle. */
export function withdraw(round: Round, bettor: Bettor, back: number): void {
  fold(round, bettor);
  bettor.behind += back;
  round.pot -= back;
}

function raisePrice(round: Round, bettor: Bettor, to: number): void {
  const limit = round.terms.structure === 'fixed-limit';
  const above = to - (isBroughtIn(round) ? 0 : round.price);
  if (limit ? isFullInLimit(round, to) : above >= round.increment) {
    if (!limit) round.increment = above;
    const level = levelReached(round, to);
    if (round.optionalBig > 0 && to >= round.lastFull + round.optionalBig) {
      round.increment = round.optionalBig;
      round.optionalBig = 0;
    }
    round.lastFull = level;
    round.fullBets += 1;
  }
  round.ceiling = 'none';
  round.price = to;
  round.aggressor = bettor.seat;
}

/** The height the next raise is laid on: an all-in between the small and the big bet has made the small one. */
function levelReached(round: Round, to: number): number {
  const { optionalBig, lastFull, increment } = round;
  const small = lastFull + increment;
  if (optionalBig === 0 || to < small || to >= lastFull + optionalBig) return to;
  return to - small >= fullRaise(round) ? to : small;
}

/** Whether all-ins too short to reopen the betting count together, by the structure of the betting. */
const addUp = ({ structure, rules }: BettingTerms): boolean =>
  structure === 'fixed-limit' ? rules.limitShortAllInsAddUp : rules.shortAllInsAddUp;

/** An all-in short of the fixed size counts as a bet from half of it on, or only to reopen the betting, or not at all, as the house has it. */
function isFullInLimit(round: Round, to: number): boolean {
  if (to >= round.lastFull + round.increment) return true;
  if (round.terms.rules.limitReopen === 'half-bet-completed') return false;
  const above = to - (addUp(round.terms) ? round.lastFull : round.price);
  return above >= fullRaise(round);
}

/** How much a seat that has acted must face to raise again. */
export function fullRaise(round: Round): number {
  const half = round.terms.structure === 'fixed-limit' && round.terms.rules.limitReopen !== 'full-bet';
  return half ? Math.ceil(round.increment / 2) : round.increment;
}

/** Whether the betting is open again for a seat that has acted. */
export const isReopened = (round: Round, bettor: Bettor): boolean =>
  round.fullBets > bettor.seenBets || (addUp(round.terms) && round.price - bettor.answered >= fullRaise(round));

/** The next seat to act clockwise after `place`, or null where the street is closed. */
export function nextToAct(round: Round, place: number): Bettor | null {
  const { bettors } = round;
  if (round.live < 2) return null;
  for (let i = 1; i <= bettors.length; i += 1) {
    const bettor = bettors[(place + i) % bettors.length];
    if (bettor !== undefined && mustAct(round, bettor)) return bettor;
  }
  return null;
}

/** A wager is answered where it is not matched; without one a seat speaks once, if another can bet or call. */
function mustAct(round: Round, bettor: Bettor): boolean {
  if (bettor.folded || bettor.behind === 0) return false;
  if (round.able > 1) return !bettor.acted || bettor.wager < round.price;
  return bettor.wager < round.price && isExceeded(round, bettor.wager);
}

/** Whether a seat still in has more in front than so much. */
function isExceeded({ bettors }: Round, wager: number): boolean {
  for (const other of bettors) if (!other.folded && other.wager > wager) return true;
  return false;
}
