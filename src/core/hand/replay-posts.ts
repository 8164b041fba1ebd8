import { type BlindSeats, blindSeats, blindsCountedIn, expectedPosts, type PostKind } from '../betting/forced-bets.ts';
import { inOrder } from '../kernel/in-order.ts';
import { invariant } from '../kernel/invariant.ts';
import { SEAT_LIMIT, type Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { missingPosts } from './missing-posts.ts';
import { isPost, POSTS } from './posts.ts';
import { type Fault, fault } from './replay-irregularities.ts';
import type { ActionName, ActionSetup } from './setup.ts';

/** A forced bet: what was due in full, and what the stack allowed. */
export interface Posted {
  readonly seat: Seat;
  readonly kind: PostKind;
  readonly amount: number;
  readonly paid: number;
  /** Its place in the history; null where it was posted without being told. */
  readonly action: number | null;
}

/** A post that is not due, or not of this height. */
export interface PostFault {
  readonly made: ActionSetup;
  readonly action: number;
  readonly fault: Fault;
}

/** How a hand begins: the forced bets and what follows from them. */
export interface Start {
  readonly posts: readonly Posted[];
  /** Entries of the history read as posts. */
  readonly read: number;
  /** What is wrong with them, in their order; all that is due was posted as it should have been. */
  readonly faults: readonly PostFault[];
  /** The seat whose left neighbour speaks first; null where that is the button's. */
  readonly lastBlind: Seat | null;
  /** Whose the big blind is, whether or not he could post it; null where it is dead. */
  readonly bigBlindSeat: Seat | null;
  /** The full height of the highest blind, however short it was posted. */
  readonly price: number;
  readonly bigBlind: number;
  readonly minBet: number;
  /** What blinds lack of their full height. */
  readonly missing: number;
  /** An ante posted short turns the antes into wagers, so that it cuts a layer. */
  readonly antes: 'dead' | 'matched';
}

interface Due {
  readonly seat: Seat;
  readonly kind: PostKind;
  /** undefined where only the history could tell, and does not. */
  readonly amount: number | undefined;
  action: number | null;
  stated: number | undefined;
}

interface Table {
  readonly hand: Hand;
  readonly button: Seat;
  /** Dealt in, clockwise. */
  readonly seats: readonly Seat[];
  readonly actions: readonly ActionSetup[];
}

function countLeading(actions: readonly ActionSetup[]): number {
  let n = 0;
  while (n < actions.length && isPost(actions[n]?.action ?? 'fold')) n += 1;
  return n;
}

const posted = (table: Table, upTo: number, action: ActionName, seat?: number | null): boolean => {
  for (let i = 0; i < upTo; i += 1) {
    const made = table.actions[i];
    if (made?.action === action && (seat === undefined || made.seat === seat)) return true;
  }
  return false;
};

/** Blinds by the button, unless the history shows the small blind to be dead. */
function seatsOfBlinds(table: Table, upTo: number): BlindSeats {
  const { hand, button, seats } = table;
  const terms = hand.stakes;
  const usual = blindSeats(terms, button, seats, hand.rules.values.headsUpBlinds);
  if (terms.smallBlindSeat !== undefined || terms.bigBlindSeat !== undefined) return usual;
  const skipped = !posted(table, upTo, 'post-small-blind') && !posted(table, upTo, 'post-big-blind', usual.big);
  if (skipped && posted(table, upTo, 'post-big-blind', usual.small)) return { small: null, big: usual.small };
  return usual;
}

interface Told {
  readonly amount: number | undefined;
}

const wrongSeat = (kind: PostKind, due: Seat | null): Fault =>
  fault('blind-from-wrong-seat', due === null ? { kind } : { kind, expected: due });

/** Who has missed his small blind only may post it beside the one of this hand. */
function unaskedSmall(table: Table, { seat, amount }: ActionSetup, { small }: BlindSeats, upTo: number): Fault | Told {
  const { smallBlind } = table.hand.stakes;
  if (seat === small) return smallBlind === 0 ? { amount } : wrongSeat('small-blind', small);
  const missed = small !== null && posted(table, upTo, 'post-small-blind', small);
  return missed ? { amount: smallBlind || amount } : wrongSeat('small-blind', small);
}

/** Whether a blind nobody asks for is none of a game that brings in; or a straddle of a seat the stakes do not name. */
function isOutOfPlace({ hand: { stakes, variant } }: Table, { seat }: ActionSetup, kind: PostKind): Fault | null {
  const asked = stakes.smallBlind + stakes.bigBlind + stakes.buttonBlind > 0;
  if (kind !== 'ante' && variant.forcedBets === 'antes-and-bring-in' && !asked) return fault('action-not-in-game');
  const [straddle] = stakes.straddles;
  if (kind !== 'straddle' || straddle === undefined) return null;
  return stakes.straddles.some((due) => due.seat === seat)
    ? null
    : fault('blind-from-wrong-seat', { kind, expected: straddle.seat });
}

/** What a post is that the stakes don't ask for: its amount, or why it can't be one. */
function unasked(table: Table, made: ActionSetup, kind: PostKind, blinds: BlindSeats, upTo: number): Fault | Told {
  const { stakes } = table.hand;
  const told = { amount: made.amount };
  const outOfPlace = isOutOfPlace(table, made, kind);
  if (outOfPlace !== null) return outOfPlace;
  switch (kind) {
    case 'dead-blind':
      return told;
    case 'straddle':
      // It raises the blind: one that does not is at least twice as much.
      return made.amount !== undefined && made.amount <= stakes.bigBlind ? { amount: 2 * stakes.bigBlind } : told;
    case 'ante':
      return stakes.ante === 0 ? told : wrongSeat(kind, stakes.anteFrom === 'button' ? table.button : blinds.big);
    case 'small-blind':
      return unaskedSmall(table, made, blinds, upTo);
    case 'button-blind':
      return stakes.buttonBlind === 0 && made.seat === table.button ? told : wrongSeat(kind, table.button);
    default: {
      if (stakes.bigBlind === 0 && made.seat === blinds.big) return told;
      // Beside the big blind itself, a newcomer may post one to be dealt in.
      const newcomer = blinds.big === null || posted(table, upTo, 'post-big-blind', blinds.big);
      if (!newcomer) return wrongSeat(kind, blinds.big);
      return stakes.bigBlind === 0 ? told : { amount: stakes.bigBlind };
    }
  }
}

/** Matches the posts told with those due; the first that fits neither the stakes nor the table is a fault. */
function collectDues(
  table: Table,
  blinds: BlindSeats,
  upTo: number,
  note: (action: number, found: Fault) => void,
): Due[] {
  const { hand, seats, actions } = table;
  const expected = expectedPosts(
    hand.stakes,
    { button: table.button, seats, blinds },
    hand.rules.values.shortAnteOrder,
  );
  const dues: Due[] = expected.map(({ seat, kind, amount }) => ({
    seat,
    kind,
    amount,
    action: null,
    stated: undefined,
  }));
  for (let i = 0; i < upTo; i += 1) {
    const made = actions[i];
    const kind = made && POSTS[made.action];
    if (made === undefined || kind === undefined) continue;
    const due = dues.find((d) => d.seat === made.seat && d.kind === kind);
    const seat = seats.find((s) => s === made.seat);
    if (due !== undefined && due.action === null) {
      due.action = i;
      due.stated = made.amount;
    } else if (due !== undefined)
      note(i, fault('wrong-post', { kind, amount: made.amount ?? due.amount ?? 0, expected: 0 }));
    else if (seat === undefined) note(i, fault(isListed(hand, made.seat) ? 'seat-folded' : 'seat-not-in-hand'));
    else {
      const found = unasked(table, made, kind, blinds, countLeading(actions));
      if ('code' in found) note(i, found);
      else dues.push({ seat, kind, amount: found.amount, action: i, stated: made.amount });
    }
  }
  return dues;
}

const isListed = (hand: Hand, seat: number): boolean => hand.seats.some((s) => s.seat === seat);

function amountFault(due: Due, paid: number, behind: number): Fault | null {
  const { kind, amount, stated } = due;
  if (amount === undefined) return fault('amount-missing');
  if (stated === undefined || stated === paid) return null;
  return stated > behind && stated === amount
    ? fault('above-stack', { to: stated, stackTo: behind })
    : fault('wrong-post', { kind, amount: stated, expected: paid });
}

const NOTHING_BEHIND: readonly number[] = new Array<number>(SEAT_LIMIT + 1).fill(0);

/** Takes the dues out of the stacks, in order. */
function payDues(hand: Hand, dues: readonly Due[], note: (action: number, found: Fault) => void): Posted[] {
  const behind = NOTHING_BEHIND.slice();
  for (const { seat, stack } of hand.seats) behind[seat] = stack ?? Number.POSITIVE_INFINITY;
  return dues.map((due) => {
    const left = behind[due.seat] ?? 0;
    const paid = Math.min(due.amount ?? 0, left);
    const found = due.action === null ? null : amountFault(due, paid, left);
    if (found !== null && due.action !== null) note(due.action, found);
    behind[due.seat] = left - paid;
    return { seat: due.seat, kind: due.kind, amount: due.amount ?? 0, paid, action: due.action };
  });
}

const isLive = (kind: PostKind): boolean => kind !== 'ante' && kind !== 'dead-blind';

const amountOf = (posts: readonly Posted[], kind: PostKind): number => posts.find((p) => p.kind === kind)?.amount ?? 0;

/** Whether a stack was too short for the ante every seat owes. */
function antesAre(hand: Hand, posts: readonly Posted[]): Start['antes'] {
  if (hand.stakes.anteFrom !== 'each') return 'dead';
  let most = 0;
  for (const p of posts) if (p.kind === 'ante' && p.amount > most) most = p.amount;
  const short = posts.some(
    (p) => p.kind === 'ante' && p.paid < most && hand.seats.some((s) => s.seat === p.seat && s.stack === p.paid),
  );
  return short ? 'matched' : 'dead';
}

/** What the posts make of the first street. */
function startOf(
  hand: Hand,
  blinds: BlindSeats,
  posts: readonly Posted[],
  { read, faults }: Pick<Start, 'read' | 'faults'>,
): Start {
  const { stakes } = hand;
  let price = stakes.bigBlind;
  let missing = (blinds.small === null ? stakes.smallBlind : 0) + (blinds.big === null ? stakes.bigBlind : 0);
  let lastBlind: Seat | null = null;
  let lastRank = 0;
  for (const { kind, seat, amount, paid } of posts) {
    if (!isLive(kind)) continue;
    price = Math.max(price, amount);
    missing += amount - paid;
    const rank =
      kind === 'straddle' ? 3 : kind === 'big-blind' && seat === blinds.big ? 2 : kind === 'small-blind' ? 1 : 0;
    if (rank === 0 || rank < lastRank) continue;
    lastBlind = seat;
    lastRank = rank;
  }
  const bigBlind = stakes.bigBlind || amountOf(posts, 'big-blind');
  const minBet = bigBlind || amountOf(posts, 'button-blind') || amountOf(posts, 'ante') || stakes.smallestChip;
  return {
    posts,
    read,
    faults,
    lastBlind,
    bigBlindSeat: blinds.big,
    price,
    bigBlind,
    minBet,
    missing: blindsCountedIn(missing, stakes, hand.rules.values.shortBlindsInPot),
    antes: antesAre(hand, posts),
  };
}

function place(table: Table, upTo: number, isWhole: boolean): Start {
  const faults: PostFault[] = [];
  const note = (action: number, found: Fault): void => {
    const made = table.actions[action];
    invariant(made !== undefined, 'a fault belongs to an action');
    faults.push({ made, action, fault: found });
  };
  // Whose blinds they are follows from all that is told of them, however much of it is read.
  const blinds = seatsOfBlinds(table, countLeading(table.actions));
  const posts = payDues(table.hand, collectDues(table, blinds, upTo, note), note);
  if (isWhole && upTo > 0) faults.push(...missingPosts(posts, table.actions.slice(0, upTo), faults));
  return startOf(table.hand, blinds, posts, { read: upTo, faults: inOrder(faults, (a, b) => a.action - b.action) });
}

/** The forced bets of a hand: as told where the history begins with them, at most up to `upTo`; from the stakes where it does not. */
export function readPosts(hand: Hand, seats: readonly Seat[], actions: readonly ActionSetup[], upTo?: number): Start {
  const button = hand.button ?? seats.at(-1);
  invariant(button !== undefined, 'somebody is dealt in');
  return place({ hand, button, seats, actions }, upTo ?? countLeading(actions), upTo === undefined);
}

/** How a recorded hand begins that starts on a later street: nothing is due. */
export function noPosts({ stakes, seats, button, rules }: Hand): Start {
  const minBet = stakes.bigBlind || stakes.buttonBlind || stakes.ante || stakes.smallestChip;
  // Who has folded by now was dealt in, and may have been the big blind.
  const dealtIn = seats.map((s) => s.seat).sort((a, b) => a - b);
  return {
    posts: [],
    read: 0,
    faults: [],
    lastBlind: null,
    bigBlindSeat: button === null ? null : blindSeats(stakes, button, dealtIn, rules.values.headsUpBlinds).big,
    price: 0,
    bigBlind: stakes.bigBlind,
    minBet,
    missing: 0,
    antes: 'dead',
  };
}
