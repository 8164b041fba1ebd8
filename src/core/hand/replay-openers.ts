import { type Card, formatCard } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { canOpen } from './openers.ts';
import { dealtHand } from './replay-draws.ts';
import { type Fault, fault } from './replay-irregularities.ts';

/** What is known of the openers of who opens: nothing asked for, the hand as it was dealt, or null where it is not told. */
export interface Opening {
  readonly asked: boolean;
  readonly dealt: readonly Card[] | null;
  /** The hand is known, and is less than the house asks for. */
  readonly fault: Fault | null;
}

const NOT_ASKED: Opening = { asked: false, dealt: null, fault: null };

/** Looks at the hand of the seat that makes the first bet of a game with openers. */
export function openingOf(hand: Hand, seat: Seat): Opening {
  const { variant, rules, deck } = hand;
  const { openers } = rules.values;
  if (openers === 'none' || variant.family !== 'draw') return NOT_ASKED;
  const dealt = dealtHand(hand, seat);
  if (dealt === null || canOpen(dealt, deck, rules.values)) return { asked: true, dealt, fault: null };
  return { asked: true, dealt, fault: fault('opened-without-openers', { cards: dealt.map(formatCard), openers }) };
}
