import { type Card, rankIndex } from '../cards/card.ts';
import { ranksByHeight } from './ladder.ts';
import { keyOf } from './rank-index.ts';
import type { RankingSpec } from './spec.ts';

const ACE = 12;
const TEN = 8;
/** More points than this do not count where points are limited. */
const MOST_POINTS = 21;

/** Pips of a rank: the ace one, jack, queen and king none. */
const pips = (rank: number): number => (rank === ACE ? 1 : rank > TEN ? 0 : rank + 2);

/** The points of five cards and how many of the cards count; the second decides only where cards may be left out. */
interface Count {
  readonly points: number;
  readonly cards: number;
}

const sum = (ranks: readonly number[]): number => ranks.reduce((total, rank) => total + pips(rank), 0);

/** The choice of cards with most points up to the limit, then with most cards, as places in `ranks`. */
export function countedPlaces(ranks: readonly number[]): number[] {
  let best: number[] = [];
  let most = { points: -1, cards: 0 };
  for (let choice = 0; choice < 1 << ranks.length; choice += 1) {
    const places = ranks.flatMap((_, i) => ((choice >> i) & 1 ? [i] : []));
    const points = sum(places.map((i) => ranks[i] ?? 0));
    if (points > MOST_POINTS || points < most.points) continue;
    if (points === most.points && places.length <= most.cards) continue;
    best = places;
    most = { points, cards: places.length };
  }
  return best;
}

function countOf(ranks: readonly number[], { evaluator }: RankingSpec): Count {
  if (evaluator !== 'points-21') return { points: sum(ranks), cards: ranks.length };
  const counted = countedPlaces(ranks).map((i) => ranks[i] ?? 0);
  return { points: sum(counted), cards: counted.length };
}

/** Hands of as many points: what is read aloud, and the keys of their ranks. */
interface PointClass extends Count {
  readonly keys: readonly number[];
}

/** Calls `visit` with the ranks of every five cards, no rank more than four times. */
function everyFive(ranks: readonly number[], visit: (five: readonly number[]) => void): void {
  const five: number[] = [];
  const take = (from: number): void => {
    if (five.length === 5) visit(five);
    for (let i = from; i < ranks.length && five.length < 5; i += 1) {
      const rank = ranks[i] ?? 0;
      if (five.length >= 4 && five.every((other) => other === rank)) continue;
      five.push(rank);
      take(i);
      five.pop();
    }
  };
  take(0);
}

/** Every count five cards of this deck can have, the worst in this ranking first. */
export function pointClasses(spec: RankingSpec): PointClass[] {
  const classes = new Map<number, { points: number; cards: number; keys: number[] }>();
  everyFive(ranksByHeight(spec), (five) => {
    const { points, cards } = countOf(five, spec);
    const known = classes.get(8 * points + cards);
    if (known === undefined) classes.set(8 * points + cards, { points, cards, keys: [keyOf(five)] });
    else known.keys.push(keyOf(five));
  });
  const upwards = [...classes].sort(([a], [b]) => a - b).map(([, own]) => own);
  return spec.evaluator === 'points-zero' ? upwards.reverse() : upwards;
}

/** The cards that count for points, most pips first; all five unless the evaluator leaves some out. */
export function countedCards(five: readonly Card[], { evaluator }: RankingSpec): Card[] {
  const counted =
    evaluator === 'points-21' ? countedPlaces(five.map(rankIndex)).flatMap((i) => five[i] ?? []) : [...five];
  return counted.sort((a, b) => pips(rankIndex(b)) - pips(rankIndex(a)) || b - a);
}
