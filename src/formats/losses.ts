import type { Localised } from '../core/index.ts';
import { FORMAT_FAULT_TEXTS, type FormatCode } from './fault-texts.ts';

/** What a format has no words for. */
export const LOSS_TEXTS = {
  'no-such-game': { en: 'the format does not know the game', it: 'il formato non conosce il gioco' },
  'no-history': { en: 'the format tells a hand by its bets', it: 'il formato racconta la mano con le puntate' },
  'no-result': { en: 'the format needs to know who won what', it: 'il formato vuole sapere chi ha vinto e quanto' },
  'several-boards': { en: 'the format cannot deal so many boards', it: 'il formato non può distribuire tanti board' },
  opening: { en: 'a hand that starts on a later street', it: 'una mano che comincia da un giro successivo' },
  'one-player': { en: 'a hand of one player', it: 'una mano di un solo giocatore' },
  'unknown-amount': { en: 'an action without its amount', it: "un'azione senza importo" },
  'unknown-stack': { en: 'a seat whose stack is not known', it: 'un posto di cui non si conosce lo stack' },
  'unclear-name': { en: 'a name the format would misread', it: 'un nome che il formato fraintenderebbe' },
  'player-name': { en: 'a name that is too long', it: 'un nome troppo lungo' },
  'chips-without-a-word': { en: 'chips put forward without a word', it: 'fiches spinte avanti senza una parola' },
  'bring-in-untold': { en: 'a bring-in nobody brought in', it: 'un bring-in che nessuno ha messo' },
  'bring-in': { en: 'the bring-in', it: 'il bring-in' },
  blinds: { en: 'blinds in a game with a bring-in', it: 'i bui in un gioco con bring-in' },
  stated: { en: 'a stated result', it: 'un risultato dichiarato' },
  record: { en: 'a label of the record', it: "un'etichetta della registrazione" },
  setup: { en: 'part of the hand as it was dealt and played', it: "parte della mano com'è stata data e giocata" },
  money: { en: 'how its money is written', it: 'come ne sono scritti gli importi' },
  currency: { en: 'the currency', it: 'la valuta' },
  decimals: { en: 'amounts of so many decimals', it: 'importi con tanti decimali' },
  rulebook: { en: 'the rulebook it is played under', it: 'il regolamento con cui si gioca' },
  'house-rules': { en: 'options laid over the rulebook', it: 'opzioni aggiunte al regolamento' },
  rake: { en: 'how the rake is taken', it: 'come si preleva la rake' },
  'smallest-chip': { en: 'the smallest chip in play', it: 'la fiche più piccola in gioco' },
  'dead-button': { en: 'a button at an empty seat', it: 'un bottone a un posto vuoto' },
  'dead-cards': { en: 'cards that are out of play', it: 'carte fuori gioco' },
  'dead-blind-as-ante': { en: 'a dead blind, written as an ante', it: 'un buio morto, scritto come ante' },
  'carried-in': { en: 'chips left from the hand before', it: 'fiches rimaste dalla mano precedente' },
  deck: { en: 'a stripped deck', it: 'un mazzo ridotto' },
  reveals: { en: 'cards revealed beside the board', it: 'carte scoperte accanto al board' },
  conflict: { en: 'what the record says against itself', it: 'ciò che la registrazione dice contro se stessa' },
} as const satisfies Readonly<Record<string, Localised>>;

/** Why something of a hand cannot be written; a writer whose reader objects says so by the reader's code. */
export type LossCode = keyof typeof LOSS_TEXTS | FormatCode;

/** What each code says; what it is about is said beside it. */
export const LOSSES: Readonly<Record<LossCode, Localised>> = { ...FORMAT_FAULT_TEXTS, ...LOSS_TEXTS };

/** Something of a hand a format has no words for: a stable code, and what is lost. */
export interface Loss {
  readonly code: LossCode;
  readonly detail: string | null;
}

export const loss = (code: LossCode, detail: string | null = null): Loss => ({ code, detail });
