import { amountsDiffer, type Difference, type DifferenceCode } from './difference.ts';
import type { StatedSum } from './stated.ts';

/** A stated amount in units of play, fractions of a unit included. */
export const unitsOf = ({ text, amount }: StatedSum, decimals: number): number =>
  amount ?? Number(text) * 10 ** decimals;

/** A record that pays less than a whole unit says another kind of thing than one that is wrong. */
function codeOf(code: DifferenceCode, due: number, stated: StatedSum, decimals: number): DifferenceCode {
  const off = Math.abs(unitsOf(stated, decimals) - due);
  if (stated.amount !== null || off >= 1) return code;
  return off === 0.5 ? 'half-chip' : 'fraction-of-a-chip';
}

/** The difference between an amount that is due and what is stated; none where they are the same. */
export const amountDifference = (
  code: DifferenceCode,
  due: number,
  stated: StatedSum,
  where: Partial<Pick<Difference, 'pot' | 'seat' | 'board'>> & { readonly decimals: number },
  restsOn: string | null,
): Difference[] =>
  stated.amount === due
    ? []
    : [amountsDiffer(codeOf(code, due, stated, where.decimals), due, stated.amount ?? stated.text, where, restsOn)];

export const NOTHING: StatedSum = { text: '0', amount: 0 };

/** Stated amounts together; a sum with a fraction keeps it in its text. */
export function sumOf(amounts: readonly StatedSum[]): StatedSum {
  const [only] = amounts;
  if (only === undefined) return NOTHING;
  if (amounts.length === 1) return only;
  let whole: number | null = 0;
  let all = 0;
  for (const { text, amount } of amounts) {
    all += Number(text);
    whole = whole === null || amount === null ? null : whole + amount;
  }
  return { text: String(all), amount: whole };
}
