import { oncePer } from '../kernel/once-per.ts';
import { CARD_NUMBERS, type Card, cardAt, JOKER, RANKS, type Rank } from './card.ts';

/** Which cards a game is dealt from: all four suits of every rank from `lowestRank` up, except `droppedRanks`, and jokers. */
export interface Deck {
  readonly lowestRank: Rank;
  readonly droppedRanks: readonly Rank[];
  /** Left out: none. */
  readonly jokers?: 1;
}

export const FULL_DECK: Deck = { lowestRank: '2', droppedRanks: [] };

/** Every rank from one up: what decks are stripped to. */
const STRIPPED: ReadonlyMap<Rank, Deck> = new Map(
  RANKS.map((rank) => [rank, rank === '2' ? FULL_DECK : { lowestRank: rank, droppedRanks: [] }]),
);

/** The deck of all ranks from this one up; always the same object for the same rank. */
export const strippedTo = (rank: Rank): Deck => STRIPPED.get(rank) ?? FULL_DECK;

export const hasRank = (deck: Deck, rank: Rank): boolean =>
  RANKS.indexOf(rank) >= RANKS.indexOf(deck.lowestRank) && !deck.droppedRanks.includes(rank);

interface DeckCards {
  readonly cards: readonly Card[];
  /** By card. */
  readonly has: readonly boolean[];
}

/** Worked out once for each deck: every hand asks. */
const deckCards = oncePer((deck: Deck): DeckCards => {
  const ranked = RANKS.flatMap((rank, r) => (hasRank(deck, rank) ? [0, 1, 2, 3].map((s) => cardAt(r, s)) : []));
  const cards = deck.jokers === undefined ? ranked : [...ranked, JOKER];
  const has = Array.from({ length: CARD_NUMBERS }, (_, card) => cards.some((c) => c === card));
  return { cards, has };
});

/** Whether each card is in the deck, by card. */
export const inDeck = (deck: Deck): readonly boolean[] => deckCards(deck).has;

export const isInDeck = (deck: Deck, card: Card): boolean => inDeck(deck)[card] === true;

/** The cards of the deck, lowest rank first, a joker last. */
export const cardsOf = (deck: Deck): readonly Card[] => deckCards(deck).cards;

export const deckSize = (deck: Deck): number => deckCards(deck).cards.length;
