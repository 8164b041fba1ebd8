import { tooLarge, tooSmall } from './check-facts.ts';
import type { FactFault } from './define-ruling.ts';
import { amountFact, anySeat, flag, seatFact } from './facts.ts';
import { addedBy, behindOf, spotOf } from './figures.ts';

export const button = anySeat(
  { en: 'Which seat has the button?', it: 'Quale posto ha il bottone?' },
  ({ hand }) => hand.button ?? undefined,
  'always',
);

/** Who is to act where the history of the hand ends. */
export const actor = seatFact(
  { en: 'Which seat is it about?', it: 'Di quale posto si tratta?' },
  ({ history }) => history?.bounds?.seat,
);

/** Whether the seat named has acted; undefined without a bet history. */
export const hasSpoken = flag(
  { en: 'Has that player acted in this hand?', it: 'Quel giocatore ha già parlato in questa mano?' },
  ({ history }, { seat }) =>
    seat === undefined
      ? undefined
      : history?.events.some((event) => event.kind === 'acted' && event.bounds.seat === seat),
  'when-set',
);

export const toCall = amountFact(
  {
    en: 'How much did the player have to add to call? 0 where there was no bet.',
    it: "Quanto doveva aggiungere il giocatore per vedere? 0 se non c'era puntata.",
  },
  (table, told) => {
    const bounds = spotOf(table, told)?.bounds;
    return bounds && Math.max(0, bounds.price - bounds.wager);
  },
  'always',
);

export const toRaise = amountFact(
  {
    en: 'How much did the player have to add for the smallest legal bet or raise?',
    it: 'Quanto doveva aggiungere il giocatore per la puntata o il rilancio minimo?',
  },
  (table, told) => {
    const bounds = spotOf(table, told)?.bounds;
    return bounds && bounds.minTo - bounds.wager;
  },
  'always',
);

export const lastChips = flag(
  { en: 'Were they all the chips the player had?', it: 'Erano tutte le fiche del giocatore?' },
  (table, told) => {
    const [behind, chips] = [behindOf(table, told), addedBy(told)];
    return behind === undefined || chips === undefined ? undefined : chips >= behind;
  },
  'always',
);

/** The figures of one action, as they have to fit each other and the stack. */
export function checkFigures(
  { put, toCall: price, toRaise: least }: { readonly [N in 'put' | 'toCall' | 'toRaise']?: number | undefined },
  behind: number | undefined,
  name: string,
): FactFault[] {
  return [
    ...(put === undefined ? [] : tooSmall(name, put, 1)),
    ...(put === undefined || behind === undefined ? [] : tooLarge(name, put, behind)),
    ...(price === undefined || least === undefined ? [] : tooSmall('toRaise', least, price + 1)),
  ];
}
