import { FULL_DECK } from '../cards/deck.ts';
import type { VariantSpec } from './spec.ts';

const ITALIAN_DRAW = {
  id: 'italian-draw',
  name: { en: 'Italian draw poker', it: 'Poker all’italiana' },
  description: {
    en: 'Five cards each from a deck stripped by the number of players, one exchange of up to four cards. A flush beats a full house, the ace also opens a straight below the lowest rank, straight flushes beat each other in a circle and suits decide between equal hands.',
    it: "Cinque carte a testa da un mazzo ridotto secondo i giocatori, un cambio fino a quattro carte. Il colore batte il full, l'asso apre anche la scala sotto la carta minima, le scale colore si battono in circolo e tra punti uguali decidono i semi.",
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  family: 'draw',
  deck: FULL_DECK,
  deckRule: 'eleven-less-players',
  seats: { min: 2, max: 9 },
  betting: { usual: 'no-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  forcedBets: 'antes',
  streets: [
    { name: 'predraw', deal: [{ to: 'hole', facing: 'down', count: 5 }], opener: 'left-of-button', betSize: 'small' },
    {
      name: 'first-draw',
      deal: [{ to: 'draw', max: 4, lastCard: 'after-the-others' }],
      opener: 'opener',
      betSize: 'big',
    },
  ],
  boards: 1,
  transform: 'none',
  contests: [{ name: 'high', evaluator: 'high', use: { kind: 'any' }, qualifier: 'none' }],
  ordering: {
    categories: 'by-flush-order',
    aceLowStraight: 'counts',
    suits: 'by-house',
    straightFlushes: 'by-house',
  },
  literal: 'none',
  rulebook: 'guida-poker',
  oddChip: 'left-of-button',
  cites: { ranking: ['custom/it-ord', 'custom/it-ace'], use: ['custom/it-draw'], draw: ['custom/it-draw'] },
} as const satisfies VariantSpec;

export const DRAW_GAMES = [ITALIAN_DRAW] as const;
