import { type Play, playWithoutHistory } from '../hand/play.ts';
import type { Seat } from '../kernel/seat.ts';
import { flag, type Table } from './facts.ts';

/** Where the betting of the hand given stands. */
export const playOf = ({ hand, history }: Table): Play => history?.play ?? playWithoutHistory(hand);

/** Seats that have not folded and not mucked. */
export const stillIn = (table: Table): Seat[] =>
  playOf(table).contributions.flatMap(({ seat, status }) => (status === 'live' ? [seat] : []));

/** Whether somebody still in has no chips behind; undefined where no stack is told. */
export function hasAllIn(table: Table): boolean | undefined {
  const { hand, history } = table;
  if (history === null && hand.money.kind !== 'contributions') return undefined;
  const live = stillIn(table);
  const behind = hand.seats.flatMap(({ seat, stack, contributed }, i) => {
    if (!live.includes(seat)) return [];
    return [history === null ? (stack === null ? null : stack - contributed) : (history.stacks[i] ?? null)];
  });
  if (behind.includes(0)) return true;
  return behind.includes(null) ? undefined : false;
}

export const bettingOver = flag(
  { en: 'Is all betting in the hand over?', it: 'Le puntate della mano sono finite?' },
  ({ history }) => (history === null ? undefined : history.play.betting === 'over'),
  'always',
);

/** Whether the betting ended on the last street; undefined while it is open, or without a history. */
function endedLast({ hand, history }: Table): boolean | undefined {
  if (history === null || history.play.betting === 'open') return undefined;
  return history.play.street === hand.variant.streets.at(-1)?.name;
}

/** Whether somebody bet or raised on the last street. */
export function wageredLast(table: Table): boolean | undefined {
  const ended = endedLast(table);
  return ended === undefined ? undefined : ended && playOf(table).aggressor !== null;
}

/** Whether somebody pushed others all-in before the last street. */
export function pushedBefore(table: Table): boolean | undefined {
  const ended = endedLast(table);
  return ended === undefined ? undefined : !ended && playOf(table).aggressor !== null;
}

/** Who bet or raised last on the street the betting ended on. */
export const lastAggressor = (table: Table): Seat | undefined =>
  endedLast(table) === undefined ? undefined : (playOf(table).aggressor ?? undefined);
