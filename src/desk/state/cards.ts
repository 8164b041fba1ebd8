import { formatDealt, parseCard } from '../../core/index.ts';
import { exchangedBy, exchangesOf, putCame, putHeld, putThrown, toThrow } from './draws.ts';
import { boardSize, type Game } from './game.ts';
import { boardsOf, change, changeSeat, type Hand, seatIn, UNSEEN, withBoards } from './hand.ts';

/** Where cards lie on the desk. */
export type Group =
  | { readonly at: 'board'; readonly board: number }
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'reveals' }
  | { readonly at: 'dead' }
  /** What an entry of the history threw away, and what came for it. */
  | { readonly at: 'thrown'; readonly entry: number }
  | { readonly at: 'came'; readonly entry: number };

/** The place the next card goes to. */
export interface Cursor {
  readonly group: Group;
  readonly place: number;
}

const which = (group: Group): number =>
  group.at === 'board' ? group.board : group.at === 'seat' ? group.seat : 'entry' in group ? group.entry : 0;

export const sameGroup = (a: Group, b: Group): boolean => a.at === b.at && which(a) === which(b);

/** Without those at the end that nobody has told. */
function told(cards: readonly string[]): readonly string[] {
  const last = cards.findLastIndex((card) => card !== UNSEEN);
  return cards.slice(0, last + 1);
}

/** The cards of a group as they are told. */
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
    case 'thrown':
      return told(hand.told.actions?.[group.entry]?.cards ?? []);
    case 'came':
      return told(hand.told.actions?.[group.entry]?.drawn ?? []);
  }
};

const some = (cards: readonly string[]): readonly string[] | undefined => (cards.length > 0 ? cards : undefined);

/** A group laid anew; what an exchange threw or brought is told card by card. */
function withCards(hand: Hand, group: Exclude<Group, { at: 'thrown' | 'came' }>, cards: readonly string[]): Hand {
  switch (group.at) {
    case 'board':
      return withBoards(
        hand,
        boardsOf(hand).map((board, i) => (i === group.board ? cards : board)),
      );
    case 'seat':
      return changeSeat(hand, group.seat, { hole: some(cards) });
    case 'reveals':
      return change(hand, { reveals: some(cards) });
    case 'dead':
      return change(hand, { dead: some(cards) });
  }
}

/** How many cards a group takes. */
export const capacity = (hand: Hand, game: Game, group: Group): number => {
  switch (group.at) {
    case 'board':
      return boardSize(game);
    case 'seat':
      return game.holes + toThrow(hand, game, group.seat);
    case 'reveals':
      return game.reveals;
    case 'dead':
      return 52;
    case 'thrown':
      return exchangedBy(hand.told.actions?.[group.entry]);
    case 'came':
      return game.draws ? exchangedBy(hand.told.actions?.[group.entry]) : 0;
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

/** A whole hand some of whose cards came unseen waits for them. */
function waiting(hand: Hand, game: Game, group: Group, from: number): number | undefined {
  if (group.at !== 'seat' || exchangesOf(hand, game, group.seat).length === 0) return undefined;
  const place = cardsIn(hand, group).indexOf(UNSEEN, from);
  return place < 0 ? undefined : place;
}

/** The end of a group, or its last place where it is full. */
export const endOf = (hand: Hand, game: Game, group: Group): Cursor => ({
  group,
  place:
    waiting(hand, game, group, 0) ??
    Math.min(cardsIn(hand, group).length, Math.max(0, capacity(hand, game, group) - 1)),
});

/** Where the next card goes once a place is filled: on in its group, else the next group that is not full. */
export function nextPlace(hand: Hand, game: Game, { group, place }: Cursor): Cursor {
  const next = place + 1;
  const cards = cardsIn(hand, group);
  const unseen = waiting(hand, game, group, next);
  if (unseen !== undefined) return { group, place: unseen };
  if (next < capacity(hand, game, group)) return { group, place: Math.min(next, cards.length) };
  const groups: readonly Group[] =
    group.at === 'thrown' ? [group, { at: 'came', entry: group.entry }] : groupsOf(hand, game);
  const at = groups.findIndex((own) => sameGroup(own, group));
  const after = [...groups.slice(at + 1), ...groups.slice(0, Math.max(0, at))];
  const open = after.find((own) => cardsIn(hand, own).length < capacity(hand, game, own));
  return open === undefined ? { group, place } : endOf(hand, game, open);
}

/**
 * Puts a card in a place, over what lies there. `entries`: how much of the history is looked at; a hand is then changed
 * as it was held there.
 */
export function putCard(hand: Hand, game: Game, { group, place }: Cursor, card: string, entries: number | null): Hand {
  switch (group.at) {
    case 'thrown':
      return putThrown(hand, game, group.entry, place, card);
    case 'came':
      return putCame(hand, game, group.entry, place, card);
    case 'seat':
      return putHeld(hand, game, group.seat, entries ?? hand.told.actions?.length ?? 0, place, card);
    default: {
      const cards = cardsIn(hand, group);
      return withCards(hand, group, [...cards.slice(0, place), card, ...cards.slice(place + 1)]);
    }
  }
}

/** Takes the card of a place away, else the last one of its group. What was exchanged keeps its place. */
export function takeCard(hand: Hand, game: Game, cursor: Cursor): { readonly hand: Hand; readonly cursor: Cursor } {
  const { group, place } = cursor;
  const cards = cardsIn(hand, group);
  const at = place < cards.length ? place : cards.length - 1;
  if (at < 0) return { hand, cursor: { group, place: 0 } };
  const exchanged = group.at === 'seat' && exchangesOf(hand, game, group.seat).length > 0;
  if (group.at === 'thrown' || group.at === 'came' || exchanged)
    return { hand: putCard(hand, game, { group, place: at }, UNSEEN, null), cursor: { group, place: at } };
  const left = [...cards.slice(0, at), ...cards.slice(at + 1)];
  return { hand: withCards(hand, group, left), cursor: { group, place: Math.min(at, left.length) } };
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
