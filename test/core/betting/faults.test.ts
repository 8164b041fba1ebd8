import { describe, expect, it } from 'vitest';
import { play, type Short } from './support.ts';

const BLINDS: Short = {
  stakes: { smallBlind: 50, bigBlind: 100 },
  stacks: [1_000, 1_000, 1_000],
  rules: { irregular: 'stop' },
};
const LIMIT: Short = {
  ...BLINDS,
  betting: 'fixed-limit',
  stakes: { smallBlind: 50, bigBlind: 100, smallBet: 100, bigBet: 200 },
};
const STUD: Short = {
  variant: 'seven-card-stud',
  betting: 'fixed-limit',
  stakes: { ante: 10, bringIn: 25, smallBet: 100, bigBet: 200 },
  stacks: [1_000, 1_000],
  holes: { 1: '????2c', 2: '????Kd' },
  rules: { irregular: 'stop' },
};

/** What is wrong with the first irregular entry, and by which figures. */
const found = (short: Short) => {
  const { irregularity, noted } = play(short);
  const first = noted[0] ?? irregularity;
  return first === null ? null : { code: first.code, facts: first.facts };
};

describe('an action that is not open is named with its figures', () => {
  it.each<[string, Short, string, object]>([
    ['a check facing a bet', { ...BLINDS, actions: '1 check' }, 'check-facing-bet', { price: 100 }],
    ['a call of nothing', { ...BLINDS, actions: '1 call, 2 call, 3 call' }, 'nothing-to-call', {}],
    ['too small a call', { ...BLINDS, actions: '1 call 60' }, 'undercall', { to: 60, expected: 100 }],
    ['too large a call', { ...BLINDS, actions: '1 call 160' }, 'wrong-call-amount', { to: 160, expected: 100 }],
    ['a call above the stack', { ...BLINDS, actions: '1 call 1001' }, 'above-stack', { to: 1_001, stackTo: 1_000 }],
    ['a bet facing a bet', { ...BLINDS, actions: '1 bet 300' }, 'bet-facing-bet', { price: 100 }],
    ['too small a raise', { ...BLINDS, actions: '1 raise 150' }, 'raise-below-minimum', { to: 150, minTo: 200 }],
    ['a raise above the stack', { ...BLINDS, actions: '1 raise 1001' }, 'above-stack', { to: 1_001, stackTo: 1_000 }],
    [
      'an all-in of another sum',
      { ...BLINDS, actions: '1 all-in 900' },
      'wrong-all-in-amount',
      { to: 900, expected: 1_000 },
    ],
    ['a raise without a figure', { ...BLINDS, actions: '1 raise' }, 'amount-missing', {}],
    ['a completion of nothing', { ...BLINDS, actions: '1 complete 100' }, 'nothing-to-complete', {}],
    [
      'more than the pot',
      { ...BLINDS, betting: 'pot-limit', actions: '1 raise 351' },
      'above-pot-limit',
      { to: 351, maxTo: 350 },
    ],
    [
      'a raise that was not reopened',
      { ...BLINDS, stacks: [1_000, 250, 1_000], actions: '1 raise 200, 2 all-in, 3 call, 1 raise 600' },
      'reopening-denied',
      { facing: 50, fullRaise: 100 },
    ],
    [
      'another size than the limit',
      { ...LIMIT, actions: '1 raise 250' },
      'wrong-limit-size',
      { to: 250, expected: 200 },
    ],
    ['a raise past the cap', { ...LIMIT, actions: '1 raise, 2 raise, 3 raise, 1 raise' }, 'past-raise-cap', { cap: 3 }],
    ['another bring-in', { ...STUD, actions: '1 bring-in 30' }, 'wrong-bring-in', { to: 30, expected: 25 }],
    ['a check instead of the bring-in', { ...STUD, actions: '1 check' }, 'bring-in-missing', { due: 25 }],
    ['a bring-in after it was paid', { ...STUD, actions: '1 bring-in, 2 bring-in 25' }, 'no-bring-in-due', {}],
    [
      'a completion of another size',
      { ...STUD, actions: '1 bring-in, 2 complete 150' },
      'wrong-limit-size',
      { to: 150, expected: 100 },
    ],
  ])('%s', (_name, short, code, facts) => {
    expect(found(short)).toMatchObject({ code, facts });
  });

  it('and one that is open is not', () => {
    for (const actions of ['1 call 100', '1 raise 200', '1 all-in 1000', '1 raise 1000'])
      expect(found({ ...BLINDS, actions })).toBeNull();
    for (const actions of ['1 raise', '1 raise 200', '1 raise, 2 raise 300'])
      expect(found({ ...LIMIT, actions })).toBeNull();
    for (const actions of [
      '1 bring-in',
      '1 bring-in 25',
      '1 complete',
      '1 complete 100',
      '1 bring-in, 2 complete 100',
      '1 bring-in, 2 call',
    ])
      expect(found({ ...STUD, actions })).toBeNull();
  });
});
