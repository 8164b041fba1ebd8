import { describe, expect, test } from 'vitest';
import { seat } from '../../../src/core/kernel/seat.ts';
import { awardPot } from '../../../src/core/pots/award-pot.ts';
import type { AwardOptions, Standing } from '../../../src/core/pots/odd-chips.ts';
import { cards } from '../../support/core.ts';
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

describe('equal hands', () => {
  test.each<AwardCase>([
    [
      'divide without a rest',
      pot(100, 2, 4),
      [high(4, 2)],
      options(),
      [
        [4, 50, 'high', 1, 0],
        [2, 50, 'high', 1, 0],
      ],
      [part({ amount: 100, winners: [4, 2] })],
    ],
    [
      'take odd chips one at a time, the first two of three',
      pot(101, 2, 4, 6),
      [high(6, 2, 4)],
      options(),
      [
        [6, 33, 'high', 1, 0],
        [2, 34, 'high', 1, 1],
        [4, 34, 'high', 1, 1],
      ],
      [part({ amount: 101, winners: [6, 2, 4], oddChipOrder: [2, 4] })],
    ],
    [
      'are none where one wins',
      pot(101, 2, 4),
      [high(4)],
      options(),
      [[4, 101, 'high', 1, 0]],
      [part({ amount: 101, winners: [4] })],
    ],
    [
      'get less than a chip in one piece, with the first',
      pot(103, 2, 3),
      [high(3, 2)],
      chips(25),
      [
        [3, 50, 'high', 1, 0],
        [2, 53, 'high', 1, 1],
      ],
      [part({ amount: 103, winners: [3, 2], oddChipOrder: [2] })],
    ],
    [
      'get less than a chip on the first of two odd chips',
      pot(203, 2, 3, 4),
      [high(4, 3, 2)],
      chips(25),
      [
        [4, 50, 'high', 1, 0],
        [3, 75, 'high', 1, 1],
        [2, 78, 'high', 1, 1],
      ],
      [part({ amount: 203, winners: [4, 3, 2], oddChipOrder: [2, 3] })],
    ],
    [
      'less than a chip is no odd chip of a hand that wins alone, button or not',
      pot(103, 2, 3),
      [high(3)],
      chips(25, { button: null }),
      [[3, 103, 'high', 1, 0]],
      [part({ amount: 103, winners: [3] })],
    ],
    [
      'that may not win the pot do not share it',
      pot(100, 2, 3),
      [high(4, 2)],
      options(),
      [[2, 100, 'high', 1, 0]],
      [part({ amount: 100, winners: [2] })],
    ],
    [
      'of the next tier win where none of the best may',
      pot(101, 2, 3, 4),
      [standing('high', [[6], [4, 7, 3], [2]])],
      options(),
      [
        [4, 50, 'high', 1, 0],
        [3, 51, 'high', 1, 1],
      ],
      [part({ amount: 101, winners: [4, 3], oddChipOrder: [3] })],
    ],
    [
      'that get nothing of a single chip have no share, and did win',
      pot(1, 2, 3),
      [high(3, 2)],
      options(),
      [[2, 1, 'high', 1, 1]],
      [part({ amount: 1, winners: [3, 2], oddChipOrder: [2] })],
    ],
  ])('%s', (_, which, standings, how, expected, parts) => {
    const award = pay(which, standings, how);
    expect([shares(award), award.parts, award.carriedOver]).toEqual([expected, parts, 0]);
  });

  test.each([
    [100, 25, 0],
    [103, 25, 3],
    [24, 25, 24],
    [103, 1, 0],
  ])('%i in chips of %i leave %i no chip can pay', (amount, chip, below) => {
    expect(pay(pot(amount, 2, 3), [high(2)], chips(chip)).belowSmallestChip).toBe(below);
  });

  test('share what the rake leaves', () => {
    const award = awardPot(pot(101, 2, 4), 5, [high(2, 4)], options());
    expect(award).toEqual({
      pot: pot(101, 2, 4),
      rake: 5,
      shares: [2, 4].map((s) => ({ seat: s, amount: 48, contest: 'high', board: 1, oddChips: 0 })),
      parts: [part({ amount: 96, winners: [2, 4] })],
      carriedOver: 0,
      belowSmallestChip: 0,
    });
  });

  test.each([
    ['one chip', 101, 1, 1],
    ['a chip and what is below one', 128, 25, 28],
    ['what is below a chip', 103, 25, 3],
    ['nothing', 100, 1, 0],
  ])('carry over %s where the house has it so', (_, amount, smallestChip, carried) => {
    const award = pay(
      pot(amount, 2, 4),
      [high(2, 4)],
      options({ smallestChip, button: null }, { oddChip: 'carry-over' }),
    );
    const half = (amount - carried) / 2;
    expect([shares(award), award.parts, award.carriedOver]).toEqual([
      [
        [2, half, 'high', 1, 0],
        [4, half, 'high', 1, 0],
      ],
      [part({ amount, winners: [2, 4] })],
      carried,
    ]);
  });

  test('take the odd chip by card where the game has it so, and the part says by what', () => {
    const looked = new Map([
      [seat(2), cards('Qs 3d')],
      [seat(4), cards('2c Kd')],
    ]);
    const how = options({ gameOddChip: 'highest-card', button: null });
    const award = pay(pot(101, 2, 4), [{ ...high(2, 4), looked }], how);
    expect(award.parts).toEqual([part({ amount: 101, winners: [2, 4], oddChipOrder: [4], oddChipBy: 'highest-card' })]);
    expect(award.shares.map(({ amount }) => amount)).toEqual([50, 51]);
  });
});

describe('a fact that decides an odd chip and is not there', () => {
  const unknown = options({ button: null });
  test.each<[string, ReturnType<typeof pot>, Standing[], AwardOptions, string]>([
    ['the button, for equal hands', pot(101, 2, 4), [high(2, 4)], unknown, 'button'],
    ['for less than a chip', pot(103, 2, 4), [high(2, 4)], chips(25, { button: null }), 'button'],
    ['for the low half alone', pot(102, 2, 4), [high(2), low(2, 4)], unknown, 'button'],
    ['for the second board alone', pot(102, 2, 4), [onBoard(1, 2), onBoard(2, 2, 4)], unknown, 'button'],
    [
      'for halves that go by position',
      pot(101, 2, 4),
      [high(2), low(4)],
      options({ button: null }, { oddChipHighLow: 'by-position' }),
      'button',
    ],
    [
      'for a pot shared evenly',
      pot(67, 2, 4),
      [high(2, 4), low(2, 4)],
      options({ button: null }, { identicalHighLow: 'evenly' }),
      'button',
    ],
    [
      'the cards, where it goes by card',
      pot(101, 2, 4),
      [high(2, 4)],
      options({ gameOddChip: 'highest-card', button: null }),
      'played-cards',
    ],
  ])('%s', (_, which, standings, how, missing) => {
    expect(awardPot(which, 0, standings, how)).toEqual({ missing });
  });
});
