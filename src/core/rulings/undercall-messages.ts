import { type Messages, message } from '../explanation/messages.ts';
import { ofAmount } from '../explanation/words.ts';
import { whoFirst } from './words.ts';

/** What is said of less than a call put in. */
export const UNDERCALL_MESSAGES: Messages = {
  'raise-not-heard': message<{ seat: number }>({
    en: (f, say) => `${whoFirst(f, say)} did not hear the raise, and the dealer allows a correction.`,
    it: (f, say) => `${whoFirst(f, say)} non ha udito il rilancio e il mazziere autorizza la correzione.`,
  }),
  'unheard-may-choose': message<{ seat: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} may take the chips back and need not play, or call the raise; raising is not open.`,
    it: (f, say) =>
      `${whoFirst(f, say)} può ritirare le fiche senza obbligo di giocare, o vedere il rilancio; non può rilanciare.`,
  }),
  'unheard-taken-back': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} takes ${say.chips(f.amount)} back and folds.`,
    it: (f, say) => `${whoFirst(f, say)} ritira ${say.chips(f.amount)} e passa.`,
  }),
  'unheard-calls-raise': message<{ seat: number; added: number }>({
    en: (f, say) => `${whoFirst(f, say)} adds ${say.chips(f.added)} and calls, without raising.`,
    it: (f, say) => `${whoFirst(f, say)} aggiunge ${say.chips(f.added)} e vede, senza rilanciare.`,
  }),
  'unheard-not-authorised': message<{ seat: number }>({
    en: (f, say) =>
      `Without the dealer's leave nothing comes back: ${say.player(f.seat)} calls the raise, or folds and leaves the chips.`,
    it: (f, say) =>
      `Senza autorizzazione del mazziere nulla torna indietro: ${say.player(f.seat)} vede il rilancio, o passa e lascia le fiche.`,
  }),
  'undercall-heard': message<{ seat: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} had heard the raise: the page speaks only of one not heard, the floor decides.`,
    it: (f, say) =>
      `${whoFirst(f, say)} aveva udito il rilancio: il testo parla solo di quello non udito, decide il direttore.`,
  }),
  'undercall-put-in': message<{ seat: number; amount: number; price: number }>({
    en: (f, say) => `${whoFirst(f, say)} put in ${say.chips(f.amount)} where ${say.chips(f.price)} is needed to call.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove per vedere servono ${say.chips(f.price)}.`,
  }),
  'undercall-all-in': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} has no more chips: it is a call all-in for ${say.chips(f.amount)}.`,
    it: (f, say) => `${whoFirst(f, say)} non ha altre fiche: è un call all-in per ${say.chips(f.amount)}.`,
  }),
  'undercall-full-call': message<{ seat: number; added: number; reason: string }>({
    en: (f, say) =>
      `${f.reason === 'heads-up' ? 'Heads-up' : 'Facing the opening bet'} it is a full call: ${say.player(f.seat)} adds ${say.chips(f.added)}.`,
    it: (f, say) =>
      `${f.reason === 'heads-up' ? 'In due' : 'Davanti alla prima puntata'} è un call pieno: ${say.player(f.seat)} aggiunge ${say.chips(f.added)}.`,
  }),
  'undercall-floor': message<{ seat: number }>({
    en: (f, say) =>
      `With more players and a raise in front the floor decides: a full call, or ${say.player(f.seat)} folds and loses the chips.`,
    it: (f, say) =>
      `Con più giocatori e un rilancio davanti decide il direttore: call pieno, o ${say.player(f.seat)} passa e perde le fiche.`,
  }),
  'undercall-completed': message<{ seat: number; added: number }>({
    en: (f, say) => `Full call: ${say.player(f.seat)} adds ${say.chips(f.added)}.`,
    it: (f, say) => `Call pieno: ${say.player(f.seat)} aggiunge ${say.chips(f.added)}.`,
  }),
  'undercall-forfeited': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} folds; the ${say.chips(f.amount)} put in stays in the pot.`,
    it: (f, say) =>
      `${whoFirst(f, say)} passa; ${say.chips(f.amount)} già messi ${ofAmount(f.amount, 'resta', 'restano')} nel piatto.`,
  }),
  'undercall-always-full': message<{ seat: number; added: number }>({
    en: (f, say) => `Chips released bind: ${say.player(f.seat)} adds ${say.chips(f.added)} and calls in full.`,
    it: (f, say) =>
      `Le fiche rilasciate vincolano: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e vede per intero.`,
  }),
  'undercall-may-withdraw': message<{ seat: number }>({
    en: (f, say) =>
      `${whoFirst(f, say)} did not know of the raise and nobody has acted since: the chips may be taken back and the action made anew.`,
    it: (f, say) =>
      `${whoFirst(f, say)} ignorava il rilancio e nessuno ha più agito: può riprendere le fiche e decidere di nuovo.`,
  }),
  'undercall-withdrawn': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} takes ${say.chips(f.amount)} back and acts again: fold, call or raise.`,
    it: (f, say) => `${whoFirst(f, say)} riprende ${say.chips(f.amount)} e agisce di nuovo: passa, vede o rilancia.`,
  }),
};
