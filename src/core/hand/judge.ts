import type { Bounds } from '../betting/legal-actions.ts';
import { decision } from '../kernel/decision.ts';
import type { Hand } from './hand.ts';
import { type Fault, settledBy } from './replay-irregularities.ts';
import type { Replay } from './replay-result.ts';
import type { ActionSetup } from './setup.ts';
import { type Ruled, ruled } from './verdict.ts';

/** An entry of a history that was not open, and where the hand stood before it. */
export interface IrregularEntry {
  readonly hand: Hand;
  readonly made: ActionSetup;
  /** Its index in the history. */
  readonly action: number;
  readonly fault: Fault;
  /** What bounded the seat, its turn or not; null where it had nothing to bet. */
  readonly bounds: Bounds | null;
  /** Whether the action was said before any chip was put in. */
  readonly declared: boolean;
  /** Seats that have acted before their turn, which has not come. */
  readonly early: readonly number[];
  /** Made before its turn: what the seats passed over have done now that it has come; null while it has not. */
  readonly since: 'nothing' | 'call' | 'raise' | null;
  /** The history read until then. */
  readonly read: Replay;
}

/** What the replay goes on with in place of an irregular entry. */
export type Taking =
  /** These entries; none where it has no effect. */
  | { readonly kind: 'acts'; readonly acts: readonly ActionSetup[] }
  /** The wager stands at this street total. */
  | { readonly kind: 'stands'; readonly to: number }
  /** It waits for the turn of its seat. */
  | { readonly kind: 'waits' };

export interface Judgement {
  readonly ruling: Ruled;
  /** null where a person has to choose: the replay stops before the entry. */
  readonly takes: Taking | null;
}

/** What a rulebook makes of an irregular entry. */
export type Judge = (entry: IrregularEntry) => Judgement;

/** Knows no rulebook: what no rule settles by itself stops the replay. */
export const noJudge: Judge = ({ fault: { code } }) => {
  const settled = settledBy(code);
  const says = decision(settled === null ? 'replay-stops' : `settled-${code}`, {});
  const ruling = { ...ruled(settled ?? 'floor-decides', says), steps: [] };
  return { ruling, takes: settled === null ? null : { kind: 'acts', acts: [] } };
};
