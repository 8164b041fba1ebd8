import type { ActionSetup } from '../hand/setup.ts';
import { clockwiseDistance, type Seat } from '../kernel/seat.ts';
import { amountFact, flag, oneOf, seatFact, type Table, whole } from './facts.ts';

/** What somebody may have done when it was not his turn. */
const TURN_ACTIONS = ['fold', 'check', 'call', 'bet', 'raise'] as const;
export type TurnAction = (typeof TURN_ACTIONS)[number];

/** An entry of a history made by a seat that was not to act. */
export interface OutOfTurn {
  readonly made: ActionSetup;
  readonly at: number;
  readonly seat: Seat;
  readonly turn: Seat;
}

/** The entry the history cannot be followed past, or is ruled on while being read. */
export function entryAt({ hand, history }: Table): { readonly made: ActionSetup; readonly at: number } | null {
  if (history === null || hand.money.kind !== 'history') return null;
  const made = hand.money.actions[history.actionsRead];
  return made === undefined ? null : { made, at: history.actionsRead };
}

/** That entry, where it was not its seat's turn. */
export function outOfTurnIn(table: Table): OutOfTurn | null {
  const entry = entryAt(table);
  const turn = table.history?.bounds?.seat;
  const seat = table.hand.seats.find((own) => own.seat === entry?.made.seat)?.seat;
  return entry === null || turn === undefined || seat === undefined || seat === turn ? null : { ...entry, seat, turn };
}

/** Chips a seat has behind where the history stands; null where nobody knows. */
const stackOf = ({ hand, history }: Table, seat: number): number | null =>
  history?.stacks[hand.seats.findIndex((own) => own.seat === seat)] ?? null;

/** What lies before a seat on this street. */
function wagerOf({ history }: Table, seat: number): number {
  const events = history?.events ?? [];
  let wager = 0;
  for (const event of events.slice(events.findLastIndex(({ kind }) => kind === 'street-closed') + 1)) {
    if (event.kind === 'acted' && event.bounds.seat === seat) wager = event.to;
    if (event.kind !== 'posted' || event.post.seat !== seat) continue;
    if (event.post.kind !== 'ante' && event.post.kind !== 'dead-blind') wager += event.post.paid;
  }
  return wager;
}

/** The street total an entry comes to; undefined where it is not told. */
function totalOf(table: Table, { seat, action, to, chips }: ActionSetup): number | undefined {
  const stack = stackOf(table, seat);
  const wager = wagerOf(table, seat);
  const whole = stack === null ? undefined : wager + stack;
  if (to !== undefined) return to;
  switch (action) {
    case 'call':
      return Math.max(wager, Math.min(table.history?.bounds?.price ?? 0, whole ?? Number.POSITIVE_INFINITY));
    case 'all-in':
      return whole;
    case 'chips':
      return (chips ?? []).reduce((sum, chip) => sum + chip, wager);
    case 'fold':
    case 'check':
      return wager;
    default:
      return undefined;
  }
}

/** What an entry does, all-ins and chips by how much they are; null where that cannot be told, or it is no wager. */
function doneBy(table: Table, made: ActionSetup): TurnAction | null {
  const price = table.history?.bounds?.price ?? 0;
  const { action } = made;
  if (action === 'complete') return 'raise';
  if (action !== 'all-in' && action !== 'chips') return TURN_ACTIONS.find((known) => known === action) ?? null;
  const total = totalOf(table, made);
  if (total === undefined) return null;
  if (total <= price) return 'call';
  return price > 0 ? 'raise' : 'bet';
}

/** The seats passed over, from the one whose turn it was up to the one that acted: those that still have to speak. */
function skippedSeats(table: Table, { turn, seat }: OutOfTurn): readonly number[] {
  const before = clockwiseDistance(turn, seat);
  const out = table.history?.play.contributions.filter(({ status }) => status !== 'live').map((c) => c.seat) ?? [];
  return table.hand.seats
    .map((own) => own.seat)
    .filter((own) => clockwiseDistance(turn, own) < before && !out.includes(own) && stackOf(table, own) !== 0);
}

const laterIn = ({ hand: { money } }: Table, at: number): readonly ActionSetup[] =>
  money.kind === 'history' ? money.actions.slice(at) : [];

/** What the seats passed over did before the turn of the seat that acted, as far as the history tells. */
interface Between {
  readonly raised: boolean;
  readonly called: boolean;
  /** The entry its turn comes before; null while a seat passed over has still to speak. */
  readonly turnAt: number | null;
}

function betweenIn(table: Table): Between | null {
  const entry = outOfTurnIn(table);
  if (entry === null) return null;
  const waiting = new Set(skippedSeats(table, entry));
  const done: (TurnAction | null)[] = [];
  const end = laterIn(table, entry.at + 1).findIndex((made) => {
    if (waiting.delete(made.seat)) done.push(doneBy(table, made));
    return waiting.size === 0;
  });
  return {
    raised: done.some((action) => action === 'bet' || action === 'raise'),
    called: done.includes('call'),
    turnAt: end < 0 ? null : entry.at + end + 2,
  };
}

/**
 * Whether a bet or raise came from a seat passed over before the turn of the seat that acted;
 * undefined while one of them has still to speak.
 */
export function changedIn(table: Table): boolean | undefined {
  const between = betweenIn(table);
  return between?.raised === true ? true : between?.turnAt == null ? undefined : false;
}

export const calledIn = (table: Table): boolean | undefined => betweenIn(table)?.called;

/** The entry of the history before which the turn of the seat that acted comes; null where the history does not tell. */
export const turnAtIn = (table: Table): number | null => betweenIn(table)?.turnAt ?? null;

/** What was done out of turn, from the entry on, before a seat passed over spoke. */
function behindIn(table: Table): { readonly actions: number; readonly withChips: boolean } | undefined {
  const entry = outOfTurnIn(table);
  if (entry === null) return undefined;
  const skipped = skippedSeats(table, entry);
  const later = laterIn(table, entry.at);
  const spoke = later.findIndex((made) => skipped.includes(made.seat));
  const done = later.slice(0, spoke < 0 ? later.length : spoke).map((made) => doneBy(table, made));
  return {
    actions: done.filter((action) => action !== null).length,
    withChips: done.some((action) => action !== null && action !== 'fold' && action !== 'check'),
  };
}

/** Chips the entry put in out of turn. */
function chipsIn(table: Table): number | undefined {
  const entry = outOfTurnIn(table);
  const total = entry === null ? undefined : totalOf(table, entry.made);
  return entry === null || total === undefined ? undefined : total - wagerOf(table, entry.seat);
}

export const turnSeat = seatFact(
  { en: 'Whose turn was it?', it: 'Di chi era il turno?' },
  (table) => outOfTurnIn(table)?.turn ?? table.history?.bounds?.seat,
);

export const actedSeat = seatFact(
  { en: 'Which seat acted out of turn?', it: 'Quale posto ha agito fuori turno?' },
  (table) => outOfTurnIn(table)?.seat,
);

export const doneOutOfTurn = oneOf(
  TURN_ACTIONS,
  { en: 'What was done out of turn?', it: 'Che cosa è stato fatto fuori turno?' },
  (table) => {
    const entry = outOfTurnIn(table);
    return (entry && doneBy(table, entry.made)) ?? undefined;
  },
);

export const chipsOutOfTurn = amountFact(
  {
    en: 'How many chips were put in out of turn? 0 for words alone.',
    it: 'Quante fiche sono state messe fuori turno? 0 per le sole parole.',
  },
  chipsIn,
);

export const behind = whole(
  0,
  20,
  {
    en: 'How many actions were made out of turn behind the skipped player before he said a word?',
    it: 'Quante azioni sono state fatte fuori turno dopo il giocatore saltato prima che dicesse una parola?',
  },
  (table) => behindIn(table)?.actions,
);

export const chipsBehind = flag(
  { en: 'Did any of these actions put chips in?', it: 'Qualcuna di queste azioni ha messo fiche?' },
  (table) => behindIn(table)?.withChips,
);
