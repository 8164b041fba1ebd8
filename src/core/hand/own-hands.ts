import { type Card, cardNumbered } from '../cards/card.ts';
import { bestStrength } from '../evaluation/best-strength.ts';
import { beatsInCircle, circlePlace, FineHeights } from '../evaluation/fine-height.ts';
import { bestFineHand } from '../evaluation/fine-order.ts';
import type { RankedContest } from './hand.ts';

/** What a seat holds, and where the cards lie that are still dealt to it: its own, then those shared by all. */
export interface OwnPlaces {
  readonly hole: readonly Card[];
  readonly places: readonly number[];
}

/** A hand's height in one contest; a larger one is better, 0 none at all. */
export type Height = number;

/** The places of the circle taken by the heights of these seats, as a mask. */
function placesIn(heights: Float64Array, eligible: number): number {
  let places = 0;
  for (let i = 0; i < heights.length; i += 1)
    if ((eligible & (1 << i)) !== 0) places |= 1 << circlePlace(heights[i] ?? 0);
  return places;
}

const CIRCLE = [1, 2, 3] as const;

/**
 * The hands of one contest while each seat is dealt cards of its own: the same cards are ranked once, however the other
 * seats' fall.
 */
export class OwnHands {
  /** By seat, for the cards last read. */
  readonly heights: Float64Array;
  readonly #ranked: RankedContest;
  readonly #seats: readonly OwnPlaces[];
  readonly #fine: FineHeights | null;
  readonly #known: readonly Map<number, Height>[];
  readonly #lastKeys: Float64Array;
  readonly #least: number;

  constructor(ranked: RankedContest, seats: readonly OwnPlaces[]) {
    this.#ranked = ranked;
    this.#seats = seats;
    this.#fine = ranked.fine === null ? null : new FineHeights(ranked.ranking, ranked.fine);
    this.#known = seats.map(() => new Map());
    this.heights = new Float64Array(seats.length);
    this.#lastKeys = new Float64Array(seats.length).fill(-1);
    // Games whose hands need a fine order let every hand win.
    this.#least = this.#fine === null ? ranked.qualifying : 1;
  }

  /** Ranks every seat with the cards laid. */
  read(laid: ArrayLike<number>): void {
    for (let i = 0; i < this.#seats.length; i += 1) {
      const places = this.#seats[i]?.places ?? [];
      let key = 0;
      for (let p = 0; p < places.length; p += 1) key = key * 64 + (laid[places[p] ?? 0] ?? 0);
      if (this.#lastKeys[i] === key) continue;
      this.#lastKeys[i] = key;
      this.heights[i] = this.#heightOf(i, key, laid, places);
    }
  }

  #heightOf(seat: number, key: number, laid: ArrayLike<number>, places: readonly number[]): Height {
    const known = this.#known[seat];
    const before = known?.get(key);
    if (before !== undefined) return before;
    const height = this.rank(
      seat,
      places.map((place) => laid[place] ?? 0),
    );
    known?.set(key, height);
    return height;
  }

  /** What one seat has with these cards dealt to it. */
  rank(seat: number, drawn: readonly number[]): Height {
    const { contest, ranking, fine } = this.#ranked;
    const hole = [...(this.#seats[seat]?.hole ?? []), ...drawn.map(cardNumbered)];
    if (fine === null || this.#fine === null) return bestStrength(ranking, contest.use, hole, []);
    const best = bestFineHand(ranking, fine, contest.use, hole, []);
    return best === null ? 0 : this.#fine.of(best);
  }

  /** Whether straight flushes beat each other in a circle here. */
  get isCircular(): boolean {
    return this.#ranked.fine?.straightFlushes === 'circle';
  }

  qualifies(height: Height): boolean {
    return height >= this.#least;
  }

  /** Who of the eligible seats has the best hand read last; nobody where none of them qualifies. */
  winners(eligible: number, unqualified: 'win' | 'do-not-win' = 'do-not-win'): number {
    if (this.isCircular) {
      const places = placesIn(this.heights, eligible) & ~1;
      if ((places & (places - 1)) !== 0) return this.#winnersInCircle(eligible, places);
    }
    return this.#highest(eligible, unqualified === 'win' ? 1 : this.#least, null);
  }

  /** The highest of the eligible, of those in one place of the circle where it is given. */
  #highest(eligible: number, least: number, place: number | null): number {
    let best = least;
    let mask = 0;
    for (let i = 0; i < this.heights.length; i += 1) {
      const height = this.heights[i] ?? 0;
      if ((eligible & (1 << i)) === 0 || height < best) continue;
      if (place !== null && circlePlace(height) !== place) continue;
      mask = height > best ? 1 << i : mask | (1 << i);
      best = height;
    }
    return mask;
  }

  /** Two places of the circle: one beats the other. All three: nobody does, and the house says what follows. */
  #winnersInCircle(eligible: number, places: number): number {
    const present = CIRCLE.filter((place) => (places & (1 << place)) !== 0);
    if (present.length < CIRCLE.length) {
      const winning = present.find((place) => !present.some((other) => beatsInCircle(other, place)));
      return this.#highest(eligible, 1, winning ?? null);
    }
    if (this.#ranked.fine?.cycle === 'highest-wins') return this.#highest(eligible, 1, null);
    return present.reduce<number>((mask, place) => mask | this.#highest(eligible, 1, place), 0);
  }
}
