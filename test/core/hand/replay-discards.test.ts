import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/core/explanation/explain.ts';
import { speakerFor } from '../../../src/core/explanation/speaker.ts';
import { replay } from '../../../src/core/hand/replay.ts';
import { replayDecisions } from '../../../src/core/hand/replay-decisions.ts';
import { REPLAY_MESSAGES } from '../../../src/core/hand/replay-messages.ts';
import { settle } from '../../../src/core/hand/settle.ts';
import { BOARD_GAMES } from '../../../src/core/variants/board-games.ts';
import type { Street, VariantSpec } from '../../../src/core/variants/spec.ts';
import { faultOf, handOf, nextOf, play, type Short, violationsOf } from '../betting/support.ts';

const [HOLDEM] = BOARD_GAMES;
const [PREFLOP, FLOP, TURN, RIVER] = HOLDEM.streets as readonly [Street, Street, Street, Street];

const game = (id: string, streets: readonly Street[]): VariantSpec => ({ ...HOLDEM, id, streets });

/** Three cards, one thrown away before the betting; the same after the flop's betting; four, two thrown away there. */
const BEFORE_BETTING = game('made-up-pineapple', [
  {
    ...PREFLOP,
    deal: [
      { to: 'hole', facing: 'down', count: 3 },
      { to: 'discard', count: 1 },
    ],
  },
  FLOP,
  TURN,
  RIVER,
]);
const beforeTurn = (id: string, hole: number, count: number): VariantSpec =>
  game(id, [
    { ...PREFLOP, deal: [{ to: 'hole', facing: 'down', count: hole }] },
    FLOP,
    { ...TURN, deal: [{ to: 'discard', count }, ...TURN.deal] },
    RIVER,
  ]);
const ONE_AFTER_FLOP = beforeTurn('made-up-crazy-pineapple', 3, 1);
const TWO_AFTER_FLOP = beforeTurn('made-up-irish', 4, 2);

const short = (spec: VariantSpec, actions = '', more: Partial<Short> = {}): Short => ({
  spec,
  stakes: { smallBlind: 1, bigBlind: 2 },
  button: 3,
  stacks: [100, 100, 100],
  actions,
  ...more,
});
const CALLED = '3 call, 1 call, 2 check';
const CHECKED = '1 check, 2 check, 3 check';

describe('a card is thrown away', () => {
  test.each([
    ['', '1: discard 1'],
    ['1 discard x1', '2: discard 1'],
    ['1 post-small-blind, 2 post-big-blind, 1 discard x1', '2: discard 1'],
    ['1 discard x1, 2 discard -9c, 3 discard x1', '3: fold call 2 raise 4-100 all-in 100'],
  ])('before the betting where the game has it so: "%s" leaves %s', (actions, next) => {
    expect(nextOf(play(short(BEFORE_BETTING, actions)))).toBe(next);
  });

  test.each([
    [CALLED, 'open'],
    [`${CALLED}, ${CHECKED}`, '1: discard 1'],
    [`${CALLED}, ${CHECKED}, 1 discard -4h`, '2: discard 1'],
  ])('after the flop where the game has it so: "%s" leaves %s', (actions, next) => {
    expect(nextOf(play(short(ONE_AFTER_FLOP, actions, actions === CALLED ? {} : { board: '2c3c4c' })))).toBe(next);
  });

  test('then the turn is dealt and bet', () => {
    const actions = `${CALLED}, ${CHECKED}, 1 discard x1, 2 discard x1, 3 discard x1`;
    expect(nextOf(play(short(ONE_AFTER_FLOP, actions, { board: '2c3c4c' })))).toBe('open');
    expect(nextOf(play(short(ONE_AFTER_FLOP, actions, { board: '2c3c4c5c' })))).toBe(
      '1: fold check bet 2-98 all-in 98',
    );
  });

  test('by those who are all-in too', () => {
    const all = '3 all-in, 1 all-in, 2 all-in';
    const board = '2c3c4c';
    expect(nextOf(play(short(ONE_AFTER_FLOP, all, { board })))).toBe('1: discard 1');
    const done = `${all}, 1 discard x1, 2 discard x1, 3 discard x1`;
    expect(play(short(ONE_AFTER_FLOP, done, { board })).play.betting).toBe('over');
  });
});

describe('irregular is', () => {
  const BEFORE = `${CALLED}, ${CHECKED}`;
  test.each([
    ['1 check', '6 draws-pending'],
    ['2 discard x2', '6 out-of-turn'],
    ['1 discard x1', '6 wrong-discard-count'],
    ['1 discard x3', '6 wrong-discard-count'],
    ['1 stand-pat', '6 wrong-discard-count'],
    ['1 discard', '6 discard-count-missing'],
    ['1 discard x1 -9c9d', '6 discard-count-differs'],
    ['1 discard x2 +9c9d', '6 nothing-to-draw'],
    ['1 discard x2, 1 discard x2', '7 already-drawn'],
  ])('"%s" where two are thrown away: %s', (actions, code) => {
    expect(faultOf(play(short(TWO_AFTER_FLOP, `${BEFORE}, ${actions}`, { board: '2c3c4c' })))).toBe(code);
  });
});

describe('hands are told as held in the end', () => {
  const actions = `${CALLED}, ${CHECKED}, 1 discard -2d3d, 2 discard x2, 3 discard x2, ${CHECKED}, ${CHECKED}`;
  const holes = { 1: 'AsAd', 2: 'KsKd', 3: 'QsQd' };

  test('and win by what was kept', () => {
    const hand = handOf(short(TWO_AFTER_FLOP, actions, { board: '7c8c2h9hJd', holes }));
    const settled = settle(hand, replay(hand).play, 1_000);
    expect(settled.ok && settled.value.payouts.map(({ won }) => won)).toEqual([6, 0, 0]);
  });

  test('a card thrown away lies nowhere else', () => {
    expect(violationsOf(short(TWO_AFTER_FLOP, actions, { board: '7c8c2d9hJd', holes }))).toEqual([
      '/actions/6/cards/0 duplicate-card',
    ]);
  });

  test('one that still has all its cards is not read as a hand', () => {
    const hand = handOf(short(TWO_AFTER_FLOP, '', { holes: { 1: 'AsAdKsKd' } }));
    expect(hand.seats[0]).toMatchObject({ hole: null });
    expect(violationsOf(short(TWO_AFTER_FLOP, '', { holes: { 1: 'AsAdKs' } }))).toEqual([
      '/seats/0/hole impossible-hole-count',
    ]);
  });

  test('every step is said in both languages', () => {
    const hand = handOf(short(TWO_AFTER_FLOP, actions, { board: '7c8c2h9hJd', holes }));
    const said = (language: 'en' | 'it') =>
      explain(replayDecisions(hand, replay(hand)), REPLAY_MESSAGES, speakerFor({ language, labels: new Map() })).map(
        ({ text }) => text,
      );
    expect(said('en')).toEqual(
      expect.arrayContaining(['Everybody left throws away 2 cards.', 'seat 1 throws away 2 cards.']),
    );
    expect(said('it')).toEqual(
      expect.arrayContaining(['Tutti i rimasti scartano 2 carte.', 'posto 1 scarta 2 carte.']),
    );
  });
});
