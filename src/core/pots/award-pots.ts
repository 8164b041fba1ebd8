import { err, ok, type Result } from '../kernel/result.ts';
import type { Seat } from '../kernel/seat.ts';
import type { ContestName } from '../variants/spec.ts';
import { type Award, awardPot, isGap } from './award-pot.ts';
import type { Pot } from './build-pots.ts';
import type { AwardGap, AwardOptions, Standing } from './odd-chips.ts';
import { type Rake, rakeByPot, takesNothing } from './rake.ts';

export interface Contested {
  readonly pots: readonly Pot[];
  /** The standings a pot is paid by. */
  readonly standings: (pot: Pot) => readonly Standing[];
  /** The contest a pot only one seat can win is shown under. */
  readonly uncontested: ContestName;
  readonly rake: Rake;
}

/** A pot one seat alone can win is his, whatever the hands are. */
function deciding(pot: Pot, { standings, uncontested }: Contested): readonly Standing[] {
  const [only, another] = pot.eligible;
  return only !== undefined && another === undefined
    ? [{ contest: uncontested, board: 1, tiers: [[only]] }]
    : standings(pot);
}

/** Pays every pot, main pot first. Out: an award a pot, or the fact that decides an odd chip and is missing. */
export function awardPots(contested: Contested, options: AwardOptions): Result<readonly Award[], AwardGap> {
  const rakes = takesNothing(contested.rake)
    ? []
    : rakeByPot(
        contested.pots.map((pot) => pot.amount),
        contested.rake,
        options.smallestChip,
      );
  const awards: Award[] = [];
  for (let i = 0; i < contested.pots.length; i += 1) {
    const pot = contested.pots[i];
    if (pot === undefined) continue;
    const award = awardPot(pot, rakes[i] ?? 0, deciding(pot, contested), options);
    if (isGap(award)) return err(award.missing);
    awards.push(award);
  }
  return ok(awards);
}

/** Everything a seat is paid from pots. */
export function wonBy(seat: Seat, awards: readonly Award[]): number {
  let won = 0;
  for (const { shares } of awards) for (const share of shares) if (share.seat === seat) won += share.amount;
  return won;
}
