import { inOrder } from './in-order.ts';
import { invariant } from './invariant.ts';

declare const brand: unique symbol;

/** A place at the table, 1 to 10 clockwise. */
export type Seat = number & { readonly [brand]: 'seat' };

export const SEAT_LIMIT = 10;

export const isSeat = (n: number): n is Seat => Number.isInteger(n) && n >= 1 && n <= SEAT_LIMIT;

export function seat(n: number): Seat {
  invariant(isSeat(n), `${n} is no seat`);
  return n;
}

/** Places from `from` to `to`, clockwise: 0 for the same seat, 1 for its left neighbour, at most 9. */
export const clockwiseDistance = (from: Seat, to: Seat): number => (to - from + SEAT_LIMIT) % SEAT_LIMIT;

/** The first of these seats left of `button`; the button itself only where there is no other. */
export function firstLeftOf(button: Seat, seats: readonly Seat[]): Seat | undefined {
  let first: Seat | undefined;
  let least = SEAT_LIMIT + 1;
  for (const own of seats) {
    const place = clockwiseDistance(button, own) || SEAT_LIMIT;
    if (place < least) [first, least] = [own, place];
  }
  return first;
}

/** Seats in clockwise order from the left of `button`; the button itself comes last. */
export function fromLeftOf<S extends Seat>(button: Seat, seats: readonly S[]): S[] {
  const place = (s: Seat): number => clockwiseDistance(button, s) || SEAT_LIMIT;
  return inOrder(seats, (a, b) => place(a) - place(b));
}
