import { prewarm } from '../evaluation/ranking.ts';
import { ruleSet } from '../house-rules/preset.ts';
import { VARIANTS } from '../variants/catalog.ts';
import { boardSizeOf, holeCount } from './hand.ts';
import { rankedContests } from './standings.ts';

/** What nearly every request needs: high hands of up to seven cards in the standard order. Other tables wait for theirs. */
export function prewarmCommon(): void {
  const [commonest] = VARIANTS;
  if (commonest === undefined) return;
  for (const { ranking } of rankedContests(commonest, ruleSet(commonest.rulebook).values))
    prewarm(ranking, holeCount(commonest) + boardSizeOf(commonest));
}
