import type { Localised } from '../kernel/language.ts';

/** Poker TDA rules, 2024: section → what it settles, in our own words. */
export const TDA_2024 = {
  '12': {
    en: 'Cards speak: the tabled cards decide, whatever was announced',
    it: 'Le carte parlano: decidono le carte mostrate, qualunque cosa si sia annunciata',
  },
  '13-A': {
    en: 'A hand is tabled when all its cards lie face up and can be read',
    it: 'Una mano è mostrata quando tutte le sue carte sono scoperte e leggibili',
  },
  '14': {
    en: 'A hand given up face down has no claim unless it can be retrieved',
    it: 'Chi consegna la mano coperta perde ogni diritto, salvo che la si possa recuperare',
  },
  '15-B': {
    en: 'A bet nobody called goes back to the player who made it',
    it: "Una puntata che nessuno ha visto torna a chi l'ha fatta",
  },
  '16': {
    en: 'With a player all-in and no betting left, every hand is turned face up',
    it: 'Con un giocatore all-in e nessuna puntata possibile si scoprono tutte le mani',
  },
  '17': {
    en: 'Order of showing: last aggressor of the last street first, else from the left of the button',
    it: "Ordine in cui si mostra: prima chi ha puntato o rilanciato per ultimo nell'ultimo giro, altrimenti da sinistra del bottone",
  },
  '19': {
    en: 'A player who plays the board tables every hole card to share the pot',
    it: 'Chi gioca il tavolo mostra tutte le sue carte per dividere il piatto',
  },
  '20': {
    en: 'Odd chips are broken into the smallest denomination in play',
    it: 'Le fiche indivisibili si cambiano nel taglio più piccolo in gioco',
  },
  '20-A': {
    en: 'Board games: an odd chip goes to the first winning seat left of the button',
    it: 'Giochi con tavolo: la fiche indivisibile va al primo vincitore a sinistra del bottone',
  },
  '20-B': {
    en: 'Stud and razz: an odd chip goes to the highest card by suit among the winning five',
    it: 'Stud e razz: la fiche indivisibile va alla carta più alta per seme tra le cinque vincenti',
  },
  '20-C': {
    en: 'High-low: the odd chip of the whole pot goes to the high half',
    it: 'Alto-basso: la fiche indivisibile del piatto intero va alla metà alta',
  },
  '21': {
    en: 'Each side pot is split on its own',
    it: 'Ogni piatto laterale si divide per conto suo',
  },
  '34-B': {
    en: 'Heads-up the button posts the small blind, acts first before the flop and last after it',
    it: 'In due il bottone mette il piccolo buio, parla per primo prima del flop e per ultimo dopo',
  },
  '35-E': {
    en: 'A fouled deck stops the hand and every bet goes back',
    it: 'Un mazzo irregolare ferma la mano e ogni puntata torna indietro',
  },
  '40': {
    en: 'Chips and words: what comes first binds',
    it: 'Fiche e parole: vincola ciò che viene prima',
  },
  '43': {
    en: 'A raise is at least as large as the largest bet or raise of the street',
    it: 'Un rilancio vale almeno quanto la puntata o il rilancio più grande del giro',
  },
  '44': {
    en: 'A single oversized chip facing a bet is a call unless a raise was declared first',
    it: 'Una sola fiche più grande davanti a una puntata è un call, se prima non si dichiara il rilancio',
  },
  '47-A': {
    en: 'No-limit and pot-limit: short all-ins reopen the betting once they add up to a full raise',
    it: 'No-limit e pot-limit: gli all-in corti riaprono le puntate quando sommati fanno un rilancio pieno',
  },
  '47-B': {
    en: 'Limit: an all-in of half a bet or more reopens the betting',
    it: 'Limit: un all-in di almeno mezza puntata riapre le puntate',
  },
  '48': {
    en: 'Number of raises in limit games: the house limit holds until the event is heads-up',
    it: 'Numero di rilanci nel limit: il tetto della casa vale finché il torneo non resta a due',
  },
  '53': {
    en: 'Action out of turn is binding if the action to that player has not changed',
    it: "Un'azione fuori turno vincola se l'azione verso quel giocatore non è cambiata",
  },
  '54-A': {
    en: 'Pot-limit: the largest raise is the pot after a call',
    it: 'Pot-limit: il rilancio massimo è il piatto dopo aver visto',
  },
  '54-B': {
    en: 'Pot-limit: before the flop short or missing blinds count in full',
    it: 'Pot-limit: prima del flop i bui corti o mancanti contano per intero',
  },
} as const satisfies Readonly<Record<string, Localised>>;
