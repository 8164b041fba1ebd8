import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import type { ReplayEvent } from '../../../src/core/hand/replay-events.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { settle } from '../../../src/core/hand/settle.ts';
import { findCitation } from '../../../src/core/rulebooks/catalog.ts';
import { STUD_GAMES } from '../../../src/core/variants/stud-games.ts';
import { handOf, type Short } from '../betting/support.ts';
import { candidates, isOpen, randomHistory, told } from './random-play.ts';

const RUN = { seed: 20_240_611, numRuns: 120 };
const RANKS = '23456789TJQKA';
const DECK = [...RANKS].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));

type First = Extract<ReplayEvent, { kind: 'first-by-cards' }>;

interface Deal {
  readonly variant: (typeof STUD_GAMES)[number];
  readonly short: Short;
  readonly dice: readonly number[];
}

const deals: fc.Arbitrary<Deal> = fc
  .record({
    variant: fc.constantFrom(...STUD_GAMES),
    seats: fc.uniqueArray(fc.integer({ min: 1, max: 10 }), { minLength: 2, maxLength: 6 }),
    stacks: fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 6, maxLength: 6 }),
    button: fc.integer({ min: 1, max: 10 }),
    betting: fc.constantFrom('no-limit', 'pot-limit', 'fixed-limit'),
    ante: fc.constantFrom(0, 1, 3),
    bringIn: fc.constantFrom(1, 2, 4),
    pack: fc.shuffledSubarray(DECK, { minLength: 52, maxLength: 52 }),
    // How much of the hands is told: everything, what is face up, or the first cards.
    known: fc.constantFrom('all', 'all', 'up', 'first'),
    openPairBigBet: fc.constantFrom('none', 'any-player'),
    dice: fc.array(fc.nat(10_000), { maxLength: 30 }),
  })
  .map(({ variant, seats, stacks, ante, bringIn, pack, known, dice, openPairBigBet, ...rest }) => {
    const facings = variant.streets.flatMap(({ deal }) =>
      deal.flatMap((d) => (d.to === 'hole' ? new Array<string>(d.count).fill(d.facing) : [])),
    );
    const dropped: readonly string[] = variant.deck.droppedRanks;
    const stripped = pack.filter(
      (card) =>
        !dropped.includes(card.charAt(0)) && (variant.deckRule === 'fixed' || RANKS.indexOf(card.charAt(0)) >= 7),
    );
    const size = known === 'first' ? (facings.length === 7 ? 3 : 2) : facings.length;
    const cards = stripped.length < size * seats.length ? pack : stripped;
    const holeOf = (i: number): string =>
      cards
        .slice(i * size, (i + 1) * size)
        .map((card, place) => (known === 'up' && facings[place] === 'down' ? '??' : card))
        .join('');
    const short: Short = {
      ...rest,
      variant: variant.id,
      // Cards below the stripped deck are played: the order of what is showing does not depend on it.
      rules: { foreignCards: 'play', openPairBigBet },
      stakes: { ante, bringIn, smallBet: 6, bigBet: 12 },
      stacks: Object.fromEntries(seats.map((seat, i) => [seat, stacks[i] ?? 1])),
      holes: Object.fromEntries(seats.map((seat, i) => [seat, holeOf(i)])),
    };
    return { variant, short, dice };
  });

const holds = (property: (deal: Deal) => void): void => fc.assert(fc.property(deals, property), RUN);
const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((n, item) => n + of(item), 0);

/** Cards as sorted groups, written apart from the code under test: "2K2s 1A" for a pair of kings with an ace. */
function showingText(cards: readonly string[], aceLow: boolean): string {
  const order = aceLow ? `A${RANKS}` : RANKS;
  const place = (rank: string): string => String.fromCharCode(97 + order.indexOf(rank));
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.charAt(0), (counts.get(card.charAt(0)) ?? 0) + 1);
  const groups = [...counts]
    .map(([rank, count]) => `${count}${place(rank)}`)
    .sort()
    .reverse();
  const shape = groups.map((group) => group.charAt(0)).join('');
  return `${shape.padEnd(4, '0')} ${groups.map((group) => group.slice(1)).join('')}`;
}

const textOf = (cards: readonly number[], aceLow: boolean) => ({
  text: showingText(
    cards.map((card) => (RANKS[card >> 2] ?? '') + ('cdhs'[card & 3] ?? '')),
    aceLow,
  ),
  suit: (cards[0] ?? 0) & 3,
});

/** The bring-in is what is worst to show; later the best speaks, in low games the lowest. */
function expectFirst({ seat, showing, owes }: First, variant: Deal['variant']): void {
  const shown = showing.map((s) => ({
    ...s,
    ...textOf(s.cards ?? [], variant.streets[0]?.opener === 'highest-upcard-ace-low'),
  }));
  const own = shown.find((s) => s.seat === seat);
  const highest = owes > 0 === (variant.contests[0].name === 'low');
  for (const other of shown) {
    const [more, less] = highest ? [own, other] : [other, own];
    const bySuit = more?.text === less?.text && owes > 0;
    expect(`${more?.text} ${bySuit ? more?.suit : 0}` >= `${less?.text} ${bySuit ? less?.suit : 0}`).toBe(true);
  }
}

describe('whatever stud is played', () => {
  it('an action is legal exactly when it is in the options one step before', () => {
    holds((deal) => {
      const hand = handOf(deal.short);
      const actions = randomHistory(hand, deal.dice, 13);
      const before = replay(told(hand, actions));
      if (before.irregularity !== null) return;
      for (const made of candidates(before)) {
        const open = isOpen(made, before, hand.betting);
        expect([made, replay(told(hand, [...actions, made])).irregularity === null]).toEqual([made, open]);
      }
    });
  });

  it('chips balance, and an uncalled bet goes back', () => {
    holds((deal) => {
      const hand = told(handOf(deal.short), randomHistory(handOf(deal.short), deal.dice, 9));
      const { play, stacks } = replay(hand);
      play.contributions.forEach(({ wager, dead }, i) => {
        expect((stacks[i] ?? 0) + wager + dead).toBe(hand.seats[i]?.stack);
      });
      const contributed = sum(play.contributions, (c) => c.wager + c.dead);
      const settled = settle(hand, play, 2_000);
      if (!settled.ok || settled.value.outcome !== 'settled') return;
      expect(sum(settled.value.payouts, (p) => p.won + p.returned)).toBe(contributed);
    });
  });

  it('replaying a prefix gives a prefix', () => {
    holds((deal) => {
      const hand = handOf(deal.short);
      const actions = randomHistory(hand, deal.dice, 11);
      const whole = replay(told(hand, actions));
      actions.forEach((_, n) => {
        const part = replay(told(hand, actions.slice(0, n)));
        expect(whole.events.slice(0, part.events.length)).toEqual(part.events);
        expect(part.actionsRead).toBe(Math.min(n, whole.actionsRead));
      });
    });
  });

  it('turning the table by a seat changes nothing but seats', () => {
    const turn = (seat: number): number => (seat % 10) + 1;
    const keys = <T>(map: Readonly<Record<number, T>> = {}) =>
      Object.fromEntries(Object.entries(map).map(([seat, v]) => [turn(Number(seat)), v]));
    holds(({ short, dice }) => {
      const actions = randomHistory(handOf(short), dice, 11);
      const turned: Short = {
        ...short,
        button: turn(short.button ?? 1),
        stacks: keys(Array.isArray(short.stacks) ? {} : short.stacks),
        holes: keys(short.holes),
        actions: actions.map((made) => ({ ...made, seat: turn(made.seat) })),
      };
      const here = replay(handOf({ ...short, actions }));
      const there = replay(handOf(turned));
      expect(there.play.toAct).toEqual(
        here.play.toAct === null ? null : { ...here.play.toAct, seat: turn(here.play.toAct.seat) },
      );
      expect([there.irregularity?.code, there.actionsRead]).toEqual([here.irregularity?.code, here.actionsRead]);
      expect(there.events.map(({ kind }) => kind)).toEqual(here.events.map(({ kind }) => kind));
    });
  });

  it('the first to speak shows nothing worse than anybody else', () => {
    let looked = 0;
    holds(({ variant, short, dice }) => {
      const hand = handOf(short);
      for (const event of replay(told(hand, randomHistory(hand, dice, 30))).events) {
        if (event.kind !== 'first-by-cards' || event.told) continue;
        expectFirst(event, variant);
        looked += 1;
      }
    });
    expect(looked).toBeGreaterThan(100);
  });

  it('every step can be said in both languages and cites a rule that exists', () => {
    holds((deal) => {
      const hand = told(handOf(deal.short), randomHistory(handOf(deal.short), deal.dice, 5));
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
