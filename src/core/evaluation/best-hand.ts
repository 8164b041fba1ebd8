import { type Card, isJoker, rankIndex } from '../cards/card.ts';
import { inOrder } from '../kernel/in-order.ts';
import { bestStrength } from './best-strength.ts';
import { allowedFives, takeInto, ways } from './choose-five.ts';
import { hasJoker, plainStandIn, strengthOfFive } from './joker.ts';
import { PATTERNS } from './ladder.ts';
import { countedCards } from './points.ts';
import { rainbowCards } from './rainbow.ts';
import { categoryOf, type Ranking, ranksOf } from './ranking.ts';
import { TRAITS, type Use } from './spec.ts';

export interface BestHand {
  /** Comparable within its ranking. */
  readonly strength: number;
  readonly category: string;
  /** Rank indices in deciding order, one a group: two pair aces and kings with a nine is 12, 11, 7; a straight its top. */
  readonly ranks: readonly number[];
  /** The cards that play as read aloud: largest group first, then by rank. */
  readonly cards: readonly Card[];
  readonly fromHole: readonly Card[];
  readonly fromBoard: readonly Card[];
  /** What the joker among the cards stands for; left out where there is none. */
  readonly joker?: Card;
}

const downwards = (cards: readonly Card[]): Card[] => inOrder(cards, (a, b) => b - a);

/** Whether `a` has more board cards than `b` or, with as many, higher suits. */
function isPreferred(a: readonly Card[], b: readonly Card[], hole: readonly Card[]): boolean {
  const own = (five: readonly Card[]): number => five.reduce((sum, card) => sum + (hole.includes(card) ? 1 : 0), 0);
  const [ownOfA, ownOfB] = [own(a), own(b)];
  if (ownOfA !== ownOfB) return ownOfA < ownOfB;
  const [x, y] = [downwards(a), downwards(b)];
  const i = x.findIndex((card, at) => card !== y[at]);
  return i >= 0 && (x[i] ?? 0) > (y[i] ?? 0);
}

const isStraight = ({ patterns }: Ranking, strength: number): boolean =>
  PATTERNS[patterns[strength] ?? 0]?.startsWith('straight') === true;

type Read = Pick<BestHand, 'strength' | 'ranks'>;

/** Cards of the ranks that make up this strength: the others are in no five that has it. */
function fittingCards(ranking: Ranking, { strength, ranks }: Read, cards: readonly Card[]): readonly Card[] {
  const { deck, evaluator } = ranking.spec;
  // A straight tells its top alone, a joker has no rank, and points are made of any.
  if (deck.jokers !== undefined || TRAITS[evaluator].counts === 'points' || isStraight(ranking, strength)) return cards;
  return cards.filter((card) => ranks.includes(rankIndex(card)));
}

/** The choices of five that have this strength among all the game allows. */
function fivesOfStrength(
  ranking: Ranking,
  read: Read,
  { use, hole, board }: { readonly use: Use; readonly hole: readonly Card[]; readonly board: readonly Card[] },
): readonly (readonly Card[])[] {
  const { strength } = read;
  if (use.kind !== 'any' && use.kind !== 'all')
    return allowedFives(use, hole, board).filter((five) => strengthOfFive(ranking, five) === strength);
  const cards = fittingCards(ranking, read, use.kind === 'all' ? hole : [...hole, ...board]);
  if (cards.length === 5) return [cards];
  const found: (readonly Card[])[] = [];
  const five = cards.slice(0, 5);
  for (const places of ways(cards.length, 5)) {
    takeInto(five, cards, places);
    if (strengthOfFive(ranking, five) === strength) found.push([...five]);
  }
  return found;
}

/**
 * The cards that play, null while there are none. Of several equally strong choices the one with most board cards,
 * so that playing the board is said where it is true; then the highest suits.
 */
export function bestHand(ranking: Ranking, use: Use, hole: readonly Card[], board: readonly Card[]): BestHand | null {
  const strength = bestStrength(ranking, use, hole, board);
  if (strength === 0) return null;
  const ranks = ranksOf(ranking, strength);
  const category = categoryOf(ranking, strength);
  if (ranking.rainbow.length > 0) {
    const own = rainbowCards(use.kind === 'all' ? hole : [...hole, ...board], ranks);
    return { strength, category, ranks, cards: own, ...playedFrom(own, hole) };
  }
  let best: readonly Card[] = [];
  for (const five of fivesOfStrength(ranking, { strength, ranks }, { use, hole, board }))
    if (best.length === 0 || isPreferred(five, best, hole)) best = five;
  if (hasJoker(ranking, best)) return withJoker(ranking, best, hole, { strength, category, ranks });
  const cards = asRead(ranking, best, strength, ranks);
  return { strength, category, ranks, cards, ...playedFrom(cards, hole) };
}

/** The joker lies where the card it stands for is read. */
function withJoker(
  ranking: Ranking,
  five: readonly Card[],
  hole: readonly Card[],
  read: Pick<BestHand, 'strength' | 'category' | 'ranks'>,
): BestHand {
  const { card: joker } = plainStandIn(ranking, five);
  const cards = asJoker(asRead(ranking, inPlaceOf(five, joker), read.strength), joker, five);
  return { ...read, cards, ...playedFrom(cards, hole), joker };
}

/** Five cards with the joker as the card it stands for. */
export const inPlaceOf = (five: readonly Card[], joker: Card): Card[] =>
  five.map((card) => (isJoker(card) ? joker : card));

/** And back. */
export const asJoker = (cards: readonly Card[], joker: Card, five: readonly Card[]): Card[] =>
  cards.map((card) => (card === joker ? (five.find(isJoker) ?? card) : card));

/** Which of the five are the player's own; a card the board has too is taken from the hand first. */
export function playedFrom(cards: readonly Card[], hole: readonly Card[]): Pick<BestHand, 'fromHole' | 'fromBoard'> {
  const left = [...hole];
  const fromHole: Card[] = [];
  const fromBoard: Card[] = [];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    (at >= 0 ? fromHole : fromBoard).push(card);
  }
  return { fromHole, fromBoard };
}

/** Cards group by group; a straight from its top down, the ace last where it closes it from below. */
export function asRead(
  ranking: Ranking,
  five: readonly Card[],
  strength: number,
  ranks: readonly number[] = ranksOf(ranking, strength),
): Card[] {
  if (TRAITS[ranking.spec.evaluator].counts === 'points') return countedCards(five, ranking.spec);
  const runs = isStraight(ranking, strength);
  const below = (rank: number): number => (rank === 12 && ranks[0] !== 12 ? 13 : 12 - rank);
  const place = (card: Card): number => (runs ? below(rankIndex(card)) : ranks.indexOf(rankIndex(card)));
  return inOrder(five, (a, b) => place(a) - place(b) || b - a);
}
