import { type Messages, message, type Speaker } from '../explanation/messages.ts';
import { atHead, one } from '../explanation/words.ts';
import type { Language } from '../kernel/language.ts';

type FirstFacts = {
  seat: number;
  seats: readonly number[];
  showing: readonly string[];
  by: string;
};

/** What is looked for among the cards face up. */
const BEST: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'lowest-upcard': 'The lowest card up, by suit where ranks are equal,',
    'highest-upcard': 'The highest card up, by suit where ranks are equal,',
    'highest-upcard-ace-low': 'The highest card up, aces low and by suit where ranks are equal,',
    'best-upcards': 'The best hand showing',
    'lowest-upcards': 'The lowest hand showing',
    'lowest-upcards-ace-low': 'The lowest hand showing, aces low,',
  },
  it: {
    'lowest-upcard': 'La carta scoperta più bassa, per seme a pari valore,',
    'highest-upcard': 'La carta scoperta più alta, per seme a pari valore,',
    'highest-upcard-ace-low': 'La carta scoperta più alta, asso basso e per seme a pari valore,',
    'best-upcards': 'La mano migliore in vista',
    'lowest-upcards': 'La mano più bassa in vista',
    'lowest-upcards-ace-low': 'La mano più bassa in vista, asso basso,',
  },
};

/** Seat by seat what lies face up. */
const shown = ({ seats, showing }: FirstFacts, say: Speaker): string =>
  seats.map((seat, i) => `${say.player(seat)} ${showing[i] ?? '??'}`).join(', ');

/** What the steps of a stud hand say, and of a game with a discard. */
export const STUD_MESSAGES: Messages = {
  'open-pair-big-bet': message<{ seats: readonly number[]; smallBet: number; bigBet: number }>({
    en: (f, say) =>
      `${atHead(say.players(f.seats))} ${one(f.seats) ? 'shows' : 'show'} a pair: bets and raises may be ${say.chips(f.smallBet)} or ${say.chips(f.bigBet)}, and after one of ${say.chips(f.bigBet)} all are.`,
    it: (f, say) =>
      `${atHead(say.players(f.seats))} ${one(f.seats) ? 'mostra' : 'mostrano'} una coppia: si può puntare e rilanciare di ${say.chips(f.smallBet)} o di ${say.chips(f.bigBet)}; dopo la prima da ${say.chips(f.bigBet)} sono tutte da ${say.chips(f.bigBet)}.`,
  }),
  'bring-in-owed': message<FirstFacts & { due: number }>({
    en: (f, say) =>
      `Showing: ${shown(f, say)}. ${BEST.en[f.by] ?? f.by} brings it in: ${say.player(f.seat)} for ${say.chips(f.due)}, or completes.`,
    it: (f, say) =>
      `In vista: ${shown(f, say)}. ${BEST.it[f.by] ?? f.by} apre per obbligo: ${say.player(f.seat)} mette ${say.chips(f.due)} di bring-in, o completa.`,
  }),
  'bring-in-passed': message<{ seat: number; from: number }>({
    en: (f, say) => `${say.player(f.from)} does not bring it in: it falls to the next, ${say.player(f.seat)}.`,
    it: (f, say) => `${say.player(f.from)} non mette il bring-in: tocca al successivo, ${say.player(f.seat)}.`,
  }),
  'first-to-speak': message<FirstFacts & { tied: readonly number[] }>({
    en: (f, say) =>
      `Showing: ${shown(f, say)}. ${BEST.en[f.by] ?? f.by} speaks first: ${say.player(f.seat)}${f.tied.length > 1 ? `, the first from the left of the button among ${say.players(f.tied)} with equal cards` : ''}.`,
    it: (f, say) =>
      `In vista: ${shown(f, say)}. ${BEST.it[f.by] ?? f.by} parla per prima: ${say.player(f.seat)}${f.tied.length > 1 ? `, la prima a sinistra del bottone tra ${say.players(f.tied)} con carte uguali` : ''}.`,
  }),
  'first-as-told': message<FirstFacts & { due: number }>({
    en: (f, say) =>
      `Not every card up is told (${shown(f, say)}): by the history ${say.player(f.seat)} is the one to ${f.due > 0 ? 'bring it in' : 'speak first'}.`,
    it: (f, say) =>
      `Non tutte le carte scoperte sono indicate (${shown(f, say)}): secondo la storia tocca a ${say.player(f.seat)} ${f.due > 0 ? 'mettere il bring-in' : 'parlare per primo'}.`,
  }),
  'bring-in-completion': message<{ seat: number; price: number; size: number; minTo: number }>({
    en: (f, say) => `The bring-in is no full bet: ${say.player(f.seat)} may complete to ${say.chips(f.minTo)}.`,
    it: (f, say) =>
      `Il bring-in non è una puntata piena: ${say.player(f.seat)} può completare a ${say.chips(f.minTo)}.`,
  }),
  'shared-card': message<{ street: string; card: string }>({
    en: (f) => `The deck has no last card for everybody: ${f.card} is turned up and counts for all.`,
    it: (f) => `Nel mazzo non c'è un'ultima carta per tutti: si scopre ${f.card}, che vale per tutti.`,
  }),
  'discard-opened': message<{ count: number }>({
    en: (f) => `Everybody left throws away ${f.count === 1 ? 'one card' : `${f.count} cards`}.`,
    it: (f) => `Tutti i rimasti scartano ${f.count === 1 ? 'una carta' : `${f.count} carte`}.`,
  }),
  'cards-discarded': message<{ seat: number; count: number }>({
    en: (f, say) => `${say.player(f.seat)} throws away ${f.count === 1 ? 'one card' : `${f.count} cards`}.`,
    it: (f, say) => `${say.player(f.seat)} scarta ${f.count === 1 ? 'una carta' : `${f.count} carte`}.`,
  }),
};
