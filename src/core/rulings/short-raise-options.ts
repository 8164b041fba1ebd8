import { type Messages, message } from '../explanation/messages.ts';
import { type ChipMove, chipMove, option, type Right, type RulingOption } from '../hand/verdict.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { SeatAmount } from './facts.ts';
import type { ActsAs } from './wager.ts';
import { whoFirst } from './words.ts';

/** A raise below the least legal one; every figure counts from the same height. */
export interface ShortRaise {
  readonly seat: Seat;
  /** Price of a call before it, what was put in, and the least legal raise. */
  readonly price: number;
  readonly put: number;
  readonly least: number;
  /** The least raise, or the raiser's last chip where that is less. */
  readonly reach: number;
  readonly matched: readonly SeatAmount[];
}

/** What every seat involved adds, or takes back, so that its wager is `to`. */
export const everyoneTo = ({ seat, put, matched }: ShortRaise, to: number): ChipMove[] => [
  ...chipMove(seat, 'pot', to - put),
  ...matched.flatMap((m) => chipMove(m.seat, 'pot', to - m.amount)),
];

const rights = ({ matched }: ShortRaise, may: Right['may']): Right[] => [
  ...(matched.length === 0 ? [] : [{ who: 'matched', seats: matched.map(({ seat }) => seat), may } as const]),
  { who: 'others', seats: [], may: ['fold', 'call', 'raise'] },
];

/** The raiser's ways: the minimum, as the house reads it and as it could be read, or a correct raise. */
export function shortRaiseOptions(raise: ShortRaise, { values, cites }: RuleSet, actsAs: ActsAs): RulingOption[] {
  const { seat, price, put, reach } = raise;
  const seats = raise.matched.map((m) => m.seat);
  const clause = [...new Set([...cite('italian-tournament/13'), ...cites.shortRaiseMinimum])];
  const basis = (reading: string) => (values.shortRaiseMinimum === reading ? 'rulebook' : 'other-reading');
  const bound = rights(raise, ['call']);
  const toCall = option(decision('minimum-is-the-call', { seat, amount: price, seats }, clause), {
    seat,
    basis: basis('call'),
    chips: everyoneTo(raise, price),
    rights: bound,
    acts: actsAs('call', price),
  });
  const toRaise = option(decision('minimum-is-the-least-raise', { seat, amount: reach, seats }, clause), {
    seat,
    basis: basis('minimum-raise'),
    chips: everyoneTo(raise, reach),
    rights: bound,
    acts: actsAs('raise', reach),
  });
  const correct = option(
    decision('raise-corrected', { seat, added: reach - put, seats }, cite('italian-tournament/13')),
    {
      seat,
      chips: chipMove(seat, 'pot', reach - put),
      rights: rights(raise, ['fold', 'call']),
      acts: actsAs('raise', reach),
    },
  );
  return [toCall, toRaise, correct];
}

type Seats = { readonly seats: readonly number[] };
/** Said only where somebody has matched the raise. */
const ifMatched = ({ seats }: Seats, text: string): string => (seats.length === 0 ? '' : text);

export const SHORT_RAISE_OPTION_MESSAGES: Messages = {
  'minimum-is-the-call': message<{ seat: number; amount: number } & Seats>({
    en: (f, say) =>
      `${whoFirst(f, say)} puts the minimum, ${say.chips(f.amount)} to call, and takes back what is above it${ifMatched(f, '; what was matched above it goes back too, who matched stays and may not raise')}; the player whose bet this calls has nothing left to answer.`,
    it: (f, say) =>
      `${whoFirst(f, say)} mette il minimo, ${say.chips(f.amount)} per vedere, e riprende il resto${ifMatched(f, '; anche quanto versato in più dagli altri torna indietro, chi ha già versato resta e non può rilanciare')}; chi aveva puntato non ha più nulla a cui rispondere.`,
  }),
  'minimum-is-the-least-raise': message<{ seat: number; amount: number } & Seats>({
    en: (f, say) =>
      `${whoFirst(f, say)} puts the minimum, the smallest raise of ${say.chips(f.amount)}${ifMatched(f, '; who matched must stay, adds up to it and may not raise')}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} mette il minimo, il rilancio più piccolo di ${say.chips(f.amount)}${ifMatched(f, '; chi ha già versato deve restare, aggiunge la differenza e non può rilanciare')}.`,
  }),
  'raise-corrected': message<{ seat: number; added: number } & Seats>({
    en: (f, say) =>
      `${whoFirst(f, say)} makes the raise correct, adding at least ${say.chips(f.added)}${ifMatched(f, '; who matched may leave or call, and may not raise')}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} esegue il rilancio corretto, aggiungendo almeno ${say.chips(f.added)}${ifMatched(f, '; chi ha già versato può ritirarsi o vedere, senza rilanciare')}.`,
  }),
};
