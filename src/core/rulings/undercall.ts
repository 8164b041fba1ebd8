import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling, type FactFault } from './define-ruling.ts';
import type { FactTable, FactValues, Table } from './facts.ts';
import { behindOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall } from './shared-facts.ts';
import { UNDER_RAISE_FACTS } from './under-raise.ts';
import { putFact, UNDERCALL_FACTS } from './undercall-facts.ts';
import { UNDERCALL_MESSAGES } from './undercall-messages.ts';
import { underCall } from './undercall-procedure.ts';

/** Everything that is told of an undercall. */
export const UNDERCALL_TOLD = {
  seat: actor,
  put: putFact,
  toCall,
  lastChips,
  ...UNDERCALL_FACTS,
  actedAfter: UNDER_RAISE_FACTS.actedAfter,
} as const satisfies FactTable;

/** An undercall is less than the call. */
export function checkUndercall(facts: FactValues<typeof UNDERCALL_TOLD>, table: Table | null): readonly FactFault[] {
  const { put, toCall: price } = facts;
  const faults = checkFigures(facts, behindOf(table, facts), 'put');
  return put === undefined || price === undefined ? faults : [...faults, ...tooLarge('put', put, price - 1)];
}

export const undercall = defineRuling({
  type: 'undercall',
  title: { en: 'Less than the call put in', it: 'Call in difetto' },
  description: {
    en: 'A player in turn put in, or named, less than the price of a call without saying "call" first.',
    it: 'Un giocatore di turno ha messo, o detto, meno del prezzo per vedere senza dire prima "vedo".',
  },
  clauses: cite('tda-2024/51-B', 'roberts-11/betting-and-raising-12', 'italian-tournament/11'),
  facts: UNDERCALL_TOLD,
  check: checkUndercall,
  books: allBooks(underCall),
  messages: UNDERCALL_MESSAGES,
});
