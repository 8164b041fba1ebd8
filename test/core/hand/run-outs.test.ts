import { describe, expect, test } from 'vitest';
import { completionsOf } from '../../../src/core/hand/completions.ts';
import { unseenCards } from '../../../src/core/hand/hand.ts';
import type { Undecided } from '../../../src/core/hand/undecided.ts';
import {
  contendersOf,
  findVariant,
  playWithoutHistory,
  settle,
  standingsOf,
  VARIANTS,
  type VariantSpec,
} from '../../../src/core/index.ts';
import type { Card } from '../../support/core.ts';
import { seeded } from '../../support/random.ts';
import { opened, type RandomHand, randomHand, setupOf } from '../../support/random-hand.ts';

/** Games with a board whose last card can be run out, one a board; murder's last street has three. */
const RUN_OUT = VARIANTS.filter(
  ({ streets, transform }) =>
    transform === 'none' && streets.at(-1)?.deal.some((deal) => deal.to === 'board' && deal.count === 1),
);

/** Who takes a share, counted board by board: each completion is ranked as a hand that was dealt so. */
function countedSlowly(dealt: RandomHand): Map<string, number> {
  const hand = opened(setupOf(dealt));
  const rows = new Map<string, number>();
  const contenders = contendersOf(hand.seats);
  const lay = (boards: readonly (readonly Card[])[], b: number): void => {
    const board = boards[b];
    if (board === undefined) {
      const tiers = standingsOf(hand, contenders, boards).flatMap((standing) => standing.tiers.slice(0, 1));
      const winners = [...new Set(tiers.flat())].sort((x, y) => x - y).join();
      rows.set(winners, (rows.get(winners) ?? 0) + 1);
      return;
    }
    const lying = boards.flat();
    for (const card of unseenCards(hand))
      if (!lying.includes(card))
        lay(
          boards.map((own, i) => (i === b ? [...own, card] : own)),
          b + 1,
        );
  };
  lay(dealt.boards, 0);
  return rows;
}

function decided(dealt: RandomHand, runouts: 'count' | 'as-needed') {
  const hand = opened(setupOf(dealt, { runouts }));
  const settled = settle(hand, playWithoutHistory(hand), 2_000_000);
  if (!settled.ok) throw new Error(JSON.stringify(settled.error));
  return settled.value.decision;
}

const counted = (dealt: RandomHand): Map<string, number> =>
  new Map(decided(dealt, 'count').runouts.map(({ winners, boards }) => [winners.join(), boards]));

describe('every last card is counted as if it were dealt', () => {
  test.each(RUN_OUT.map((variant) => [variant.id, variant] as const))('%s', (_, variant) => {
    const below = seeded(41);
    for (let i = 0; i < 3; i += 1) {
      const dealt = randomHand(variant, below, 3, 1);
      expect(counted(dealt)).toEqual(countedSlowly(dealt));
      expect(decided(dealt, 'as-needed').status).toBe(decided(dealt, 'count').status);
    }
  });
});

const named = (id: string): VariantSpec => {
  const variant = findVariant(id);
  if (variant === undefined) throw new Error(`no game ${id}`);
  return variant;
};

describe('cards to come', () => {
  test.each([
    ['omaha-hi-lo', 2, (n: number) => (n * (n - 1)) / 2],
    // Two turns and a river have a place each.
    ['chowaha', 3, (n: number) => n * (n - 1) * (n - 2)],
    // The same cards on the other board are another outcome.
    ['double-board-omaha', 1, (n: number) => n * (n - 1)],
  ] as const)('%s: %i on each board come in as many ways as there are', (id, missing, ways) => {
    const dealt = randomHand(named(id), seeded(43), 2, missing);
    const hand = opened(setupOf(dealt));
    const rows = [...counted(dealt).values()];
    expect(rows.reduce((sum, boards) => sum + boards, 0)).toBe(ways(unseenCards(hand).length));
  });

  test('before the grid is laid its places are filled flop by flop', () => {
    const spot: Undecided = {
      contests: [],
      contenders: [],
      pots: [],
      boards: [[]],
      role: 'each',
      groups: [3, 3, 3, 1, 1, 1],
      missing: 12,
      own: new Map(),
      reveals: [],
      missingReveals: 0,
      view: null,
      unseen: unseenCards(opened(setupOf(randomHand(named('chowaha'), seeded(47), 2, 12)))).slice(0, 12),
    };
    expect(completionsOf(spot)).toBe(479_001_600 / 6 ** 3);
  });

  test('a made-up game in which a pot nobody qualifies for is taken is run out so too', () => {
    const archie = named('archie');
    const game: VariantSpec = {
      ...named('omaha-5'),
      contests: [
        {
          name: 'high',
          evaluator: 'high',
          use: { kind: 'exactly', fromHole: 2 },
          qualifier: 'pair-of-sixes',
          unqualified: 'takes-unclaimed',
        },
        { name: 'low', evaluator: 'ace-to-six', use: { kind: 'exactly', fromHole: 2 }, qualifier: 'eight-or-better' },
      ],
      ordering: archie.ordering,
    };
    const below = seeded(53);
    for (let i = 0; i < 5; i += 1) {
      const rows = counted(randomHand(game, below, 3, 1));
      expect(rows.has('')).toBe(false);
    }
  });
});
