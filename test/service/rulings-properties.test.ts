import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FactSpec, RULEBOOK_IDS, RULINGS } from '../../src/core/index.ts';
import { answerTo } from '../support/irregularity.ts';
import { runs } from '../support/long.ts';

const seat = fc.integer({ min: 1, max: 10 });
const amount = fc.oneof(
  fc.integer({ min: 0, max: 20 }),
  fc.integer({ min: 0, max: 5_000 }),
  fc.constant(Number.MAX_SAFE_INTEGER),
);
const card = fc.constantFrom('As', 'Kd', '7h', '2c', '??', '10s');

/** Any value the wire lets through. */
function anyOf(spec: FactSpec): fc.Arbitrary<unknown> {
  switch (spec.kind) {
    case 'flag':
      return fc.boolean();
    case 'one-of':
      return fc.constantFrom(...spec.values);
    case 'list-of':
      return fc.array(fc.constantFrom(...spec.values), { maxLength: Math.min(spec.most, 4) });
    case 'seat':
      return seat;
    case 'seats':
      return fc.uniqueArray(seat, { maxLength: 10 });
    case 'amount':
      return amount;
    case 'whole':
      return fc.integer({ min: spec.least, max: Math.min(spec.most, 10_000) });
    case 'cards':
      return fc.array(card, { maxLength: spec.most });
    case 'chips':
      return fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 6 });
    case 'seat-cards':
      return fc.array(fc.record({ seat, card }), { maxLength: spec.most });
    case 'seat-amounts':
      return fc.array(fc.record({ seat, amount: fc.integer({ min: 0, max: 5_000 }) }), { maxLength: 10 });
  }
}

const blinds = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 } };
const stacked = [1, 2, 3].map((n) => ({ seat: n, stack: 1_000 }));
const HANDS = [
  undefined,
  { ...blinds, seats: stacked, actions: [{ seat: 1, action: 'chips', chips: [500] }] },
  {
    ...blinds,
    seats: stacked,
    actions: [
      { seat: 1, action: 'raise', to: 300 },
      { seat: 2, action: 'call' },
    ],
  },
  {
    variant: 'omaha',
    button: 2,
    pot: 101,
    seats: [
      { seat: 1, hole: ['As', 'Kd', '2c', '3d'] },
      { seat: 2, hole: ['Ah', 'Kc', '2h', '3s'] },
    ],
    board: ['Ad', 'Kh', '9s', '5c', '7h'],
  },
  {
    variant: 'short-deck',
    seats: [
      { seat: 4, contributed: 100 },
      { seat: 7, contributed: 50 },
    ],
  },
];

describe.each(RULINGS)('$type', ({ type, facts }) => {
  const given = fc.record(Object.fromEntries(Object.entries(facts).map(([name, { spec }]) => [name, anyOf(spec)])), {
    requiredKeys: [],
  });

  test('answers whatever facts fit the wire, with and without a hand: a ruling or a question from every rulebook', () => {
    fc.assert(
      fc.property(given, fc.constantFrom(...HANDS), fc.constantFrom('en', 'it'), (values, hand, language) => {
        const body = {
          irregularity: { type, ...values },
          rulebooks: RULEBOOK_IDS,
          ...(hand === undefined ? {} : { hand }),
        };
        const answer = answerTo(body, language);
        // Facts that cannot be are refused, each by its place.
        if ('faults' in answer) {
          for (const pointer of answer.faults) expect(pointer).toMatch(/^\/irregularity\/\w+(?:\/\d+)? [a-z-]+$/);
          return;
        }
        const { rulings, missing, hand: after } = answer;
        const heard = new Set([...rulings.map((r) => r.rulebook), ...missing.flatMap((m) => m.rulebooks)]);
        expect([...heard].sort()).toEqual([...RULEBOOK_IDS].sort());
        expect(after === null).toBe(hand === undefined || !rulings.some((r) => r.rulebook === RULEBOOK_IDS[0]));
        for (const { moves, options } of rulings)
          for (const { chips } of [moves, ...options.map((o) => o.moves)])
            expect(chips.every(({ from, to, amount: moved }) => from !== to && moved > 0)).toBe(true);
        for (const { fact } of missing) expect(Object.keys(facts)).toContain(fact);
      }),
      { numRuns: runs(20, 60) },
    );
  });
});
