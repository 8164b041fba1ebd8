import { describe, expect, it } from 'vitest';
import { faultOf, nextOf, play, type Short } from './support.ts';

const DEEP = 100_000;
const flop = (pot: number, players: number): Pick<Short, 'opening' | 'board' | 'button'> => ({
  opening: { street: 'flop', pot },
  board: '2c7d9h',
  button: players,
});
const BLINDS = { smallBlind: 50, bigBlind: 100 };
const limit = (size: number): Pick<Short, 'betting' | 'stakes'> => ({
  betting: 'fixed-limit',
  stakes: { smallBet: size, bigBet: 2 * size },
});

interface Case extends Short {
  readonly rule: string;
  readonly next: string;
}

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', ({ next, rule: _, ...short }) => {
    const read = play(short);
    expect(faultOf(read)).toBe('regular');
    expect(nextOf(read)).toBe(next);
  });
};

const ADD_UP: Short = { ...flop(1000, 5), stakes: BLINDS, stacks: [DEEP, 125, DEEP, 200, DEEP] };
const ADD_UP_LINE = '1 bet 100, 2 all-in, 3 call, 4 all-in, 5 call';

describe('TDA 47 and 43, the worked examples', () => {
  check([
    {
      ...ADD_UP,
      rule: '47 example 1: two short all-ins that add up to a full raise reopen the betting for the bettor',
      actions: ADD_UP_LINE,
      next: `1: fold call 200 raise 300-${DEEP} all-in ${DEEP}`,
    },
    {
      ...ADD_UP,
      rule: '47 example 1-A: who faces only the second short all-in may not raise',
      actions: `${ADD_UP_LINE}, 1 call`,
      next: '3: fold call 200',
    },
    {
      ...ADD_UP,
      rule: '47 example 1-B: a full raise by the reopened bettor reopens it for everybody',
      actions: `${ADD_UP_LINE}, 1 raise 300`,
      next: `3: fold call 300 raise 400-${DEEP} all-in ${DEEP}`,
    },
    {
      ...flop(1000, 6),
      rule: '47 example 2: who has not acted may raise by the last full bet above the highest short all-in',
      stakes: BLINDS,
      stacks: [DEEP, 500, 650, 800, DEEP, DEEP],
      actions: '1 bet 300, 2 all-in, 3 all-in, 4 all-in, 5 call',
      next: `6: fold call 800 raise 1100-${DEEP} all-in ${DEEP}`,
    },
    {
      rule: '47 example 3: a big blind that raises a short all-in reopens the betting for the limper',
      button: 5,
      stakes: { smallBlind: 2000, bigBlind: 4000 },
      stacks: [DEEP, DEEP, DEEP, DEEP, 7500],
      actions: '3 call, 4 fold, 5 all-in, 1 fold, 2 raise 11500',
      next: `3: fold call 11500 raise 15500-${DEEP} all-in ${DEEP}`,
    },
    {
      rule: '47: a big blind that calls a short all-in leaves the limper with call or fold',
      button: 5,
      stakes: { smallBlind: 2000, bigBlind: 4000 },
      stacks: [DEEP, DEEP, DEEP, DEEP, 7500],
      actions: '3 call, 4 fold, 5 all-in, 1 fold, 2 call',
      next: '3: fold call 7500',
    },
    {
      ...flop(2000, 5),
      rule: 'a raiser facing short all-ins worth a full raise may raise by that full raise',
      stakes: { smallBlind: 100, bigBlind: 200 },
      stacks: [DEEP, DEEP, DEEP, 1300, 1700],
      actions: '1 bet 500, 2 raise 1000, 3 call, 4 all-in, 5 all-in, 1 call',
      next: `2: fold call 1700 raise 2200-${DEEP} all-in ${DEEP}`,
    },
    {
      rule: '43 example: a short all-in before the flop raises the price, the least raise stays the big blind',
      button: 4,
      stakes: BLINDS,
      stacks: [DEEP, DEEP, 150, DEEP],
      actions: '3 all-in',
      next: `4: fold call 150 raise 250-${DEEP} all-in ${DEEP}`,
    },
    {
      rule: '43 example: the least raise is the largest raise so far, not the sum of all',
      button: 6,
      stakes: { smallBlind: 25, bigBlind: 50 },
      stacks: [DEEP, DEEP, DEEP, DEEP, DEEP, DEEP],
      actions: '3 raise 125, 4 raise 200, 5 raise 500',
      next: `6: fold call 500 raise 800-${DEEP} all-in ${DEEP}`,
    },
    {
      ...ADD_UP,
      rule: 'where short all-ins do not add up, only one full raise reopens the betting',
      rules: { shortAllInsAddUp: false },
      actions: ADD_UP_LINE,
      next: '1: fold call 200',
    },
  ]);
});

describe('no-limit', () => {
  const table: Short = { stakes: BLINDS, button: 3, stacks: [1000, 1000, 1000] };
  check([
    {
      ...table,
      rule: 'the big blind has its option',
      actions: '3 call, 1 call',
      next: '2: fold check raise 200-1000 all-in 1000',
    },
    {
      ...table,
      rule: 'an unknown stack has no maximum and no all-in',
      stacks: [null, null, null],
      next: '3: fold call 100 raise 200-',
    },
    {
      ...table,
      rule: 'a call for less is all that is left',
      stacks: [1000, 1000, 60],
      next: '3: fold call 60 all-in 60',
    },
    {
      ...table,
      rule: 'a raise that cannot be full is open as an all-in only',
      stacks: [1000, 1000, 150],
      next: '3: fold call 100 all-in 150',
    },
    {
      ...flop(300, 3),
      rule: 'a bet is at least the big blind, an all-in may be less',
      stakes: BLINDS,
      stacks: [60, 1000, 1000],
      next: '1: fold check all-in 60',
    },
    {
      ...flop(300, 3),
      rule: 'who checked may not raise a bet shorter than the minimum',
      stakes: BLINDS,
      stacks: [1000, 60, 1000],
      actions: '1 check, 2 all-in, 3 call',
      next: '1: fold call 60',
    },
    {
      ...flop(300, 3),
      rule: 'a raise over a short bet is the minimum bet more',
      stakes: BLINDS,
      stacks: [1000, 60, 1000],
      actions: '1 check, 2 all-in',
      next: '3: fold call 60 raise 160-1000 all-in 1000',
    },
    {
      ...flop(300, 2),
      rule: 'facing only all-in opponents there is nothing to raise',
      stakes: BLINDS,
      stacks: [500, 1000],
      actions: '1 all-in',
      next: '2: fold call 500',
    },
    {
      ...table,
      rule: 'a straddle is the price and the size of the least raise, and its seat speaks last',
      button: 4,
      stacks: [1000, 1000, 1000, 1000],
      stakes: { ...BLINDS, straddles: [{ seat: 3, amount: 200 }] },
      actions: '4 call, 1 call, 2 call',
      next: '3: fold check raise 400-1000 all-in 1000',
    },
  ]);
});

describe('pot-limit', () => {
  const table: Short = {
    betting: 'pot-limit',
    stakes: { smallBlind: 100, bigBlind: 200 },
    button: 3,
    stacks: [9000, 9000, 9000],
  };
  check([
    { ...table, rule: '54-B: the first raise at 100/200 goes to 700', next: '3: fold call 200 raise 400-700' },
    {
      ...table,
      rule: '54-B: a short small blind counts in full',
      stacks: [30, 9000, 9000],
      next: '3: fold call 200 raise 400-700',
    },
    {
      ...table,
      rule: '54-B: a short big blind counts in full',
      stacks: [9000, 30, 9000],
      next: '3: fold call 200 raise 400-700',
    },
    {
      ...table,
      rule: '54-B: a dead small blind counts in full',
      stakes: { smallBlind: 100, bigBlind: 200, smallBlindSeat: null, bigBlindSeat: 2 },
      next: '3: fold call 200 raise 400-700',
    },
    {
      ...table,
      rule: 'the small blind counts its own chips once',
      actions: '3 fold',
      next: '1: fold call 200 raise 400-600',
    },
    {
      ...table,
      rule: 'antes, dead blinds and carried chips are part of the pot',
      stakes: { smallBlind: 100, bigBlind: 200, ante: 10 },
      carriedIn: 5,
      next: '3: fold call 200 raise 400-735',
    },
    {
      ...flop(300, 2),
      betting: 'pot-limit',
      rule: 'a bet is at most the pot',
      stakes: BLINDS,
      stacks: [1000, 1000],
      next: '1: fold check bet 100-300',
    },
    {
      ...flop(300, 2),
      betting: 'pot-limit',
      rule: 'a raise is at most the pot after a call',
      stakes: BLINDS,
      stacks: [5000, 5000],
      actions: '1 bet 300',
      next: '2: fold call 300 raise 600-1200',
    },
    {
      ...flop(300, 2),
      betting: 'pot-limit',
      rule: 'an all-in within the pot is open, above it is not',
      stakes: BLINDS,
      stacks: [300, 301],
      next: '1: fold check bet 100-300 all-in 300',
    },
    {
      ...table,
      rule: 'a short blind no longer counts once the street is over',
      stacks: [30, 9000, 9000],
      board: '2c7d9h',
      actions: '3 call, 2 check',
      next: '2: fold check bet 200-430',
    },
  ]);
});

describe('fixed limit', () => {
  const three: Short = { ...limit(20), ...flop(100, 3), stacks: [1000, 1000, 1000] };
  check([
    { ...three, rule: 'a bet is the size of the street', next: '1: fold check bet 20' },
    { ...three, rule: 'a raise is laid on the last full bet', actions: '1 bet', next: '2: fold call 20 raise 40' },
    {
      ...three,
      rule: 'an all-in bet of less than half is completed to a full bet',
      stacks: [9, 1000, 1000],
      actions: '1 all-in',
      next: '2: fold call 9 raise 20 complete 20',
    },
    {
      ...three,
      rule: 'an all-in bet of half or more is raised by a full bet on top: 15 to 35',
      stacks: [15, 1000, 1000],
      actions: '1 all-in',
      next: '2: fold call 15 raise 35',
    },
    {
      ...three,
      rule: 'where only full bets count, 15 is completed to 20',
      rules: { limitReopen: 'full-bet' },
      stacks: [15, 1000, 1000],
      actions: '1 all-in',
      next: '2: fold call 15 raise 20 complete 20',
    },
    {
      ...three,
      rule: 'an all-in raise of less than half is completed by who has not acted',
      stacks: [1000, 25, 1000],
      actions: '1 bet, 2 all-in',
      next: '3: fold call 25 raise 40 complete 40',
    },
    {
      ...three,
      rule: 'an all-in raise of less than half does not reopen the betting',
      stacks: [1000, 25, 1000],
      actions: '1 bet, 2 all-in, 3 call',
      next: '1: fold call 25',
    },
    {
      ...three,
      rule: '47-B: exactly half a bet reopens the betting and is raised on top',
      stacks: [1000, 30, 1000],
      actions: '1 bet, 2 all-in, 3 call',
      next: '1: fold call 30 raise 50',
    },
    {
      ...three,
      rule: 'where only a full bet reopens, half a bet does not',
      rules: { limitReopen: 'full-bet' },
      stacks: [1000, 30, 1000],
      actions: '1 bet, 2 all-in, 3 call',
      next: '1: fold call 30',
    },
    {
      ...limit(10),
      ...flop(100, 4),
      rule: 'WSOP 129: short all-ins of 3 and 3 add up to half of 10 and reopen the betting',
      stacks: [1000, 1000, 13, 16],
      actions: '1 bet, 2 call, 3 all-in, 4 all-in',
      next: '1: fold call 16 raise 26',
    },
    {
      ...limit(10),
      ...flop(100, 4),
      rule: 'where they do not add up, all-ins of 3 and 3 leave call or fold',
      rules: { limitShortAllInsAddUp: false },
      stacks: [1000, 1000, 13, 16],
      actions: '1 bet, 2 call, 3 all-in, 4 all-in',
      next: '1: fold call 16',
    },
    {
      rule: 'the big blind counts as the bet: three raises before the flop and no more',
      betting: 'fixed-limit',
      stakes: { smallBlind: 2, bigBlind: 5 },
      button: 3,
      stacks: [500, 500, 500],
      actions: '3 raise, 1 raise, 2 raise',
      next: '3: fold call 20',
    },
    {
      ...three,
      rule: 'after a bet and three raises nobody may raise',
      actions: '1 bet, 2 raise, 3 raise, 1 raise',
      next: '2: fold call 80',
    },
    {
      ...three,
      rule: 'without a cap raises go on',
      rules: { raiseCap: null },
      actions: '1 bet, 2 raise, 3 raise, 1 raise',
      next: '2: fold call 80 raise 100',
    },
    {
      ...three,
      rule: 'an all-in that counts as a raise counts to the cap',
      stacks: [1000, 1000, 50],
      actions: '1 bet, 2 raise, 3 all-in, 1 raise',
      next: '2: fold call 70',
    },
    {
      ...three,
      rule: 'the turn is bet in the big size',
      opening: { street: 'turn', pot: 100 },
      board: '2c7d9hJc',
      next: '1: fold check bet 40',
    },
    {
      ...three,
      rule: 'a short stack may go all-in below the fixed size, a deeper one only in the size',
      stacks: [12, 1000, 1000],
      next: '1: fold check all-in 12',
    },
  ]);
});

describe('the cap with two players left', () => {
  const two: Short = { ...limit(20), ...flop(100, 2), stacks: [1000, 1000] };
  const three: Short = { ...limit(20), ...flop(100, 3), stacks: [1000, 1000, 1000] };
  const war = '1 bet, 2 raise, 1 raise, 2 raise';
  const early = '1 bet, 2 raise, 3 fold, 1 raise, 2 raise';
  const late = '1 bet, 2 raise, 3 raise, 1 raise, 2 fold';
  const fromFlop = { ...three, board: '2c7d9hJc' };
  const laterStreet = '1 check, 2 check, 3 bet, 1 fold, 2 call, 2 bet, 3 raise, 2 raise, 3 raise';
  check([
    { ...two, rule: 'it does not hold in a hand dealt to two', actions: war, next: '1: fold call 80 raise 100' },
    { ...three, rule: 'by the TDA it holds when two are left of three', actions: early, next: '1: fold call 80' },
    {
      ...two,
      rule: 'a house may never lift it',
      rules: { headsUpCap: 'never-lifted' },
      actions: war,
      next: '1: fold call 80',
    },
    {
      ...three,
      rule: 'lifted before the cap: two left early may go on',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap' },
      actions: early,
      next: '1: fold call 80 raise 100',
    },
    {
      ...three,
      rule: 'lifted before the cap: a fold after the cap comes too late',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap' },
      actions: late,
      next: '3: fold call 80',
    },
    {
      ...three,
      rule: 'lifted for rounds begun heads-up: not in the round that began with three',
      rules: { headsUpCap: 'lifted-if-round-began-heads-up' },
      actions: early,
      next: '1: fold call 80',
    },
    {
      ...fromFlop,
      rule: 'lifted for rounds begun heads-up: in the next round it is',
      rules: { headsUpCap: 'lifted-if-round-began-heads-up' },
      actions: laterStreet,
      next: '2: fold call 160 raise 200',
    },
  ]);
});

describe('what is not open is named', () => {
  const nl: Short = { stakes: BLINDS, button: 3, stacks: [1000, 1000, 1000] };
  const fl: Short = { ...limit(20), ...flop(100, 3), stacks: [1000, 1000, 1000] };
  const pl: Short = { ...flop(300, 2), betting: 'pot-limit', stakes: BLINDS, stacks: [1000, 1000] };
  const cases: readonly (Short & { rule: string; fault: string })[] = [
    { ...nl, rule: 'a check facing a bet', actions: '3 check', fault: '0 check-facing-bet' },
    { ...nl, rule: 'a call of nothing', actions: '3 call, 1 call, 2 call', fault: '2 nothing-to-call' },
    { ...nl, rule: 'a call for too little', actions: '3 call 99', fault: '0 undercall' },
    { ...nl, rule: 'a call for too much', actions: '3 call 101', fault: '0 wrong-call-amount' },
    { ...nl, rule: 'a bet facing a bet', actions: '3 bet 300', fault: '0 bet-facing-bet' },
    { ...nl, rule: 'a raise of nothing', ...flop(100, 3), actions: '1 raise 300', fault: '0 nothing-to-raise' },
    { ...nl, rule: 'a bet without a figure', ...flop(100, 3), actions: '1 bet', fault: '0 amount-missing' },
    { ...nl, rule: 'a bet below the big blind', ...flop(100, 3), actions: '1 bet 99', fault: '0 bet-below-minimum' },
    { ...nl, rule: 'a raise below the least', actions: '3 raise 199', fault: '0 raise-below-minimum' },
    { ...nl, rule: 'more than the stack', actions: '3 raise 1001', fault: '0 above-stack' },
    {
      ...nl,
      rule: 'an all-in of another size than the stack',
      actions: '3 all-in 900',
      fault: '0 wrong-all-in-amount',
    },
    {
      ...nl,
      rule: 'an all-in nobody knows the size of',
      stacks: [null, null, null],
      actions: '3 all-in',
      fault: '0 all-in-without-stack',
    },
    { ...nl, rule: 'a completion outside fixed limit', actions: '3 complete 200', fault: '0 nothing-to-complete' },
    { ...pl, rule: 'more than the pot', actions: '1 bet 301', fault: '0 above-pot-limit' },
    { ...pl, rule: 'an all-in above the pot', actions: '1 all-in', fault: '0 above-pot-limit' },
    { ...fl, rule: 'another size than the fixed one', actions: '1 bet 30', fault: '0 wrong-limit-size' },
    { ...fl, rule: 'an all-in above the fixed size', actions: '1 all-in', fault: '0 wrong-limit-size' },
    {
      ...fl,
      rule: 'a raise past the cap',
      actions: '1 bet, 2 raise, 3 raise, 1 raise, 2 raise',
      fault: '4 past-raise-cap',
    },
    {
      ...ADD_UP,
      rule: 'a raise the betting is not open for',
      actions: `${ADD_UP_LINE}, 1 call, 3 raise 400`,
      fault: '6 reopening-denied',
    },
    {
      ...flop(100, 2),
      rule: 'a raise nobody can call',
      stakes: BLINDS,
      stacks: [500, 1000],
      actions: '1 all-in, 2 raise 700',
      fault: '1 nobody-can-call',
    },
    { ...nl, rule: 'an action out of turn', actions: '1 call', fault: '0 out-of-turn' },
    { ...nl, rule: 'an action after a fold', actions: '3 fold, 3 call', fault: '1 seat-folded' },
    { ...nl, rule: 'an action after an all-in', actions: '3 all-in, 3 raise 2000', fault: '1 seat-all-in' },
    { ...nl, rule: 'an action of nobody', actions: '7 call', fault: '0 seat-not-in-hand' },
    { ...nl, rule: 'an action after the last', actions: '3 fold, 1 fold, 2 check', fault: '2 betting-over' },
    { ...nl, rule: 'an action told for another street', actions: '3 call @flop', fault: '0 wrong-street' },
    { ...nl, rule: 'a post after the first action', actions: '3 call, 1 post-small-blind =50', fault: '1 late-post' },
    { ...nl, rule: 'a muck while there is betting', actions: '3 muck', fault: '0 muck-before-showdown' },
    { ...nl, rule: 'a draw in a game without one', actions: '3 stand-pat', fault: '0 action-not-in-game' },
  ];
  it.each(cases)('$rule is $fault', ({ fault, rule: _, ...short }) => {
    expect(faultOf(play(short))).toBe(fault);
  });
});

describe('whatever puts in the whole stack is an all-in', () => {
  const nl: Short = { stakes: BLINDS, button: 3, stacks: [1000, 1000, 150] };
  it.each(['3 all-in', '3 all-in 150', '3 raise 150', '3 bet 150', '3 call 150'])('%s', (actions) => {
    const read = play({ ...nl, actions });
    expect(faultOf(read)).toBe('regular');
    expect(read.stacks[2]).toBe(0);
    expect(nextOf(read)).toBe('1: fold call 150 raise 250-1000 all-in 1000');
  });
});
