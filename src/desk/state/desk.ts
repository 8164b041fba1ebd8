import { type CardsRead, type Cursor, endOf, type Group, groupsOf, nextPlace, putCard, takeCard } from './cards.ts';
import { deckOf, usedCards } from './deck.ts';
import { asOf, throwCards } from './draws.ts';
import type { Game } from './game.ts';
import { type ActionTold, change, type Hand, UNSEEN } from './hand.ts';

export const VIEWS = ['hand', 'table', 'records'] as const;
export type View = (typeof VIEWS)[number];

/** Everything the first view is drawn from. */
export interface Desk {
  readonly hand: Hand;
  readonly cursor: Cursor;
  readonly past: readonly Hand[];
  readonly future: readonly Hand[];
  /** What was changed last: further changes of the same thing are undone with it. */
  readonly last: string | null;
  /** The seat whose five cards are raised; null for the winner's. */
  readonly focus: number | null;
  /** How many actions of the history are shown while stepping through it; null for all. */
  readonly step: number | null;
  /** The places of a hand that are to be thrown away by whoever draws. */
  readonly throwing: readonly number[];
  /** Whether a card may lie twice, or be foreign to the deck. */
  readonly anyCard: boolean;
}

const MOST_UNDONE = 200;

export const newDesk = (hand: Hand, game: Game): Desk => {
  const [group = { at: 'dead' } as const] = groupsOf(hand, game);
  return {
    hand,
    cursor: endOf(hand, game, group),
    past: [],
    future: [],
    last: null,
    focus: null,
    step: null,
    throwing: [],
    anyCard: false,
  };
};

/** The desk with the hand changed; `what` names the thing changed so that typing in one field is undone at once. */
export function edit(desk: Desk, hand: Hand, what: string | null = null): Desk {
  if (hand === desk.hand) return desk;
  const past = what !== null && what === desk.last ? desk.past : [...desk.past, desk.hand].slice(-MOST_UNDONE);
  return { ...desk, hand, past, future: [], last: what, step: null, throwing: [] };
}

/** Another hand altogether. */
export const replace = (desk: Desk, hand: Hand, game: Game): Desk => ({
  ...edit(desk, hand),
  cursor: newDesk(hand, game).cursor,
  focus: null,
});

export function undo(desk: Desk): Desk {
  const before = desk.past.at(-1);
  if (before === undefined) return desk;
  return {
    ...desk,
    hand: before,
    past: desk.past.slice(0, -1),
    future: [desk.hand, ...desk.future],
    last: null,
    step: null,
    throwing: [],
  };
}

export function redo(desk: Desk): Desk {
  const [after, ...future] = desk.future;
  if (after === undefined) return desk;
  return { ...desk, hand: after, past: [...desk.past, desk.hand], future, last: null, step: null, throwing: [] };
}

export const select = (desk: Desk, cursor: Cursor): Desk => ({ ...desk, cursor, last: null });

export const selectGroup = (desk: Desk, game: Game, group: Group): Desk => select(desk, endOf(desk.hand, game, group));

/** Why a card cannot be put where the cursor is; null where it can. */
export function refusal({ hand, cursor, anyCard }: Desk, game: Game, card: string): 'used' | 'foreign' | null {
  if (anyCard || card === UNSEEN) return null;
  if (usedCards(hand, game, cursor).has(card)) return 'used';
  return deckOf(hand, game).has(card) ? null : 'foreign';
}

/** A card put where the cursor is, which moves on; nothing where it lies elsewhere already. */
export function place(desk: Desk, game: Game, card: string): Desk {
  if (refusal(desk, game, card) !== null) return desk;
  const changed = edit(desk, putCard(desk.hand, game, desk.cursor, card, desk.step));
  return { ...changed, cursor: nextPlace(changed.hand, game, desk.cursor) };
}

/** A line of cards laid from the cursor on. Out: the desk, and the cards that could not be laid. */
export function placeAll(
  desk: Desk,
  game: Game,
  { cards }: CardsRead,
): { readonly desk: Desk; readonly refused: readonly string[] } {
  const refused: string[] = [];
  let now = desk;
  for (const card of cards) {
    if (refusal(now, game, card) === null) now = place(now, game, card);
    else refused.push(card);
  }
  // Laid as one line, taken back as one.
  return { desk: now === desk ? desk : { ...now, past: [...desk.past, desk.hand].slice(-MOST_UNDONE) }, refused };
}

export function take(desk: Desk, game: Game): Desk {
  const { hand, cursor } = takeCard(desk.hand, game, desk.cursor);
  return { ...edit(desk, hand), cursor };
}

export const act = (desk: Desk, action: ActionTold): Desk =>
  edit(desk, change(desk.hand, { actions: [...(desk.hand.told.actions ?? []), action] }));

/** The entry of the history at this place taken out, with `instead` in its place. */
export function replaceAction(desk: Desk, at: number, instead: readonly ActionTold[]): Desk {
  const actions = desk.hand.told.actions ?? [];
  return edit(desk, change(desk.hand, { actions: [...actions.slice(0, at), ...instead, ...actions.slice(at + 1)] }));
}

/** The history up to an entry, which is left out with all that follows; cards exchanged since are taken back. */
export const cutHistory = (desk: Desk, game: Game, at: number): Desk => edit(desk, asOf(desk.hand, game, at));

/** Marks a card of the hand that draws as one to throw away, or no longer. */
export const toggleThrow = (desk: Desk, place: number): Desk => ({
  ...desk,
  throwing: desk.throwing.includes(place)
    ? desk.throwing.filter((own) => own !== place)
    : [...desk.throwing, place].sort((a, b) => a - b),
});

/** The cards marked are thrown away; what comes for them is told next. */
export function throwMarked(desk: Desk, game: Game, seat: number): Desk {
  const thrown = edit(desk, throwCards(desk.hand, game, seat, desk.throwing));
  return game.draws && desk.throwing.length > 0 ? selectGroup(thrown, game, { at: 'seat', seat }) : thrown;
}

/** The hand as it is shown: up to the step that is looked at. */
export const shown = ({ hand, step }: Desk, game: Game): Hand => (step === null ? hand : asOf(hand, game, step));
