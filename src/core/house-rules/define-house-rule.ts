import type { Localised } from '../kernel/language.ts';

export type OptionValue = string | number | boolean | null;

/** A question on which houses differ: its possible answers, the usual one first. */
export interface HouseRule<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  /** For a number: which other values are allowed besides those listed. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly meaning: Localised;
  /** Each answer in a few words, by its code. */
  readonly words?: Readonly<Record<string, Localised>>;
}

/** Answers that need words: numbers, yes and no speak for themselves. */
type Coded<V extends OptionValue> = Exclude<V, number | boolean>;

type Words<V extends OptionValue> = [Coded<V>] extends [never]
  ? unknown
  : { readonly words: { readonly [code in `${Coded<V>}`]: Localised } };

export const defineHouseRule = <const V extends OptionValue>(rule: HouseRule<V> & Words<V>): HouseRule<V> => rule;
