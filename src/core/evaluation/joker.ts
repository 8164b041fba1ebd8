import { type Card, isJoker, JOKER, rankIndex } from '../cards/card.ts';
import { cardsOf } from '../cards/deck.ts';
import { strengthOfCards } from './evaluate.ts';
import { categoryOf, type Ranking } from './ranking.ts';

const ACE = 12;
/** What a bug may complete. */
const RUNS = ['straight', 'flush', 'straight-flush', 'royal-flush'];

/** Whether a hand has to be read through its joker. */
export const hasJoker = ({ spec: { deck } }: Ranking, cards: readonly Card[]): boolean =>
  deck.jokers !== undefined && cards.some(isJoker);

/** What the joker of five cards makes of them: the card it stands for, and the hand that is. */
export interface StandIn<T> {
  readonly card: Card;
  readonly read: T;
}

/** How five cards without a joker are read, what that is called, and which of two readings is better. */
interface Reader<T> {
  readonly read: (five: readonly Card[]) => T;
  readonly category: (read: T) => string;
  readonly compare: (a: T, b: T) => number;
}

/** A bug is an ace, or the card that completes a straight or a flush; a wild joker is any card. */
const mayStand = (joker: Card, card: Card, category: () => string): boolean =>
  joker === JOKER || rankIndex(card) === ACE || RUNS.includes(category());

/**
 * The best card the joker of these five can stand for: one of the deck that the hand does not hold, so that no hand has
 * five of a rank; of several as good the first of the deck. Four aces leave a bug nothing to be, and it counts as the
 * lowest card there is.
 */
export function bestStandIn<T>(
  ranking: Ranking,
  five: readonly Card[],
  { read, category, compare }: Reader<T>,
): StandIn<T> {
  const joker = five.find(isJoker) ?? JOKER;
  const place = five.indexOf(joker);
  const made = [...five];
  let lowest: StandIn<T> | null = null;
  let best: StandIn<T> | null = null;
  for (const card of cardsOf(ranking.spec.deck)) {
    if (isJoker(card) || five.includes(card)) continue;
    made[place] = card;
    const own = { card, read: read(made) };
    lowest ??= own;
    if (!mayStand(joker, card, () => category(own.read))) continue;
    if (best === null || compare(own.read, best.read) > 0) best = own;
  }
  return best ?? lowest ?? { card: joker, read: read(five) };
}

/** The same where strengths decide alone. */
export const plainStandIn = (ranking: Ranking, five: readonly Card[]): StandIn<number> =>
  bestStandIn(ranking, five, {
    read: (cards) => strengthOfCards(ranking, cards),
    category: (strength) => categoryOf(ranking, strength),
    compare: (a, b) => a - b,
  });

/** Strength of five cards, a joker among them or not. */
export const strengthOfFive = (ranking: Ranking, five: readonly Card[]): number =>
  hasJoker(ranking, five) ? plainStandIn(ranking, five).read : strengthOfCards(ranking, five);
