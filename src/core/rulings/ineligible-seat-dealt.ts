import { message } from '../explanation/messages.ts';
import { ask, type HandEffect, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { dealStands, misdeal, noMisdeal } from './deal-undone.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { anySeat, type FactTable, type FactValues, type Table } from './facts.ts';
import { citesOf, isMisdeal } from './misdeal-list.ts';
import { ACTION_FACTS, hasActed } from './substantial.ts';
import { type Named, named, whoFirst } from './words.ts';

const FACTS = {
  seat: anySeat({
    en: 'Which seat was dealt cards without being entitled to them?',
    it: 'Quale posto ha ricevuto carte senza averne diritto?',
  }),
  ...ACTION_FACTS,
} as const satisfies FactTable;

/** The hand of a seat is dead, where the hand given has that seat. */
export const deadIn = (table: Table | null, seat: Seat | undefined): HandEffect =>
  seat !== undefined && table?.hand.seats.some((own) => own.seat === seat)
    ? { kind: 'killed', seat }
    : { kind: 'as-given' };

function byHouse(given: FactValues<typeof FACTS>, context: RulingContext): Verdict<keyof typeof FACTS> {
  const { rules, table } = context;
  const why = decision('seat-not-entitled', named(given.seat), citesOf(rules, 'ineligible-seat-dealt'));
  if (!isMisdeal(rules.values.misdealList, 'ineligible-seat-dealt')) return noMisdeal(context, why);
  const acted = hasActed(given, context);
  if (acted === undefined) return ask('substantialAction');
  if (!acted) return misdeal(why, context);
  const dead = decision('ineligible-hand-dead', named(given.seat), cite('custom/ineligible-hand'), [why]);
  return { ...dealStands(context, [why], [dead]), effect: deadIn(table, given.seat) };
}

export const ineligibleSeatDealt = defineRuling({
  type: 'ineligible-seat-dealt',
  title: { en: 'Cards dealt to a seat not entitled to them', it: 'Carte date a un posto che non ne aveva diritto' },
  description: {
    en: 'The dealer gave cards to an empty seat, or to a player who was not entitled to a hand.',
    it: 'Il mazziere ha dato carte a un posto vuoto, o a un giocatore che non ne aveva diritto.',
  },
  clauses: cite(
    'tda-2024/35-A',
    'tda-2024/35-A3',
    'tda-2024/35-D',
    'wsop-2024/L104',
    'roberts-11/misdeals-2',
    'italian-tournament/4',
  ),
  facts: FACTS,
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
  },
  messages: {
    'seat-not-entitled': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} was dealt cards without being entitled to them.`,
      it: (f, say) => `${whoFirst(f, say)} ha ricevuto carte senza averne diritto.`,
    }),
    'ineligible-hand-dead': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} has a dead hand: the cards go to the muck.`,
      it: (f, say) => `${whoFirst(f, say)} ha la mano morta: le carte vanno negli scarti.`,
    }),
  },
});
