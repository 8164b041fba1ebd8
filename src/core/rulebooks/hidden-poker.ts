import type { Localised } from '../kernel/language.ts';

/** Hidden Poker (Poker Fantasma), clause by clause. */
export const HIDDEN_POKER = {
  '1': {
    en: 'Two to nine players, two hole cards, eight board cards after a burn; blinds of half and a whole minimum bet; six actions, rounds end when wagers are matched',
    it: 'Da due a nove giocatori, due carte proprie, otto del tavolo dopo una bruciata; bui di metà e intera puntata minima; sei azioni, il giro finisce a puntate pareggiate',
  },
  '2': {
    en: 'Three steps, H1 to H3: a card is burned and one is revealed',
    it: 'Tre fasi, da H1 a H3: si brucia una carta e se ne rivela una',
  },
  '3': {
    en: 'Visible board cards of the revealed rank are twins: all of them are hidden',
    it: 'Le carte visibili del tavolo dello stesso valore della rivelata sono gemelle: si nascondono tutte',
  },
  '4': {
    en: 'Without a twin the lowest visible board card of the revealed suit is hidden, the ace being highest',
    it: "Senza gemella si nasconde la carta visibile più bassa del seme rivelato; l'asso è la più alta",
  },
  '5': {
    en: 'With neither, nothing is hidden; the revealed card never joins the board',
    it: 'Se non c’è né gemella né seme non si nasconde nulla; la carta rivelata non entra mai nel tavolo',
  },
  '6': {
    en: 'Fewer than three visible board cards are a weak board: the prize is shared equally by the players still active',
    it: 'Meno di tre carte visibili sono un weak board: il premio si divide in parti uguali tra i giocatori attivi',
  },
  '7': {
    en: "Showdown: the best five of the visible board and the two own cards, hands as in hold'em",
    it: "Showdown: le migliori cinque tra tavolo visibile e due carte proprie, punti come nell'hold'em",
  },
} as const satisfies Readonly<Record<string, Localised>>;
