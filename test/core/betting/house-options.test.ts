import { describe, expect, it } from 'vitest';
import { faultOf, nextOf, play, type Short } from './support.ts';

interface Case extends Short {
  readonly rule: string;
  readonly fault?: string;
  readonly next: string;
}

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', ({ rule: _, fault = 'regular', next, ...short }) => {
    const read = play(short);
    expect(faultOf(read)).toBe(fault);
    expect(nextOf(read)).toBe(next);
  });
};

const LIMIT: Short = {
  betting: 'fixed-limit',
  stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 },
  stacks: [1000, 1000, 1000],
  button: 3,
};
const limped = '3 call, 1 call, 2 check';
const flop = { board: '2c7d9h' };

describe('laterStreetOpener', () => {
  const literal: Short = { ...LIMIT, ...flop, rules: { laterStreetOpener: 'left-of-big-blind' } };
  check([
    {
      ...LIMIT,
      ...flop,
      rule: 'left of the button: the small blind opens the flop',
      actions: limped,
      next: '1: fold check bet 10',
    },
    {
      ...literal,
      rule: 'left of the big blind: the same player opens every street',
      actions: limped,
      next: '3: fold check bet 10',
    },
    {
      ...literal,
      rule: 'left of the big blind: the turn starts there too',
      board: '2c7d9hJc',
      actions: `${limped}, 3 check, 1 check, 2 check`,
      next: '3: fold check bet 20',
    },
    {
      ...literal,
      rule: 'left of the big blind: a player who folded is passed over',
      actions: '3 fold, 1 call, 2 check',
      next: '1: fold check bet 10',
    },
    {
      ...literal,
      rule: 'left of the big blind, in a record that starts on the flop',
      opening: { street: 'flop', pot: 60 },
      next: '3: fold check bet 10',
    },
    {
      ...literal,
      rule: 'left of the big blind, which folded before the record starts',
      opening: { street: 'flop', pot: 60 },
      stacks: [1000, 1000, 1000, 1000],
      button: 4,
      statuses: { 2: 'folded' },
      next: '3: fold check bet 10',
    },
    {
      ...literal,
      rule: 'left of the big blind: a straddle does not change whose it is',
      stacks: [1000, 1000, 1000, 1000],
      button: 4,
      betting: 'no-limit',
      stakes: { smallBlind: 5, bigBlind: 10, straddles: [{ seat: 3, amount: 20 }] },
      actions: '4 call, 1 call, 2 call, 3 check',
      next: '3: fold check bet 10-980 all-in 980',
    },
    {
      ...literal,
      rule: 'left of a dead big blind: there is none, so left of the button',
      stakes: { ...LIMIT.stakes, bigBlindSeat: null },
      actions: '2 call, 3 call, 1 call',
      next: '1: fold check bet 10',
    },
  ]);
});

describe('headsUpBlinds', () => {
  const two: Short = { ...LIMIT, stacks: [1000, 1000], button: 1 };
  const big: Short = { ...two, rules: { headsUpBlinds: 'button-big' } };
  check([
    { ...two, rule: 'button-small: the button speaks first before the flop', next: '1: fold call 10 raise 20' },
    {
      ...two,
      ...flop,
      rule: 'button-small: and last after it',
      actions: '1 call, 2 check',
      next: '2: fold check bet 10',
    },
    { ...big, rule: 'button-big: left of the big blind is the small blind', next: '2: fold call 10 raise 20' },
    {
      ...big,
      rule: 'button-big: the button has the option',
      actions: '2 call',
      next: '1: fold check raise 20',
    },
    {
      ...big,
      ...flop,
      rule: 'button-big: later streets start left of the button',
      actions: '2 call, 1 check',
      next: '2: fold check bet 10',
    },
    {
      ...big,
      rule: 'button-big: blinds told the usual way are from the wrong seats',
      actions: '1 post-small-blind =5, 2 post-big-blind =10',
      fault: '0 blind-from-wrong-seat',
      next: '2: fold call 10 raise 20',
    },
    {
      ...big,
      rule: 'button-big changes nothing with three players',
      stacks: [1000, 1000, 1000],
      next: '1: fold call 10 raise 20',
    },
    {
      ...LIMIT,
      stacks: [1000, 1000],
      rules: { headsUpBlinds: 'button-big' },
      rule: 'button-big with the button on an empty seat: the small blind is its left neighbour all the same',
      next: '1: fold call 10 raise 20',
    },
  ]);
});

describe('bigBlindOption', () => {
  const none: Short = { ...LIMIT, ...flop, rules: { bigBlindOption: false } };
  check([
    {
      ...LIMIT,
      ...flop,
      rule: 'true: the big blind may raise',
      actions: '3 call, 1 call',
      next: '2: fold check raise 20',
    },
    { ...none, rule: 'false: the street closes without him', actions: '3 call, 1 call', next: '1: fold check bet 10' },
    {
      ...none,
      rule: 'false: he answers a raise, and may raise it again',
      actions: '3 raise 20, 1 fold',
      next: '2: fold call 20 raise 30',
    },
    {
      ...none,
      rule: 'false: a short all-in is answered, and may be raised',
      betting: 'no-limit',
      stacks: [1000, 1000, 14],
      actions: '3 all-in, 1 call',
      next: '2: fold call 14 raise 24-1000 all-in 1000',
    },
    {
      ...none,
      rule: 'false: a check he was not asked for comes when it is the turn of another',
      actions: '3 call, 1 call, 2 check',
      fault: '2 out-of-turn',
      next: '1: fold check bet 10',
    },
    {
      ...none,
      rule: 'false: a straddle keeps its option',
      stacks: [1000, 1000, 1000, 1000],
      button: 4,
      betting: 'no-limit',
      stakes: { smallBlind: 5, bigBlind: 10, straddles: [{ seat: 3, amount: 20 }] },
      actions: '4 call, 1 call, 2 call',
      next: '3: fold check raise 40-1000 all-in 1000',
    },
    {
      ...none,
      rule: 'false: heads-up a call by the button closes the street',
      stacks: [1000, 1000],
      button: 1,
      actions: '1 call',
      next: '2: fold check bet 10',
    },
  ]);
});

describe('bigBlindCounts', () => {
  const outside: Short = { ...LIMIT, rules: { bigBlindCounts: false } };
  const threeRaises = '3 raise 20, 1 raise 30, 2 raise 40';
  check([
    { ...LIMIT, rule: 'true: 10, 20, 30, 40 is the cap', actions: threeRaises, next: '3: fold call 40' },
    { ...outside, rule: 'false: 50 is still open', actions: threeRaises, next: '3: fold call 40 raise 50' },
    { ...outside, rule: 'false: 50 is the cap', actions: `${threeRaises}, 3 raise 50`, next: '1: fold call 50' },
    {
      ...outside,
      ...flop,
      rule: 'false: on later streets nothing changes',
      actions: `${limped}, 1 bet 10, 2 raise 20, 3 raise 30, 1 raise 40`,
      next: '2: fold call 40',
    },
  ]);
});

describe('allInMuck', () => {
  const allIn: Short = {
    betting: 'no-limit',
    stakes: { smallBlind: 50, bigBlind: 100 },
    stacks: [1000, 1000, 1000],
    button: 3,
    board: '2c7d9hJcQs',
    actions: '3 all-in, 1 all-in, 2 fold, 3 muck',
  };
  const status = (short: Short): string[] => play(short).play.contributions.map((c) => c.status);
  it.each([
    {
      rule: 'must-table: the muck of an all-in hand is irregular and not taken',
      rules: {},
      fault: '3 all-in-muck',
      after: 'live',
    },
    { rule: 'may-muck: it gives up the pot', rules: { allInMuck: 'may-muck' }, fault: 'regular', after: 'mucked' },
  ] as const)('$rule', ({ rules, fault, after }) => {
    const short: Short = { ...allIn, rules };
    expect(faultOf(play(short))).toBe(fault);
    expect(status(short)).toEqual(['live', 'folded', after]);
  });

  const streets = ['@flop', '@turn', '@river'].map((s) => `1 check ${s}, 2 check ${s}`).join(', ');
  it.each([
    {
      rule: 'a caller with chips left tables his hand too',
      stacks: [1000, 1000, 500],
      actions: '3 all-in, 1 call, 2 fold, 1 muck',
      fault: '3 all-in-muck',
    },
    {
      rule: 'so does one who plays for the side pot only',
      stacks: [1000, 1000, 100],
      actions: `3 call, 1 call, 2 check, ${streets}, 2 muck`,
      fault: '9 all-in-muck',
    },
    {
      rule: 'an all-in hand everybody else folded to may be mucked',
      stacks: [1000, 1000, 1000],
      actions: '3 all-in, 1 fold, 2 fold, 3 muck',
      fault: 'regular',
    },
    {
      rule: 'an all-in hand that folded had none to table',
      stacks: [1000, 1000, 1000],
      actions: '3 call, 1 call, 2 check, 1 check, 2 bet 900, 3 fold, 1 fold, 2 muck',
      fault: 'regular',
    },
    {
      rule: 'nobody all-in: hands may be mucked',
      stacks: [1000, 1000, 1000],
      actions: `3 fold, 1 call, 2 check, ${streets}, 2 muck`,
      fault: 'regular',
    },
    {
      rule: 'with betting to come a muck is early, whoever is all-in',
      stacks: [1000, 1000, 500],
      actions: '3 all-in, 1 muck',
      fault: '1 muck-before-showdown',
    },
  ])('must-table: $rule', ({ rule: _, fault, ...short }) => {
    expect(faultOf(play({ ...allIn, ...short }))).toBe(fault);
  });

  it('a hand said to be mucked in the end is taken at its word: nobody mucked it here', () => {
    const told: Short = { ...allIn, actions: '3 all-in, 1 all-in, 2 fold', statuses: { 3: 'mucked' } };
    expect(faultOf(play(told))).toBe('regular');
    expect(status(told)).toEqual(['live', 'folded', 'mucked']);
  });
});

describe('limitReopen', () => {
  // The all-in of 15 is half a bet above 10.
  const short: Short = { ...LIMIT, ...flop, stacks: [25, 1000, 1000] };
  const bets = `${limped}, 1 check, 2 bet 10, 3 call, 1 all-in`;
  check([
    {
      rule: 'with half a bet the next raise tops the all-in by a bet',
      ...short,
      rules: { limitReopen: 'half-bet' },
      actions: bets,
      next: '2: fold call 15 raise 25',
    },
    {
      rule: 'with half a bet completed the next raise goes to the full height',
      ...short,
      rules: { limitReopen: 'half-bet-completed' },
      actions: bets,
      next: '2: fold call 15 raise 20 complete 20',
    },
    {
      rule: 'with half a bet completed who has called may raise again',
      ...short,
      rules: { limitReopen: 'half-bet-completed' },
      actions: `${bets}, 2 call`,
      next: '3: fold call 15 raise 20 complete 20',
    },
  ]);
});
