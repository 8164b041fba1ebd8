import type { BettingTerms } from '../betting/round.ts';
import type { Hand } from './hand.ts';
import type { Start } from './replay-posts.ts';

/** Raises after a bet, of which games of two betting rounds may have one more. */
function raiseCapOf({ rules, variant }: Hand): number | null {
  const { raiseCap, raiseCapTwoRounds } = rules.values;
  if (raiseCap === null || raiseCapTwoRounds === 'as-in-other-games') return raiseCap;
  return variant.streets.length === 2 ? raiseCap + 1 : raiseCap;
}

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
    raiseCap: raiseCapOf(hand),
    rules: hand.rules.values,
  };
}
