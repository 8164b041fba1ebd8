import type { Localised } from '../kernel/language.ts';

/** Texas Walter, clause by clause; 7 and the reading of 9 are ours where the text has a gap or goes too far. */
export const TEXAS_WALTER = {
  '1': {
    en: "52 cards, ace high and two low, two to ten players; dealing, blinds and hands as in hold'em",
    it: "52 carte, asso alto e due basso, da due a dieci giocatori; carte, bui e punti come nell'hold'em",
  },
  '2': {
    en: 'A hand is both own cards with exactly three of the board',
    it: 'Il punto si fa con entrambe le carte proprie e esattamente tre del tavolo',
  },
  '3': {
    en: 'Clause 1: the same pair in two hands is a split, for a pair can make no flush',
    it: 'Punto 1: la stessa coppia in due mani è uno split, perché una coppia non fa colore',
  },
  '4': {
    en: 'Clause 2: equal connectors, none of them suited, split at once',
    it: 'Punto 2: connectors uguali, nessuno dello stesso seme, dividono subito',
  },
  '5': {
    en: 'Clause 3: equal connectors, one of them suited: dealing goes on until the flush is made or can no longer come',
    it: 'Punto 3: connectors uguali, uno dello stesso seme: si scoprono carte finché il colore è fatto o non può più arrivare',
  },
  '6': {
    en: 'Clause 4: the same for any cards of equal ranks, one or more of them suited',
    it: 'Punto 4: lo stesso per ogni coppia di carte di ugual valore, una o più dello stesso seme',
  },
  '7': {
    en: 'Equal unsuited cards that are no connectors split at once: unwritten, follows from clause 2 of the deal',
    it: 'Carte uguali di seme diverso che non sono connectors dividono subito: non scritto, segue dalla regola delle due carte',
  },
  '8': {
    en: 'Exception: with a straight on the board, connectors that lie inside it may split',
    it: 'Eccezione: con una scala a tavola, i connectors che rientrano nella scala possono dividere',
  },
  '9': {
    en: 'Otherwise different own cards are said always to give one winner',
    it: 'Altrimenti si afferma che carte proprie diverse danno sempre un solo vincitore',
  },
  '10': {
    en: 'Four of a kind on the board: pairs make full houses and the highest full house wins',
    it: 'Poker a tavola: le coppie fanno full e vince il full maggiore',
  },
  '11': {
    en: 'Four of a kind on the board without a pair in hand: three of a kind with the two own cards',
    it: 'Poker a tavola senza coppia in mano: tris più le due carte proprie',
  },
  '12': {
    en: 'Without connectors no straight, without two of a suit no flush and no straight flush',
    it: 'Senza connectors niente scala, senza due carte dello stesso seme niente colore né scala colore',
  },
} as const satisfies Readonly<Record<string, Localised>>;
