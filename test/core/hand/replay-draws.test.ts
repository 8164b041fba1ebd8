import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { headline } from '../../../src/core/hand/headline.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { dealtHand } from '../../../src/core/hand/replay-draws.ts';
import { settle } from '../../../src/core/hand/settle.ts';
import { settleDecisions } from '../../../src/core/hand/settle-decisions.ts';
import type { ActionSetup } from '../../../src/core/hand/setup.ts';
import { findCitation, MESSAGES, openHand, render, seat } from '../../../src/core/index.ts';
import { DRAW_AND_BOARD, ONE_DRAW, TWO_DRAWS } from '../../support/draw-game.ts';
import { actionsOf, faultOf, handOf, nextOf, play, type Short, setupOf, violationsOf } from '../betting/support.ts';

const HOLES = { 1: 'JsJdAs8dQc', 2: 'KsKd9h8c7c', 3: 'ThTc9sKhQh' };
const three: Short = {
  spec: ONE_DRAW,
  stakes: { ante: 10 },
  stacks: [1000, 1000, 1000],
  button: 3,
  holes: HOLES,
};
const opened = '1 bet 20, 2 call, 3 call';
const drawn = `${opened}, 1 discard x3, 2 discard x3, 3 discard x3`;

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

describe('betting before the draw', () => {
  check([
    { ...three, rule: 'antes are posted, nothing has to be called', next: '1: fold check bet 10-990 all-in 990' },
    {
      ...three,
      rule: 'who passes may still call',
      actions: '1 check, 2 bet 20, 3 fold',
      next: '1: fold call 20 raise 40-990 all-in 990',
    },
    {
      ...three,
      rule: 'fixed limit bets the small bet',
      betting: 'fixed-limit',
      stakes: { ante: 10, smallBet: 20, bigBet: 40 },
      next: '1: fold check bet 20',
    },
    { ...three, rule: 'pot-limit opens for the antes at most', betting: 'pot-limit', next: '1: fold check bet 10-30' },
    { ...three, rule: 'everybody passing ends the deal', actions: '1 check, 2 check, 3 check', next: 'over' },
    {
      ...three,
      rule: 'nothing may be bet in a deal that was passed',
      actions: '1 check, 2 check, 3 check, 1 bet 20',
      fault: '3 betting-over',
      next: 'over',
    },
    {
      ...three,
      rule: 'nor drawn',
      actions: '1 check, 2 check, 3 check, 1 stand-pat',
      fault: '3 betting-over',
      next: 'over',
    },
    {
      ...three,
      rule: 'with all but one all-in for the ante nobody can pass: cards are exchanged',
      stacks: [10, 1000, 10],
      next: '1: draw 4',
    },
    { ...three, rule: 'who opens and is not called wins', actions: '1 bet 20, 2 fold, 3 fold', next: 'over' },
    {
      ...three,
      rule: 'a draw before the betting is closed',
      actions: '1 bet 20, 2 discard x2',
      fault: '1 draw-not-open',
      next: '2: fold call 20 raise 40-990 all-in 990',
    },
  ]);
});

describe('the draw', () => {
  check([
    { ...three, rule: 'starts left of the button', actions: opened, next: '1: draw 4' },
    { ...three, rule: 'goes round', actions: `${opened}, 1 discard x3`, next: '2: draw 4' },
    { ...three, rule: 'a hand may stand pat', actions: `${opened}, 1 stand-pat`, next: '2: draw 4' },
    {
      ...three,
      rule: 'or discard nothing, which is the same',
      actions: `${opened}, 1 discard x0`,
      next: '2: draw 4',
    },
    { ...three, rule: 'all four may go', actions: `${opened}, 1 discard x4`, next: '2: draw 4' },
    {
      ...three,
      rule: 'not five',
      actions: `${opened}, 1 discard x5`,
      fault: '3 too-many-discards',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'five that are named are counted',
      actions: `${opened}, 1 discard -7h8h9cTdJc`,
      fault: '3 too-many-discards',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'a folded hand draws nothing',
      actions: '1 bet 20, 2 call, 3 fold, 1 stand-pat',
      next: '2: draw 4',
    },
    {
      ...three,
      rule: 'and may not',
      actions: '1 bet 20, 2 call, 3 fold, 3 discard x1',
      fault: '3 seat-folded',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'an all-in hand draws too',
      stacks: [1000, 30, 1000],
      actions: '1 bet 40, 2 all-in, 3 call, 1 discard x1',
      next: '2: draw 4',
    },
    {
      ...three,
      rule: 'with one stack left there is a draw and no more betting',
      stacks: [1000, 30, 30],
      actions: '1 bet 40, 2 all-in, 3 all-in, 1 discard x1, 2 discard x1, 3 stand-pat',
      next: 'over',
    },
    { ...three, rule: 'out of turn', actions: `${opened}, 2 discard x3`, fault: '3 out-of-turn', next: '1: draw 4' },
    {
      ...three,
      rule: 'twice',
      actions: `${opened}, 1 discard x3, 1 discard x1`,
      fault: '4 already-drawn',
      next: '2: draw 4',
    },
    {
      ...three,
      rule: 'again, once the betting goes on',
      actions: `${drawn}, 1 discard x1`,
      fault: '6 draw-not-open',
      next: '1: fold check bet 10-970 all-in 970',
    },
    {
      ...three,
      rule: 'a bet while cards are exchanged',
      actions: `${opened}, 1 bet 50`,
      fault: '3 draws-pending',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'a fold while cards are exchanged',
      actions: `${opened}, 1 stand-pat, 3 fold`,
      fault: '4 draws-pending',
      next: '2: draw 4',
    },
    {
      ...three,
      rule: 'a muck while cards are exchanged',
      actions: `${opened}, 1 muck`,
      fault: '3 muck-before-showdown',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'without a number',
      actions: `${opened}, 1 discard`,
      fault: '3 discard-count-missing',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'with another number than cards',
      actions: `${opened}, 1 discard x2 -7h8h9c`,
      fault: '3 discard-count-differs',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'more dealt than discarded',
      actions: `${opened}, 1 discard x2 +8dQc??`,
      fault: '3 drawn-count-differs',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'fewer dealt than discarded',
      actions: `${opened}, 1 discard -7h8h +Qc`,
      fault: '3 drawn-count-differs',
      next: '1: draw 4',
    },
    {
      ...three,
      rule: 'cards named or only counted',
      actions: `${opened}, 1 discard -7h8h9c +8dQc??, 2 discard +7c`,
      next: '3: draw 4',
    },
    { ...three, rule: 'told on its street', actions: `${opened}, 1 discard x3 @first-draw`, next: '2: draw 4' },
    {
      ...three,
      rule: 'told on another street',
      actions: `${opened}, 1 discard x3 @predraw`,
      fault: '3 wrong-street',
      next: '1: draw 4',
    },
  ]);
  it('is no action of a game without one', () => {
    expect(faultOf(play({ stacks: [1000, 1000], actions: '2 stand-pat' }))).toBe('0 action-not-in-game');
  });
});

describe('betting after the draw', () => {
  check([
    {
      ...three,
      rule: 'the opener speaks first',
      actions: '1 check, 2 bet 20, 3 call, 1 call, 1 stand-pat, 2 stand-pat, 3 stand-pat',
      next: '2: fold check bet 10-970 all-in 970',
    },
    {
      ...three,
      rule: 'who raised him does not',
      actions: '1 bet 20, 2 raise 40, 3 call, 1 call, 1 stand-pat, 2 stand-pat, 3 stand-pat',
      next: '1: fold check bet 10-950 all-in 950',
    },
    {
      ...three,
      rule: 'where he has folded, the next to his left',
      actions: '1 check, 2 bet 20, 3 raise 40, 1 call, 2 fold, 1 stand-pat, 3 stand-pat',
      next: '3: fold check bet 10-950 all-in 950',
    },
    {
      ...three,
      rule: 'where he is all-in, too',
      stacks: [1000, 30, 1000],
      actions: '1 check, 2 all-in, 3 call, 1 call, 1 stand-pat, 2 stand-pat, 3 stand-pat',
      next: '3: fold check bet 10-970 all-in 970',
    },
    {
      ...three,
      rule: 'fixed limit bets the big bet',
      betting: 'fixed-limit',
      stakes: { ante: 10, smallBet: 20, bigBet: 40 },
      actions: '1 bet, 2 call, 3 call, 1 stand-pat, 2 stand-pat, 3 stand-pat',
      next: '1: fold check bet 40',
    },
    { ...three, rule: 'is the last', actions: `${drawn}, 1 check, 2 check, 3 check`, next: 'over' },
  ]);
});

describe('a record that begins on the street of a draw', () => {
  const opening = { street: 'first-draw', pot: 60 } as const;
  check([
    { ...three, rule: 'may tell the draw', opening, actions: '1 discard x1, 2 stand-pat', next: '3: draw 4' },
    {
      ...three,
      rule: 'and the betting after it, from the left of the button',
      opening,
      actions: '1 discard x1, 2 stand-pat, 3 stand-pat',
      next: '1: fold check bet 10-1000 all-in 1000',
    },
    { ...three, rule: 'or begin after it', opening, actions: '1 check', next: '2: fold check bet 10-1000 all-in 1000' },
  ]);
});

describe('games with several draws, and with a board', () => {
  const two: Short = {
    spec: TWO_DRAWS,
    stakes: { smallBlind: 5, bigBlind: 10 },
    stacks: [1000, 1000, 1000],
    button: 3,
  };
  const called = '3 call, 1 call, 2 check';
  const exchange = '1 discard x1, 2 discard x1, 3 discard x1';
  const mixed: Short = { ...two, spec: DRAW_AND_BOARD };
  check([
    { ...two, rule: 'with blinds a passed round is no passed deal', actions: called, next: '1: draw 3' },
    {
      ...two,
      rule: 'betting follows each draw',
      actions: `${called}, ${exchange}`,
      next: '1: fold check bet 10-990 all-in 990',
    },
    {
      ...two,
      rule: 'a second draw follows',
      actions: `${called}, ${exchange}, 1 check, 2 check, 3 check`,
      next: '1: draw 3',
    },
    {
      ...two,
      rule: 'the last betting ends the hand',
      actions: `${called}, ${exchange}, 1 check, 2 check, 3 check, ${exchange}, 1 check, 2 check, 3 check`,
      next: 'over',
    },
    {
      ...two,
      rule: 'all-in hands draw to the end',
      stacks: [10, 10, 10],
      actions: `3 all-in, 1 all-in, ${exchange}, 1 stand-pat, 2 stand-pat`,
      next: '3: draw 3',
    },
    {
      ...mixed,
      rule: 'a draw waits for the betting before it',
      board: '2c7d9h',
      actions: `${called}, 1 check, 2 check, 3 check`,
      next: '1: draw 2',
    },
    {
      ...mixed,
      rule: 'the board card follows the draw',
      board: '2c7d9h',
      actions: `${called}, 1 check, 2 check, 3 check, ${exchange}`,
      next: 'open',
    },
    {
      ...mixed,
      rule: 'and then the betting',
      board: '2c7d9hJc',
      actions: `${called}, 1 check, 2 check, 3 check, ${exchange}`,
      next: '1: fold check bet 10-990 all-in 990',
    },
    {
      ...mixed,
      rule: 'a bet shows that the card was dealt',
      board: '2c7d9h',
      actions: `${called}, 1 check, 2 check, 3 check, ${exchange}, 1 bet 20`,
      next: '2: fold call 20 raise 40-990 all-in 990',
    },
    {
      ...mixed,
      rule: 'all-in hands see the flop, then draw',
      stacks: [10, 10, 10],
      board: '2c7d9h',
      actions: '3 all-in, 1 all-in',
      next: '1: draw 2',
    },
    {
      ...mixed,
      rule: 'all-in hands wait for the flop',
      stacks: [10, 10, 10],
      actions: '3 all-in, 1 all-in',
      next: 'open',
    },
    {
      ...mixed,
      rule: 'and may not bet meanwhile',
      stacks: [10, 10, 10],
      actions: '3 all-in, 1 all-in, 1 check',
      fault: '2 betting-over',
      next: 'open',
    },
  ]);
});

describe('openingLimit', () => {
  const pot: Short = { ...three, rules: { openingLimit: 'pot' } };
  check([
    { ...pot, rule: 'pot: the first bet is the pot at most', next: '1: fold check bet 10-30' },
    {
      ...pot,
      rule: 'pot: more is too much',
      actions: '1 bet 31',
      fault: '0 above-pot-limit',
      next: '1: fold check bet 10-30',
    },
    {
      ...pot,
      rule: 'pot: so is an all-in',
      actions: '1 all-in',
      fault: '0 above-pot-limit',
      next: '1: fold check bet 10-30',
    },
    {
      ...pot,
      rule: 'pot: a short stack may go all-in',
      stacks: [30, 1000, 1000],
      actions: '1 all-in',
      next: '2: fold call 20 raise 40-990 all-in 990',
    },
    { ...pot, rule: 'pot: passing leaves the limit to the next', actions: '1 check', next: '2: fold check bet 10-30' },
    { ...pot, rule: 'pot: a raise has none', actions: '1 bet 30', next: '2: fold call 30 raise 60-990 all-in 990' },
    { ...pot, rule: 'pot: nor has a bet after the draw', actions: drawn, next: '1: fold check bet 10-970 all-in 970' },
    { ...pot, rule: 'pot: chips carried in count', carriedIn: 15, next: '1: fold check bet 10-45' },
    {
      ...pot,
      rule: 'none: the stack is the limit',
      rules: { openingLimit: 'none' },
      actions: '1 bet 900',
      next: '2: fold call 900 all-in 990',
    },
    {
      ...pot,
      rule: 'pot: a game with blinds has been opened by them',
      spec: TWO_DRAWS,
      stakes: { smallBlind: 5, bigBlind: 10 },
      holes: {},
      next: '3: fold call 10 raise 20-1000 all-in 1000',
    },
  ]);
  it('cites the house on more than the pot, and says the limit', () => {
    const hand = handOf({ ...pot, actions: '1 bet 31' });
    expect(replay(hand).irregularity?.cites).toEqual(['custom/house-rule']);
    expect(replayDecisions(hand, replay(hand)).find(({ code }) => code === 'opening-limit')).toMatchObject({
      facts: { seat: 1, pot: 30, maxTo: 30 },
      cites: ['custom/house-rule'],
    });
  });
});

describe('openers', () => {
  const jacks: Short = { ...three, rules: { openers: 'jacks' } };
  const queens: Short = { ...three, rules: { openers: 'queens' } };
  it.each([
    { ...jacks, rule: 'jacks open', actions: '1 bet 20', fault: 'regular' },
    {
      ...queens,
      rule: 'IT-24: after a passed deal jacks do not',
      actions: '1 bet 20',
      fault: '0 opened-without-openers',
    },
    { ...queens, rule: 'an all-in opens like a bet', actions: '1 all-in', fault: '0 opened-without-openers' },
    { ...jacks, rule: 'a caller needs none', actions: '1 bet 20, 2 call, 3 call', fault: 'regular' },
    { ...jacks, rule: 'a raiser needs none', actions: '1 bet 20, 2 call, 3 raise 60', fault: 'regular' },
    { ...jacks, rule: 'tens do not open', actions: '1 check, 2 check, 3 bet 20', fault: '2 opened-without-openers' },
    {
      ...jacks,
      rule: 'a pair that came with the draw does not',
      actions: `${opened}, 1 discard -7h9c +JdAs`,
      fault: '0 opened-without-openers',
    },
    {
      ...jacks,
      rule: 'a pair that was split does',
      actions: '1 check, 2 check, 3 bet 20, 1 call, 2 call, 1 stand-pat, 2 stand-pat, 3 discard -Kc +9s',
      fault: 'regular',
    },
    {
      ...jacks,
      rule: 'a hand that stood pat is as it was dealt',
      actions: '1 check, 2 check, 3 bet 20, 1 call, 2 call, 1 stand-pat, 2 stand-pat, 3 stand-pat',
      fault: '2 opened-without-openers',
    },
    {
      ...jacks,
      rule: 'cards that are only counted tell nothing',
      actions: '1 check, 2 check, 3 bet 20, 1 call, 2 call, 1 stand-pat, 2 stand-pat, 3 discard x3',
      fault: 'regular',
    },
    {
      ...jacks,
      rule: 'nor do cards nobody saw',
      actions: '1 check, 2 check, 3 bet 20, 1 call, 2 call, 1 stand-pat, 2 stand-pat, 3 discard -7h?? +9sQh',
      fault: 'regular',
    },
    { ...jacks, rule: 'nor does a hand that is not told', holes: {}, actions: '1 bet 20', fault: 'regular' },
    {
      ...jacks,
      rule: 'none are asked for without the option',
      rules: {},
      actions: '1 check, 2 check, 3 bet 20',
      fault: 'regular',
    },
    {
      ...jacks,
      rule: 'the first bet after an all-in ante is no opening',
      stacks: [10, 1000, 10],
      actions: '1 stand-pat, 2 stand-pat, 3 stand-pat',
      fault: 'regular',
    },
  ])('$rule', ({ rule: _, fault, ...short }) => expect(faultOf(play(short))).toBe(fault));

  it('IT-PROOF: the fault tells the hand as dealt and cites the rules on opening', () => {
    const [found] = play({ ...queens, actions: '1 bet 20' }).noted;
    expect(found).toMatchObject({ facts: { openers: 'queens', cards: ['Js', 'Jd', 'As', '8d', 'Qc'] } });
    expect(found?.cites).toEqual(['custom/house-rule', 'custom/it-open', 'custom/it-proof']);
  });

  it.each([
    {
      rule: 'says that the opener was dealt openers',
      holes: HOLES,
      said: 'Seat 1 was dealt openers: Js Jd As 8d Qc, where a pair of jacks or better is asked for. [custom/house-rule custom/it-open]',
    },
    {
      rule: 'says that they are still to be proved where the hand is not told',
      holes: {},
      said: 'The hand seat 1 was dealt is not told: a pair of jacks or better is still to be proved. [custom/house-rule custom/it-open custom/it-proof]',
    },
  ])('$rule', ({ holes, said: text }) => expect(said({ ...jacks, holes, actions: '1 bet 20' })).toContain(text));

  it('a hand is told back through several draws', () => {
    const hand = handOf({
      spec: TWO_DRAWS,
      stakes: { smallBlind: 5, bigBlind: 10 },
      stacks: [1000, 1000],
      button: 1,
      holes: { 1: '2c3c4c5c7d' },
      actions:
        '1 call, 2 check, 2 stand-pat, 1 discard -KsQs +AhTc, 2 check, 1 check, 2 stand-pat, 1 discard -AhTcJd +2c3c7d',
    });
    expect([...(dealtHand(hand, seat(1)) ?? [])].sort()).toEqual(
      [...(handOf({ stacks: [1, 1], spec: TWO_DRAWS, holes: { 1: 'KsQsJd4c5c' } }).seats[0]?.hole ?? [])].sort(),
    );
  });
});

describe('cards of a draw that cannot be', () => {
  it.each([
    {
      rule: 'a card discarded that is held in the end',
      line: '1 discard -Js +As',
      faults: ['/actions/3/cards/0 duplicate-card'],
    },
    {
      rule: 'a card discarded that another holds',
      line: '1 discard -Ks +As',
      faults: ['/actions/3/cards/0 duplicate-card'],
    },
    {
      rule: 'a card discarded by two',
      line: '1 discard -Ah +As, 2 discard -Ah +7c',
      faults: ['/actions/4/cards/0 duplicate-card'],
    },
    {
      rule: 'a card discarded that is not in the deck',
      line: '1 discard -2h +As',
      faults: ['/actions/3/cards/0 card-outside-deck'],
    },
    { rule: 'a card drawn and not held', line: '1 discard -Ah +Ad', faults: ['/actions/3/drawn/0 drawn-not-held'] },
    { rule: 'a card drawn twice', line: '1 discard -AhAd +AsAs', faults: ['/actions/3/drawn/1 drawn-not-held'] },
    {
      rule: 'every fault at once',
      line: '1 discard -Js2h +AdAc',
      faults: [
        '/actions/3/drawn/0 drawn-not-held',
        '/actions/3/drawn/1 drawn-not-held',
        '/actions/3/cards/0 duplicate-card',
        '/actions/3/cards/1 card-outside-deck',
      ],
    },
    { rule: 'nothing wrong', line: '1 discard -AhAd +As8d, 2 discard -Ac??', faults: [] },
  ])('$rule', ({ line, faults }) => expect(violationsOf({ ...three, actions: `${opened}, ${line}` })).toEqual(faults));

  it('a card that came and went again was held', () => {
    const two: Short = {
      spec: TWO_DRAWS,
      stakes: { smallBlind: 5, bigBlind: 10 },
      stacks: [1000, 1000],
      button: 1,
      holes: { 1: '2c3c4c5c7d' },
    };
    const line = (second: string) =>
      `1 call, 2 check, 2 stand-pat, 1 discard -Ks +Ah, 2 check, 1 check, 2 stand-pat, 1 discard ${second}`;
    expect(violationsOf({ ...two, actions: line('-Ah +2c') })).toEqual([]);
    expect(violationsOf({ ...two, actions: line('x1') })).toEqual([]);
    expect(violationsOf({ ...two, actions: line('-Qh +2c') })).toEqual(['/actions/3/drawn/0 drawn-not-held']);
  });
  it('once the deck runs out discards come back', () => {
    const six = { ...three, stacks: [1000, 1000, 1000, 1000, 1000, 1000], button: 6, holes: { 1: 'JsJdAs8dQc' } };
    const line =
      '1 bet 20, 2 call, 3 call, 4 call, 5 call, 6 call, 1 discard -Kd +As, 2 discard x4, 3 stand-pat, 4 stand-pat, 5 stand-pat, 6 discard -Kd';
    expect(violationsOf({ ...six, actions: line })).toEqual([]);
    expect(
      violationsOf({
        ...six,
        actions: line.replace('x4', 'x0').replace('6 call, 1', '6 fold, 1').replace(', 6 discard -Kd', ''),
      }),
    ).toEqual([]);
  });
  it('the button is asked for: the order depends on it', () => {
    const asked = openHand({ ...setupOf({ ...three, actions: opened }), button: null });
    expect(asked.ok ? [] : asked.error.map(({ at, code }) => [at, code])).toEqual([[['button'], 'button-required']]);
  });
});

function settled(short: Short) {
  const hand = handOf(short);
  const read = replay(hand);
  const result = settle(hand, read.play, 1_000);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return { hand, read, settlement: result.value };
}

const said = (short: Short, language: 'en' | 'it' = 'en'): string[] => {
  const { hand, read, settlement } = settled(short);
  const steps = [...replayDecisions(hand, read), ...settleDecisions(hand, read.play, settlement)];
  return explain(steps, MESSAGES, speakerFor({ language, labels: new Map() })).map(
    ({ text, cites }) => `${text} [${cites.join(' ')}]`,
  );
};
const headlineOf = (short: Short, language: 'en' | 'it' = 'en'): string => {
  const { hand, settlement } = settled(short);
  const { code, facts } = headline(hand, settlement);
  return render(MESSAGES, code, facts, speakerFor({ language, labels: new Map() }));
};

describe('a deal everybody passes', () => {
  const passed: Short = { ...three, carriedIn: 5, actions: '1 check, 2 check, 3 check' };
  it('is over: nobody wins, and what is in stays for the next deal', () => {
    const { settlement } = settled(passed);
    expect(settlement).toMatchObject({
      outcome: 'settled',
      winners: [],
      carriedOver: 35,
      next: null,
      pots: [{ amount: 35, eligible: [1, 2, 3] }],
    });
    expect(settlement.payouts.map(({ won, net, finalStack }) => [won, net, finalStack])).toEqual([
      [0, -10, 990],
      [0, -10, 990],
      [0, -10, 990],
    ]);
  });
  it('is told so in both languages', () => {
    expect(headlineOf(passed)).toBe('Everybody passed: the 35 in the pot stays for the next deal');
    expect(headlineOf(passed, 'it')).toBe('Giro di passo: i 35 del piatto restano per la mano successiva');
    expect(said(passed).slice(-1)).toEqual([
      'Nobody opened, so nobody wins: 35 stays in the pot for the next deal. [custom/it-open]',
    ]);
    expect(said(passed)).toContain('Everybody passed: the deal is over without a bet. [custom/it-open]');
  });
  it.each([
    ['none', 'Nobody opened, so nobody wins: 35 stays in the pot for the next deal. [custom/it-open]'],
    ['jacks', 'The next deal is opened with a pair of queens or better. [custom/it-open]'],
    ['queens', 'The next deal is opened with a pair of kings or better. [custom/it-open]'],
    ['kings', 'The next deal is opened with a pair of kings or better. [custom/it-open]'],
  ] as const)('where openers are %s: "%s"', (openers, last) => {
    expect(said({ ...passed, rules: { openers } }).at(-1)).toBe(last);
  });
  it('an ante posted short takes no more than its share with it', () => {
    const { settlement } = settled({ ...passed, carriedIn: 0, stacks: [1000, 1000, 4], actions: '1 check, 2 check' });
    expect(settlement).toMatchObject({ carriedOver: 24, pots: [{ amount: 12 }, { amount: 12 }] });
  });
});

describe('the explanation of a draw', () => {
  const line = `${opened}, 1 discard x4, 2 discard x1, 3 stand-pat`;
  it('says who draws how many, and that the fourth card comes after the others', () => {
    expect(said({ ...three, actions: line }).slice(-10, -2)).toEqual(
      [
        'The betting is closed (before the draw): 90 in the pot. [custom/street-close]',
        'Cards are exchanged (draw): 4 at most. [custom/it-draw]',
        'Seat 1 draws 4 cards. [custom/it-draw]',
        'Who draws 4 gets the last when the others have drawn: so does seat 1. [custom/it-draw]',
        'Seat 2 draws one card. [custom/it-draw]',
        'Seat 3 stands pat. [custom/it-draw]',
        'Betting opens after the draw. [custom/opener-speaks]',
        'Seat 1 may bet: at least 10. [custom/bet-size]',
      ].concat(
        said({ ...three, actions: line })
          .slice(-8)
          .slice(8),
      ),
    );
  });
  it('says it in Italian', () => {
    const italian = said({ ...three, actions: line }, 'it');
    expect(italian).toContain("Chi cambia 4 carte riceve l'ultima dopo gli altri: così posto 1. [custom/it-draw]");
    expect(italian).toContain('Posto 3 è servito. [custom/it-draw]');
    expect(italian).toContain('Si apre il giro di puntate dopo il cambio. [custom/opener-speaks]');
  });
  it('cites the custom where the game has no clause of its own', () => {
    expect(
      said({
        spec: TWO_DRAWS,
        stakes: { smallBlind: 5, bigBlind: 10 },
        stacks: [1000, 1000, 1000],
        button: 3,
        actions: '3 call, 1 call, 2 check, 1 discard x3',
      }),
    ).toContain('Seat 1 draws 3 cards. [custom/draw]');
  });
  it('names who is to draw', () => {
    expect(headlineOf({ ...three, actions: opened })).toBe('Seat 1 is to draw, up to 4');
    expect(headlineOf({ ...three, actions: opened }, 'it')).toBe('Tocca al posto 1 cambiare, fino a 4 carte');
  });
  it('the hand held in the end decides', () => {
    const { settlement } = settled({ ...three, actions: `${drawn}, 1 check, 2 check, 3 check` });
    expect(settlement.winners).toEqual([2]);
  });
});

const WORDS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;

/** What the seat whose turn it is may do, and some of what it may not. */
function candidates(short: Short): ActionSetup[] {
  const {
    play: { toAct },
    bounds,
  } = play(short);
  if (toAct === null) return [];
  const { seat } = toAct;
  if (toAct.kind === 'draw')
    return [
      { seat, action: 'stand-pat' },
      ...[0, 1, 2, 3, 4, 5].map((count): ActionSetup => ({ seat, action: 'discard', count })),
    ];
  const totals = [bounds?.price ?? 0, bounds?.minTo ?? 0, (bounds?.minTo ?? 0) + 3];
  return WORDS.flatMap((action): ActionSetup[] => [{ seat, action }, ...totals.map((to) => ({ seat, action, to }))]);
}

const games = fc.record({
  spec: fc.constantFrom(ONE_DRAW, TWO_DRAWS),
  stacks: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 5 }),
  betting: fc.constantFrom('no-limit', 'pot-limit', 'fixed-limit'),
  openingLimit: fc.constantFrom('none', 'pot'),
  dice: fc.array(fc.nat(10_000), { maxLength: 30 }),
});
type Game = typeof games extends fc.Arbitrary<infer T> ? T : never;

const shortOf = ({ spec, stacks, betting, openingLimit }: Game): Short => ({
  spec,
  stacks,
  betting,
  button: stacks.length,
  rules: { openingLimit },
  stakes: spec === ONE_DRAW ? { ante: 2 } : { smallBlind: 1, bigBlind: 2 },
});

/** Plays as the dice say; one in `odds` does whatever comes to mind. */
function historyOf(game: Game, odds: number): readonly ActionSetup[] {
  const short = shortOf(game);
  let actions: readonly ActionSetup[] = [];
  for (const roll of game.dice) {
    const all = candidates({ ...short, actions });
    const legal = all.filter(
      (made) => made.action !== 'fold' && faultOf(play({ ...short, actions: [...actions, made] })) === 'regular',
    );
    const from = roll % odds === 0 ? all : legal;
    const made = from[Math.floor(roll / odds) % Math.max(1, from.length)];
    if (made === undefined) break;
    actions = [...actions, made];
  }
  return actions;
}

const holds = (property: (game: Game) => void): void =>
  fc.assert(
    fc.property(games, (game) => void property(game)),
    { seed: 20_240_604, numRuns: 150 },
  );

describe('whatever is drawn', () => {
  it('a prefix of a history is read as a prefix', () => {
    holds((game) => {
      const short = shortOf(game);
      const actions = historyOf(game, 9);
      const whole = play({ ...short, actions });
      actions.forEach((_, n) => {
        const part = play({ ...short, actions: actions.slice(0, n) });
        expect(whole.events.slice(0, part.events.length)).toEqual(part.events);
        expect(part.irregularity).toEqual(n > whole.actionsRead ? whole.irregularity : null);
      });
    });
  });
  it('chips balance', () => {
    holds((game) => {
      const short: Short = { ...shortOf(game), actions: historyOf(game, 11), carriedIn: 1 };
      const { settlement, read } = settled(short);
      if (settlement.outcome !== 'settled') return;
      const put = read.play.contributions.reduce((sum, c) => sum + c.wager + c.dead, 1);
      expect(settlement.payouts.reduce((sum, p) => sum + p.won + p.returned, settlement.carriedOver)).toBe(put);
    });
  });
  it('every seat left draws once each draw, in order, and nobody bets meanwhile', () => {
    holds((game) => {
      const { events } = play({ ...shortOf(game), actions: historyOf(game, 1_000_000) });
      let order: number[] = [];
      const folded = new Set<number>();
      let drawing = false;
      for (const event of events) {
        if (event.kind === 'acted' && event.made === 'fold') folded.add(event.bounds.seat);
        if (event.kind === 'acted') expect(drawing).toBe(false);
        if (event.kind === 'draw-opened') {
          drawing = true;
          order = game.stacks.map((_, i) => i + 1).filter((seat) => !folded.has(seat));
        }
        if (event.kind === 'drew') {
          expect(event.seat).toBe(order.shift());
          drawing = order.length > 0;
        }
      }
    });
  });
  it('every step is said in both languages and cites a rule that exists', () => {
    holds((game) => {
      const hand = handOf({ ...shortOf(game), actions: historyOf(game, 5) });
      const steps = replayDecisions(hand, replay(hand));
      for (const { cites, code } of steps)
        expect([code, cites.length > 0 && cites.every((id) => findCitation(id) !== undefined)]).toEqual([code, true]);
      for (const language of ['en', 'it'] as const)
        for (const { text } of explain(steps, MESSAGES, speakerFor({ language, labels: new Map() })))
          expect(text).not.toMatch(/undefined|NaN|null|predraw|-draw/);
    });
  });
});

it('actions in short read exchanges of cards', () => {
  expect(actionsOf('1 discard x2 -AhKd +7c??')).toMatchObject([
    { seat: 1, action: 'discard', count: 2, cards: [50, 45], drawn: [20, null] },
  ]);
});
