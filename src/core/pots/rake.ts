/** What the house takes: a part in 1/10,000, at most `cap` (null for none), and a fixed `drop`. */
export interface Rake {
  readonly basisPoints: number;
  readonly cap: number | null;
  readonly drop: number;
  /** What each pot paid, main first, where a record states it; holds where there are as many pots. */
  readonly byPot?: readonly number[];
}

export const NO_RAKE: Rake = { basisPoints: 0, cap: null, drop: 0 };

export const takesNothing = ({ basisPoints, drop, byPot }: Rake): boolean =>
  basisPoints === 0 && drop === 0 && byPot === undefined;

/** Basis points of an amount, exactly, without leaving safe integers. */
const partOf = (amount: number, basisPoints: number): number =>
  Math.floor(amount / 10_000) * basisPoints + Math.floor(((amount % 10_000) * basisPoints) / 10_000);

/** Rake on a contested sum: rounded down to the smallest chip, capped, plus the drop; never more than the sum. */
export function rakeOn(sum: number, rake: Rake, smallestChip: number): number {
  const part = partOf(sum, rake.basisPoints);
  const rounded = part - (part % smallestChip);
  return Math.min(sum, Math.min(rounded, rake.cap ?? rounded) + rake.drop);
}

/**
 * Each pot's part of the rake, main pot first: the rake on the sum through it less the rake on the sum before it.
 * Where rounding to chips would take more than a small pot holds, the rest comes out of the pot before.
 */
export function rakeByPot(amounts: readonly number[], rake: Rake, smallestChip: number): number[] {
  const { byPot } = rake;
  if (byPot?.length === amounts.length) return amounts.map((amount, i) => Math.min(amount, byPot[i] ?? 0));
  let sum = 0;
  let taken = 0;
  const parts = amounts.map((amount) => {
    sum += amount;
    const through = rakeOn(sum, rake, smallestChip);
    const own = through - taken;
    taken = through;
    return own;
  });
  let excess = 0;
  return parts
    .map((part, i) => ({ part, amount: amounts[i] ?? 0 }))
    .reverse()
    .map(({ part, amount }) => {
      const own = Math.min(part + excess, amount);
      excess += part - own;
      return own;
    })
    .reverse();
}
