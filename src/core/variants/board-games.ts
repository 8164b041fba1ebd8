import { FULL_DECK } from '../cards/deck.ts';
import { type Contest, STANDARD_ORDERING, type Street, type VariantSpec } from './spec.ts';

export const HOLDEM_STREETS: readonly Street[] = [
  { name: 'preflop', deal: [{ to: 'hole', facing: 'down', count: 2 }], opener: 'left-of-blinds', betSize: 'small' },
  { name: 'flop', deal: [{ to: 'board', count: 3 }], opener: 'left-of-button', betSize: 'small' },
  { name: 'turn', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
  { name: 'river', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
];

/** The same streets with another number of hole cards. */
export const withHoleCards = (count: number): readonly Street[] =>
  HOLDEM_STREETS.map((street) =>
    street.name === 'preflop' ? { ...street, deal: [{ to: 'hole', facing: 'down', count }] } : street,
  );

export const HIGH: Contest = { name: 'high', evaluator: 'high', use: { kind: 'any' }, qualifier: 'none' };

/** An eight or better among the same cards. */
export const EIGHT_LOW: Contest = {
  name: 'low',
  evaluator: 'ace-to-five',
  use: { kind: 'any' },
  qualifier: 'eight-or-better',
};

export const NO_ALIASES = { phh: [], ohh: [], pokerstars: [] } as const;

export const TEXAS_HOLDEM = {
  id: 'texas-holdem',
  name: { en: "Texas hold'em", it: "Texas hold'em" },
  description: {
    en: 'Two cards each, five on the board. The best five of the seven win, whether they use both, one or none of the hole cards.',
    it: 'Due carte a testa, cinque sul tavolo. Vincono le migliori cinque carte su sette, con due, una o nessuna carta propria.',
  },
  aliases: { phh: ['NT', 'FT'], ohh: ['Holdem'], pokerstars: ["Hold'em"] },
  family: 'board',
  deck: FULL_DECK,
  deckRule: 'fixed',
  seats: { min: 2, max: 10 },
  betting: { usual: 'no-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  forcedBets: 'blinds',
  streets: HOLDEM_STREETS,
  boards: 1,
  transform: 'none',
  contests: [HIGH],
  ordering: STANDARD_ORDERING,
  literal: 'none',
  rulebook: 'tda-2024',
  oddChip: 'left-of-button',
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

export const SHORT_DECK = {
  ...TEXAS_HOLDEM,
  id: 'short-deck',
  name: { en: "Short-deck hold'em", it: "Hold'em con 36 carte" },
  description: {
    en: "Hold'em with the 36 cards from six to ace. A flush beats a full house, A-6-7-8-9 is the lowest straight; a house may also rank three of a kind above a straight.",
    it: "Hold'em con le 36 carte dal sei all'asso. Il colore batte il full, A-6-7-8-9 è la scala minima; la casa può mettere il tris sopra la scala.",
  },
  aliases: { phh: ['NS'], ohh: ['ShortDeck'], pokerstars: ["6+ Hold'em"] },
  deck: { lowestRank: '6', droppedRanks: [] },
  ordering: { ...TEXAS_HOLDEM.ordering, categories: 'by-short-deck-order' },
  cites: { ranking: ['custom/short-deck-ranking', 'barge-2026/short-deck-texas-holdem'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

const TEXAS_WALTER = {
  ...TEXAS_HOLDEM,
  id: 'texas-walter',
  name: { en: 'Texas Walter', it: 'Poker Texas Walter' },
  description: {
    en: "Dealt and bet as hold'em, but a hand is always both hole cards with exactly three of the board. Equal cards split as soon as no flush can part them.",
    it: "Si distribuisce e si punta come nell'hold'em, ma il punto si fa sempre con entrambe le carte proprie e tre del tavolo. Carte uguali dividono appena nessun colore può più separarle.",
  },
  aliases: NO_ALIASES,
  contests: [{ ...HIGH, use: { kind: 'exactly', fromHole: 2 } }],
  literal: 'walter-clauses',
  cites: { ranking: ['texas-walter/1', 'custom/hand-ranking'], use: ['texas-walter/2'], play: ['texas-walter/1'] },
} as const satisfies VariantSpec;

const HIDDEN_POKER = {
  ...TEXAS_HOLDEM,
  id: 'hidden-poker',
  name: { en: 'Hidden Poker', it: 'Hidden Poker (Poker Fantasma)' },
  description: {
    en: 'Two cards each, eight on the board. Three cards are then revealed, each hiding the board cards of its own rank, else the lowest of its suit. The best five of what stays visible and the two hole cards win; with fewer than three visible the pot is shared.',
    it: 'Due carte a testa, otto sul tavolo. Poi se ne rivelano tre, e ognuna nasconde le carte del tavolo del suo valore, altrimenti la più bassa del suo seme. Vincono le migliori cinque tra quelle visibili e le due proprie; con meno di tre visibili il piatto si divide.',
  },
  aliases: NO_ALIASES,
  seats: { min: 2, max: 9 },
  streets: [
    { name: 'preboard', deal: [{ to: 'hole', facing: 'down', count: 2 }], opener: 'left-of-blinds', betSize: 'small' },
    { name: 'board', deal: [{ to: 'board', count: 8 }], opener: 'left-of-button', betSize: 'small' },
    { name: 'h1', deal: [{ to: 'reveal' }], opener: 'left-of-button', betSize: 'big' },
    { name: 'h2', deal: [{ to: 'reveal' }], opener: 'left-of-button', betSize: 'big' },
    { name: 'h3', deal: [{ to: 'reveal' }], opener: 'left-of-button', betSize: 'big' },
  ],
  transform: 'hidden-twins',
  cites: { ranking: ['hidden-poker/7', 'custom/hand-ranking'], use: ['hidden-poker/7'], play: ['hidden-poker/1'] },
} as const satisfies VariantSpec;

const HOLDEM_HI_LO = {
  ...TEXAS_HOLDEM,
  id: 'holdem-hi-lo',
  name: { en: "Hold'em hi-lo", it: "Hold'em hi-lo" },
  description: {
    en: "Hold'em in which the best high hand and the best low of eight or better share the pot. Each is made of any five of the seven cards; without a low the high hand takes everything.",
    it: "Hold'em in cui la mano alta migliore e il miglior basso da otto in giù si dividono il piatto. Ciascuno si fa con cinque qualsiasi delle sette carte; senza basso la mano alta prende tutto.",
  },
  aliases: NO_ALIASES,
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  contests: [HIGH, EIGHT_LOW],
  cites: { ranking: ['custom/hand-ranking', 'custom/eight-low'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

const ROYAL_HOLDEM = {
  ...TEXAS_HOLDEM,
  id: 'royal-holdem',
  name: { en: "Royal hold'em", it: "Royal hold'em" },
  description: {
    en: "Hold'em with the twenty cards from ten to ace, for at most six. The best five of the seven win; the only straight there is runs from ten to ace.",
    it: "Hold'em con le venti carte dal dieci all'asso, al massimo in sei. Vincono le migliori cinque carte su sette; l'unica scala possibile va dal dieci all'asso.",
  },
  aliases: NO_ALIASES,
  deck: { lowestRank: 'T', droppedRanks: [] },
  seats: { min: 2, max: 6 },
  ordering: { ...TEXAS_HOLDEM.ordering, aceLowStraight: 'does-not-count' },
  cites: { ranking: ['custom/royal-ranking'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

const MANILA = {
  ...TEXAS_HOLDEM,
  id: 'manila',
  name: { en: 'Manila', it: 'Manila' },
  description: {
    en: 'Two cards each from the thirty-two cards from seven to ace, and five board cards opened one at a time with betting after each. Both hole cards play with three of the board and a flush beats a full house. A-7-8-9-T is no straight unless the house counts it.',
    it: "Due carte a testa dalle trentadue dal sette all'asso e cinque carte sul tavolo scoperte una alla volta, con puntate dopo ognuna. Si giocano entrambe le proprie con tre del tavolo e il colore batte il full. A-7-8-9-10 non è scala, salvo che la casa la conti.",
  },
  aliases: NO_ALIASES,
  deck: { lowestRank: '7', droppedRanks: [] },
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  streets: [
    {
      name: 'preflop',
      deal: [
        { to: 'hole', facing: 'down', count: 2 },
        { to: 'board', count: 1 },
      ],
      opener: 'left-of-blinds',
      betSize: 'small',
    },
    { name: 'second', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'small' },
    { name: 'third', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
    { name: 'fourth', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
    { name: 'fifth', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
  ],
  contests: [{ ...HIGH, use: { kind: 'exactly', fromHole: 2 } }],
  ordering: { ...TEXAS_HOLDEM.ordering, categories: 'flush-over-full-house', aceLowStraight: 'does-not-count' },
  cites: { ranking: ['custom/manila-ranking'], use: ['custom/two-and-three'] },
} as const satisfies VariantSpec;

const GREEK_HOLDEM = {
  ...TEXAS_HOLDEM,
  id: 'greek-holdem',
  name: { en: "Greek hold'em", it: "Greek hold'em" },
  description: {
    en: "Dealt and bet as hold'em, but both hole cards must be played with exactly three of the board: nobody plays the board.",
    it: "Si distribuisce e si punta come nell'hold'em, ma entrambe le carte proprie si giocano con esattamente tre del tavolo: nessuno gioca il tavolo.",
  },
  aliases: NO_ALIASES,
  contests: [{ ...HIGH, use: { kind: 'exactly', fromHole: 2 } }],
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/two-and-three'] },
} as const satisfies VariantSpec;

/** Hold'em streets with more hole cards, some of which are given up as a street begins. */
const withDiscard = (holes: number, street: Street['name'], count: number): readonly Street[] =>
  withHoleCards(holes).map((own) => {
    const [first, ...others] = own.deal;
    if (own.name !== street || first === undefined) return own;
    const discard = { to: 'discard', count } as const;
    return { ...own, deal: first.to === 'hole' ? [first, discard, ...others] : [discard, first, ...others] };
  });

const PINEAPPLE = {
  ...TEXAS_HOLDEM,
  id: 'pineapple',
  name: { en: 'Pineapple', it: 'Pineapple' },
  description: {
    en: "Three cards each, one of which is thrown away before the first betting. From there it is hold'em: the best five of the two kept and the board win.",
    it: "Tre carte a testa, di cui una si scarta prima delle puntate iniziali. Da lì è hold'em: vincono le migliori cinque tra le due tenute e il tavolo.",
  },
  aliases: NO_ALIASES,
  streets: withDiscard(3, 'preflop', 1),
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

const CRAZY_PINEAPPLE = {
  ...PINEAPPLE,
  id: 'crazy-pineapple',
  name: { en: 'Crazy pineapple', it: 'Crazy pineapple' },
  description: {
    en: "Three cards each, one of which is thrown away after the betting on the flop. The best five of the two kept and the board win, as in hold'em.",
    it: "Tre carte a testa, di cui una si scarta dopo le puntate sul flop. Vincono le migliori cinque tra le due tenute e il tavolo, come nell'hold'em.",
  },
  streets: withDiscard(3, 'turn', 1),
} as const satisfies VariantSpec;

const LAZY_PINEAPPLE = {
  ...TEXAS_HOLDEM,
  id: 'lazy-pineapple',
  name: { en: 'Lazy pineapple', it: 'Lazy pineapple' },
  description: {
    en: 'Three cards each, all kept to the end. A hand uses none, one or two of them with the board, never all three.',
    it: 'Tre carte a testa, tutte tenute fino alla fine. Il punto ne usa nessuna, una o due con il tavolo, mai tutte e tre.',
  },
  aliases: NO_ALIASES,
  streets: withHoleCards(3),
  contests: [{ ...HIGH, use: { kind: 'between', least: 0, most: 2 } }],
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/up-to-two', 'barge-2026/lazy-pineapple'] },
} as const satisfies VariantSpec;

const TAHOE = {
  ...LAZY_PINEAPPLE,
  id: 'tahoe',
  name: { en: 'Tahoe', it: 'Tahoe' },
  description: {
    en: 'Another name for pineapple without a discard, usually bet to the pot: three cards each, at most two of them in the hand that is shown.',
    it: 'Altro nome del pineapple senza scarto, di solito con puntate al piatto: tre carte a testa, al massimo due nel punto mostrato.',
  },
  betting: { usual: 'pot-limit', allowed: ['pot-limit', 'no-limit', 'fixed-limit'] },
} as const satisfies VariantSpec;

const IRISH = {
  ...PINEAPPLE,
  id: 'irish',
  name: { en: 'Irish poker', it: 'Irish poker' },
  description: {
    en: "Four cards each, two of which are thrown away after the betting on the flop. From there it is hold'em with the two that were kept.",
    it: "Quattro carte a testa, di cui due si scartano dopo le puntate sul flop. Da lì è hold'em con le due tenute.",
  },
  streets: withDiscard(4, 'turn', 2),
  betting: { usual: 'pot-limit', allowed: ['pot-limit', 'no-limit', 'fixed-limit'] },
} as const satisfies VariantSpec;

const DOUBLE_BOARD_HOLDEM = {
  ...TEXAS_HOLDEM,
  id: 'double-board-holdem',
  name: { en: "Double-board hold'em", it: "Hold'em a doppio tavolo" },
  description: {
    en: "Hold'em with two separate boards dealt side by side. The best hand on each board wins half the pot; one player may win both.",
    it: "Hold'em con due tavoli separati distribuiti insieme. La mano migliore su ogni tavolo vince metà piatto; uno stesso giocatore può vincerle entrambe.",
  },
  aliases: { phh: [], ohh: [], pokerstars: ["Split Hold'em"] },
  boards: 2,
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/any-five', 'custom/boards'] },
} as const satisfies VariantSpec;

/** The grid of three flops of three, two turns and a river. */
export const gridStreets = (holes: number): readonly Street[] => {
  const board: Partial<Record<Street['name'], number>> = { flop: 9, turn: 2, river: 1 };
  return withHoleCards(holes).map((street) => {
    const count = board[street.name];
    return count === undefined ? street : { ...street, deal: [{ to: 'board', count }] };
  });
};

const CHOWAHA = {
  ...TEXAS_HOLDEM,
  id: 'chowaha',
  name: { en: 'Chowaha', it: 'Chowaha' },
  description: {
    en: 'Two cards each and a board laid as a grid: three flops, two turns, one river. Both hole cards play with three of a flop, a turn next to it and the river; the top flop never goes with the bottom turn, nor the bottom flop with the top one.',
    it: 'Due carte a testa e un tavolo a griglia: tre flop, due turn, un river. Si giocano entrambe le carte proprie con tre tra un flop, un turn che lo tocca e il river; il flop in alto non va mai col turn in basso, né quello in basso col turn in alto.',
  },
  aliases: NO_ALIASES,
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  streets: gridStreets(2),
  contests: [{ ...HIGH, use: { kind: 'contiguous', fromHole: 2 } }],
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/grid-board', 'barge-2026/chowaha'] },
} as const satisfies VariantSpec;

export const BOARD_GAMES = [
  TEXAS_HOLDEM,
  HOLDEM_HI_LO,
  ROYAL_HOLDEM,
  SHORT_DECK,
  MANILA,
  GREEK_HOLDEM,
  TEXAS_WALTER,
  HIDDEN_POKER,
  PINEAPPLE,
  CRAZY_PINEAPPLE,
  LAZY_PINEAPPLE,
  TAHOE,
  IRISH,
  DOUBLE_BOARD_HOLDEM,
  CHOWAHA,
] as const;
