import type { Clauses } from '../topics.ts';
import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

const CLAUSES: Clauses = {
  button: ['italian-limit-room/1'],
  blinds: ['italian-limit-room/2'],
  'bet-size': ['italian-limit-room/3'],
  'first-street': ['italian-limit-room/5'],
  'street-close': ['italian-limit-room/6'],
  'best-five': ['italian-limit-room/7'],
  'board-plays': ['italian-limit-room/7'],
  'equal-hands': ['italian-limit-room/7'],
  muck: ['italian-limit-room/8'],
  'all-in': ['italian-limit-room/9'],
  'side-pots': ['italian-limit-room/9'],
  'folded-chips': ['italian-limit-room/9'],
};

/** The fixed-limit room; where its text is silent or literally at odds with every rulebook, the usual reading. */
export const ITALIAN_LIMIT_ROOM_PRESET = over(
  TDA_2024_PRESET,
  {
    raiseCap: { value: 3, cites: ['italian-limit-room/4'] },
    raiseCapTwoRounds: { value: 'as-in-other-games', cites: ['italian-limit-room/4'] },
    raiseCapPlayers: { value: 'in-the-hand', cites: ['italian-limit-room/4'] },
    headsUpCap: { value: 'never-lifted', cites: ['italian-limit-room/4'] },
    bigBlindCounts: { value: true, cites: ['italian-limit-room/2', 'italian-limit-room/4'] },
    bigBlindOption: { value: true, cites: ['italian-limit-room/5', 'custom/answer-a-bet'] },
    laterStreetOpener: { value: 'left-of-button', cites: ['italian-limit-room/5', 'custom/turn-order'] },
    headsUpBlinds: { value: 'button-small', cites: ['italian-limit-room/2', 'tda-2024/34-B'] },
    limitBlinds: { value: 'from-small-bet', cites: ['italian-limit-room/2'] },
    limitReopen: { value: 'half-bet', cites: ['italian-limit-room/9', 'tda-2024/47-B'] },
    allInFaceUp: { value: false, cites: ['italian-limit-room/8'] },
    allInMuck: { value: 'may-muck', cites: ['italian-limit-room/8'] },
    muckIsDead: { value: 'always', cites: ['italian-limit-room/8'] },
    uncontestedShowdown: { value: 'must-show', cites: ['italian-limit-room/8'] },
    boardPlayMuck: { value: 'forfeits', cites: ['italian-limit-room/7', 'italian-limit-room/8', 'tda-2024/19'] },
  },
  {
    clauses: CLAUSES,
    readings: [
      'limit-room-betting',
      'limit-room-later-streets',
      'limit-room-big-blind-counts',
      'limit-room-big-blind-option',
      'limit-room-side-pots',
      'limit-room-short-all-in',
      'limit-room-heads-up-cap',
      'limit-room-board-muck',
      'limit-room-all-in-muck',
      'limit-room-heads-up-blinds',
    ],
  },
);
