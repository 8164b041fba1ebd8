import type { ActionConflict } from './check-actions.ts';
import type { Notation } from './notation.ts';

interface Terms {
  /** The least bet in units of play. */
  readonly minBet: number;
  /** What lies in front of each player before anybody acts, and what he can wager in the whole hand. */
  readonly wagers: readonly number[];
  readonly stacks: readonly (number | null)[];
  readonly text: (units: number) => string;
  readonly inUnits: (made: Extract<Notation, { kind: 'wager' }>) => number;
}

/** Wagers that raise by less than the least bet, and are no whole stack. For a least bet the stakes do not say. */
export function minBetConflicts(actions: readonly Notation[], terms: Terms): readonly ActionConflict[] {
  const { minBet } = terms;
  const found: ActionConflict[] = [];
  const reach = terms.stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
  let fronts = [...terms.wagers];
  let price = Math.max(0, ...fronts);
  for (const made of actions) {
    if (made.kind === 'deal-board' || made.kind === 'discard' || made.kind === 'stand-pat') {
      fronts.forEach((front, player) => {
        reach[player] = (reach[player] ?? 0) - front;
      });
      [fronts, price] = [fronts.map(() => 0), 0];
    } else if (made.kind === 'check-or-call') fronts[made.player] = Math.min(price, reach[made.player] ?? price);
    else if (made.kind === 'wager') {
      const to = terms.inUnits(made);
      if (to - price < minBet && to < (reach[made.player] ?? 0))
        found.push({
          code: 'wager-below-min-bet',
          path: { field: 'actions', element: made.at },
          expected: `at least ${terms.text(price + minBet)}`,
          detail: terms.text(to),
        });
      fronts[made.player] = to;
      price = Math.max(price, to);
    }
  }
  return found;
}
