import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import type { FactValues } from './facts.ts';
import { checkUndercall, UNDERCALL_TOLD } from './undercall.ts';
import { underCall } from './undercall-procedure.ts';

/** The page speaks of a raise not heard and of nothing else: there what was faced need not be asked. */
function notHeard(facts: FactValues<typeof UNDERCALL_TOLD>, context: RulingContext) {
  const faced = context.rules.values.undercall === 'dealer-may-allow' ? { ...facts, facing: 'raise' as const } : facts;
  return underCall(faced, context);
}

export const raiseNotHeard = defineRuling({
  type: 'raise-not-heard',
  title: { en: 'A raise not heard, the first bet put in', it: 'Rilancio non udito, versata la prima puntata' },
  description: {
    en: 'A player put in less than the price of a call, as if there had been no raise.',
    it: 'Un giocatore ha versato meno del prezzo per vedere, come se il rilancio non ci fosse stato.',
  },
  clauses: cite('italian-tournament/11', 'tda-2024/51-B', 'roberts-11/betting-and-raising-12'),
  facts: UNDERCALL_TOLD,
  check: checkUndercall,
  books: allBooks(notHeard),
  messages: {},
});
