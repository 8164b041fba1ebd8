import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { type Replay, replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { settle } from '../../../src/core/hand/settle.ts';
import type { ActionSetup } from '../../../src/core/hand/setup.ts';
import { findCitation } from '../../../src/core/rulebooks/catalog.ts';
import { handOf, type Short } from '../betting/support.ts';
import { candidates, isOpen, randomHistory, told } from './random-play.ts';

const RUN = { seed: 20_240_603, numRuns: 300 };
const DECK = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

/** A table and a list of numbers that say what happens at it. */
interface Deal {
  readonly short: Short;
  readonly dice: readonly number[];
}

const stack = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 60 }) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const deals: fc.Arbitrary<Deal> = fc
  .record({
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 5 }),
    stacks: fc.array(stack, { minLength: 5, maxLength: 5 }),
    button: fc.integer({ min: 1, max: 10 }),
    betting: fc.constantFrom('no-limit', 'pot-limit', 'fixed-limit'),
    ante: fc.constantFrom(0, 0, 1, 3),
    anteFrom: fc.constantFrom('each', 'big-blind', 'button'),
    straddled: fc.boolean(),
    rules: fc.record({
      shortAllInsAddUp: fc.boolean(),
      limitReopen: fc.constantFrom('half-bet', 'full-bet', 'half-bet-completed'),
      raiseCap: fc.constantFrom(3, 1, null),
      headsUpCap: fc.constantFrom('event-heads-up-only', 'lifted-if-heads-up-before-cap', 'never-lifted'),
      shortAnteOrder: fc.constantFrom('blind-first', 'ante-first'),
      laterStreetOpener: fc.constantFrom('left-of-button', 'left-of-big-blind'),
      headsUpBlinds: fc.constantFrom('button-small', 'button-big'),
      bigBlindOption: fc.boolean(),
      bigBlindCounts: fc.boolean(),
      allInMuck: fc.constantFrom('must-table', 'may-muck'),
    }),
    board: fc.constantFrom(0, 3, 5),
    carriedIn: fc.constantFrom(0, 1),
    dice: fc.array(fc.nat(10_000), { maxLength: 24 }),
  })
  .map(({ seats, stacks, straddled, ante, anteFrom, board, dice, ...rest }) => {
    const [first = 1] = seats;
    const straddles = straddled && seats.length > 3 ? [{ seat: first, amount: 4 }] : [];
    const short: Short = {
      ...rest,
      stakes: { smallBlind: 1, bigBlind: 2, ante, anteFrom, straddles },
      stacks: Object.fromEntries(seats.map((seat, i) => [seat, stacks[i] ?? null])),
      holes: Object.fromEntries(seats.map((seat, i) => [seat, DECK.slice(10 + 3 * i, 12 + 3 * i).join('')])),
      ...(board === 0
        ? {}
        : {
            board: DECK.slice(0, 5)
              .map((_, i) => DECK[i * 9])
              .slice(0, board)
              .join(''),
          }),
    };
    return { short, dice };
  });

const history = ({ short, dice }: Deal, odds: number) => randomHistory(handOf(short), dice, odds);

const holds = (property: (deal: Deal) => void): void => fc.assert(fc.property(deals, property), RUN);

const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((n, item) => n + of(item), 0);

describe('whatever is played', () => {
  it('an action is legal exactly when it is in the options one step before', () => {
    holds((deal) => {
      const hand = handOf(deal.short);
      const actions = history(deal, 13);
      const before = replay(told(hand, actions));
      if (before.irregularity !== null) return;
      const others: ActionSetup[] = hand.seats
        .filter((s) => s.seat !== before.bounds?.seat)
        .map(({ seat }) => ({ seat, action: 'fold' }));
      for (const made of [...candidates(before), ...others]) {
        const after = replay(told(hand, [...actions, made]));
        const open = made.seat === before.bounds?.seat && isOpen(made, before, hand.betting);
        // A street that waits for its cards is opened by the action that follows.
        if (before.play.toAct === null && before.play.betting === 'open') continue;
        expect([made, after.irregularity === null]).toEqual([made, open]);
      }
    });
  });

  it('a stack, what was put in and what was paid out always add up', () => {
    holds((deal) => {
      const hand = told(handOf(deal.short), history(deal, 7));
      const { play, stacks } = replay(hand);
      play.contributions.forEach(({ wager, dead }, i) => {
        const began = hand.seats[i]?.stack ?? null;
        expect((stacks[i] ?? 0) + wager + dead).toBe(began === null ? wager + dead : began);
      });
      const contributed = sum(play.contributions, (c) => c.wager + c.dead);
      const settled = settle(hand, play, 2_000);
      if (!settled.ok) return;
      const { outcome, pots, refunds, payouts, awards, carriedOver } = settled.value;
      const there = sum(pots, (p) => p.amount) + sum(refunds, (r) => r.amount);
      // An uncalled bet is out of the pots once the betting is over, and paid back when the hand is settled.
      if (outcome === 'settled' || play.betting === 'open') expect(there).toBe(contributed + hand.carriedIn);
      if (outcome !== 'settled') return;
      const rake = sum(awards, (a) => a.rake);
      expect(sum(payouts, (p) => p.won + p.returned) + rake + carriedOver).toBe(contributed + hand.carriedIn);
    });
  });

  it('replaying a prefix gives a prefix', () => {
    holds((deal) => {
      const hand = handOf(deal.short);
      const actions = history(deal, 11);
      const whole = replay(told(hand, actions));
      actions.forEach((_, n) => {
        const part = replay(told(hand, actions.slice(0, n)));
        expect(whole.events.slice(0, part.events.length)).toEqual(part.events);
        expect(part.actionsRead).toBe(Math.min(n, whole.actionsRead));
        expect(part.irregularity).toEqual(n > whole.actionsRead ? whole.irregularity : null);
      });
    });
  });

  it('turning the table by a seat changes nothing but seats', () => {
    const turn = (seat: number): number => (seat % 10) + 1;
    holds(({ short, dice }) => {
      const actions = history({ short, dice }, 11);
      const keys = <T>(map: Readonly<Record<number, T>> = {}) =>
        Object.fromEntries(Object.entries(map).map(([seat, v]) => [turn(Number(seat)), v]));
      const turned: Short = {
        ...short,
        button: turn(short.button ?? 1),
        stakes: {
          ...short.stakes,
          straddles: (short.stakes?.straddles ?? []).map((s) => ({ ...s, seat: turn(s.seat) })),
        },
        stacks: keys(Array.isArray(short.stacks) ? {} : short.stacks),
        holes: keys(short.holes),
        actions: actions.map((made) => ({ ...made, seat: turn(made.seat) })),
      };
      const here = replay(handOf({ ...short, actions }));
      const there = replay(handOf(turned));
      const bySeat = (read: Replay, of: (seat: number) => number) =>
        Object.fromEntries(read.play.contributions.map(({ seat, ...rest }) => [of(seat), rest]));
      expect(bySeat(there, (seat) => seat)).toEqual(bySeat(here, turn));
      expect(there.play.toAct).toEqual(
        here.play.toAct === null ? null : { ...here.play.toAct, seat: turn(here.play.toAct.seat) },
      );
      expect([there.irregularity?.code, there.actionsRead]).toEqual([here.irregularity?.code, here.actionsRead]);
    });
  });

  it('every step can be said in both languages and cites a rule that exists', () => {
    holds((deal) => {
      const hand = told(handOf(deal.short), history(deal, 5));
      const steps = replayDecisions(hand, replay(hand));
      for (const { cites } of steps) {
        expect(cites.length).toBeGreaterThan(0);
        for (const id of cites) expect(findCitation(id)?.id).toBe(id);
      }
      for (const language of ['en', 'it'] as const) {
        for (const { text, code } of explain(steps, REPLAY_MESSAGES, speakerFor({ language, labels: new Map() }))) {
          expect(text, code).toMatch(/^.*[^ ]\.$/);
          expect(text, code).not.toMatch(/undefined|NaN|Infinity|null|\{|\}/);
        }
      }
    });
  });
});
