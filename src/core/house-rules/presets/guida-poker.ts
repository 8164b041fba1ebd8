import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** Italian draw: the Guida Poker on duplicates and foreign cards, everything else by the custom of the game. */
export const GUIDA_POKER_PRESET = over(TDA_2024_PRESET, {
  flushOrder: { value: 'above-full-house', cites: ['custom/it-ord'] },
  flushTie: { value: 'ranks-first', cites: ['custom/it-flush'] },
  suitTieBreak: { value: 'suits', cites: ['custom/it-suit', 'custom/it-notie'] },
  suitCompare: { value: 'highest-kicker', cites: ['custom/it-suit-how'] },
  straightFlushOrder: { value: 'circle', cites: ['custom/it-sf'] },
  straightFlushCycle: { value: 'split', cites: ['custom/it-sf'] },
  aceLowStraight: { value: 'by-game', cites: ['custom/it-ace'] },
  duplicateCards: { value: 'null-within-hand', cites: ['guida-poker/1', 'guida-poker/2'] },
  foreignCards: { value: 'play', cites: ['guida-poker/3', 'guida-poker/7'] },
});
