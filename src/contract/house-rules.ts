import * as z from 'zod';
import { HOUSE_RULE_NAMES, HOUSE_RULES, type HouseRuleName, type HouseRules, type Localised } from '../core/index.ts';
import { whole } from './fields.ts';

/** What the catalogue says about an option, whichever it is. */
type HouseRule = {
  readonly values: readonly (string | number | boolean | null)[];
  readonly range?: { readonly min: number; readonly max: number };
  readonly meaning: Localised;
};

type OptionalValue<N extends HouseRuleName> = z.ZodOptional<z.ZodType<HouseRules[N]>>;

/** The values a rule may take: those it names, and the numbers of its range. */
function answerTo(name: HouseRuleName): z.ZodType {
  const { values, range, meaning }: HouseRule = HOUSE_RULES[name];
  const schema = range === undefined ? z.literal([...values]) : whole(range.min, range.max).nullable();
  return schema.meta({ description: meaning.en });
}

const SHAPE = Object.fromEntries(HOUSE_RULE_NAMES.map((name) => [name, answerTo(name).optional()]));

/** Single options laid over the rulebook's preset; every field follows from the catalogue of house rules. */
export const houseRules = z.strictObject(SHAPE as { [N in HouseRuleName]: OptionalValue<N> }).meta({
  id: 'HouseRules',
  description: "Single options laid over the rulebook's own answers.",
  examples: [{ oddChip: 'first-seat-left-of-button' }],
});
