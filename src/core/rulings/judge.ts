import type { Hand } from '../hand/hand.ts';
import type { IrregularEntry, Judge } from '../hand/judge.ts';
import { isPost } from '../hand/posts.ts';
import { type Replay, replay } from '../hand/replay.ts';
import type { IrregularityCode } from '../hand/replay-irregularities.ts';
import type { RulingOption } from '../hand/verdict.ts';
import { TURN_PROCEDURES } from './judge-turns.ts';
import { WAGER_PROCEDURES } from './judge-wagers.ts';
import { type Procedure, withOptions } from './judged.ts';
import { legalWays, takenBack } from './legal-ways.ts';

/** How every irregularity of a bet history is ruled. */
const PROCEDURES: Readonly<Record<IrregularityCode, Procedure>> = { ...WAGER_PROCEDURES, ...TURN_PROCEDURES };

/** Forced bets lie there as they are due; only an amount nobody tells is left to be told. */
const postProcedure = (code: IrregularityCode): Procedure =>
  code === 'amount-missing' || code === 'late-post' ? PROCEDURES[code] : PROCEDURES['wrong-post'];

/** An irregular entry under the hand's rulebook; where nothing else is named, it is taken back. */
export const judge: Judge = (entry) => {
  const { made, fault } = entry;
  const judged = (isPost(made.action) ? postProcedure(fault.code) : PROCEDURES[fault.code])(entry);
  const { ruling } = judged;
  const usable = ruling.options.filter(({ acts }) => acts !== null);
  return { ...judged, ruling: withOptions(ruling, usable.length > 0 ? usable : otherwise(entry)) };
};

/** What was open to the seat where it was due; else its entry is taken back. */
function otherwise(entry: IrregularEntry): readonly RulingOption[] {
  const ways = legalWays(entry);
  return ways.length > 0 ? ways : [takenBack(entry)];
}

/** The bet history of a hand under its rulebook: every irregular action ruled, and followed where that binds. */
export const replayRuled = (hand: Hand): Replay => replay(hand, judge);
