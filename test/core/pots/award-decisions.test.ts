import { describe, expect, test } from 'vitest';
import { ruleSet } from '../../../src/core/house-rules/preset.ts';
import { type Decision, decision } from '../../../src/core/kernel/decision.ts';
import { seat } from '../../../src/core/kernel/seat.ts';
import type { Award, Part } from '../../../src/core/pots/award-pot.ts';
import { awardDecisions, belowSmallestChip, type PotContext, partCites } from '../../../src/core/pots/pot-decisions.ts';
import { part, pot } from '../../support/pots.ts';

const BUILT = decision('pot-built', { pot: 'main' });
const TDA = ruleSet('tda-2024');
const ROBERT = ruleSet('roberts-11');

const context = (extra: Partial<PotContext> = {}): PotContext => ({
  rules: TDA,
  gameOddChip: 'left-of-button',
  smallestChip: 1,
  boards: 1,
  contests: ['high'],
  ...extra,
});
const HIGH_LOW = context({ contests: ['high', 'low'] });

const award = (parts: readonly Part[], extra: Partial<Award> = {}): Award => ({
  pot: pot(100, 2, 3),
  rake: 0,
  shares: [],
  parts,
  carriedOver: 0,
  belowSmallestChip: 0,
  ...extra,
});
const told = (of: Award, of_ = context()): Decision[] => awardDecisions(of_, of, [BUILT]);

describe('what a part of a pot rests on', () => {
  test.each<[string, PotContext, string[]]>([
    ['one board, one contest', context(), ['tda-2024/21']],
    ['boards', context({ boards: 2 }), ['tda-2024/21', 'custom/boards']],
    ['high and low', HIGH_LOW, ['tda-2024/21', 'custom/halves', 'tda-2024/20-C']],
    [
      'two games on two boards',
      context({ boards: 2, contests: ['draw', 'holdem'] }),
      ['tda-2024/21', 'custom/boards', 'custom/halves', 'barge-2026/ties-odd-chips'],
    ],
  ])('%s', (_, of, cites) => {
    expect(partCites(of)).toEqual(cites);
    const [step] = told(award([part({ winners: [2] })]), of);
    expect(step?.cites).toEqual(cites);
  });
});

describe('how a pot is paid', () => {
  const facts = { pot: 'main', amount: 100, seats: [2], board: 1, boards: 1, contest: 'high', contests: 1 };
  const awarded = (extra: Decision['facts'], because: readonly Decision[] = [BUILT], of = context()): Decision =>
    decision('pot-awarded', { ...facts, ...extra }, partCites(of), because);

  test('to one hand', () => {
    expect(told(award([part({ winners: [2] })]))).toEqual([awarded({})]);
  });

  test('by the clauses given', () => {
    expect(awardDecisions(context(), award([part({ winners: [2] })]), [], ['custom/boards'])).toEqual([
      decision('pot-awarded', facts, ['custom/boards']),
    ]);
  });

  test('less the rake, what no chip can pay, and what stays for the next hand, in this order', () => {
    const of = context({ smallestChip: 5 });
    expect(
      told(award([part({ amount: 93, winners: [2, 3] })], { rake: 4, belowSmallestChip: 3, carriedOver: 8 }), of),
    ).toEqual([
      decision('rake-taken', { pot: 'main', amount: 4 }, ['custom/rake'], [BUILT]),
      decision(
        'below-smallest-chip',
        { pot: 'main', amount: 3, smallestChip: 5 },
        ['custom/smallest-chip', 'tda-2024/20'],
        [BUILT],
      ),
      awarded({ amount: 93, seats: [2, 3] }),
      decision('chips-carried-over', { pot: 'main', amount: 8 }, ['tda-2024/20-A', 'tda-2024/20-B'], [BUILT]),
    ]);
  });

  test('not at all where nobody wins', () => {
    expect(told(award([], { carriedOver: 100 }))).toEqual([
      decision('chips-carried-over', { pot: 'main', amount: 100 }, ['tda-2024/20-A', 'tda-2024/20-B'], [BUILT]),
    ]);
  });

  test('what no chip can pay stands alone where it follows from nothing', () => {
    expect(belowSmallestChip(award([]), 25)).toBeNull();
    expect(belowSmallestChip(award([], { belowSmallestChip: 3 }), 25)).toEqual(
      decision('below-smallest-chip', { pot: 'main', amount: 3, smallestChip: 25 }, [
        'custom/smallest-chip',
        'tda-2024/20',
      ]),
    );
  });

  test('in halves, the larger for a reason of its own', () => {
    const parts = [part({ amount: 51, winners: [2], extra: 1 }), part({ contest: 'low', amount: 50, winners: [3] })];
    const extra = decision(
      'odd-chip-to-contest',
      { pot: 'main', board: 1, boards: 1, contest: 'high', amount: 1, rule: 'contest' },
      ['tda-2024/20-C'],
    );
    expect(told(award(parts), HIGH_LOW)).toEqual([
      extra,
      awarded({ amount: 51, contests: 2 }, [BUILT, extra], HIGH_LOW),
      awarded({ amount: 50, seats: [3], contest: 'low', contests: 2 }, [BUILT], HIGH_LOW),
    ]);
  });

  test('by position, on the second board of a split game', () => {
    const of = context({ boards: 2, contests: ['draw', 'holdem'], rules: ruleSet('wsop-2024') });
    const [extra] = told(
      award([part({ contest: 'holdem', board: 2, winners: [2], extra: 3, extraBy: 'position' })]),
      of,
    );
    expect(extra).toEqual(
      decision(
        'odd-chip-to-contest',
        { pot: 'main', board: 2, boards: 2, contest: 'holdem', amount: 3, rule: 'position' },
        ['wsop-2024/L149'],
      ),
    );
  });

  test('with odd chips, each step after the part it comes from', () => {
    const parts = [
      part({ amount: 53, winners: [2, 3], oddChipOrder: [2], extra: 1 }),
      part({ contest: 'low', amount: 52, winners: [3] }),
    ];
    const [extra, own, given, ...others] = told(award(parts, { pot: { ...pot(105, 2, 3), name: 'side-1' } }), HIGH_LOW);
    expect([extra?.code, own?.code, others.map(({ code }) => code)]).toEqual([
      'odd-chip-to-contest',
      'pot-awarded',
      ['pot-awarded'],
    ]);
    expect(given).toEqual(
      decision(
        'odd-chip-given',
        { pot: 'side-1', seats: [2], chip: 1, rule: 'left-of-button' },
        ['tda-2024/20-A'],
        own === undefined ? [] : [own],
      ),
    );
  });
});

describe('what an odd chip rests on', () => {
  const LEFT = ruleSet('tda-2024', { oddChip: 'first-seat-left-of-button' });
  const SUITS = ruleSet('tda-2024', { oddChip: 'highest-card-by-suit' });
  const ONLY_CARDS = { ...TDA, cites: { ...TDA.cites, oddChip: TDA.cites.oddChipCards } };
  test.each([
    ['by position, the clause that is not on cards', TDA, 'left-of-button', ['tda-2024/20-A']],
    ['by card, that on cards', TDA, 'highest-card', ['tda-2024/20-B']],
    ['by the lowest card, each once', TDA, 'lowest-card', ['tda-2024/20-B']],
    ['by position where the text speaks of cards alone', ONLY_CARDS, 'left-of-button', ['tda-2024/20-B']],
    [
      'with the clauses on the topic',
      ROBERT,
      'left-of-button',
      ['roberts-11/ties-5', 'roberts-11/ties-3', 'roberts-11/ties-4'],
    ],
    ['by card as well', ROBERT, 'lowest-card', ['roberts-11/ties-5', 'roberts-11/ties-3', 'roberts-11/ties-4']],
    ['by position where the house has it always so', LEFT, 'left-of-button', ['custom/house-rule']],
    ['by card where the house has it always so', SUITS, 'highest-card', ['custom/house-rule', 'tda-2024/20-B']],
    [
      'by the lowest card where the house has that',
      ruleSet('tda-2024', { oddChipLow: 'lowest-card' }),
      'lowest-card',
      ['tda-2024/20-B', 'custom/house-rule'],
    ],
    [
      'not by that where it goes to the highest',
      ruleSet('tda-2024', { oddChipLow: 'lowest-card', aceLowForLow: true }),
      'highest-card',
      ['tda-2024/20-B'],
    ],
    [
      'by the ace below all',
      ruleSet('tda-2024', { aceLowForLow: true }),
      'lowest-card',
      ['tda-2024/20-B', 'custom/house-rule'],
    ],
  ] as const)('%s', (_, rules, oddChipBy, cites) => {
    const steps = told(award([part({ winners: [2, 3], oddChipOrder: [3], oddChipBy })]), context({ rules }));
    expect(steps.map(({ code }) => code)).toEqual(['pot-awarded', 'odd-chip-given']);
    expect(steps[1]).toMatchObject({ facts: { pot: 'main', seats: [seat(3)], chip: 1, rule: oddChipBy }, cites });
  });
});

describe('a pot shared evenly', () => {
  const even = { winners: [2, 3], evenly: true };
  const shared = (board: number, boards: number, amount: number): Decision =>
    decision(
      'pot-shared-evenly',
      { pot: 'main', board, boards, amount, seats: [2, 3] },
      ['tda-2024/20-C', 'tda-2024/21'],
      [BUILT],
    );

  test('is one step for both halves, and one for its odd chip', () => {
    const parts = [part({ ...even, amount: 35, oddChipOrder: [2] }), part({ ...even, contest: 'low', amount: 32 })];
    const step = shared(1, 1, 67);
    expect(told(award(parts), HIGH_LOW)).toEqual([
      step,
      decision(
        'odd-chip-given',
        { pot: 'main', seats: [2], chip: 1, rule: 'left-of-button' },
        ['tda-2024/20-A'],
        [step],
      ),
    ]);
  });

  test('is one step a board', () => {
    const parts = [1, 2].flatMap((board) => [
      part({ ...even, board, amount: 18 * board }),
      part({ ...even, board, contest: 'low', amount: 16 }),
    ]);
    expect(told(award(parts), context({ boards: 2, contests: ['high', 'low'] }))).toEqual([
      shared(1, 2, 34),
      shared(2, 2, 52),
    ]);
  });
});
