import { message } from '../explanation/messages.ts';
import { ask, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { declaredRaise } from './declared-raise.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, oneOf } from './facts.ts';
import { behindOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall, toRaise } from './shared-facts.ts';
import { putFact } from './undercall-facts.ts';
import { bindingRaise, type Cites, type Grounds, onlyCall } from './wager.ts';

const FACTS = {
  seat: actor,
  manner: oneOf(['raise-without-amount', 'words-after-chips', 'two-motions', 'declared-with-amount'], {
    en: 'How was the raise made: the word "raise" without an amount, words after the chips, chips in two motions, or declared with its amount before the chips?',
    it: 'Come è stato fatto il rilancio: la parola "rilancio" senza importo, parole dopo le fiche, fiche in due gesti, o dichiarato con la cifra prima delle fiche?',
  }),
  put: putFact,
  toCall,
  toRaise,
  lastChips,
} as const satisfies FactTable;

const MANNERS: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  'raise-without-amount': { en: 'the word "raise" without an amount', it: 'la parola "rilancio" senza importo' },
  'words-after-chips': { en: 'the chips first, the words after', it: 'prima le fiche, poi le parole' },
  'two-motions': { en: 'chips in two motions', it: 'fiche in due gesti' },
  'declared-with-amount': { en: 'declared with its amount', it: "dichiarato con l'importo" },
};

type Asks = Verdict<keyof typeof FACTS>;

/** Silence loses the raise where it has to be said; a single motion apart. */
const PAGE = cite('italian-tournament/10', 'italian-tournament/12');

/** A raise not stated with its amount before the chips, as the house has it. */
function byOptions(facts: FactValues<typeof FACTS>, context: RulingContext): Asks {
  const { manner, put } = facts;
  if (manner === undefined) return ask('manner');
  if (put === undefined) return ask('put');
  const { values, cites } = context.rules;
  const how = (clause: Cites) => decision('raise-manner', { reason: manner }, clause);
  const grounds = (clause: Cites): Grounds => ({ cites: clause, because: [how(clause)] });
  if (manner === 'declared-with-amount') return declaredRaise(facts, put, context, grounds(cites.wordsAndChips));
  if (values.stringBet === 'amount-declared') {
    const because = [how(cites.stringBet), decision('silence-and-raise', {}, PAGE)];
    return onlyCall(facts, put, context, { cites: cites.stringBet, because });
  }
  if (manner === 'two-motions') return onlyCall(facts, put, context, grounds(cites.stringBet));
  const binds = manner === 'raise-without-amount' || values.wordsAndChips === 'words-bind';
  if (!binds) return onlyCall(facts, put, context, grounds(cites.wordsAndChips));
  const both = [...new Set([...cites.underRaise, ...cites.stringBet])];
  const clause = manner === 'words-after-chips' ? cites.wordsAndChips : both;
  return bindingRaise(facts, put, context, grounds(clause));
}

export const undeclaredRaise = defineRuling({
  type: 'undeclared-raise',
  title: { en: 'A raise not declared as it should be', it: 'Rilancio non dichiarato come si deve' },
  description: {
    en: 'A player meant to raise but did not state it with its amount, or put the chips in more than one motion. One silent motion with larger chips is an irregularity of its own.',
    it: "Un giocatore voleva rilanciare ma non lo ha dichiarato con l'importo, o ha messo le fiche in più gesti. Un solo gesto silenzioso con fiche maggiori è un'irregolarità a sé.",
  },
  clauses: cite('italian-tournament/10', 'tda-2024/42', 'tda-2024/56', 'wsop-2024/L136'),
  facts: FACTS,
  check: (facts, table) => checkFigures(facts, behindOf(table, facts), 'put'),
  books: allBooks(byOptions),
  messages: {
    'raise-manner': message<{ reason: string }>({
      en: (f) => `How it was done: ${MANNERS[f.reason]?.en ?? f.reason}.`,
      it: (f) => `Come è avvenuto: ${MANNERS[f.reason]?.it ?? f.reason}.`,
    }),
  },
});
