import { type Card, rankIndex } from '../cards/card.ts';
import { PATTERNS, type Pattern } from './ladder.ts';
import { keyOf, slotOf } from './rank-index.ts';
import { categoryOf, type Ranking, ranksOf, rankTable } from './ranking.ts';

/** The second of two equal cards in a hand: null altogether, or in its suit only. */
export type NullCard = 'no-rank-no-suit' | 'keeps-rank';

/** The cards of a hand that are there already: each but the first of its kind. */
export const nullsOf = (five: readonly Card[]): Card[] => five.filter((card, i) => five.indexOf(card) !== i);

interface Read {
  readonly strength: number;
  readonly category: string;
  readonly ranks: readonly number[];
  /** Cards that count first. */
  readonly cards: readonly Card[];
}

/** Ranks with how often they occur, larger groups first, then higher ranks. */
function groupsOf(cards: readonly Card[]): readonly (readonly [rank: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankIndex(card), (counts.get(rankIndex(card)) ?? 0) + 1);
  return [...counts].sort(([r, m], [s, n]) => n - m || s - r);
}

/** Four cards or fewer make no straight, flush or full house. */
function patternOf(counts: readonly number[]): Pattern {
  const [first = 0, second = 0] = counts;
  if (first > 3) return 'four-of-a-kind';
  if (first === 3) return 'three-of-a-kind';
  if (first === 2) return second === 2 ? 'two-pair' : 'pair';
  return 'high-card';
}

function isBelow(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < 5; i += 1) {
    const difference = (a[i] ?? -1) - (b[i] ?? -1);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/**
 * The place of a hand with null kickers: above every whole hand that loses to it, below every one that beats it. Among
 * the hands of that gap the ranks decide, which the fraction says.
 */
function strengthWithNullKickers(ranking: Ranking, pattern: Pattern, ranks: readonly number[]): number {
  const index = PATTERNS.indexOf(pattern);
  let below = 0;
  for (let strength = ranking.classes; strength > 0; strength -= 1) {
    if (ranking.patterns[strength] !== index) continue;
    below = strength;
    if (isBelow(ranksOf(ranking, strength), ranks)) break;
    below = strength - 1;
  }
  return below + 0.25 + ranks.reduce((sum, rank, i) => sum + (rank + 2) / 2 / 16 ** (i + 1), 0);
}

function readNull(ranking: Ranking, live: readonly Card[], nulls: readonly Card[]): Read {
  const groups = groupsOf(live);
  const ranks = groups.map(([rank]) => rank);
  const category = patternOf(groups.map(([, count]) => count));
  const strength = strengthWithNullKickers(ranking, category, ranks);
  return { strength, category, ranks, cards: [...inOrder(live, ranks), ...nulls] };
}

const inOrder = (cards: readonly Card[], ranks: readonly number[]): Card[] =>
  [...cards].sort((a, b) => ranks.indexOf(rankIndex(a)) - ranks.indexOf(rankIndex(b)) || b - a);

/** Reads five cards of which some are there twice. In: the cards, those of them that are null, what null means. */
export function readWithNulls(
  ranking: Ranking,
  five: readonly Card[],
  nulls: readonly Card[],
  nullCard: NullCard,
): Read {
  const live = [...new Set(five)];
  const most = groupsOf(five)[0]?.[1] ?? 0;
  // Of one rank there are four cards: the fifth can keep nothing.
  if (nullCard === 'no-rank-no-suit' || most > 4) return readNull(ranking, live, nulls);
  const table = rankTable(ranking, 5);
  const strength = table.values[slotOf(table, keyOf(five.map(rankIndex)))] ?? 0;
  const ranks = ranksOf(ranking, strength);
  return { strength, category: categoryOf(ranking, strength), ranks, cards: [...inOrder(live, ranks), ...nulls] };
}
