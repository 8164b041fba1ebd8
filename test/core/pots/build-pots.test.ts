import { describe, expect, test } from 'vitest';
import { buildPots, type Contribution } from '../../../src/core/pots/build-pots.ts';
import { put } from '../../support/pots.ts';

type Row = readonly [name: string, amount: number, from: number, to: number, ...eligible: number[]];

const build = (contributions: readonly Contribution[], opening = { pot: 0, carriedIn: 0 }) => {
  const built = buildPots(contributions, opening);
  const put = contributions.reduce((sum, c) => sum + c.wager + c.dead, opening.pot + opening.carriedIn);
  const out = built.pots.reduce((sum, { amount }) => sum + amount, built.refund?.amount ?? 0);
  expect(out).toBe(put);
  return {
    pots: built.pots.map(({ name, amount, layer, eligible }): Row => [name, amount, layer.from, layer.to, ...eligible]),
    refund: built.refund && [built.refund.seat, built.refund.amount, built.refund.matched],
    dead: built.dead,
  };
};

describe('pots by name, amount, layer and the seats that may win them', () => {
  test.each<[string, Contribution[], Row[]]>([
    ['no seat, no pot', [], []],
    ['nothing put in is no pot', [put(1, 0), put(2, 0, 'folded')], []],
    [
      'three heights are a main pot and two side pots, each from the height below',
      [put(2, 100), put(3, 250), put(4, 400), put(5, 400)],
      [
        ['main', 400, 0, 100, 2, 3, 4, 5],
        ['side-1', 450, 100, 250, 3, 4, 5],
        ['side-2', 300, 250, 400, 4, 5],
      ],
    ],
    [
      'chips folded below the top cut no layer',
      [put(1, 100), put(2, 60, 'folded'), put(3, 100)],
      [['main', 260, 0, 100, 1, 3]],
    ],
    [
      'chips folded above the highest live wager make it no higher',
      [put(1, 50), put(2, 80, 'folded'), put(3, 50)],
      [['main', 180, 0, 50, 1, 3]],
    ],
    ['a seat that put in nothing has no pot', [put(1, 0), put(2, 50), put(3, 50)], [['main', 100, 0, 50, 2, 3]]],
    [
      'a layer whose contenders all mucked joins the pot below, up to its height',
      [put(1, 100), put(2, 300, 'mucked'), put(3, 300, 'mucked')],
      [['main', 700, 0, 300, 1]],
    ],
    [
      'a mucked hand of less keeps the pots apart it was all-in for, another mucked above it or not',
      [put(1, 100, 'mucked'), put(2, 300, 'mucked'), put(3, 300), put(4, 300)],
      [
        ['main', 400, 0, 100, 3, 4],
        ['side-1', 600, 100, 300, 3, 4],
      ],
    ],
    [
      'a mucked hand of more does not join the pots of a hand that stays',
      [put(1, 300, 'mucked'), put(2, 100), put(3, 300), put(4, 300)],
      [
        ['main', 400, 0, 100, 2, 3, 4],
        ['side-1', 600, 100, 300, 3, 4],
      ],
    ],
    [
      'nor does one that acts after a hand that stays',
      [put(1, 300), put(2, 100, 'mucked'), put(3, 300)],
      [
        ['main', 300, 0, 100, 1, 3],
        ['side-1', 400, 100, 300, 1, 3],
      ],
    ],
    [
      'chips only folded hands wagered are for whoever is left',
      [put(1, 0), put(2, 50, 'folded'), put(3, 50, 'folded')],
      [['main', 100, 0, 0, 1]],
    ],
    [
      'with the dead money only they put in as well',
      [put(1, 0), put(2, 50, 'folded'), put(3, 50, 'folded', 10)],
      [['main', 110, 0, 0, 1]],
    ],
  ])('%s', (_, contributions, pots) => {
    expect(build(contributions).pots).toEqual(pots);
  });
});

describe('dead money', () => {
  test.each<[string, Contribution[], { pot: number; carriedIn: number }, number, Row[]]>([
    [
      'of a pot that was there before is for every hand that stays',
      [put(1, 0), put(2, 50), put(3, 50), put(4, 0, 'folded')],
      { pot: 20, carriedIn: 0 },
      20,
      [
        ['main', 20, 0, 0, 1, 2, 3],
        ['side-1', 100, 0, 50, 2, 3],
      ],
    ],
    [
      'of this hand is for those who put anything in',
      [put(1, 0), put(2, 50, 'live', 10), put(3, 50)],
      { pot: 0, carriedIn: 0 },
      10,
      [['main', 110, 0, 50, 2, 3]],
    ],
    [
      'as much as was wagered counts beside the wager',
      [put(1, 0), put(2, 10, 'live', 10), put(3, 10, 'live', 10)],
      { pot: 0, carriedIn: 0 },
      20,
      [['main', 40, 0, 10, 2, 3]],
    ],
    [
      'that one hand alone has put in keeps a main pot of its own',
      [put(1, 0, 'live', 100), put(2, 50), put(3, 50)],
      { pot: 0, carriedIn: 3 },
      103,
      [
        ['main', 103, 0, 0, 1, 2, 3],
        ['side-1', 100, 0, 50, 2, 3],
      ],
    ],
    [
      'carried in is for everybody where nobody has put anything in',
      [put(1, 0), put(2, 0), put(3, 0, 'folded')],
      { pot: 0, carriedIn: 5 },
      5,
      [['main', 5, 0, 0, 1, 2]],
    ],
    [
      'carried in is for whoever is left where only folded hands have put anything in',
      [put(1, 0), put(2, 50, 'folded'), put(3, 50, 'folded')],
      { pot: 0, carriedIn: 5 },
      5,
      [['main', 105, 0, 0, 1]],
    ],
    [
      'carried in joins the main pot of this hand, with what was there and what was added',
      [put(1, 50, 'live', 2), put(2, 100), put(3, 100)],
      { pot: 4, carriedIn: 1 },
      7,
      [
        ['main', 157, 0, 50, 1, 2, 3],
        ['side-1', 100, 50, 100, 2, 3],
      ],
    ],
    [
      'of a folded hand counts, mucked hand first or not',
      [put(1, 100, 'mucked'), put(2, 50, 'folded', 10), put(3, 100)],
      { pot: 0, carriedIn: 0 },
      10,
      [['main', 260, 0, 100, 3]],
    ],
  ])('%s', (_, contributions, opening, dead, pots) => {
    expect(build(contributions, opening)).toEqual({ pots, refund: null, dead });
  });
});

describe('the uncalled part', () => {
  test.each<[string, Contribution[], [number, number, number] | null, Row[]]>([
    [
      'goes back down to the highest other wager, whatever comes after it',
      [put(1, 100), put(2, 60), put(3, 40)],
      [1, 40, 60],
      [
        ['main', 120, 0, 40, 1, 2, 3],
        ['side-1', 40, 40, 60, 1, 2],
      ],
    ],
    [
      'or before it',
      [put(3, 40), put(2, 60), put(1, 100)],
      [1, 40, 60],
      [
        ['main', 120, 0, 40, 3, 2, 1],
        ['side-1', 40, 40, 60, 2, 1],
      ],
    ],
    [
      'is down to a folded wager too',
      [put(1, 100), put(2, 60, 'folded'), put(3, 40)],
      [1, 40, 60],
      [
        ['main', 120, 0, 40, 1, 3],
        ['side-1', 40, 40, 60, 1],
      ],
    ],
    ['is all of a bet nobody else has chips in, and leaves no pot', [put(1, 50), put(2, 0, 'folded')], [1, 50, 0], []],
    ['leaves the antes', [put(1, 50, 'live', 5), put(2, 0, 'folded', 5)], [1, 50, 0], [['main', 10, 0, 0, 1]]],
    [
      'of a hand that folded stays',
      [put(1, 100, 'folded'), put(2, 60), put(3, 60)],
      null,
      [['main', 220, 0, 60, 2, 3]],
    ],
    ['of equal wagers is none', [put(1, 60), put(2, 60)], null, [['main', 120, 0, 60, 1, 2]]],
    ['of a mucked hand goes back to it', [put(1, 90, 'mucked'), put(2, 60)], [1, 30, 60], [['main', 120, 0, 60, 2]]],
  ])('%s', (_, contributions, refund, pots) => {
    const built = build(contributions);
    expect([built.refund, built.pots]).toEqual([refund, pots]);
  });
});
