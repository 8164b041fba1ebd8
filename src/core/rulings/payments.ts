import { playWithoutHistory } from '../hand/play.ts';
import { type Settlement, settle } from '../hand/settle.ts';
import type { ChipMove } from '../hand/verdict.ts';
import type { Seat } from '../kernel/seat.ts';
import type { SeatStatus } from '../pots/build-pots.ts';
import { settledOf, type Table } from './facts.ts';

/** What a settled hand moves: the uncalled bet goes back, the pots go to their winners, the rest stays for the next pot. */
export function paymentsOf({ payouts, carriedOver }: Settlement): ChipMove[] {
  return [
    ...payouts.map(({ seat, returned }): ChipMove => ({ from: 'pot', to: seat, amount: returned })),
    ...payouts.map(({ seat, won }): ChipMove => ({ from: 'pot', to: seat, amount: won })),
    { from: 'pot', to: 'next-pot', amount: carriedOver },
  ];
}

/** The pots of a hand that is settled as it is told; nothing where it is not, or without a hand. */
export function payments(table: Table | null): ChipMove[] {
  const settled = table && settledOf(table);
  return settled === null ? [] : paymentsOf(settled);
}

/** Boards that may be run out to see who wins. */
const BUDGET = 2_000;

/** How the hand is settled with one seat's cards in play, or given up; null where it is not settled then, or without a hand. */
export function settledWith(table: Table | null, seat: Seat | undefined, status: SeatStatus): Settlement | null {
  if (table === null || seat === undefined) return null;
  const { hand, history } = table;
  const having = <S extends { readonly seat: Seat }>(own: S): S => (own.seat === seat ? { ...own, status } : own);
  const play = history?.play ?? playWithoutHistory(hand);
  const settled = settle(
    { ...hand, seats: hand.seats.map(having) },
    { ...play, contributions: play.contributions.map(having) },
    BUDGET,
  );
  return settled.ok && settled.value.outcome === 'settled' ? settled.value : null;
}

/** What the hand then pays. */
export function paymentsWith(table: Table | null, seat: Seat | undefined, status: SeatStatus): ChipMove[] {
  const settled = settledWith(table, seat, status);
  return settled === null ? [] : paymentsOf(settled);
}
