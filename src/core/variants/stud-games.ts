import { FULL_DECK } from '../cards/deck.ts';
import {
  type Contest,
  ITALIAN_ORDERING,
  type Opener,
  STANDARD_ORDERING,
  type Street,
  type VariantSpec,
} from './spec.ts';

/** Two cards down and one up, three more up, the last one down; the big bet from the fifth street on. */
const sevenCardStreets = (bringIn: Opener, later: Opener, fourth: Pick<Street, 'openPair'> = {}): readonly Street[] => [
  {
    name: 'third',
    deal: [
      { to: 'hole', facing: 'down', count: 2 },
      { to: 'hole', facing: 'up', count: 1 },
    ],
    opener: bringIn,
    betSize: 'small',
  },
  { name: 'fourth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: later, betSize: 'small', ...fourth },
  { name: 'fifth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: later, betSize: 'big' },
  { name: 'sixth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: later, betSize: 'big' },
  {
    name: 'seventh',
    deal: [{ to: 'hole', facing: 'down', count: 1, whenShort: 'one-shared-card' }],
    opener: later,
    betSize: 'big',
  },
];

/** One card down and one up, three more up; the big bet from the fourth street on. */
const fiveCardStreets = (first: Opener): readonly Street[] => [
  {
    name: 'second',
    deal: [
      { to: 'hole', facing: 'down', count: 1 },
      { to: 'hole', facing: 'up', count: 1 },
    ],
    opener: first,
    betSize: 'small',
  },
  { name: 'third', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: 'best-upcards', betSize: 'small' },
  { name: 'fourth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: 'best-upcards', betSize: 'big' },
  { name: 'fifth', deal: [{ to: 'hole', facing: 'up', count: 1 }], opener: 'best-upcards', betSize: 'big' },
];

const HIGH: Contest = { name: 'high', evaluator: 'high', use: { kind: 'any' }, qualifier: 'none' };
const LOW: Contest = { name: 'low', evaluator: 'ace-to-five', use: { kind: 'any' }, qualifier: 'none' };

const SEVEN_CARD_STUD = {
  id: 'seven-card-stud',
  name: { en: 'Seven-card stud', it: 'Stud a sette carte' },
  description: {
    en: 'Two cards down and one up, then three up and a last one down, with betting after each street. The lowest up-card brings it in, later the best hand showing speaks first. The best five of seven win.',
    it: "Due carte coperte e una scoperta, poi tre scoperte e un'ultima coperta, con puntate dopo ogni giro. La scoperta più bassa apre per obbligo, poi parla per prima la mano migliore in vista. Vincono le migliori cinque su sette.",
  },
  aliases: { phh: ['F7S'], ohh: ['Stud'], pokerstars: ['7 Card Stud'] },
  family: 'stud',
  deck: FULL_DECK,
  deckRule: 'fixed',
  seats: { min: 2, max: 8 },
  betting: { usual: 'fixed-limit', allowed: ['fixed-limit', 'pot-limit', 'no-limit'] },
  forcedBets: 'antes-and-bring-in',
  streets: sevenCardStreets('lowest-upcard', 'best-upcards', { openPair: 'big-bet-by-house' }),
  boards: 1,
  transform: 'none',
  contests: [HIGH],
  ordering: STANDARD_ORDERING,
  literal: 'none',
  rulebook: 'tda-2024',
  oddChip: 'highest-card',
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/five-of-seven'], play: ['custom/stud-streets'] },
} as const satisfies VariantSpec;

const SEVEN_CARD_STUD_HI_LO = {
  ...SEVEN_CARD_STUD,
  id: 'seven-card-stud-hi-lo',
  name: { en: 'Seven-card stud high-low, eight or better', it: 'Stud a sette carte alto-basso, otto o meglio' },
  description: {
    en: 'Seven-card stud in which the best hand and the best low share the pot. A low is five different ranks of eight or lower, aces low, straights and flushes ignored; without one the high hand takes all.',
    it: "Stud a sette carte in cui la mano migliore e la più bassa dividono il piatto. Il basso sono cinque valori diversi dall'otto in giù, asso basso, senza contare scale e colori; se nessuno lo ha, il punto alto prende tutto.",
  },
  aliases: { phh: ['F7S/8'], ohh: ['StudHiLo'], pokerstars: ['7 Card Stud Hi/Lo'] },
  streets: sevenCardStreets('lowest-upcard', 'best-upcards'),
  contests: [HIGH, { ...LOW, qualifier: 'eight-or-better' }],
  cites: { ...SEVEN_CARD_STUD.cites, ranking: ['custom/hand-ranking', 'custom/ace-to-five'] },
} as const satisfies VariantSpec;

const SEVEN_CARD_STUD_HI_LO_NO_QUALIFIER = {
  ...SEVEN_CARD_STUD_HI_LO,
  id: 'seven-card-stud-hi-lo-no-qualifier',
  name: { en: 'Seven-card stud high-low, no qualifier', it: 'Stud a sette carte alto-basso, senza requisito' },
  description: {
    en: 'Seven-card stud in which the best hand and the lowest hand share the pot, however high the lowest is. Aces are low for the low half, straights and flushes do not spoil it.',
    it: 'Stud a sette carte in cui la mano migliore e la più bassa dividono il piatto, per alta che sia la più bassa. Per il basso gli assi sono bassi e scale e colori non guastano.',
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  contests: [HIGH, LOW],
} as const satisfies VariantSpec;

const RAZZ = {
  ...SEVEN_CARD_STUD,
  id: 'razz',
  name: { en: 'Razz', it: 'Razz' },
  description: {
    en: 'Seven-card stud for the lowest hand: aces are low, straights and flushes do not count, the best is 5-4-3-2-A. The highest up-card brings it in, later the lowest hand showing speaks first.',
    it: 'Stud a sette carte a chi ha la mano più bassa: assi bassi, scale e colori non contano, la migliore è 5-4-3-2-A. La scoperta più alta apre per obbligo, poi parla per prima la mano più bassa in vista.',
  },
  aliases: { phh: ['FR'], ohh: [], pokerstars: ['Razz'] },
  streets: sevenCardStreets('highest-upcard-ace-low', 'lowest-upcards-ace-low'),
  contests: [LOW],
  cites: { ...SEVEN_CARD_STUD.cites, ranking: ['custom/ace-to-five'] },
} as const satisfies VariantSpec;

const DEUCE_TO_SEVEN_RAZZ = {
  ...RAZZ,
  id: 'deuce-to-seven-razz',
  name: { en: 'Deuce-to-seven razz', it: 'Razz deuce-to-seven' },
  description: {
    en: 'Razz in which aces are high and straights and flushes count against the hand: the best is 7-5-4-3-2 of more than one suit. The highest up-card, aces high, brings it in.',
    it: 'Razz in cui gli assi sono alti e scale e colori contano contro la mano: la migliore è 7-5-4-3-2 di più semi. La scoperta più alta, asso compreso, apre per obbligo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  streets: sevenCardStreets('highest-upcard', 'lowest-upcards'),
  contests: [{ ...LOW, evaluator: 'deuce-to-seven' }],
  ordering: { ...RAZZ.ordering, aceLowStraight: 'does-not-count' },
  cites: { ...RAZZ.cites, ranking: ['custom/deuce-to-seven'] },
} as const satisfies VariantSpec;

const LONDON_LOWBALL = {
  ...RAZZ,
  id: 'london-lowball',
  name: { en: 'London lowball', it: 'London lowball' },
  description: {
    en: 'Seven-card stud for the lowest hand, ace to six: aces are low, but straights and flushes count against the hand, so the best is 6-4-3-2-A. The highest up-card brings it in.',
    it: 'Stud a sette carte a chi ha la mano più bassa, asso-sei: assi bassi, ma scale e colori contano contro la mano, perciò la migliore è 6-4-3-2-A. La scoperta più alta apre per obbligo.',
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  contests: [{ ...LOW, evaluator: 'ace-to-six' }],
  cites: { ...RAZZ.cites, ranking: ['custom/ace-to-six', 'barge-2026/london-lowball'] },
} as const satisfies VariantSpec;

const FIVE_CARD_STUD = {
  ...SEVEN_CARD_STUD,
  id: 'five-card-stud',
  name: { en: 'Five-card stud', it: 'Stud a cinque carte' },
  description: {
    en: 'One card down and one up, then three more up, with betting after each street. The lowest up-card brings it in, later the best hand showing speaks first. All five cards are the hand.',
    it: 'Una carta coperta e una scoperta, poi altre tre scoperte, con puntate dopo ogni giro. La scoperta più bassa apre per obbligo, poi parla per prima la mano migliore in vista. La mano sono tutte e cinque le carte.',
  },
  aliases: { phh: [], ohh: [], pokerstars: ['5 Card Stud'] },
  seats: { min: 2, max: 10 },
  streets: fiveCardStreets('lowest-upcard'),
  cites: { ranking: ['custom/hand-ranking'], use: ['custom/all-five'], play: ['custom/stud-streets'] },
} as const satisfies VariantSpec;

const MEXICAN_STUD = {
  ...FIVE_CARD_STUD,
  id: 'mexican-stud',
  name: { en: 'Mexican stud', it: 'Stud messicano' },
  description: {
    en: 'Five-card stud from 41 cards, without eights, nines and tens: the jack stands next to the seven, so 5-6-7-J-Q is a straight, and a flush beats a full house. With them comes a joker: dealt face down it stands for any card, face up for an ace or for what completes a straight or a flush.',
    it: "Stud a cinque carte con 41 carte, senza otto, nove e dieci: il jack segue il sette, quindi 5-6-7-J-Q è una scala, e il colore batte il full. C'è anche un jolly: dato coperto vale qualunque carta, scoperto vale un asso o la carta che completa una scala o un colore.",
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  deck: { lowestRank: '2', droppedRanks: ['8', '9', 'T'], jokers: 1 },
  joker: { down: 'wild', up: 'bug' },
  seats: { min: 2, max: 7 },
  ordering: { ...SEVEN_CARD_STUD.ordering, categories: 'flush-over-full-house' },
  cites: {
    ranking: ['custom/mexican-ranking', 'barge-2026/mexican-poker'],
    use: ['custom/all-five'],
    play: ['custom/stud-streets'],
    joker: ['custom/mexican-joker', 'barge-2026/mexican-poker'],
  },
} as const satisfies VariantSpec;

const TELESINA = {
  ...FIVE_CARD_STUD,
  id: 'telesina',
  name: { en: 'Telesina', it: 'Telesina (teresina)' },
  description: {
    en: 'Five-card stud from a deck stripped by the number of players. Everybody antes, the best cards showing speak first on every street. A flush beats a full house, straight flushes beat each other in a circle and suits decide between equal hands.',
    it: 'Stud a cinque carte da un mazzo ridotto secondo i giocatori. Tutti mettono la posta, in ogni giro parla per primo chi ha le migliori carte scoperte. Il colore batte il full, le scale colore si battono in circolo e tra punti uguali decidono i semi.',
  },
  aliases: { phh: [], ohh: [], pokerstars: [] },
  deckRule: 'eleven-less-players-to-nines',
  seats: { min: 2, max: 6 },
  betting: { usual: 'no-limit', allowed: ['no-limit', 'pot-limit', 'fixed-limit'] },
  forcedBets: 'antes',
  streets: fiveCardStreets('best-upcards'),
  ordering: ITALIAN_ORDERING,
  rulebook: 'guida-poker',
  cites: { ranking: ['custom/it-ord', 'custom/it-ace'], use: ['custom/all-five'], play: ['custom/telesina'] },
} as const satisfies VariantSpec;

export const STUD_GAMES = [
  SEVEN_CARD_STUD,
  SEVEN_CARD_STUD_HI_LO,
  SEVEN_CARD_STUD_HI_LO_NO_QUALIFIER,
  RAZZ,
  DEUCE_TO_SEVEN_RAZZ,
  LONDON_LOWBALL,
  FIVE_CARD_STUD,
  MEXICAN_STUD,
  TELESINA,
] as const;
