import { describe, expect, test } from 'vitest';
import { seat } from '../../../src/core/kernel/seat.ts';
import type { Standing } from '../../../src/core/pots/odd-chips.ts';
import {
  type AwardCase,
  chips,
  high,
  low,
  onBoard,
  options,
  part,
  pay,
  pot,
  shares,
  standing,
} from '../../support/pots.ts';

const none = (contest: Standing['contest']): Standing => standing(contest, []);
const otherwise = (of: Standing, ...seats: number[]): Standing => ({ ...of, otherwise: seats.map((s) => [seat(s)]) });
const BY_POSITION = options({}, { oddChipHighLow: 'by-position' });

describe('contests', () => {
  test.each<AwardCase>([
    [
      'share equally, the odd chip to high',
      pot(101, 2, 5),
      [high(5), low(2, 5)],
      options(),
      [
        [5, 51, 'high', 1, 0],
        [2, 25, 'low', 1, 0],
        [5, 25, 'low', 1, 0],
      ],
      [part({ amount: 51, winners: [5], extra: 1 }), part({ contest: 'low', amount: 50, winners: [2, 5] })],
    ],
    [
      'give high what no chip can pay as well',
      pot(228, 2, 5),
      [high(5), low(2)],
      chips(25),
      [
        [5, 128, 'high', 1, 0],
        [2, 100, 'low', 1, 0],
      ],
      [part({ amount: 128, winners: [5], extra: 28 }), part({ contest: 'low', amount: 100, winners: [2] })],
    ],
    [
      'give high what no chip can pay alone',
      pot(203, 2, 5),
      [high(5), low(2)],
      chips(25),
      [
        [5, 103, 'high', 1, 0],
        [2, 100, 'low', 1, 0],
      ],
      [part({ amount: 103, winners: [5], extra: 3 }), part({ contest: 'low', amount: 100, winners: [2] })],
    ],
    [
      'by position favour the low hand left of the button',
      pot(101, 2, 5),
      [high(5), low(2)],
      BY_POSITION,
      [
        [5, 50, 'high', 1, 0],
        [2, 51, 'low', 1, 0],
      ],
      [
        part({ amount: 50, winners: [5], extraBy: 'position' }),
        part({ contest: 'low', amount: 51, winners: [2], extra: 1, extraBy: 'position' }),
      ],
    ],
    [
      'by position favour the high hand left of the button',
      pot(101, 2, 5),
      [high(2), low(5)],
      BY_POSITION,
      [
        [2, 51, 'high', 1, 0],
        [5, 50, 'low', 1, 0],
      ],
      [
        part({ amount: 51, winners: [2], extra: 1, extraBy: 'position' }),
        part({ contest: 'low', amount: 50, winners: [5], extraBy: 'position' }),
      ],
    ],
    [
      'of three favour the last by position',
      pot(100, 2, 3, 6),
      [high(6), low(3), standing('badugi', [[2]])],
      options({}, { oddContest: 'by-position' }),
      [
        [6, 33, 'high', 1, 0],
        [3, 33, 'low', 1, 0],
        [2, 34, 'badugi', 1, 0],
      ],
      [
        part({ amount: 33, winners: [6], extraBy: 'position' }),
        part({ contest: 'low', amount: 33, winners: [3], extraBy: 'position' }),
        part({ contest: 'badugi', amount: 34, winners: [2], extra: 1, extraBy: 'position' }),
      ],
    ],
    [
      'need no position where they divide',
      pot(100, 2, 5),
      [high(5), low(2)],
      options({ button: null }, { oddChipHighLow: 'by-position' }),
      [
        [5, 50, 'high', 1, 0],
        [2, 50, 'low', 1, 0],
      ],
      [part({ amount: 50, winners: [5] }), part({ contest: 'low', amount: 50, winners: [2] })],
    ],
    [
      'without a qualifying hand leave all to the other',
      pot(101, 2, 5),
      [high(5), none('low')],
      options(),
      [[5, 101, 'high', 1, 0]],
      [part({ amount: 101, winners: [5] })],
    ],
    [
      'of a single chip leave the second nothing',
      pot(1, 2, 5),
      [high(5), low(2)],
      options(),
      [[5, 1, 'high', 1, 0]],
      [part({ amount: 1, winners: [5], extra: 1 }), part({ contest: 'low', amount: 0, winners: [2] })],
    ],
    [
      'nobody qualifies in go to the best hand all the same where the game says so',
      pot(101, 2, 3),
      [otherwise(none('high'), 4, 3, 2), none('low')],
      options(),
      [[3, 101, 'high', 1, 0]],
      [part({ amount: 101, winners: [3] })],
    ],
    [
      'but not where somebody qualifies in another',
      pot(101, 2, 3),
      [otherwise(none('high'), 3), low(2)],
      options(),
      [[2, 101, 'low', 1, 0]],
      [part({ contest: 'low', amount: 101, winners: [2] })],
    ],
    [
      'whatever the other board is won by',
      pot(101, 2, 3),
      [otherwise(none('high'), 3), onBoard(2, 2)],
      options(),
      [
        [3, 51, 'high', 1, 0],
        [2, 50, 'high', 2, 0],
      ],
      [part({ amount: 51, winners: [3] }), part({ board: 2, amount: 50, winners: [2] })],
    ],
    ['nobody qualifies in leave the pot', pot(100, 2, 3), [none('high'), none('low')], options(), [], []],
  ])('%s', (_, which, standings, how, expected, parts) => {
    const award = pay(which, standings, how);
    const carried = expected.length === 0 ? which.amount : 0;
    expect([shares(award), award.parts, award.carriedOver]).toEqual([expected, parts, carried]);
  });
});

describe('boards', () => {
  test.each<AwardCase>([
    [
      'share equally, every odd chip to the first',
      pot(104, 2, 5),
      [onBoard(1, 2), onBoard(2, 5), onBoard(3, 2)],
      options(),
      [
        [2, 36, 'high', 1, 0],
        [5, 34, 'high', 2, 0],
        [2, 34, 'high', 3, 0],
      ],
      [
        part({ amount: 36, winners: [2] }),
        part({ board: 2, amount: 34, winners: [5] }),
        part({ board: 3, amount: 34, winners: [2] }),
      ],
    ],
    [
      'share whole chips, what is below one to the first',
      pot(128, 2, 5),
      [onBoard(1, 2), onBoard(2, 5)],
      chips(25),
      [
        [2, 78, 'high', 1, 0],
        [5, 50, 'high', 2, 0],
      ],
      [part({ amount: 78, winners: [2] }), part({ board: 2, amount: 50, winners: [5] })],
    ],
    [
      'are halved each on its own',
      pot(207, 2, 5),
      [high(2), low(5), onBoard(2, 5), standing('low', [[2]], 2)],
      options(),
      [
        [2, 52, 'high', 1, 0],
        [5, 52, 'low', 1, 0],
        [5, 52, 'high', 2, 0],
        [2, 51, 'low', 2, 0],
      ],
      [
        part({ amount: 52, winners: [2] }),
        part({ contest: 'low', amount: 52, winners: [5] }),
        part({ board: 2, amount: 52, winners: [5], extra: 1 }),
        part({ contest: 'low', board: 2, amount: 51, winners: [2] }),
      ],
    ],
    [
      'nobody qualifies on have no part',
      pot(101, 2, 5),
      [none('low'), onBoard(2, 5)],
      options(),
      [[5, 101, 'high', 2, 0]],
      [part({ board: 2, amount: 101, winners: [5] })],
    ],
  ])('%s', (_, which, standings, how, expected, parts) => {
    const award = pay(which, standings, how);
    expect([shares(award), award.parts, award.carriedOver]).toEqual([expected, parts, 0]);
  });
});
