import { RANKS, SUITS } from '../../core/index.ts';
import { type Cursor, type Group, sameGroup } from './cards.ts';
import { exchangedBy, exchangesOf } from './draws.ts';
import { boardSize, type Game, ranksIn } from './game.ts';
import { boardsOf, type Hand, UNSEEN } from './hand.ts';

/** The deck as the picker lays it out, highest rank first. */
export const PICKER: readonly (readonly string[])[] = ['s', 'h', 'd', 'c'].map((suit) =>
  [...RANKS].reverse().map((rank) => `${rank}${suit}`),
);

/** The cards a game is dealt from. */
export function deckOf(hand: Hand, game: Game): ReadonlySet<string> {
  const ranks = ranksIn(game, hand.told.seats.length, hand.told.deck?.lowestRank);
  return new Set([...ranks.flatMap((rank) => SUITS.map((suit) => `${rank}${suit}`)), ...(game.joker ? ['Jk'] : [])]);
}

/** Whether the deck lasts for every card drawn; where it does not, discards are shuffled and dealt again. */
function deckLasts(hand: Hand, game: Game): boolean {
  const { seats, dead = [], actions = [] } = hand.told;
  const drawn = game.draws ? actions.reduce((sum, made) => sum + exchangedBy(made), 0) : 0;
  const dealt = seats.length * (game.holes + game.discards) + boardSize(game) * boardsOf(hand).length;
  return dealt + drawn + dead.length <= deckOf(hand, game).size;
}

/** Whose cards a group is of; null for those of nobody. */
const ownerOf = ({ told }: Hand, group: Group): number | null =>
  group.at === 'seat' ? group.seat : 'entry' in group ? (told.actions?.[group.entry]?.seat ?? null) : null;

/** Cards that were exchanged, as far as they cannot be the one looked for. */
function exchanged(hand: Hand, game: Game, { group, place }: Cursor): readonly string[] {
  const owner = ownerOf(hand, group);
  const last = deckLasts(hand, game);
  return hand.told.seats.flatMap(({ seat }) =>
    exchangesOf(hand, game, seat).flatMap(({ entry, thrown, came }) => {
      const isOwn = seat === owner;
      // What came may be thrown away later by the same seat.
      const isLater = isOwn && group.at === 'came' && group.entry < entry;
      const here = sameGroup(group, { at: 'thrown', entry });
      const gone = last && !isLater ? thrown.filter((_, i) => !here || i !== place) : [];
      return isOwn ? gone : [...gone, ...came];
    }),
  );
}

/**
 * Cards that lie somewhere already. A place of another board holds the same card where the board is run again; a card
 * that came is told by the hand that holds it.
 */
export function usedCards(hand: Hand, game: Game, cursor: Cursor): ReadonlySet<string> {
  const { group, place } = cursor;
  const used = new Set<string>();
  const add = (cards: readonly string[], except: number | null): void => {
    for (const [i, card] of cards.entries()) if (i !== except && card !== UNSEEN) used.add(card);
  };
  boardsOf(hand).forEach((cards, board) => {
    const own = group.at === 'board' && group.board === board;
    add(cards, own || group.at === 'board' ? place : null);
  });
  for (const own of ['reveals', 'dead'] as const) add(hand.told[own] ?? [], group.at === own ? place : null);
  for (const { seat, hole = [] } of hand.told.seats) {
    const isOwn = seat === ownerOf(hand, group);
    if (isOwn && group.at === 'came') continue;
    add(hole, isOwn && group.at === 'seat' ? place : null);
  }
  add(exchanged(hand, game, cursor), null);
  return used;
}
