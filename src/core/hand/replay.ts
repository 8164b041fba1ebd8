import type { Bounds } from '../betting/legal-actions.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { HistoryReader } from './history-reader.ts';
import { type Judge, noJudge } from './judge.ts';
import type { Replay } from './replay-result.ts';

export type { Replay } from './replay-result.ts';

/**
 * Reads the bet history of a hand, checking every action against what was open. What the judge's rulebook settles of an
 * irregular action is followed, unless the house stops there; what it leaves to a person stops the replay.
 * In: a proven hand told with a history. Out: where its betting then stands, and what led there.
 */
export function replay(hand: Hand, judge: Judge = noJudge): Replay {
  const { table, actionsRead, irregularity } = new HistoryReader(hand, judge).read();
  table.conclude();
  return table.result(actionsRead, irregularity);
}

/** What bounds a seat where the history ends, whether it is its turn or not; null where nobody bets. */
export const boundsAtEnd = (hand: Hand, seat: Seat, judge: Judge = noJudge): Bounds | null =>
  new HistoryReader(hand, judge).read().table.boundsFor(seat);
