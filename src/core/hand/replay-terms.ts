import type { BettingTerms } from '../betting/round.ts';
import type { Hand } from './hand.ts';
import type { Start } from './replay-posts.ts';

/** What bounds every wager of the hand, as the stakes and the forced bets have it. */
export function termsOf(hand: Hand, { bigBlind, minBet }: Start): BettingTerms {
  const smallBet = hand.stakes.smallBet || bigBlind || minBet;
  return {
    structure: hand.betting,
    // Without blinds the small bet is the least bet: it is what completes a bring-in.
    minBet: hand.variant.forcedBets === 'antes-and-bring-in' ? smallBet : minBet,
    smallBet,
    bigBet: hand.stakes.bigBet || 2 * smallBet,
    dealtTo: hand.seats.length,
    rules: hand.rules.values,
  };
}
