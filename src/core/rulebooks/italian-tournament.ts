import type { Localised } from '../kernel/language.ts';

/** The page of an Italian tournament rulebook, clause by clause. */
export const ITALIAN_TOURNAMENT = {
  '1': {
    en: 'Two cards each, face down, one at a time and clockwise; nobody touches them before the deal ends',
    it: 'Due carte coperte a testa, una alla volta e in senso orario; nessuno le tocca prima della fine della distribuzione',
  },
  '2': {
    en: 'Cards exposed in the deal: the deal goes on, they are replaced at the end, stay face up and serve as burn cards',
    it: 'Carte che si scoprono nella distribuzione: si continua, si sostituiscono alla fine, restano scoperte e servono da carte bruciate',
  },
  '3': {
    en: 'A burn before each of flop, turn and river; the best five of seven',
    it: 'Una carta bruciata prima di flop, turn e river; le migliori cinque su sette',
  },
  '4': {
    en: 'A player missed in the deal: the cards are shuffled again, and only in this case',
    it: 'Un giocatore saltato nella distribuzione: le carte si rimischiano, e solo in questo caso',
  },
  '5': {
    en: 'Equal hands split: suits and the cards used never count',
    it: 'Punti uguali dividono: i semi e le carte usate non contano mai',
  },
  '6': {
    en: 'A chip that cannot be split stays for the next pot',
    it: 'La fiche indivisibile resta sul piatto successivo',
  },
  '7': {
    en: 'Cards and chips stay in sight before the player',
    it: 'Carte e fiche restano sempre visibili davanti al giocatore',
  },
  '8': {
    en: 'A pot wrongly awarded is reconstructed and given to its winner, unless the cards are already shuffled',
    it: 'Il piatto assegnato per errore si ricostruisce e va al vincitore effettivo, salvo carte già mischiate',
  },
  '9': {
    en: 'Chips are put in front of the player, inside the play area',
    it: "Le fiche si mettono davanti alla propria postazione, dentro l'area di gioco",
  },
  '10': {
    en: 'A raise is announced with its amount; who does not loses the right to raise',
    it: "Il rilancio va dichiarato a voce con l'importo; chi non lo fa perde il diritto al rilancio",
  },
  '11': {
    en: 'Who did not hear a raise and put in the first bet may, if the dealer allows, take it back, or call the raise without raising',
    it: 'Chi non ha udito il rilancio e ha versato la prima puntata può, se il mazziere autorizza, ritirarla o vedere il rilancio senza rilanciare',
  },
  '12': {
    en: 'More than the amount in play put in without a word is a raise',
    it: "Mettere senza parlare più dell'importo in gioco è un rilancio",
  },
  '13': {
    en: 'A short raise others have matched: the raiser puts the minimum and they stay, or makes it right and they may leave; neither may raise',
    it: 'Rilancio in difetto già coperto da altri: il rilanciante mette il minimo e questi restano, o lo completa e possono ritirarsi; senza rilancio',
  },
  '14': {
    en: 'Who exposes his own cards by mistake plays on with them face up and may not raise',
    it: 'Chi scopre per errore le proprie carte continua con le carte in vista e non può rilanciare',
  },
} as const satisfies Readonly<Record<string, Localised>>;
