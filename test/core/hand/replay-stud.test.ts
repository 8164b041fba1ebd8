import { describe, expect, it, test } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { settle } from '../../../src/core/hand/settle.ts';
import type { Language } from '../../../src/core/kernel/language.ts';
import { cards } from '../../support/core.ts';
import { faultOf, handOf, nextOf, play, type Short, violationsOf } from '../betting/support.ts';

const LIMITS = { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 };

/** Hands by seat from 1, every stack 500, the button at the last seat. */
function stud(variant: string, hands: readonly (string | null)[], more: Partial<Short> = {}): Short {
  return {
    variant,
    stakes: LIMITS,
    button: hands.length,
    stacks: hands.map(() => 500),
    holes: Object.fromEntries(hands.map((hole, i) => [i + 1, hole])),
    ...more,
  };
}

const door = (cards: string): string[] => cards.split(' ').map((card) => `????${card}`);
const actor = (short: Short): number | undefined => play(short).play.toAct?.seat;

describe('the bring-in falls to', () => {
  test.each([
    ['the lowest card up', 'seven-card-stud', '9h 3s Kd', 2],
    ['a deuce before an ace', 'seven-card-stud', 'As 2s Ac', 2],
    ['clubs below diamonds', 'seven-card-stud', '4d 4c 9h', 2],
    ['diamonds below hearts', 'seven-card-stud', '4h 4d 4s', 2],
    ['hearts below spades', 'seven-card-stud', '4s Kd 4h', 3],
    ['the lowest card up in high-low too', 'seven-card-stud-hi-lo', '9h As 8c', 3],
    ['the lowest card up without a qualifier', 'seven-card-stud-hi-lo-no-qualifier', '2s 2h Ah', 2],
    ['the highest card up in razz', 'razz', '9h Ks 3d', 2],
    ['spades above hearts in razz', 'razz', 'Kh Ks Qc', 2],
    ['hearts above diamonds in razz', 'razz', 'Kd Kh Kc', 2],
    ['a deuce in razz before an ace, which is low', 'razz', 'As Ad 2c', 3],
    ['the highest card up in London lowball, aces low', 'london-lowball', 'As Qh 3d', 2],
    ['an ace in deuce-to-seven razz', 'deuce-to-seven-razz', 'Kh Ac 3d', 2],
    ['the higher suit of two aces there', 'deuce-to-seven-razz', 'Ah As Kd', 2],
  ])('%s (%s: %s)', (_, variant, up, seat) => {
    const read = play(stud(variant, door(up)));
    expect(nextOf(read)).toBe(`${seat}: fold bring-in 2 complete 5`);
  });

  test('the lowest of two cards in five-card stud', () => {
    expect(nextOf(play(stud('five-card-stud', ['??9h', '??3s', '??3d'])))).toBe('3: fold bring-in 2 complete 5');
  });

  test('the seat wherever the button is, and without one', () => {
    for (const button of [1, 2, 3, 9]) expect(actor(stud('razz', door('9h Ks 3d'), { button }))).toBe(2);
  });

  test('the lowest of those who have not folded before', () => {
    const statuses = { 2: 'folded' } as const;
    expect(actor(stud('seven-card-stud', door('9h 3s Kd'), { statuses }))).toBe(1);
  });

  test('the next to the left of a hand that is all-in for the ante', () => {
    const short = stud('seven-card-stud', door('9h 3s Kd'), { stacks: [500, 1, 500] });
    expect(nextOf(play(short))).toBe('3: fold bring-in 2 complete 5');
  });

  test('the next to the left of one who folds it', () => {
    const short = stud('seven-card-stud', door('9h 3s Kd'), { actions: '2 fold' });
    expect(nextOf(play(short))).toBe('3: fold bring-in 2 complete 5');
  });
});

describe('betting on a bring-in', () => {
  const UP = door('9h 3s Kd Jc');
  test.each([
    ['', '2: fold bring-in 2 complete 5'],
    ['2 bring-in', '3: fold call 2 raise 5 complete 5'],
    ['2 bring-in 2', '3: fold call 2 raise 5 complete 5'],
    ['2 bring-in =2', '3: fold call 2 raise 5 complete 5'],
    ['2 complete', '3: fold call 5 raise 10'],
    ['2 complete 5', '3: fold call 5 raise 10'],
    ['2 bring-in, 3 complete', '4: fold call 5 raise 10'],
    ['2 bring-in, 3 raise 5', '4: fold call 5 raise 10'],
    ['2 bring-in, 3 call, 4 call', '1: fold call 2 raise 5 complete 5'],
    // Completing is the bet; three raises follow it.
    ['2 bring-in, 3 complete, 4 raise, 1 raise', '2: fold call 15 raise 20'],
    ['2 bring-in, 3 complete, 4 raise, 1 raise, 2 raise', '3: fold call 20'],
    // Everybody who only called the bring-in may raise the completion, and so may who brought it in.
    ['2 bring-in, 3 call, 4 call, 1 complete', '2: fold call 5 raise 10'],
    ['2 bring-in, 3 call, 4 call, 1 complete, 2 fold', '3: fold call 5 raise 10'],
  ])('"%s" leaves %s', (actions, next) => {
    expect(nextOf(play(stud('seven-card-stud', UP, { actions })))).toBe(next);
  });

  test('is over when all have called: the bring-in has no option', () => {
    const read = play(stud('seven-card-stud', UP, { actions: '2 bring-in, 3 call, 4 call, 1 call' }));
    expect(read.play.toDeal).toEqual({ kind: 'deal', street: 'fourth', cards: 4 });
    expect(nextOf(read)).toBe('open');
  });

  test('reopens for callers of a bring-in above half the small bet', () => {
    const stakes = { ...LIMITS, bringIn: 4 };
    const actions = '2 bring-in, 3 call, 4 call, 1 complete';
    expect(nextOf(play(stud('seven-card-stud', UP, { stakes, actions })))).toBe('2: fold call 5 raise 10');
  });

  test('a short bring-in leaves the price alone', () => {
    const short = stud('seven-card-stud', UP, { stacks: [500, 2, 500, 500], actions: '2 bring-in' });
    expect(nextOf(play(short))).toBe('3: fold call 2 raise 5 complete 5');
    expect(play(short).play.contributions[1]).toMatchObject({ wager: 1, dead: 1 });
  });

  test.each([
    // 3 in front: less than half of the bet is completed, half or more is raised.
    [4, 10, '2 bring-in, 3 all-in', '4: fold call 3 raise 10 complete 10'],
    [7, 10, '2 bring-in, 3 all-in', '4: fold call 6 raise 16'],
  ])('an all-in of %d before the ante into a bet of %d', (stack, smallBet, actions, next) => {
    const stakes = { ...LIMITS, smallBet, bigBet: 2 * smallBet };
    const stacks = [500, 500, stack, 500];
    expect(nextOf(play(stud('seven-card-stud', UP, { stakes, stacks, actions })))).toBe(next);
  });

  test('in no-limit the first bet completes, or is more', () => {
    const short = stud('seven-card-stud', UP, { betting: 'no-limit' });
    expect(nextOf(play(short))).toBe('2: fold bet 5-499 bring-in 2 complete 5 all-in 499');
    expect(nextOf(play({ ...short, actions: '2 bring-in' }))).toBe('3: fold call 2 raise 5-499 complete 5 all-in 499');
    expect(nextOf(play({ ...short, actions: '2 bring-in, 3 raise 30' }))).toBe(
      '4: fold call 30 raise 60-499 all-in 499',
    );
  });

  test('in pot-limit at most the pot', () => {
    const short = stud('seven-card-stud', UP, { betting: 'pot-limit', actions: '2 bring-in' });
    expect(nextOf(play(short))).toBe('3: fold call 2 raise 5-10 complete 5');
  });
});

describe('irregular on the first street', () => {
  const UP = door('9h 3s Kd');
  test.each([
    ['1 bring-in', '0 bring-in-from-wrong-seat'],
    ['1 call', '0 out-of-turn'],
    ['1 complete', '0 out-of-turn'],
    ['2 check', '0 bring-in-missing'],
    ['2 call', '0 bring-in-missing'],
    ['2 bet 5', '0 bring-in-missing'],
    ['2 bring-in 3', '0 wrong-bring-in'],
    ['2 bring-in =1', '0 wrong-bring-in'],
    ['2 complete 6', '0 wrong-limit-size'],
    ['2 bring-in, 3 bring-in', '1 no-bring-in-due'],
    ['2 bring-in, 1 bring-in', '1 out-of-turn'],
    ['2 bring-in, 3 check', '1 check-facing-bet'],
    ['2 bring-in @fourth', '0 wrong-street'],
    ['2 complete, 3 complete', '1 nothing-to-complete'],
  ])('"%s" is %s', (actions, code) => {
    expect(faultOf(play(stud('seven-card-stud', UP, { actions })))).toBe(code);
  });

  test('names who owes it', () => {
    const { irregularity } = play(stud('seven-card-stud', UP, { actions: '1 bring-in' }));
    expect(irregularity?.facts).toMatchObject({ seat: 1, toAct: 2 });
    expect(irregularity?.cites).toEqual(['custom/bring-in']);
  });

  test('a bring-in has no place in a game without one', () => {
    expect(faultOf(play({ stacks: [100, 100], actions: '1 bring-in' }))).toBe('0 action-not-in-game');
    expect(faultOf(play(stud('telesina', ['??9h', '??Kd'], { actions: '2 bring-in' })))).toBe('0 action-not-in-game');
  });
});

describe('later streets are opened by', () => {
  test.each([
    ['the higher card', 'seven-card-stud', ['9h4s', '8sKd', 'Tc2d'], 2],
    ['a pair before high cards', 'seven-card-stud', ['AhKs', '2s2d', 'Tc3d'], 2],
    ['the higher of two pairs', 'seven-card-stud', ['3h3s', '2s2d', 'AcKd'], 1],
    ['the second card where the first are equal', 'seven-card-stud', ['Ah9s', 'AsTd', 'Tc3d'], 2],
    ['three of a kind before two pair', 'seven-card-stud', ['AhAsKhKd', '2s2d2c5h', '3c4d7c9h'], 2],
    ['two pair before a pair', 'seven-card-stud', ['AhAsKh9d', '2s2d3c3h', '4c5d7c9h'], 2],
    ['the best hand in high-low', 'seven-card-stud-hi-lo', ['2h4s', '8sKd', 'Tc3d'], 2],
    ['four to a straight or flush never', 'seven-card-stud', ['5h6h7h8h', '2s2d9cKh', '4c5d7c9h'], 2],
    ['the lowest hand in razz', 'razz', ['9h4s', '8sKd', '9c2d'], 3],
    ['aces low in razz', 'razz', ['2h4s', 'As4d', 'Tc3d'], 2],
    ['no pair before a pair in razz', 'razz', ['2h2s', 'KsQd', 'AcAd'], 2],
    ['the lower pair in razz', 'razz', ['3h3s', '2s2d', 'AcAd'], 3],
    ['aces high in deuce-to-seven razz', 'deuce-to-seven-razz', ['2h4s', 'As3d', 'Tc3h'], 1],
    ['the lowest hand in London lowball', 'london-lowball', ['2h4s', 'As4d', 'Tc3d'], 2],
    ['equal hands: left of the button', 'seven-card-stud', ['KhQs', 'KsQd', 'Tc3d'], 1],
    ['equal low hands: left of the button', 'razz', ['Kh3s', '4s2d', '4c2h'], 2],
  ])('%s (%s: %j)', (_, variant, up, seat) => {
    const opening = { street: up[0]?.length === 4 ? 'fourth' : 'sixth', pot: 30 } as const;
    const hands = up.map((cards) => `????${cards}`);
    expect(actor(stud(variant, hands, { opening }))).toBe(seat);
  });

  test.each([
    [3, 1],
    [1, 2],
    [2, 1],
  ])('button %d: of equal hands at seats 1 and 2, seat %d', (button, seat) => {
    const opening = { street: 'fourth', pot: 9 } as const;
    expect(actor(stud('seven-card-stud', ['????KhQs', '????KsQd', '????Tc3d'], { button, opening }))).toBe(seat);
  });

  test('the best of those left when better hands have folded', () => {
    const hands = ['????AhAs', '????KsKd', '????Tc3d'];
    const actions = '3 bring-in, 1 fold, 2 call';
    expect(actor(stud('seven-card-stud', hands, { actions }))).toBe(2);
    expect(nextOf(play(stud('seven-card-stud', hands, { actions: '3 bring-in, 1 fold, 2 call, 1 check' })))).toMatch(
      /^2:/,
    );
  });

  test('the next to the left where the best hand is all-in', () => {
    const hands = ['????9hTs', '????KsKd', '????3dTc'];
    const short = stud('seven-card-stud', hands, { stacks: [500, 3, 500], actions: '3 bring-in, 1 call, 2 call' });
    expect(actor(short)).toBe(3);
  });

  test('small bets on third and fourth, big bets from fifth on', () => {
    const hands = ['????4h5s6h7c', '????KsKdQcJh', '????Tc3d2h2s'];
    const next = (street: 'fourth' | 'fifth' | 'sixth') =>
      nextOf(play(stud('seven-card-stud', hands, { opening: { street, pot: 9 } })));
    expect(next('fourth')).toBe('2: fold check bet 5');
    expect(next('fifth')).toBe('2: fold check bet 10');
    expect(next('sixth')).toBe('2: fold check bet 10');
  });
});

describe('telesina', () => {
  const short = (hands: readonly string[], more: Partial<Short> = {}): Short =>
    stud('telesina', hands, { rulebook: 'guida-poker', stakes: { ante: 5 }, ...more });
  test.each([
    ['the highest card', ['??9h', '??Jc', '??Kd', '??8s'], 3],
    ['hearts before diamonds', ['??Kd', '??Kh', '??9d', '??8s'], 2],
    ['clubs before spades', ['??Ks', '??Kc', '??9d', '??8s'], 2],
  ])('%s speaks first', (_, hands, seat) => {
    expect(nextOf(play(short(hands)))).toBe(`${seat}: fold check bet 5-495 all-in 495`);
  });

  test('later the best combination, by the suit of its highest card outside the pair', () => {
    const opening = { street: 'fourth', pot: 20 } as const;
    expect(actor(short(['??KsKcQd', '??KdKhQs', '??9d8d7d', '??AsJcTc'], { opening }))).toBe(1);
    const rules = { suitCompare: 'top-suit-in-group' } as const;
    expect(actor(short(['??KsKcQd', '??KdKhQs', '??9d8d7d', '??AsJcTc'], { opening, rules }))).toBe(2);
  });

  test('where suits do not decide, equal cards go by position', () => {
    const rules = { suitTieBreak: 'none' } as const;
    expect(actor(short(['??Kd', '??Kh', '??9d', '??8s'], { rules }))).toBe(1);
    expect(actor(short(['??Kd', '??Kh', '??9d', '??8s'], { rules, button: 1 }))).toBe(2);
  });

  test('two players are dealt from the nines up', () => {
    const rulebook = 'tda-2024';
    expect(violationsOf(short(['??8h', '??9d'], { rulebook }))).toEqual(['/seats/0/hole/1 card-outside-deck']);
    expect(violationsOf(short(['??9h', '??9d']))).toEqual([]);
  });
});

/** How a hand that is settled as far as it goes stands: who wins, or what is asked or comes next. */
function outcomeOf(short: Short) {
  const hand = handOf(short);
  const settled = settle(hand, replay(hand).play, 1_000);
  if (settled.ok) return settled.value.next ?? settled.value.payouts.map(({ won }) => won);
  return settled.error.kind === 'impossible' ? settled.error.violations : settled.error;
}

describe('cards nobody has seen', () => {
  test('are asked for where they decide', () => {
    expect(outcomeOf(stud('seven-card-stud', ['??????', '????3s', '????Kd']))).toEqual([
      { code: 'up-cards-needed', at: ['seats', 0, 'hole'], facts: { seat: 1, street: 'third' } },
    ]);
  });

  test.each([
    ['seven-card-stud', ['??????', '????2c', '????Kd'], 2],
    ['seven-card-stud', ['????2d', '??????', '????2c'], 3],
    // The deuce of clubs lies elsewhere, so nothing is lower than the deuce of diamonds.
    ['seven-card-stud', ['??????', '????2d', '2c??Kd'], 2],
    ['razz', ['??????', '????Ks', '????3d'], 2],
  ])('are not where nothing can be before what is known (%s %j)', (variant, hands, seat) => {
    expect(actor(stud(variant, hands))).toBe(seat);
  });

  test('the history tells who owed the bring-in', () => {
    const hands = ['??????', '????3s', '????Kd'];
    expect(nextOf(play(stud('seven-card-stud', hands, { actions: '1 bring-in' })))).toMatch(/^2: fold call 2/);
    expect(nextOf(play(stud('seven-card-stud', hands, { actions: '2 bring-in' })))).toMatch(/^3: fold call 2/);
    expect(faultOf(play(stud('seven-card-stud', hands, { actions: '3 bring-in' })))).toBe('0 bring-in-from-wrong-seat');
  });

  test('a whole history is read without any card', () => {
    const actions =
      '2 bring-in, 3 call, 1 fold, 3 check, 2 bet, 3 call, 2 bet 10, 3 raise 20, 2 call, 2 check, 3 check, 3 bet, 2 fold';
    const short = stud('seven-card-stud', [null, null, null], { actions });
    expect(faultOf(play(short))).toBe('regular');
    expect(outcomeOf(short)).toEqual([0, 0, 57]);
  });

  test('with no history yet the first cards are to come', () => {
    expect(outcomeOf(stud('seven-card-stud', [null, null, null]))).toEqual({ kind: 'deal', street: 'third', cards: 9 });
  });
});

describe('cards to come', () => {
  const THREE = ['9h9d3s', 'KcQc2d', '8h7h6h'];
  const called = '2 bring-in, 3 call, 1 call';

  test('are dealt street by street', () => {
    expect(outcomeOf(stud('seven-card-stud', THREE, { actions: called }))).toEqual({
      kind: 'deal',
      street: 'fourth',
      cards: 3,
    });
  });

  test('decide nothing before they lie, even when all are all-in', () => {
    const short = stud('seven-card-stud', THREE, { stacks: [3, 3, 3], actions: called });
    expect(outcomeOf(short)).toEqual({ kind: 'deal', street: 'fourth', cards: 3 });
  });

  test('a hand all seen to the end is settled', () => {
    const seven = ['9h9d3s4s5s6c2h', 'KcQc2dKdKhAsAd', '8h7h6hJsTdTs3c'];
    const short = stud('seven-card-stud', seven, { stacks: [3, 3, 3], actions: called });
    expect(outcomeOf(short)).toEqual([0, 9, 0]);
  });

  test.each([
    [['9h9d', 'KcQc2d'], '/seats/0/hole impossible-hole-count'],
    [['9h9d3s4s5s6c2h7h', 'KcQc2d'], '/seats/0/hole impossible-hole-count'],
  ])('%j: each seat has as many cards as some street brings', (hands, violation) => {
    expect(violationsOf(stud('seven-card-stud', hands))).toEqual([violation]);
  });
});

describe('a stud hand asks for', () => {
  test.each([
    [{ ante: 1, smallBet: 5, bigBet: 10 }, ['/stakes/bringIn bring-in-needed']],
    [{ ante: 1, bringIn: 2 }, ['/stakes/smallBet small-bet-needed']],
    [{ ante: 1 }, ['/stakes/bringIn bring-in-needed', '/stakes/smallBet small-bet-needed']],
    [{ bringIn: 5, smallBet: 5 }, ['/stakes/bringIn bring-in-above-small-bet']],
    [{ bringIn: 2, smallBet: 5 }, []],
  ])('%j', (stakes, violations) => {
    expect(violationsOf(stud('razz', door('9h Ks 3d'), { stakes }))).toEqual(violations);
  });
});

describe('a record that begins in mid-hand', () => {
  test('on the first street finds the antes in, and the bring-in still owed', () => {
    const opening = { street: 'third', pot: 3 } as const;
    const short = stud('seven-card-stud', door('9h 3s Kd'), { opening });
    expect(nextOf(play(short))).toBe('2: fold bring-in 2 complete 5');
    expect(play(short).play.contributions.every(({ dead }) => dead === 0)).toBe(true);
    const stakes = { smallBet: 5 };
    expect(violationsOf({ ...short, stakes })).toEqual(['/stakes/bringIn bring-in-needed']);
    expect(violationsOf({ ...short, stakes, opening: { street: 'fourth', pot: 3 } })).toEqual([]);
  });

  test('cards shown in the end make the hand, whatever their order', () => {
    const opening = { street: 'seventh', pot: 90 } as const;
    const shown = [
      { seat: 1, action: 'check' as const },
      { seat: 2, action: 'check' as const },
      { seat: 1, action: 'show' as const, cards: cards('As Ah Ad 2c 3d 5h 7s') },
      { seat: 2, action: 'show' as const, cards: cards('Ks Kh Kd 2h 3c 5d 7h') },
    ];
    expect(outcomeOf(stud('seven-card-stud', [null, null], { opening, actions: shown }))).toEqual([90, 0]);
  });
});

describe('a seventh card shared by all', () => {
  const SIX = [
    '2c3c4c5c6c7c',
    '2d3d4d5d6d7d',
    '2h3h4h5h6h7h',
    '2s3s4s5s6s7s',
    '8c9cTcJcQcKc',
    '8d9dTdJdQdKd',
    '8h9hThJhQhKh',
    '8s9sTsJsQsKs',
  ];
  const opening = { street: 'sixth', pot: 80 } as const;
  const checks = (short: Short): string => {
    let actions = '';
    for (let i = 0; i < 16; i += 1) {
      const { toAct } = play({ ...short, actions }).play;
      if (toAct === null) return actions;
      actions += `${actions && ', '}${toAct.seat} check`;
    }
    return actions;
  };

  test('is one card where the deck has no more for each', () => {
    const short = stud('seven-card-stud', SIX, { opening });
    expect(outcomeOf({ ...short, actions: checks(short) })).toEqual({ kind: 'deal', street: 'seventh', cards: 1 });
  });

  test('makes the hands once it lies on the board', () => {
    const short = stud('seven-card-stud', SIX, { opening, board: 'Ac' });
    const actions = checks(short);
    expect(actions.split(',')).toHaveLength(16);
    // The ace of clubs makes a royal flush of the fifth hand.
    expect(outcomeOf({ ...short, actions })).toEqual([0, 0, 0, 0, 80, 0, 0, 0]);
    const hand = handOf({ ...short, actions });
    expect(replayDecisions(hand, replay(hand)).map(({ code }) => code)).toContain('shared-card');
  });

  test('never where there are cards enough for all', () => {
    const short = stud('seven-card-stud', SIX.slice(0, 4), { opening, board: 'Ac' });
    expect(violationsOf(short)).toEqual(['/board wrong-board-count']);
  });
});

describe('the lowest of seven cards', () => {
  test.each([
    // A wheel, a six low without a straight, a seven low without an ace.
    ['razz', [90, 0, 0]],
    ['london-lowball', [0, 90, 0]],
    ['deuce-to-seven-razz', [0, 0, 90]],
  ])('%s', (variant, won) => {
    const hands = ['AhKd5s4c3d2hKh', 'As6h4d3s2cKsQh', '7h5d4s3c2dQsQd'];
    let actions = '';
    for (let i = 0; i < 3; i += 1) {
      const short = stud(variant, hands, { opening: { street: 'seventh', pot: 90 }, actions });
      actions += `${actions && ', '}${actor(short)} check`;
    }
    expect(outcomeOf(stud(variant, hands, { opening: { street: 'seventh', pot: 90 }, actions }))).toEqual(won);
  });
});

describe('who shows first', () => {
  test.each([
    ['seven-card-stud', ['9h9d3s4s5s6c2h', 'KcQc2dKdKhAsAd', '8h7h6hJsTdTs3c'], [2, 3, 1]],
    ['razz', ['9h9d3s4s5s6c2h', 'KcQc2dKdKhAsAd', '8h7h6hJsTdTs3c'], [1, 2, 3]],
  ])('%s: by what is showing, then clockwise', (variant, hands, order) => {
    const hand = handOf(stud(variant, hands, { opening: { street: 'seventh', pot: 90 }, stacks: [9, 9, 9] }));
    const actions = calledRoundOrder(hand.seats.length, variant, hands);
    const over = handOf(stud(variant, hands, { opening: { street: 'seventh', pot: 90 }, stacks: [9, 9, 9], actions }));
    const settled = settle(over, replay(over).play, 1_000);
    expect(settled.ok && settled.value.showdownOrder).toEqual(order);
  });
});

function calledRoundOrder(seats: number, variant: string, hands: readonly string[]): string {
  let actions = '';
  for (let i = 0; i < seats; i += 1) {
    const short = stud(variant, hands, { opening: { street: 'seventh', pot: 90 }, stacks: [9, 9, 9], actions });
    actions += `${actions && ', '}${actor(short)} check`;
  }
  return actions;
}

describe('the explanation says', () => {
  const said = (short: Short, language: Language): string[] => {
    const hand = handOf(short);
    const speaker = speakerFor({ language, labels: new Map() });
    return explain(replayDecisions(hand, replay(hand)), REPLAY_MESSAGES, speaker).map(({ text }) => text);
  };
  const RAZZ = stud('razz', ['????KdQs', '????Ks2d', '????Ah3c'], {
    actions: '2 bring-in, 3 complete, 1 fold, 2 call',
  });

  it('who brings it in and why, what completes it, and who opens the next street', () => {
    const texts = said(RAZZ, 'en');
    expect(texts).toContain(
      'Showing: seat 1 Kd, seat 2 Ks, seat 3 Ah. The highest card up, aces low and by suit where ranks are equal, brings it in: seat 2 for 2, or completes.',
    );
    expect(texts).toContain('seat 2 brings it in for 2.');
    expect(texts).toContain('The bring-in is no full bet: seat 3 may complete to 5.');
    expect(texts).toContain('seat 3 completes to 5.');
    expect(texts).toContain(
      'Showing: seat 2 Ks 2d, seat 3 Ah 3c. The lowest hand showing, aces low, speaks first: seat 3.',
    );
  });

  it('the same in Italian', () => {
    const texts = said(RAZZ, 'it');
    expect(texts).toContain('posto 2 mette il bring-in di 2.');
    expect(texts).toContain('posto 3 completa a 5.');
    expect(texts).toContain(
      'In vista: posto 2 Ks 2d, posto 3 Ah 3c. La mano più bassa in vista, asso basso, parla per prima: posto 3.',
    );
  });

  it('which of equal hands speaks first, and that a bring-in has passed on', () => {
    const opening = { street: 'fourth', pot: 9 } as const;
    const tied = stud('seven-card-stud', ['????KhQs', '????KsQd', '????Tc3d'], { opening });
    expect(said(tied, 'en').join(' ')).toContain(
      'speaks first: seat 1, the first from the left of the button among seat 1 and seat 2 with equal cards.',
    );
    const passed = stud('seven-card-stud', door('9h 3s Kd'), { stacks: [500, 1, 500] });
    expect(said(passed, 'en')).toContain('seat 2 does not bring it in: it falls to the next, seat 3.');
  });
});
