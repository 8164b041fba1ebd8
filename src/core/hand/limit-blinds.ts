import type { Report } from './check-seats.ts';
import type { HandSetup, Stakes } from './setup.ts';

/** Whether the blinds of this hand are those of its limits. */
function followLimits({ variant, betting, rules, stakes }: HandSetup): boolean {
  const limit = (betting ?? variant.betting.usual) === 'fixed-limit';
  return (
    limit && rules.values.limitBlinds === 'from-small-bet' && variant.forcedBets === 'blinds' && stakes.smallBet > 0
  );
}

/**
 * The stakes with the blinds that follow from the limits where they are not told: half the small bet and the small bet.
 * A half that chips cannot make is asked for, as long as blinds are still to be posted.
 */
export function withLimitBlinds(setup: HandSetup, report: Report): Stakes {
  const { stakes } = setup;
  if (!followLimits(setup)) return stakes;
  const { smallBet, smallestChip } = stakes;
  const bigBlind = stakes.bigBlind || smallBet;
  if (stakes.smallBlind > 0 || stakes.smallBlindSeat === null) return { ...stakes, bigBlind };
  const half = smallBet / 2;
  const posted = setup.actions !== null && setup.opening === null;
  if (half % smallestChip === 0) return { ...stakes, bigBlind, smallBlind: half };
  if (posted) report('small-blind-needed', ['stakes', 'smallBlind'], { smallBet, smallestChip });
  return { ...stakes, bigBlind };
}
