import { invariant } from '../kernel/invariant.ts';
import type { Hand } from './hand.ts';
import { irregularity } from './replay-irregularities.ts';
import type { Replay } from './replay-result.ts';
import { Table } from './replay-table.ts';

export type { Replay } from './replay-result.ts';

/**
 * Reads the bet history of a hand, checking every action against what was open, up to the first irregular one.
 * In: a proven hand told with a history. Out: where its betting then stands, and what led there.
 */
export function replay(hand: Hand): Replay {
  const { money } = hand;
  invariant(money.kind === 'history', 'only a history can be replayed');
  const table = new Table(hand, money);
  const { read, irregularity: first } = table.start;
  if (first !== null) return table.result(read, first);
  for (let i = read; i < money.actions.length; i += 1) {
    const made = money.actions[i];
    invariant(made !== undefined, 'an action has an index');
    const found = table.take(made, i);
    if (found !== null) return table.result(i, irregularity(hand, made, i, found));
  }
  return table.result(money.actions.length, null);
}
