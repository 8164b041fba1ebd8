import { formatCard } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { canOpen } from './openers.ts';
import { dealtHand } from './replay-draws.ts';
import { type Fault, fault } from './replay-irregularities.ts';

/** What is wrong with opening a draw game: the hand as dealt is known, and is less than the house asks for. */
export function openingFault(hand: Hand, seat: Seat): Fault | null {
  const { variant, rules, deck } = hand;
  const { openers } = rules.values;
  if (openers === 'none' || variant.family !== 'draw') return null;
  const dealt = dealtHand(hand, seat);
  if (dealt === null || canOpen(dealt, deck, rules.values)) return null;
  return fault('opened-without-openers', { cards: dealt.map(formatCard), openers });
}
