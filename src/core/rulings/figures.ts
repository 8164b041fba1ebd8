import type { Bounds } from '../betting/legal-actions.ts';
import { boundsAtEnd } from '../hand/replay.ts';
import type { ActionSetup } from '../hand/setup.ts';
import type { Act, HandEffect } from '../hand/verdict.ts';
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

/** The entry a history was read up to, where it is the one ruled on: it stopped the reading, or is being read. */
export function entryOf({ hand: { money }, history, settlement }: Table): ActionSetup | null {
  if (history === null || money.kind !== 'history') return null;
  const isStoppedAt = history.irregularity !== null || settlement === null;
  const entry = isStoppedAt ? money.actions[history.actionsRead] : undefined;
  return entry !== undefined && entry.seat === history.bounds?.seat ? entry : null;
}

/** Chips the entry ruled on put in, as far as the stack has them; undefined where it names none. */
export function putIn(table: Table, told: Told): number | undefined {
  const entry = entryOf(table);
  const bounds = table.history?.bounds ?? null;
  if (entry === null || bounds === null || (told.seat ?? entry.seat) !== entry.seat) return undefined;
  const added =
    addedBy({ chips: entry.chips }) ?? entry.amount ?? (entry.to === undefined ? undefined : entry.to - bounds.wager);
  return added !== undefined && added > 0 && bounds.wager + added <= bounds.stackTo ? added : undefined;
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
  const { bounds, actionsRead } = table.history;
  if (bounds !== null && (told.seat === undefined || told.seat === bounds.seat)) {
    return { bounds, at: actionsRead, replaces: entryOf(table) !== null };
  }
  const wager = lastWager(table, told);
  // Read again the history would stop at what is being ruled on.
  if (wager !== null || table.settlement === null) return wager;
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

/** The largest bet or raise the hand allows, as chips added; no bound where no hand tells. */
export function mostOf(table: Table | null, told: Told): number {
  const bounds = spotOf(table, told)?.bounds;
  return bounds === undefined ? Number.POSITIVE_INFINITY : Math.min(bounds.maxTo, bounds.stackTo) - bounds.wager;
}

/** A wager is a bet where there is none, a raise where there is one, and completes a bring-in that is owed; a call of nothing is a check. */
export function worded(action: Act['action'], { price, owes, wager }: Bounds): Act['action'] {
  if (action === 'call' && owes === 0 && wager >= price) return 'check';
  if (action !== 'bet' && action !== 'raise') return action;
  if (owes > 0) return 'complete';
  return price === 0 ? 'bet' : 'raise';
}

/** The action ruled on, taken as this in the hand; a hand that does not have its turn stays as it is. */
export function actsIn(
  table: Table | null,
  told: Told & { readonly seat: Seat },
  action: Act['action'],
  chips: number,
): HandEffect {
  const spot = spotOf(table, told);
  if (spot === null || spot.at === null) return { kind: 'as-given' };
  const { at, replaces, bounds } = spot;
  const to = Math.min(bounds.wager + chips, bounds.stackTo);
  return { kind: 'acts', seat: told.seat, action: worded(action, bounds), to, at, replaces };
}

/** What stands in the history instead of the action ruled on, with these chips added; null where no history has its place. */
export function actsOf(
  table: Table | null,
  told: Told & { readonly seat: Seat },
  action: Act['action'],
  chips = 0,
): readonly Act[] | null {
  const effect = actsIn(table, told, action, chips);
  if (effect.kind !== 'acts') return null;
  const { seat, to } = effect;
  const as = effect.action;
  const named = as === 'bet' || as === 'raise' || (as === 'fold' && chips > 0);
  return [named ? { seat, action: as, to } : { seat, action: as }];
}
