import { describe, expect, test } from 'vitest';
import { bestHand } from '../../../src/core/evaluation/best-hand.ts';
import { bestStrength } from '../../../src/core/evaluation/best-strength.ts';
import { boardRanker } from '../../../src/core/evaluation/board-ranker.ts';
import { strengthOfCards } from '../../../src/core/evaluation/evaluate.ts';
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

const HIGH_RULES: SlowRules = { game: 'high', order: 'standard', lowest: 2, aceLow: true };
const RULES: readonly [string, RankingSpec, SlowRules][] = [
  ['high', high(), HIGH_RULES],
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
  test.each(RULES)('on random hands of 5 to 10 cards: %s', (_, spec, rules) => {
    const below = seeded(7);
    const ranking = rankingFor(spec);
    for (let i = 0; i < 700; i += 1) {
      const n = [5, 6, 7, 5, 6, 7, 8, 9, 7, 10][i % 10] ?? 5;
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

describe('hands and boards of other sizes agree with the slow evaluator', () => {
  test.each([0, 1, 3, 4])('exactly %i of four hole cards', (fromHole) => {
    const below = seeded(17);
    for (let i = 0; i < 60; i += 1) {
      const all = biased(FULL_DECK, 13, below);
      const [a, b, board] = [all.slice(0, 4), all.slice(4, 8), all.slice(8)];
      const use: Use = { kind: 'exactly', fromHole };
      const fast = sign(bestStrength(standard, use, a, board) - bestStrength(standard, use, b, board));
      const slow = [a, b].map((hole) => slowBest(texts(hole), texts(board), fromHole, HIGH_RULES));
      expect(fast).toBe(sign(compareLists(slow[0] ?? [], slow[1] ?? [])));
    }
  });

  test('two of the hole with three of a board of eight, where two suits can flush', () => {
    const below = seeded(19);
    for (let i = 0; i < 40; i += 1) {
      const all = biased(FULL_DECK, 16, below);
      const [a, b, board] = [all.slice(0, 4), all.slice(4, 8), all.slice(8)];
      const fast = sign(bestStrength(standard, TWO, a, board) - bestStrength(standard, TWO, b, board));
      const slow = [a, b].map((hole) => slowBest(texts(hole), texts(board), 2, HIGH_RULES));
      expect(fast, `${texts(a)} v ${texts(b)} on ${texts(board)}`).toBe(
        sign(compareLists(slow[0] ?? [], slow[1] ?? [])),
      );
    }
  });
});

describe('lows', () => {
  const aceToFive = rankingFor({ ...high(), evaluator: 'ace-to-five' });
  const worth = (ranking: typeof standard, text: string): number => strengthOfCards(ranking, cards(text));

  test('fifty-six ace-to-five hands are eight or better: C(8,5)', () => {
    expect(denseRank(aceToFive, worth(aceToFive, 'As 2s 3s 4s 5s'))).toBe(1);
    expect(denseRank(aceToFive, worth(aceToFive, '8c 7d 6h 5s 4c'))).toBe(56);
    expect(denseRank(aceToFive, worth(aceToFive, '9c 4d 3h 2s Ac'))).toBe(57);
  });

  test.each(['counts', 'does-not-count'] as const)(
    'deuce-to-seven: the ace is high and never closes a straight, whatever a high game says (%s)',
    (aceLowStraight) => {
      const ranking = rankingFor({ ...high(), evaluator: 'deuce-to-seven', aceLowStraight });
      expect(denseRank(ranking, worth(ranking, '7c 5d 4h 3s 2c'))).toBe(1);
      expect(categoryOf(ranking, worth(ranking, 'Ac 2d 3h 4s 5c'))).toBe('low');
      expect(worth(ranking, 'Ac 2d 3h 4s 5c')).toBeGreaterThan(worth(ranking, '2c 2d 3h 4s 5c'));
      expect(worth(ranking, 'Ac 2d 3h 4s 5c')).toBeLessThan(worth(ranking, 'Kc Qd Jh Ts 8c'));
      expect(categoryOf(ranking, worth(ranking, '2c 3d 4h 5s 6c'))).toBe('straight');
    },
  );

  test('deuce-to-seven: of six cards the five that avoid the flush are taken', () => {
    const ranking = rankingFor({ ...high(), evaluator: 'deuce-to-seven' });
    expect(worth(ranking, '7c 5c 4c 3c 2c 8d')).toBe(worth(ranking, '8d 5c 4c 3c 2c'));
  });
});

describe('decks with ranks taken out', () => {
  const spec = high('standard', { lowestRank: '2', droppedRanks: ['8', '9', 'T'] });
  const ranking = rankingFor(spec);

  test('only hands the deck can make are classes: pairs to fours of ten ranks, and every five ranks mixed and suited', () => {
    expect(ranking.classes).toBe(2 * 252 + 90 + 90 + 10 * 36 + 45 * 8 + 10 * 84);
  });

  test('a straight runs over the ranks that are left', () => {
    const straight = strengthOfCards(ranking, cards('7s Jd Qc Kh As'));
    expect(categoryOf(ranking, straight)).toBe('straight');
    expect(straight).toBeGreaterThan(strengthOfCards(ranking, cards('6s 7d Jc Qh Ks')));
    expect(categoryOf(ranking, strengthOfCards(ranking, cards('As 2d 3c 4h 5s')))).toBe('straight');
  });
});

describe('too few or too many cards', () => {
  test('there is no hand while five cards cannot be made', () => {
    expect(bestStrength(standard, ANY, cards('As Kd'), cards('Qh Jh'))).toBe(0);
    expect(bestStrength(standard, TWO, cards('As Kd 2c 3c'), cards('Qh Jh'))).toBe(0);
    expect(bestHand(standard, ANY, cards('As Kd'), [])).toBeNull();
  });

  test.each(['As Kd Qc Jh', '2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs'])('%s is refused', (text) => {
    expect(() => strengthOfCards(standard, cards(text))).toThrow('no hand is made');
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

  test('any five: the cards named are worth what was said, and come from where they are said to', () => {
    const below = seeded(23);
    for (let i = 0; i < 200; i += 1) {
      const all = biased(FULL_DECK, 5 + (i % 6), below);
      const [hole, board] = [all.slice(0, 2), all.slice(2)];
      const best = bestHand(standard, ANY, hole, board);
      expect(best && strengthOfCards(standard, best.cards)).toBe(strengthOfCards(standard, all));
      expect(best?.fromHole.every((card) => hole.includes(card))).toBe(true);
      expect(best?.fromBoard.every((card) => board.includes(card))).toBe(true);
      expect([...(best?.fromHole ?? []), ...(best?.fromBoard ?? [])].sort()).toEqual([...(best?.cards ?? [])].sort());
    }
  });

  test('the ranks that decide come one a group', () => {
    expect(bestHand(standard, { kind: 'any' }, cards('As Ad Kh Ks 9d'), [])?.ranks).toEqual([12, 11, 7]);
    expect(bestHand(standard, { kind: 'any' }, cards('As 2d 3c 4h 5s'), [])?.ranks).toEqual([3]);
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

  test.each([
    [ANY, 2, [3, 4, 5, 8]],
    [TWO, 4, [3, 4, 5, 8]],
    [{ kind: 'exactly', fromHole: 3 } as const, 4, [5]],
  ])('boards of any length: %o', (use, own, lengths) => {
    const below = seeded(29);
    for (const length of lengths) {
      for (let i = 0; i < 40; i += 1) {
        const all = biased(FULL_DECK, 2 * own + length, below);
        const holes = [all.slice(0, own), all.slice(own, 2 * own)];
        const board = all.slice(2 * own);
        const out = new Int32Array(2);
        boardRanker(standard, use, holes).rank(board, length, out);
        expect([...out]).toEqual(holes.map((hole) => bestStrength(standard, use, hole, board)));
      }
    }
  });
});
