import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** The World Series of Poker; on what its rules do not mention the TDA answers. */
export const WSOP_2024_PRESET = over(TDA_2024_PRESET, {
  raiseCap: { value: 4, cites: ['wsop-2024/L126'] },
  headsUpCap: { value: 'lifted-if-round-began-heads-up', cites: ['wsop-2024/L127'] },
  limitReopen: { value: 'half-bet', cites: ['wsop-2024/L129'] },
});
