import { invariant } from '../kernel/invariant.ts';

declare const brand: unique symbol;

/** Ranks from the lowest to the ace; a rank's index is its place here, 0 to 12. */
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const;
export type Rank = (typeof RANKS)[number];

/** Suits in the order of their index, 0 to 3. */
export const SUITS = ['c', 'd', 'h', 's'] as const;
export type Suit = (typeof SUITS)[number];

/** A card as `4 × rank index + suit index`, 0 to 51; a joker comes after them and has neither. */
export type Card = number & { readonly [brand]: 'card' };

/** Cards with a rank and a suit. */
export const CARD_COUNT = 52;

/** A joker that may stand for any card, and one that may only be an ace or complete a straight or a flush: a bug. */
export const JOKER = 52 as Card;
export const BUG = 53 as Card;

/** Every number a card can have. */
export const CARD_NUMBERS = 54;

export const isJoker = (card: Card): boolean => card >= CARD_COUNT;

export const rankIndex = (card: Card): number => card >> 2;
export const suitIndex = (card: Card): number => card & 3;

export function rankAt(index: number): Rank {
  const rank = RANKS[index];
  invariant(rank !== undefined, 'a rank has an index from 0 to 12');
  return rank;
}

export function suitAt(index: number): Suit {
  const suit = SUITS[index];
  invariant(suit !== undefined, 'a suit has an index from 0 to 3');
  return suit;
}

export const rankOf = (card: Card): Rank => rankAt(rankIndex(card));
export const suitOf = (card: Card): Suit => suitAt(suitIndex(card));

/** The card of this rank and suit index. */
export function cardAt(rank: number, suit: number): Card {
  invariant(rank >= 0 && rank < 13 && suit >= 0 && suit < 4, 'a card has a rank and a suit');
  return ((rank << 2) | suit) as Card;
}

const ALL: readonly Card[] = [
  ...Array.from({ length: CARD_COUNT }, (_, card) => cardAt(card >> 2, card & 3)),
  JOKER,
  BUG,
];

/** The card of this number. */
export function cardNumbered(number: number): Card {
  const card = ALL[number];
  invariant(card !== undefined, `no card ${number}`);
  return card;
}

const SYMBOLS: Readonly<Record<string, Suit>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** Every spelling that is read, for the wire's schema; `formatCard` writes the canonical one. */
export const CARD_PATTERN = /^(?:10|[2-9TJQKAtjqka])[cdhsCDHS♣♦♥♠]$/u;

const BY_TEXT: ReadonlyMap<string, Card> = new Map(
  RANKS.flatMap((rank, r) =>
    SUITS.flatMap((suit, s) => {
      const symbol = Object.keys(SYMBOLS).find((key) => SYMBOLS[key] === suit) ?? suit;
      const ranks = [rank, rank.toLowerCase(), ...(rank === 'T' ? ['10'] : [])];
      const suits = [suit, suit.toUpperCase(), symbol];
      return ranks.flatMap((a) => suits.map((b) => [a + b, cardAt(r, s)] as const));
    }),
  ),
);

/** Reads `As`, `10h`, `tD`, `K♠`; null for anything else. */
export const parseCard = (text: string): Card | null => BY_TEXT.get(text) ?? null;

/** Rank and suit indices by the code of a character, in either case; -1 for any other. */
const indicesByCode = (letters: readonly string[]): readonly number[] =>
  Array.from({ length: 128 }, (_, code) => {
    const letter = String.fromCharCode(code);
    return letters.findIndex((own) => own === letter || own === letter.toUpperCase() || own === letter.toLowerCase());
  });
const RANK_CODES = indicesByCode(RANKS);
const SUIT_CODES = indicesByCode(SUITS);

/** The card two characters of a text spell, as in `As` or `tD`; null where they spell none. */
export function cardIn(text: string, at: number): Card | null {
  const rank = RANK_CODES[text.charCodeAt(at)] ?? -1;
  const suit = SUIT_CODES[text.charCodeAt(at + 1)] ?? -1;
  if (rank < 0 || suit < 0) return parseCard(text.slice(at, at + 2));
  return ALL[(rank << 2) | suit] ?? null;
}

/** A joker, in any spelling; `k` is no suit, so it is no card of a rank. */
export const JOKER_PATTERN = /^[Jj][Kk]$/;
const JOKER_TEXT = 'Jk';

/** The same, or a joker; which kind it is follows from how it is dealt. */
export const parseDealt = (text: string): Card | null =>
  (text.length === 2 ? cardIn(text, 0) : parseCard(text)) ?? (JOKER_PATTERN.test(text) ? JOKER : null);

const TEXTS: readonly string[] = [
  ...Array.from({ length: CARD_COUNT }, (_, c) => rankAt(c >> 2) + suitAt(c & 3)),
  JOKER_TEXT,
  JOKER_TEXT,
];

/** Two characters, as in `Td`; a joker is `Jk`. */
export function formatCard(card: Card): string {
  const text = TEXTS[card];
  invariant(text !== undefined, 'a card is a number from 0 to 51');
  return text;
}

/** The same of a card that may be unseen. */
export const formatDealt = (card: Card | null): string => (card === null ? '??' : formatCard(card));
