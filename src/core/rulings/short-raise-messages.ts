import { type Messages, message } from '../explanation/messages.ts';
import { atName, ofAmount } from '../explanation/words.ts';
import { SHORT_RAISE_OPTION_MESSAGES } from './short-raise-options.ts';
import { says, whoFirst } from './words.ts';

/** What is said of a raise below the least. */
export const SHORT_RAISE_MESSAGES: Messages = {
  ...SHORT_RAISE_OPTION_MESSAGES,
  'raise-is-full': message<{ seat: number; amount: number; least: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} put in ${say.chips(f.amount)}, not below the smallest raise of ${say.chips(f.least)}: it stands.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, non meno del rilancio minimo di ${say.chips(f.least)}: resta valido.`,
  }),
  'short-raise-all-in': message<{ seat: number; amount: number; least: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} is all-in: ${say.chips(f.amount)} stands although the smallest raise is ${say.chips(f.least)}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} è all-in: ${say.chips(f.amount)} valgono anche se il rilancio minimo è ${say.chips(f.least)}.`,
  }),
  'raise-is-short': message<{ seat: number; amount: number; least: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} put in ${say.chips(f.amount)} where the smallest raise is ${say.chips(f.least)}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove il rilancio minimo è ${say.chips(f.least)}.`,
  }),
  'short-bet-made-up': message<{ seat: number; amount: number; added: number }>({
    en: (f, say) =>
      `Below the least bet: ${say.player(f.seat)} adds ${say.chips(f.added)} and bets ${say.chips(f.amount)}.`,
    it: (f, say) =>
      `Meno della puntata minima: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e punta ${say.chips(f.amount)}.`,
  }),
  'short-raise-clarified': message<{ seat: number }>({
    en: (f, say) => `Nobody has acted since: ${say.player(f.seat)} says whether a call or a raise was meant.`,
    it: (f, say) => `Nessuno ha più agito: ${say.player(f.seat)} dice se voleva vedere o rilanciare.`,
  }),
  'short-raise-choice': message<{ seat: number }>({
    en: (f, say) => `${whoFirst(f, say)} chooses: the minimum, or a correct raise; the others are free.`,
    it: (f, say) => `${whoFirst(f, say)} sceglie: il minimo, o il rilancio corretto; gli altri sono liberi.`,
  }),
  'short-raise-choice-bound': message<{ seat: number; seats: readonly number[] }>({
    en: (f, say) =>
      `${whoFirst(f, say)} chooses: with the minimum ${say.players(f.seats)} must stay, with a correct raise they may leave; either way they may not raise.`,
    it: (f, say) =>
      `${whoFirst(f, say)} sceglie: con il minimo chi ha già versato (${say.players(f.seats)}) resta, con il rilancio corretto può ritirarsi; in ogni caso senza rilanciare.`,
  }),
  'short-raise-minimum-read': says(
    '"The minimum" is read as the house has it; the other reading is shown beside.',
    '"Il minimo" si legge come vuole la casa; l\'altra lettura è indicata accanto.',
  ),
  'short-raise-is-a-call': message<{ seat: number; amount: number }>({
    en: (f, say) => `It is a call: ${say.chips(f.amount)} goes back to ${say.player(f.seat)}.`,
    it: (f, say) =>
      `È un call: ${say.chips(f.amount)} ${ofAmount(f.amount, 'torna', 'tornano')} ${atName(say.player(f.seat))}.`,
  }),
  'short-raise-completed': message<{ seat: number; amount: number; added: number }>({
    en: (f, say) => `${whoFirst(f, say)} adds ${say.chips(f.added)}: the raise is made up to ${say.chips(f.amount)}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} aggiunge ${say.chips(f.added)}: il rilancio si completa a ${say.chips(f.amount)}.`,
  }),
  'short-raise-too-late': says(
    'Too late to put it right: the raise stands at what was put in.',
    'È tardi per correggerlo: il rilancio resta di quanto è stato messo.',
  ),
  'short-raise-everyone-adds': message<{ amount: number }>({
    en: (f, say) => `It is made up for everybody: the raiser and all who matched put in ${say.chips(f.amount)}.`,
    it: (f, say) => `Si completa per tutti: il rilanciante e chi lo ha coperto mettono ${say.chips(f.amount)}.`,
  }),
};
