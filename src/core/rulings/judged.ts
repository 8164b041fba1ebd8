import { allInTo, callTo } from '../betting/legal-actions.ts';
import type { IrregularEntry, Judgement } from '../hand/judge.ts';
import type { ActionSetup } from '../hand/setup.ts';
import {
  ACTS,
  type Act,
  type ChipMove,
  option,
  type Ruled,
  type RulingDecision,
  type RulingOption,
  ruled,
} from '../hand/verdict.ts';
import { type Decision, decision, type Facts } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';

/** How an irregular entry is judged. */
export type Procedure = (entry: IrregularEntry) => Judgement;

/** The seat of an entry where it is one of the hand. */
export const seatOf = ({ hand, made }: IrregularEntry): Seat | null =>
  hand.seats.find(({ seat }) => seat === made.seat)?.seat ?? null;

const nameOf = ({ action }: ActionSetup): Act['action'] | undefined => ACTS.find((name) => name === action);

/** An entry as an act; none where it is no action of the betting or a draw, or of no seat. */
export function asActs(entry: IrregularEntry): readonly Act[] {
  const { to, chips, count, cards } = entry.made;
  const [seat, action] = [seatOf(entry), nameOf(entry.made)];
  if (seat === null || action === undefined) return [];
  const many = count ?? cards?.length;
  return [
    {
      seat,
      action,
      ...(to === undefined ? {} : { to }),
      ...(chips === undefined ? {} : { chips }),
      ...(many === undefined ? {} : { count: many }),
    },
  ];
}

/** The street total an entry comes to; undefined where it is none. */
function totalOf({ made, bounds }: IrregularEntry): number | undefined {
  if (made.to !== undefined || bounds === null) return made.to;
  if (made.action === 'call') return callTo(bounds);
  return made.action === 'all-in' ? allInTo(bounds) : undefined;
}

/** Chips the entry has pushed forward, as far as it tells: those that go back where it is taken back. */
export function putBy(entry: IrregularEntry): number {
  const { made, bounds } = entry;
  const counted = made.chips?.reduce((sum, chip) => sum + chip, 0) ?? made.amount;
  return counted ?? Math.max(0, (totalOf(entry) ?? 0) - (bounds?.wager ?? 0));
}

/** What is said, with the seat among its facts. */
export const said = (entry: IrregularEntry, code: string, facts: Facts, cites: readonly string[]): Decision =>
  decision(code, { seat: entry.made.seat, ...facts }, cites);

/** A ruling that binds: the entry is taken for these acts, and this is the one way it would have been regular. */
export function binds(
  entry: IrregularEntry,
  as: RulingDecision,
  says: Decision,
  acts: readonly Act[],
  chips: readonly ChipMove[] = [],
): Judgement {
  const options = [option(says, { seat: seatOf(entry), acts, chips })];
  return { ruling: ruled(as, says, { options }), takes: { kind: 'acts', acts } };
}

/** A ruling that leaves ways open: the replay stops until one is taken. */
export const leaves = (as: RulingDecision, says: Decision, options: readonly RulingOption[]): Judgement => ({
  ruling: ruled(as, says, { options }),
  takes: null,
});

/** A ruling whose options are told besides. */
export const withOptions = (ruling: Ruled, options: readonly RulingOption[]): Ruled => ({ ...ruling, options });
