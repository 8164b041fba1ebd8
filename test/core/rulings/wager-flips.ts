import type { Flip } from './flip.ts';

const IT = 'italian-tournament';
const TDA = 'tda-2024';
const WSOP = 'wsop-2024';
const ROBERTS = 'roberts-11';

const short = { seat: 2, price: 1000, put: 1400, leastRaise: 2000, lastChips: false, matched: [] };
const noLimit = { ...short, structure: 'no-limit', saidRaise: false };
const matched = [{ seat: 4, amount: 1400 }];
const silent = { seat: 3, toCall: 100, toRaise: 200, lastChips: false };
const under = { seat: 3, put: 2000, toCall: 8000, lastChips: false };

/** What chips and words in front of a player mean: cases one fact apart, by the number of the rule and the type. */
export const WAGER_FLIPS: Readonly<Record<string, readonly Flip[]>> = {
  'INT-21 short-raise': [
    [
      TDA,
      { ...short, saidRaise: false },
      { put: 1500 },
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
      ['complete-raise', 'short-raise-completed', '2>pot 500'],
    ],
    [
      WSOP,
      { ...short, saidRaise: false },
      { put: 1500 },
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
      ['complete-raise', 'short-raise-completed', '2>pot 500'],
    ],
    [
      ROBERTS,
      { ...noLimit, meantToCall: false },
      { meantToCall: true },
      ['complete-raise', 'short-raise-completed', '2>pot 600'],
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
    ],
    [
      ROBERTS,
      { ...noLimit, meantToCall: false },
      { structure: 'fixed-limit' },
      ['complete-raise', 'short-raise-completed', '2>pot 600'],
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
    ],
    [
      ROBERTS,
      { ...noLimit, structure: 'fixed-limit' },
      { put: 1500 },
      ['call', 'short-raise-is-a-call', 'pot>2 400'],
      ['complete-raise', 'short-raise-completed', '2>pot 500'],
    ],
    [IT, short, { lastChips: true }, ['choice', 'short-raise-choice', ''], ['stands', 'short-raise-all-in', '']],
    [
      TDA,
      { ...short, price: 0, put: 50, leastRaise: 100 },
      { lastChips: true },
      ['correct-amount', 'short-bet-made-up', '2>pot 50'],
      ['stands', 'short-raise-all-in', ''],
    ],
    [
      IT,
      { ...short, price: 0, put: 50, leastRaise: 100 },
      { put: 100 },
      ['correct-amount', 'short-bet-made-up', '2>pot 50'],
      ['stands', 'raise-is-full', ''],
    ],
  ],
  'INT-21 INT-32 short-raise': [
    [
      TDA,
      { ...short, matched, noticed: 'before-next-card' },
      { noticed: 'later' },
      ['complete-raise', 'short-raise-everyone-adds', '2>pot 600, 4>pot 600'],
      ['stands', 'short-raise-too-late', ''],
    ],
    [
      WSOP,
      { ...short, matched, noticed: 'same-street' },
      { noticed: 'before-next-card' },
      ['complete-raise', 'short-raise-everyone-adds', '2>pot 600, 4>pot 600'],
      ['stands', 'short-raise-too-late', ''],
    ],
    [
      ROBERTS,
      { ...short, matched, noticed: 'same-street' },
      { noticed: 'before-next-card' },
      ['complete-raise', 'short-raise-everyone-adds', '2>pot 600, 4>pot 600'],
      ['stands', 'short-raise-too-late', ''],
    ],
  ],
  'INT-26 silent-chips': [
    [TDA, { ...silent, chips: [500] }, { toCall: 0 }, ['call', 'silent-call', 'pot>3 400'], ['bet', 'silent-bet', '']],
    [
      WSOP,
      { ...silent, chips: [500] },
      { chips: [100, 400] },
      ['call', 'silent-call', 'pot>3 400'],
      ['raise', 'silent-raise', ''],
    ],
    [
      ROBERTS,
      { ...silent, chips: [500] },
      { chips: [100, 400] },
      ['call', 'silent-call', 'pot>3 400'],
      ['raise', 'silent-raise', ''],
    ],
    [
      TDA,
      { ...silent, chips: [500], lastChips: true },
      { chips: [250, 250] },
      ['call', 'silent-call', 'pot>3 400'],
      ['raise', 'silent-raise', ''],
    ],
    [IT, { ...silent, chips: [500] }, { chips: [100] }, ['raise', 'silent-raise', ''], ['call', 'silent-call', '']],
  ],
  'INT-27 silent-chips': [
    [
      TDA,
      { ...silent, chips: [100, 100] },
      { toCall: 150 },
      ['raise', 'silent-raise', ''],
      ['call', 'silent-call', 'pot>3 50'],
    ],
    [
      WSOP,
      { ...silent, chips: [100, 25] },
      { chips: [100, 50] },
      ['call', 'silent-call', 'pot>3 25'],
      ['complete-raise', 'silent-raise-made-up', '3>pot 50'],
    ],
    [
      ROBERTS,
      { ...silent, chips: [100, 25], structure: 'no-limit', meantToCall: false },
      { meantToCall: true },
      ['complete-raise', 'silent-raise-made-up', '3>pot 75'],
      ['call', 'silent-call', 'pot>3 25'],
    ],
    [
      ROBERTS,
      { ...silent, chips: [100, 25], structure: 'fixed-limit' },
      { chips: [100, 50] },
      ['call', 'silent-call', 'pot>3 25'],
      ['complete-raise', 'silent-raise-made-up', '3>pot 50'],
    ],
    [
      IT,
      { ...silent, chips: [100, 100] },
      { toRaise: 250 },
      ['raise', 'silent-raise'],
      ['choice', 'silent-raise-is-short'],
    ],
  ],
  'INT-31 undercall': [
    [
      TDA,
      { ...under, facing: 'raise', playersLeft: 3 },
      { lastChips: true },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-all-in', ''],
    ],
    [
      TDA,
      { ...under, facing: 'raise', playersLeft: 3 },
      { playersLeft: 2 },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-full-call', '3>pot 6000'],
    ],
    [
      WSOP,
      { ...under, facing: 'raise', playersLeft: 3 },
      { facing: 'opening-bet' },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-full-call', '3>pot 6000'],
    ],
    [
      ROBERTS,
      { ...under, facing: 'raise', heard: false, actedAfter: false },
      { actedAfter: true },
      ['may-withdraw', 'undercall-may-withdraw', ''],
      ['call', 'undercall-always-full', '3>pot 6000'],
    ],
    [
      ROBERTS,
      { ...under, facing: 'raise', heard: false, actedAfter: false },
      { heard: true },
      ['may-withdraw', 'undercall-may-withdraw', ''],
      ['call', 'undercall-always-full', '3>pot 6000'],
    ],
    [
      IT,
      { ...under, facing: 'raise', heard: false, authorised: true },
      { facing: 'opening-bet' },
      ['choice', 'unheard-may-choose', ''],
      ['call', 'undercall-full-call', '3>pot 6000'],
    ],
    [
      IT,
      { ...under, facing: 'opening-bet' },
      { lastChips: true },
      ['call', 'undercall-full-call', '3>pot 6000'],
      ['call', 'undercall-all-in', ''],
    ],
  ],
  'INT-31 silent-chips': [
    [
      TDA,
      { ...silent, chips: [50], facing: 'raise', playersLeft: 3 },
      { lastChips: true },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'silent-call', ''],
    ],
    [
      TDA,
      { ...silent, chips: [50], facing: 'raise', playersLeft: 3 },
      { facing: 'opening-bet' },
      ['floor-decides', 'undercall-floor', ''],
      ['call', 'undercall-full-call', '3>pot 50'],
    ],
  ],
};

/** An option of the house instead of a fact. */
export const WAGER_HOUSE_FLIPS: readonly (readonly [string, ...Flip])[] = [
  [
    'short-raise',
    TDA,
    { ...short, saidRaise: false, actedAfter: false },
    { underRaise: 'player-clarifies' },
    ['call', 'short-raise-is-a-call', 'pot>2 400'],
    ['choice', 'short-raise-clarified', ''],
  ],
  [
    'short-raise',
    TDA,
    { ...short, saidRaise: false, actedAfter: true },
    { underRaise: 'player-clarifies' },
    ['call', 'short-raise-is-a-call', 'pot>2 400'],
    ['call', 'short-raise-is-a-call', 'pot>2 400'],
  ],
  [
    'silent-chips',
    TDA,
    { ...silent, chips: [60, 60], toCall: 70, toRaise: 140 },
    { severalChips: 'every-chip-counts' },
    ['call', 'silent-call', 'pot>3 50'],
    ['complete-raise', 'silent-raise-made-up', '3>pot 20'],
  ],
  [
    'undercall',
    ROBERTS,
    { ...under, facing: 'raise', heard: true, playersLeft: 3 },
    { undercall: 'opener-or-heads-up' },
    ['call', 'undercall-always-full', '3>pot 6000'],
    ['floor-decides', 'undercall-floor', ''],
  ],
];
