import type { RecordedSetup } from './recorded-hand.ts';

type Seats = readonly Pick<RecordedSetup['seats'][number], 'seat' | 'stack'>[];

/** Chips while a history is told: what lies in front of each seat, what it has behind, and the price of a call. */
export class Ledger {
  price = 0;
  readonly #front = new Map<number, number>();
  readonly #behind = new Map<number, number>();
  readonly #folded = new Set<number>();

  /** A stack nobody knows is never used up. */
  constructor(seats: Seats) {
    for (const { seat, stack } of seats) this.#behind.set(seat, stack ?? Number.POSITIVE_INFINITY);
  }

  front(seat: number): number {
    return this.#front.get(seat) ?? 0;
  }

  behind(seat: number): number {
    return this.#behind.get(seat) ?? 0;
  }

  /** The street total that is a seat's whole stack. */
  reach(seat: number): number {
    return this.front(seat) + this.behind(seat);
  }

  /** Money nobody has to match. Out: what the stack allowed. */
  payDead(seat: number, amount: number): number {
    const paid = Math.min(amount, this.behind(seat));
    this.#behind.set(seat, this.behind(seat) - paid);
    return paid;
  }

  /** Brings what lies in front of a seat to a street total, as far as the stack goes. Out: the chips added. */
  wager(seat: number, to: number): number {
    const added = Math.max(0, Math.min(to, this.reach(seat)) - this.front(seat));
    this.#front.set(seat, this.front(seat) + added);
    this.#behind.set(seat, this.behind(seat) - added);
    this.price = Math.max(this.price, this.front(seat));
    return added;
  }

  fold(seat: number): void {
    this.#folded.add(seat);
  }

  /** The most anybody else still in the hand could have in front of him on this street. */
  longestOther(seat: number): number {
    let most = 0;
    for (const other of this.#behind.keys()) {
      if (other !== seat && !this.#folded.has(other)) most = Math.max(most, this.reach(other));
    }
    return most;
  }

  nextStreet(): void {
    this.#front.clear();
    this.price = 0;
  }
}
