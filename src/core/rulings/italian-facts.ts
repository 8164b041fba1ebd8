import { RANKS } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import { oneOf, type Table } from './facts.ts';
import type { ChipMove } from './verdict.ts';

export const lowestRank = oneOf(RANKS, {
  en: 'Which is the lowest rank the deck should have?',
  it: 'Qual è la carta minima che il mazzo dovrebbe avere?',
});

/** The lowest rank of the hand's own deck, where a hand is given. */
export const lowestOf = (given: (typeof RANKS)[number] | undefined, table: Table | null) =>
  given ?? table?.hand.deck.lowestRank;

/** The moments in which a fault of the pack may be found, in order. */
export const PHASES = ['before-opening', 'after-opening', 'at-draw-before-opener-spoke', 'after-opener-spoke'] as const;

export const phase = oneOf(PHASES, {
  en: 'When was it found: before the opening, after it, at the draw before the opener spoke, or after the opener spoke?',
  it: "Quando è stato scoperto: prima dell'apertura, dopo, all'accomodo prima che l'apertore parlasse, o dopo che ha parlato?",
});

/** What a seat has put in: its ante, and what it paid to enter after the opening. */
export interface Stake {
  readonly ante: number;
  readonly entry: number;
}

/** The stake of a seat as the hand tells it; null where it does not. */
export function stakeOf(table: Table | null, seat: Seat): Stake | null {
  if (table === null) return null;
  const { hand, history } = table;
  const put = history?.play.contributions.find((c) => c.seat === seat);
  if (put !== undefined) return { ante: put.dead, entry: put.wager };
  const own = hand.seats.find((s) => s.seat === seat);
  if (own === undefined || hand.money.kind !== 'contributions') return null;
  return { ante: own.dead, entry: own.contributed - own.dead };
}

/** Seats still in the hand besides these. */
export function leftWithout({ hand, history }: Table, seats: readonly Seat[]): readonly Seat[] {
  const live = history === null ? hand.seats : history.play.contributions;
  return live.flatMap(({ seat, status }) => (status === 'live' && !seats.includes(seat) ? [seat] : []));
}

/** What goes back to a seat that withdraws. */
export const stakeBack = (seat: Seat, stake: Stake | null, all: boolean): ChipMove[] => {
  const amount = stake === null ? 0 : stake.entry + (all ? stake.ante : 0);
  return amount === 0 ? [] : [{ from: 'pot', to: seat, amount }];
};
