import { BOARD_GAMES } from '../../src/core/variants/board-games.ts';
import type { VariantSpec } from '../../src/core/variants/spec.ts';

const [HOLDEM] = BOARD_GAMES;

/** Draw poker with antes and one exchange of up to four, from 32 cards; the opener speaks first after it. */
export const ONE_DRAW: VariantSpec = {
  ...HOLDEM,
  id: 'made-up-draw',
  family: 'draw',
  deck: { lowestRank: '7', droppedRanks: [] },
  seats: { min: 2, max: 6 },
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
  ordering: {
    categories: 'flush-over-full-house',
    aceLowStraight: 'counts',
    suits: 'never-count',
    straightFlushes: 'by-height',
  },
  cites: { ranking: ['custom/it-ord'], use: ['custom/any-five'], draw: ['custom/it-draw'] },
};

/** Two exchanges of up to three, with blinds, from 52 cards. */
export const TWO_DRAWS: VariantSpec = {
  ...HOLDEM,
  id: 'made-up-two-draws',
  family: 'draw',
  seats: { min: 2, max: 6 },
  streets: [
    { name: 'predraw', deal: [{ to: 'hole', facing: 'down', count: 5 }], opener: 'left-of-blinds', betSize: 'small' },
    { name: 'first-draw', deal: [{ to: 'draw', max: 3 }], opener: 'left-of-button', betSize: 'small' },
    { name: 'second-draw', deal: [{ to: 'draw', max: 3 }], opener: 'left-of-button', betSize: 'big' },
  ],
};

/** A board of three, an exchange before a fourth card: cards and board in one game. */
export const DRAW_AND_BOARD: VariantSpec = {
  ...HOLDEM,
  id: 'made-up-draw-and-board',
  family: 'board',
  streets: [
    { name: 'preflop', deal: [{ to: 'hole', facing: 'down', count: 2 }], opener: 'left-of-blinds', betSize: 'small' },
    { name: 'flop', deal: [{ to: 'board', count: 3 }], opener: 'left-of-button', betSize: 'small' },
    {
      name: 'turn',
      deal: [
        { to: 'draw', max: 2 },
        { to: 'board', count: 1 },
      ],
      opener: 'left-of-button',
      betSize: 'big',
    },
  ],
};
