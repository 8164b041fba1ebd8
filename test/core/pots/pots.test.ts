import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seat } from '../../../src/core/kernel/seat.ts';
import { awardPot } from '../../../src/core/pots/award-pot.ts';
import { buildPots, type Contribution, type SeatStatus } from '../../../src/core/pots/build-pots.ts';
import { rakeByPot, rakeOn, takesNothing } from '../../../src/core/pots/rake.ts';
import { cards } from '../../support/core.ts';
import { options, paid, pot, put, standing, won } from '../../support/pots.ts';

const NOTHING = { pot: 0, carriedIn: 0 };
const laid = (contributions: readonly Contribution[], opening = NOTHING) => {
  const { pots, refund } = buildPots(contributions, opening);
  return {
    pots: pots.map(({ amount, eligible }) => [amount, ...eligible]),
    back: refund && [refund.seat, refund.amount],
  };
};

describe('laying pots', () => {
  test.each([
    [
      'layers are cut at the wagers of live seats',
      [put(2, 100), put(3, 250), put(4, 400), put(5, 400)],
      [
        [400, 2, 3, 4, 5],
        [450, 3, 4, 5],
        [300, 4, 5],
      ],
      null,
    ],
    [
      'folded chips stay in the pots they reached',
      [put(1, 100), put(2, 200, 'folded'), put(3, 200)],
      [
        [300, 1, 3],
        [200, 3],
      ],
      null,
    ],
    ['the uncalled part goes back before layers are cut', [put(1, 100), put(2, 60, 'folded')], [[120, 1]], [1, 40]],
    [
      'chips above the highest live wager join the pot below',
      [put(1, 50), put(2, 80, 'folded'), put(3, 50)],
      [[180, 1, 3]],
      null,
    ],
    [
      'a mucked hand wins nothing but takes back what nobody called',
      [put(1, 300, 'mucked'), put(2, 100), put(3, 100)],
      [[300, 2, 3]],
      [1, 200],
    ],
    [
      'an all-in hand mucked in the end leaves its pots as they were',
      [put(1, 100, 'mucked'), put(2, 300), put(3, 300)],
      [
        [300, 2, 3],
        [400, 2, 3],
      ],
      null,
    ],
    [
      'a layer only mucked hands could win falls to the pot below',
      [put(1, 100), put(2, 300, 'mucked'), put(3, 300, 'mucked')],
      [[700, 1]],
      null,
    ],
    [
      'dead money goes to the main pot',
      [put(1, 100, 'live', 10), put(2, 100), put(3, 200), put(4, 200)],
      [
        [410, 1, 2, 3, 4],
        [200, 3, 4],
      ],
      null,
    ],
    [
      'a seat all-in for dead money alone contests only that',
      [put(1, 0, 'live', 100), put(2, 50), put(3, 50)],
      [
        [100, 1, 2, 3],
        [100, 2, 3],
      ],
      null,
    ],
    ['equal wagers are one pot', [put(1, 50), put(2, 50), put(3, 50)], [[150, 1, 2, 3]], null],
  ] as const)('%s', (_, contributions, pots, back) => {
    expect(laid(contributions)).toEqual({ pots: pots.map((pot) => [...pot]), back: back && [...back] });
  });

  test('chips from the hand before join the main pot', () => {
    expect(laid([put(1, 50), put(2, 100), put(3, 100)], { pot: 0, carriedIn: 1 }).pots).toEqual([
      [151, 1, 2, 3],
      [100, 2, 3],
    ]);
  });
});

describe('rake', () => {
  test.each([
    ['is rounded down to the smallest chip', 1010, { basisPoints: 500, cap: null, drop: 0 }, 25, 50],
    ['is capped a hand', 10_000, { basisPoints: 500, cap: 300, drop: 0 }, 1, 300],
    ['takes the drop beside the capped part', 10_000, { basisPoints: 500, cap: 300, drop: 100 }, 1, 400],
    ['never takes more than there is', 50, { basisPoints: 0, cap: null, drop: 100 }, 1, 50],
    [
      'is exact for the largest amounts',
      Number.MAX_SAFE_INTEGER,
      { basisPoints: 9_999, cap: null, drop: 0 },
      1,
      Number((BigInt(Number.MAX_SAFE_INTEGER) * 9_999n) / 10_000n),
    ],
  ] as const)('%s', (_, sum, rake, chip, taken) => {
    expect(rakeOn(sum, rake, chip)).toBe(taken);
  });

  test('a pot pays the rake on the sum through it less the rake before it', () => {
    expect(rakeByPot([3_000, 5_000, 4_000], { basisPoints: 500, cap: 300, drop: 0 }, 1)).toEqual([150, 150, 0]);
  });

  test('a pot too small for a rounded chip leaves the rest to the pot before', () => {
    expect(rakeByPot([1_990, 10], { basisPoints: 500, cap: null, drop: 0 }, 100)).toEqual([90, 10]);
  });
});

describe('paying a pot', () => {
  test.each([
    [
      'odd chips go one at a time from the left of the button',
      pot(101, 2, 4, 6),
      [standing('high', [[6, 2, 4]])],
      options(),
      { 2: 34, 4: 34, 6: 33 },
    ],
    ['the button comes last', pot(101, 1, 2), [standing('high', [[1, 2]])], options(), { 1: 50, 2: 51 }],
    [
      'odd chips are of the smallest denomination',
      pot(125, 2, 3),
      [standing('high', [[3, 2]])],
      options({ smallestChip: 25 }),
      { 2: 75, 3: 50 },
    ],
    [
      'what no chip can pay goes with the first odd chip',
      pot(128, 2, 3),
      [standing('high', [[3, 2]])],
      options({ smallestChip: 25 }),
      { 2: 78, 3: 50 },
    ],
    [
      'the odd chip of the whole pot goes to high',
      pot(101, 2, 5),
      [standing('high', [[5]]), standing('low', [[2, 5]])],
      options(),
      { 5: 76, 2: 25 },
    ],
    [
      'each half gives its own odd chip by position',
      pot(102, 2, 5),
      [standing('high', [[5]]), standing('low', [[2, 5]])],
      options(),
      { 5: 76, 2: 26 },
    ],
    [
      'by position the half of the first seat is the larger',
      pot(101, 2, 5),
      [standing('high', [[5]]), standing('low', [[2]])],
      options({}, { oddChipHighLow: 'by-position' }),
      { 2: 51, 5: 50 },
    ],
    [
      'the same two hands in both halves split each half on its own',
      pot(66, 2, 3),
      [standing('high', [[2, 3]]), standing('low', [[2, 3]])],
      options(),
      { 2: 34, 3: 32 },
    ],
    [
      'or the whole pot evenly',
      pot(66, 2, 3),
      [standing('high', [[2, 3]]), standing('low', [[2, 3]])],
      options({}, { identicalHighLow: 'evenly' }),
      { 2: 33, 3: 33 },
    ],
    [
      'without a qualifying low high takes everything',
      pot(101, 2, 5),
      [standing('high', [[5]]), standing('low', [])],
      options(),
      { 5: 101 },
    ],
    [
      'boards share equally, odd chips to the first',
      pot(101, 2, 5),
      [standing('high', [[2]]), standing('high', [[5]], 2)],
      options(),
      { 2: 51, 5: 50 },
    ],
    ['only eligible seats win', pot(100, 2, 3), [standing('high', [[4], [3], [2]])], options(), { 3: 100 }],
  ] as const)('%s', (_, which, standings, how, expected) => {
    expect(won(awardPot(which, 0, standings, how))).toEqual(expected);
  });

  test('indivisible chips stay for the next pot where the house carries them over', () => {
    const award = paid(
      awardPot(pot(101, 2, 4), 0, [standing('high', [[2, 4]])], options({}, { oddChip: 'carry-over' })),
    );
    expect([award.carriedOver, award.shares.map(({ amount }) => amount)]).toEqual([1, [50, 50]]);
  });

  test('by the highest card, spades before hearts', () => {
    const looked = new Map([
      [seat(2), cards('Ah Qc')],
      [seat(4), cards('As Jc')],
    ]);
    const award = awardPot(
      pot(101, 2, 4),
      0,
      [{ ...standing('high', [[2, 4]]), looked }],
      options({ gameOddChip: 'highest-card' }),
    );
    expect(won(award)).toEqual({ 2: 50, 4: 51 });
  });

  test('a missing button is asked for only where an odd chip needs it', () => {
    expect(awardPot(pot(101, 2, 4), 0, [standing('high', [[2, 4]])], options({ button: null }))).toEqual({
      missing: 'button',
    });
    expect(won(awardPot(pot(100, 2, 4), 0, [standing('high', [[2, 4]])], options({ button: null })))).toEqual({
      2: 50,
      4: 50,
    });
  });
});

const contribution = fc.record({
  wager: fc.nat(5_000),
  dead: fc.oneof(fc.constant(0), fc.nat(100)),
  status: fc.constantFrom<SeatStatus>('live', 'live', 'folded', 'mucked'),
});

test('every chip that goes in comes out, whatever is put in, raked, carried or tied', () => {
  const table = fc.array(contribution, { minLength: 2, maxLength: 10 });
  const rules = fc.record({
    oddChip: fc.constantFrom('by-game', 'first-seat-left-of-button', 'carry-over'),
    oddChipHighLow: fc.constantFrom('to-high', 'by-position'),
    identicalHighLow: fc.constantFrom('per-half', 'evenly'),
  } as const);
  const rake = fc.record({ basisPoints: fc.nat(10_000), cap: fc.option(fc.nat(300)), drop: fc.nat(50) });
  const strengths = fc.array(fc.nat(3), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(
      table,
      rules,
      rake,
      strengths,
      fc.constantFrom(1, 5, 25),
      fc.nat(7),
      (seats, house, taken, strong, chip, carriedIn) => {
        fc.pre(seats.some(({ status }) => status === 'live'));
        const contributions = seats.map(({ wager, dead, status }, i) => put(i + 1, wager, status, dead));
        const build = buildPots(contributions, { pot: 0, carriedIn });
        const rakes = rakeByPot(
          build.pots.map(({ amount }) => amount),
          taken,
          chip,
        );
        const contests = [1, 2].flatMap((board) =>
          (['high', 'low'] as const).map((contest, c) => {
            const of = (s: number): number => strong[s + c * 10 + (board - 1) * 20 - 1] ?? 0;
            const ranked = contributions
              .filter((k) => k.status === 'live' && (contest === 'high' || of(k.seat) > 0))
              .map((k) => k.seat);
            const tiers = [3, 2, 1, 0].map((n) => ranked.filter((s) => of(s) === n)).filter((tier) => tier.length > 0);
            return { contest, board, tiers };
          }),
        );
        const awards = build.pots.map((p, i) =>
          paid(awardPot(p, rakes[i] ?? 0, contests, options({ smallestChip: chip }, house))),
        );
        const out = awards.reduce(
          (sum, a) => sum + a.rake + a.carriedOver + a.shares.reduce((n, s) => n + s.amount, 0),
          build.refund?.amount ?? 0,
        );
        const put_in = contributions.reduce((sum, k) => sum + k.wager + k.dead, carriedIn);
        expect(out).toBe(put_in);
        for (const a of awards) for (const s of a.shares) expect(s.amount).toBeGreaterThan(0);
      },
    ),
    // A mutation run asks for fewer: it repeats them for every change.
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 400) },
  );
});

describe('a rake stated pot by pot', () => {
  const stated = { basisPoints: 500, cap: null, drop: 45, byPot: [40, 5] };

  test('is taken as stated', () => {
    expect(rakeByPot([1000, 100], stated, 1)).toEqual([40, 5]);
  });

  test('is taken where nothing else is said of the rake', () => {
    const alone = { basisPoints: 0, cap: null, drop: 0, byPot: [40, 5] };
    expect(takesNothing(alone)).toBe(false);
    expect(rakeByPot([1000, 100], alone, 1)).toEqual([40, 5]);
  });

  test('takes no more than a pot holds', () => {
    expect(rakeByPot([1000, 3], stated, 1)).toEqual([40, 3]);
  });

  test('holds only for as many pots as it names', () => {
    const { byPot: _, ...plain } = stated;
    expect(rakeByPot([1100], stated, 1)).toEqual(rakeByPot([1100], plain, 1));
  });
});
