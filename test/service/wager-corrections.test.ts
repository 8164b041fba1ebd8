import { describe, expect, test } from 'vitest';
import { told } from '../support/irregular-entries.ts';

const SEATS = [1, 2, 3, 4].map((seat) => ({ seat, stack: 10_000 }));
const NO_LIMIT = {
  variant: 'texas-holdem',
  betting: 'no-limit',
  button: 1,
  stakes: { smallBlind: 50, bigBlind: 100 },
  seats: SEATS,
};
const LIMIT = {
  ...NO_LIMIT,
  betting: 'fixed-limit',
  stakes: { smallBlind: 50, bigBlind: 100, smallBet: 100, bigBet: 200 },
};
const POT = { ...NO_LIMIT, variant: 'omaha', betting: 'pot-limit' };
const STUD = {
  variant: 'seven-card-stud',
  betting: 'fixed-limit',
  stakes: { ante: 10, bringIn: 25, smallBet: 100, bigBet: 200 },
  seats: ['Kd', '2c', '9s'].map((door, i) => ({ seat: i + 1, stack: 5_000, hole: ['??', '??', door] })),
};
const TO_THE_FLOP = '4 call,1 call,2 call,3 check,';

type Case = readonly [rule: string, hand: object, line: string, ...lines: readonly string[]];

const CASES: readonly Case[] = [
  // A bet told where there is one already is the raise it comes to.
  [
    'a bet facing a bet, half a raise',
    NO_LIMIT,
    '4 bet 150',
    '0 bet-facing-bet complete-raise: 4 raise 200 (4>pot 50)',
    '1 call 200',
  ],
  ['a bet facing a bet, less', NO_LIMIT, '4 bet 149', '0 bet-facing-bet call: 4 call (pot>4 49)', '1 call 100'],
  [
    'a bet below the own blind',
    NO_LIMIT,
    '4 call,1 call,2 call,3 bet 20',
    '3 bet-facing-bet correct-amount: 3 check',
    'deal flop',
  ],
  [
    'a limit bet facing a bet',
    LIMIT,
    '4 bet 150',
    '0 bet-facing-bet correct-amount: 4 raise 200 (4>pot 50)',
    '1 call 200',
  ],
  // Who has said raise makes one, however few chips follow.
  [
    'raise said, the call put in',
    NO_LIMIT,
    '4 raise,4 chips 100',
    '0 raise-below-minimum complete-raise: 4 raise 200 (4>pot 100)',
    '1 call 200',
  ],
  [
    'raise said, less than the call',
    NO_LIMIT,
    '4 raise,4 chips 50',
    '0 raise-below-minimum complete-raise: 4 raise 200 (4>pot 150)',
    '1 call 200',
  ],
  [
    'raise said by a stack short of one',
    { ...NO_LIMIT, seats: [...SEATS.slice(0, 3), { seat: 4, stack: 130 }] },
    '4 raise,4 chips 50',
    '0 raise-below-minimum complete-raise: 4 raise 130 (4>pot 80)',
    '1 call 130',
  ],
  // A second motion goes back, whatever the first was.
  [
    'a second motion after a call',
    NO_LIMIT,
    '4 chips 100,4 chips 200',
    '1 string-bet call: - (pot>4 200)',
    '1 call 100',
  ],
  [
    'a second motion after a bet',
    NO_LIMIT,
    `${TO_THE_FLOP}2 chips 100,2 chips 200`,
    '5 string-bet stands: - (pot>2 200)',
    '3 call 100',
  ],
  ['a call above the price', NO_LIMIT, '4 call 150', '0 wrong-call-amount call: 4 call (pot>4 50)', '1 call 100'],
  ['a call above the stack', NO_LIMIT, '4 call 20000', '0 above-stack call: 4 call (pot>4 9900)', '1 call 100'],
  // More than the limit of the game allows counts up to it, in chips, as all-in, or above the stack.
  [
    'a limit raise above the stack',
    LIMIT,
    '4 raise 20000',
    '0 above-stack correct-amount: 4 raise 200 (pot>4 9800)',
    '1 call 200',
  ],
  [
    'all-in at fixed limit',
    LIMIT,
    '4 all-in',
    '0 wrong-limit-size correct-amount: 4 raise 200 (pot>4 9800)',
    '1 call 200',
  ],
  [
    'one large chip at fixed limit',
    LIMIT,
    `${TO_THE_FLOP}2 chips 500`,
    '4 wrong-limit-size correct-amount: 2 bet 100 (pot>2 400)',
    '3 call 100',
  ],
  [
    'all-in past the cap',
    LIMIT,
    '4 raise 200,1 raise 300,2 raise 400,3 all-in',
    '3 past-raise-cap call: 3 call (pot>3 9600)',
    '4 call 400',
  ],
  [
    'a pot-limit raise above the stack',
    POT,
    '4 raise 20000',
    '0 above-stack correct-amount: 4 raise 350 (pot>4 9650)',
    '1 call 350',
  ],
  ['all-in above the pot', POT, '4 all-in', '0 above-pot-limit correct-amount: 4 raise 350 (pot>4 9650)', '1 call 350'],
  [
    'one large chip above the pot',
    POT,
    `${TO_THE_FLOP}2 chips 500`,
    '4 above-pot-limit correct-amount: 2 bet 400 (pot>2 100)',
    '3 call 400',
  ],
  // Who owes the bring-in completes it with more, and pays it with less.
  [
    'too little to complete',
    STUD,
    '2 complete 50',
    '0 wrong-limit-size correct-amount: 2 complete (2>pot 50)',
    '3 call 100',
  ],
  ['a bet by who owes the bring-in', STUD, '2 bet 100', '0 bring-in-missing correct-amount: 2 complete', '3 call 100'],
  [
    'a short raise by who owes it',
    STUD,
    '2 raise 60',
    '0 bring-in-missing correct-amount: 2 complete (2>pot 40)',
    '3 call 100',
  ],
  ['too high a bring-in', STUD, '2 bring-in 30', '0 wrong-bring-in correct-amount: 2 bring-in (pot>2 5)', '3 call 25'],
  ['a check instead of it', STUD, '2 check', '0 bring-in-missing correct-amount: 2 bring-in (2>pot 25)', '3 call 25'],
  [
    'all-in by who owes it',
    STUD,
    '2 all-in',
    '0 wrong-limit-size correct-amount: 2 complete (pot>2 4890)',
    '3 call 100',
  ],
  // Too late to be put right: what had been open is told.
  [
    'a short raise seen a street later',
    { ...NO_LIMIT, noticed: 'next-street' },
    '4 raise 150,1 call,2 fold,3 call',
    '0 raise-below-minimum stands: 4 fold | 4 call (4>pot 100) | 4 raise 200 (4>pot 200)',
    'deal flop',
  ],
  [
    'a short raise that was raised, seen a street later',
    { ...NO_LIMIT, noticed: 'next-street' },
    '4 raise 150,1 raise 250,2 fold,3 fold,4 call',
    '0 raise-below-minimum stands: 4 fold | 4 call (4>pot 100) | 4 raise 200 (4>pot 200)',
    'deal flop',
  ],
];

describe('a wager that is not open', () => {
  test.each(CASES.map(([rule, hand, line, ...lines]) => ({ rule, hand, line, lines })))(
    '$rule',
    ({ hand, line, lines }) => {
      expect(told(hand, line).lines).toEqual(lines);
    },
  );
});
