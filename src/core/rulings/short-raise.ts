import { ask, askFor, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import type { Table } from './facts.ts';
import {
  actsAs,
  checkShortRaise,
  madeIn,
  SHORT_RAISE_FACTS,
  type ShortRaiseFacts,
  takesAs,
} from './short-raise-facts.ts';
import { SHORT_RAISE_MESSAGES } from './short-raise-messages.ts';
import { everyoneTo, type ShortRaise } from './short-raise-options.ts';
import { underRaise, type Wording } from './under-raise.ts';

type Asks = Verdict<keyof typeof SHORT_RAISE_FACTS>;

/** The figures, or those that are missing; who has matched matters only where the raise is short. */
function figures(facts: ShortRaiseFacts, table: Table | null): ShortRaise | Asks {
  const { seat, price, put, leastRaise, matched, lastChips } = facts;
  if (seat === undefined || price === undefined || put === undefined || leastRaise === undefined)
    return askFor({ seat, price, put, leastRaise });
  if (put < leastRaise && lastChips === undefined) return ask('lastChips');
  if (put < leastRaise && !lastChips && matched === undefined) return ask('matched');
  const reach = Math.min(leastRaise, madeIn(table, facts)?.bounds.stackTo ?? leastRaise);
  return { seat, price, put, least: leastRaise, reach, matched: matched ?? [] };
}

const isShortRaise = (found: ShortRaise | Asks): found is ShortRaise => 'least' in found;

/** What is said of a short raise nobody has matched. */
const wording = ({ seat, reach, put, matched }: ShortRaise, why: Decision): Wording => ({
  call: (amount, cites) => decision('short-raise-is-a-call', { seat, amount }, cites, [why]),
  madeUp: (cites) => decision('short-raise-completed', { seat, amount: reach, added: reach - put }, cites, [why]),
  chooses: (cites) =>
    matched.length === 0
      ? decision('short-raise-choice', { seat }, cites, [why])
      : decision('short-raise-choice-bound', { seat, seats: matched.map((m) => m.seat) }, cites, [why]),
});

/** A bet below the least one is no raise: it is made up, for everybody who has matched it. */
function shortBet(raise: ShortRaise, { table, rules }: RulingContext, because: readonly Decision[]): Ruled {
  const { seat, put, reach } = raise;
  const facts = { seat, amount: reach, added: reach - put };
  const said = decision('short-bet-made-up', facts, rules.cites.wrongAmountWindow, because);
  const effect = takesAs(table, raise)('bet', reach);
  return ruled('correct-amount', said, { because, chips: everyoneTo(raise, reach), effect });
}

/** Others have matched it: put right for everybody as long as the rulebook allows. */
function correctedForAll(
  raise: ShortRaise,
  facts: ShortRaiseFacts,
  context: RulingContext,
  because: readonly Decision[],
): Asks {
  const { values, cites } = context.rules;
  if (facts.noticed === undefined) return ask('noticed');
  if (raise.price === 0) return shortBet(raise, context, because);
  const seats = raise.matched.map(({ seat }) => seat);
  return ruled(
    'complete-raise',
    decision('short-raise-everyone-adds', { amount: raise.reach }, cites.wrongAmountWindow, because),
    {
      because,
      chips: everyoneTo(raise, raise.reach),
      rights: values.wrongAmountWindow === 'until-round-complete' ? [{ who: 'matched', seats, may: ['call'] }] : [],
      effect: takesAs(context.table, raise)('raise', raise.reach),
    },
  );
}

/** Whether it was noticed when no wrong amount is put right any more. */
const isTooLate = ({ noticed }: ShortRaiseFacts, { values }: RulingContext['rules']): boolean =>
  noticed === 'later' || (noticed === 'before-next-card' && values.wrongAmountWindow !== 'until-next-card');

function byOptions(facts: ShortRaiseFacts, context: RulingContext): Asks {
  const raise = figures(facts, context.table);
  if (!isShortRaise(raise)) return raise;
  const { seat, put, least, price } = raise;
  const { values, cites } = context.rules;
  const told = { seat, amount: put, least };
  if (put >= least)
    return ruled('stands', decision('raise-is-full', told, [...cites.underRaise, ...cite('tda-2024/43')]));
  const tableStakes = [...cites.underRaise, ...cite('custom/table-stakes')];
  if (facts.lastChips) return ruled('stands', decision('short-raise-all-in', told, tableStakes));
  const why = decision('raise-is-short', told, cites.underRaise);
  if (isTooLate(facts, context.rules))
    return ruled('stands', decision('short-raise-too-late', {}, cites.wrongAmountWindow, [why]), { because: [why] });
  const matched = raise.matched.length > 0 && (values.underRaise !== 'raiser-chooses' || price === 0);
  if (matched) return correctedForAll(raise, facts, context, [why]);
  if (price === 0) return shortBet(raise, context, [why]);
  const unmatched = {
    ...raise,
    because: [why],
    takes: takesAs(context.table, raise),
    acts: actsAs(context.table, raise),
  };
  return underRaise(unmatched, facts, context, wording(raise, why));
}

export const shortRaise = defineRuling({
  type: 'short-raise',
  title: { en: 'A raise below the minimum', it: 'Rilancio in difetto' },
  description: {
    en: 'A player raised by less than the smallest legal raise, and others may have matched it.',
    it: 'Un giocatore ha rilanciato meno del minimo, e altri possono averlo già coperto.',
  },
  clauses: cite(
    'italian-tournament/13',
    'tda-2024/43-A',
    'tda-2024/52-A',
    'wsop-2024/T95',
    'wsop-2024/L179',
    'roberts-11/no-limit-short-wager',
    'roberts-11/betting-and-raising-13',
    'roberts-11/betting-and-raising-15',
  ),
  facts: SHORT_RAISE_FACTS,
  check: checkShortRaise,
  books: allBooks(byOptions),
  messages: SHORT_RAISE_MESSAGES,
});
