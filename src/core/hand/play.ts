import type { LegalActions } from '../betting/legal-actions.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Contribution, Opening } from '../pots/build-pots.ts';
import type { StreetName } from '../variants/spec.ts';
import { type Hand, isDealtOut } from './hand.ts';
import { holeToCome } from './hole-cards.ts';

/** What happens next in a hand that is not over. */
export type Next =
  | { readonly kind: 'act'; readonly seat: Seat; readonly options: LegalActions }
  | { readonly kind: 'deal'; readonly street: StreetName; readonly cards: number }
  | { readonly kind: 'draw'; readonly seat: Seat; readonly max: number }
  | { readonly kind: 'discard'; readonly seat: Seat; readonly count: number }
  | { readonly kind: 'show'; readonly seat: Seat };

/** Where the betting of a hand stands: what everybody put in, and whether somebody may still put in more. */
export interface Play {
  /** One a seat, in the order of the hand's seats. */
  readonly contributions: readonly Contribution[];
  readonly opening: Opening;
  /** Who is to act or to draw, where the history is known to that point. */
  readonly toAct: Extract<Next, { kind: 'act' | 'draw' | 'discard' }> | null;
  /** `open`: chips may still go in, now or on a later street. */
  readonly betting: 'open' | 'over';
  /** Who bet or raised last on the last street that was bet. */
  readonly aggressor: Seat | null;
  /** That street; null without a history. */
  readonly street: StreetName | null;
  /** Who opened the betting without the openers the house asks for; null where nobody did, or none are asked for. */
  readonly falseOpener: Seat | null;
  /** Board cards that lay when the betting ended; null: all that are given. */
  readonly dealt: number | null;
  /** Stud: the cards the betting waits for, and a seat whose cards face up would tell who speaks first. */
  readonly toDeal: Extract<Next, { kind: 'deal' }> | null;
  readonly unseen: { readonly seat: Seat; readonly street: StreetName } | null;
  /** Nobody opened a game that has to be opened: what is in stays for the next deal. */
  readonly allPassed: boolean;
}

/** Two or more live seats with chips behind may still bet; one alone may only answer a wager he has not matched. */
function mayStillBet(hand: Hand): boolean {
  const live = hand.seats.filter((s) => s.status === 'live');
  const seats = live.map(({ seat }) => seat);
  if (isDealtOut(hand) && holeToCome(hand, seats) === null) return false;
  const highest = Math.max(0, ...live.map((s) => s.contributed - s.dead));
  const behind = live.filter((s) => s.stack === null || s.stack > s.contributed);
  return behind.length > 1 || behind.some((s) => s.contributed - s.dead < highest);
}

/** The play of a hand told without a bet history. */
export function playWithoutHistory(hand: Hand): Play {
  const { money } = hand;
  return {
    contributions: hand.seats.map((s) => ({
      seat: s.seat,
      status: s.status,
      wager: s.contributed - s.dead,
      dead: s.dead,
    })),
    opening: { pot: money.kind === 'pot' ? money.pot : 0, carriedIn: hand.carriedIn },
    toAct: null,
    betting: money.kind === 'contributions' && mayStillBet(hand) ? 'open' : 'over',
    aggressor: null,
    street: null,
    dealt: null,
    toDeal: null,
    unseen: null,
    falseOpener: null,
    allPassed: false,
  };
}
