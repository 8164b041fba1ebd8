import type { Bounds } from '../betting/legal-actions.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { type Irregularity, irregularity } from './replay-irregularities.ts';
import type { Replay } from './replay-result.ts';
import { Table } from './replay-table.ts';

export type { Replay } from './replay-result.ts';

interface Reading {
  readonly table: Table;
  readonly actionsRead: number;
  readonly irregularity: Irregularity | null;
}

function read(hand: Hand): Reading {
  const { money } = hand;
  invariant(money.kind === 'history', 'only a history can be replayed');
  const table = new Table(hand, money);
  const { read: posts, irregularity: first } = table.start;
  if (first !== null) return { table, actionsRead: posts, irregularity: first };
  for (let i = posts; i < money.actions.length; i += 1) {
    const made = money.actions[i];
    invariant(made !== undefined, 'an action has an index');
    const found = table.take(made, i);
    if (found !== null) return { table, actionsRead: i, irregularity: irregularity(hand, made, i, found) };
  }
  return { table, actionsRead: money.actions.length, irregularity: null };
}

/**
 * Reads the bet history of a hand, checking every action against what was open, up to the first irregular one.
 * In: a proven hand told with a history. Out: where its betting then stands, and what led there.
 */
export function replay(hand: Hand): Replay {
  const { table, actionsRead, irregularity: found } = read(hand);
  table.conclude();
  return table.result(actionsRead, found);
}

/** What bounds a seat where the history ends, whether it is its turn or not; null where nobody bets. */
export const boundsAtEnd = (hand: Hand, seat: Seat): Bounds | null => read(hand).table.boundsFor(seat);
