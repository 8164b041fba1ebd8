import type { Round } from '../betting/round.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import type { ReplayEvent } from './replay-events.ts';
import { type Fault, fault } from './replay-irregularities.ts';

/** The hands given up face down once the betting is over. Belongs to the fold that replays the hand. */
export class Mucks {
  readonly #hand: Hand;
  readonly #mucked: Seat[] = [];
  /** Whether the hand says of any seat that it is mucked in the end. */
  readonly #isTold: boolean;

  constructor(hand: Hand) {
    this.#hand = hand;
    this.#isTold = hand.seats.some(({ status }) => status === 'mucked');
  }

  /** A hand that is still in goes into the muck. Out: what happened, nothing new, or why it may not. */
  take({ live, bettors }: Round, seat: Seat, action: number): Extract<ReplayEvent, { kind: 'mucked' }> | Fault | null {
    if (this.#mucked.includes(seat)) return null;
    const withAllIn = live > 1 && bettors.some((b) => !b.folded && b.behind === 0);
    if (withAllIn && this.#hand.rules.values.allInMuck === 'must-table') return fault('all-in-muck');
    // The last hand left wins without being shown: giving it up face down gives up nothing.
    if (this.#mucked.length + 1 < live) this.#mucked.push(seat);
    return { kind: 'mucked', action, seat, withAllIn };
  }

  /** Hands said to be mucked in the end are, as long as one is left. */
  isMucked({ bettors }: Round, seat: Seat): boolean {
    if (this.#mucked.includes(seat)) return true;
    if (!this.#isTold) return false;
    const { seats } = this.#hand;
    if (!seats.some((s) => s.seat === seat && s.status === 'mucked')) return false;
    const holds = (other: Seat): boolean => bettors.some((b) => b.seat === other && !b.folded);
    return seats.some((s) => s.status === 'live' && holds(s.seat) && !this.#mucked.includes(s.seat));
  }
}
