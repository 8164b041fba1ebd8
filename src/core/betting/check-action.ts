import type { Facts } from '../kernel/decision.ts';
import { assertNever, invariant } from '../kernel/invariant.ts';
import type { BettingStructure } from '../variants/spec.ts';
import { allInTo, type Bounds, bringInTo, callTo, mayOpen, mayRaise, NOT_OPEN } from './legal-actions.ts';

export const BETTING_ACTIONS = ['fold', 'check', 'call', 'bet', 'raise', 'bring-in', 'complete', 'all-in'] as const;
export type BettingAction = (typeof BETTING_ACTIONS)[number];

/** An action as it was made: what was said, and the street total where one was named. */
export interface Made {
  readonly action: BettingAction;
  readonly to: number | undefined;
}

/** The street total of the seat after its action; `NOT_OPEN` where the action is not among its options. */
export function totalAfter(made: Made, b: Bounds, structure: BettingStructure): number {
  switch (made.action) {
    case 'fold':
      return b.wager;
    case 'check':
      return b.wager >= b.price && b.owes === 0 ? b.wager : NOT_OPEN;
    case 'call':
      if (made.to === b.stackTo) return allInTo(b);
      return made.to === undefined || made.to === callTo(b) ? callTo(b) : NOT_OPEN;
    case 'bet':
    case 'raise':
      return raiseTotal(made, b, structure);
    case 'bring-in':
      return made.to === undefined || made.to === bringInTo(b) ? bringInTo(b) : NOT_OPEN;
    case 'complete':
      return b.completes && mayRaise(b) && (made.to === undefined || made.to === b.minTo) ? b.minTo : NOT_OPEN;
    case 'all-in':
      return made.to === undefined || made.to === b.stackTo ? allInTo(b) : NOT_OPEN;
    default:
      return assertNever(made.action);
  }
}

/** A bet or raise nobody named a figure for is the fixed size, or the stack where that is less. */
const namedTotal = (made: Made, b: Bounds, structure: BettingStructure): number | undefined =>
  made.to ?? (structure === 'fixed-limit' ? Math.min(b.minTo, b.stackTo) : undefined);

function raiseTotal(made: Made, b: Bounds, structure: BettingStructure): number {
  const to = namedTotal(made, b, structure);
  if (to === undefined) return NOT_OPEN;
  if (to === b.stackTo) return allInTo(b);
  const worded = (made.action === 'bet') === (b.price === 0) && (b.price > 0 || mayOpen(b));
  const sized = structure === 'fixed-limit' ? to === b.minTo || to === b.maxTo : to >= b.minTo && to <= b.maxTo;
  const fits = mayRaise(b) && worded && sized;
  return fits && to < b.stackTo ? to : NOT_OPEN;
}

export const BETTING_FAULTS = [
  'check-facing-bet',
  'nothing-to-call',
  'undercall',
  'wrong-call-amount',
  'bet-facing-bet',
  'nothing-to-raise',
  'nothing-to-complete',
  'amount-missing',
  'bet-below-minimum',
  'raise-below-minimum',
  'above-stack',
  'above-pot-limit',
  'wrong-limit-size',
  'past-raise-cap',
  'reopening-denied',
  'nobody-can-call',
  'all-in-without-stack',
  'wrong-all-in-amount',
  'no-bring-in-due',
  'wrong-bring-in',
  'bring-in-missing',
] as const;

/** Why an action is not among the options, with what would have been. */
export interface BettingFault {
  readonly code: (typeof BETTING_FAULTS)[number];
  readonly facts: Facts;
}

const fault = (code: BettingFault['code'], facts: Facts = {}): BettingFault => ({ code, facts });

/** Names what is wrong with an action `totalAfter` found not to be open. */
export function diagnose(made: Made, b: Bounds, structure: BettingStructure): BettingFault {
  if (b.owes > 0 && isOther(made.action, b)) return fault('bring-in-missing', { due: b.owes });
  switch (made.action) {
    case 'check':
      return fault('check-facing-bet', { price: b.price });
    case 'bring-in':
      return b.owes === 0
        ? fault('no-bring-in-due')
        : fault('wrong-bring-in', { to: made.to ?? 0, expected: bringInTo(b) });
    case 'call':
      return callFault(made, b);
    case 'all-in':
      return allInFault(made, b, structure);
    case 'complete':
      return b.completes ? raiseFault('raise', made.to ?? b.minTo, b, structure) : fault('nothing-to-complete');
    case 'bet':
    case 'raise':
      return wordFault(made.action, b) ?? raiseFault(made.action, namedTotal(made, b, structure), b, structure);
    default:
      invariant(made.action !== 'fold', 'a fold is always open');
      return assertNever(made.action);
  }
}

/** Whether a seat that owes the bring-in does something that neither pays nor completes it. */
const isOther = (action: BettingAction, b: Bounds): boolean =>
  action === 'check' || action === 'call' || action === 'raise' || (action === 'bet' && !mayOpen(b));

function callFault({ to }: Made, b: Bounds): BettingFault {
  const expected = callTo(b);
  if (expected === NOT_OPEN) return fault('nothing-to-call');
  invariant(to !== undefined, 'a call without a figure is open');
  if (to > b.stackTo) return fault('above-stack', { to, stackTo: b.stackTo });
  return fault(to < expected ? 'undercall' : 'wrong-call-amount', { to, expected });
}

function allInFault({ to }: Made, b: Bounds, structure: BettingStructure): BettingFault {
  if (b.stackTo === Number.POSITIVE_INFINITY) return fault('all-in-without-stack');
  if (to !== undefined && to !== b.stackTo) return fault('wrong-all-in-amount', { to, expected: b.stackTo });
  return raiseFault(b.price === 0 ? 'bet' : 'raise', b.stackTo, b, structure);
}

/** A bet answers no bet, a raise answers one. */
function wordFault(action: 'bet' | 'raise', b: Bounds): BettingFault | null {
  if (action === 'bet' && b.price > 0) return fault('bet-facing-bet', { price: b.price });
  return action === 'raise' && b.price === 0 ? fault('nothing-to-raise') : null;
}

function closedFault(b: Bounds): BettingFault | null {
  switch (b.raising) {
    case 'open':
      return null;
    case 'nobody-can-call':
      return fault('nobody-can-call');
    case 'already-acted':
    case 'barred':
      return fault('reopening-denied', { facing: b.facing, fullRaise: b.fullRaise });
    case 'capped':
      return fault('past-raise-cap', { cap: b.fullBets - 1 });
    default:
      return assertNever(b.raising);
  }
}

/** The one size that would have been right, or both where an open pair leaves the choice. */
const sizeFault = (to: number, { minTo, maxTo }: Bounds): BettingFault =>
  fault('wrong-limit-size', { to, expected: minTo, ...(maxTo === minTo ? {} : { maxTo }) });

function raiseFault(
  action: 'bet' | 'raise',
  to: number | undefined,
  b: Bounds,
  structure: BettingStructure,
): BettingFault {
  const closed = closedFault(b);
  if (closed !== null) return closed;
  if (to === undefined) return fault('amount-missing');
  if (to > b.stackTo) return fault('above-stack', { to, stackTo: b.stackTo });
  if (structure === 'fixed-limit') return sizeFault(to, b);
  if (to < b.minTo) return fault(`${action}-below-minimum`, { to, minTo: b.minTo });
  return fault('above-pot-limit', { to, maxTo: b.maxTo });
}
