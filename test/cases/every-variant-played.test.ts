import { describe, expect, test } from 'vitest';
import {
  type ActionSetup,
  type Hand,
  type Next,
  NO_STAKES,
  openHand,
  replay,
  ruleSet,
  settle,
  VARIANTS,
  type VariantSpec,
} from '../../src/core/index.ts';
import { seeded } from '../support/random.ts';
import { type Below, randomHand, setupOf } from '../support/random-hand.ts';

/** Hands played out for each game and way of betting it. */
const HANDS = 15;

type Betting = VariantSpec['betting']['usual'];

const stakesOf = ({ forcedBets }: VariantSpec) => ({
  ...NO_STAKES,
  ante: 1,
  smallBet: 4,
  bigBet: 8,
  ...(forcedBets === 'blinds' ? { smallBlind: 2, bigBlind: 4 } : {}),
  ...(forcedBets === 'antes-and-bring-in' ? { bringIn: 2 } : {}),
});

/** A hand dealt to the end, of which nothing has been bet; where cards are drawn nobody has seen the hands. */
function dealt(variant: VariantSpec, betting: Betting, below: Below): Hand {
  const random = randomHand(variant, below);
  const draws = variant.streets.some(({ deal }) => deal.some(({ to }) => to === 'draw'));
  const seats = random.seats.map((seat) => ({
    ...seat,
    stack: 2 + below(120),
    hole: draws ? null : seat.hole,
  }));
  const opened = openHand(
    setupOf({ ...random, seats }, { betting, stakes: stakesOf(variant), rules: ruleSet('tda-2024'), actions: [] }),
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

const told = (hand: Hand, actions: readonly ActionSetup[]): Hand => ({
  ...hand,
  money: { kind: 'history', actions, opening: null },
});

/** Everything a seat may do, as its options say. */
function choices(next: Exclude<Next, { kind: 'deal' | 'show' }>): ActionSetup[] {
  const { seat } = next;
  if (next.kind === 'discard') return [{ seat, action: 'discard', count: next.count }];
  if (next.kind === 'draw') {
    const counts = Array.from({ length: next.max }, (_, i) => i + 1);
    return [{ seat, action: 'stand-pat' }, ...counts.map((count): ActionSetup => ({ seat, action: 'discard', count }))];
  }
  const { fold, check, call, bet, raise, bringIn, complete, allIn } = next.options;
  const range = (action: 'bet' | 'raise', bounds: typeof bet): ActionSetup[] =>
    bounds === null
      ? []
      : [...new Set([bounds.minTo, bounds.maxTo ?? bounds.minTo])].map((to) => ({ seat, action, to }));
  return [
    ...(fold ? [{ seat, action: 'fold' } as const] : []),
    ...(check ? [{ seat, action: 'check' } as const] : []),
    ...(call ? [{ seat, action: 'call', to: call.to } as const] : []),
    ...range('bet', bet),
    ...range('raise', raise),
    ...(bringIn ? [{ seat, action: 'bring-in', to: bringIn.to } as const] : []),
    ...(complete ? [{ seat, action: 'complete', to: complete.to } as const] : []),
    ...(allIn ? [{ seat, action: 'all-in', to: allIn.to } as const] : []),
  ];
}

/** Plays on by what is open until nobody is to act. */
function playedOut(hand: Hand, below: Below): ActionSetup[] {
  const actions: ActionSetup[] = [];
  for (;;) {
    const read = replay(told(hand, actions));
    expect(read.irregularity, JSON.stringify(actions)).toBeNull();
    const next = read.play.toAct;
    if (next === null) {
      expect(read.play.betting).toBe('over');
      return actions;
    }
    const open = choices(next);
    expect(open.length).toBeGreaterThan(0);
    const kept = open.filter(({ action }) => action !== 'fold' || below(6) === 0);
    const chosen = kept[below(kept.length)] ?? open[0];
    if (chosen === undefined) throw new Error('something is always open');
    actions.push(chosen);
  }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  test.each(variant.betting.allowed)('%s: whatever is open can be done, to the end, and chips balance', (betting) => {
    const below = seeded(41);
    for (let i = 0; i < HANDS; i += 1) {
      const hand = dealt(variant, betting, below);
      const actions = playedOut(hand, below);
      const { play } = replay(told(hand, actions));
      const settled = settle(told(hand, actions), play, 10_000);
      if (!settled.ok) throw new Error(JSON.stringify([settled.error, actions]));
      const { outcome, payouts, carriedOver, next } = settled.value;
      const put = sum(play.contributions.map(({ wager, dead }) => wager + dead));
      if (outcome === 'settled')
        expect(sum(payouts.map(({ won, returned }) => won + returned)) + carriedOver).toBe(put);
      else expect(next?.kind).toBe('show');
    }
  });
});
