import { describe, expect, test } from 'vitest';
import { BUG, type Card, JOKER } from '../../../src/core/cards/card.ts';
import { bestHand } from '../../../src/core/evaluation/best-hand.ts';
import { bestStrength } from '../../../src/core/evaluation/best-strength.ts';
import { bestFineHand, type FineOrder } from '../../../src/core/evaluation/fine-order.ts';
import { categoryOf, rankingFor } from '../../../src/core/evaluation/ranking.ts';
import type { RankingSpec } from '../../../src/core/evaluation/spec.ts';
import { findVariant } from '../../../src/core/index.ts';
import { cards, cardsOf, type Deck, FULL_DECK, formatCard } from '../../support/core.ts';
import { choices } from '../../support/slow-evaluator.ts';

const DECK: Deck = findVariant('mexican-stud')?.deck ?? FULL_DECK;
const SPEC: RankingSpec = { evaluator: 'high', deck: DECK, order: 'flush-over-full-house', aceLowStraight: 'counts' };
const ALL = { kind: 'all' } as const;

const ranked = cardsOf(DECK).filter((card) => card !== JOKER);

/** How many four cards make each category with this joker. */
function counted(joker: Card): Record<string, number> {
  const ranking = rankingFor(SPEC);
  const counts: Record<string, number> = {};
  for (const four of choices(ranked, 4)) {
    const category = categoryOf(ranking, bestStrength(ranking, ALL, [...four, joker], []));
    const name = category === 'royal-flush' ? 'straight-flush' : category;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

/** Ten ranks, 2 to 7 and jack to ace, numbered from 0; an ace also closes below the deuce. */
const RUNS = [[9, 0, 1, 2, 3], ...[0, 1, 2, 3, 4, 5].map((low) => [0, 1, 2, 3, 4].map((step) => low + step))];
const fours = choices([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], 4);
const runs = fours.filter((four) => RUNS.some((run) => four.every((rank) => run.includes(rank))));
/** Four ranks one short of a straight, and those of them or of the others with an ace. */
const inRun = runs.length;
const outside = fours.length - inRun;
const outsideWithAce = fours.filter((four) => four.includes(9) && !runs.includes(four)).length;
/** Ways to give four ranks suits that are not all the same. */
const MIXED = 4 ** 4 - 4;

describe('four cards and a joker, by plain combinatorics', () => {
  test('dealt face down it is any card', () => {
    expect(counted(JOKER)).toEqual({
      'straight-flush': 4 * inRun,
      // Three of a rank and another, or four.
      'four-of-a-kind': 10 * 4 * 36 + 10,
      flush: 4 * outside,
      'full-house': 45 * 6 * 6,
      straight: MIXED * inRun,
      'three-of-a-kind': 10 * 6 * 36 * 16,
      pair: MIXED * outside,
    });
  });

  test('dealt face up it is an ace, or completes a straight or a flush', () => {
    expect(counted(BUG)).toEqual({
      'straight-flush': 4 * inRun,
      // Three aces and another, or four of any rank.
      'four-of-a-kind': 4 * 36 + 10,
      flush: 4 * outside,
      // Aces and another pair, or three of another rank and an ace.
      'full-house': 9 * 6 * 6 + 9 * 4 * 4,
      straight: MIXED * inRun,
      // Three of another rank without an ace, or two aces.
      'three-of-a-kind': 9 * 4 * 32 + 6 * 36 * 16,
      // Two other pairs, or a pair beside an ace.
      'two-pair': 36 * 6 * 6 + 9 * 6 * 4 * 8 * 4,
      // Another pair without an ace, or an ace.
      pair: 9 * 6 * 28 * 16 + MIXED * outsideWithAce,
      'high-card': MIXED * (outside - outsideWithAce),
    });
  });
});

describe('what the joker stands for', () => {
  const readOf = (four: string, joker: Card) => {
    const best = bestHand(rankingFor(SPEC), ALL, [...cards(four), joker], []);
    return best === null
      ? null
      : [best.category, best.cards.map(formatCard).join(' '), best.joker === undefined ? '' : formatCard(best.joker)];
  };

  test.each<[string, string, Card, readonly [string, string, string]]>([
    ['the third of a pair', 'Kh Kd 6c 2s', JOKER, ['three-of-a-kind', 'Kh Kd Jk 6c 2s', 'Kc']],
    ['an ace beside it, face up', 'Kh Kd 6c 2s', BUG, ['pair', 'Kh Kd Jk 6c 2s', 'Ac']],
    ['the fourth of three', '6h 6d 6c 2s', JOKER, ['four-of-a-kind', 'Jk 6h 6d 6c 2s', '6s']],
    ['an ace beside three, face up', '6h 6d 6c 2s', BUG, ['three-of-a-kind', '6h 6d 6c Jk 2s', 'Ac']],
    ['no fifth of a rank: the best kicker', '6h 6d 6c 6s', JOKER, ['four-of-a-kind', '6s 6h 6d 6c Jk', 'Ac']],
    ['nothing more beside four aces, face up', 'Ah Ad Ac As', BUG, ['four-of-a-kind', 'As Ah Ad Ac Jk', '2c']],
    ['a king beside four aces, face down', 'Ah Ad Ac As', JOKER, ['four-of-a-kind', 'As Ah Ad Ac Jk', 'Kc']],
    ['the gap between seven and jack', '6h 7d Jc Qs', BUG, ['straight', 'Jk Qs Jc 7d 6h', 'Kc']],
    ['the ace that closes a straight', '2h 3d 4c 5s', BUG, ['straight', 'Jk 5s 4c 3d 2h', '6c']],
    ['the highest card a flush lacks', 'Ah Qh 6h 2h', BUG, ['flush', 'Ah Jk Qh 6h 2h', 'Kh']],
    ['a straight flush before a flush', 'Kh Qh Jh 7h', BUG, ['royal-flush', 'Jk Kh Qh Jh 7h', 'Ah']],
    ['a full house from two pairs', 'Kh Kd 6c 6s', JOKER, ['full-house', 'Kh Kd Jk 6s 6c', 'Kc']],
    ['two pairs with an ace, face up', 'Kh Kd 6c 6s', BUG, ['two-pair', 'Kh Kd 6s 6c Jk', 'Ac']],
    ['an ace in nothing', 'Kh Jd 6c 2s', BUG, ['high-card', 'Jk Kh Jd 6c 2s', 'Ac']],
    ['a pair of the highest card', 'Kh Jd 6c 2s', JOKER, ['pair', 'Kh Jk Jd 6c 2s', 'Kc']],
  ])('%s: %s', (_, four, joker, read) => {
    expect(readOf(four, joker)).toEqual(read);
  });

  test('a game of seven cards plays it too', () => {
    const ranking = rankingFor({ ...SPEC, deck: { ...DECK, droppedRanks: [] } });
    const best = bestHand(ranking, { kind: 'any' }, [...cards('Kh Kd 9c 9s 2h 3d'), JOKER], []);
    expect(best?.category).toBe('full-house');
    expect(best?.cards.map(formatCard).join(' ')).toBe('Kh Kd Jk 9s 9c');
    expect(bestStrength(ranking, { kind: 'any' }, [...cards('Kh Kd 9c 9s'), JOKER], [])).toBe(best?.strength);
  });

  test('under a fine order as well', () => {
    const fine: FineOrder = {
      suits: 'none',
      flushTie: 'ranks-first',
      straightFlushes: 'linear',
      cycle: 'split',
      nulls: 'no-rank-no-suit',
    };
    const ranking = rankingFor(SPEC);
    const read = (hand: string, joker: Card) => bestFineHand(ranking, fine, ALL, [...cards(hand), joker], []);
    expect(read('Kh Kd 6c 2s', JOKER)).toMatchObject({ category: 'three-of-a-kind' });
    expect(read('Kh Kd 6c 2s', BUG)).toMatchObject({ category: 'pair' });
    // One of the equal kings is null, so that the joker makes a pair of two.
    expect(read('Kh Kh 6c 2s', JOKER)).toMatchObject({ category: 'pair' });
  });
});
