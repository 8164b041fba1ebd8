import { BUG, type Card } from '../src/core/cards/card.ts';
import { FULL_DECK } from '../src/core/cards/deck.ts';
import { bestStrength } from '../src/core/evaluation/best-strength.ts';
import { rankingFor } from '../src/core/evaluation/ranking.ts';
import type { EvaluatorName, Use } from '../src/core/evaluation/spec.ts';
import { dealer, each, pheContender } from './evaluation.ts';
import { race } from './measure.ts';
import { type Row, raceRow } from './row.ts';

/** One row an evaluator, as its games deal it: own cards, board, and which of them play. */
const FAMILIES: readonly (readonly [what: string, EvaluatorName, Use, hole: number, board: number])[] = [
  ['ace-to-five low of 7 cards', 'ace-to-five', { kind: 'any' }, 7, 0],
  ['ace-to-six low of 7 cards', 'ace-to-six', { kind: 'any' }, 7, 0],
  ['deuce-to-seven low of 5 cards', 'deuce-to-seven', { kind: 'all' }, 5, 0],
  ['deuce-to-seven low of 7 cards', 'deuce-to-seven', { kind: 'any' }, 7, 0],
  ['badugi of 4 cards', 'badugi', { kind: 'all' }, 4, 0],
  ['badugi of 5 cards, ace high', 'badugi-ace-high', { kind: 'all' }, 5, 0],
  ['points of 5 cards, up to 21', 'points-21', { kind: 'all' }, 5, 0],
  ['Omaha 4 + 5, low', 'ace-to-five', { kind: 'exactly', fromHole: 2 }, 4, 5],
  ['up to two of 3 + 5', 'high', { kind: 'between', least: 0, most: 2 }, 3, 5],
  ['two or all of 5 + 5', 'high', { kind: 'either', fromHole: [2, 5] }, 5, 5],
  ['a grid of 2 + 12', 'high', { kind: 'contiguous', fromHole: 2 }, 2, 12],
];

const WITH_JOKER = '5 cards, one of them a joker';

/** Four cards and a joker dealt face up, as Mexican stud ranks them. */
function jokerHands(deal: (count: number) => Card[]) {
  const deck = { ...FULL_DECK, jokers: 1 } as const;
  const ranking = rankingFor({ evaluator: 'high', deck, order: 'standard', aceLowStraight: 'counts' });
  const hands = Array.from({ length: 1000 }, () => [...deal(4), BUG]);
  return each(WITH_JOKER, hands, (hand) => bestStrength(ranking, { kind: 'all' }, hand, []));
}

/** Every other way to rank a hand, beside seven cards of high as the usual peer ranks them: no peer ranks these. */
export function familyRows(): readonly Row[] {
  const deal = dealer();
  const own = FAMILIES.map(([what, evaluator, use, hole, board]) => {
    const ranking = rankingFor({ evaluator, deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' });
    const hands = Array.from({ length: 1000 }, () => deal(hole + board)).map((cards): readonly [Card[], Card[]] => [
      cards.slice(0, hole),
      cards.slice(hole),
    ]);
    return each(what, hands, ([held, lying]) => bestStrength(ranking, use, held, lying));
  });
  const phe = pheContender();
  const outcome = race([phe, ...own, jokerHands(deal)]);
  return [...FAMILIES.map(([what]) => what), WITH_JOKER].map((what) => raceRow(what, outcome, what, phe.name));
}
