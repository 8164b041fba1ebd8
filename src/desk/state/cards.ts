import { formatDealt, parseCard, RANKS, SUITS } from '../../core/index.ts';
import { boardSize, type Game, ranksIn } from './game.ts';
import { boardsOf, change, changeSeat, type Hand, seatIn, withBoards } from './hand.ts';

/** Where cards lie on the desk. */
export type Group =
  | { readonly at: 'board'; readonly board: number }
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'reveals' }
  | { readonly at: 'dead' };

/** The place the next card goes to. */
export interface Cursor {
  readonly group: Group;
  readonly place: number;
}

export const UNSEEN = '??';

export const sameGroup = (a: Group, b: Group): boolean =>
  a.at === b.at &&
  (a.at === 'board' && b.at === 'board' ? a.board === b.board : true) &&
  (a.at === 'seat' && b.at === 'seat' ? a.seat === b.seat : true);

/** The deck as the picker lays it out, highest rank first. */
export const PICKER: readonly (readonly string[])[] = ['s', 'h', 'd', 'c'].map((suit) =>
  [...RANKS].reverse().map((rank) => `${rank}${suit}`),
);

export const cardsIn = (hand: Hand, group: Group): readonly string[] => {
  switch (group.at) {
    case 'board':
      return boardsOf(hand)[group.board] ?? [];
    case 'seat':
      return seatIn(hand, group.seat)?.hole ?? [];
    case 'reveals':
      return hand.told.reveals ?? [];
    case 'dead':
      return hand.told.dead ?? [];
  }
};

const withCards = (hand: Hand, group: Group, cards: readonly string[]): Hand => {
  switch (group.at) {
    case 'board':
      return withBoards(
        hand,
        boardsOf(hand).map((board, i) => (i === group.board ? cards : board)),
      );
    case 'seat':
      return changeSeat(hand, group.seat, { hole: cards.length > 0 ? cards : undefined });
    case 'reveals':
      return change(hand, { reveals: cards.length > 0 ? cards : undefined });
    case 'dead':
      return change(hand, { dead: cards.length > 0 ? cards : undefined });
  }
};

/** How many cards a group takes. */
export const capacity = (game: Game, group: Group): number => {
  switch (group.at) {
    case 'board':
      return boardSize(game);
    case 'seat':
      return game.holes;
    case 'reveals':
      return game.reveals;
    case 'dead':
      return 52;
  }
};

/** The groups of a hand in the order they are filled: the boards, the reveals, then the seats. */
export const groupsOf = (hand: Hand, game: Game): readonly Group[] => [
  ...(boardSize(game) > 0 ? boardsOf(hand).map((_, board): Group => ({ at: 'board', board })) : []),
  ...(game.reveals > 0 ? [{ at: 'reveals' } as const] : []),
  ...hand.told.seats
    .filter(({ status = 'live' }) => status === 'live')
    .map(({ seat }): Group => ({ at: 'seat', seat })),
];

/** The end of a group, or its last place where it is full. */
export const endOf = (hand: Hand, game: Game, group: Group): Cursor => ({
  group,
  place: Math.min(cardsIn(hand, group).length, Math.max(0, capacity(game, group) - 1)),
});

/** Where the next card goes once a place is filled: on in its group, else the next group that is not full. */
export function nextPlace(hand: Hand, game: Game, { group, place }: Cursor): Cursor {
  const next = place + 1;
  if (next < capacity(game, group)) return { group, place: Math.min(next, cardsIn(hand, group).length) };
  const groups = groupsOf(hand, game);
  const at = groups.findIndex((own) => sameGroup(own, group));
  const after = [...groups.slice(at + 1), ...groups.slice(0, Math.max(0, at))];
  const open = after.find((own) => cardsIn(hand, own).length < capacity(game, own));
  return open === undefined ? { group, place } : endOf(hand, game, open);
}

/** Puts a card in a place, over what lies there. */
export function putCard(hand: Hand, { group, place }: Cursor, card: string): Hand {
  const cards = cardsIn(hand, group);
  return withCards(hand, group, [...cards.slice(0, place), card, ...cards.slice(place + 1)]);
}

/** Takes the card of a place away, else the last one of its group. */
export function takeCard(hand: Hand, { group, place }: Cursor): { readonly hand: Hand; readonly cursor: Cursor } {
  const cards = cardsIn(hand, group);
  const at = place < cards.length ? place : cards.length - 1;
  if (at < 0) return { hand, cursor: { group, place: 0 } };
  const left = [...cards.slice(0, at), ...cards.slice(at + 1)];
  return { hand: withCards(hand, group, left), cursor: { group, place: Math.min(at, left.length) } };
}

export const clearGroup = (hand: Hand, group: Group): Hand => withCards(hand, group, []);

/** Cards that lie somewhere already. A place of another board holds the same card where the board is run again. */
export function usedCards(hand: Hand, { group, place }: Cursor): ReadonlySet<string> {
  const used = new Set<string>();
  const add = (cards: readonly string[], except: number | null): void => {
    for (const [i, card] of cards.entries()) if (i !== except && card !== UNSEEN) used.add(card);
  };
  boardsOf(hand).forEach((cards, board) => {
    const own = group.at === 'board' && group.board === board;
    add(cards, own || group.at === 'board' ? place : null);
  });
  for (const own of ['reveals', 'dead'] as const) add(hand.told[own] ?? [], group.at === own ? place : null);
  for (const { seat, hole = [] } of hand.told.seats)
    add(hole, group.at === 'seat' && group.seat === seat ? place : null);
  return used;
}

/** The cards a game is dealt from. */
export function deckOf(hand: Hand, game: Game): ReadonlySet<string> {
  const ranks = ranksIn(game, hand.told.seats.length, hand.told.deck?.lowestRank);
  return new Set([...ranks.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)), ...(game.joker ? ['Jk'] : [])]);
}

const WRITTEN = /\?\?|jk|(?:10|[2-9tjqka])\s?[cdhs♣♦♥♠]\ufe0f?/giu;
const BETWEEN = /^[\s,;:|/()[\]{}\-–—_.]*$/u;

export interface CardsRead {
  readonly cards: readonly string[];
  /** What is no card. */
  readonly rest: string;
}

/** Reads a line of cards, however they are set apart. */
export function readCards(text: string): CardsRead {
  const cards = [...text.matchAll(WRITTEN)].map(([written]) => {
    const plain = written.replace(/\s|\ufe0f/gu, '');
    if (plain === UNSEEN) return plain;
    if (plain.toLowerCase() === 'jk') return 'Jk';
    return formatDealt(parseCard(plain));
  });
  const rest = text.replace(WRITTEN, ' ').trim();
  return { cards, rest: BETWEEN.test(rest) ? '' : rest };
}
