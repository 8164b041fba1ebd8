import { ruled } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { RulingContext } from './define-ruling.ts';
import { behindOf } from './figures.ts';
import { shortRaiseOptions } from './short-raise-options.ts';
import { actsAsIn, bindingRaise, type Grounds, type WagerAsks, type WagerFacts } from './wager.ts';

/** A raise said with its amount: it binds, and below the least it is made up, or the raiser chooses where the house has it so. */
export function declaredRaise(facts: WagerFacts, amount: number, context: RulingContext, grounds: Grounds): WagerAsks {
  const { rules, table } = context;
  const { because } = grounds;
  if (rules.values.underRaise !== 'raiser-chooses') return bindingRaise(facts, amount, context, grounds);
  return bindingRaise(facts, amount, context, {
    ...grounds,
    short: ({ seat, put, price, least }) => {
      const said = decision('silent-raise-is-short', { seat, amount: put, least }, rules.cites.underRaise, because);
      const short = { seat, price, put, least, reach: Math.min(least, behindOf(table, facts) ?? least), matched: [] };
      const options = shortRaiseOptions(short, rules, actsAsIn(context, { ...facts, seat }));
      return ruled('choice', said, { because, options });
    },
  });
}
