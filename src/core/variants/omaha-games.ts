import { EIGHT_LOW, gridStreets, HIGH, NO_ALIASES, SHORT_DECK, TEXAS_HOLDEM, withHoleCards } from './board-games.ts';
import type { Contest, Street, VariantSpec } from './spec.ts';

const TWO = { kind: 'exactly', fromHole: 2 } as const;
const HIGH_OF_TWO: Contest = { ...HIGH, use: TWO };
const LOW_OF_TWO: Contest = { ...EIGHT_LOW, use: TWO };
const HI_LO_CITES = {
  ranking: ['custom/hand-ranking', 'custom/eight-low'],
  use: ['custom/two-and-three'],
} as const;

const OMAHA = {
  ...TEXAS_HOLDEM,
  id: 'omaha',
  name: { en: 'Omaha', it: 'Omaha' },
  description: {
    en: 'Four cards each, five on the board. A hand is exactly two hole cards with exactly three of the board.',
    it: 'Quattro carte a testa, cinque sul tavolo. Il punto si fa con esattamente due carte proprie e tre del tavolo.',
  },
  aliases: { phh: ['PO'], ohh: ['Omaha'], pokerstars: ['Omaha'] },
  betting: { usual: 'pot-limit', allowed: ['pot-limit', 'no-limit', 'fixed-limit'] },
  streets: withHoleCards(4),
  contests: [HIGH_OF_TWO],
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/two-and-three'] },
} as const satisfies VariantSpec;

const OMAHA_5 = {
  ...OMAHA,
  id: 'omaha-5',
  name: { en: 'Five-card Omaha', it: 'Omaha a cinque carte' },
  description: {
    en: 'Five cards each, five on the board. A hand is exactly two of the five with exactly three of the board.',
    it: 'Cinque carte a testa, cinque sul tavolo. Il punto si fa con esattamente due delle cinque e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['5 Card Omaha'] },
  seats: { min: 2, max: 9 },
  streets: withHoleCards(5),
} as const satisfies VariantSpec;

const OMAHA_6 = {
  ...OMAHA,
  id: 'omaha-6',
  name: { en: 'Six-card Omaha', it: 'Omaha a sei carte' },
  description: {
    en: 'Six cards each, five on the board. A hand is exactly two of the six with exactly three of the board.',
    it: 'Sei carte a testa, cinque sul tavolo. Il punto si fa con esattamente due delle sei e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['6 Card Omaha'] },
  seats: { min: 2, max: 7 },
  streets: withHoleCards(6),
} as const satisfies VariantSpec;

const OMAHA_HI_LO = {
  ...OMAHA,
  id: 'omaha-hi-lo',
  name: { en: 'Omaha hi-lo', it: 'Omaha hi-lo' },
  description: {
    en: 'Four cards each; the best high hand and the best low of eight or better share the pot. Each takes exactly two hole cards with three of the board, not always the same two. Without a low the high hand takes everything.',
    it: 'Quattro carte a testa; la mano alta migliore e il miglior basso da otto in giù si dividono il piatto. Ciascuno usa esattamente due carte proprie con tre del tavolo, non per forza le stesse. Senza basso la mano alta prende tutto.',
  },
  aliases: { phh: ['FO/8'], ohh: ['OmahaHiLo'], pokerstars: ['Omaha Hi/Lo'] },
  betting: { usual: 'pot-limit', allowed: ['pot-limit', 'no-limit', 'fixed-limit'] },
  contests: [HIGH_OF_TWO, LOW_OF_TWO],
  cites: HI_LO_CITES,
} as const satisfies VariantSpec;

const BIG_O = {
  ...OMAHA_5,
  id: 'big-o',
  name: { en: 'Big O', it: 'Big O' },
  description: {
    en: 'Five-card Omaha hi-lo: five cards each, high and low of eight or better share the pot, each with exactly two hole cards and three of the board.',
    it: 'Omaha hi-lo a cinque carte: cinque carte a testa, alto e basso da otto in giù si dividono il piatto, ciascuno con esattamente due carte proprie e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['5 Card Omaha Hi/Lo'] },
  contests: [HIGH_OF_TWO, LOW_OF_TWO],
  cites: HI_LO_CITES,
} as const satisfies VariantSpec;

const OMAHA_6_HI_LO = {
  ...OMAHA_6,
  id: 'omaha-6-hi-lo',
  name: { en: 'Six-card Omaha hi-lo', it: 'Omaha hi-lo a sei carte' },
  description: {
    en: 'Six cards each, high and low of eight or better share the pot, each with exactly two hole cards and three of the board.',
    it: 'Sei carte a testa, alto e basso da otto in giù si dividono il piatto, ciascuno con esattamente due carte proprie e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['6 Card Omaha Hi/Lo'] },
  contests: [HIGH_OF_TWO, LOW_OF_TWO],
  cites: HI_LO_CITES,
} as const satisfies VariantSpec;

const TWO_OR_FIVE = { kind: 'either', fromHole: [2, 5] } as const;

const OMAHA_2_OR_5_HI_LO = {
  ...OMAHA_5,
  id: 'omaha-2-or-5-hi-lo',
  name: { en: 'Two-or-five Omaha hi-lo', it: 'Omaha hi-lo due o cinque' },
  description: {
    en: 'Five cards each, high and low of eight or better share the pot. Either takes exactly two hole cards with three of the board, or all five hole cards and none of the board.',
    it: 'Cinque carte a testa, alto e basso da otto in giù si dividono il piatto. Ciascuno usa esattamente due carte proprie con tre del tavolo, oppure tutte e cinque le proprie e nessuna del tavolo.',
  },
  aliases: NO_ALIASES,
  contests: [
    { ...HIGH, use: TWO_OR_FIVE },
    { ...EIGHT_LOW, use: TWO_OR_FIVE },
  ],
  cites: { ...HI_LO_CITES, use: ['custom/two-or-five', 'barge-2026/two-or-five-omaha-8-or-better'] },
} as const satisfies VariantSpec;

const SHORT_DECK_OMAHA = {
  ...OMAHA,
  id: 'short-deck-omaha',
  name: { en: 'Short-deck Omaha', it: 'Omaha con 36 carte' },
  description: {
    en: 'Omaha with the thirty-six cards from six to ace: exactly two of four hole cards with three of the board. A flush beats a full house and A-6-7-8-9 is the lowest straight.',
    it: "Omaha con le trentasei carte dal sei all'asso: esattamente due delle quattro proprie con tre del tavolo. Il colore batte il full e A-6-7-8-9 è la scala minima.",
  },
  aliases: NO_ALIASES,
  deck: SHORT_DECK.deck,
  seats: { min: 2, max: 7 },
  ordering: SHORT_DECK.ordering,
  cites: { ranking: ['custom/short-deck-ranking'], use: ['custom/two-and-three'] },
} as const satisfies VariantSpec;

/** The first card of the flop lies open before the first betting. */
const COURCHEVEL_STREETS: readonly Street[] = withHoleCards(5).map((street) => {
  if (street.name === 'preflop') return { ...street, deal: [...street.deal, { to: 'board', count: 1 }] };
  return street.name === 'flop' ? { ...street, deal: [{ to: 'board', count: 2 }] } : street;
});

const COURCHEVEL = {
  ...OMAHA_5,
  id: 'courchevel',
  name: { en: 'Courchevel', it: 'Courchevel' },
  description: {
    en: 'Five-card Omaha in which the first board card is opened before the first betting; two more make the flop. A hand is exactly two hole cards with three of the board.',
    it: 'Omaha a cinque carte in cui la prima carta del tavolo si scopre prima delle puntate iniziali; altre due completano il flop. Il punto si fa con esattamente due carte proprie e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['Courchevel'] },
  streets: COURCHEVEL_STREETS,
} as const satisfies VariantSpec;

const COURCHEVEL_HI_LO = {
  ...COURCHEVEL,
  id: 'courchevel-hi-lo',
  name: { en: 'Courchevel hi-lo', it: 'Courchevel hi-lo' },
  description: {
    en: 'Courchevel in which the best high hand and the best low of eight or better share the pot, each with exactly two hole cards and three of the board.',
    it: 'Courchevel in cui la mano alta migliore e il miglior basso da otto in giù si dividono il piatto, ciascuno con esattamente due carte proprie e tre del tavolo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['Courchevel Hi/Lo'] },
  contests: [HIGH_OF_TWO, LOW_OF_TWO],
  cites: HI_LO_CITES,
} as const satisfies VariantSpec;

const DOUBLE_BOARD_OMAHA = {
  ...OMAHA,
  id: 'double-board-omaha',
  name: { en: 'Double-board Omaha', it: 'Omaha a doppio tavolo' },
  description: {
    en: 'Omaha with two separate boards dealt side by side, as in a bomb pot. The best hand on each board, two hole cards with three of that board, wins half the pot.',
    it: 'Omaha con due tavoli separati distribuiti insieme, come in un bomb pot. La mano migliore su ogni tavolo, due carte proprie con tre di quel tavolo, vince metà piatto.',
  },
  aliases: NO_ALIASES,
  boards: 2,
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/two-and-three', 'custom/boards'] },
} as const satisfies VariantSpec;

const DOUBLE_BOARD_OMAHA_5 = {
  ...OMAHA_5,
  id: 'double-board-omaha-5',
  name: { en: 'Double-board five-card Omaha', it: 'Omaha a cinque carte a doppio tavolo' },
  description: {
    en: 'Five-card Omaha with two separate boards. The best hand on each board, two hole cards with three of that board, wins half the pot.',
    it: 'Omaha a cinque carte con due tavoli separati. La mano migliore su ogni tavolo, due carte proprie con tre di quel tavolo, vince metà piatto.',
  },
  aliases: NO_ALIASES,
  seats: { min: 2, max: 8 },
  boards: 2,
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/two-and-three', 'custom/boards'] },
} as const satisfies VariantSpec;

const BEST_BEST_BIG_O = {
  ...BIG_O,
  id: 'best-best-big-o',
  name: { en: 'Best-best Big O', it: 'Big O best-best' },
  description: {
    en: 'Big O with two boards that decide together: one half goes to the best high hand made on either board, the other to the best low of eight or better made on either.',
    it: 'Big O con due tavoli che decidono insieme: metà va alla mano alta migliore fatta su uno dei due, l’altra metà al miglior basso da otto in giù fatto su uno dei due.',
  },
  aliases: NO_ALIASES,
  seats: { min: 2, max: 8 },
  boards: 2,
  boardRole: 'together',
  cites: { ...HI_LO_CITES, use: ['custom/two-and-three', 'custom/best-of-boards'] },
} as const satisfies VariantSpec;

const SOHE = {
  ...OMAHA_6,
  id: 'sohe',
  name: { en: 'SOHE (simultaneous Omaha and hold’em)', it: 'SOHE (Omaha e hold’em insieme)' },
  description: {
    en: 'Six cards each and one board. At the showdown a player names two of his cards as his hold’em hand; the other four are his Omaha hand. The best of each kind wins half the pot, the odd chip goes to Omaha.',
    it: 'Sei carte a testa e un tavolo. Allo showdown il giocatore nomina due carte come mano di hold’em; le altre quattro sono la mano di Omaha. La migliore di ogni tipo vince metà piatto, la fiche indivisibile va all’Omaha.',
  },
  aliases: NO_ALIASES,
  contests: [
    { ...HIGH_OF_TWO, part: 'others' },
    { ...HIGH, name: 'holdem', part: 'split' },
  ],
  cites: {
    ranking: ['custom/hand-ranking'],
    use: ['custom/split-hole', 'custom/two-and-three', 'custom/any-five', 'barge-2026/sohe-simultaneous-omaha-holdem'],
  },
} as const satisfies VariantSpec;

const CHOWAHA_FOUR = {
  ...OMAHA,
  id: 'chowaha-four',
  name: { en: 'Four-card Chowaha', it: 'Chowaha a quattro carte' },
  description: {
    en: 'Four cards each and the grid of three flops, two turns and a river. High and low of eight or better share the pot; each takes exactly two hole cards with three of a flop, a turn next to it and the river.',
    it: 'Quattro carte a testa e la griglia di tre flop, due turn e un river. Alto e basso da otto in giù si dividono il piatto; ciascuno usa esattamente due carte proprie con tre tra un flop, un turn che lo tocca e il river.',
  },
  aliases: NO_ALIASES,
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  streets: gridStreets(4),
  contests: [
    { ...HIGH, use: { kind: 'contiguous', fromHole: 2 } },
    { ...EIGHT_LOW, use: { kind: 'contiguous', fromHole: 2 } },
  ],
  cites: { ...HI_LO_CITES, use: ['custom/grid-board', 'barge-2026/four-card-chowaha'] },
} as const satisfies VariantSpec;

const MURDER = {
  ...OMAHA,
  id: 'murder',
  name: { en: 'Murder', it: 'Murder' },
  description: {
    en: 'Four cards each and a board of three rows of four, dealt by columns: two on the flop, one on the turn, one on the river. High and low of eight or better share the pot; each takes exactly two hole cards and one card of each row.',
    it: 'Quattro carte a testa e un tavolo di tre file da quattro, dato per colonne: due al flop, una al turn, una al river. Alto e basso da otto in giù si dividono il piatto; ciascuno usa esattamente due carte proprie e una carta di ogni fila.',
  },
  aliases: NO_ALIASES,
  seats: { min: 2, max: 9 },
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  streets: [
    { name: 'preflop', deal: [{ to: 'hole', facing: 'down', count: 4 }], opener: 'left-of-blinds', betSize: 'small' },
    { name: 'flop', deal: [{ to: 'board', count: 6 }], opener: 'left-of-button', betSize: 'small' },
    { name: 'turn', deal: [{ to: 'board', count: 3 }], opener: 'left-of-button', betSize: 'big' },
    { name: 'river', deal: [{ to: 'board', count: 3 }], opener: 'left-of-button', betSize: 'big' },
  ],
  contests: [
    { ...HIGH, use: { kind: 'one-per-row', fromHole: 2 } },
    { ...EIGHT_LOW, use: { kind: 'one-per-row', fromHole: 2 } },
  ],
  cites: { ...HI_LO_CITES, use: ['custom/one-per-row', 'barge-2026/murder'] },
} as const satisfies VariantSpec;

export const OMAHA_GAMES = [
  OMAHA,
  OMAHA_5,
  OMAHA_6,
  OMAHA_HI_LO,
  BIG_O,
  OMAHA_6_HI_LO,
  OMAHA_2_OR_5_HI_LO,
  SHORT_DECK_OMAHA,
  COURCHEVEL,
  COURCHEVEL_HI_LO,
  DOUBLE_BOARD_OMAHA,
  DOUBLE_BOARD_OMAHA_5,
  BEST_BEST_BIG_O,
  SOHE,
  CHOWAHA_FOUR,
  MURDER,
] as const;
