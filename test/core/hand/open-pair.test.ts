import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import type { Language } from '../../../src/core/kernel/language.ts';
import { faultOf, handOf, nextOf, play, type Short } from '../betting/support.ts';

const PAIR = ['????9h4s', '????KsKd', '????Tc3d'];
const NO_PAIR = ['????9h4s', '????KsQd', '????Tc3d'];

/** Fourth street of a limit game under Robert's Rules: small bets of 5, big ones of 10, seat 2 speaks first. */
const fourth = (hands: readonly string[], actions = '', more: Partial<Short> = {}): Short => ({
  variant: 'seven-card-stud',
  rulebook: 'roberts-11',
  stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
  button: hands.length,
  stacks: hands.map(() => 500),
  holes: Object.fromEntries(hands.map((hole, i) => [i + 1, hole])),
  opening: { street: 'fourth', pot: 9 },
  actions,
  ...more,
});

describe('with an open pair on fourth street', () => {
  test.each([
    ['the small or the big bet may be made', '', '2: fold check bet 5-10'],
    ['by anybody, whoever shows the pair', '2 check', '3: fold check bet 5-10'],
    ['a small bet may be raised by either', '2 bet 5', '3: fold call 5 raise 10-15'],
    ['and so on', '2 bet 5, 3 raise 10', '1: fold call 10 raise 15-20'],
    ['a big bet is raised by big bets only', '2 bet 10', '3: fold call 10 raise 20'],
    ['after a big raise all are big', '2 bet 5, 3 raise 15', '1: fold call 15 raise 25'],
    ['as after a big one on a small one', '2 bet 5, 3 raise 10, 1 raise 20', '2: fold call 20 raise 30'],
    ['raises are counted whatever their size', '2 bet 5, 3 raise 10, 1 raise 20, 2 raise 30', '3: fold call 30'],
    ['a bet nobody sized is the small one', '2 bet', '3: fold call 5 raise 10-15'],
    ['the pair of who folds keeps it open', '2 fold', '3: fold check bet 5-10'],
  ])('%s (%s)', (_, actions, next) => {
    const read = play(fourth(PAIR, actions));
    expect(faultOf(read)).toBe('regular');
    expect(nextOf(read)).toBe(next);
  });

  test.each([
    ['nothing in between', '2 bet 7', '0 wrong-limit-size'],
    ['nor above', '2 bet 15', '0 wrong-limit-size'],
    ['no small raise of a big bet', '2 bet 10, 3 raise 15', '1 wrong-limit-size'],
  ])('%s (%s)', (_, actions, fault) => {
    expect(faultOf(play(fourth(PAIR, actions)))).toBe(fault);
  });

  test.each([
    // Below the small bet it is completed to either; above it the small bet is made and the rest is short.
    ['an all-in of less than half is completed', [500, 2, 500], '2 all-in', '3: fold call 2 raise 5-10 complete 5'],
    ['one of half a small bet is raised', [500, 3, 500], '2 all-in', '3: fold call 3 raise 8-13'],
    ['one above the small bet has made it', [500, 7, 500], '2 all-in', '3: fold call 7 raise 10-15 complete 10'],
    ['and from half a bet more on it is a raise', [500, 8, 500], '2 all-in', '3: fold call 8 raise 13-18'],
    ['one of the big bet is the big bet', [500, 10, 500], '2 all-in', '3: fold call 10 raise 20'],
    ['who has only the small bet may bet that', [500, 500, 7], '2 check', '3: fold check bet 5-7 all-in 7'],
  ])('%s', (_, stacks, actions, next) => {
    const read = play(fourth(PAIR, actions, { stacks }));
    expect(faultOf(read)).toBe('regular');
    expect(nextOf(read)).toBe(next);
  });
});

describe('the bet stays small', () => {
  test.each<[string, Short]>([
    ['without a pair', fourth(NO_PAIR)],
    ['where only a folded hand has one', fourth(PAIR, '', { statuses: { 2: 'folded' } })],
    ['where the cards that would pair are not told', fourth(['????9h4s', '????Ks??', '????Tc3d'], '2 check')],
    ['where a pair lies half face down', fourth(['9c??9h4s', '????KsQd', '????Tc3d'])],
    ['in the TDA', fourth(PAIR, '', { rulebook: 'tda-2024' })],
    ['in a house of its own rule', fourth(PAIR, '', { rules: { openPairBigBet: 'none' } })],
    ['in high-low', fourth(PAIR, '', { variant: 'seven-card-stud-hi-lo' })],
    ['in razz', fourth(['????9h4s', '????KsKd', '????Tc3d'], '', { variant: 'razz' })],
  ])('%s', (_, short) => {
    expect(nextOf(play(short))).toMatch(/: fold check bet 5$/);
  });

  test('and on later streets it is big anyway', () => {
    const hands = ['????9h4s2d', '????KsKd8c', '????Tc3d7h'];
    expect(nextOf(play(fourth(hands, '', { opening: { street: 'fifth', pot: 9 } })))).toBe('2: fold check bet 10');
  });

  test('in no-limit a pair changes nothing', () => {
    expect(nextOf(play(fourth(PAIR, '', { betting: 'no-limit' })))).toBe('2: fold check bet 5-500 all-in 500');
  });

  test('in any rulebook the house may have it', () => {
    const short = fourth(PAIR, '', { rulebook: 'tda-2024', rules: { openPairBigBet: 'any-player' } });
    expect(nextOf(play(short))).toBe('2: fold check bet 5-10');
  });
});

test('the pair made on the way is seen in a whole history', () => {
  const actions = '3 bring-in, 1 call, 2 call, 2 bet 10, 3 call, 1 fold';
  const hands = ['2c2h9h4s', '7c7hKsKd', 'AcAhTc3d'].map((hole) => hole.slice(0, 4) + hole.slice(4));
  const low = ['2c7hTh4s', '7c8hKsKd', 'AcAh3c3d'];
  expect(faultOf(play(fourth(hands, '', { opening: { street: 'fourth', pot: 9 } })))).toBe('regular');
  const { opening: _, ...whole } = fourth(low, actions);
  expect(faultOf(play(whole))).toBe('regular');
  expect(faultOf(play({ ...whole, rulebook: 'tda-2024' }))).toBe('3 wrong-limit-size');
});

describe('the explanation', () => {
  const said = (short: Short, language: Language) => {
    const hand = handOf(short);
    const speaker = speakerFor({ language, labels: new Map() });
    return explain(replayDecisions(hand, replay(hand)), REPLAY_MESSAGES, speaker);
  };

  test('says that the pair leaves the choice, with the rule', () => {
    const steps = said(fourth(PAIR, '2 bet 5'), 'en');
    const pair = steps.find(({ code }) => code === 'open-pair-big-bet');
    expect(pair?.text).toBe('Seat 2 shows a pair: bets and raises may be 5 or 10, and after one of 10 all are.');
    expect(pair?.cites).toEqual(['roberts-11/seven-card-stud-4']);
    expect(steps.find(({ code }) => code === 'limit-choice')?.text).toBe(
      'Fixed limit with an open pair: seat 2 may bet exactly 5 or 10.',
    );
  });

  test('and in Italian', () => {
    const texts = said(fourth(PAIR, '2 bet 7'), 'it').map(({ text }) => text);
    expect(texts).toContain(
      'Posto 2 mostra una coppia: si può puntare e rilanciare di 5 o di 10; dopo la prima da 10 sono tutte da 10.',
    );
    expect(texts).toContain('Nel limit posto 2 può andare solo a 5 o, con la coppia scoperta, a 10, non a 7.');
  });

  test('a wrong size rests on the rule of the pair where that leaves the choice', () => {
    const { irregularity } = play(fourth(PAIR, '2 bet 7'));
    expect(irregularity?.facts).toMatchObject({ to: 7, expected: 5, maxTo: 10 });
    expect(irregularity?.cites).toEqual(['custom/limit-size', 'roberts-11/seven-card-stud-4']);
  });
});
