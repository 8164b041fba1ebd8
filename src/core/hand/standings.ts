import { type Card, parseCard } from '../cards/card.ts';
import { type BestHand, bestHand, bestStrength, strengthOfCards } from '../evaluation/evaluate.ts';
import { rankingFor } from '../evaluation/ranking.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { rankingSpec } from '../house-rules/ranking.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/award-pot.ts';
import type { Qualifier, VariantSpec } from '../variants/spec.ts';
import type { HandSeat, RankedContest } from './hand.ts';

const WORST_EIGHT_LOW: readonly Card[] = ['8c', '7d', '6c', '5d', '4c'].flatMap((text) => parseCard(text) ?? []);

function qualifyingStrength(ranked: Pick<RankedContest, 'ranking'>, qualifier: Qualifier): number {
  switch (qualifier) {
    case 'none':
      return 1;
    case 'eight-or-better':
      return strengthOfCards(ranked.ranking, WORST_EIGHT_LOW);
    default:
      return assertNever(qualifier);
  }
}

/** The game's contests with their tables, under the house's options. */
export const rankedContests = (variant: VariantSpec, rules: HouseRules): RankedContest[] =>
  variant.contests.map((contest) => {
    const ranking = rankingFor(rankingSpec(variant, contest, rules));
    return { contest, ranking, qualifying: qualifyingStrength({ ranking }, contest.qualifier) };
  });

/** A seat whose hole cards are all known. */
export interface Contender {
  readonly seat: Seat;
  readonly hole: readonly Card[];
}

export const contendersOf = (seats: readonly HandSeat[]): Contender[] =>
  seats.flatMap(({ seat, hole }) => (hole === null ? [] : [{ seat, hole }]));

export const bestHandOf = (
  { contest, ranking }: RankedContest,
  hole: readonly Card[],
  board: readonly Card[],
): BestHand | null => bestHand(ranking, contest.use, hole, board);

function tiersOf(strengths: readonly { seat: Seat; strength: number }[], qualifying: number): Seat[][] {
  const tiers = new Map<number, Seat[]>();
  for (const { seat, strength } of strengths) {
    if (strength < qualifying) continue;
    const tier = tiers.get(strength);
    if (tier) tier.push(seat);
    else tiers.set(strength, [seat]);
  }
  return [...tiers.entries()].sort(([a], [b]) => b - a).map(([, seats]) => seats);
}

/**
 * Ranks hands, contest by contest and board by board.
 * `withCards` also notes the five cards each seat plays, which costs more.
 */
export function standingsOf(
  contests: readonly RankedContest[],
  contenders: readonly Contender[],
  boards: readonly (readonly Card[])[],
  withCards: 'with-cards' | 'ranks-only' = 'ranks-only',
): Standing[] {
  return boards.flatMap((board, b) =>
    contests.map((ranked): Standing => {
      const { contest, ranking, qualifying } = ranked;
      const strengths = contenders.map(({ seat, hole }) => ({
        seat,
        strength: bestStrength(ranking, contest.use, hole, board),
      }));
      const standing = { contest: contest.name, board: b + 1, tiers: tiersOf(strengths, qualifying) };
      if (withCards === 'ranks-only') return standing;
      const played = new Map(contenders.map(({ seat, hole }) => [seat, bestHandOf(ranked, hole, board)?.cards ?? []]));
      return { ...standing, played };
    }),
  );
}
