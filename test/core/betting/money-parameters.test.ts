import { describe, expect, it } from 'vitest';
import { faultOf, nextOf, play, type Short } from './support.ts';

/** Betting under two answers to one question, or with one fact changed: what the next seat may do. */
interface Case extends Short {
  readonly rule: string;
  readonly next: string;
}

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', ({ rule: _, next, ...short }) => {
    const read = play(short);
    expect(faultOf(read)).toBe('regular');
    expect(nextOf(read)).toBe(next);
  });
};

const DEEP = 1000;
const NO_LIMIT: Short = {
  stakes: { smallBlind: 50, bigBlind: 100 },
  stacks: [DEEP, DEEP, DEEP],
  button: 3,
};
const flop = (seats: number): Pick<Short, 'board' | 'opening' | 'button'> => ({
  board: '2c7d9h',
  opening: { street: 'flop', pot: 100 },
  button: seats,
});
const limit = (size: number): Pick<Short, 'betting' | 'stakes'> => ({
  betting: 'fixed-limit',
  stakes: { smallBet: size, bigBet: 2 * size },
});

describe('the least raise and the reopening of the betting', () => {
  const raised = { ...NO_LIMIT, ...flop(3), stacks: [DEEP, DEEP, DEEP] };
  const shorts: Short = { ...NO_LIMIT, ...flop(4), stacks: [DEEP, 125, DEEP, 200] };
  const limited: Short = { ...limit(10), ...flop(4), stacks: [DEEP, DEEP, 13, 16] };
  const alone = (stack: number): Short => ({ ...limit(20), ...flop(3), stacks: [stack, DEEP, DEEP] });
  check([
    {
      ...raised,
      rule: 'INT-20 a raise of 100 is raised by 100',
      actions: '1 bet 100, 2 raise 200',
      next: `3: fold call 200 raise 300-${DEEP} all-in ${DEEP}`,
    },
    {
      ...raised,
      rule: 'INT-20 a raise of 250 is raised by 250',
      actions: '1 bet 100, 2 raise 350',
      next: `3: fold call 350 raise 600-${DEEP} all-in ${DEEP}`,
    },
    {
      ...shorts,
      rule: 'INT-22 short all-ins that add up to a raise reopen the betting',
      actions: '1 bet 100, 2 all-in, 3 call, 4 all-in',
      next: `1: fold call 200 raise 300-${DEEP} all-in ${DEEP}`,
    },
    {
      ...shorts,
      rule: 'INT-22 where they do not add up they leave call or fold',
      rules: { shortAllInsAddUp: false },
      actions: '1 bet 100, 2 all-in, 3 call, 4 all-in',
      next: '1: fold call 200',
    },
    {
      ...limited,
      rule: 'INT-23 BT-41 in limit all-ins of 3 and 3 on a bet of 10 reopen the betting together',
      actions: '1 bet, 2 call, 3 all-in, 4 all-in',
      next: '1: fold call 16 raise 26',
    },
    {
      ...limited,
      rule: 'INT-23 BT-41 where in limit they do not add up they leave call or fold',
      rules: { limitShortAllInsAddUp: false },
      actions: '1 bet, 2 call, 3 all-in, 4 all-in',
      next: '1: fold call 16',
    },
    {
      ...limited,
      rule: 'INT-23 what adds up in no-limit has no say in limit',
      rules: { shortAllInsAddUp: false },
      actions: '1 bet, 2 call, 3 all-in, 4 all-in',
      next: '1: fold call 16 raise 26',
    },
    {
      ...shorts,
      rule: 'INT-23 what adds up in limit has no say in no-limit',
      rules: { limitShortAllInsAddUp: false },
      actions: '1 bet 100, 2 all-in, 3 call, 4 all-in',
      next: `1: fold call 200 raise 300-${DEEP} all-in ${DEEP}`,
    },
    {
      ...limit(10),
      ...flop(3),
      stacks: [DEEP, DEEP, 15],
      rule: 'INT-23 BT-28 half a bet reopens the betting',
      actions: '1 bet, 2 call, 3 all-in',
      next: '1: fold call 15 raise 25',
    },
    {
      ...limit(10),
      ...flop(3),
      stacks: [DEEP, DEEP, 15],
      rule: 'INT-23 BT-28 where a full bet is asked for it does not',
      rules: { limitReopen: 'full-bet' },
      actions: '1 bet, 2 call, 3 all-in',
      next: '1: fold call 15',
    },
    {
      ...alone(9),
      rule: 'INT-24 an all-in of less than half a bet is called or completed',
      actions: '1 all-in',
      next: '2: fold call 9 raise 20 complete 20',
    },
    {
      ...alone(15),
      rule: 'INT-24 BT-26 an all-in of half a bet or more is raised by a full bet',
      actions: '1 all-in',
      next: '2: fold call 15 raise 35',
    },
    {
      ...alone(15),
      rule: 'INT-24 where only a full bet counts as one it is completed too',
      rules: { limitReopen: 'full-bet' },
      actions: '1 all-in',
      next: '2: fold call 15 raise 20 complete 20',
    },
  ]);
});

describe('how many raises limit allows', () => {
  const draw: Short = {
    variant: 'deuce-to-seven-single-draw',
    betting: 'fixed-limit',
    stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 },
    stacks: [DEEP, DEEP, DEEP],
    button: 3,
    actions: '3 raise, 1 raise, 2 raise',
  };
  const triple: Short = { ...draw, variant: 'deuce-to-seven-triple-draw' };
  const four = (stacks: readonly number[], actions: string): Short => ({
    ...limit(10),
    ...flop(stacks.length),
    stacks,
    actions,
  });
  const three = four([DEEP, DEEP, DEEP], '1 bet, 2 raise, 3 raise, 1 raise');
  const allIn = four([DEEP, DEEP, 30], '1 bet, 2 raise, 3 all-in, 1 raise');
  const began = four([DEEP, DEEP, DEEP], '1 bet, 2 raise, 3 fold, 1 raise, 2 raise');
  const WSOP: Short['rules'] = { raiseCap: 3, headsUpCap: 'lifted-if-round-began-heads-up' };
  check([
    { ...three, rule: 'INT-25 a bet and three raises are the most', next: '2: fold call 40' },
    {
      ...three,
      rule: 'INT-25 a bet and four raises where the house has it',
      rules: { raiseCap: 4 },
      next: '2: fold call 40 raise 50',
    },
    { ...draw, rule: 'INT-25 in a game of two betting rounds as many raises as elsewhere', next: '3: fold call 40' },
    {
      ...draw,
      rule: 'INT-25 in a game of two betting rounds one raise more',
      rules: { raiseCapTwoRounds: 'one-more' },
      next: '3: fold call 40 raise 50',
    },
    {
      ...draw,
      rule: 'INT-25 one more than the house allows, whatever that is',
      rules: { raiseCap: 2, raiseCapTwoRounds: 'one-more' },
      next: '3: fold call 40',
    },
    {
      ...draw,
      rule: 'INT-25 one more than no limit is no limit',
      rules: { raiseCap: null, raiseCapTwoRounds: 'one-more' },
      next: '3: fold call 40 raise 50',
    },
    {
      ...triple,
      rule: 'INT-25 four betting rounds have no more raises',
      rules: { raiseCapTwoRounds: 'one-more' },
      next: '3: fold call 40',
    },
    {
      ...allIn,
      rule: 'INT-25 with a third player all-in the cap holds where everybody in the hand counts',
      next: '2: fold call 40',
    },
    {
      ...allIn,
      rule: 'INT-25 with a third player all-in it falls where those not all-in count',
      rules: { raiseCapPlayers: 'not-all-in' },
      next: '2: fold call 40 raise 50',
    },
    {
      ...allIn,
      rule: 'INT-25 a cap that is never lifted holds all the same',
      rules: { raiseCapPlayers: 'not-all-in', headsUpCap: 'never-lifted' },
      next: '2: fold call 40',
    },
    {
      ...four([DEEP, DEEP, 20], '1 bet, 2 raise, 3 call, 1 raise, 2 raise'),
      rule: 'INT-25 all-in for a call, too',
      rules: { raiseCapPlayers: 'not-all-in' },
      next: '1: fold call 40 raise 50',
    },
    {
      ...four([DEEP, DEEP, 40], '1 bet, 2 raise, 3 raise, 1 call'),
      rule: 'INT-25 three with chips behind are capped',
      rules: { raiseCapPlayers: 'not-all-in', raiseCap: 2 },
      next: '2: fold call 30',
    },
    {
      ...began,
      rule: 'INT-25 a fold does not lift a cap that falls only where the round began heads-up',
      rules: WSOP,
      next: '1: fold call 40',
    },
    {
      ...began,
      rule: 'INT-25 a fold lifts it before it is reached, where the house has it',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap' },
      next: '1: fold call 40 raise 50',
    },
    {
      ...four([DEEP, DEEP, DEEP], '1 bet, 2 raise, 3 raise, 1 raise, 2 fold'),
      rule: 'INT-25 a fold after it was reached lifts nothing',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap' },
      next: '3: fold call 40',
    },
    {
      ...four([DEEP, DEEP, DEEP, 10], '1 bet, 2 raise, 3 fold, 4 call, 1 raise, 2 raise'),
      rule: 'INT-25 a fold that leaves two with chips beside an all-in, where those not all-in count',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap', raiseCapPlayers: 'not-all-in' },
      next: '1: fold call 40 raise 50',
    },
    {
      ...four([DEEP, DEEP, DEEP, 10], '1 bet, 2 raise, 3 fold, 4 call, 1 raise, 2 raise'),
      rule: 'INT-25 the same where everybody counts',
      rules: { headsUpCap: 'lifted-if-heads-up-before-cap' },
      next: '1: fold call 40',
    },
  ]);
});

describe('BT-32 after a bet and as many raises as the book allows in a round that began with two players', () => {
  const two = (rulebook: NonNullable<Short['rulebook']>, dealt: number, actions: string): Short => ({
    ...limit(10),
    ...flop(dealt),
    rulebook,
    stacks: Array.from({ length: dealt }, () => DEEP),
    statuses: dealt === 3 ? { 3: 'folded' } : {},
    actions,
  });
  const capped = '1 bet, 2 raise, 1 raise, 2 raise';
  const beyond = `${capped}, 1 raise, 2 raise, 1 raise`;
  check([
    { ...two('wsop-2024', 3, beyond), rule: 'INT-25 WSOP: raising goes on', next: '2: fold call 70 raise 80' },
    { ...two('roberts-11', 3, beyond), rule: "INT-25 Robert's: raising goes on", next: '2: fold call 70 raise 80' },
    { ...two('tda-2024', 3, capped), rule: 'INT-25 TDA: the house limit applies', next: '1: fold call 40' },
    {
      ...two('tda-2024', 2, beyond),
      rule: 'INT-25 TDA: not with the event down to two',
      next: '2: fold call 70 raise 80',
    },
    {
      ...two('italian-limit-room', 3, capped),
      rule: 'INT-25 HFL-4: the Italian room makes no exception',
      next: '1: fold call 40',
    },
  ]);
});

describe('blinds short of chips', () => {
  const potLimit: Short = {
    betting: 'pot-limit',
    stakes: { smallBlind: 100, bigBlind: 200 },
    stacks: [DEEP * 10, DEEP * 10, DEEP * 10],
    button: 3,
  };
  const short: Short = { ...potLimit, stacks: [40, DEEP * 10, DEEP * 10] };
  const dead: Short = {
    ...potLimit,
    stakes: { smallBlind: 100, bigBlind: 200, smallBlindSeat: null, bigBlindSeat: 2 },
  };
  const shortBig = (rules?: Short['rules']): Short => ({
    ...NO_LIMIT,
    stacks: [DEEP, 60, DEEP],
    ...(rules ? { rules } : {}),
  });
  const limitBig = (stack: number): Short => ({
    ...NO_LIMIT,
    betting: 'fixed-limit',
    stacks: [DEEP, stack, DEEP],
    rules: { shortBlindPrice: 'as-posted' },
  });
  check([
    {
      ...potLimit,
      rule: 'INT-33 BT-34 the first raise goes to three and a half big blinds',
      next: '3: fold call 200 raise 400-700',
    },
    { ...short, rule: 'INT-33 BT-34 a short small blind counts in full', next: '3: fold call 200 raise 400-700' },
    { ...dead, rule: 'INT-33 BT-34 a dead small blind counts in full', next: '3: fold call 200 raise 400-700' },
    {
      ...short,
      rule: 'INT-33 a short small blind counts as posted',
      rules: { shortBlindsInPot: 'as-posted' },
      next: '3: fold call 200 raise 400-640',
    },
    {
      ...dead,
      rule: 'INT-33 a dead small blind does not count',
      rules: { shortBlindsInPot: 'as-posted' },
      next: '3: fold call 200 raise 400-600',
    },
    {
      ...potLimit,
      rule: 'INT-33 a small blind counted as a big one lets a raise go to four',
      rules: { shortBlindsInPot: 'small-as-big' },
      next: '3: fold call 200 raise 400-800',
    },
    {
      ...shortBig(),
      rule: 'INT-50 whoever calls a short big blind owes it in full',
      next: `3: fold call 100 raise 200-${DEEP} all-in ${DEEP}`,
    },
    {
      ...shortBig({ shortBlindPrice: 'as-posted' }),
      rule: 'INT-50 or what was posted, where the house has it',
      next: `3: fold call 60 raise 160-${DEEP} all-in ${DEEP}`,
    },
    {
      ...limitBig(60),
      rule: 'INT-50 in limit a blind of half or more is raised by a full bet',
      next: '3: fold call 60 raise 160',
    },
    {
      ...limitBig(30),
      rule: 'INT-50 a big blind posted below the small one leaves that as the price',
      next: '3: fold call 50 raise 150',
    },
  ]);
});
