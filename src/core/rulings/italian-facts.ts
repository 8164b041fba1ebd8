import { RANKS, type Rank } from '../cards/card.ts';
import type { Stake } from '../hand/aftermath.ts';
import type { NewDeck } from '../hand/verdict.ts';
import type { Seat } from '../kernel/seat.ts';
import { oneOf, type Table } from './facts.ts';

export const lowestRank = oneOf(RANKS, {
  en: 'Which is the lowest rank the deck should have?',
  it: 'Qual è la carta minima che il mazzo dovrebbe avere?',
});

/** The lowest rank of the hand's own deck, where a hand is given. */
export const lowestOf = (given: (typeof RANKS)[number] | undefined, table: Table | null) =>
  given ?? table?.hand.deck.lowestRank;

/** The deck as it is from now on, where the hand's game leaves it open and it has changed. */
export const deckFrom = (table: Table | null, lowest: Rank): NewDeck =>
  table === null || table.hand.variant.deckRule === 'fixed' || table.hand.deck.lowestRank === lowest
    ? {}
    : { lowestRank: lowest };

/** The moments in which a fault of the pack may be found, in order. */
export const PHASES = ['before-opening', 'after-opening', 'at-draw-before-opener-spoke', 'after-opener-spoke'] as const;

type Phase = (typeof PHASES)[number];

/** How far a bet history has come at least; undefined where there is none, or no opening to go by. */
export function phaseIn({ hand, history }: Table): Phase | undefined {
  const isRecord = hand.money.kind === 'history' && hand.money.opening === null;
  if (history === null || !isRecord || hand.variant.family !== 'draw') return undefined;
  const { events } = history;
  const opened = events.findIndex((e) => e.kind === 'acted' && e.bounds.price === 0 && e.to > 0);
  const opening = events[opened];
  if (opening?.kind !== 'acted') return 'before-opening';
  const drawn = events.findIndex(({ kind }) => kind === 'drew');
  if (drawn < 0) return 'after-opening';
  const spoke = events.slice(drawn).some((e) => e.kind === 'acted' && e.bounds.seat === opening.bounds.seat);
  return spoke ? 'after-opener-spoke' : 'at-draw-before-opener-spoke';
}

export const phase = oneOf(
  PHASES,
  {
    en: 'When was it found: before the opening, after it, at the draw before the opener spoke, or after the opener spoke?',
    it: "Quando è stato scoperto: prima dell'apertura, dopo, all'accomodo prima che l'apertore parlasse, o dopo che ha parlato?",
  },
  phaseIn,
);

/** What a seat has put in: its ante, what it paid to enter after the opening, and all it has wagered. */
export interface PaidIn {
  readonly ante: number;
  readonly entry: number;
  readonly wagered: number;
}

/** What a seat has in as the hand tells it; null where it does not, as in a record that begins later. */
export function paidIn(table: Table | null, seat: Seat): PaidIn | null {
  if (table === null) return null;
  const { hand, history } = table;
  if (hand.money.kind === 'history' && hand.money.opening !== null) return null;
  const put = history?.play.contributions.find((c) => c.seat === seat);
  if (put !== undefined) {
    const entered = history?.events.find((e) => e.kind === 'acted' && e.bounds.seat === seat && e.added > 0);
    return { ante: put.dead, entry: entered?.kind === 'acted' ? entered.added : 0, wagered: put.wager };
  }
  const own = hand.seats.find((s) => s.seat === seat);
  if (own === undefined || hand.money.kind !== 'contributions') return null;
  const wagered = own.contributed - own.dead;
  return { ante: own.dead, entry: wagered, wagered };
}

/** Seats still in the hand; undefined without a hand. */
export function stillIn(table: Table | null): readonly Seat[] | undefined {
  if (table === null) return undefined;
  const { hand, history } = table;
  return (history === null ? hand.seats : history.play.contributions).flatMap(({ seat, status }) =>
    status === 'live' ? [seat] : [],
  );
}

/** What goes back to a seat that withdraws: the bet paid to enter, or every stake. */
export function stakeBack(table: Table | null, seat: Seat, all: boolean): Stake {
  const paid = paidIn(table, seat);
  if (paid === null) return { seat, amount: 0 };
  return { seat, amount: all ? paid.wagered + paid.ante : paid.entry };
}
