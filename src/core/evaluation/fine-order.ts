import { type Card, rankIndex, suitIndex } from '../cards/card.ts';
import { asJoker, asRead, type BestHand, playedFrom } from './best-hand.ts';
import { allowedFives } from './choose-five.ts';
import { strengthOfCards } from './evaluate.ts';
import { bestStandIn, hasJoker } from './joker.ts';
import { type NullCard, nullsOf, readWithNulls } from './null-cards.ts';
import { categoryOf, isStraightFlush, type Ranking, ranksOf } from './ranking.ts';
import type { Use } from './spec.ts';

/** Which suit is compared between hands of equal ranks. */
export type SuitCompare = 'highest-kicker' | 'highest-card' | 'top-suit-in-group';

/** What decides beyond a table of strengths: suits between equal hands, a circle of straight flushes, null cards. */
export interface FineOrder {
  readonly suits: 'none' | SuitCompare;
  readonly flushTie: 'ranks-first' | 'suit-first';
  readonly straightFlushes: 'linear' | 'circle';
  /** Lowest, middle and highest straight flush against each other. */
  readonly cycle: 'split' | 'highest-wins';
  /** What the second of two equal cards in a hand is; `none` where there is no such card. */
  readonly nulls: 'none' | NullCard;
}

/** Where a straight flush stands in the circle; any other hand is outside it. */
export type CirclePlace = 'outside' | 'lowest' | 'middle' | 'highest';

/** A hand with all that can decide between it and another. */
export interface FineHand extends BestHand {
  /** The card whose suit is compared; null where suits do not count. */
  readonly suitCard: Card | null;
  readonly circle: CirclePlace;
  /** Cards of the five that count for nothing. */
  readonly nulls: readonly Card[];
}

/** Height of a suit by its index: hearts, diamonds, clubs, spades. */
const SUIT_HEIGHT = [1, 2, 3, 0] as const;

export const suitHeight = (card: Card): number => SUIT_HEIGHT[suitIndex(card)] ?? 0;

const bestSuit = (cards: readonly Card[]): Card | null =>
  cards.reduce<Card | null>((best, card) => (best === null || suitHeight(card) > suitHeight(best) ? card : best), null);

/** The card whose suit is compared. In: the cards that count, as they are read out, and the ranks that decide. */
function suitCardOf(cards: readonly Card[], ranks: readonly number[], compare: SuitCompare): Card | null {
  const grouped = (rank: number): Card[] => cards.filter((card) => rankIndex(card) === rank);
  const [first] = cards;
  if (first === undefined) return null;
  const groups = cards.length > ranks.length && ranks.length > 1;
  if (!groups) return first;
  switch (compare) {
    case 'top-suit-in-group':
      return bestSuit(grouped(rankIndex(first)));
    case 'highest-card':
      return bestSuit(grouped(Math.max(...cards.map(rankIndex))));
    case 'highest-kicker': {
      const kicker = ranks.find((rank) => grouped(rank).length === 1);
      return kicker === undefined ? bestSuit(grouped(Math.max(...ranks))) : bestSuit(grouped(kicker));
    }
  }
}

function circlePlaceOf(ranking: Ranking, strength: number): CirclePlace {
  if (!isStraightFlush(ranking, strength)) return 'outside';
  if (strength === ranking.classes) return 'highest';
  return isStraightFlush(ranking, strength - 1) ? 'middle' : 'lowest';
}

function readFive(ranking: Ranking, fine: FineOrder, five: readonly Card[]): Omit<FineHand, 'fromHole' | 'fromBoard'> {
  const nulls = fine.nulls === 'none' ? [] : nullsOf(five);
  const read =
    fine.nulls === 'none' || nulls.length === 0
      ? plainly(ranking, five)
      : readWithNulls(ranking, five, nulls, fine.nulls);
  const live = read.cards.slice(0, five.length - nulls.length);
  const suitCard = fine.suits === 'none' ? null : suitCardOf(live, read.ranks, fine.suits);
  const circle = fine.straightFlushes === 'circle' ? circlePlaceOf(ranking, read.strength) : 'outside';
  return { ...read, suitCard, circle, nulls };
}

/** The same through a joker. */
function readJoker(ranking: Ranking, fine: FineOrder, five: readonly Card[]): Omit<FineHand, 'fromHole' | 'fromBoard'> {
  const { card: joker, read: best } = bestStandIn(ranking, five, {
    read: (cards) => readFive(ranking, fine, cards),
    category: ({ category }) => category,
    compare: (a, b) => compareFine(a, b, fine),
  });
  return { ...best, cards: asJoker(best.cards, joker, five), joker };
}

function plainly(ranking: Ranking, five: readonly Card[]) {
  const strength = strengthOfCards(ranking, five);
  const cards = asRead(ranking, five, strength);
  return { strength, category: categoryOf(ranking, strength), ranks: ranksOf(ranking, strength), cards };
}

type Comparable = Pick<FineHand, 'strength' | 'suitCard' | 'category'>;

/** Positive where `a` is the better hand, 0 where nothing parts them; the circle is not looked at. */
export function compareFine(a: Comparable, b: Comparable, { flushTie }: FineOrder): number {
  const strength = a.strength - b.strength;
  const suit = a.suitCard === null || b.suitCard === null ? 0 : suitHeight(a.suitCard) - suitHeight(b.suitCard);
  const bySuitFirst = flushTie === 'suit-first' && a.category === 'flush' && b.category === 'flush';
  return bySuitFirst ? suit || strength : strength || suit;
}

/** The best hand the game allows under a fine order; null while five cards cannot be made. */
export function bestFineHand(
  ranking: Ranking,
  fine: FineOrder,
  use: Use,
  hole: readonly Card[],
  board: readonly Card[],
): FineHand | null {
  let best: Omit<FineHand, 'fromHole' | 'fromBoard'> | null = null;
  for (const five of allowedFives(use, hole, board)) {
    const read = hasJoker(ranking, five) ? readJoker(ranking, fine, five) : readFive(ranking, fine, five);
    if (best === null || compareFine(read, best, fine) > 0) best = read;
  }
  return best === null ? null : { ...best, ...playedFrom(best.cards, hole) };
}
