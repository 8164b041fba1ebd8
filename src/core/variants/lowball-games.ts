import { NO_ALIASES } from './board-games.ts';
import { FIVE_CARD_DRAW } from './draw-games.ts';
import { ACE_TO_FIVE, DEUCE_TO_SEVEN, drawStreets, OWN_BADUGI, OWN_HIGH } from './draw-streets.ts';
import type { VariantSpec } from './spec.ts';

const DEUCE_TO_SEVEN_SINGLE_DRAW = {
  ...FIVE_CARD_DRAW,
  id: 'deuce-to-seven-single-draw',
  name: { en: 'Deuce-to-seven single draw', it: 'Due-sette a un cambio' },
  description: {
    en: 'Five cards each, one draw. The worst high hand wins: the ace is high, straights and flushes count against it, 2-3-4-5-7 of mixed suits is the best.',
    it: "Cinque carte a testa, un cambio. Vince la peggiore mano alta: l'asso è alto, scale e colori contano contro, 2-3-4-5-7 di semi diversi è la migliore.",
  },
  aliases: { phh: ['N2L1D'], ohh: [], pokerstars: ['Single Draw 2-7 Lowball'] },
  betting: { usual: 'no-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  contests: [DEUCE_TO_SEVEN],
  openers: 'never',
  cites: { ...FIVE_CARD_DRAW.cites, ranking: ['custom/deuce-to-seven'] },
} as const satisfies VariantSpec;

const DEUCE_TO_SEVEN_TRIPLE_DRAW = {
  ...DEUCE_TO_SEVEN_SINGLE_DRAW,
  id: 'deuce-to-seven-triple-draw',
  name: { en: 'Deuce-to-seven triple draw', it: 'Due-sette a tre cambi' },
  description: {
    en: 'Deuce-to-seven with three draws and four betting rounds, the last two at the big limit.',
    it: 'Due-sette con tre cambi e quattro giri di puntate, gli ultimi due al limite alto.',
  },
  aliases: { phh: ['F2L3D'], ohh: [], pokerstars: ['Triple Draw 2-7 Lowball'] },
  betting: { usual: 'fixed-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  streets: drawStreets(5, 3),
} as const satisfies VariantSpec;

const ACE_TO_FIVE_SINGLE_DRAW = {
  ...DEUCE_TO_SEVEN_SINGLE_DRAW,
  id: 'ace-to-five-single-draw',
  name: { en: 'Ace-to-five single draw', it: 'Asso-cinque a un cambio' },
  description: {
    en: 'California lowball: five cards each, one draw, the lowest hand wins. The ace is low, straights and flushes do not count, A-2-3-4-5 is the best.',
    it: "Lowball californiano: cinque carte a testa, un cambio, vince la mano più bassa. L'asso è basso, scale e colori non contano, A-2-3-4-5 è la migliore.",
  },
  aliases: NO_ALIASES,
  betting: { usual: 'fixed-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  contests: [ACE_TO_FIVE],
  cites: { ...FIVE_CARD_DRAW.cites, ranking: ['custom/ace-to-five'] },
} as const satisfies VariantSpec;

const ACE_TO_FIVE_TRIPLE_DRAW = {
  ...ACE_TO_FIVE_SINGLE_DRAW,
  id: 'ace-to-five-triple-draw',
  name: { en: 'Ace-to-five triple draw', it: 'Asso-cinque a tre cambi' },
  description: {
    en: 'Ace-to-five lowball with three draws and four betting rounds, the last two at the big limit.',
    it: 'Lowball asso-cinque con tre cambi e quattro giri di puntate, gli ultimi due al limite alto.',
  },
  streets: drawStreets(5, 3),
} as const satisfies VariantSpec;

const BADUGI = {
  ...DEUCE_TO_SEVEN_TRIPLE_DRAW,
  id: 'badugi',
  name: { en: 'Badugi', it: 'Badugi' },
  description: {
    en: 'Four cards each, three draws. A hand is the most cards of different ranks and different suits; four beat three, and among as many the lowest highest card wins. The ace is low, A-2-3-4 of four suits is the best.',
    it: "Quattro carte a testa, tre cambi. Il punto sono più carte possibile di valori e semi tutti diversi; quattro battono tre, e a parità di carte vince chi ha più bassa la carta più alta. L'asso è basso, A-2-3-4 di quattro semi è la migliore.",
  },
  aliases: { phh: ['FB'], ohh: [], pokerstars: ['Badugi'] },
  streets: drawStreets(4, 3),
  contests: [OWN_BADUGI],
  cites: { ...FIVE_CARD_DRAW.cites, ranking: ['custom/badugi'] },
} as const satisfies VariantSpec;

const BADEUCY = {
  ...DEUCE_TO_SEVEN_TRIPLE_DRAW,
  id: 'badeucy',
  name: { en: 'Badeucy', it: 'Badeucy' },
  description: {
    en: 'Five cards each, three draws. One half of the pot goes to the best deuce-to-seven hand, the other to the best badugi of four of the five cards, in which the ace is high too.',
    it: "Cinque carte a testa, tre cambi. Metà piatto va alla migliore mano due-sette, l'altra metà al miglior badugi di quattro delle cinque carte, in cui anche l'asso è alto.",
  },
  aliases: NO_ALIASES,
  contests: [DEUCE_TO_SEVEN, { ...OWN_BADUGI, evaluator: 'badugi-ace-high' }],
  cites: { ...FIVE_CARD_DRAW.cites, ranking: ['custom/deuce-to-seven', 'custom/badugi', 'barge-2026/badeucy'] },
} as const satisfies VariantSpec;

const BADACEY = {
  ...BADEUCY,
  id: 'badacey',
  name: { en: 'Badacey', it: 'Badacey' },
  description: {
    en: 'Five cards each, three draws. One half of the pot goes to the best ace-to-five low, the other to the best badugi of four of the five cards; the ace is low in both.',
    it: "Cinque carte a testa, tre cambi. Metà piatto va al miglior basso asso-cinque, l'altra metà al miglior badugi di quattro delle cinque carte; l'asso è basso in entrambi.",
  },
  contests: [ACE_TO_FIVE, OWN_BADUGI],
  cites: { ...FIVE_CARD_DRAW.cites, ranking: ['custom/ace-to-five', 'custom/badugi', 'barge-2026/badacey'] },
} as const satisfies VariantSpec;

const ARCHIE = {
  ...DEUCE_TO_SEVEN_TRIPLE_DRAW,
  id: 'archie',
  name: { en: 'Archie', it: 'Archie' },
  description: {
    en: 'Five cards each, three draws, high and low share the pot. The high half takes a pair of sixes or better, the low half an ace-to-five eight or better; if nobody qualifies for either, the best high hand takes everything.',
    it: 'Cinque carte a testa, tre cambi, alto e basso si dividono il piatto. L’alto vuole almeno una coppia di sei, il basso un asso-cinque da otto in giù; se nessuno si qualifica per l’uno né per l’altro, la mano alta migliore prende tutto.',
  },
  aliases: NO_ALIASES,
  contests: [
    { ...OWN_HIGH, qualifier: 'pair-of-sixes', unqualified: 'takes-unclaimed' },
    { ...ACE_TO_FIVE, qualifier: 'eight-or-better' },
  ],
  cites: {
    ...FIVE_CARD_DRAW.cites,
    ranking: ['custom/hand-ranking', 'custom/eight-low', 'custom/pair-of-sixes', 'barge-2026/archie'],
  },
} as const satisfies VariantSpec;

export const LOWBALL_GAMES = [
  DEUCE_TO_SEVEN_SINGLE_DRAW,
  DEUCE_TO_SEVEN_TRIPLE_DRAW,
  ACE_TO_FIVE_SINGLE_DRAW,
  ACE_TO_FIVE_TRIPLE_DRAW,
  BADUGI,
  BADEUCY,
  BADACEY,
  ARCHIE,
] as const;
