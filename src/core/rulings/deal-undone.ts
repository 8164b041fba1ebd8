import { type ChipMove, type Ruled, ruled } from '../hand/verdict.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { RulingContext } from './define-ruling.ts';
import type { Table } from './facts.ts';

/** Everything put in goes back to who put it in, and what came from before stays for the next pot; none where nobody knows. */
export function everyBetBack(table: Table | null): ChipMove[] {
  if (table === null) return [];
  const { hand, history } = table;
  const put =
    history === null
      ? hand.seats.map(({ seat, contributed }) => ({ seat, amount: contributed }))
      : history.play.contributions.map(({ seat, wager, dead }) => ({ seat, amount: wager + dead }));
  const before = (history?.play.opening.pot ?? 0) + hand.carriedIn;
  return [
    ...put.map(({ seat, amount }): ChipMove => ({ from: 'pot', to: seat, amount })),
    { from: 'pot', to: 'next-pot', amount: before },
  ];
}

/** A rulebook's own clause on two identical cards, else the TDA's. */
export function foulClauses(rules: RuleSet): readonly CitationId[] {
  const own = clausesOf(rules, 'fouled-deck');
  return own.length > 0 ? own : cite('tda-2024/35-E');
}

/** A misdeal: everything comes back and the same hand is dealt again. */
export function misdeal(why: Decision, { rules, table }: RulingContext): Ruled {
  const called = decision('misdeal-called', {}, rules.cites.misdealList, [why]);
  const again = decision('exact-replay', {}, cite('tda-2024/35-C'), [called]);
  return ruled('misdeal', called, { because: [why], besides: [again], chips: everyBetBack(table) });
}

/** After substantial action a faulty deal is not undone. */
export const dealStands = (
  { rules }: RulingContext,
  because: readonly Decision[] = [],
  besides: readonly Decision[] = [],
): Ruled => ruled('stands', decision('deal-stands', {}, rules.cites.substantialAction, because), { because, besides });

/** A fault that is no misdeal in this house, and for which it has no other word. */
export const noMisdeal = ({ rules }: RulingContext, why: Decision): Ruled =>
  ruled('floor-decides', decision('no-misdeal-here', {}, rules.cites.misdealList, [why]), { because: [why] });
