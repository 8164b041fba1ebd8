import type { Flip } from './flip.ts';

const [TDA, WSOP, ROBERTS, IT, ROOM] = [
  'tda-2024',
  'wsop-2024',
  'roberts-11',
  'italian-tournament',
  'italian-limit-room',
];

const outOfTurn = { seat: 6, turn: 5, action: 'raise', changed: false, put: 800 };
const skipped = { seat: 5, hisTurn: true, behind: 3, chipsBehind: true, reasonableTime: true, toCall: 300 };
const size = { seat: 3, fault: 'limit-size', put: 5, correct: 10, lastChips: false, matched: [], price: 0 };
const called = { ...size, matched: [{ seat: 4, amount: 5 }], noticed: 'betting-open' };
const capped = { seat: 1, fault: 'past-cap', put: 25, correct: 20, matched: [], noticed: 'betting-open' };

/** Turns, bet sizes and limits: two outcomes one fact apart, by the clause and the kind of irregularity. */
export const TURN_FLIPS: Readonly<Record<string, readonly Flip[]>> = {
  'INT-34 action-out-of-turn': [
    [
      TDA,
      outOfTurn,
      { changed: true },
      ['stands', 'out-of-turn-binds', ''],
      ['refund', 'out-of-turn-taken-back', 'pot>6 800'],
    ],
    [
      TDA,
      { ...outOfTurn, changed: true },
      { action: 'fold' },
      ['refund', 'out-of-turn-taken-back', 'pot>6 800'],
      ['stands', 'fold-out-of-turn-binds', ''],
    ],
    [TDA, outOfTurn, { changed: undefined }, ['stands', 'out-of-turn-binds'], ['proceed', 'out-of-turn-waits']],
    [TDA, outOfTurn, { turn: 6 }, ['stands', 'out-of-turn-binds'], ['stands', 'was-in-turn']],
    [
      ROBERTS,
      { ...outOfTurn, action: 'check', put: 0 },
      { changed: true },
      ['stands', 'out-of-turn-binds', ''],
      ['refund', 'out-of-turn-freed', ''],
    ],
    [WSOP, outOfTurn, { changed: true }, ['stands', 'out-of-turn-binds'], ['refund', 'out-of-turn-taken-back']],
  ],
  'INT-35 skipped-action': [
    [TDA, skipped, { behind: 1 }, ['floor-decides', 'skipped-floor-decides'], ['proceed', 'skipped-keeps-right']],
    [
      TDA,
      { ...skipped, behind: 2 },
      { chipsBehind: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
    [
      WSOP,
      skipped,
      { reasonableTime: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
    [ROBERTS, skipped, { behind: 2 }, ['floor-decides', 'skipped-floor-decides'], ['proceed', 'skipped-keeps-right']],
    [
      ROBERTS,
      skipped,
      { hisTurn: false },
      ['floor-decides', 'skipped-floor-decides'],
      ['proceed', 'skipped-keeps-right'],
    ],
  ],
  'INT-32 wrong-bet-size': [
    [
      TDA,
      { ...called, noticed: 'before-next-card' },
      { noticed: 'later' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      WSOP,
      called,
      { noticed: 'before-next-card' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      ROBERTS,
      called,
      { noticed: 'before-next-card' },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-stands', ''],
    ],
    [
      ROOM,
      called,
      { lastChips: true },
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 5'],
      ['stands', 'wrong-size-all-in', ''],
    ],
    [
      IT,
      { ...called, put: 15, correct: 20, price: 10 },
      { price: 0 },
      ['choice', 'wrong-size-short-raise', ''],
      ['correct-amount', 'wrong-size-corrected', '3>pot 5, 4>pot 15'],
    ],
    [
      ROOM,
      capped,
      { fault: 'limit-size' },
      ['call', 'raise-past-cap-calls', 'pot>1 5'],
      ['correct-amount', 'wrong-size-corrected', 'pot>1 5'],
    ],
  ],
};
