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

const isChosen = (choice: number, place: number): boolean => ((choice >> place) & 1) === 1;

/** What the chosen ranks count, one bit a place. */
function counted(ranks: readonly number[], choice: number): Count {
  let points = 0;
  let cards = 0;
  for (let place = 0; place < ranks.length; place += 1) {
    if (!isChosen(choice, place)) continue;
    points += pips(ranks[place] ?? 0);
    cards += 1;
  }
  return { points, cards };
}

/** The choice of ranks with most points up to the limit, then with most cards. */
function bestChoice(ranks: readonly number[]): number {
  let best = 0;
  let most: Count = { points: 0, cards: 0 };
  for (let choice = 1; choice < 1 << ranks.length; choice += 1) {
    const own = counted(ranks, choice);
    const isMore = own.points > most.points || (own.points === most.points && own.cards > most.cards);
    if (own.points > MOST_POINTS || !isMore) continue;
    best = choice;
    most = own;
  }
  return best;
}

/** Which ranks count: all of them, unless the evaluator leaves some out. */
const choiceOf = (ranks: readonly number[], { evaluator }: RankingSpec): number =>
  evaluator === 'points-21' ? bestChoice(ranks) : (1 << ranks.length) - 1;

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
    const { points, cards } = counted(five, choiceOf(five, spec));
    const known = classes.get(8 * points + cards);
    if (known === undefined) classes.set(8 * points + cards, { points, cards, keys: [keyOf(five)] });
    else known.keys.push(keyOf(five));
  });
  const upwards = [...classes].sort(([a], [b]) => a - b).map(([, own]) => own);
  return spec.evaluator === 'points-zero' ? upwards.reverse() : upwards;
}

/** The cards that count for points, most pips first. */
export function countedCards(five: readonly Card[], spec: RankingSpec): Card[] {
  const choice = choiceOf(five.map(rankIndex), spec);
  const own = five.filter((_, place) => isChosen(choice, place));
  return own.sort((a, b) => pips(rankIndex(b)) - pips(rankIndex(a)) || b - a);
}
