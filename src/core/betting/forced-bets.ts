import type { HouseRules } from '../house-rules/catalog.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';

export const POST_KINDS = ['ante', 'small-blind', 'big-blind', 'straddle', 'button-blind', 'dead-blind'] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** What the stakes of a hand ask for before anybody acts. */
export interface ForcedBetTerms {
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly ante: number;
  readonly anteFrom: 'each' | 'big-blind' | 'button';
  readonly buttonBlind: number;
  readonly straddles: readonly { readonly seat: number; readonly amount: number }[];
  /** A seat, null for a dead blind, undefined to go by the button. */
  readonly smallBlindSeat: number | null | undefined;
  readonly bigBlindSeat: number | null | undefined;
}

/** Money due from a seat; `amount` in full, however short its stack. */
export interface Post {
  readonly seat: Seat;
  readonly kind: PostKind;
  readonly amount: number;
}

/**
 * What the pot before the flop is counted larger by, in pot-limit: what blinds lack of their full height, nothing, or
 * besides that what the small blind lacks of the big one.
 */
export function blindsCountedIn(
  missing: number,
  { smallBlind, bigBlind }: Pick<ForcedBetTerms, 'smallBlind' | 'bigBlind'>,
  how: HouseRules['shortBlindsInPot'],
): number {
  switch (how) {
    case 'in-full':
      return missing;
    case 'as-posted':
      return 0;
    case 'small-as-big':
      return missing + (smallBlind > 0 ? Math.max(0, bigBlind - smallBlind) : 0);
    default:
      return assertNever(how);
  }
}

/** Who posts the blinds; null where a blind is dead. */
export interface BlindSeats {
  readonly small: Seat | null;
  readonly big: Seat | null;
}

type HeadsUpBlinds = HouseRules['headsUpBlinds'];

const after = (seats: readonly Seat[], seat: number): Seat | undefined => seats.find((s) => s > seat) ?? seats[0];

const inHand = (seats: readonly Seat[], seat: number | null): Seat | null => seats.find((s) => s === seat) ?? null;

/** The seat the small blind falls to by the button: its left neighbour, or heads-up, as the house has it, the button itself. */
function smallBlindByButton(seats: readonly Seat[], button: Seat, headsUp: HeadsUpBlinds): Seat | null {
  if (headsUp === 'button-small' && seats.length === 2 && inHand(seats, button) !== null) return button;
  return after(seats, button) ?? null;
}

/**
 * Seats of the blinds. In: what the stakes say, the button, the seats dealt in, in clockwise order, and how two players post.
 * With a dead small blind the big blind falls to the first seat left of the button.
 */
export function blindSeats(
  terms: Pick<ForcedBetTerms, 'smallBlindSeat' | 'bigBlindSeat'>,
  button: Seat,
  seats: readonly Seat[],
  headsUp: HeadsUpBlinds,
): BlindSeats {
  const { smallBlindSeat, bigBlindSeat } = terms;
  const small =
    smallBlindSeat === undefined ? smallBlindByButton(seats, button, headsUp) : inHand(seats, smallBlindSeat);
  if (bigBlindSeat !== undefined) return { small, big: inHand(seats, bigBlindSeat) };
  return { small, big: after(seats, small ?? button) ?? null };
}

function antes(terms: ForcedBetTerms, button: Seat, seats: readonly Seat[], big: Seat | null): Post[] {
  const { ante: amount, anteFrom } = terms;
  if (amount === 0) return [];
  if (anteFrom === 'each') return seats.map((seat) => ({ seat, kind: 'ante', amount }));
  const seat = anteFrom === 'big-blind' ? big : inHand(seats, button);
  return seat === null ? [] : [{ seat, kind: 'ante', amount }];
}

function blinds(terms: ForcedBetTerms, button: Seat, seats: readonly Seat[], { small, big }: BlindSeats): Post[] {
  const posts: Post[] = [];
  const add = (seat: Seat | null, kind: PostKind, amount: number): void => {
    if (seat !== null && amount > 0) posts.push({ seat, kind, amount });
  };
  add(small, 'small-blind', terms.smallBlind);
  add(big, 'big-blind', terms.bigBlind);
  for (const { seat, amount } of terms.straddles) add(inHand(seats, seat), 'straddle', amount);
  add(inHand(seats, button), 'button-blind', terms.buttonBlind);
  return posts;
}

/** Every post the stakes ask for, in the order they are paid. */
export function expectedPosts(
  terms: ForcedBetTerms,
  table: { readonly button: Seat; readonly seats: readonly Seat[]; readonly blinds: BlindSeats },
  shortAnteOrder: 'blind-first' | 'ante-first',
): Post[] {
  const ante = antes(terms, table.button, table.seats, table.blinds.big);
  const blind = blinds(terms, table.button, table.seats, table.blinds);
  if (ante.length === 0) return blind;
  const anteFirst = terms.anteFrom === 'each' || shortAnteOrder === 'ante-first';
  return anteFirst ? [...ante, ...blind] : [...blind, ...ante];
}
