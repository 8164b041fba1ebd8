import { type Card, cardAt, RANKS, type Rank, rankOf } from './card.ts';

/** Which cards a game is dealt from: all four suits of every rank from `lowestRank` up, except `droppedRanks`. */
export interface Deck {
  readonly lowestRank: Rank;
  readonly droppedRanks: readonly Rank[];
}

export const FULL_DECK: Deck = { lowestRank: '2', droppedRanks: [] };

export const hasRank = (deck: Deck, rank: Rank): boolean =>
  RANKS.indexOf(rank) >= RANKS.indexOf(deck.lowestRank) && !deck.droppedRanks.includes(rank);

export const isInDeck = (deck: Deck, card: Card): boolean => hasRank(deck, rankOf(card));

/** The cards of the deck, lowest rank first. */
export const cardsOf = (deck: Deck): Card[] =>
  RANKS.flatMap((rank, r) => (hasRank(deck, rank) ? [0, 1, 2, 3].map((s) => cardAt(r, s)) : []));

export const deckSize = (deck: Deck): number => cardsOf(deck).length;
