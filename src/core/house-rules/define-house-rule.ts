import type { Localised } from '../kernel/language.ts';

export type OptionValue = string | number | boolean | null;

/** A question on which houses differ: its possible answers, the usual one first. */
export interface HouseRule<V extends OptionValue = OptionValue> {
  readonly values: readonly V[];
  /** For a number: which other values are allowed besides those listed. */
  readonly range?: { readonly min: number; readonly max: number };
  readonly meaning: Localised;
}

export const defineHouseRule = <const V extends OptionValue>(rule: HouseRule<V>): HouseRule<V> => rule;
