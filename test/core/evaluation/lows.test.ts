import { describe, expect, test } from 'vitest';
import { bestHand } from '../../../src/core/evaluation/best-hand.ts';
import { bestStrength } from '../../../src/core/evaluation/best-strength.ts';
import { categoryOf, denseRank, rankingFor } from '../../../src/core/evaluation/ranking.ts';
import type { EvaluatorName, Use } from '../../../src/core/evaluation/spec.ts';
import { type Card, cards, cardsOf, FULL_DECK, formatCard } from '../../support/core.ts';

const ranked = (evaluator: EvaluatorName) =>
  rankingFor({ evaluator, deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' });

const ALL: Use = { kind: 'all' };

/** How many ways to choose `k` of `n`. */
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Calls `visit` with every hand of so many cards; the list is the same each time. */
function everyHand(size: number, visit: (hand: readonly Card[]) => void): void {
  const deck = cardsOf(FULL_DECK);
  const hand = deck.slice(0, size);
  const lay = (place: number, next: number): void => {
    if (place === size) visit(hand);
    for (let i = next; place < size && i <= deck.length - (size - place); i += 1) {
      hand.splice(place, 1, ...deck.slice(i, i + 1));
      lay(place + 1, i + 1);
    }
  };
  lay(0, 0);
}

function countBy(evaluator: EvaluatorName, size: number, nameOf: (strength: number) => string): Record<string, number> {
  const ranking = ranked(evaluator);
  const byStrength = new Int32Array(ranking.classes + 1);
  everyHand(size, (hand) => {
    const strength = bestStrength(ranking, ALL, hand, []);
    byStrength[strength] = (byStrength[strength] ?? 0) + 1;
  });
  const counts: Record<string, number> = {};
  byStrength.forEach((count, strength) => {
    const name = nameOf(strength);
    if (count > 0) counts[name] = (counts[name] ?? 0) + count;
  });
  return counts;
}

const byCategory = (evaluator: EvaluatorName, size: number): Record<string, number> =>
  countBy(evaluator, size, (strength) => categoryOf(ranked(evaluator), strength));

// Five ranks of thirteen in any suits; of these, hands of one suit and hands in a row.
const RANKS_OF_FIVE = choose(13, 5);
const PAIRS = {
  pair: 13 * choose(4, 2) * choose(12, 3) * 4 ** 3,
  'two-pair': choose(13, 2) * choose(4, 2) ** 2 * 11 * 4,
  'three-of-a-kind': 13 * 4 * choose(12, 2) * 4 ** 2,
  'full-house': 13 * 4 * 12 * choose(4, 2),
  'four-of-a-kind': 13 * 48,
};

describe('every five-card low', () => {
  test('ace-to-five: any five different ranks are a low, whatever their suits', () => {
    expect(byCategory('ace-to-five', 5)).toEqual({ low: RANKS_OF_FIVE * 4 ** 5, ...PAIRS });
  });

  // The ace closes straights at one end only: above the king, or below the two.
  test.each(['deuce-to-seven', 'ace-to-six'] as const)('%s: flushes and nine straights are no lows', (evaluator) => {
    const mixed = 4 ** 5 - 4;
    const straights = 9;
    expect(byCategory(evaluator, 5)).toEqual({
      low: (RANKS_OF_FIVE - straights) * mixed,
      straight: straights * mixed,
      flush: (RANKS_OF_FIVE - straights) * 4,
      'straight-flush': straights * 4,
      ...PAIRS,
    });
  });

  test.each([
    ['ace-to-five', RANKS_OF_FIVE + 13 * 220 + 78 * 11 + 13 * 66 + 13 * 12 * 2],
    ['ace-to-six', 2 * RANKS_OF_FIVE + 13 * 220 + 78 * 11 + 13 * 66 + 13 * 12 * 2],
    ['deuce-to-seven', 2 * RANKS_OF_FIVE + 13 * 220 + 78 * 11 + 13 * 66 + 13 * 12 * 2],
    ['badugi', choose(13, 4) + choose(13, 3) + choose(13, 2) + 13],
    ['badugi-ace-high', choose(13, 4) + choose(13, 3) + choose(13, 2) + 13],
  ] as const)('%s tells %i hands apart', (evaluator, classes) => {
    expect(ranked(evaluator).classes).toBe(classes);
  });

  test.each([
    ['ace-to-five', 'Ac 2d 3h 4s 5c', 1],
    ['ace-to-five', 'Ac 2c 3c 4c 5c', 1],
    ['ace-to-five', '8c 7d 6h 5s 4c', choose(8, 5)],
    ['ace-to-five', 'Kc Qd Jh Ts 9c', RANKS_OF_FIVE],
    ['ace-to-five', 'Ac Ad 2h 3s 4c', RANKS_OF_FIVE + 1],
    ['ace-to-six', 'Ac 2d 3h 4s 6c', 1],
    ['ace-to-six', 'Kc Qd Jh Ts Ac', RANKS_OF_FIVE - 9 - 7],
    ['deuce-to-seven', '2c 3d 4h 5s 7c', 1],
    ['deuce-to-seven', 'Ac Kd Qh Js 9c', RANKS_OF_FIVE - 9],
    ['deuce-to-seven', '2c 2d 3h 4s 5c', RANKS_OF_FIVE - 9 + 1],
  ] as const)('%s: %s is number %i', (evaluator, text, rank) => {
    const ranking = ranked(evaluator);
    expect(denseRank(ranking, bestStrength(ranking, ALL, cards(text), []))).toBe(rank);
  });
});

describe('every badugi', () => {
  const DEALS = choose(52, 4);
  const four = 13 * 12 * 11 * 10;
  // One suit, or one rank.
  const one = 4 * choose(13, 4) + 13;
  // Four ranks with just two cards of a suit; or a pair and two ranks of two suits that are not those of the pair.
  const three = choose(13, 4) * choose(4, 2) * 4 * 3 * 2 + 13 * choose(12, 2) * choose(4, 2) * (4 * 3 - 2);

  test.each(['badugi', 'badugi-ace-high'] as const)('%s: the 270,725 deals of four cards by size', (evaluator) => {
    expect(byCategory(evaluator, 4)).toEqual({
      badugi: four,
      'three-card': three,
      'two-card': DEALS - four - three - one,
      'one-card': one,
    });
  });

  test.each([
    ['Ac 2d 3h 4s', 'badugi', 1, 'badugi', '4s 3h 2d Ac'],
    ['Kc Qd Jh Ts', 'badugi', 715, 'badugi', 'Kc Qd Jh Ts'],
    ['Ac 2d 3h Kh', 'badugi', 716, 'three-card', '3h 2d Ac'],
    ['Kc Kd Kh Ks', 'badugi', 1092, 'one-card', 'Ks'],
    ['2c 3d 4h 5s', 'badugi-ace-high', 1, 'badugi', '5s 4h 3d 2c'],
    ['Ac 2d 3h 4s', 'badugi-ace-high', 496, 'badugi', 'Ac 4s 3h 2d'],
    // Of five cards the four that fit together best.
    ['Ac 2d 3h 4s 5s', 'badugi', 1, 'badugi', '4s 3h 2d Ac'],
    ['Ac 2s 2c Jd', 'badugi', 715 + choose(10, 3) + 1, 'three-card', 'Jd 2s Ac'],
  ] as const)('%s as %s is number %i: %s of %s', (text, evaluator, rank, category, played) => {
    const ranking = ranked(evaluator);
    const best = bestHand(ranking, ALL, cards(text), []);
    expect(best?.category).toBe(category);
    expect(best?.cards.map(formatCard).join(' ')).toBe(played);
    expect(denseRank(ranking, best?.strength ?? 0)).toBe(rank);
  });
});

/** How many hands of five cards have each number of points, by adding one rank after another. */
function handsByPoints(): Map<number, number> {
  let sums = new Map([['0 0', 1]]);
  for (const pips of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 0, 0]) {
    const next = new Map<string, number>();
    for (const [key, ways] of sums) {
      const [count = 0, points = 0] = key.split(' ').map(Number);
      for (let own = 0; own <= Math.min(4, 5 - count); own += 1) {
        const to = `${count + own} ${points + own * pips}`;
        next.set(to, (next.get(to) ?? 0) + ways * choose(4, own));
      }
    }
    sums = next;
  }
  return new Map(
    [...sums].filter(([key]) => key.startsWith('5 ')).map(([key, ways]) => [Number(key.split(' ')[1]), ways]),
  );
}

describe('points', () => {
  test('every hand of five counts as many points as its pips', () => {
    const expected = handsByPoints();
    const byPoints = countBy('points-49', 5, (strength) => String(strength - 1));
    expect(new Map(Object.entries(byPoints).map(([points, count]) => [Number(points), count]))).toEqual(expected);
    expect([expected.size, expected.get(49), expected.get(0)]).toEqual([50, 4, choose(12, 5)]);
  });

  test.each([
    ['points-49', 'Tc Td Th Ts 9c', 1, 'Ts Th Td Tc 9c', 49],
    ['points-49', 'Jc Qd Kh Js Qc', 50, 'Kh Qd Qc Js Jc', 0],
    ['points-zero', 'Jc Qd Kh Js Qc', 1, 'Kh Qd Qc Js Jc', 0],
    ['points-zero', 'Ac Jc Qd Kh Js', 2, 'Ac Kh Qd Js Jc', 1],
    ['points-zero', 'Tc Td Th Ts 9c', 50, 'Ts Th Td Tc 9c', 49],
    ['points-21', 'Ac Kd Qh Ts Tc', 1, 'Ts Tc Ac Kd Qh', 21],
    ['points-21', 'Ac Qd Th 6s 4c', 1, 'Th 6s 4c Ac Qd', 21],
    // Twenty-one of five, four and three cards, then twenty of as many.
    ['points-21', '9c 8d 7h 6s 5c', 3, '8d 7h 6s', 21],
    ['points-21', 'Kc Td Th 8s 6c', 6, 'Th Td Kc', 20],
  ] as const)('%s: %s is number %i and counts %s', (evaluator, text, rank, played, points) => {
    const ranking = ranked(evaluator);
    const best = bestHand(ranking, ALL, cards(text), []);
    expect(best?.cards.map(formatCard).join(' ')).toBe(played);
    expect([best?.category, best?.ranks[0]]).toEqual(['points', points]);
    expect(denseRank(ranking, best?.strength ?? 0)).toBe(rank);
  });
});
