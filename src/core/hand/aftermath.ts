import type { Seat } from '../kernel/seat.ts';
import type { Play } from './play.ts';

/** What one seat owes another besides the pots. */
export interface Debt {
  readonly from: Seat;
  readonly to: Seat;
  readonly amount: number;
}

export interface Stake {
  readonly seat: Seat;
  readonly amount: number;
}

/** Who is out of the hand, with what goes back; by right, or because these clauses kill the hand. */
export interface Leaving extends Stake {
  readonly killedBy?: readonly string[];
}

/** What a ruling made of a hand at the point its record reaches. */
export interface Aftermath {
  /** Who left, with what each takes back. */
  readonly withdrawn: readonly Leaving[];
  /** Who may not raise from now on, where `bet` is set not bet either, and by which clauses. */
  readonly barred: readonly { readonly seat: Seat; readonly bet: boolean; readonly cites: readonly string[] }[];
  /** What a seat owes to the next pot. */
  readonly putUp: Stake | null;
  /** All-in chips kept out of sight that a seat owes to the winner: no part of its stack as told. */
  readonly owed: Debt | null;
}

export const NO_AFTERMATH: Aftermath = { withdrawn: [], barred: [], putUp: null, owed: null };

export const takenBack = ({ withdrawn }: Aftermath, seat: Seat): number =>
  withdrawn.reduce((sum, stake) => (stake.seat === seat ? sum + stake.amount : sum), 0);

/** The play with what was taken back no more in it, wagers before dead money. */
export function lessTakenBack(play: Play, aftermath: Aftermath): Play {
  if (aftermath.withdrawn.length === 0) return play;
  return {
    ...play,
    contributions: play.contributions.map((own) => {
      const back = takenBack(aftermath, own.seat);
      const wager = Math.max(0, own.wager - back);
      return { ...own, wager, dead: Math.max(0, own.dead - (back - (own.wager - wager))) };
    }),
  };
}
