import { describe, expect, it } from 'vitest';
import { adjudicationRequest } from '../../src/contract/adjudications.ts';
import { change, type Hand, newHand, removeSeat, requestOf } from '../../src/desk/state/hand.ts';
import {
  addStraddle,
  basisPointsOf,
  changeStraddle,
  percentOf,
  removeStraddle,
  straddlesOf,
  tellOpening,
  tellRake,
  tellStakes,
} from '../../src/desk/state/stakes.ts';
import { game } from './catalogue.ts';

const HOLDEM = game('texas-holdem');
const seats = [1, 2, 3, 4].map((seat) => ({ seat }));
const four: Hand = {
  ...newHand('texas-holdem', { button: 4, seats, stakes: { bigBlind: 100 }, actions: [] }),
  way: 'history',
};

describe('a straddle', () => {
  it('is added where the next one usually comes from, twice as high', () => {
    expect(straddlesOf(addStraddle(addStraddle(four)))).toEqual([
      { seat: 3, amount: 200 },
      { seat: 4, amount: 400 },
    ]);
  });

  it('is told otherwise, and taken away', () => {
    const told = changeStraddle(addStraddle(four), 0, { seat: 4, amount: 250 });
    expect(straddlesOf(told)).toEqual([{ seat: 4, amount: 250 }]);
    expect(removeStraddle(told, 0).told.stakes).toEqual({ bigBlind: 100 });
  });

  it('goes with its seat, as a blind does', () => {
    const told = tellStakes(addStraddle(addStraddle(four)), { smallBlindSeat: 4, bigBlindSeat: null });
    expect(removeSeat(told, 4).told.stakes).toEqual({
      bigBlind: 100,
      bigBlindSeat: null,
      straddles: [{ seat: 3, amount: 200 }],
    });
  });
});

describe('stakes', () => {
  it('are left out once nothing is told', () => {
    expect(tellStakes(four, { bigBlind: undefined }).told).not.toHaveProperty('stakes');
    expect(tellRake(tellRake(four, { cap: 5 }), { cap: undefined }).told.stakes).toEqual({ bigBlind: 100 });
    expect(tellStakes(four, { smallBlindSeat: null }).told.stakes).toEqual({ bigBlind: 100, smallBlindSeat: null });
  });

  it('are a request the service takes, and an opening only with a history', () => {
    const told = tellOpening(
      tellRake(tellStakes(addStraddle(four), { smallBlindSeat: null, bigBlindSeat: 2, anteFrom: 'button' }), {
        basisPoints: 250,
        cap: 30,
        drop: 1,
        noFlopNoDrop: true,
        byPot: [3, 1],
      }),
      'flop',
    );
    const asked = requestOf(change(told, { opening: { street: 'flop', pot: 90 } }), HOLDEM);
    expect(adjudicationRequest.safeParse(asked).error?.issues ?? []).toEqual([]);
    expect(asked.opening).toEqual({ street: 'flop', pot: 90 });
    expect(requestOf({ ...told, way: 'pot' }, HOLDEM).opening).toBeUndefined();
    expect(tellOpening(told, undefined).told.opening).toBeUndefined();
  });
});

describe('a percentage', () => {
  it('is written with a point or a comma, to the hundredth', () => {
    expect(['5', '2.5', '2,75 %', '100'].map(basisPointsOf)).toEqual([500, 250, 275, 10_000]);
    expect(['', 'x', '101', '1.234', '-1'].map(basisPointsOf)).toEqual(Array(5).fill(undefined));
    expect([percentOf(500, 'en'), percentOf(275, 'it'), percentOf(undefined, 'en')]).toEqual(['5', '2,75', '']);
  });
});
