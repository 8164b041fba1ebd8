import { type Messages, message } from '../explanation/messages.ts';
import { whoFirst } from './words.ts';

/** What is said of chips put in without a word. */
export const SILENT_MESSAGES: Messages = {
  'silent-single-chip': message<{ seat: number; chip: number }>({
    en: (f, say) => `${whoFirst(f, say)} put in a single chip of ${say.chips(f.chip)} without declaring a raise.`,
    it: (f, say) => `${whoFirst(f, say)} ha messo una sola fiche da ${say.chips(f.chip)} senza dichiarare un rilancio.`,
  }),
  'silent-every-chip-needed': message<{ seat: number; price: number }>({
    en: (f, say) => `Without any one of the chips the ${say.chips(f.price)} to call would not be there.`,
    it: (f, say) => `Togliendo anche una sola fiche mancherebbero i ${say.chips(f.price)} per vedere.`,
  }),
  'silent-not-every-chip-needed': message<{ seat: number; price: number }>({
    en: (f, say) => `Not every chip is needed for the ${say.chips(f.price)} to call: half a raise is the measure.`,
    it: (f, say) => `Non tutte le fiche servono per vedere ${say.chips(f.price)}: la misura è metà rilancio.`,
  }),
  'silent-more-than-in-play': message<{ seat: number; amount: number; price: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} put in ${say.chips(f.amount)}, more than the ${say.chips(f.price)} in play: that is a raise.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, più dei ${say.chips(f.price)} in gioco: è un rilancio.`,
  }),
  'silent-call': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} calls for ${say.chips(f.amount)}.`,
    it: (f, say) => `${whoFirst(f, say)} vede per ${say.chips(f.amount)}.`,
  }),
  'silent-check': message<{ seat: number }>({
    en: (f, say) => `${whoFirst(f, say)} has nothing to call: it is a check.`,
    it: (f, say) => `${whoFirst(f, say)} non ha nulla da vedere: è un check.`,
  }),
  'silent-bet-made-up': message<{ seat: number; added: number; amount: number }>({
    en: (f, say) =>
      `Below the least bet: ${say.player(f.seat)} adds ${say.chips(f.added)} and bets ${say.chips(f.amount)}.`,
    it: (f, say) =>
      `Meno della puntata minima: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e punta ${say.chips(f.amount)}.`,
  }),
  'silent-raise': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} raises with ${say.chips(f.amount)}.`,
    it: (f, say) => `${whoFirst(f, say)} rilancia con ${say.chips(f.amount)}.`,
  }),
  'silent-raise-made-up': message<{ seat: number; added: number; amount: number }>({
    en: (f, say) =>
      `Half a raise or more: ${say.player(f.seat)} adds ${say.chips(f.added)} and raises with ${say.chips(f.amount)}.`,
    it: (f, say) =>
      `Metà rilancio o più: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e rilancia con ${say.chips(f.amount)}.`,
  }),
  'silent-raise-is-short': message<{ seat: number; amount: number; least: number }>({
    en: (f, say) =>
      `A raise, but short: ${say.chips(f.amount)} where ${say.chips(f.least)} is the least; ${say.player(f.seat)} puts the minimum or raises correctly.`,
    it: (f, say) =>
      `Un rilancio, ma in difetto: ${say.chips(f.amount)} dove il minimo è ${say.chips(f.least)}; ${say.player(f.seat)} mette il minimo o rilancia correttamente.`,
  }),
  'silent-bet': message<{ seat: number; amount: number }>({
    en: (f, say) => `There is no bet in front: ${say.player(f.seat)} bets ${say.chips(f.amount)}, the full value.`,
    it: (f, say) => `Non c'è puntata davanti: ${say.player(f.seat)} punta ${say.chips(f.amount)}, l'intero valore.`,
  }),
};
