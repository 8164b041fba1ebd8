import { describe, expect, test } from 'vitest';
import { ruleSet } from '../../../src/core/house-rules/preset.ts';
import { type Decision, decision } from '../../../src/core/kernel/decision.ts';
import { buildPots } from '../../../src/core/pots/build-pots.ts';
import { potClauses, potDecisions } from '../../../src/core/pots/pot-decisions.ts';
import { pot, put } from '../../support/pots.ts';

const NOTHING = { pot: 0, carriedIn: 0 };
const TDA = ruleSet('tda-2024');
const ROBERT = ruleSet('roberts-11');

describe('what the pots are made of', () => {
  const cited = (code: string, facts: Decision['facts'], cite: string): Decision => decision(code, facts, [cite]);
  const carriedIn = (amount: number) => cited('chips-carried-in', { amount }, 'custom/carried-in');
  const given = (amount: number) => cited('pot-given', { amount }, 'custom/opening');
  const dead = (amount: number) => cited('dead-money', { amount }, 'custom/dead-money');
  const back = (of: number, amount: number, matched: number) =>
    cited('uncalled-bet-returned', { seat: of, amount, matched }, 'tda-2024/15-B');

  test.each([
    ['nothing but wagers', [put(2, 50), put(3, 50)], NOTHING, []],
    ['antes', [put(2, 50, 'live', 5), put(3, 50, 'live', 5)], NOTHING, [dead(10)]],
    ['chips of the hand before', [put(2, 50), put(3, 50)], { pot: 0, carriedIn: 2 }, [carriedIn(2)]],
    ['a pot given', [put(2, 50), put(3, 50)], { pot: 30, carriedIn: 0 }, [given(30)]],
    ['an uncalled bet', [put(2, 80), put(3, 50)], NOTHING, [back(2, 30, 50)]],
    [
      'all of these',
      [put(2, 80, 'live', 5), put(3, 50)],
      { pot: 30, carriedIn: 2 },
      [carriedIn(2), given(30), dead(5), back(2, 30, 50)],
    ],
  ])('%s', (_, contributions, opening, money) => {
    expect(potDecisions(buildPots(contributions, opening), opening).money).toEqual(money);
  });
});

describe('one step a pot', () => {
  const build = buildPots([put(2, 50, 'live', 5), put(3, 80), put(4, 80)], NOTHING);
  const dead = decision('dead-money', { amount: 5 }, ['custom/dead-money']);
  const main = { pot: 'main', amount: 155, seats: [2, 3, 4], from: 0, to: 50 };
  const side = { pot: 'side-1', amount: 60, seats: [3, 4], from: 50, to: 80 };

  test('with its seats and heights, after what the money is made of', () => {
    const laid = ['tda-2024/21', 'custom/layers'];
    expect(potDecisions(build, NOTHING)).toEqual({
      money: [dead],
      pots: [decision('pot-built', main, laid, [dead]), decision('pot-built', side, laid, [dead])],
    });
  });

  test('by the clauses of the rulebook beside the general rules, and what was kept', () => {
    const kept = decision('forfeited', { amount: 1 });
    const { money, pots } = potDecisions(build, NOTHING, ['roberts-11/ties-6'], [kept]);
    expect(money).toEqual([dead, kept]);
    const laid = ['tda-2024/21', 'custom/layers', 'roberts-11/ties-6'];
    expect(pots).toEqual([
      decision('pot-built', main, laid, [dead, kept]),
      decision('pot-built', side, laid, [dead, kept]),
    ]);
  });

  test('a single pot is no side pot', () => {
    const one = buildPots([put(2, 50), put(3, 50)], NOTHING);
    const facts = { pot: 'main', amount: 100, seats: [2, 3], from: 0, to: 50 };
    expect(potDecisions(one, NOTHING).pots).toEqual([decision('pot-built', facts, ['custom/layers'])]);
  });

  const LIMIT_ROOM = ruleSet('italian-limit-room');
  test.each([
    ['side pots', ROBERT, 2, [put(2, 50), put(3, 50, 'folded')], ['roberts-11/ties-6']],
    ['one pot', ROBERT, 1, [put(2, 50), put(3, 50, 'folded')], []],
    ['a folded wager', LIMIT_ROOM, 1, [put(2, 50), put(3, 50, 'folded')], ['italian-limit-room/9']],
    ['folded before any wager', LIMIT_ROOM, 1, [put(2, 50), put(3, 0, 'folded')], []],
    ['only wagers that stay', LIMIT_ROOM, 1, [put(2, 50), put(3, 50, 'mucked')], []],
    ['no wager', LIMIT_ROOM, 1, [], []],
    ['both, by one clause', LIMIT_ROOM, 2, [put(2, 50), put(3, 50, 'folded')], ['italian-limit-room/9']],
    ['both, of which the text has none', TDA, 2, [put(2, 50), put(3, 50, 'folded')], []],
  ] as const)('clauses on %s', (_, rules, pots, contributions, clauses) => {
    expect(potClauses(rules, Array(pots).fill(pot(100, 2)), contributions)).toEqual(clauses);
  });
});
