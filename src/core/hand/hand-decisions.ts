import { BUG, formatCard, rankAt } from '../cards/card.ts';
import type { BestHand } from '../evaluation/best-hand.ts';
import { type FineHand, suitHeight } from '../evaluation/fine-order.ts';
import { TRAITS } from '../evaluation/spec.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision, type Facts } from '../kernel/decision.ts';
import { joined } from '../kernel/joined.ts';
import { oncePer } from '../kernel/once-per.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/odd-chips.ts';
import { cite } from '../rulebooks/catalog.ts';
import { boardsTogether, countingBoards, type Hand, playerOf, type RankedContest } from './hand.ts';
import { bestOfBoards, isContender } from './standings.ts';
import { walterSteps } from './walter-steps.ts';

/** What one seat holds in one contest on one board. */
export interface HandReading {
  readonly seat: Seat;
  /** The board it is made on, and the one its standing goes by: the first where all decide together. */
  readonly board: number;
  readonly standing: number;
  readonly ranked: RankedContest;
  readonly best: BestHand | FineHand;
  readonly category: string;
  /** Rank characters, one a group, in deciding order; the number of points where points are counted. */
  readonly ranks: readonly string[];
}

const readings = oncePer((_: Hand) => new Map<Seat, readonly HandReading[]>());

/** A seat's best hand on each board, as far as five cards can be made; worked out once for each hand ruled. */
export function readHands(hand: Hand, seat: Seat): readonly HandReading[] {
  const known = readings(hand);
  const before = known.get(seat);
  if (before !== undefined) return before;
  const own = readSeat(hand, seat);
  known.set(seat, own);
  return own;
}

function readSeat(hand: Hand, seat: Seat): HandReading[] {
  const held = playerOf(hand, seat);
  if (held === undefined || !isContender(held)) return [];
  const read: HandReading[] = [];
  for (const [b, together] of boardsTogether(hand.variant, countingBoards(hand)).entries()) {
    for (const ranked of hand.contests) {
      const found = bestOfBoards(ranked, held, together);
      if (found === null) continue;
      const { best, place } = found;
      const { category } = best;
      read.push({ seat, board: b + place + 1, standing: b + 1, ranked, best, category, ranks: spoken(ranked, best) });
    }
  }
  return read;
}

/** Points are spoken of by their number, everything else by its ranks. */
const spoken = ({ ranking }: RankedContest, { ranks }: BestHand): string[] =>
  TRAITS[ranking.spec.evaluator].counts === 'points' ? ranks.slice(0, 1).map(String) : ranks.map(rankAt);

/** Facts shared by the steps on one contest. */
type ContestFacts = ReturnType<typeof contestFacts>;
const contestFacts = (hand: Hand, { contest, board }: Standing) => ({
  contest,
  contests: hand.contests.length,
  board,
  boards: hand.boards.length,
});

/** What a hand rests on that plays cards of its own. */
function ownCites({ variant, rules, boardSize }: Hand, { contest }: RankedContest): readonly string[] {
  const { ranking, use } = variant.cites;
  const ofAny = boardSize > 0 && contest.use.kind === 'any' ? clausesOf(rules, 'best-five') : [];
  return [...new Set([...cite('tda-2024/12'), ...use, ...ofAny, ...ranking])];
}

/** What it rests on where it plays the board. */
const boardCites = ({ rules }: Hand, own: readonly string[]): readonly string[] => [
  ...new Set([...own, ...cite('tda-2024/19'), ...clausesOf(rules, 'board-plays')]),
];

function readingDecision(hand: Hand, contest: ContestFacts, reading: HandReading, own: readonly string[]): Decision {
  const { seat, category, ranks, best, board } = reading;
  const facts = {
    seat,
    category,
    ranks,
    cards: best.cards.map(formatCard),
    fromHole: best.fromHole.map(formatCard),
    contest: contest.contest,
    contests: contest.contests,
    board,
    boards: contest.boards,
  };
  return decision('hand-read', facts, best.fromHole.length === 0 ? boardCites(hand, own) : own);
}

/** Place of the first rank that differs; -1 where the categories already do. */
const differsAt = (a: HandReading, b: HandReading): number =>
  a.category === b.category ? a.ranks.findIndex((rank, i) => rank !== b.ranks[i]) : -1;

/** The five-card hand with what decides beyond its ranks, where the house lets anything. */
const fineOf = ({ best, ranked: { fine } }: HandReading): FineHand | null =>
  fine !== null && 'circle' in best ? best : null;

/** Equal cards in one hand: only one of them counts. */
function nullDecisions(hand: Hand, reading: HandReading): Decision[] {
  const nulls = fineOf(reading)?.nulls ?? [];
  const { duplicateCards, nullCard } = hand.rules.cites;
  if (nulls.length === 0) return [];
  const facts = { seat: reading.seat, cards: nulls.map(formatCard), rule: hand.rules.values.nullCard };
  return [decision('null-card', facts, [...new Set([...duplicateCards, ...nullCard])])];
}

/** What a joker stands for, and why it may. */
function jokerDecisions({ variant }: Hand, { seat, best }: HandReading): Decision[] {
  const { joker, cards } = best;
  if (joker === undefined) return [];
  const kind = cards.includes(BUG) ? 'bug' : 'wild';
  return [decision('joker-stands', { seat, card: formatCard(joker), kind }, variant.cites.joker ?? [])];
}

/** In a hand without a group every way of comparing looks at the highest card. */
const comparedBy = ({ ranks, best }: HandReading, rule: string): string =>
  ranks.length === 1 || ranks.length === best.cards.length ? 'highest-card' : rule;

/** Facts of a comparison between a tier and the next. */
type Sides = ReturnType<typeof sidesOf>;
const sidesOf = (
  winners: readonly Seat[],
  losers: readonly Seat[],
  a: HandReading,
  b: HandReading,
  on: ContestFacts,
) => ({
  winners,
  losers,
  category: a.category,
  loserCategory: b.category,
  ranks: a.ranks,
  loserRanks: b.ranks,
  contest: on.contest,
  contests: on.contests,
  board: on.board,
  boards: on.boards,
});

// Written out: fields after a spread cost V8 a hundred times as much, and every showdown has such steps.
const withPlace = (sides: Sides, differs: number): Facts => ({
  winners: sides.winners,
  losers: sides.losers,
  category: sides.category,
  loserCategory: sides.loserCategory,
  ranks: sides.ranks,
  loserRanks: sides.loserRanks,
  contest: sides.contest,
  contests: sides.contests,
  board: sides.board,
  boards: sides.boards,
  differsAt: differs,
});

/** Why one tier comes before the next: ranks, else suits, else the circle of straight flushes. */
function comparison(hand: Hand, a: HandReading, b: HandReading, facts: Sides, because: Decision[]): Decision {
  const { cites, values } = hand.rules;
  const [x, y] = [fineOf(a), fineOf(b)];
  const both = x !== null && y !== null;
  if (both && x.circle !== 'outside' && y.circle !== 'outside' && x.circle !== y.circle) {
    const places = { place: x.circle, loserPlace: y.circle };
    return decision('circle-beats', { ...facts, ...places }, cites.straightFlushOrder, because);
  }
  const bySuit = both && x.suitCard !== null && y.suitCard !== null && suitHeight(x.suitCard) > suitHeight(y.suitCard);
  const isTie = differsAt(a, b) < 0 && a.category === b.category;
  const suitFirst = values.flushTie === 'suit-first' && a.category === 'flush' && b.category === 'flush';
  if (bySuit && (isTie || suitFirst)) {
    const cards = {
      card: formatCard(x.suitCard),
      loserCard: formatCard(y.suitCard),
      rule: comparedBy(a, values.suitCompare),
    };
    const rule = a.category === 'flush' ? [...cites.suitTieBreak, ...cites.flushTie] : cites.suitTieBreak;
    return decision('suit-decides', { ...facts, ...cards }, [...rule, ...cites.suitCompare], because);
  }
  return decision('hand-beats', withPlace(facts, differsAt(a, b)), hand.variant.cites.ranking, because);
}

function tieDecision(
  hand: Hand,
  tier: readonly Seat[],
  first: HandReading | undefined,
  among: readonly HandReading[],
  facts: Facts,
  because: Decision[],
): Decision {
  const circle = new Set(among.map((reading) => fineOf(reading)?.circle));
  if (circle.size > 1)
    return decision('circle-split', { seats: tier, ...facts }, hand.rules.cites.straightFlushCycle, because);
  const suits = first !== undefined && fineOf(first)?.suitCard != null ? cite('custom/it-notie') : [];
  return decision(
    'hands-tie',
    { seats: tier, ...facts },
    [...hand.variant.cites.ranking, ...suits, ...clausesOf(hand.rules, 'equal-hands')],
    because,
  );
}

/** A contest without a winner gives its part to the others, or takes what none of them wins. */
function nobodyQualifies({ otherwise }: Standing, facts: Facts): Decision {
  return otherwise === undefined
    ? decision('nobody-qualifies', facts, cite('custom/halves'))
    : decision('unqualified-takes-unclaimed', facts, cite('custom/unclaimed'));
}

/** The hands of a standing that can be read, by seat, the best tier first. */
function readingsIn(hand: Hand, { tiers, board, contest }: Standing): Map<Seat, HandReading> {
  const readings = new Map<Seat, HandReading>();
  for (const tier of tiers) {
    for (const seat of tier) {
      const own = readHands(hand, seat).find((r) => r.standing === board && r.ranked.contest.name === contest);
      if (own !== undefined) readings.set(seat, own);
    }
  }
  return readings;
}

/** The order of hands in one contest on one board: what each holds, and why one tier comes before the next. */
export function standingDecisions(hand: Hand, standing: Standing): Decision[] {
  const { tiers } = standing;
  const facts = contestFacts(hand, standing);
  if (tiers.length === 0) return [nobodyQualifies(standing, facts)];
  const readings = readingsIn(hand, standing);
  const read = new Map<Seat, Decision>();
  const nulls: Decision[] = [];
  let cites: readonly string[] | null = null;
  for (const [seat, own] of readings) {
    cites ??= ownCites(hand, own.ranked);
    if (fineOf(own) !== null) nulls.push(...nullDecisions(hand, own));
    if (own.best.joker !== undefined) nulls.push(...jokerDecisions(hand, own));
    read.set(seat, readingDecision(hand, facts, own, cites));
  }
  const because: Because = (...groups) => {
    const steps: Decision[] = [];
    for (const seats of groups) {
      for (const seat of seats) {
        const step = read.get(seat);
        if (step !== undefined) steps.push(step);
      }
    }
    return steps;
  };
  const walter = walterSteps(hand, [...readings.values()]);
  return joined(nulls, [...read.values()], walter, comparedTiers(hand, standing, readings, because));
}

/** The steps on which the hands of some seats are read. */
type Because = (...groups: readonly (readonly Seat[])[]) => Decision[];

/** Why hands are equal, and why one tier comes before the next. */
function comparedTiers(
  hand: Hand,
  standing: Standing,
  readings: ReadonlyMap<Seat, HandReading>,
  because: Because,
): Decision[] {
  const facts = contestFacts(hand, standing);
  const first = ([seat]: readonly Seat[]): HandReading | undefined => (seat === undefined ? seat : readings.get(seat));
  const steps: Decision[] = [];
  for (const [t, tier] of standing.tiers.entries()) {
    const a = first(tier);
    if (tier.length > 1) {
      const among = tier.flatMap((seat) => readings.get(seat) ?? []);
      steps.push(tieDecision(hand, tier, a, among, facts, because(tier)));
    }
    const below = standing.tiers[t + 1] ?? [];
    const b = first(below);
    if (a === undefined || b === undefined) continue;
    steps.push(comparison(hand, a, b, sidesOf(tier, below, a, b, facts), because(tier, below)));
  }
  return steps;
}
