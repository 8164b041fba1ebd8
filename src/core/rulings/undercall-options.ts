import { type Messages, message } from '../explanation/messages.ts';
import { ofAmount } from '../explanation/words.ts';
import { type Act, chipMove, option, type RulingOption } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { cite } from '../rulebooks/catalog.ts';
import { whoFirst } from './words.ts';

/** Less than a call put in: what it was, and what is really owed, the price or the stack where that is less. */
export interface Undercall {
  readonly seat: Seat;
  readonly put: number;
  readonly price: number;
}

/** What stands in the history instead of the undercall; null where no hand has it. */
export type ActsAs = (action: Act['action'], added?: number) => readonly Act[] | null;

/** Calling what is really to be called, or folding and leaving what lies there. */
export const undercallOptions = (
  { seat, put, price }: Undercall,
  cites: ReturnType<typeof cite>,
  actsAs: ActsAs,
): RulingOption[] => [
  option(decision('undercall-completed', { seat, added: price - put }, cites), {
    seat,
    chips: chipMove(seat, 'pot', price - put),
    acts: actsAs('call'),
  }),
  option(decision('undercall-forfeited', { seat, amount: put }, cites), { seat, acts: actsAs('fold', put) }),
];

export const UNDERCALL_OPTION_MESSAGES: Messages = {
  'undercall-completed': message<{ seat: number; added: number }>({
    en: (f, say) => `Full call: ${say.player(f.seat)} adds ${say.chips(f.added)}.`,
    it: (f, say) => `Call pieno: ${say.player(f.seat)} aggiunge ${say.chips(f.added)}.`,
  }),
  'undercall-forfeited': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} folds; the ${say.chips(f.amount)} put in stays in the pot.`,
    it: (f, say) =>
      `${whoFirst(f, say)} passa; ${say.chips(f.amount)} già messi ${ofAmount(f.amount, 'resta', 'restano')} nel piatto.`,
  }),
};
