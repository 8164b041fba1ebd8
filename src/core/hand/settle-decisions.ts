import { formatCard, rankAt } from '../cards/card.ts';
import { type BestHand, handRanksOf } from '../evaluation/evaluate.ts';
import { categoryOf } from '../evaluation/ranking.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/award-pot.ts';
import { awardDecisions, type PotContext, potDecisions } from '../pots/pot-decisions.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { Hand, RankedContest } from './hand.ts';
import { playerOf } from './hand.ts';
import { passedDecision } from './passed-deal.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settle.ts';
import { bestHandOf } from './standings.ts';

/** What one seat holds in one contest on one board. */
export interface HandReading {
  readonly seat: Seat;
  readonly board: number;
  readonly ranked: RankedContest;
  readonly best: BestHand;
  readonly category: string;
  /** Rank characters, one a group, in deciding order. */
  readonly ranks: readonly string[];
}

const readings = new WeakMap<Hand, Map<Seat, readonly HandReading[]>>();

/** A seat's best hand on each board, as far as five cards can be made; worked out once for each hand ruled. */
export function readHands(hand: Hand, seat: Seat): readonly HandReading[] {
  const known = readings.get(hand) ?? new Map<Seat, readonly HandReading[]>();
  readings.set(hand, known);
  const own = known.get(seat) ?? readSeat(hand, seat);
  known.set(seat, own);
  return own;
}

function readSeat(hand: Hand, seat: Seat): HandReading[] {
  const hole = playerOf(hand, seat)?.hole ?? null;
  if (hole === null) return [];
  return hand.boards.flatMap((board, b) =>
    hand.contests.flatMap((ranked): HandReading[] => {
      const best = bestHandOf(ranked, hole, board);
      if (best === null) return [];
      const ranks = handRanksOf(ranked.ranking, best.cards).map(rankAt);
      return [{ seat, board: b + 1, ranked, best, category: categoryOf(ranked.ranking, best.strength), ranks }];
    }),
  );
}

/** Facts shared by the steps on one contest. */
const contestFacts = (hand: Hand, { contest, board }: Standing) => ({
  contest,
  contests: hand.contests.length,
  board,
  boards: hand.boards.length,
});

function readingDecision(hand: Hand, standing: Standing, reading: HandReading): Decision {
  const { seat, category, ranks, best } = reading;
  const facts = {
    seat,
    category,
    ranks,
    cards: best.cards.map(formatCard),
    fromHole: best.fromHole.map(formatCard),
    ...contestFacts(hand, standing),
  };
  const { ranking, use } = hand.variant.cites;
  const { rules, boardSize } = hand;
  const ofAny = boardSize > 0 && reading.ranked.contest.use.kind === 'any' ? clausesOf(rules, 'best-five') : [];
  const playsBoard = best.fromHole.length === 0 ? [...cite('tda-2024/19'), ...clausesOf(rules, 'board-plays')] : [];
  return decision('hand-read', facts, [
    ...new Set([...cite('tda-2024/12'), ...use, ...ofAny, ...ranking, ...playsBoard]),
  ]);
}

/** Place of the first rank that differs; -1 where the categories already do. */
const differsAt = (a: HandReading, b: HandReading): number =>
  a.category === b.category ? a.ranks.findIndex((rank, i) => rank !== b.ranks[i]) : -1;

const tieCites = ({ variant, rules }: Hand): readonly CitationId[] => [
  ...variant.cites.ranking,
  ...clausesOf(rules, 'equal-hands'),
];

function standingDecisions(hand: Hand, standing: Standing): Decision[] {
  const facts = contestFacts(hand, standing);
  if (standing.tiers.length === 0) return [decision('nobody-qualifies', facts, cite('custom/halves'))];
  const readings = new Map<Seat, HandReading>();
  const read = new Map<Seat, Decision>();
  for (const seat of standing.tiers.flat()) {
    const own = readHands(hand, seat).find(
      (r) => r.board === standing.board && r.ranked.contest.name === standing.contest,
    );
    if (own === undefined) continue;
    readings.set(seat, own);
    read.set(seat, readingDecision(hand, standing, own));
  }
  const reading = ([first]: readonly Seat[] = []): HandReading | undefined =>
    first === undefined ? undefined : readings.get(first);
  const because = (seats: readonly Seat[]): Decision[] => seats.flatMap((seat) => read.get(seat) ?? []);
  const compared = standing.tiers.flatMap((tier, t): Decision[] => {
    const equal =
      tier.length > 1 ? [decision('hands-tie', { seats: tier, ...facts }, tieCites(hand), because(tier))] : [];
    const below = standing.tiers[t + 1];
    const [a, b] = [reading(tier), reading(below)];
    if (below === undefined || a === undefined || b === undefined) return equal;
    const comparison = {
      winners: tier,
      losers: below,
      category: a.category,
      loserCategory: b.category,
      ranks: a.ranks,
      loserRanks: b.ranks,
      differsAt: differsAt(a, b),
      ...facts,
    };
    return [...equal, decision('hand-beats', comparison, hand.variant.cites.ranking, because([...tier, ...below]))];
  });
  return [...read.values(), ...compared];
}

function decisionDecisions(hand: Hand, { decision: { status, proof }, winners, next }: Settlement): Decision[] {
  const cites = cite('custom/run-outs');
  const [first, second] = proof;
  const missing = hand.boardSize - (hand.boards[0]?.length ?? 0);
  if (status === 'decided') return [decision('outcome-decided', { seats: winners, cards: missing }, cites)];
  if (status === 'immediate-split') return [decision('outcome-split', { seats: winners }, cites)];
  const open =
    first === undefined || second === undefined
      ? []
      : [
          decision(
            'outcome-open',
            {
              cards: first.cards.map(formatCard),
              winners: first.winners,
              otherCards: second.cards.map(formatCard),
              otherWinners: second.winners,
            },
            cites,
          ),
        ];
  if (next?.kind === 'deal')
    return [...open, decision('cards-to-come', { street: next.street, cards: next.cards }, cites, open)];
  if (next?.kind === 'show')
    return [decision('hole-cards-needed', { seat: next.seat }, cite('tda-2024/13-A', 'tda-2024/16'))];
  return open;
}

/** What the steps on pots need to know of the hand. */
const potContext = (hand: Hand): PotContext => ({
  rules: hand.rules,
  gameOddChip: hand.variant.oddChip,
  smallestChip: hand.stakes.smallestChip,
  boards: hand.boards.length,
  contests: hand.contests.length,
});

/** A rulebook's own clauses on how these pots are laid: side pots, and chips of hands that are out. */
const potClauses = ({ rules }: Hand, { contributions }: Play, { pots }: Settlement): readonly CitationId[] => [
  ...new Set([
    ...(pots.length > 1 ? clausesOf(rules, 'side-pots') : []),
    ...(contributions.some((c) => c.status === 'folded' && c.wager > 0) ? clausesOf(rules, 'folded-chips') : []),
  ]),
];

/** The steps of a settlement, in the order decided: money, pots, hands, awards. */
export function settleDecisions(hand: Hand, play: Play, settlement: Settlement): Decision[] {
  if (settlement.outcome === 'void')
    return [decision('deck-fouled', { cards: hand.fouled.map(formatCard) }, hand.rules.cites.duplicateCards)];
  const { money, pots } = potDecisions(settlement, play.opening, potClauses(hand, play, settlement));
  if (play.allPassed) return [...money, ...pots, passedDecision(hand, settlement)];
  const open = decisionDecisions(hand, settlement);
  if (settlement.outcome === 'incomplete') return [...money, ...pots, ...open];
  const live = play.contributions.filter((c) => c.status === 'live');
  const [last] = live;
  const alone =
    live.length === 1 && last !== undefined
      ? [decision('last-player', { seat: last.seat }, cite('custom/last-player'))]
      : [];
  const order =
    settlement.showdownOrder.length > 1
      ? [decision('showdown-order', { seats: settlement.showdownOrder }, cite('tda-2024/17'))]
      : [];
  // Hands of a pot decided early are read as far as the board lies: what decides is the count of run-outs.
  const ranked =
    settlement.decision.status === 'final'
      ? settlement.standings.flatMap((standing) => standingDecisions(hand, standing))
      : [];
  const why = [...alone, ...open, ...ranked.filter(({ code }) => code !== 'hand-read')];
  const awards = settlement.awards.flatMap((award) =>
    awardDecisions(potContext(hand), award, [...pots.filter(({ facts }) => facts.pot === award.pot.name), ...why]),
  );
  return [...money, ...pots, ...alone, ...order, ...open, ...ranked, ...awards];
}
