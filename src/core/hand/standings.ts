import { type Card, parseCard } from '../cards/card.ts';
import { type BestHand, bestHand, bestStrength, strengthOfCards } from '../evaluation/evaluate.ts';
import { bestFineHand, type FineHand } from '../evaluation/fine-order.ts';
import { rankingFor } from '../evaluation/ranking.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { type CardsInPlay, fineOrder, rankingSpec } from '../house-rules/ranking.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/award-pot.ts';
import type { Qualifier, VariantSpec } from '../variants/spec.ts';
import { fineTiers, placedHands } from './fine-standings.ts';
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
export const rankedContests = (
  variant: VariantSpec,
  rules: HouseRules,
  cards: CardsInPlay = { deck: variant.deck, foreign: false, duplicates: false },
): RankedContest[] =>
  variant.contests.map((contest) => {
    const ranking = rankingFor(rankingSpec(variant, contest, rules, cards));
    const qualifying = qualifyingStrength({ ranking }, contest.qualifier);
    return { contest, ranking, qualifying, fine: fineOrder(variant, rules, cards) };
  });

/** A seat whose hole cards are all known. */
export interface Contender {
  readonly seat: Seat;
  readonly hole: readonly Card[];
}

export const contendersOf = (seats: readonly HandSeat[]): Contender[] =>
  seats.flatMap(({ seat, hole }) => (hole === null ? [] : [{ seat, hole }]));

export const bestHandOf = (
  { contest, ranking, fine }: RankedContest,
  hole: readonly Card[],
  board: readonly Card[],
): BestHand | FineHand | null =>
  fine === null ? bestHand(ranking, contest.use, hole, board) : bestFineHand(ranking, fine, contest.use, hole, board);

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

function tiersOn(ranked: RankedContest, contenders: readonly Contender[], board: readonly Card[]): Seat[][] {
  const { contest, ranking, qualifying, fine } = ranked;
  if (fine !== null) {
    return fineTiers(placedHands(ranked, contenders, board), fine).map((tier) => tier.map(({ seat }) => seat));
  }
  const strengths = contenders.map(({ seat, hole }) => ({
    seat,
    strength: bestStrength(ranking, contest.use, hole, board),
  }));
  return tiersOf(strengths, qualifying);
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
      const tiers = tiersOn(ranked, contenders, board);
      const standing = { contest: ranked.contest.name, board: b + 1, tiers };
      if (withCards === 'ranks-only') return standing;
      const played = new Map(contenders.map(({ seat, hole }) => [seat, bestHandOf(ranked, hole, board)?.cards ?? []]));
      return { ...standing, played };
    }),
  );
}
