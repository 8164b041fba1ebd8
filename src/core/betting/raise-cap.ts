import type { BettingTerms, Round } from './round.ts';

/** Whether the cap never holds, or no longer, with two players left. */
const liftsAtTwo = ({ rules }: BettingTerms): boolean =>
  rules.headsUpCap === 'lifted-if-round-began-heads-up' || rules.headsUpCap === 'lifted-if-heads-up-before-cap';

/** Whether fewer players have chips behind than the cap is for, where it counts those not all-in. */
const isBelowCap = ({ terms: { rules }, able }: Round): boolean =>
  rules.raiseCapPlayers === 'not-all-in' && rules.headsUpCap !== 'never-lifted' && able < 3;

/** Whether fixed limit allows no further raise on this street. */
export function isCapped(round: Round): boolean {
  const { terms, fullBets, capLifted } = round;
  const { raiseCap } = terms;
  if (terms.structure !== 'fixed-limit' || raiseCap === null || fullBets <= raiseCap || capLifted) return false;
  return terms.rules.headsUpCap === 'never-lifted' || terms.dealtTo > 2;
}

/** Whether the cap falls as a street begins: with two players left as the house has it, or with too few chips behind. */
export const beginsLifted = (round: Round): boolean => (round.live === 2 ? liftsAtTwo(round.terms) : isBelowCap(round));

/** An all-in that leaves fewer players with chips than the cap counts lifts it, though it was reached. */
export function liftAfterAllIn(round: Round): void {
  if (isBelowCap(round)) round.capLifted = true;
}

/** A fold that leaves two lifts the cap where the house says so and it was not yet reached. */
export function liftAfterFold(round: Round): void {
  const { headsUpCap, raiseCapPlayers } = round.terms.rules;
  const left = raiseCapPlayers === 'not-all-in' ? round.able : round.live;
  if (left === 2 && headsUpCap === 'lifted-if-heads-up-before-cap' && !isCapped(round)) round.capLifted = true;
}
