import { type Messages, message } from '../explanation/messages.ts';
import { whoFirst } from './words.ts';

/** What is said of chips beside those of an earlier bet. */
export const PRIOR_MESSAGES: Messages = {
  'prior-chips-in-front': message<{ seat: number; prior: number; left: number; added: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} had ${say.chips(f.prior)} in front from before, of which ${say.chips(f.left)} stayed, and added ${say.chips(f.added)}.`,
    it: (f, say) =>
      `${whoFirst(f, say)} aveva davanti ${say.chips(f.prior)} da prima, di cui restano ${say.chips(f.left)}, e ha aggiunto ${say.chips(f.added)}.`,
  }),
  'prior-overchip': message<{ seat: number; amount: number }>({
    en: (f, say) =>
      `The only new chip is one of ${say.chips(f.amount)}, and the earlier ones did not cover the call: it is an oversized chip.`,
    it: (f, say) =>
      `L'unica fiche nuova è da ${say.chips(f.amount)}, e le precedenti non bastavano per vedere: è una sola fiche più grande.`,
  }),
  'prior-every-chip-needed': message<{ seat: number; price: number }>({
    en: (f, say) => `Without any one of the new chips the ${say.chips(f.price)} to call would not be there.`,
    it: (f, say) => `Togliendo anche una sola delle fiche nuove mancherebbero i ${say.chips(f.price)} per vedere.`,
  }),
  'prior-call': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} calls: ${say.chips(f.amount)} in all.`,
    it: (f, say) => `${whoFirst(f, say)} vede: ${say.chips(f.amount)} in tutto.`,
  }),
  'prior-raise': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} raises to ${say.chips(f.amount)} in all.`,
    it: (f, say) => `${whoFirst(f, say)} rilancia a ${say.chips(f.amount)} in tutto.`,
  }),
  'prior-pulled-binds': message<{ seat: number }>({
    en: (f, say) => `Chips were pulled back: ${say.player(f.seat)} has to call or raise and may not fold.`,
    it: (f, say) =>
      `Delle fiche sono state ritirate: ${say.player(f.seat)} deve vedere o rilanciare e non può passare.`,
  }),
  'prior-all-in': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} has no more chips: it is a call all-in for ${say.chips(f.amount)} in all.`,
    it: (f, say) => `${whoFirst(f, say)} non ha altre fiche: è un call all-in per ${say.chips(f.amount)} in tutto.`,
  }),
  'prior-undercall': message<{ seat: number; amount: number; price: number }>({
    en: (f, say) =>
      `With ${say.chips(f.amount)} in front ${say.player(f.seat)} is short of the ${say.chips(f.price)} to call: the floor rules it as an undercall.`,
    it: (f, say) =>
      `Con ${say.chips(f.amount)} davanti ${say.player(f.seat)} non arriva ai ${say.chips(f.price)} per vedere: il direttore lo giudica come call in difetto.`,
  }),
  'prior-nothing-added': message<{ seat: number }>({
    en: (f, say) => `Nothing was added or pulled back: ${say.player(f.seat)} has not acted yet.`,
    it: (f, say) => `Nulla è stato aggiunto o ritirato: ${say.player(f.seat)} non ha ancora agito.`,
  }),
};
