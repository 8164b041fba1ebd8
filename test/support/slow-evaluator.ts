/**
 * A second opinion written from the rules: every five-card choice is looked at, and hands are compared as lists of
 * numbers. Shares nothing with the tables under test.
 */
export type Order = 'standard' | 'flush-over-full-house' | 'flush-over-full-house-trips-over-straight';
export interface SlowRules {
  readonly game: 'high' | 'ace-to-five' | 'ace-to-six' | 'deuce-to-seven';
  readonly order: Order;
  /** Lowest rank of the deck, 2 to 14. */
  readonly lowest: number;
  readonly aceLow: boolean;
  /** Ranks the deck leaves out: their neighbours stand next to each other. */
  readonly dropped?: readonly number[];
}

const CATEGORY = {
  high: 0,
  pair: 1,
  two: 2,
  trips: 3,
  straight: 4,
  flush: 5,
  full: 6,
  quads: 7,
  straightFlush: 8,
} as const;

function categoryHeight(category: number, order: Order): number {
  const swap = (a: number, b: number, value: number): number => (value === a ? b : value === b ? a : value);
  if (order === 'standard') return category;
  const flush = swap(CATEGORY.flush, CATEGORY.full, category);
  return order === 'flush-over-full-house' ? flush : swap(CATEGORY.trips, CATEGORY.straight, flush);
}

/** A card as text; ranks 2 to 14. */
export const rankOf = (card: string): number => '23456789TJQKA'.indexOf(card.charAt(0)) + 2;

function straightTop(ranks: readonly number[], rules: SlowRules): number {
  const distinct = [...new Set(ranks)].sort((a, b) => b - a);
  if (distinct.length < 5) return 0;
  const [top = 0] = distinct;
  const { dropped = [] } = rules;
  const place = (rank: number): number => rank - dropped.filter((gone) => gone < rank).length;
  if (place(top) - place(distinct[4] ?? 0) === 4) return top;
  const wheel = [14, ...[3, 2, 1, 0].map((step) => rules.lowest + step)];
  return rules.aceLow && wheel.every((rank, i) => rank === distinct[i]) ? rules.lowest + 3 : 0;
}

/** Compared position by position; the larger list is the higher hand. */
export function slowValue(cards: readonly string[], rules: SlowRules): number[] {
  const aceIsLow = rules.game === 'ace-to-five' || rules.game === 'ace-to-six';
  const ranks = cards.map(rankOf).map((rank) => (aceIsLow && rank === 14 ? 1 : rank));
  const counts = new Map<number, number>();
  for (const rank of ranks) counts.set(rank, (counts.get(rank) ?? 0) + 1);
  const groups = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0]);
  const shape = groups.map(([, count]) => count).join('');
  const byShape: Record<string, number> = {
    '41': CATEGORY.quads,
    '32': CATEGORY.full,
    '311': CATEGORY.trips,
    '221': CATEGORY.two,
    '2111': CATEGORY.pair,
  };
  let category: number = byShape[shape] ?? CATEGORY.high;
  let order = groups.map(([rank]) => rank);
  if (rules.game !== 'ace-to-five') {
    const flush = new Set(cards.map((card) => card.charAt(1))).size === 1;
    const top = straightTop(ranks, rules);
    if (top > 0) order = [top];
    if (top > 0) category = flush ? CATEGORY.straightFlush : CATEGORY.straight;
    else if (flush) category = CATEGORY.flush;
  }
  const value = [categoryHeight(category, rules.order), ...order, 0, 0, 0, 0].slice(0, 6);
  return rules.game === 'high' ? value : value.map((n) => -n);
}

export function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return (a[i] ?? 0) - (b[i] ?? 0);
  return 0;
}

function placesOf(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]];
  return Array.from({ length: Math.max(0, n - from) }, (_, i) => from + i).flatMap((place) =>
    placesOf(n, k - 1, place + 1).map((rest) => [place, ...rest]),
  );
}

const known = new Map<string, number[][]>();

/** Every choice of `k` of a list. */
export function choices<T>(list: readonly T[], k: number): T[][] {
  const key = `${list.length} ${k}`;
  const places = known.get(key) ?? placesOf(list.length, k);
  known.set(key, places);
  return places.map((chosen) => chosen.flatMap((place) => list[place] ?? []));
}

/** The best hand; `fromHole` null means any five. */
export function slowBest(
  hole: readonly string[],
  board: readonly string[],
  fromHole: number | null,
  rules: SlowRules,
): number[] {
  const fives =
    fromHole === null
      ? choices([...hole, ...board], 5)
      : choices(hole, fromHole).flatMap((own) => choices(board, 5 - fromHole).map((rest) => [...own, ...rest]));
  return fives
    .map((five) => slowValue(five, rules))
    .reduce((best, value) => (compareLists(value, best) > 0 ? value : best));
}
