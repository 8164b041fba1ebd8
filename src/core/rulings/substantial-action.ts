import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, listOf } from './facts.ts';
import { actionsTaken, isPassive, isSubstantial, TURNS, turnsIn } from './substantial.ts';

const FACTS = {
  actionsTaken: listOf(TURNS, 100, actionsTaken.question, turnsIn),
} as const satisfies FactTable;

function byHouse({ actionsTaken: turns }: FactValues<typeof FACTS>, { rules }: RulingContext): Verdict<'actionsTaken'> {
  if (turns === undefined) return ask('actionsTaken');
  const { values, cites } = rules;
  const facts = { count: turns.length, passive: turns.filter(isPassive).length };
  const counted = decision('turns-counted', facts, cites.substantialAction);
  const isReached = isSubstantial(values.substantialAction, turns);
  const says = decision(
    isReached ? 'action-substantial' : 'action-not-substantial',
    { rule: values.substantialAction },
    cites.substantialAction,
    [counted],
  );
  return ruled(isReached ? 'substantial-action' : 'no-substantial-action', says, { because: [counted] });
}

const TESTS_EN: Readonly<Record<string, string>> = {
  chips: 'two actions in turn with chips from at least one, or any three',
  'not-alike': 'two actions in turn that are not two checks or two folds, or any three',
  'three-or-two': 'three folds or checks, or two other actions',
  'two-players': 'two players having acted after the forced bets',
};

const TESTS_IT: Readonly<Record<string, string>> = {
  chips: 'due azioni di fila di cui almeno una con fiche, o tre qualsiasi',
  'not-alike': 'due azioni di fila che non siano due check o due fold, o tre qualsiasi',
  'three-or-two': 'tre tra fold e check, o due altre azioni',
  'two-players': 'due giocatori che hanno parlato dopo le puntate obbligate',
};

export const substantialActionRuling = defineRuling({
  type: 'substantial-action',
  title: { en: 'Whether there has been substantial action', it: "Se c'è stata azione sostanziale" },
  description: {
    en: 'Until there is substantial action a faulty deal can be called back; rulebooks measure it differently.',
    it: "Fino all'azione sostanziale una distribuzione errata si può annullare; i regolamenti la misurano in modi diversi.",
  },
  clauses: cite('tda-2024/36', 'wsop-2024/L105', 'roberts-11/misdeals-1'),
  facts: FACTS,
  books: {
    'tda-2024': byHouse,
    'wsop-2024': byHouse,
    'roberts-11': byHouse,
    'italian-tournament': byHouse,
  },
  messages: {
    'turns-counted': message<{ count: number; passive: number }>({
      en: (f) =>
        f.count === 1
          ? `One action was taken, ${f.passive === 1 ? 'without' : 'with'} chips.`
          : `${f.count} actions were taken in turn, ${f.count - f.passive} of them with chips.`,
      it: (f) =>
        f.count === 1
          ? `C'è stata una sola azione, ${f.passive === 1 ? 'senza' : 'con'} fiche.`
          : `Ci sono state ${f.count} azioni di fila, di cui ${f.count - f.passive} con fiche.`,
    }),
    'action-substantial': message<{ rule: string }>({
      en: (f) =>
        `That is substantial action: it takes ${TESTS_EN[f.rule] ?? f.rule}. The deal can no longer be called back.`,
      it: (f) =>
        `È azione sostanziale: occorrono ${TESTS_IT[f.rule] ?? f.rule}. La distribuzione non si può più annullare.`,
    }),
    'action-not-substantial': message<{ rule: string }>({
      en: (f) => `That is not substantial action yet: it takes ${TESTS_EN[f.rule] ?? f.rule}.`,
      it: (f) => `Non è ancora azione sostanziale: occorrono ${TESTS_IT[f.rule] ?? f.rule}.`,
    }),
  },
});
