import { FULL_DECK } from '../cards/deck.ts';
import type { Contest, Street, VariantSpec } from './spec.ts';

const HOLDEM_STREETS: readonly Street[] = [
  { name: 'preflop', deal: [{ to: 'hole', facing: 'down', count: 2 }], opener: 'left-of-blinds', betSize: 'small' },
  { name: 'flop', deal: [{ to: 'board', count: 3 }], opener: 'left-of-button', betSize: 'small' },
  { name: 'turn', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
  { name: 'river', deal: [{ to: 'board', count: 1 }], opener: 'left-of-button', betSize: 'big' },
];

/** The same streets with another number of hole cards. */
const withHoleCards = (count: number): readonly Street[] =>
  HOLDEM_STREETS.map((street) =>
    street.name === 'preflop' ? { ...street, deal: [{ to: 'hole', facing: 'down', count }] } : street,
  );

const HIGH: Contest = { name: 'high', evaluator: 'high', use: { kind: 'any' }, qualifier: 'none' };

const TEXAS_HOLDEM = {
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
  ordering: {
    categories: 'standard',
    aceLowStraight: 'counts',
    suits: 'never-count',
    straightFlushes: 'by-height',
  },
  literal: 'none',
  rulebook: 'tda-2024',
  oddChip: 'left-of-button',
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

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
  contests: [{ ...HIGH, use: { kind: 'exactly', fromHole: 2 } }],
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/two-and-three'] },
} as const satisfies VariantSpec;

const SHORT_DECK = {
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
  cites: { ranking: ['custom/short-deck-ranking'], use: ['custom/any-five'] },
} as const satisfies VariantSpec;

const TEXAS_WALTER = {
  ...TEXAS_HOLDEM,
  id: 'texas-walter',
  name: { en: 'Texas Walter', it: 'Poker Texas Walter' },
  description: {
    en: "Dealt and bet as hold'em, but a hand is always both hole cards with exactly three of the board. Equal cards split as soon as no flush can part them.",
    it: "Si distribuisce e si punta come nell'hold'em, ma il punto si fa sempre con entrambe le carte proprie e tre del tavolo. Carte uguali dividono appena nessun colore può più separarle.",
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
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
  aliases: { phh: [], ohh: [], pokerstars: [] },
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

export const BOARD_GAMES = [TEXAS_HOLDEM, OMAHA, SHORT_DECK, TEXAS_WALTER, HIDDEN_POKER] as const;
