import type { Card } from '../cards/card.ts';
import { invariant } from '../kernel/invariant.ts';
import { allowedFives, everyChoice } from './choose-five.ts';
import { bestOf, strengthOfBoth } from './evaluate.ts';
import { contiguousBoards, rowBoards } from './grid.ts';
import { hasJoker, strengthOfFive } from './joker.ts';
import { bestRainbow } from './rainbow.ts';
import { MOST_CARDS } from './rank-index.ts';
import type { Ranking } from './ranking.ts';
import { TRAITS, type Use } from './spec.ts';
import { bestOfTwoAndThree } from './two-and-three.ts';

type Cards = readonly Card[];

const NONE: Cards = [];

function strengthOfAll(ranking: Ranking, hole: Cards, board: Cards): number {
  const cards = hole.length + board.length;
  invariant(cards <= MOST_CARDS, 'at most ten cards make a hand');
  return cards < 5 ? 0 : strengthOfBoth(ranking, hole, board);
}

function strengthOfExactly(ranking: Ranking, fromHole: number, hole: Cards, board: Cards): number {
  if (hole.length < fromHole || board.length < 5 - fromHole) return 0;
  if (fromHole === 2 && TRAITS[ranking.spec.evaluator].runs !== 'spoil') return bestOfTwoAndThree(ranking, hole, board);
  return bestOf(ranking, allowedFives({ kind: 'exactly', fromHole }, hole, board));
}

/** Up to `most` of the hole: any five of every choice of so many together with the board. */
function strengthOfUpTo(ranking: Ranking, most: number, hole: Cards, board: Cards): number {
  let best = 0;
  for (const own of everyChoice(hole, Math.min(most, hole.length)))
    best = Math.max(best, strengthOfAll(ranking, own, board));
  return best;
}

/** With a joker every five the game allows is looked at. */
function strengthWithJoker(ranking: Ranking, use: Use, hole: Cards, board: Cards): number {
  let best = 0;
  for (const five of allowedFives(use, hole, board)) best = Math.max(best, strengthOfFive(ranking, five));
  return best;
}

/** Strength of the best hand the game allows; 0 while it cannot be made. */
export function bestStrength(ranking: Ranking, use: Use, hole: Cards, board: Cards): number {
  if (hasJoker(ranking, hole) || hasJoker(ranking, board)) return strengthWithJoker(ranking, use, hole, board);
  if (ranking.rainbow.length > 0) return bestRainbow(ranking.rainbow, use.kind === 'all' ? hole : [...hole, ...board]);
  switch (use.kind) {
    case 'any':
      return strengthOfAll(ranking, hole, board);
    case 'all':
      return strengthOfAll(ranking, hole, NONE);
    case 'exactly':
      return strengthOfExactly(ranking, use.fromHole, hole, board);
    case 'between':
      return use.least === 0
        ? strengthOfUpTo(ranking, use.most, hole, board)
        : bestOf(ranking, allowedFives(use, hole, board));
    case 'either':
      return Math.max(...use.fromHole.map((count) => strengthOfExactly(ranking, count, hole, board)));
    case 'contiguous':
      return Math.max(...contiguousBoards(board).map((own) => strengthOfExactly(ranking, use.fromHole, hole, own)));
    case 'one-per-row':
      return Math.max(0, ...rowBoards(board).map((own) => strengthOfExactly(ranking, use.fromHole, hole, own)));
  }
}
