import type { Bounds } from '../betting/legal-actions.ts';
import { boundsAtEnd } from '../hand/replay.ts';
import type { HandEffect } from '../hand/verdict.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Table } from './facts.ts';

/** What is told of the action ruled on. */
export interface Told {
  readonly seat?: unknown;
  readonly put?: unknown;
  readonly chips?: unknown;
}

/** The action a ruling is about: what bounded it, and where the history has it or lacks it. */
export interface Spot {
  readonly bounds: Bounds;
  /** null where it was not that seat's turn and the history does not have the action. */
  readonly at: number | null;
  readonly replaces: boolean;
}

/** Chips the seat put in, where that is told. */
export function addedBy({ put, chips }: Told): number | undefined {
  if (typeof put === 'number') return put;
  if (!Array.isArray(chips)) return undefined;
  return chips.reduce<number>((sum, chip) => (typeof chip === 'number' ? sum + chip : sum), 0);
}

/** The seat's last wager of the street, where it put in what is told. */
function lastWager({ history }: Table, told: Told): Spot | null {
  const events = history?.events ?? [];
  const street = events.slice(events.findLastIndex(({ kind }) => kind === 'street-opened') + 1);
  const event = street.findLast((e) => e.kind === 'acted' && e.bounds.seat === told.seat && e.added > 0);
  const chips = addedBy(told);
  if (event?.kind !== 'acted' || (chips !== undefined && chips !== event.added)) return null;
  return { bounds: event.bounds, at: event.action, replaces: true };
}

/** The action of the seat named, or of the seat to act where none is: its own figures, not another's. */
export function spotOf(table: Table | null, told: Told): Spot | null {
  if (table === null || table.history === null) return null;
  const { bounds, actionsRead, irregularity } = table.history;
  if (bounds !== null && (told.seat === undefined || told.seat === bounds.seat)) {
    const { money } = table.hand;
    const next = money.kind === 'history' ? money.actions[actionsRead] : undefined;
    return { bounds, at: actionsRead, replaces: irregularity !== null && next?.seat === bounds.seat };
  }
  const wager = lastWager(table, told);
  if (wager !== null) return wager;
  const seat = table.hand.seats.find((own) => own.seat === told.seat)?.seat;
  const own = seat === undefined ? null : boundsAtEnd(table.hand, seat);
  return own === null ? null : { bounds: own, at: null, replaces: false };
}

/** Chips the seat had before the action; undefined where nobody knows. */
export function behindOf(table: Table | null, told: Told): number | undefined {
  const bounds = spotOf(table, told)?.bounds;
  return bounds === undefined || bounds.stackTo === Number.POSITIVE_INFINITY
    ? undefined
    : bounds.stackTo - bounds.wager;
}

/** The action ruled on, taken as this in the hand; a hand that does not have its turn stays as it is. */
export function actsIn(
  table: Table | null,
  told: Told & { readonly seat: Seat },
  action: 'check' | 'bet' | 'call' | 'raise',
  chips: number,
): HandEffect {
  const spot = spotOf(table, told);
  if (spot === null || spot.at === null) return { kind: 'as-given' };
  const { at, replaces, bounds } = spot;
  return { kind: 'acts', seat: told.seat, action, to: Math.min(bounds.wager + chips, bounds.stackTo), at, replaces };
}
