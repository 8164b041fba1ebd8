import { over } from './over.ts';
import { TDA_2024_PRESET } from './tda-2024.ts';

/** Robert's Rules of Poker; on what they do not mention the TDA answers. */
export const ROBERTS_11_PRESET = over(
  TDA_2024_PRESET,
  {
    oddChipHighLow: { value: 'to-high', cites: ['roberts-11/ties-5'] },
    identicalHighLow: { value: 'evenly', cites: ['roberts-11/ties-5'] },
    suitTieBreak: { value: 'none', cites: ['roberts-11/ties-1'] },
    duplicateCards: { value: 'refuse', cites: ['roberts-11/irregularities-4'] },
    raiseCap: { value: 3, cites: ['roberts-11/betting-and-raising-3'] },
    headsUpCap: { value: 'lifted-if-heads-up-before-cap', cites: ['roberts-11/betting-and-raising-4'] },
    severalChips: { value: 'every-chip-counts', cites: ['roberts-11/betting-and-raising-13'] },
    underRaise: { value: 'made-up', cites: ['roberts-11/no-limit-short-wager', 'roberts-11/betting-and-raising-13'] },
    stringBet: { value: 'any-after-raise', cites: ['roberts-11/no-limit-6', 'roberts-11/betting-and-raising-13'] },
    undercall: { value: 'unaware-may-withdraw', cites: ['roberts-11/betting-and-raising-12'] },
    wordsAndChips: {
      value: 'words-bind',
      cites: ['roberts-11/no-limit-spoken-amount', 'roberts-11/betting-and-raising-8'],
    },
    limitReopen: { value: 'half-bet', cites: ['roberts-11/betting-and-raising-6'] },
    openPairBigBet: { value: 'any-player', cites: ['roberts-11/seven-card-stud-4'] },
    shortAllInsAddUp: { value: true, cites: ['roberts-11/no-limit-5'] },
    headsUpBlinds: { value: 'button-small', cites: ['roberts-11/blinds-4'] },
    bigBlindOption: { value: true, cites: ['roberts-11/blinds-3'] },
    allInMuck: { value: 'must-table', cites: ['roberts-11/tournaments-34'] },
    allInFaceUp: { value: true, cites: ['roberts-11/tournaments-34'] },
    muckIsDead: { value: 'floor-discretion', cites: ['roberts-11/dead-hands-2'] },
    playingTheBoard: { value: 'may-declare', cites: ['roberts-11/holdem', 'roberts-11/showdown-1'] },
    boardPlayMuck: { value: 'forfeits', cites: ['roberts-11/holdem', 'roberts-11/showdown-1'] },
    showdownOrder: { value: 'last-street-aggressor', cites: ['roberts-11/showdown-7'] },
    sidePotShowsFirst: { value: true, cites: ['roberts-11/showdown-7'] },
    uncontestedShowdown: { value: 'must-show', cites: ['roberts-11/showdown-1'] },
    askingToSee: { value: 'any-dealt-in', cites: ['roberts-11/showdown-5'] },
    disputeWindow: { value: 'next-hand', cites: ['roberts-11/decision-making-5'] },
    potOrder: { value: 'main-first', cites: ['roberts-11/ties-6'] },
    oversizedChip: { value: 'call', cites: ['roberts-11/betting-and-raising-14'] },
    outOfTurn: { value: 'no-raise', cites: ['roberts-11/betting-and-raising-10'] },
    skippedPlayer: { value: 'three-players', cites: ['roberts-11/betting-and-raising-11'] },
    wrongAmountWindow: { value: 'until-round-complete', cites: ['roberts-11/betting-and-raising-15'] },
  },
  { clauses: { 'side-pots': ['roberts-11/ties-6'], 'equal-hands': ['roberts-11/ties-1'] } },
);
