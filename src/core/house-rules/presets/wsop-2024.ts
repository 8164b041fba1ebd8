import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** The World Series of Poker; on what its rules do not mention the TDA answers. */
export const WSOP_2024_PRESET = over(
  TDA_2024_PRESET,
  {
    oddChip: { value: 'by-game', cites: ['wsop-2024/L149'] },
    oddChipCards: { value: 'winning-five', cites: ['wsop-2024/L146', 'wsop-2024/L149'] },
    oddContest: { value: 'by-position', cites: ['wsop-2024/L149'] },
    oddChipHighLow: { value: 'to-high', cites: ['wsop-2024/L149'] },
    identicalHighLow: { value: 'evenly', cites: ['wsop-2024/T73'] },
    suitTieBreak: { value: 'none', cites: ['wsop-2024/L146'] },
    duplicateCards: { value: 'refuse', cites: ['wsop-2024/L112'] },
    raiseCap: { value: 4, cites: ['wsop-2024/L126'] },
    raiseCapPlayers: { value: 'not-all-in', cites: ['wsop-2024/L126'] },
    headsUpCap: { value: 'lifted-if-round-began-heads-up', cites: ['wsop-2024/L127'] },
    underRaise: { value: 'half-raise', cites: ['wsop-2024/T95', 'wsop-2024/L179'] },
    stringBet: { value: 'one-more-after-raise', cites: ['wsop-2024/L136', 'wsop-2024/L174'] },
    limitReopen: { value: 'half-bet', cites: ['wsop-2024/L129'] },
    shortAllInsAddUp: { value: true, cites: ['wsop-2024/T96-a'] },
    limitShortAllInsAddUp: { value: true, cites: ['wsop-2024/L129'] },
    shortBlindPrice: { value: 'in-full', cites: ['wsop-2024/L150'] },
    headsUpBlinds: { value: 'button-small', cites: ['wsop-2024/L153'] },
    boardPlayMuck: { value: 'forfeits', cites: ['wsop-2024/L168', 'wsop-2024/T75'] },
    muckIsDead: { value: 'floor-discretion', cites: ['wsop-2024/L107'] },
    playingTheBoard: { value: 'must-table', cites: ['wsop-2024/L168', 'wsop-2024/T75'] },
    showdownOrder: { value: 'pusher-first', cites: ['wsop-2024/L145'] },
    askingToSee: { value: 'collusion-only', cites: ['wsop-2024/L143'] },
    disputeWindow: { value: 'by-error', cites: ['wsop-2024/T76'] },
    potOrder: { value: 'last-made-first', cites: ['wsop-2024/L149'] },
    oversizedChip: { value: 'call', cites: ['wsop-2024/L178', 'wsop-2024/T97'] },
    skippedPlayer: { value: 'substantial-action', cites: ['wsop-2024/L133'] },
    wrongAmountWindow: { value: 'until-round-complete', cites: ['wsop-2024/L138', 'wsop-2024/L185'] },
  },
  {
    clauses: {
      'odd-chips': ['wsop-2024/L148'],
      'minimum-raise': ['wsop-2024/T96'],
      'side-pots': ['wsop-2024/L149'],
      'prior-chips': ['wsop-2024/T98'],
      'board-plays': ['wsop-2024/L168'],
    },
  },
);
