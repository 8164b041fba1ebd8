import { type Card, RANKS, type Rank, rankAt, rankIndex } from '../cards/card.ts';

/** The foreign cards found in a pack, parted by what they are (guida-poker/3 and 8). */
export interface Foreign {
  /** Ranks of complete quartets next below the deck's lowest, highest first: they may become regular. */
  readonly quartets: readonly Rank[];
  /** Below the lowest rank and in no such quartet. */
  readonly below: readonly Card[];
  /** Cards of the deck's own ranks: foreign because they are there twice. */
  readonly duplicates: readonly Card[];
}

/** Reads the foreign cards of a pack. In: the cards found, and the lowest rank the deck should have. */
export function readForeign(cards: readonly Card[], lowest: Rank): Foreign {
  const least = RANKS.indexOf(lowest);
  const own = [...new Set(cards)];
  const quartets: Rank[] = [];
  for (let rank = least - 1; rank >= 0; rank -= 1) {
    if (own.filter((card) => rankIndex(card) === rank).length < 4) break;
    quartets.push(rankAt(rank));
  }
  const regular = least - quartets.length;
  return {
    quartets,
    below: own.filter((card) => rankIndex(card) < regular),
    duplicates: own.filter((card) => rankIndex(card) >= least),
  };
}

/** Whether the hand is a straight that the ace closes below a deck's lowest rank. */
export function isLowestStraight(cards: readonly Card[], lowest: Rank): boolean {
  const least = RANKS.indexOf(lowest);
  const wanted = [12, least, least + 1, least + 2, least + 3];
  return cards.length === 5 && wanted.every((rank) => cards.some((card) => rankIndex(card) === rank));
}
