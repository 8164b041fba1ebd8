import type { Localised } from '../kernel/language.ts';

/** A fixed-limit hold'em room, clause by clause. */
export const ITALIAN_LIMIT_ROOM = {
  '1': {
    en: 'Up to ten players; the button moves one seat to the left after each hand',
    it: 'Fino a dieci giocatori; il bottone si sposta di un posto a sinistra dopo ogni mano',
  },
  '2': {
    en: 'The small blind, left of the button, is half the lower stake, the big blind the lower stake',
    it: 'Il piccolo buio, a sinistra del bottone, è metà dello stake minore, il grande buio lo stake minore',
  },
  '3': {
    en: 'Bets and raises are the lower stake in the first two rounds, the higher stake in the last two',
    it: 'Puntate e rilanci valgono lo stake minore nei primi due giri, il maggiore negli ultimi due',
  },
  '4': {
    en: 'One bet and three raises a round; after the third raise the round closes',
    it: 'Una puntata e tre rilanci per giro; dopo il terzo rilancio il giro si chiude',
  },
  '5': {
    en: 'The first round starts left of the big blind and runs clockwise; the second is played in the same way',
    it: 'Il primo giro parte alla sinistra del grande buio, in senso orario; il secondo si gioca allo stesso modo',
  },
  '6': {
    en: 'A round ends when all have folded, when all have called, or when the last raise is called',
    it: 'Un giro finisce quando tutti si ritirano, quando tutti hanno visto, o quando è visto l’ultimo rilancio',
  },
  '7': {
    en: 'The best five of seven win; equal hands split, and if the board is best all who are left share',
    it: 'Vincono le migliori cinque su sette; mani uguali dividono, e se il tavolo è la mano migliore dividono tutti i rimasti',
  },
  '8': {
    en: 'A player may muck and loses the pot; otherwise he must show',
    it: 'Si può fare mucchio e perdere il piatto; altrimenti si devono mostrare le carte',
  },
  '9': {
    en: 'Out of chips a player is all-in: main and side pots, and he competes only for those he paid into',
    it: 'Chi resta senza fiche è all-in: piatto principale e laterali, e compete solo per quelli a cui ha contribuito',
  },
} as const satisfies Readonly<Record<string, Localised>>;
