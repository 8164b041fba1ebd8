import { isSubstantial as isMeasuredByChips } from '../betting/substantial-action.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import type { RulingContext } from './define-ruling.ts';
import { type FactValues, flag, listOf, type Table } from './facts.ts';

/** What a player can have done in his turn; forced bets are none of it. */
export const TURNS = ['fold', 'check', 'call', 'bet', 'raise', 'all-in'] as const;
export type Turn = (typeof TURNS)[number];

const isTurn = (action: string): action is Turn => TURNS.some((turn) => turn === action);

export const isPassive = (turn: Turn): boolean => turn === 'fold' || turn === 'check';

/** Whether actions taken in turn are substantial, as the house measures it (TDA 36, WSOP L105, Robert's misdeals 1). */
export function isSubstantial(test: HouseRules['substantialAction'], turns: readonly Turn[]): boolean {
  const passive = turns.filter(isPassive).length;
  const active = turns.length - passive;
  switch (test) {
    case 'chips':
      return isMeasuredByChips(turns.length, active > 0);
    case 'not-alike':
      return turns.length >= 3 || (turns.length === 2 && (active > 0 || turns[0] !== turns[1]));
    case 'three-or-two':
      return passive >= 3 || active >= 2;
    case 'two-players':
      // Two in turn are two players: nobody is asked again before another has spoken.
      return turns.length >= 2;
  }
}

/** Every action taken in turn in the hand; undefined without a bet history. */
export function turnsIn({ history }: Table): readonly Turn[] | undefined {
  return history?.events.flatMap((event) => {
    const action = event.kind !== 'acted' ? '' : event.made === 'complete' ? 'raise' : event.made;
    return isTurn(action) ? [action] : [];
  });
}

export const substantialAction = flag(
  {
    en: 'Has there been substantial action: two actions in turn with chips from at least one, or any three? Not every rulebook counts so: give the actions themselves and each counts them its own way.',
    it: "C'è stata azione sostanziale: due azioni di fila di cui almeno una con fiche, o tre qualsiasi? Non tutti i regolamenti contano così: indicando le azioni, ognuno le conta a modo suo.",
  },
  (table, told) => {
    const turns = told.actionsTaken === undefined ? turnsIn(table) : undefined;
    return turns && isSubstantial(table.hand.rules.values.substantialAction, turns);
  },
  'when-set',
);

export const actionsTaken = listOf(TURNS, 100, {
  en: 'Which actions were taken in turn before it was noticed, in order, forced bets left out?',
  it: 'Quali azioni si sono fatte di fila prima che ce ne si accorgesse, in ordine, senza le puntate obbligate?',
});

/** The two ways to tell how far the action has come. */
export const ACTION_FACTS = { substantialAction, actionsTaken };

/** Whether action was substantial under the book, as told or as counted; undefined where neither is known. */
export const hasActed = (
  { substantialAction: told, actionsTaken: turns }: FactValues<typeof ACTION_FACTS>,
  { rules }: RulingContext,
): boolean | undefined => told ?? (turns && isSubstantial(rules.values.substantialAction, turns));
