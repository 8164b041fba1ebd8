import { amountFact, anySeat, flag, seatFact, type Table } from './facts.ts';

/** Actions taken in turn on the street being played; forced bets are none. */
function actionsOf({ history }: Table): { readonly actions: number; readonly withChips: number } | undefined {
  if (history === null) return undefined;
  const acted = history.events.filter((event) => event.kind === 'acted');
  return { actions: acted.length, withChips: acted.filter(({ added }) => added > 0).length };
}

/** Two actions with chips from at least one, or any three (TDA 36: the test of chips, not its looser parenthesis). */
export function hasSubstantialAction(table: Table): boolean | undefined {
  const counted = actionsOf(table);
  return counted && (counted.actions >= 3 || (counted.actions === 2 && counted.withChips > 0));
}

export const substantialAction = flag(
  {
    en: 'Has there been substantial action: two actions in turn with chips from at least one, or any three?',
    it: "C'è stata azione sostanziale: due azioni di fila di cui almeno una con fiche, o tre qualsiasi?",
  },
  hasSubstantialAction,
);

export const button = anySeat(
  { en: 'Which seat has the button?', it: 'Quale posto ha il bottone?' },
  ({ hand }) => hand.button ?? undefined,
);

/** Who is to act where the history of the hand ends. */
export const actor = seatFact(
  { en: 'Which seat is it about?', it: 'Di quale posto si tratta?' },
  ({ history }) => history?.bounds?.seat,
);

export const toCall = amountFact(
  {
    en: 'How much did the player have to add to call? 0 where there was no bet.',
    it: "Quanto doveva aggiungere il giocatore per vedere? 0 se non c'era puntata.",
  },
  ({ history }) => {
    const bounds = history?.bounds;
    return bounds ? Math.max(0, bounds.price - bounds.wager) : undefined;
  },
);

export const toRaise = amountFact(
  {
    en: 'How much did the player have to add for the smallest legal raise?',
    it: 'Quanto doveva aggiungere il giocatore per il rilancio minimo?',
  },
  ({ history }) => {
    const bounds = history?.bounds;
    return bounds ? bounds.minTo - bounds.wager : undefined;
  },
);
