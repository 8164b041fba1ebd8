import { describe, expect, it } from 'vitest';
import {
  blindSeats,
  blindsCountedIn,
  expectedPosts,
  type ForcedBetTerms,
} from '../../../src/core/betting/forced-bets.ts';
import { seat } from '../../../src/core/index.ts';

const TERMS: ForcedBetTerms = {
  smallBlind: 50,
  bigBlind: 100,
  ante: 0,
  anteFrom: 'each',
  buttonBlind: 0,
  straddles: [],
  smallBlindSeat: undefined,
  bigBlindSeat: undefined,
};

const SEATS = [1, 2, 4].map(seat);

/** The posts in short: `2 small-blind 50`. */
const posts = (
  terms: Partial<ForcedBetTerms>,
  { button = 1, seats = SEATS, order = 'blind-first' as 'blind-first' | 'ante-first' } = {},
): string[] => {
  const all = { ...TERMS, ...terms };
  const blinds = blindSeats(all, seat(button), seats, 'button-small');
  return expectedPosts(all, { button: seat(button), seats, blinds }, order).map(
    ({ seat: own, kind, amount }) => `${own} ${kind} ${amount}`,
  );
};

describe('forced bets are posted', () => {
  it('by the two seats left of the button, whatever seats are empty', () => {
    expect(posts({})).toEqual(['2 small-blind 50', '4 big-blind 100']);
    expect(posts({}, { button: 3 })).toEqual(['4 small-blind 50', '1 big-blind 100']);
    expect(posts({}, { button: 4 })).toEqual(['1 small-blind 50', '2 big-blind 100']);
  });

  it('by the button itself with two players, unless it is at an empty seat', () => {
    const seats = [seat(2), seat(4)];
    expect(posts({}, { button: 2, seats })).toEqual(['2 small-blind 50', '4 big-blind 100']);
    expect(posts({}, { button: 3, seats })).toEqual(['4 small-blind 50', '2 big-blind 100']);
    const left = blindSeats(TERMS, seat(2), seats, 'button-big');
    expect(left).toEqual({ small: 4, big: 2 });
  });

  it('by the seats named, and by nobody where a blind is dead', () => {
    expect(posts({ smallBlindSeat: null, bigBlindSeat: 2 })).toEqual(['2 big-blind 100']);
    expect(posts({ smallBlindSeat: null })).toEqual(['2 big-blind 100']);
    expect(posts({ smallBlindSeat: 4, bigBlindSeat: null })).toEqual(['4 small-blind 50']);
    expect(posts({ smallBlindSeat: 3, bigBlindSeat: 9 })).toEqual([]);
  });

  it('none of nothing', () => {
    expect(posts({ smallBlind: 0, bigBlind: 0 })).toEqual([]);
    expect(posts({ smallBlind: 0 })).toEqual(['4 big-blind 100']);
  });

  it('antes of everybody first, one ante in the order of the house', () => {
    const blinds = ['2 small-blind 50', '4 big-blind 100'];
    const each = ['1 ante 10', '2 ante 10', '4 ante 10'];
    expect(posts({ ante: 10 })).toEqual([...each, ...blinds]);
    expect(posts({ ante: 10 }, { order: 'ante-first' })).toEqual([...each, ...blinds]);
    expect(posts({ ante: 100, anteFrom: 'big-blind' })).toEqual([...blinds, '4 ante 100']);
    expect(posts({ ante: 100, anteFrom: 'big-blind' }, { order: 'ante-first' })).toEqual(['4 ante 100', ...blinds]);
    expect(posts({ ante: 100, anteFrom: 'button' })).toEqual([...blinds, '1 ante 100']);
    expect(posts({ ante: 100, anteFrom: 'button' }, { order: 'ante-first' })).toEqual(['1 ante 100', ...blinds]);
    expect(posts({ ante: 100, anteFrom: 'button' }, { button: 3 })).toEqual(['4 small-blind 50', '1 big-blind 100']);
    expect(posts({ ante: 100, anteFrom: 'big-blind', bigBlindSeat: null })).toEqual(['2 small-blind 50']);
  });

  it('straddles and a blind on the button last, by who is in the hand', () => {
    const straddles = [
      { seat: 1, amount: 200 },
      { seat: 3, amount: 400 },
    ];
    expect(posts({ straddles, buttonBlind: 30 })).toEqual([
      '2 small-blind 50',
      '4 big-blind 100',
      '1 straddle 200',
      '1 button-blind 30',
    ]);
    expect(posts({ buttonBlind: 30 }, { button: 3 })).toEqual(['4 small-blind 50', '1 big-blind 100']);
  });
});

it('what short blinds lack counts in the pot in full, not at all, or with the small blind as a big one', () => {
  const counted = (missing: number, blinds: { smallBlind: number; bigBlind: number }) =>
    (['in-full', 'as-posted', 'small-as-big'] as const).map((how) => blindsCountedIn(missing, blinds, how));
  expect(counted(30, { smallBlind: 50, bigBlind: 100 })).toEqual([30, 0, 80]);
  expect(counted(30, { smallBlind: 0, bigBlind: 100 })).toEqual([30, 0, 30]);
  expect(counted(0, { smallBlind: 100, bigBlind: 50 })).toEqual([0, 0, 0]);
});
