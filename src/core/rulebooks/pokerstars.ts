import type { Localised } from '../kernel/language.ts';

/** How the PokerStars software deals, bets and pays, told from hands it has recorded; no text of the site's own. */
export const POKERSTARS = {
  'all-in-limit': {
    en: 'Fixed limit: an all-in of half a bet or more reopens the betting, and the next raise completes it to the full bet',
    it: 'Limit: un all-in di almeno mezza puntata riapre le puntate, e il rilancio successivo lo completa alla puntata intera',
  },
  'all-in-sitting-out': {
    en: 'A player who is sitting out and all-in keeps his pots apart but gives up his hand',
    it: 'Chi è assente e all-in mantiene separati i suoi piatti ma rinuncia alla mano',
  },
  'cap-limit': {
    en: 'Fixed limit: a bet and three raises, heads-up as well',
    it: 'Limit: una puntata e tre rilanci, anche testa a testa',
  },
  'hi-lo': {
    en: 'High and low halve each pot, the odd cent to high',
    it: 'Alto e basso si dividono a metà ogni piatto, il centesimo dispari all’alto',
  },
  muck: {
    en: 'A beaten hand may be mucked, all-in as well in cash games; its cards stay in the record',
    it: 'Una mano battuta si può non mostrare, nel cash anche all-in; le sue carte restano nel resoconto',
  },
  'odd-chip': {
    en: 'Equal hands share to the cent, odd cents one by one from the left of the button',
    it: 'I punti uguali si dividono al centesimo, i centesimi dispari uno a uno da sinistra del bottone',
  },
  'open-pair': {
    en: 'Limit stud: a pair face up on fourth street lets everybody bet or raise the big bet',
    it: 'Stud limit: con una coppia scoperta al quarto giro tutti possono puntare o rilanciare la puntata grande',
  },
  rake: {
    en: 'The rake comes out of each pot as the record states it, main pot first, before anybody is paid',
    it: 'La trattenuta si toglie da ogni piatto come dice il resoconto, dal principale in poi, prima dei pagamenti',
  },
  'run-it-twice': {
    en: 'Run twice, each board decides half of every pot after the rake; the odd cent goes with the first board',
    it: 'Con due tavoli ognuno decide metà di ogni piatto tolta la trattenuta; il centesimo dispari va al primo',
  },
  'show-order': {
    en: 'Who bet or raised last on the last street shows first, else the first left of the button; side pots before the main pot',
    it: "Mostra per primo chi ha puntato o rilanciato per ultimo nell'ultimo giro, altrimenti il primo a sinistra del bottone; i piatti laterali prima del principale",
  },
  'short-blind': {
    en: 'A big blind posted short, or by nobody, costs the full blind to call',
    it: 'Se il grande buio è messo corto, o da nessuno, vedere costa il buio intero',
  },
} as const satisfies Readonly<Record<string, Localised>>;
