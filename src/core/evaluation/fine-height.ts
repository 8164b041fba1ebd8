import { type CirclePlace, type FineHand, type FineOrder, suitHeight } from './fine-order.ts';
import { PATTERNS } from './ladder.ts';
import type { Ranking } from './ranking.ts';

/** Room below a strength for the suit that parts equal hands; strengths of null cards go down to halves of 16⁻⁵. */
const ROOM = 2 ** 24;

const CIRCLE: readonly CirclePlace[] = ['outside', 'lowest', 'middle', 'highest'];
const PLACES = CIRCLE.length;

/** Strengths of flushes: the first, and how many there are. */
interface Flushes {
  readonly first: number;
  readonly count: number;
}

function flushesOf({ patterns }: Ranking): Flushes {
  const flush = PATTERNS.indexOf('flush');
  return { first: patterns.indexOf(flush, 1), count: patterns.reduce((n, p) => (p === flush ? n + 1 : n), 0) };
}

/** Hands under a fine order as numbers that compare as `compareFine` does. */
export class FineHeights {
  readonly #suitFirst: Flushes | null;

  constructor(ranking: Ranking, { flushTie, suits }: FineOrder) {
    this.#suitFirst = flushTie === 'suit-first' && suits !== 'none' ? flushesOf(ranking) : null;
  }

  of({ strength, suitCard, category, circle }: FineHand): number {
    const suit = suitCard === null ? 0 : suitHeight(suitCard);
    const flushes = category === 'flush' ? this.#suitFirst : null;
    const height =
      flushes === null
        ? strength * ROOM + suit
        : flushes.first * ROOM + suit * flushes.count + (strength - flushes.first);
    return height * PLACES + CIRCLE.indexOf(circle);
  }
}

/** Where a hand of this height stands in the circle of straight flushes; 0 outside it. */
export const circlePlace = (height: number): number => height % PLACES;

/** By place, the one it beats: the lowest beats the highest, the highest the middle, the middle the lowest. */
const BEATEN = [PLACES, 3, 1, 2] as const;

/** Whether one place of the circle beats another. */
export const beatsInCircle = (place: number, other: number): boolean => other === BEATEN[place];
