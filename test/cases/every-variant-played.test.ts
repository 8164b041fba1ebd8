import { describe, expect, test } from 'vitest';
import { replay, settle, VARIANTS } from '../../src/core/index.ts';
import { dealtHand, openedHand, playedOut, toldHand } from '../support/played-hand.ts';
import { seeded } from '../support/random.ts';

/** Hands played out for each game and way of betting it. */
const HANDS = 15;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe.each(VARIANTS.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
  test.each(variant.betting.allowed)('%s: whatever is open can be done, to the end, and chips balance', (betting) => {
    const below = seeded(41);
    for (let i = 0; i < HANDS; i += 1) {
      const hand = openedHand(dealtHand(variant, betting, below));
      const actions = playedOut(hand, below);
      const { play } = replay(toldHand(hand, actions));
      expect(play.betting).toBe('over');
      const settled = settle(toldHand(hand, actions), play, 10_000);
      if (!settled.ok) throw new Error(JSON.stringify([settled.error, actions]));
      const { outcome, payouts, carriedOver, next } = settled.value;
      const put = sum(play.contributions.map(({ wager, dead }) => wager + dead));
      if (outcome === 'settled')
        expect(sum(payouts.map(({ won, returned }) => won + returned)) + carriedOver).toBe(put);
      else expect(next?.kind).toBe('show');
    }
  });
});
