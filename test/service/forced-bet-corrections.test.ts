import { describe, expect, test } from 'vitest';
import { RULEBOOK_IDS } from '../../src/core/index.ts';
import { told } from '../support/irregular-entries.ts';

const SEATS = [1, 2, 3, 4].map((seat) => ({ seat, stack: 10_000 }));
const BLINDS = { smallBlind: 50, bigBlind: 100 };
const table = (stakes: object, more: object = {}) => ({
  variant: 'texas-holdem',
  button: 1,
  stakes,
  seats: SEATS,
  ...more,
});
const PLAIN = table(BLINDS);
const ANTES = table({ ...BLINDS, ante: 10 });
const STRADDLE = table({ ...BLINDS, straddles: [{ seat: 4, amount: 200 }] });
const BIG_ANTE = table({ ...BLINDS, ante: 100, anteFrom: 'big-blind' });
const STUD = {
  variant: 'seven-card-stud',
  betting: 'fixed-limit',
  stakes: { ante: 10, bringIn: 25, smallBet: 100, bigBet: 200 },
  seats: ['Kd', '2c', '9s'].map((door, i) => ({ seat: i + 1, stack: 5_000, hole: ['??', '??', door] })),
};
const POSTED = '2 post-small-blind 50,3 post-big-blind 100';

type Case = readonly [rule: string, hand: object, line: string, ...lines: readonly string[]];

const CASES: readonly Case[] = [
  ['blinds nobody tells are posted', PLAIN, '4 call', '1 call 100'],
  [
    'a big blind missing beside the small one',
    PLAIN,
    '2 post-small-blind 50,4 call',
    '1 missing-post correct-amount: 3 post-big-blind 100, 4 call (3>pot 100)',
    '1 call 100',
  ],
  [
    'a small blind missing beside the big one',
    PLAIN,
    '3 post-big-blind 100,4 call',
    '1 missing-post correct-amount: 2 post-small-blind 50, 4 call (2>pot 50)',
    '1 call 100',
  ],
  [
    'a blind missing where the record ends',
    PLAIN,
    '2 post-small-blind 50',
    '1 missing-post correct-amount: 3 post-big-blind 100 (3>pot 100)',
    '4 call 100',
  ],
  [
    'an ante missing beside others',
    ANTES,
    `1 post-ante 10,2 post-ante 10,3 post-ante 10,${POSTED},4 call`,
    '5 missing-post correct-amount: 4 post-ante 10, 4 call (4>pot 10)',
    '1 call 100',
  ],
  ['antes nobody tells are posted beside blinds', ANTES, `${POSTED},4 call`, '1 call 100'],
  [
    'an ante missing in stud',
    STUD,
    '1 post-ante 10,3 post-ante 10,2 bring-in',
    '2 missing-post correct-amount: 2 post-ante 10, 2 bring-in (2>pot 10)',
    '3 call 25',
  ],
  [
    'the straddle of the stakes missing',
    STRADDLE,
    `${POSTED},1 call`,
    '2 missing-post correct-amount: 4 post-straddle 200, 1 call (4>pot 200)',
    '2 call 200',
  ],
  [
    'two that are missing',
    table({ ...BLINDS, ante: 10 }),
    '1 post-ante 10,2 post-ante 10,4 fold',
    '2 missing-post correct-amount: 3 post-ante 10, 4 post-ante 10, 4 fold (3>pot 10)',
    '2 missing-post correct-amount: 3 post-ante 10, 4 post-ante 10, 4 fold (4>pot 10)',
    '1 call 100',
  ],
  [
    'who has no chip left for it misses nothing',
    table({ ...BLINDS, ante: 10 }, { seats: [...SEATS.slice(0, 2), { seat: 3, stack: 10 }, SEATS[3]] }),
    '1 post-ante,2 post-ante,3 post-ante,4 post-ante,2 post-small-blind 50,4 call',
    '1 call 100',
  ],
  [
    'a dead small blind is not missing',
    table({ ...BLINDS, smallBlindSeat: null, bigBlindSeat: 2 }),
    '2 post-big-blind 100,3 call',
    '4 call 100',
  ],
  [
    'too small a blind',
    PLAIN,
    '2 post-small-blind 25,3 post-big-blind 100',
    '0 wrong-post correct-amount: 2 post-small-blind 50 (2>pot 25)',
    '4 call 100',
  ],
  [
    'too large a blind, and who calls it',
    PLAIN,
    '2 post-small-blind 50,3 post-big-blind 150,4 call 150',
    '1 wrong-post correct-amount: 3 post-big-blind 100 (pot>3 50)',
    '1 call 100',
  ],
  [
    'too small an ante',
    BIG_ANTE,
    `${POSTED},3 post-ante 50`,
    '2 wrong-post correct-amount: 3 post-ante 100 (3>pot 50)',
    '4 call 100',
  ],
  [
    'too small a straddle',
    STRADDLE,
    `${POSTED},4 post-straddle 150`,
    '2 wrong-post correct-amount: 4 post-straddle 200 (4>pot 50)',
    '1 call 200',
  ],
  [
    'a straddle that does not raise the blind',
    PLAIN,
    `${POSTED},4 post-straddle 100`,
    '2 wrong-post correct-amount: 4 post-straddle 200 (4>pot 100)',
    '1 call 200',
  ],
  ['a blind posted twice', PLAIN, `${POSTED},3 post-big-blind 100`, '2 wrong-post refund: - (pot>3 100)', '4 call 100'],
  [
    'a blind from the wrong seat',
    PLAIN,
    '2 post-small-blind 50,4 post-big-blind 100',
    '1 blind-from-wrong-seat correct-amount: 3 post-big-blind 100 (pot>4 100, 3>pot 100)',
    '4 call 100',
  ],
  [
    'an ante from the wrong seat',
    BIG_ANTE,
    `${POSTED},1 post-ante 100`,
    '2 blind-from-wrong-seat correct-amount: 3 post-ante 100 (pot>1 100, 3>pot 100)',
    '4 call 100',
  ],
  [
    'a straddle from the wrong seat',
    STRADDLE,
    `${POSTED},1 post-straddle 200`,
    '2 blind-from-wrong-seat correct-amount: 4 post-straddle 200 (pot>1 200, 4>pot 200)',
    '1 call 200',
  ],
  [
    'a blind of a seat that is not there',
    PLAIN,
    `${POSTED},7 post-big-blind 100`,
    '2 seat-not-in-hand not-allowed: -',
    '4 call 100',
  ],
  [
    'a blind in a game that brings in',
    STUD,
    '2 post-big-blind 100',
    '0 action-not-in-game refund: - (pot>2 100)',
    '2 check',
  ],
  // Seen late, no text puts it right.
  [
    'too small a blind seen on a later street',
    { ...PLAIN, noticed: 'next-street' },
    '2 post-small-blind 25,3 post-big-blind 100',
    '0 wrong-post floor-decides!: 2 post-small-blind 50 (2>pot 25)',
    '4 call 100',
  ],
  [
    'a blind from the wrong seat seen once somebody acted',
    { ...PLAIN, noticed: 'same-street' },
    '2 post-small-blind 50,4 post-big-blind 100,1 call',
    '1 blind-from-wrong-seat floor-decides!: 3 post-big-blind 100 (pot>4 100, 3>pot 100)',
    '4 call 100',
  ],
  [
    'a missing blind seen on a later street',
    { ...PLAIN, noticed: 'showdown' },
    '2 post-small-blind 50,4 call',
    '1 missing-post floor-decides!: 3 post-big-blind 100, 4 call (3>pot 100)',
    '4 call 100',
  ],
  [
    'a missing blind where the house stops',
    { ...PLAIN, houseRules: { irregular: 'stop' } },
    '2 post-small-blind 50,4 call',
    '1 missing-post correct-amount!: 3 post-big-blind 100, 4 call (3>pot 100)',
    '4 call 100',
  ],
];

describe('a forced bet that is wrong or missing', () => {
  test.each(CASES.map(([rule, hand, line, ...lines]) => ({ rule, hand, line, lines })))(
    '$rule',
    ({ hand, line, lines }) => {
      expect(told(hand, line).lines).toEqual(lines);
    },
  );

  test.each(RULEBOOK_IDS)('is put right under %s while anything is', (rulebook) => {
    const { found } = told({ ...PLAIN, rulebook }, '2 post-small-blind 50,4 call');
    expect(found.map(({ seat, code, facts, ruling }) => [seat, code, facts.expected, ruling.applied])).toEqual([
      [3, 'missing-post', 100, true],
    ]);
  });
});
