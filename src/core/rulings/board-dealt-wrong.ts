import { askFor, type Verdict } from '../hand/verdict.ts';
import { cite } from '../rulebooks/catalog.ts';
import { actionSince, dealtByFault, orderKnown, streetOfFault } from './board-faults.ts';
import { ruleBurns, turned } from './burn-error.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { ruleExtraCard } from './extra-board-card.ts';
import { type FactTable, type FactValues, oneOf } from './facts.ts';
import { ruleEarlyCard } from './premature-card.ts';

const FACTS = {
  fault: oneOf(['no-burn', 'too-many-cards', 'too-early', 'two-burns'], {
    en: 'What went wrong: no burn, one board card too many, a street dealt before the betting was over, or two burns?',
    it: 'Che cosa è andato storto: manca la bruciata, una carta di troppo, scoperta prima della fine delle puntate, o due bruciate?',
  }),
  street: streetOfFault,
  turned,
  actionSince,
  orderKnown,
  dealt: dealtByFault,
} as const satisfies FactTable;

/** Whatever was wrong with a street of the board; each fault has a ruling of its own too. */
function byFault({ fault, ...facts }: FactValues<typeof FACTS>, context: RulingContext): Verdict<keyof typeof FACTS> {
  if (fault === undefined) return askFor({ fault, street: facts.street });
  switch (fault) {
    case 'too-many-cards':
      return ruleExtraCard(facts, context);
    case 'too-early':
      return ruleEarlyCard(facts, context);
    default:
      return ruleBurns({ fault, ...facts }, context);
  }
}

export const boardDealtWrong = defineRuling({
  type: 'board-dealt-wrong',
  title: {
    en: 'A street without its burn, with a card too many or too early',
    it: 'Giro senza bruciata, con una carta di troppo o troppo presto',
  },
  description: {
    en: 'The board was not dealt as burn and three, burn and one, burn and one, each after its betting.',
    it: 'Il tavolo non è stato scoperto con bruciata e tre carte, poi bruciata e una, poi bruciata e una, finite le puntate.',
  },
  clauses: cite('italian-tournament/3', 'tda-2024/39-A', 'tda-2024/39-B', 'tda-2024/RP-5'),
  facts: FACTS,
  books: {
    'italian-tournament': byFault,
    'tda-2024': byFault,
    'wsop-2024': byFault,
    'roberts-11': byFault,
  },
  messages: {},
});
