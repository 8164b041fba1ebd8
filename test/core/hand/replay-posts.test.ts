import { describe, expect, it } from 'vitest';
import type { Replay } from '../../../src/core/hand/replay.ts';
import { faultOf, nextOf, play, type Short } from '../betting/support.ts';

/** What every seat has put in, as `seat:wager` or `seat:wager+dead`. */
const put = ({ play: { contributions } }: Replay): string =>
  contributions
    .filter((c) => c.wager + c.dead > 0)
    .map((c) => `${c.seat}:${c.wager}${c.dead > 0 ? `+${c.dead}` : ''}`)
    .join(' ');

interface Case extends Short {
  readonly rule: string;
  readonly fault?: string;
  readonly put: string;
  readonly next?: string;
}

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', ({ rule: _, fault = 'regular', put: paid, next, ...short }) => {
    const read = play(short);
    expect(faultOf(read)).toBe(fault);
    expect(put(read)).toBe(paid);
    if (next !== undefined) expect(nextOf(read)).toBe(next);
  });
};

const BLINDS = { smallBlind: 50, bigBlind: 100 };
const four: Short = { stakes: BLINDS, button: 4, stacks: [1000, 1000, 1000, 1000] };
const two: Short = { stakes: BLINDS, button: 1, stacks: [1000, 1000] };

describe('who posts the blinds', () => {
  check([
    {
      ...four,
      rule: 'blinds are posted left of the button',
      put: '1:50 2:100',
      next: '3: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...two,
      rule: 'heads-up the button posts the small blind and acts first',
      put: '1:50 2:100',
      next: '1: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...two,
      rule: 'heads-up the button acts last after the flop',
      board: '2c7d9h',
      actions: '1 call, 2 check',
      put: '1:100 2:100',
      next: '2: fold check bet 100-900 all-in 900',
    },
    { ...four, rule: 'the button may be an empty seat', button: 7, put: '1:50 2:100' },
    {
      ...four,
      rule: 'heads-up with the button on an empty seat the small blind is its left neighbour',
      stacks: { 2: 1000, 5: 1000 },
      button: 3,
      put: '2:100 5:50',
    },
    {
      ...four,
      rule: 'a seat that is out posts nothing',
      statuses: { 1: 'folded' },
      put: '2:50 3:100',
      next: '4: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'the stakes may name other seats',
      stakes: { ...BLINDS, smallBlindSeat: 3, bigBlindSeat: 4 },
      put: '3:50 4:100',
      next: '1: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'with a dead small blind the big blind is the first seat left of the button',
      stakes: { ...BLINDS, smallBlindSeat: null },
      put: '1:100',
      next: '2: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'with a dead big blind the price is still the big blind',
      stakes: { ...BLINDS, bigBlindSeat: null },
      put: '1:50',
      next: '2: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'a history with only a big blind left of the button shows a dead small blind',
      actions: '1 post-big-blind =100',
      put: '1:100',
      next: '2: fold call 100 raise 200-1000 all-in 1000',
    },
  ]);
});

describe('posts in the history', () => {
  check([
    {
      ...four,
      rule: 'those told are not posted again',
      actions: '1 post-small-blind =50, 2 post-big-blind =100',
      put: '1:50 2:100',
    },
    {
      ...four,
      rule: 'what is left out is posted from the stakes',
      actions: '3 fold',
      put: '1:50 2:100',
    },
    {
      ...four,
      rule: 'a blind that is missing beside another is put right',
      actions: '2 post-big-blind =100',
      fault: '1 missing-post',
      put: '1:50 2:100',
    },
    {
      ...four,
      rule: 'a post without a figure is the one due',
      actions: '1 post-small-blind, 2 post-big-blind',
      put: '1:50 2:100',
    },
    {
      ...four,
      rule: 'another amount is a wrong post, and what is due is posted',
      actions: '1 post-small-blind =40, 3 call',
      put: '1:50 2:100',
      fault: '0 wrong-post',
    },
    {
      ...four,
      rule: 'a blind posted twice is a wrong post',
      actions: '1 post-small-blind, 1 post-small-blind',
      put: '1:50 2:100',
      fault: '1 wrong-post',
    },
    {
      ...four,
      rule: 'a small blind from another seat is named',
      actions: '3 post-small-blind =50',
      put: '1:50 2:100',
      fault: '0 blind-from-wrong-seat',
    },
    {
      ...four,
      rule: 'a big blind from another seat alone is named',
      actions: '1 post-small-blind, 3 post-big-blind',
      put: '1:50 2:100',
      fault: '1 blind-from-wrong-seat',
    },
    {
      ...four,
      rule: 'a newcomer may post a big blind beside it, and has the option',
      actions: '1 post-small-blind, 2 post-big-blind, 4 post-big-blind, 3 fold',
      put: '1:50 2:100 4:100',
      next: '4: fold check raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'a dead blind need not be matched',
      actions: '1 post-small-blind, 2 post-big-blind, 4 post-big-blind, 4 post-dead-blind =50',
      put: '1:50 2:100 4:100+50',
    },
    {
      ...four,
      rule: 'blinds the stakes do not tell are taken at their word',
      stakes: {},
      actions: '1 post-small-blind =5, 2 post-big-blind =10',
      put: '1:5 2:10',
      next: '3: fold call 10 raise 20-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'such a blind without a figure is no blind',
      stakes: {},
      actions: '1 post-small-blind',
      put: '',
      fault: '0 amount-missing',
    },
    {
      ...four,
      rule: 'a straddle the stakes do not tell raises the price',
      actions: '1 post-small-blind, 2 post-big-blind, 3 post-straddle =200',
      put: '1:50 2:100 3:200',
      next: '4: fold call 200 raise 400-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'nothing is due where the record starts later',
      opening: { street: 'flop', pot: 300 },
      board: '2c7d9h',
      put: '',
      next: '1: fold check bet 100-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'nor may anything be posted there',
      opening: { street: 'flop', pot: 300 },
      board: '2c7d9h',
      actions: '1 post-small-blind =50',
      put: '',
      fault: '0 late-post',
    },
  ]);
});

describe('antes', () => {
  const antes = { ...BLINDS, ante: 10 };
  check([
    { ...four, rule: 'antes of every seat are dead', stakes: antes, put: '1:50+10 2:100+10 3:0+10 4:0+10' },
    {
      ...four,
      rule: 'an ante posted short makes all antes wagers',
      stakes: antes,
      stacks: [1000, 1000, 4, 1000],
      put: '1:60 2:110 3:4 4:10',
      next: '4: fold call 100 raise 200-990 all-in 990',
    },
    {
      ...four,
      rule: 'an ante that is exactly the stack leaves the antes dead',
      stakes: antes,
      stacks: [1000, 1000, 10, 1000],
      put: '1:50+10 2:100+10 3:0+10 4:0+10',
    },
    {
      ...four,
      rule: 'the big blind may pay for the table',
      stakes: { ...BLINDS, ante: 100, anteFrom: 'big-blind' },
      put: '1:50 2:100+100',
    },
    {
      ...four,
      rule: 'the button may pay for the table',
      stakes: { ...BLINDS, ante: 100, anteFrom: 'button' },
      put: '1:50 2:100 4:0+100',
    },
    {
      ...four,
      rule: 'too short for both, the big blind comes first',
      stakes: { ...BLINDS, ante: 100, anteFrom: 'big-blind' },
      stacks: [1000, 130, 1000, 1000],
      put: '1:50 2:100+30',
    },
    {
      ...four,
      rule: 'a house may take the ante first',
      stakes: { ...BLINDS, ante: 100, anteFrom: 'big-blind' },
      rules: { shortAnteOrder: 'ante-first' },
      stacks: [1000, 130, 1000, 1000],
      put: '1:50 2:30+100',
      next: '3: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...four,
      rule: 'antes the stakes do not tell are taken at their word',
      actions: '1 post-ante =5, 2 post-ante =5',
      put: '1:50+5 2:100+5',
    },
    {
      ...four,
      rule: 'an ante by another seat than the one that pays for the table is named',
      stakes: { ...BLINDS, ante: 100, anteFrom: 'big-blind' },
      actions: '1 post-ante =100',
      put: '1:50 2:100+100',
      fault: '0 blind-from-wrong-seat',
    },
    {
      rule: 'with antes and a button blind the seat left of the button speaks first',
      variant: 'short-deck',
      stakes: { ante: 1, buttonBlind: 2 },
      button: 3,
      stacks: [400, 400, 400],
      put: '1:0+1 2:0+1 3:2+1',
      next: '1: fold call 2 raise 4-399 all-in 399',
    },
  ]);
});

describe('stacks shorter than the blind', () => {
  check([
    {
      ...four,
      rule: 'the price of a call stays the full blind',
      stacks: [25, 25, 1000, 1000],
      put: '1:25 2:25',
      next: '3: fold call 100 raise 200-1000 all-in 1000',
    },
    {
      ...two,
      rule: 'a small blind that covers a short big blind is not asked',
      stacks: [1000, 40],
      put: '1:50 2:40',
      next: 'over',
    },
    {
      ...two,
      rule: 'a small blind that does not cover it is',
      stacks: [1000, 60],
      put: '1:50 2:60',
      next: '1: fold call 100',
    },
    {
      ...two,
      rule: 'a big blind that covers an all-in small blind is not asked',
      stacks: [30, 1000],
      put: '1:30 2:100',
      next: 'over',
    },
    {
      ...four,
      rule: 'the history may tell the short post',
      stacks: [25, 1000, 1000, 1000],
      actions: '1 post-small-blind =25, 2 post-big-blind =100',
      put: '1:25 2:100',
    },
    {
      ...four,
      rule: 'the full blind told of a short stack is more than it has',
      stacks: [25, 1000, 1000, 1000],
      actions: '1 post-small-blind =50',
      put: '1:25 2:100',
      fault: '0 above-stack',
    },
    {
      ...four,
      rule: 'with everybody else all-in the last one may only call',
      stacks: [25, 25, 1000, 80],
      actions: '3 call, 4 fold',
      put: '1:25 2:25 3:100',
      next: 'over',
    },
  ]);
});

describe('streets', () => {
  const three: Short = { stakes: BLINDS, button: 3, stacks: [1000, 1000, 1000] };
  const limped = '3 call, 1 call, 2 check';
  check([
    { ...three, rule: 'a closed street waits for its cards', actions: limped, put: '1:100 2:100 3:100', next: 'open' },
    {
      ...three,
      rule: 'cards on the table open the next street',
      actions: limped,
      board: '2c7d9h',
      put: '1:100 2:100 3:100',
      next: '1: fold check bet 100-900 all-in 900',
    },
    {
      ...three,
      rule: 'betting that goes on opens it as well',
      actions: `${limped}, 1 check`,
      put: '1:100 2:100 3:100',
      next: '2: fold check bet 100-900 all-in 900',
    },
    {
      ...three,
      rule: 'with one stack left there is no more betting',
      actions: '3 all-in, 1 call, 2 fold',
      put: '1:1000 2:100 3:1000',
      next: 'over',
    },
    {
      ...three,
      rule: 'two stacks go on beside an all-in',
      stacks: [1000, 1000, 100],
      actions: '3 call, 1 call, 2 check',
      board: '2c7d9h',
      put: '1:100 2:100 3:100',
      next: '1: fold check bet 100-900 all-in 900',
    },
    { ...three, rule: 'the last hand wins', actions: '3 fold, 1 fold', put: '1:50 2:100', next: 'over' },
  ]);
  it('a hand mucked after the last bet is mucked, the last one is not', () => {
    const checks = ['@flop', '@turn', '@river'].map((s) => `1 check ${s}, 2 check ${s}, 3 check ${s}`).join(', ');
    const read = play({
      ...three,
      board: '2c7d9hJcQs',
      actions: `${limped}, ${checks}, 1 show, 2 muck, 3 muck, 1 muck`,
    });
    expect(faultOf(read)).toBe('regular');
    expect(read.play.contributions.map((c) => c.status)).toEqual(['live', 'mucked', 'mucked']);
  });
  it('the cards of a hand won without a showdown are those dealt until then', () => {
    const read = play({ ...three, board: '2c7d9hJcQs', actions: `${limped}, 1 bet 100, 2 fold, 3 fold` });
    expect([read.play.betting, read.play.dealt, read.play.aggressor]).toEqual(['over', 3, 1]);
  });
});
