import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** The tournament page; on what it does not mention the TDA answers. */
export const ITALIAN_TOURNAMENT_PRESET = over(
  TDA_2024_PRESET,
  {
    oddChip: { value: 'carry-over', cites: ['italian-tournament/6'] },
    suitTieBreak: { value: 'none', cites: ['italian-tournament/5'] },
    severalChips: { value: 'every-chip-counts', cites: ['italian-tournament/10', 'italian-tournament/12'] },
    underRaise: { value: 'raiser-chooses', cites: ['italian-tournament/13'] },
    stringBet: { value: 'amount-declared', cites: ['italian-tournament/10', 'italian-tournament/12'] },
    undercall: { value: 'dealer-may-allow', cites: ['italian-tournament/11'] },
    wordsAndChips: { value: 'declared-first', cites: ['italian-tournament/10'] },
    disputeWindow: { value: 'cards-shuffled', cites: ['italian-tournament/8'] },
    oversizedChip: { value: 'raise', cites: ['italian-tournament/10', 'italian-tournament/12'] },
    misdealList: { value: 'missed-player-only', cites: ['italian-tournament/4'] },
    exposedHoleCard: { value: 'replace-all', cites: ['italian-tournament/2'] },
    exposedOwnCards: { value: 'no-raise', cites: ['italian-tournament/14'] },
    strayCard: { value: 'floor', cites: ['italian-tournament/4', 'custom/silent-rulebook'] },
    burnError: { value: 'order-or-floor', cites: ['italian-tournament/3'] },
    fourCardFlop: { value: 'last-card-burns', cites: ['italian-tournament/3'] },
    prematureCard: { value: 'floor', cites: ['italian-tournament/3', 'custom/silent-rulebook'] },
  },
  { clauses: { 'best-five': ['italian-tournament/3'], 'equal-hands': ['italian-tournament/5'] } },
);
