import { describe, expect, test } from 'vitest';
import { boardRanker } from '../../../src/core/evaluation/board-ranker.ts';
import { bestHand, bestStrength, handRanksOf, strengthOfCards } from '../../../src/core/evaluation/evaluate.ts';
import { categoryOf, denseRank, rankingFor } from '../../../src/core/evaluation/ranking.ts';
import type { CategoryOrder, RankingSpec, Use } from '../../../src/core/evaluation/spec.ts';
import { type Card, cards, cardsOf, type Deck, FULL_DECK, formatCard } from '../../support/core.ts';
import { deal, seeded } from '../../support/random.ts';
import { compareLists, type SlowRules, slowBest } from '../../support/slow-evaluator.ts';

const SHORT: Deck = { lowestRank: '6', droppedRanks: [] };
const high = (order: CategoryOrder = 'standard', deck: Deck = FULL_DECK): RankingSpec => ({
  evaluator: 'high',
  deck,
  order,
  aceLowStraight: 'counts',
});
const ANY: Use = { kind: 'any' };
const TWO: Use = { kind: 'exactly', fromHole: 2 };
const standard = rankingFor(high());

function countCategories(spec: RankingSpec): Record<string, number> {
  const ranking = rankingFor(spec);
  const deck = cardsOf(spec.deck);
  const byStrength = new Int32Array(ranking.classes + 1);
  const hand = deck.slice(0, 5);
  const lay = (place: number, next: number): void => {
    if (place === 5) {
      const strength = strengthOfCards(ranking, hand);
      byStrength[strength] = (byStrength[strength] ?? 0) + 1;
      return;
    }
    for (let i = next; i <= deck.length - (5 - place); i += 1) {
      hand.splice(place, 1, ...deck.slice(i, i + 1));
      lay(place + 1, i + 1);
    }
  };
  lay(0, 0);
  const counts: Record<string, number> = {};
  byStrength.forEach((count, strength) => {
    if (strength > 0) counts[categoryOf(ranking, strength)] = (counts[categoryOf(ranking, strength)] ?? 0) + count;
  });
  return counts;
}

describe('every five-card hand', () => {
  test('the 2,598,960 hands of 52 cards fall into the known categories, in 7,462 classes', () => {
    expect(standard.classes).toBe(7462);
    expect(countCategories(high())).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-of-a-kind': 624,
      'full-house': 3744,
      flush: 5108,
      straight: 10_200,
      'three-of-a-kind': 54_912,
      'two-pair': 123_552,
      pair: 1_098_240,
      'high-card': 1_302_540,
    });
  });

  test.each(['flush-over-full-house', 'flush-over-full-house-trips-over-straight'] as const)(
    'the 376,992 hands of 36 cards fall into the known categories (%s)',
    (order) => {
      expect(countCategories(high(order, SHORT))).toEqual({
        'royal-flush': 4,
        'straight-flush': 20,
        'four-of-a-kind': 288,
        flush: 480,
        'full-house': 1728,
        straight: 6120,
        'three-of-a-kind': 16_128,
        'two-pair': 36_288,
        pair: 193_536,
        'high-card': 122_400,
      });
    },
  );

  test('ace-to-five knows a class for every choice of ranks: C(13,5) + 13·C(12,3) + C(13,2)·11 + 13·C(12,2) + 13·12·2', () => {
    expect(rankingFor({ ...high(), evaluator: 'ace-to-five' }).classes).toBe(
      1287 + 13 * 220 + 78 * 11 + 13 * 66 + 13 * 12 * 2,
    );
  });

  test('deuce-to-seven knows the same classes as high, turned round', () => {
    expect(rankingFor({ ...high(), evaluator: 'deuce-to-seven', aceLowStraight: 'does-not-count' }).classes).toBe(7462);
  });
});

const RULES: readonly [string, RankingSpec, SlowRules][] = [
  ['high', high(), { game: 'high', order: 'standard', lowest: 2, aceLow: true }],
  [
    'short deck',
    high('flush-over-full-house', SHORT),
    { game: 'high', order: 'flush-over-full-house', lowest: 6, aceLow: true },
  ],
  [
    'short deck, trips over straight',
    high('flush-over-full-house-trips-over-straight', SHORT),
    { game: 'high', order: 'flush-over-full-house-trips-over-straight', lowest: 6, aceLow: true },
  ],
  [
    '32 cards without the low straight',
    { ...high('flush-over-full-house', { lowestRank: '7', droppedRanks: [] }), aceLowStraight: 'does-not-count' },
    { game: 'high', order: 'flush-over-full-house', lowest: 7, aceLow: false },
  ],
  [
    'ace-to-five',
    { ...high(), evaluator: 'ace-to-five' },
    { game: 'ace-to-five', order: 'standard', lowest: 2, aceLow: true },
  ],
  [
    'deuce-to-seven',
    { ...high(), evaluator: 'deuce-to-seven', aceLowStraight: 'does-not-count' },
    { game: 'deuce-to-seven', order: 'standard', lowest: 2, aceLow: false },
  ],
];

/** Hands leaning to one suit, so that flushes and straight flushes come up. */
function biased(deck: Deck, count: number, below: (n: number) => number): Card[] {
  const pool = below(2) === 0 ? deal(deck, count, below) : [];
  const suit = below(4);
  const pack = cardsOf(deck);
  while (pool.length < count) {
    const card = pack[below(pack.length)];
    const takes = card !== undefined && !pool.includes(card) && ((card & 3) === suit || below(4) === 0);
    if (takes) pool.push(card);
  }
  return pool;
}

const sign = (n: number): number => Math.sign(n);
const texts = (list: readonly Card[]): string[] => list.map(formatCard);

describe('an independent slow evaluator agrees', () => {
  test.each(RULES)('on random hands of 5 to 9 cards: %s', (_, spec, rules) => {
    const below = seeded(7);
    const ranking = rankingFor(spec);
    for (let i = 0; i < 400; i += 1) {
      const n = 5 + (i % 5);
      const [a, b] = [biased(spec.deck, n, below), biased(spec.deck, n, below)];
      const fast = sign(strengthOfCards(ranking, a) - strengthOfCards(ranking, b));
      expect(fast, `${texts(a)} v ${texts(b)}`).toBe(
        sign(compareLists(slowBest(texts(a), [], null, rules), slowBest(texts(b), [], null, rules))),
      );
    }
  });

  test.each(RULES)('on exactly two of four to six hole cards: %s', (_, spec, rules) => {
    const below = seeded(11);
    const ranking = rankingFor(spec);
    for (let i = 0; i < 150; i += 1) {
      const own = 4 + (i % 3);
      const all = biased(spec.deck, 2 * own + 5, below);
      const [a, b, board] = [all.slice(0, own), all.slice(own, 2 * own), all.slice(2 * own)];
      const fast = sign(bestStrength(ranking, TWO, a, board) - bestStrength(ranking, TWO, b, board));
      const slow = sign(
        compareLists(slowBest(texts(a), texts(board), 2, rules), slowBest(texts(b), texts(board), 2, rules)),
      );
      expect(fast, `${texts(a)} v ${texts(b)} on ${texts(board)}`).toBe(slow);
    }
  });
});

describe('the hand that plays', () => {
  test.each([
    ['the wheel is five high', 'As 2d', '3c 4h 5s Kd Qd', 'straight', '5s 4h 3c 2d As'],
    ['a steel wheel beats the longer plain straight', 'Ad 9h', '2d 3d 4d 5d 6c', 'straight-flush', '5d 4d 3d 2d Ad'],
    ['there is no straight round the corner', '4h Td', 'Kd Ac 2s 3h 9c', 'high-card', 'Ac Kd Td 9c 4h'],
    ['playing the board is said where it is true', 'Kh 6h', '6c 7d 8h 9s Tc', 'straight', 'Tc 9s 8h 7d 6c'],
    ['the two higher of three pairs play', 'Ks 6c', '4d 8s 4h 8c Kd', 'two-pair', 'Ks Kd 8s 8c 6c'],
    ['three sevens full of kings read trips first', '7c 7h', '7d Kc Kd 2s 3s', 'full-house', '7h 7d 7c Kd Kc'],
  ])('%s', (_, hole, board, category, played) => {
    const best = bestHand(standard, ANY, cards(hole), cards(board));
    expect(best && categoryOf(standard, best.strength)).toBe(category);
    expect(best && texts(best.cards)).toEqual(played.split(' '));
  });

  test('with 36 cards A-6-7-8-9 is the lowest straight', () => {
    const ranking = rankingFor(high('flush-over-full-house', SHORT));
    const wheel = strengthOfCards(ranking, cards('As 6d 7c 8h 9s'));
    expect(categoryOf(ranking, wheel)).toBe('straight');
    expect(wheel).toBeLessThan(strengthOfCards(ranking, cards('6s 7d 8c 9h Ts')));
  });

  test('of two flushes among ten cards the higher counts', () => {
    expect(texts(bestHand(standard, ANY, cards('2h 3h 4h 5h 7h'), cards('9s Ts Js Qs As'))?.cards ?? [])).toEqual([
      'As',
      'Qs',
      'Js',
      'Ts',
      '9s',
    ]);
  });

  test('exactly two hole cards play with exactly three of the board, and the five are worth what was said', () => {
    const below = seeded(3);
    for (let i = 0; i < 100; i += 1) {
      const all = biased(FULL_DECK, 9, below);
      const best = bestHand(standard, TWO, all.slice(0, 4), all.slice(4));
      expect([best?.fromHole.length, best?.fromBoard.length]).toEqual([2, 3]);
      expect(best && strengthOfCards(standard, best.cards)).toBe(best?.strength);
    }
  });

  test('the ranks that decide come one a group', () => {
    expect(handRanksOf(standard, cards('As Ad Kh Ks 9d'))).toEqual([12, 11, 7]);
    expect(handRanksOf(standard, cards('As 2d 3c 4h 5s'))).toEqual([3]);
  });

  test('the royal flush is number one of all hands', () => {
    expect(denseRank(standard, strengthOfCards(standard, cards('As Ks Qs Js Ts')))).toBe(1);
  });

  test('changing suits changes no ranking', () => {
    const below = seeded(5);
    const turned = (card: Card): Card =>
      cards(`${formatCard(card).charAt(0)}${'dhsc'.charAt('cdhs'.indexOf(formatCard(card).charAt(1)))}`)[0] ?? card;
    for (let i = 0; i < 300; i += 1) {
      const hand = biased(FULL_DECK, 7, below);
      expect(strengthOfCards(standard, hand.map(turned))).toBe(strengthOfCards(standard, hand));
    }
  });
});

describe('ranking many boards', () => {
  test.each(
    RULES.flatMap(
      (rule) =>
        [
          [rule[0], 'any', rule[1], ANY, 2],
          [rule[0], 'exactly two', rule[1], TWO, 4],
        ] as const,
    ),
  )('%s, %s: the same strengths as one hand at a time', (_, __, spec, use, own) => {
    const below = seeded(13);
    const ranking = rankingFor(spec);
    for (let i = 0; i < 60; i += 1) {
      const all = biased(spec.deck, 3 * own + 5, below);
      const holes = [0, 1, 2].map((h) => all.slice(h * own, (h + 1) * own));
      const board = all.slice(3 * own);
      const out = new Int32Array(3);
      boardRanker(ranking, use, holes).rank(Int32Array.from(board), board.length, out);
      expect([...out]).toEqual(holes.map((hole) => bestStrength(ranking, use, hole, board)));
    }
  });
});
