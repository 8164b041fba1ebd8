import { cite } from '../rulebooks/catalog.ts';
import type { VariantSpec } from '../variants/spec.ts';
import type { RuleSet } from './preset.ts';

/** The house's rules as far as the game leaves them open: whether opening takes a pair may be a rule of the game itself. */
export function gameRules({ openers = 'by-house' }: VariantSpec, rules: RuleSet): RuleSet {
  const { values, cites } = rules;
  switch (openers) {
    case 'by-house':
      return rules;
    case 'never':
      return { ...rules, values: { ...values, openers: 'none' } };
    case 'jacks':
      // A house may ask for more, after a passed deal, but not for less.
      if (values.openers !== 'none') return rules;
      return {
        ...rules,
        values: { ...values, openers: 'jacks', straightFlushOpeners: 'never' },
        cites: { ...cites, openers: cite('custom/jacks-or-better') },
      };
  }
}
