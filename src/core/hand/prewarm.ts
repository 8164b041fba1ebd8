import { prewarm } from '../evaluation/ranking.ts';
import { ruleSet } from '../house-rules/preset.ts';
import { VARIANTS } from '../variants/catalog.ts';
import { boardSizeOf, holeCount } from './hand.ts';
import { SPLIT_SIZE } from './hole-parts.ts';
import { rankedContests } from './standings.ts';

/** Builds the tables most hands need, so that the first request does not wait for them. */
export function prewarmCommon(): void {
  for (const variant of VARIANTS) {
    for (const { ranking, contest } of rankedContests(variant, ruleSet('tda-2024').values)) {
      const own = contest.part === 'split' ? SPLIT_SIZE : holeCount(variant);
      prewarm(ranking, contest.use.kind === 'any' ? own + boardSizeOf(variant) : 5);
    }
  }
}
