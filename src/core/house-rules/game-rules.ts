import { oncePer } from '../kernel/once-per.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { VariantSpec } from '../variants/spec.ts';
import type { RuleSet } from './preset.ts';

const withoutOpeners = oncePer(
  (rules: RuleSet): RuleSet => ({ ...rules, values: { ...rules.values, openers: 'none' } }),
);

const withJacks = oncePer(
  (rules: RuleSet): RuleSet => ({
    ...rules,
    values: { ...rules.values, openers: 'jacks', straightFlushOpeners: 'never' },
    cites: { ...rules.cites, openers: cite('custom/jacks-or-better') },
  }),
);

/** The house's rules as far as the game leaves them open: whether opening takes a pair may be a rule of the game itself. */
export function gameRules({ openers = 'by-house' }: VariantSpec, rules: RuleSet): RuleSet {
  switch (openers) {
    case 'by-house':
      return rules;
    case 'never':
      return withoutOpeners(rules);
    case 'jacks':
      // A house may ask for more, after a passed deal, but not for less.
      return rules.values.openers === 'none' ? withJacks(rules) : rules;
  }
}
