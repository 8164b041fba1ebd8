import type { Localised } from '../kernel/language.ts';

/** Guida Poker-10 on duplicate and foreign cards, clause by clause. */
export const GUIDA_POKER = {
  '1': {
    en: 'Duplicates, the same rank and suit twice by mistake, keep their full value in different hands',
    it: 'Le carte duplicate, stesso valore e stesso seme per errore, conservano il loro valore in mani diverse',
  },
  '2': {
    en: 'Together in one hand only one of them counts, the others are null',
    it: 'Riunite in una sola mano ne vale una soltanto, le altre sono nulle',
  },
  '3': {
    en: "Foreign cards are duplicates and ranks below the deck's lowest",
    it: 'Sono estranee le carte duplicate e quelle sotto la minima del mazzo',
  },
  '4': {
    en: 'Foreign cards found before the opening: the deal is void',
    it: "Carte estranee scoperte prima dell'apertura: la distribuzione è annullata",
  },
  '5': {
    en: 'Found after the opening: the hand is valid, and who was dealt one may quit and take back his entry stake',
    it: "Scoperte dopo l'apertura: il colpo è valido, e chi ne ha ricevute può lasciare ritirando l'uscita",
  },
  '6': {
    en: 'Found at the draw before the opener has spoken: who holds one may show it, quit and recover every stake',
    it: "Scoperte all'accomodo prima che abbia parlato l'apertore: chi ne possiede può mostrarle, ritirarsi e recuperare ogni messa",
  },
  '7': {
    en: 'Found after the opener has spoken: the hand is valid for all, in everything',
    it: "Scoperte dopo che l'apertore ha parlato: il colpo è valido per tutti e in tutto",
  },
  '8': {
    en: "Complete quartets next below the deck's lowest rank: void if known before the opening, regular cards if after",
    it: "Quadriglie complete subito sotto la minima: annullamento se note prima dell'apertura, carte regolari se dopo",
  },
  '9': {
    en: 'Whose pat straight they spoil may withdraw and recover every stake',
    it: 'Chi ha il punto servito dalla scaletta guastato da queste può ritirarsi recuperando ogni messa',
  },
} as const satisfies Readonly<Record<string, Localised>>;
