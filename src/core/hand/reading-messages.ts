import { type Message, type Messages, message } from '../explanation/messages.ts';
import type { Reading } from '../house-rules/readings.ts';

/** What a reading of an unclear text says, in a hand in which it matters. */
const READING_TEXTS: Readonly<Record<Reading, Message>> = {
  'limit-room-betting': message<{ betting: string }>({
    en: (f) => `The text is of fixed limit; this hand is told as ${f.betting}, and its limits do not apply.`,
    it: (f) => `Il testo parla di limite fisso; questa mano è indicata come ${f.betting} e i suoi limiti non valgono.`,
  }),
  'limit-room-later-streets': message<{ seat: number; street: string }>({
    en: (f, say) =>
      `The text plays the later rounds as the first, which starts left of the big blind. Here, as in every other rulebook, the first player left of the button opens them: ${say.player(f.seat)} (${say.street(f.street)}).`,
    it: (f, say) =>
      `Il testo gioca i giri successivi come il primo, che parte a sinistra del grande buio. Qui, come in ogni altro regolamento, li apre il primo a sinistra del bottone: ${say.player(f.seat)} (${say.street(f.street)}).`,
  }),
  'limit-room-big-blind-counts': message<{ seat: number; price: number }>({
    en: (f, say) =>
      `The text does not say whether the big blind is the bet before three raises. It is counted, so the first round is capped at ${say.chips(f.price)}.`,
    it: (f, say) =>
      `Il testo non dice se il grande buio sia la puntata prima dei tre rilanci. Qui conta, quindi il primo giro si ferma a ${say.chips(f.price)}.`,
  }),
  'limit-room-big-blind-option': message<{ seat: number }>({
    en: (f, say) =>
      `The text does not mention the option of the big blind. It is granted: ${say.player(f.seat)} may check or raise though everybody has only called.`,
    it: (f, say) =>
      `Il testo non parla dell'opzione del grande buio. È concessa: ${say.player(f.seat)} può passare o rilanciare anche se tutti hanno solo visto.`,
  }),
  'limit-room-side-pots': message<{ pots: number }>({
    en: () =>
      'The text divides side pots by the order of going all-in. They are cut by amount, and the order makes no difference.',
    it: () =>
      "Il testo divide i piatti laterali secondo l'ordine degli all-in. Qui si tagliano per importo, e l'ordine non cambia nulla.",
  }),
  'limit-room-short-all-in': message<{ seat: number; to: number; half: number }>({
    en: (f, say) =>
      `The text is silent on an all-in short of a full bet or raise, as ${say.player(f.seat)}'s to ${say.chips(f.to)}. The half-bet rule is used: from ${say.chips(f.half)} on it counts as a raise and reopens the betting.`,
    it: (f, say) =>
      `Il testo tace sull'all-in inferiore a una puntata o a un rilancio pieno, come quello di ${say.player(f.seat)} a ${say.chips(f.to)}. Vale la regola della mezza puntata: da ${say.chips(f.half)} in su conta come rilancio e riapre il gioco.`,
  }),
  'limit-room-heads-up-cap': message<{ seat: number; raises: number }>({
    en: (f, say) =>
      `The text makes no exception to its cap for two players: after ${f.raises} raises ${say.player(f.seat)} may not raise, where other rulebooks lift the cap.`,
    it: (f, say) =>
      `Il testo non prevede eccezioni al tetto quando si resta in due: dopo ${f.raises} rilanci ${say.player(f.seat)} non può rilanciare, mentre altri regolamenti tolgono il tetto.`,
  }),
  'limit-room-board-muck': message<{ seats: readonly number[] }>({
    en: (f, say) =>
      `The text gives a pot the board wins to all who are left, and the pot away to who mucks. Read together: who mucks gives up his share (${say.players(f.seats)}).`,
    it: (f, say) =>
      `Il testo divide tra tutti i rimasti il piatto vinto dal tavolo, e fa perdere il piatto a chi fa mucchio. Letti insieme: chi fa mucchio rinuncia alla sua parte (${say.players(f.seats)}).`,
  }),
  'limit-room-all-in-muck': message<{ seat: number }>({
    en: (f, say) =>
      `The text lets anybody muck, and so ${say.player(f.seat)} does with a player all-in. The TDA would have every hand tabled.`,
    it: (f, say) =>
      `Il testo permette a chiunque di fare mucchio, e ${say.player(f.seat)} lo fa con un giocatore all-in. Per la TDA andrebbero mostrate tutte le mani.`,
  }),
  'limit-room-heads-up-blinds': message<{ seat: number }>({
    en: (f, say) =>
      `Read to the letter the small blind sits left of the button even with two players. As in every other rulebook the button posts it: ${say.player(f.seat)} acts first before the flop and last after it.`,
    it: (f, say) =>
      `Alla lettera il piccolo buio sta a sinistra del bottone anche in due. Come in ogni altro regolamento lo mette il bottone: ${say.player(f.seat)} parla per primo prima del flop e per ultimo dopo.`,
  }),
};

export const READING_MESSAGES: Messages = READING_TEXTS;
