import { type Messages, message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { FACT_MESSAGES } from './fact-messages.ts';
import { WAGER_MESSAGES } from './wager.ts';
import { type Named, says, who } from './words.ts';

/** What several rulings say. */
export const SHARED_RULING_MESSAGES: Messages = {
  ...FACT_MESSAGES,
  ...WAGER_MESSAGES,
  'rulebook-silent': says(
    'This rulebook has no word on it: the floor decides, in the interest of the game and of fairness.',
    "Questo regolamento non ne parla: decide il direttore, nell'interesse del gioco e dell'equità.",
  ),
  'misdeal-called': says(
    'Misdeal: the cards come back and every bet with them.',
    'Mano annullata: si ritirano le carte e ogni puntata torna indietro.',
  ),
  'exact-replay': says(
    'The same hand is dealt again: same button, same blinds, same seats.',
    'Si ridistribuisce la stessa mano: stesso bottone, stessi bui, stessi posti.',
  ),
  'deal-stands': says(
    'There has been substantial action: the deal stands as it is.',
    "C'è già stata azione sostanziale: la distribuzione resta com'è.",
  ),
  'no-misdeal-here': says(
    'This rulebook does not make a misdeal of it, and does not say how it is put right: the floor decides.',
    'Questo regolamento non annulla la mano per questo e non dice come si rimedia: decide il direttore.',
  ),
  'card-is-paper': says(
    'A card that does not belong to the deck counts as a scrap of paper.',
    'Una carta che non appartiene al mazzo vale come un pezzo di carta.',
  ),
  'penalty-possible': message<Named>({
    en: (f, say) => `The floor may give ${who(f, say)} a penalty.`,
    it: (f, say) => `Il direttore può sanzionare ${who(f, say)}.`,
  }),
  'change-returned': message<Named & { amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} above the call goes back to ${who(f, say)}.`,
    it: (f, say) => `${say.chips(f.amount)} oltre il prezzo per vedere tornano ${atName(who(f, say))}.`,
  }),
  'silence-and-raise': says(
    'The page takes the raise from who is silent, and makes a silent larger amount a raise: one motion with chips is the latter, everything else the former.',
    'Il testo toglie il rilancio a chi tace e fa un rilancio della cifra maggiore messa in silenzio: un solo gesto con le fiche è il secondo caso, tutto il resto il primo.',
  ),
};
