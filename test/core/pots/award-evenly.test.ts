import { describe, expect, test } from 'vitest';
import { type AwardCase, high, low, options, part, pay, pot, shares } from '../../support/pots.ts';

const EVENLY = options({}, { identicalHighLow: 'evenly' });

describe('hands that tie in every contest share as evenly as it goes where the house has it so', () => {
  test.each<AwardCase>([
    [
      'a pot that divides',
      pot(66, 2, 3),
      [high(2, 3), low(3, 2)],
      EVENLY,
      [
        [2, 17, 'high', 1, 0],
        [3, 17, 'high', 1, 0],
        [2, 16, 'low', 1, 0],
        [3, 16, 'low', 1, 0],
      ],
      [
        part({ amount: 34, winners: [2, 3], evenly: true }),
        part({ contest: 'low', amount: 32, winners: [2, 3], evenly: true }),
      ],
    ],
    [
      'the one odd chip of a pot that does not',
      pot(67, 2, 3),
      [high(2, 3), low(2, 3)],
      EVENLY,
      [
        [2, 18, 'high', 1, 1],
        [3, 17, 'high', 1, 0],
        [2, 16, 'low', 1, 0],
        [3, 16, 'low', 1, 0],
      ],
      [
        part({ amount: 35, winners: [2, 3], oddChipOrder: [2], evenly: true }),
        part({ contest: 'low', amount: 32, winners: [2, 3], evenly: true }),
      ],
    ],
    [
      'not with one contest alone',
      pot(67, 2, 3),
      [high(2, 3)],
      EVENLY,
      [
        [2, 34, 'high', 1, 1],
        [3, 33, 'high', 1, 0],
      ],
      [part({ amount: 67, winners: [2, 3], oddChipOrder: [2] })],
    ],
    [
      'not where one of them ties with another for low',
      pot(66, 2, 3, 4),
      [high(2, 3), low(2, 4)],
      EVENLY,
      [
        [2, 17, 'high', 1, 1],
        [3, 16, 'high', 1, 0],
        [2, 17, 'low', 1, 1],
        [4, 16, 'low', 1, 0],
      ],
      [
        part({ amount: 33, winners: [2, 3], oddChipOrder: [2] }),
        part({ contest: 'low', amount: 33, winners: [2, 4], oddChipOrder: [2] }),
      ],
    ],
    [
      'not where one of them has the low alone',
      pot(66, 2, 3),
      [high(2, 3), low(3)],
      EVENLY,
      [
        [2, 17, 'high', 1, 1],
        [3, 16, 'high', 1, 0],
        [3, 33, 'low', 1, 0],
      ],
      [part({ amount: 33, winners: [2, 3], oddChipOrder: [2] }), part({ contest: 'low', amount: 33, winners: [3] })],
    ],
    [
      'not where the house splits each half on its own',
      pot(66, 2, 3),
      [high(2, 3), low(2, 3)],
      options(),
      [
        [2, 17, 'high', 1, 1],
        [3, 16, 'high', 1, 0],
        [2, 17, 'low', 1, 1],
        [3, 16, 'low', 1, 0],
      ],
      [
        part({ amount: 33, winners: [2, 3], oddChipOrder: [2] }),
        part({ contest: 'low', amount: 33, winners: [2, 3], oddChipOrder: [2] }),
      ],
    ],
  ])('%s', (_, which, standings, how, expected, parts) => {
    const award = pay(which, standings, how);
    expect([shares(award), award.parts, award.carriedOver]).toEqual([expected, parts, 0]);
  });

  test('the odd chip carried over counts with the high part', () => {
    const rules = { identicalHighLow: 'evenly', oddChip: 'carry-over' };
    const award = pay(pot(67, 2, 3), [high(2, 3), low(2, 3)], options({}, rules));
    expect([award.carriedOver, award.shares.map(({ amount }) => amount)]).toEqual([1, [17, 17, 16, 16]]);
    expect(award.parts.map(({ amount }) => amount)).toEqual([35, 32]);
  });
});
