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
  'no-such-seat',
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

/** In: what is due and stated, where, and the code of the decision it rests on. Facts leave out what is null. */
export function difference(
  code: DifferenceCode,
  expected: Found,
  stated: Found,
  { pot = null, seat = null, board = null }: Where,
  restsOn: string | null,
): Difference {
  const facts = Object.fromEntries(
    Object.entries({ expected, stated, pot, seat, board }).filter(([, value]) => value !== null),
  ) as Facts;
  return { code, facts, pot, seat, board, action: null, expected, stated, restsOn };
}
