import { type Card, cardAt } from '../cards/card.ts';
import {
  bestFineHand,
  type CirclePlace,
  compareFine,
  type FineHand,
  type FineOrder,
} from '../evaluation/fine-order.ts';
import type { BoardRanker } from '../evaluation/table-rankers.ts';
import type { Seat } from '../kernel/seat.ts';
import type { RankedContest } from './hand.ts';
import { partFor } from './hole-parts.ts';
import type { Contender } from './standings.ts';

interface Placed {
  readonly seat: Seat;
  readonly hand: FineHand;
}

/** Tiers without a look at the circle. */
function heightTiers(placed: readonly Placed[], fine: FineOrder): Placed[][] {
  const tiers: Placed[][] = [];
  for (const own of [...placed].sort((a, b) => compareFine(b.hand, a.hand, fine))) {
    const last = tiers.at(-1);
    const [equal] = last ?? [];
    if (last !== undefined && equal !== undefined && compareFine(equal.hand, own.hand, fine) === 0) last.push(own);
    else tiers.push([own]);
  }
  return tiers;
}

/** Each beats the next, the last the first. */
const CIRCLE: readonly CirclePlace[] = ['lowest', 'highest', 'middle'];

/** The best of straight flushes in a circle: with two places present one beats the other, with three nobody. */
function circleWinners(placed: readonly Placed[], fine: FineOrder): Placed[] {
  const best = CIRCLE.map(
    (place) =>
      heightTiers(
        placed.filter(({ hand }) => hand.circle === place),
        fine,
      )[0] ?? [],
  );
  const beaten = (i: number): boolean => (best[(i + CIRCLE.length - 1) % CIRCLE.length]?.length ?? 0) > 0;
  const unbeaten = best.filter((_, i) => !beaten(i)).flat();
  if (unbeaten.length > 0) return unbeaten;
  const split = best.flat();
  return fine.cycle === 'split' ? placed.filter((own) => split.includes(own)) : (heightTiers(placed, fine)[0] ?? []);
}

/** Tiers of hands under a fine order, best first. */
export function fineTiers(placed: readonly Placed[], fine: FineOrder): Placed[][] {
  const inCircle = placed.filter(({ hand }) => hand.circle !== 'outside');
  const tiers: Placed[][] = [];
  let left = inCircle;
  while (left.length > 0) {
    const winners = circleWinners(left, fine);
    tiers.push(winners);
    left = left.filter((own) => !winners.includes(own));
  }
  return [
    ...tiers,
    ...heightTiers(
      placed.filter((own) => !inCircle.includes(own)),
      fine,
    ),
  ];
}

/** What each contender holds, at its best on any of the boards. */
export function placedHands(
  { contest, ranking, fine }: RankedContest,
  contenders: readonly Contender[],
  boards: readonly (readonly Card[])[],
): Placed[] {
  if (fine === null) return [];
  return contenders.flatMap(({ seat, ...held }) => {
    const hole = partFor(contest, held);
    const hands = boards.flatMap((board) => bestFineHand(ranking, fine, contest.use, hole, board) ?? []);
    const [first, ...others] = hands;
    if (first === undefined) return [];
    const hand = others.reduce((best, own) => (compareFine(own, best, fine) > 0 ? own : best), first);
    return [{ seat, hand }];
  });
}

/** Whether lowest, middle and highest straight flush meet: then nobody beats all. */
export const isCycle = (contests: readonly RankedContest[], contenders: readonly Contender[]): boolean =>
  contests.some((ranked) => {
    const places = new Set(placedHands(ranked, contenders, [[]]).map(({ hand }) => hand.circle));
    return ranked.fine?.straightFlushes === 'circle' && CIRCLE.every((place) => places.has(place));
  });

/** Ranks the same hands on one board after another under a fine order; null where there is none. */
export function fineRanker(ranked: RankedContest, holes: readonly (readonly Card[])[]): BoardRanker | null {
  const { contest, ranking, fine } = ranked;
  if (fine === null) return null;
  return {
    rank(board, length, out) {
      const cards = Array.from({ length }, (_, i) => cardAt((board[i] ?? 0) >> 2, (board[i] ?? 0) & 3));
      const hands = holes.map((hole) => bestFineHand(ranking, fine, contest.use, hole, cards));
      hands.forEach((own, i) => {
        const beaten = hands.filter((other) => own !== null && other !== null && compareFine(own, other, fine) > 0);
        out[i] = own === null ? 0 : 1 + beaten.length;
      });
    },
  };
}
