import type { ActionSetup } from '../hand/setup.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Table } from './facts.ts';
import { entryOf } from './figures.ts';

/** Chips put in one motion after the other, as a history has them. */
export interface Motioned {
  readonly seat: Seat;
  readonly declared: 'nothing' | 'raise' | 'raise-with-amount' | undefined;
  readonly first: readonly number[];
  /** What came with each further motion. */
  readonly later: readonly number[];
  /** The first entry that is none of them. */
  readonly until: number;
}

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** The chips the seat pushes forward from an entry on, motion by motion. */
function pushes(actions: readonly ActionSetup[], from: number, seat: number): readonly (readonly number[])[] {
  const rest = actions.slice(from);
  const end = rest.findIndex((entry) => entry.seat !== seat || entry.action !== 'chips');
  return (end < 0 ? rest : rest.slice(0, end)).map(({ chips = [] }) => chips);
}

const spoken = ({ action, to }: ActionSetup): Motioned['declared'] =>
  action === 'raise' || action === 'bet' ? (to === undefined ? 'raise' : 'raise-with-amount') : 'nothing';

/** All motions still to be read: they start at the entry ruled on. */
function ahead(table: Table, actions: readonly ActionSetup[], at: number): Motioned | null {
  const entry = entryOf(table);
  const seat = table.history?.bounds?.seat;
  if (entry === null || seat === undefined) return null;
  const from = entry.action === 'chips' ? at : at + 1;
  const [first, ...later] = pushes(actions, from, seat);
  if (first === undefined || later.length === 0) return null;
  return { seat, declared: spoken(entry), first, later: later.map(sum), until: from + later.length + 1 };
}

/** The first motion has been taken for the seat's action: the entry ruled on is the next. */
function behind({ hand, history }: Table, actions: readonly ActionSetup[], at: number): Motioned | null {
  const [before, entry] = [actions[at - 1], actions[at]];
  const event = history?.events.findLast((e) => e.kind === 'acted');
  if (entry === undefined || before?.seat !== entry.seat || event?.kind !== 'acted' || event.action !== at - 1)
    return null;
  const seat = hand.seats.find((own) => own.seat === entry.seat)?.seat;
  const later = pushes(actions, at, entry.seat);
  if (seat === undefined || later.length === 0 || event.added === 0) return null;
  const first = before.chips ?? [event.added];
  return { seat, declared: spoken(before), first, later: later.map(sum), until: at + later.length };
}

/** The motions the history has at the entry ruled on; null where it has no such thing there. */
export function motionsIn(table: Table): Motioned | null {
  const { hand, history } = table;
  if (history === null || hand.money.kind !== 'history') return null;
  const { actions } = hand.money;
  return ahead(table, actions, history.actionsRead) ?? behind(table, actions, history.actionsRead);
}
