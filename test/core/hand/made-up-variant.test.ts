import { describe, expect, test } from 'vitest';
import { prewarmCommon } from '../../../src/core/hand/prewarm.ts';
import { NO_STAKES } from '../../../src/core/hand/setup.ts';
import {
  openHand,
  playWithoutHistory,
  ruleSet,
  type SeatSetup,
  settle,
  type VariantSpec,
} from '../../../src/core/index.ts';
import { BOARD_GAMES } from '../../../src/core/variants/board-games.ts';
import { passesTheSuite } from '../../cases/every-variant.ts';
import { cards } from '../../support/core.ts';

const [HOLDEM] = BOARD_GAMES;

/** A game nobody plays: three hole cards, exactly two used, high and eight-or-better low. */
const MADE_UP: VariantSpec = {
  ...HOLDEM,
  id: 'made-up',
  streets: HOLDEM.streets.map((street) =>
    street.name === 'preflop' ? { ...street, deal: [{ to: 'hole', facing: 'down', count: 3 }] } : street,
  ),
  contests: [
    { name: 'high', evaluator: 'high', use: { kind: 'exactly', fromHole: 2 }, qualifier: 'none' },
    { name: 'low', evaluator: 'ace-to-five', use: { kind: 'exactly', fromHole: 2 }, qualifier: 'eight-or-better' },
  ],
};

const seat = (n: number, hole: string, contributed: number): SeatSetup => ({
  seat: n,
  player: null,
  stack: contributed,
  hole: cards(hole),
  status: 'live',
  contributed,
  dead: 0,
});

function winsOf(seats: readonly SeatSetup[], board: string): Record<number, number> {
  const opened = openHand({
    variant: MADE_UP,
    betting: null,
    rules: ruleSet('tda-2024'),
    stakes: NO_STAKES,
    button: 1,
    lowestRank: null,
    seats,
    board: cards(board),
    boards: null,
    reveals: [],
    dead: [],
    opening: null,
    actions: null,
    pot: null,
    carriedIn: 0,
    runouts: 'as-needed',
  });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  const settled = settle(opened.value, playWithoutHistory(opened.value), 1_000);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return Object.fromEntries(settled.value.payouts.map((p) => [p.seat, p.won]));
}

describe('a game that is one literal is ruled by the core', () => {
  test('high and low share the pot, the odd chip goes to high', () => {
    const seats = [
      seat(1, 'As 2d Kc', 101),
      seat(2, 'Kh Kd 9c', 101),
      { ...seat(3, '9d 9h Ts', 1), status: 'folded' as const },
    ];
    expect(winsOf(seats, '4s 5d 7c Ks Qh')).toEqual({ 1: 101, 2: 102, 3: 0 });
  });

  passesTheSuite(MADE_UP);

  test('without a qualifying low the high hand takes everything', () => {
    expect(winsOf([seat(1, 'As 2d Kc', 100), seat(2, 'Kh Kd 9c', 100)], 'Ts Jd 7c Ks Qh')).toEqual({ 1: 200, 2: 0 });
  });
});

test('the common tables can be built ahead', () => {
  expect(prewarmCommon).not.toThrow();
});
