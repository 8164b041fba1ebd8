import type { Preset } from '../preset.ts';

/** The TDA's answers; where it leaves a question open, the custom we follow. */
export const TDA_2024_PRESET: Preset = {
  values: {
    oddChip: 'by-game',
    oddChipHighLow: 'to-high',
    identicalHighLow: 'per-half',
    shortDeckOrder: 'straight-over-trips',
    aceLowStraight: 'by-game',
    duplicateCards: 'refuse',
    raiseCap: 3,
    headsUpCap: 'event-heads-up-only',
    limitReopen: 'half-bet',
    shortAllInsAddUp: true,
    shortAnteOrder: 'blind-first',
  },
  cites: {
    oddChip: ['tda-2024/20-A', 'tda-2024/20-B'],
    oddChipHighLow: ['tda-2024/20-C'],
    identicalHighLow: ['tda-2024/20-C'],
    shortDeckOrder: ['custom/short-deck-ranking'],
    aceLowStraight: ['custom/hand-ranking'],
    duplicateCards: ['tda-2024/35-E'],
    raiseCap: ['tda-2024/48'],
    headsUpCap: ['tda-2024/48'],
    limitReopen: ['tda-2024/47-B'],
    shortAllInsAddUp: ['tda-2024/47-A'],
    shortAnteOrder: ['custom/forced-bets'],
  },
};
