import { BUG, formatCard, rankAt } from '../cards/card.ts';
import type { BestHand } from '../evaluation/best-hand.ts';
import { type FineHand, suitHeight } from '../evaluation/fine-order.ts';
import { TRAITS } from '../evaluation/spec.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision, type Facts } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Standing } from '../pots/odd-chips.ts';
import { cite } from '../rulebooks/catalog.ts';
import { boardsTogether, countingBoards, type Hand, type RankedContest } from './hand.ts';
import { bestOfBoards, contendersOf } from './standings.ts';
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
  const [held] = contendersOf(hand.seats.filter((s) => s.seat === seat));
  if (held === undefined) return [];
  return boardsTogether(hand.variant, countingBoards(hand)).flatMap((together, b) =>
    hand.contests.flatMap((ranked): HandReading[] => {
      const found = bestOfBoards(ranked, held, together);
      if (found === null) return [];
      const { best, place } = found;
      const { category } = best;
      return [{ seat, board: b + place + 1, standing: b + 1, ranked, best, category, ranks: spoken(ranked, best) }];
    }),
  );
}

/** Points are spoken of by their number, everything else by its ranks. */
const spoken = ({ ranking }: RankedContest, { ranks }: BestHand): string[] =>
  TRAITS[ranking.spec.evaluator].counts === 'points' ? ranks.slice(0, 1).map(String) : ranks.map(rankAt);

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
    board: reading.board,
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

/** Why one tier comes before the next: ranks, else suits, else the circle of straight flushes. */
function comparison(hand: Hand, a: HandReading, b: HandReading, facts: Facts, because: Decision[]): Decision {
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
  return decision('hand-beats', { ...facts, differsAt: differsAt(a, b) }, hand.variant.cites.ranking, because);
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

/** The order of hands in one contest on one board: what each holds, and why one tier comes before the next. */
export function standingDecisions(hand: Hand, standing: Standing): Decision[] {
  const facts = contestFacts(hand, standing);
  if (standing.tiers.length === 0) return [nobodyQualifies(standing, facts)];
  const readings = new Map<Seat, HandReading>();
  const read = new Map<Seat, Decision>();
  const nulls: Decision[] = [];
  for (const seat of standing.tiers.flat()) {
    const own = readHands(hand, seat).find(
      (r) => r.standing === standing.board && r.ranked.contest.name === standing.contest,
    );
    if (own === undefined) continue;
    readings.set(seat, own);
    nulls.push(...nullDecisions(hand, own), ...jokerDecisions(hand, own));
    read.set(seat, readingDecision(hand, standing, own));
  }
  const reading = ([first]: readonly Seat[] = []): HandReading | undefined =>
    first === undefined ? undefined : readings.get(first);
  const because = (seats: readonly Seat[]): Decision[] => seats.flatMap((seat) => read.get(seat) ?? []);
  const compared = standing.tiers.flatMap((tier, t): Decision[] => {
    const among = tier.flatMap((seat) => readings.get(seat) ?? []);
    const equal = tier.length > 1 ? [tieDecision(hand, tier, reading(tier), among, facts, because(tier))] : [];
    const below = standing.tiers[t + 1];
    const [a, b] = [reading(tier), reading(below)];
    if (below === undefined || a === undefined || b === undefined) return equal;
    const sides = {
      winners: tier,
      losers: below,
      category: a.category,
      loserCategory: b.category,
      ranks: a.ranks,
      loserRanks: b.ranks,
      ...facts,
    };
    return [...equal, comparison(hand, a, b, sides, because([...tier, ...below]))];
  });
  return [...nulls, ...read.values(), ...walterSteps(hand, [...readings.values()]), ...compared];
}
