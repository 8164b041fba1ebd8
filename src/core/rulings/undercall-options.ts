import { chipMove, option, type RulingOption } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';

import type { ActsAs, Cites } from './wager.ts';

/** Less than a call put in: what it was, and what is really owed, the price or the stack where that is less. */
export interface Undercall {
  readonly seat: Seat;
  readonly put: number;
  readonly price: number;
}

/** Calling what is really to be called, or folding and leaving what lies there. */
export const undercallOptions = ({ seat, put, price }: Undercall, cites: Cites, actsAs: ActsAs): RulingOption[] => [
  option(decision('undercall-completed', { seat, added: price - put }, cites), {
    seat,
    chips: chipMove(seat, 'pot', price - put),
    acts: actsAs('call'),
  }),
  option(decision('undercall-forfeited', { seat, amount: put }, cites), { seat, acts: actsAs('fold', put) }),
];
