import type { Bounds } from '../betting/legal-actions.ts';
import type { Reading } from '../house-rules/readings.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { type Hand, playerOf } from './hand.ts';
import type { ReplayEvent } from './replay-events.ts';
import type { Replay } from './replay-result.ts';
import type { Settlement } from './settle.ts';

/** A hand that has been ruled, as far as its readings need it. */
export interface Told {
  readonly hand: Hand;
  readonly history: Replay | null;
  readonly settlement: Settlement;
  /** What was said of hands mucked though the board is the best hand. */
  readonly mucks: readonly Decision[];
}

type Detect = (told: Told) => Decision | null;
type Acted = Extract<ReplayEvent, { kind: 'acted' }>;

/** Where a seat acts, or is to act: its bounds, what it did, how many were left, and whether blinds set the price. */
interface Spot {
  readonly bounds: Bounds;
  readonly acted: Acted | null;
  readonly left: number;
  readonly onBlinds: boolean;
}

function spotsOf({ hand, history }: Told): Spot[] {
  if (history === null) return [];
  const spots: Spot[] = [];
  let left = hand.seats.filter((s) => s.status !== 'folded').length;
  let onBlinds = history.events.some((event) => event.kind === 'posted');
  for (const event of history.events) {
    if (event.kind === 'street-closed') onBlinds = false;
    if (event.kind !== 'acted') continue;
    spots.push({ bounds: event.bounds, acted: event, left, onBlinds });
    if (event.made === 'fold') left -= 1;
  }
  if (history.bounds !== null) spots.push({ bounds: history.bounds, acted: null, left, onBlinds });
  return spots;
}

const first = <T, U>(list: readonly T[], of: (item: T) => U | null): U | null => {
  for (const item of list) {
    const found = of(item);
    if (found !== null) return found;
  }
  return null;
};

/** The first later street whose first speaker would be another one left of the big blind. */
function laterStreets({ hand, history }: Told): Decision | null {
  const { values, cites } = hand.rules;
  const big = history?.bigBlindSeat ?? null;
  if (history === null || big === null || hand.button === null) return null;
  if (values.laterStreetOpener !== 'left-of-button') return null;
  const able = new Set(hand.seats.filter((s) => s.status !== 'folded').map((s) => s.seat));
  for (const event of history.events) {
    if (event.kind === 'posted' && event.post.paid < event.post.amount) able.delete(event.post.seat);
    if (event.kind === 'acted' && (event.made === 'fold' || event.to === event.bounds.stackTo))
      able.delete(event.bounds.seat);
    if (event.kind !== 'street-opened' || event.street === hand.variant.streets[0]?.name) continue;
    const [usual, literal] = [hand.button, big].map((seat) => fromLeftOf(seat, [...able])[0]);
    if (usual === undefined || able.size < 2 || usual === literal) continue;
    return decision('limit-room-later-streets', { seat: usual, street: event.street }, cites.laterStreetOpener);
  }
  return null;
}

/** A blind that is to answer nothing, on a street opened by blinds. */
const hasOption = ({ bounds, onBlinds }: Spot): boolean =>
  onBlinds && bounds.price > 0 && bounds.wager === bounds.price && !bounds.acted;

function bigBlindOption(told: Told): Decision | null {
  return first(spotsOf(told), (spot) =>
    hasOption(spot) && spot.bounds.seat === told.history?.bigBlindSeat
      ? decision('limit-room-big-blind-option', { seat: spot.bounds.seat }, told.hand.rules.cites.bigBlindOption)
      : null,
  );
}

function bigBlindCounts(told: Told): Decision | null {
  const { values, cites } = told.hand.rules;
  if (!values.bigBlindCounts) return null;
  return first(spotsOf(told), ({ bounds: { raising, seat, price }, onBlinds }) =>
    onBlinds && raising === 'capped'
      ? decision('limit-room-big-blind-counts', { seat, price }, cites.bigBlindCounts)
      : null,
  );
}

function headsUpCap(told: Told): Decision | null {
  const { values, cites } = told.hand.rules;
  if (values.headsUpCap !== 'never-lifted') return null;
  return first(spotsOf(told), ({ bounds: { raising, seat, fullBets }, left }) =>
    left === 2 && raising === 'capped'
      ? decision('limit-room-heads-up-cap', { seat, raises: fullBets - 1 }, cites.headsUpCap)
      : null,
  );
}

function shortAllIn(told: Told): Decision | null {
  const { betting, rules } = told.hand;
  if (betting !== 'fixed-limit' || rules.values.limitReopen === 'full-bet') return null;
  return first(spotsOf(told), ({ acted, bounds: { seat, price, minTo, fullRaise } }) =>
    acted !== null && acted.to > price && acted.to < minTo
      ? decision('limit-room-short-all-in', { seat, to: acted.to, half: fullRaise }, rules.cites.limitReopen)
      : null,
  );
}

/** Several heights of all-in, or more pots than one all-in makes. */
function sidePots({ hand, settlement: { pots, payouts } }: Told): Decision | null {
  const allIn = payouts.filter(
    ({ seat, contributed }) =>
      contributed !== null &&
      contributed === playerOf(hand, seat)?.stack &&
      pots.some((pot) => pot.eligible.includes(seat)),
  );
  const heights = new Set(allIn.map(({ contributed }) => contributed)).size;
  if (pots.length < 2 || (heights < 2 && pots.length < 3)) return null;
  const cites = [...clausesOf(hand.rules, 'side-pots'), ...cite('custom/layers', 'tda-2024/21')];
  return decision('limit-room-side-pots', { pots: pots.length }, cites);
}

function boardMuck({ hand, mucks }: Told): Decision | null {
  const seats = mucks.flatMap(({ facts }) => (typeof facts.seat === 'number' ? [facts.seat] : []));
  if (seats.length === 0 || hand.rules.values.boardPlayMuck !== 'forfeits') return null;
  return decision('limit-room-board-muck', { seats }, hand.rules.cites.boardPlayMuck);
}

function allInMuck({ hand, history }: Told): Decision | null {
  if (hand.rules.values.allInMuck !== 'may-muck') return null;
  return first(history?.events ?? [], (event) =>
    event.kind === 'mucked' && event.withAllIn
      ? decision('limit-room-all-in-muck', { seat: event.seat }, [
          ...hand.rules.cites.allInMuck,
          ...cite('tda-2024/16'),
        ])
      : null,
  );
}

function headsUpBlinds({ hand, history }: Told): Decision | null {
  if (hand.rules.values.headsUpBlinds !== 'button-small') return null;
  const dealtIn: Seat[] = hand.seats.filter((s) => s.status !== 'folded').map((s) => s.seat);
  if (dealtIn.length !== 2) return null;
  return first(history?.events ?? [], (event) =>
    event.kind === 'posted' && event.post.kind === 'small-blind' && event.post.seat === hand.button
      ? decision('limit-room-heads-up-blinds', { seat: event.post.seat }, hand.rules.cites.headsUpBlinds)
      : null,
  );
}

/** When each reading matters; with the clauses between which it chooses. */
/** Its text is of fixed limit; another structure is ruled as told. */
const notFixed = ({ hand }: Told): Decision | null =>
  hand.betting === 'fixed-limit' || hand.money.kind !== 'history'
    ? null
    : decision('limit-room-betting', { betting: hand.betting }, cite('italian-limit-room/3'));

const DETECT: Readonly<Record<Reading, Detect>> = {
  'limit-room-betting': notFixed,
  'limit-room-later-streets': laterStreets,
  'limit-room-big-blind-counts': bigBlindCounts,
  'limit-room-big-blind-option': bigBlindOption,
  'limit-room-side-pots': sidePots,
  'limit-room-short-all-in': shortAllIn,
  'limit-room-heads-up-cap': headsUpCap,
  'limit-room-board-muck': boardMuck,
  'limit-room-all-in-muck': allInMuck,
  'limit-room-heads-up-blinds': headsUpBlinds,
};

/** Warnings of the rulebook's unclear points that this hand turns on. */
export const readingWarnings = (told: Told): Decision[] =>
  told.hand.rules.readings.flatMap((reading) => DETECT[reading](told) ?? []);
