import { invariant } from './invariant.ts';

declare const brand: unique symbol;

/** A non-negative safe integer in the smallest unit of play. */
export type Chips = number & { readonly [brand]: 'chips' };

export const isChips = (n: number): n is Chips => Number.isSafeInteger(n) && n >= 0;

/** Brands an amount the code has computed; a fraction, a negative or an overflow is a bug. */
export function chips(n: number): Chips {
  invariant(isChips(n), `${n} is no amount of chips`);
  return n;
}

export const NO_CHIPS = chips(0);

/** The sum of one figure over a list. */
export function sumOf<T>(list: readonly T[], amountOf: (item: T) => number): Chips {
  let total = 0;
  for (const item of list) total += amountOf(item);
  return chips(total);
}
