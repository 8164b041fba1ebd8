import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AdjudicationResponse } from '../../src/contract/adjudication-response.ts';
import { RULEBOOK_IDS } from '../../src/core/index.ts';
import { runs } from '../support/long.ts';
import { ruled } from '../support/ruling.ts';

const seats = (stacks: readonly number[], hole?: readonly (readonly string[])[]) =>
  stacks.map((stack, i) => ({ seat: i + 1, stack, ...(hole === undefined ? {} : { hole: hole[i] }) }));

const DOORS = ['Kd', '2c', '9s', '5h'].map((door) => ['??', '??', door]);
const blinds = { button: 1, stakes: { smallBlind: 50, bigBlind: 100, smallestChip: 25 } };

/** Games that bet, draw and bring in differently, with stacks that run out. */
const HANDS: readonly object[] = [
  { variant: 'texas-holdem', betting: 'no-limit', ...blinds, seats: seats([1_000, 5_000, 425, 3_000]) },
  { variant: 'texas-holdem', betting: 'pot-limit', ...blinds, seats: seats([1_000, 5_000, 425]) },
  {
    variant: 'texas-holdem',
    betting: 'fixed-limit',
    button: 2,
    stakes: { smallBlind: 50, bigBlind: 100, smallBet: 100, bigBet: 200 },
    seats: seats([1_000, 5_000, 425, 3_000]),
  },
  { variant: 'five-card-draw', betting: 'no-limit', ...blinds, seats: seats([1_000, 5_000, 425]) },
  { variant: 'crazy-pineapple', betting: 'no-limit', ...blinds, seats: seats([1_000, 5_000, 425]) },
  {
    variant: 'seven-card-stud',
    betting: 'fixed-limit',
    stakes: { ante: 10, bringIn: 25, smallBet: 100, bigBet: 200 },
    seats: seats([1_000, 5_000, 425, 3_000], DOORS),
  },
];

const FIGURES = [25, 50, 75, 100, 149, 150, 200, 250, 300, 425, 700, 1_000, 6_000];
const to = fc.constantFrom(...FIGURES);
const plain = (action: string) => fc.constant({ action });
const wager = (action: string) => fc.record({ action: fc.constant(action), to });

/** Anything anybody might do, in any order. */
const deed = fc.oneof(
  { weight: 4, arbitrary: plain('call') },
  { weight: 3, arbitrary: plain('check') },
  { weight: 2, arbitrary: plain('fold') },
  { weight: 1, arbitrary: plain('all-in') },
  { weight: 1, arbitrary: plain('muck') },
  { weight: 1, arbitrary: plain('stand-pat') },
  { weight: 1, arbitrary: plain('bring-in') },
  { weight: 1, arbitrary: plain('complete') },
  { weight: 1, arbitrary: plain('raise') },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('call'), street: fc.constantFrom('flop', 'turn') }) },
  { weight: 2, arbitrary: wager('bet') },
  { weight: 3, arbitrary: wager('raise') },
  { weight: 2, arbitrary: wager('call') },
  {
    weight: 3,
    arbitrary: fc.record({
      action: fc.constant('chips'),
      chips: fc.array(fc.constantFrom(25, 100, 500), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ action: fc.constant('discard'), count: fc.integer({ min: 0, max: 6 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      action: fc.constantFrom('post-small-blind', 'post-big-blind', 'post-ante', 'post-straddle'),
      amount: to,
    }),
  },
);
/** Mostly by whoever is next clockwise, sometimes by somebody else. */
const told = fc.record({ step: fc.constantFrom(1, 1, 1, 1, 1, 2, 3), deed });
const story = fc.record({
  hand: fc.constantFrom(...HANDS),
  rulebook: fc.constantFrom(...RULEBOOK_IDS),
  first: fc.integer({ min: 0, max: 3 }),
  entries: fc.array(told, { minLength: 1, maxLength: 14 }),
});

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;
type Found = NonNullable<AdjudicationResponse['legality']>['irregularities'][number];

function actionsOf({ hand, first, entries }: Story): object[] {
  const { length } = (hand as { seats: readonly unknown[] }).seats;
  let seat = first;
  return entries.map((entry) => {
    seat += entry.step;
    return { seat: (seat % length) + 1, ...entry.deed };
  });
}

const irregularities = (body: object): readonly Found[] => ruled(body).legality?.irregularities ?? [];

/** How many of the entries an option names are its own: those before what it goes on with. */
const ownOf = (code: string, acts: readonly unknown[], isLast: boolean): number => {
  if (code === 'skipped-player') return 1;
  return code === 'missing-post' && !isLast ? acts.length - 1 : acts.length;
};

/** What an action before its turn is called. */
const EARLY = ['out-of-turn', 'called-in-between', 'bring-in-from-wrong-seat', 'skipped-player'];

/** Whether the replay went on with what the ruling's first option names. */
const isTakenAsOption = ({ code, ruling: { applied, decision } }: Found): boolean =>
  applied &&
  !['out-of-turn', 'bound-out-of-turn', 'bring-in-from-wrong-seat', 'muck-before-showdown'].includes(code) &&
  !['stands', 'refund', 'proceed'].includes(decision);

/** Posts are read as a whole, chips follow the word before them, a call of a corrected total follows its correction. */
const isMeantByOthers = (made: object): boolean => {
  const { action = '', to } = made as { action?: string; to?: number };
  return action.startsWith('post-') || action === 'chips' || (action === 'call' && to !== undefined);
};

const RUNS = runs(60, 150);

describe('whatever is told', () => {
  test('every irregularity is legal in the way each of its options names', () => {
    fc.assert(
      fc.property(story, (told) => {
        const actions = actionsOf(told);
        const hand = { ...told.hand, rulebook: told.rulebook };
        const found = irregularities({ ...hand, actions });
        for (const { action, code, ruling } of found) {
          expect(ruling.options.length).toBeGreaterThan(0);
          for (const { acts } of ruling.options) {
            const put = acts ?? [];
            const mended = [...actions.slice(0, action), ...put, ...actions.slice(action + 1)];
            const again = irregularities({ ...hand, actions: mended });
            // Whatever is done before its turn stays out of turn; so does what follows the answer of a skipped seat, or posts.
            const isEarly =
              code !== 'out-of-turn' && found.some((f) => f.action === action && f.code === 'out-of-turn');
            const here = again
              .filter(
                (other) =>
                  other.action >= action && other.action < action + ownOf(code, put, action === actions.length),
              )
              .filter((other) => !isEarly || !EARLY.includes(other.code))
              // A post that is missing is missing whatever comes instead of the first action.
              .filter((other) => code === 'missing-post' || other.code !== 'missing-post');
            expect(here.map(({ code }) => code)).toEqual([]);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('what the rulebook settles is followed, and only what it leaves to a person stops the replay', () => {
    const open = ['floor-decides', 'choice', 'fold-or-call'];
    fc.assert(
      fc.property(story, (told) => {
        const actions = actionsOf(told);
        const { legality, next } = ruled({ ...told.hand, rulebook: told.rulebook, actions });
        const found = legality?.irregularities ?? [];
        for (const { ruling } of found)
          expect([ruling.applied, ruling.decision, open.includes(ruling.decision)]).toEqual([
            ruling.applied,
            ruling.decision,
            !ruling.applied,
          ]);
        const stopped = found.filter(({ ruling }) => !ruling.applied);
        expect(stopped.length).toBeLessThanOrEqual(1);
        expect(legality?.actionsRead).toBe(stopped[0]?.action ?? actions.length);
        if (stopped.length > 0 && next?.kind === 'act') expect(stopped[0]?.due).toEqual(next);
      }),
      { numRuns: RUNS },
    );
  });

  test('a history in which every irregular entry is told as it was ruled comes to the same pots', () => {
    let compared = 0;
    fc.assert(
      fc.property(story, (told) => {
        const actions = actionsOf(told);
        const hand = { ...told.hand, rulebook: told.rulebook };
        const answer = ruled({ ...hand, actions });
        const found = answer.legality?.irregularities ?? [];
        if (found.length === 0 || !found.every(isTakenAsOption) || actions.some(isMeantByOthers)) return;
        const ruling = new Map(found.map(({ action, ruling: { options } }) => [action, options[0]?.acts ?? []]));
        const corrected = actions.flatMap((made, i): readonly object[] => ruling.get(i) ?? [made]);
        expect(ruled({ ...hand, actions: corrected }).pots).toEqual(answer.pots);
        compared += 1;
      }),
      { numRuns: 3 * RUNS },
    );
    expect(compared).toBeGreaterThan(0);
  });

  test('a house that stops at irregular actions follows none of them', () => {
    fc.assert(
      fc.property(story, (told) => {
        const actions = actionsOf(told);
        const hand = { ...told.hand, rulebook: told.rulebook, actions };
        const [first] = irregularities(hand);
        const stopped = irregularities({ ...hand, houseRules: { irregular: 'stop' } });
        expect(stopped.map(({ action, code }) => [action, code])).toEqual(
          first === undefined ? [] : [[first.action, first.code]],
        );
        expect(stopped.some(({ ruling }) => ruling.applied)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });
});
