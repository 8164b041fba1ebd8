import { FULL_DECK } from '../cards/deck.ts';
import { NO_ALIASES } from './board-games.ts';
import { drawStreets, OWN_HIGH } from './draw-streets.ts';
import { ITALIAN_ORDERING, STANDARD_ORDERING, type VariantSpec } from './spec.ts';

const ITALIAN_DRAW = {
  id: 'italian-draw',
  name: { en: 'Italian draw poker', it: 'Poker all’italiana' },
  description: {
    en: 'Five cards each from a deck stripped by the number of players, one exchange of up to four cards. A flush beats a full house, the ace also opens a straight below the lowest rank, straight flushes beat each other in a circle and suits decide between equal hands.',
    it: "Cinque carte a testa da un mazzo ridotto secondo i giocatori, un cambio fino a quattro carte. Il colore batte il full, l'asso apre anche la scala sotto la carta minima, le scale colore si battono in circolo e tra punti uguali decidono i semi.",
  },
  aliases: NO_ALIASES,
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
  ordering: ITALIAN_ORDERING,
  literal: 'none',
  rulebook: 'guida-poker',
  oddChip: 'left-of-button',
  cites: { ranking: ['custom/it-ord', 'custom/it-ace'], use: ['custom/it-draw'], draw: ['custom/it-draw'] },
} as const satisfies VariantSpec;

export const FIVE_CARD_DRAW = {
  id: 'five-card-draw',
  name: { en: 'Five-card draw', it: 'Draw a cinque carte' },
  description: {
    en: 'Five cards each, a betting round, one draw of up to five cards, a second betting round. The best five-card high hand wins.',
    it: 'Cinque carte a testa, un giro di puntate, un cambio fino a cinque carte, un secondo giro. Vince la mano alta migliore.',
  },
  aliases: { phh: [], ohh: ['Draw'], pokerstars: ['5 Card Draw'] },
  family: 'draw',
  deck: FULL_DECK,
  deckRule: 'fixed',
  seats: { min: 2, max: 8 },
  betting: { usual: 'fixed-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  forcedBets: 'blinds',
  streets: drawStreets(5, 1),
  boards: 1,
  transform: 'none',
  contests: [OWN_HIGH],
  ordering: STANDARD_ORDERING,
  literal: 'none',
  rulebook: 'tda-2024',
  oddChip: 'left-of-button',
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/own-five'], draw: ['custom/draw'] },
} as const satisfies VariantSpec;

const JACKS_OR_BETTER = {
  ...FIVE_CARD_DRAW,
  id: 'jacks-or-better',
  name: { en: 'Jacks or better', it: 'Jacks or better' },
  description: {
    en: 'Five-card draw with antes in which the first bet takes a pair of jacks or a better hand. Whoever opened speaks first after the draw; if nobody opens, the antes stay for the next deal.',
    it: 'Draw a cinque carte con ante, in cui per aprire serve una coppia di jack o di più. Dopo il cambio parla per primo chi ha aperto; se nessuno apre, gli ante restano per la mano successiva.',
  },
  aliases: NO_ALIASES,
  forcedBets: 'antes',
  streets: [
    { name: 'predraw', deal: [{ to: 'hole', facing: 'down', count: 5 }], opener: 'left-of-button', betSize: 'small' },
    { name: 'first-draw', deal: [{ to: 'draw', max: 5 }], opener: 'opener', betSize: 'big' },
  ],
  openers: 'jacks',
  cites: { ...FIVE_CARD_DRAW.cites, play: ['custom/jacks-or-better'] },
} as const satisfies VariantSpec;

export const DRAW_GAMES = [FIVE_CARD_DRAW, JACKS_OR_BETTER, ITALIAN_DRAW] as const;
