import { HOLDEM_STREETS, NO_ALIASES } from './board-games.ts';
import { FIVE_CARD_DRAW } from './draw-games.ts';
import { DEUCE_TO_SEVEN, OWN_BADUGI, OWN_HIGH } from './draw-streets.ts';
import type { Contest, Street, VariantSpec } from './spec.ts';

/** A hold'em board with a draw between the betting on the flop and the turn. */
const drawmahaStreets = (max: number): readonly Street[] =>
  HOLDEM_STREETS.map((street): Street => {
    if (street.name === 'preflop') return { ...street, deal: [{ to: 'hole', facing: 'down', count: 5 }] };
    return street.name === 'turn' ? { ...street, deal: [{ to: 'draw', max }, ...street.deal] } : street;
  });

const OMAHA_HIGH: Contest = { ...OWN_HIGH, use: { kind: 'exactly', fromHole: 2 } };
const OWN_POINTS: Contest = { ...OWN_HIGH, name: 'points', evaluator: 'points-49' };

const DRAWMAHA = {
  ...FIVE_CARD_DRAW,
  id: 'drawmaha',
  name: { en: 'Drawmaha', it: 'Drawmaha' },
  description: {
    en: 'Five cards each and a board; after the betting on the flop everybody may draw. One half of the pot goes to the best draw hand of the five own cards, the other to the best Omaha hand of two own cards with three of the board.',
    it: 'Cinque carte a testa e un tavolo; dopo le puntate sul flop si può cambiare. Metà piatto va alla migliore mano con le cinque carte proprie, l’altra metà alla migliore mano di Omaha, due proprie con tre del tavolo.',
  },
  aliases: NO_ALIASES,
  betting: { usual: 'pot-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  streets: drawmahaStreets(5),
  contests: [{ ...OWN_HIGH, name: 'draw' }, OMAHA_HIGH],
  openers: 'never',
  cites: { ...FIVE_CARD_DRAW.cites, use: ['custom/draw-and-board', 'barge-2026/dramaha'] },
} as const satisfies VariantSpec;

const DRAWMAHA_49 = {
  ...DRAWMAHA,
  id: 'drawmaha-49',
  name: { en: 'Drawmaha 49', it: 'Drawmaha 49' },
  description: {
    en: 'Drawmaha in which the own five cards count points: the ace one, two to ten their number, court cards nothing. The most points win half the pot, four tens and a nine being the most there can be; up to three cards may be drawn.',
    it: 'Drawmaha in cui le cinque carte proprie contano punti: asso uno, dal due al dieci il loro numero, figure niente. Vince metà piatto chi ne ha di più, al massimo quattro dieci e un nove; si cambiano fino a tre carte.',
  },
  streets: drawmahaStreets(3),
  contests: [OWN_POINTS, OMAHA_HIGH],
  cites: { ...DRAWMAHA.cites, ranking: ['custom/hand-ranking', 'custom/points', 'barge-2026/dramaha-49'] },
} as const satisfies VariantSpec;

const DRAWMAHA_ZERO = {
  ...DRAWMAHA_49,
  id: 'drawmaha-zero',
  name: { en: 'Drawmaha zero', it: 'Drawmaha zero' },
  description: {
    en: 'Drawmaha in which the own five cards count points and the fewest win half the pot: five court cards make zero.',
    it: 'Drawmaha in cui le cinque carte proprie contano punti e chi ne ha meno vince metà piatto: cinque figure fanno zero.',
  },
  contests: [{ ...OWN_POINTS, evaluator: 'points-zero' }, OMAHA_HIGH],
  cites: { ...DRAWMAHA.cites, ranking: ['custom/hand-ranking', 'custom/points', 'barge-2026/dramaha-zero'] },
} as const satisfies VariantSpec;

const DRAWMAHA_21 = {
  ...DRAWMAHA_49,
  id: 'drawmaha-21',
  name: { en: 'Drawmaha 21', it: 'Drawmaha 21' },
  description: {
    en: 'Drawmaha in which the own cards count points up to twenty-one: cards that would pass it are left out. The most points win half the pot, and among as many points the hand that uses more cards.',
    it: 'Drawmaha in cui le carte proprie contano punti fino a ventuno: le carte che lo supererebbero restano fuori. Vince metà piatto chi ha più punti e, a parità, chi usa più carte.',
  },
  contests: [{ ...OWN_POINTS, evaluator: 'points-21' }, OMAHA_HIGH],
  cites: { ...DRAWMAHA.cites, ranking: ['custom/hand-ranking', 'custom/points', 'barge-2026/dramaha-21'] },
} as const satisfies VariantSpec;

const DRAWMAHA_DEUCE_TO_SEVEN = {
  ...DRAWMAHA,
  id: 'drawmaha-deuce-to-seven',
  name: { en: 'Drawmaha deuce-to-seven', it: 'Drawmaha due-sette' },
  description: {
    en: 'Drawmaha in which the own five cards play as a deuce-to-seven low for one half of the pot.',
    it: 'Drawmaha in cui le cinque carte proprie giocano come basso due-sette per metà piatto.',
  },
  contests: [DEUCE_TO_SEVEN, OMAHA_HIGH],
  cites: { ...DRAWMAHA.cites, ranking: ['custom/hand-ranking', 'custom/deuce-to-seven'] },
} as const satisfies VariantSpec;

const DRAWMAHA_BADUGI = {
  ...DRAWMAHA,
  id: 'drawmaha-badugi',
  name: { en: 'Drawmaha badugi', it: 'Drawmaha badugi' },
  description: {
    en: 'Drawmaha in which one half of the pot goes to the best badugi among the five own cards.',
    it: 'Drawmaha in cui metà piatto va al miglior badugi tra le cinque carte proprie.',
  },
  contests: [OWN_BADUGI, OMAHA_HIGH],
  cites: { ...DRAWMAHA.cites, ranking: ['custom/hand-ranking', 'custom/badugi', 'barge-2026/dramadugi'] },
} as const satisfies VariantSpec;

export const DRAWMAHA_GAMES = [
  DRAWMAHA,
  DRAWMAHA_49,
  DRAWMAHA_ZERO,
  DRAWMAHA_21,
  DRAWMAHA_DEUCE_TO_SEVEN,
  DRAWMAHA_BADUGI,
] as const;
