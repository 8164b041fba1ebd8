import { describe, expect, test } from 'vitest';
import { told } from '../support/irregular-entries.ts';

const HAND = {
  variant: 'texas-holdem',
  button: 1,
  stakes: { smallBlind: 50, bigBlind: 100 },
  seats: [1, 2, 3, 4].map((seat) => ({ seat, stack: 10_000 })),
};
const DUEL = { ...HAND, seats: HAND.seats.slice(0, 2) };
const LATE = { ...HAND, noticed: 'next-street' };
const ROBERTS = { ...HAND, rulebook: 'roberts-11' };
const PINEAPPLE = { ...HAND, variant: 'crazy-pineapple' };
const TO_THE_DISCARD = '4 call,1 call,2 call,3 check,2 check,3 check,4 check,1 check,';
const BACK = '- (pot>1 100)';

type Case = readonly [rule: string, hand: object, line: string, ...lines: readonly string[]];

const CASES: readonly Case[] = [
  // What an action out of turn comes to is known once its turn has come.
  [
    'it waits while the seat passed over has not spoken',
    HAND,
    '1 call',
    `0 out-of-turn proceed: ${BACK}`,
    '4 call 100',
  ],
  ['it binds after a fold', HAND, '1 call,4 fold', `0 out-of-turn stands: ${BACK}`, '2 call 100'],
  ['it binds after a call', HAND, '1 call,4 call', `0 out-of-turn stands: ${BACK}`, '2 call 100'],
  ['a raise in between frees it', HAND, '1 call,4 raise 300', `0 out-of-turn refund: ${BACK}`, '1 call 300'],
  ['several are passed over', HAND, '2 call,4 fold,1 fold', '0 out-of-turn stands: - (pot>2 50)', '3 check'],
  [
    'of several passed over the last raises',
    HAND,
    '2 call,4 fold,1 raise 300',
    '0 out-of-turn refund: - (pot>2 50)',
    '2 call 300',
  ],
  [
    'a call in between is for the floor under Robert',
    ROBERTS,
    '1 fold,4 call',
    '0 out-of-turn stands: -',
    '2 call 100',
  ],
  [
    'a call in between leaves a call to the floor under Robert',
    ROBERTS,
    '1 call,4 call',
    `0 out-of-turn proceed: ${BACK}`,
    '0 called-in-between floor-decides!: 1 call | 1 fold | 1 call (1>pot 100) | 1 raise 200 (1>pot 200)',
    '1 call 100',
  ],
  // Accepted and seen late it stands, and the seat passed over is not out of turn for it.
  [
    'the seat passed over speaks after it',
    LATE,
    '1 call,4 call,2 call,3 check',
    `0 out-of-turn stands: ${BACK}`,
    'deal flop',
  ],
  ['the seat passed over raises after it', LATE, '1 call,4 raise 300', `0 out-of-turn stands: ${BACK}`, '1 call 300'],
  [
    'the seat passed over says nothing',
    LATE,
    '1 raise 300,2 fold,3 fold',
    '0 out-of-turn stands: - (pot>1 300)',
    '4 call 300',
  ],
  [
    'one of several seats passed over speaks after it',
    LATE,
    '2 call,1 call,3 check',
    '0 out-of-turn stands: - (pot>2 50)',
    '4 call 100',
  ],
  [
    'seats passed over answer a raise after it, in order',
    LATE,
    '3 raise 300,1 call,2 fold,4 call',
    '0 out-of-turn stands: - (pot>3 200)',
    'deal flop',
  ],
  [
    'a seat that is not among those passed over is out of turn again',
    LATE,
    '1 call,3 raise 300',
    `0 out-of-turn stands: ${BACK}`,
    '1 out-of-turn stands: - (pot>3 200)',
    '4 call 300',
  ],
  // A second motion after the call that ends a round belongs to that round: nothing has been dealt.
  [
    'a second call ends no further street',
    DUEL,
    '1 call,2 raise 300,1 call,1 call',
    '3 string-bet call: -',
    'deal flop',
  ],
  [
    'a raise after the call that ended the round is a second motion',
    DUEL,
    '1 call,2 raise 300,1 call,1 raise 900',
    '3 string-bet call: - (pot>1 600)',
    'deal flop',
  ],
  ['who speaks first on the next street bets there', DUEL, '1 raise 300,2 call,2 bet 300', '1 call 300'],
  // A check accepted with a bet to answer is for the player at once, for the floor later.
  [
    'a check facing a bet',
    HAND,
    '4 check',
    '0 check-facing-bet fold-or-call!: 4 call (4>pot 100) | 4 fold',
    '4 call 100',
  ],
  [
    'a check facing a bet, seen late',
    LATE,
    '4 check',
    '0 check-facing-bet floor-decides!: 4 call (4>pot 100) | 4 fold',
    '4 call 100',
  ],
  [
    'standing pat where one has to be thrown away',
    PINEAPPLE,
    `${TO_THE_DISCARD}2 stand-pat`,
    '8 wrong-discard-count floor-decides!: 2 discard 1',
    'discard 2',
  ],
];

describe('an action that is not due', () => {
  test.each(CASES.map(([rule, hand, line, ...lines]) => ({ rule, hand, line, lines })))(
    '$rule',
    ({ hand, line, lines }) => {
      expect(told(hand, line).lines).toEqual(lines);
    },
  );

  test('cites what it is irregular by, and what it is ruled by', () => {
    const { found } = told({ ...HAND, rulebook: 'italian-tournament' }, '4 raise 150');
    expect(found.map(({ cites }) => cites)).toEqual([['tda-2024/43', 'italian-tournament/13']]);
  });
});
