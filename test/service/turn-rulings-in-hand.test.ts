import { describe, expect, test } from 'vitest';
import { movesText, ruledOn, saidOf } from '../support/irregularity.ts';

const [TDA, WSOP, ROBERTS, ROOM] = ['tda-2024', 'wsop-2024', 'roberts-11', 'italian-limit-room'];

interface Act {
  readonly seat: number;
  readonly action: string;
  readonly to?: number;
  readonly amount?: number;
  readonly count?: number;
}
const act = (seat: number, action: string, to?: number): Act => ({
  seat,
  action,
  ...(to === undefined ? {} : { to }),
});

const seats = (stacks: Readonly<Record<number, number>> = {}) =>
  [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, stack: stacks[seat] ?? 5000 }));
const NL = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 }, seats: seats() };
const FL = { ...NL, betting: 'fixed-limit', stakes: { smallBlind: 5, bigBlind: 10, smallBet: 10, bigBet: 20 } };
const PL = { ...NL, betting: 'pot-limit', stakes: { smallBlind: 100, bigBlind: 200 } };
/** Seats 2 and 3, the blinds, alone on the flop; seat 2 speaks first. */
const TO_THE_FLOP = [act(4, 'fold'), act(5, 'fold'), act(6, 'fold'), act(1, 'call'), act(2, 'call'), act(3, 'check')];
/** Three raises after the blind: as many as the limit room allows. */
const CAPPED = [act(4, 'raise', 20), act(5, 'raise', 30), act(6, 'raise', 40)];

/** What is ruled, who may do what, and where the hand then stands. */
function ask(book: string | undefined, type: string, hand: object, actions: readonly Act[], facts: object = {}) {
  const answer = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], hand: { ...hand, actions } });
  const [ruling] = answer.rulings;
  if (ruling === undefined) throw new Error(`asks ${answer.missing.map(({ fact }) => fact).join()}`);
  const next = answer.hand?.next;
  return {
    ruling,
    said: `${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`.trim(),
    may: ruling.rights.map(({ may }) => may.join('/')).join(),
    seat: next?.kind === 'act' ? next.seat : null,
    options: next?.kind === 'act' ? next.options : null,
    irregular: answer.hand?.legality?.irregularities.map(({ code }) => code) ?? [],
  };
}

describe('INT-34 an action out of turn, read off the hand', () => {
  // Seat 4 was to act when seat 5 raised.
  const early = act(5, 'raise', 300);
  test.each([
    ['waits while the seat passed over has not spoken', TDA, [], 'proceed out-of-turn-waits', 4, 100],
    ['binds after a fold', TDA, [act(4, 'fold')], 'stands out-of-turn-binds', 6, 300],
    ['binds after a call', TDA, [act(4, 'call')], 'stands out-of-turn-binds', 6, 300],
    ['is for the floor after a call', ROBERTS, [act(4, 'call')], 'floor-decides out-of-turn-after-call', null, null],
    ['goes back after a raise', TDA, [act(4, 'raise', 400)], 'refund out-of-turn-taken-back pot>5 300', 5, 400],
  ])('%s under %s', (_name, book, later, said, next, call) => {
    const { said: ruled, seat, options } = ask(book, 'action-out-of-turn', NL, [early, ...later]);
    expect(ruled).toBe(said);
    if (next !== null) expect([seat, options?.call?.to]).toEqual([next, call]);
  });

  test.each([
    [TDA, 'call', 'fold/call/raise'],
    [ROBERTS, 'call', 'fold/call'],
    [ROBERTS, 'raise', 'fold/call/raise'],
  ])('under %s leaves to who made a %s: %s', (book, action, may) => {
    const made = action === 'raise' ? early : act(5, 'call');
    expect(ask(book, 'action-out-of-turn', NL, [made, act(4, 'raise', 400)]).may).toBe(may);
  });

  test('is a fold for good, whatever comes between', () => {
    const { said, seat } = ask(TDA, 'action-out-of-turn', NL, [act(5, 'fold'), act(4, 'raise', 400)]);
    expect([said, seat]).toEqual(['stands fold-out-of-turn-binds', 6]);
  });

  test.each([
    [act(5, 'all-in'), 'pot>5 5000'],
    [{ seat: 5, action: 'chips', chips: [500] }, 'pot>5 500'],
    [act(5, 'call'), 'pot>5 100'],
  ])('gives back what was put in: %j', (made, moves) => {
    const { ruling } = ask(TDA, 'action-out-of-turn', NL, [made, act(4, 'raise', 400)]);
    expect(movesText(ruling)).toBe(moves);
  });
});

describe('INT-35 a player skipped, read off the hand', () => {
  test.each([
    [TDA, [act(5, 'raise', 300)], 'proceed skipped-keeps-right'],
    [TDA, [act(5, 'raise', 300), act(6, 'call')], 'floor-decides skipped-floor-decides'],
    [WSOP, [act(5, 'raise', 300), act(6, 'call')], 'floor-decides skipped-floor-decides'],
    [ROBERTS, [act(5, 'raise', 300), act(6, 'call')], 'proceed skipped-keeps-right'],
    [ROBERTS, [act(5, 'raise', 300), act(6, 'call'), act(1, 'fold')], 'floor-decides skipped-floor-decides'],
  ])('under %s after %j', (book, behind, said) => {
    const ruled = ask(book, 'skipped-action', NL, behind);
    expect(ruled.said).toBe(said);
    expect(ruled.ruling.options.map(({ acts }) => acts)).toEqual(
      said.startsWith('floor') ? [[act(4, 'call')], [act(4, 'fold')]] : [],
    );
  });
});

describe('INT-32 a wrong size, read off the hand', () => {
  const bet = [...TO_THE_FLOP, act(2, 'bet', 5)];
  test.each([
    ['is put right', TDA, FL, bet, {}, 'correct-amount wrong-size-corrected 2>pot 5', 3, 10],
    [
      'is put right for who has called',
      TDA,
      FL,
      [...bet, act(3, 'call')],
      {},
      'correct-amount wrong-size-corrected 2>pot 5, 3>pot 5',
      1,
      10,
    ],
    [
      'stands once the next card has come',
      ROOM,
      { ...FL, noticed: 'next-street' },
      bet,
      {},
      'stands wrong-size-stands',
      3,
      5,
    ],
    [
      'is put right after the betting',
      TDA,
      FL,
      bet,
      { noticed: 'before-next-card' },
      'correct-amount wrong-size-corrected 2>pot 5',
      3,
      10,
    ],
    ['stands after the betting', WSOP, FL, bet, { noticed: 'before-next-card' }, 'stands wrong-size-stands', 3, 5],
    [
      'is a call past the last raise',
      ROOM,
      FL,
      [...CAPPED, act(1, 'raise', 50)],
      {},
      'call raise-past-cap-calls pot>1 10',
      2,
      40,
    ],
    [
      'is the least bet',
      TDA,
      NL,
      [...TO_THE_FLOP, act(2, 'bet', 60)],
      {},
      'correct-amount wrong-size-corrected 2>pot 40',
      3,
      100,
    ],
  ])('%s under %s', (_name, book, hand, actions, facts, said, next, call) => {
    const ruled = ask(book, 'wrong-bet-size', hand, actions, facts);
    expect([ruled.said, ruled.seat, ruled.options?.call?.to]).toEqual([said, next, call]);
  });
});

describe('INT-33 a raise above the pot, read off the hand', () => {
  const folds = [act(4, 'fold'), act(5, 'fold'), act(6, 'fold')];
  test.each([
    ['goes down to the pot', TDA, PL, {}, 'correct-amount pot-surplus-back pot>1 100', 700],
    [
      'counts a short small blind in full',
      TDA,
      { ...PL, seats: seats({ 2: 30 }) },
      {},
      'correct-amount pot-surplus-back pot>1 100',
      700,
    ],
    ['stands once the next card has come', TDA, { ...PL, noticed: 'next-street' }, {}, 'stands pot-error-stands', 800],
    [
      'is for the floor where somebody has decided on it',
      ROBERTS,
      PL,
      { considered: true },
      'floor-decides pot-error-considered',
      null,
    ],
  ])('%s', (_name, book, hand, facts, said, call) => {
    const ruled = ask(book, 'pot-limit-error', hand, [...folds, act(1, 'raise', 800)], facts);
    expect(ruled.said).toBe(said);
    if (call !== null) expect(ruled.options?.call?.to ?? ruled.options?.allIn?.to).toBe(call);
  });
});

describe('whether he may raise, read off the hand', () => {
  const shortStack = { ...NL, seats: seats({ 5: 150 }) };
  // Seat 5 is all-in for half a raise more; the word comes back to seat 4.
  const halfRaise = [act(4, 'call'), act(5, 'all-in'), act(6, 'call'), act(1, 'fold'), act(2, 'fold'), act(3, 'fold')];
  test.each([
    [
      'INT-22 not where the all-in was short',
      TDA,
      shortStack,
      [...halfRaise, act(4, 'raise', 400)],
      'call not-reopened pot>4 250',
    ],
    ['INT-22 where it was full', TDA, { ...NL, seats: seats({ 5: 200 }) }, [...halfRaise], 'proceed may-raise'],
    ['INT-25 not past the cap', ROOM, FL, [...CAPPED, act(1, 'raise', 50)], 'call no-more-raises pot>1 10'],
    ['INT-25 once more under a cap of four', WSOP, FL, CAPPED, 'proceed may-raise'],
  ])('%s', (_name, book, hand, actions, said) => {
    expect(ask(book, 'may-raise', hand, actions).said).toBe(said);
  });
});

describe('INT-36 a call of an amount wrongly announced, read off the hand', () => {
  const call = [act(4, 'raise', 5000), { seat: 5, action: 'call', to: 4000 }];
  test.each([
    [{}, 'call caller-owes-true-amount 5>pot 1000'],
    [{ misunderstood: true }, 'floor-decides misunderstanding-for-floor'],
  ])('with %j', (facts, said) => {
    expect(ask(TDA, 'accepted-action', NL, call, { believed: 4000, ...facts }).said).toBe(said);
  });
});

describe('INT-50 a big blind short of chips, read off the hand', () => {
  test.each([
    [60, 'correct-amount blind-owed 4>pot 40', 5],
    [5000, 'stands big-blind-is-full', null],
  ])('with a stack of %s', (stack, said, next) => {
    const ruled = ask(WSOP, 'short-blind-all-in', { ...NL, seats: seats({ 3: stack }) }, [act(4, 'call', 60)], {
      put: 60,
    });
    expect(ruled.said).toBe(said);
    if (next !== null) expect([ruled.seat, ruled.options?.call?.to]).toEqual([next, 100]);
  });
});

describe('an action that was not due, read off the hand', () => {
  test.each([
    ['of a folded hand', [act(4, 'fold'), act(4, 'call')], 'folded'],
    ['of an all-in seat', [act(4, 'all-in'), act(4, 'call')], 'all-in'],
  ])('%s has no effect', (_name, actions, reason) => {
    const { ruling, irregular, seat } = ask(TDA, 'action-not-due', NL, actions, { put: 0 });
    expect([ruling.steps[0]?.facts.reason, ruling.decision, irregular, seat]).toEqual([reason, 'not-allowed', [], 5]);
  });
});

test('a post of a wrong amount is put right, and the hand goes on with what was due', () => {
  const { said, seat, options } = ask(TDA, 'wrong-post', NL, [{ seat: 2, action: 'post-small-blind', amount: 30 }]);
  expect([said, seat, options?.call?.to]).toEqual(['correct-amount post-put-in-order 2>pot 20', 4, 100]);
});

test('cards discarded in a wrong number leave the numbers the game allows', () => {
  const hand = { ...FL, variant: 'badugi' };
  const { ruling } = ask(TDA, 'wrong-draw', hand, [...TO_THE_FLOP, { seat: 2, action: 'discard', count: 5 }]);
  expect(ruling.options.map(({ acts }) => acts?.[0]?.count ?? 0)).toEqual([0, 1, 2, 3, 4]);
});
