import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Street } from '../variants/spec.ts';
import type { Hand } from './hand.ts';
import type { Start } from './replay-posts.ts';

/** What the order of a street may go by, besides the button. */
interface Landmarks extends Pick<Start, 'lastBlind' | 'bigBlindSeat'> {
  /** Who made the first bet of the hand. */
  readonly opener: Seat | null;
}

/** The seat whose left neighbour speaks first. */
function speaksAfter({ button, rules, variant }: Hand, { opener }: Street, marks: Landmarks): Seat | null {
  switch (opener) {
    case 'left-of-blinds':
      return marks.lastBlind ?? button;
    case 'left-of-button': {
      const byBigBlind = rules.values.laterStreetOpener === 'left-of-big-blind' && variant.forcedBets === 'blinds';
      return byBigBlind ? (marks.bigBlindSeat ?? button) : button;
    }
    // Who opened is not told in a record that begins later: the order is the usual one.
    case 'opener':
    // Cards decide, as far as they are known; their order is found in `up-cards.ts`.
    case 'lowest-upcard':
    case 'highest-upcard':
    case 'highest-upcard-ace-low':
    case 'best-upcards':
    case 'lowest-upcards':
    case 'lowest-upcards-ace-low':
      return button;
    default:
      return assertNever(opener);
  }
}

/** The last place up to `seat`, which itself may be empty. */
function placeUpTo(seats: readonly Seat[], seat: Seat | null): number {
  const last = seats.length - 1;
  if (seat === null) return last;
  for (let i = last; i >= 0; i -= 1) if ((seats[i] ?? 0) <= seat) return i;
  return last;
}

/** The place, among seats in clockwise order, before the one that speaks first; -1 before the first place. */
export function placeBeforeFirst(hand: Hand, street: Street, seats: readonly Seat[], marks: Landmarks): number {
  if (street.opener === 'opener' && marks.opener !== null) return seats.indexOf(marks.opener) - 1;
  return placeUpTo(seats, speaksAfter(hand, street, marks));
}
