import type { Decision, Facts } from '../kernel/decision.ts';

/** What can be due or stated: an amount, a word, cards or seats; null for nothing. */
export type Found = number | string | readonly number[] | readonly string[] | null;

/** What a record states otherwise than the rules have it. */
export const DIFFERENCE_CODES = [
  'final-stack',
  'collected',
  'uncalled-bet',
  'pot',
  'total-pot',
  'rake',
  'record-sum',
  'winner',
  'hand-category',
  'shown-cards',
  'shown-out-of-order',
  'half-chip',
  'fraction-of-a-chip',
  'stated-seat-empty',
] as const;
export type DifferenceCode = (typeof DIFFERENCE_CODES)[number];

/** One difference: a code of `DIFFERENCE_CODES`, or the code of an irregular action. */
export interface Difference {
  readonly code: string;
  /** What its message speaks of. */
  readonly facts: Facts;
  readonly pot: string | null;
  readonly seat: number | null;
  readonly board: number | null;
  /** Index of the irregular entry of the bet history. */
  readonly action: number | null;
  readonly expected: Found;
  readonly stated: Found;
  /** Code of the decisions that say what is due; null where none does. */
  readonly restsOn: string | null;
}

/** A fact without which there is no verdict, and what is said of it. */
export interface Missing {
  readonly fact: string;
  readonly seat: number | null;
  readonly says: Pick<Decision, 'code' | 'facts'>;
}

export const missingFact = (fact: string, seat: number | null = null): Missing => ({
  fact,
  seat,
  says: { code: `missing-${fact}`, facts: seat === null ? {} : { seat } },
});

type Where = Partial<Pick<Difference, 'pot' | 'seat' | 'board'>>;

/** In: what is due and stated, where, the code of the decision it rests on, and what its message speaks of. */
export function difference(
  code: DifferenceCode,
  [expected, stated]: readonly [Found, Found],
  { pot = null, seat = null, board = null }: Where,
  restsOn: string | null,
  about: Facts,
): Difference {
  const facts = {
    ...about,
    ...(pot === null ? {} : { pot }),
    ...(seat === null ? {} : { seat }),
    ...(board === null ? {} : { board }),
  };
  return { code, facts, pot, seat, board, action: null, expected, stated, restsOn };
}

/** The same of an amount; what is stated is a text where it is no whole number of units. */
export const amountsDiffer = (
  code: DifferenceCode,
  due: number,
  stated: number | string,
  where: Where,
  restsOn: string | null,
): Difference => difference(code, [due, stated], where, restsOn, { due, stated });
