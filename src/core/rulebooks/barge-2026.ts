import type { Localised } from '../kernel/language.ts';

/** The BARGE rulebook, 2026: page → what it settles, in our own words. It is cited, not chosen: its general rules are the TDA's. */
export const BARGE_2026 = {
  'seven-card-stud': {
    en: 'Seven-card stud: a big bet on an open pair was the custom; many rooms and tournaments no longer allow it',
    it: 'Stud a sette carte: la puntata grande su una coppia scoperta era d’uso; molte sale e i tornei non la ammettono più',
  },
  'ties-odd-chips': {
    en: "Odd chips as the TDA has them; in split games the five-card hand counts as the high half, the draw hand before Omaha, Omaha before hold'em",
    it: "Fiche indivisibili come per la TDA; nei giochi divisi la mano di cinque carte vale come metà alta, la mano con cambio prima dell'Omaha, l'Omaha prima dell'hold'em",
  },
  limit: {
    en: 'Limit: an all-in of half a bet or more counts as a full bet; below half it may be called or completed',
    it: 'Limit: un all-in di almeno mezza puntata vale come puntata intera; sotto la metà si può vedere o completare',
  },
  'no-limit': {
    en: 'No-limit: a raise is at least the last one; half a bet does not reopen the betting',
    it: "No-limit: un rilancio vale almeno l'ultimo; mezza puntata non riapre il gioco",
  },
  'pot-limit': {
    en: 'Pot-limit: the largest raise is the pot after a call; the first to act may open to three and a half big blinds',
    it: 'Pot-limit: il rilancio massimo è il piatto dopo aver visto; il primo a parlare può aprire a tre grandi bui e mezzo',
  },
  'short-deck-texas-holdem': {
    en: 'Short deck: 36 cards, a flush beats a full house, A-6-7-8-9 is the lowest straight',
    it: 'Short deck: 36 carte, il colore batte il full, A-6-7-8-9 è la scala più bassa',
  },
  archie: {
    en: 'Archie: a pair of sixes or better for high, an eight or better for low; unqualified high takes what nobody claims',
    it: 'Archie: coppia di sei o più per l’alto, otto o meno per il basso; l’alto senza requisito prende quanto nessuno rivendica',
  },
  badacey: {
    en: 'Badacey: half the pot for the best ace-to-five low, half for the best badugi',
    it: 'Badacey: metà piatto al miglior basso asso-cinque, metà al miglior badugi',
  },
  badeucy: {
    en: 'Badeucy: half the pot for the best deuce-to-seven low, half for the best badugi',
    it: 'Badeucy: metà piatto al miglior basso due-sette, metà al miglior badugi',
  },
  chowaha: {
    en: 'Chowaha: three flops, two turns and a river in a grid; a hand uses one line of it',
    it: 'Chowaha: tre flop, due turn e un river a griglia; una mano ne usa una sola linea',
  },
  'four-card-chowaha': {
    en: 'Four-card Chowaha: the same grid, two of four hole cards, high and an eight-or-better low',
    it: 'Chowaha a quattro carte: stessa griglia, due delle quattro proprie, alto e basso otto o meno',
  },
  'crazy-pineapple': {
    en: 'Crazy pineapple: three hole cards, one given up after the flop, none to two of the rest used',
    it: 'Crazy pineapple: tre carte proprie, una si scarta dopo il flop, delle altre se ne usano da nessuna a due',
  },
  'lazy-pineapple': {
    en: 'Lazy pineapple: three hole cards kept, at most two of them used',
    it: 'Lazy pineapple: tre carte proprie tenute, se ne usano al massimo due',
  },
  dramaha: {
    en: 'Dramaha: half the pot for the five cards held, half for the best Omaha hand',
    it: 'Dramaha: metà piatto alle cinque carte tenute, metà alla migliore mano di Omaha',
  },
  'dramaha-zero': {
    en: 'Dramaha zero: the fewest points of the five cards win a half',
    it: 'Dramaha zero: chi ha meno punti con le cinque carte vince metà piatto',
  },
  'dramaha-21': {
    en: 'Dramaha 21: the most points up to twenty-one; cards that pass it are left out, more cards beat fewer',
    it: 'Dramaha 21: più punti fino a ventuno; le carte che lo superano restano fuori, più carte battono meno',
  },
  'dramaha-49': {
    en: 'Dramaha 49: the most points of the five cards win a half',
    it: 'Dramaha 49: chi ha più punti con le cinque carte vince metà piatto',
  },
  dramadugi: {
    en: 'Dramadugi: half the pot for the best badugi of the cards held',
    it: 'Dramadugi: metà piatto al miglior badugi delle carte tenute',
  },
  'london-lowball': {
    en: 'London lowball: seven-card stud for the lowest hand, straights and flushes count, A-2-3-4-6 is best',
    it: 'London lowball: stud a sette carte al basso, scale e colori contano, A-2-3-4-6 è la migliore',
  },
  murder: {
    en: 'Murder: three rows of four community cards dealt by columns, two of four hole cards with at most one card of each row, high and an eight-or-better low',
    it: 'Murder: tre file di quattro carte comuni date per colonne, due delle quattro proprie con al più una carta di ogni fila, alto e basso otto o meno',
  },
  'mexican-poker': {
    en: 'Mexican poker: 40 cards and a joker, seven and jack are neighbours, a flush beats a full house; the joker is a bug face up and wild dealt face down, and counts as an ace among the cards showing',
    it: 'Poker messicano: 40 carte e un jolly, sette e jack sono vicini, il colore batte il full; il jolly scoperto vale solo come asso o per scala e colore, dato coperto vale tutto, e tra le carte in vista conta come asso',
  },
  'sohe-simultaneous-omaha-holdem': {
    en: "SOHE: six cards parted into an Omaha hand of four and a hold'em hand of two, half the pot each",
    it: "SOHE: sei carte divise in una mano di Omaha da quattro e una di hold'em da due, metà piatto ciascuna",
  },
  'two-or-five-omaha-8-or-better': {
    en: 'Two-or-five Omaha: two of five hole cards with three of the board, or all five',
    it: 'Omaha due o cinque: due delle cinque proprie con tre del tavolo, oppure tutte e cinque',
  },
} as const satisfies Readonly<Record<string, Localised>>;
