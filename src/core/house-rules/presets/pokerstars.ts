import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** What recorded hands show of the site; where they show nothing the TDA answers. */
export const POKERSTARS_PRESET = over(
  TDA_2024_PRESET,
  {
    oddChip: { value: 'by-game', cites: ['pokerstars/odd-chip'] },
    oddChipHighLow: { value: 'to-high', cites: ['pokerstars/hi-lo'] },
    headsUpCap: { value: 'never-lifted', cites: ['pokerstars/cap-limit'] },
    limitReopen: { value: 'half-bet-completed', cites: ['pokerstars/all-in-limit'] },
    openPairBigBet: { value: 'any-player', cites: ['pokerstars/open-pair'] },
    shortBlindPrice: { value: 'in-full', cites: ['pokerstars/short-blind'] },
    allInMuck: { value: 'may-muck', cites: ['pokerstars/muck'] },
    showdownOrder: { value: 'aggressor-only-in-stud', cites: ['pokerstars/show-order'] },
    sidePotShowsFirst: { value: true, cites: ['pokerstars/show-order'] },
  },
  {
    clauses: {
      'side-pots': ['pokerstars/rake', 'pokerstars/run-it-twice'],
      muck: ['pokerstars/muck', 'pokerstars/all-in-sitting-out'],
      'odd-chips': ['pokerstars/odd-chip'],
    },
  },
);
