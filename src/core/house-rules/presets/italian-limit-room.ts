import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** The fixed-limit room; where its text is silent or literally at odds with every rulebook, the usual reading. */
export const ITALIAN_LIMIT_ROOM_PRESET = over(TDA_2024_PRESET, {
  raiseCap: { value: 3, cites: ['italian-limit-room/4'] },
  headsUpCap: { value: 'never-lifted', cites: ['italian-limit-room/4'] },
  bigBlindCounts: { value: true, cites: ['italian-limit-room/2', 'italian-limit-room/4'] },
  bigBlindOption: { value: true, cites: ['italian-limit-room/5', 'custom/answer-a-bet'] },
  laterStreetOpener: { value: 'left-of-button', cites: ['italian-limit-room/5', 'custom/turn-order'] },
  headsUpBlinds: { value: 'button-small', cites: ['italian-limit-room/2', 'tda-2024/34-B'] },
  limitReopen: { value: 'half-bet', cites: ['italian-limit-room/9', 'tda-2024/47-B'] },
  allInMuck: { value: 'may-muck', cites: ['italian-limit-room/8'] },
  boardPlayMuck: { value: 'forfeits', cites: ['italian-limit-room/7', 'italian-limit-room/8', 'tda-2024/19'] },
});
