import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** Robert's Rules of Poker; on what they do not mention the TDA answers. */
export const ROBERTS_11_PRESET = over(TDA_2024_PRESET, {
  raiseCap: { value: 3, cites: ['roberts-11/betting-and-raising-3'] },
  headsUpCap: { value: 'lifted-if-heads-up-before-cap', cites: ['roberts-11/betting-and-raising-4'] },
  limitReopen: { value: 'half-bet', cites: ['roberts-11/betting-and-raising-6'] },
});
