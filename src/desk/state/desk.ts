import {
  type CardsRead,
  type Cursor,
  deckOf,
  endOf,
  type Group,
  groupsOf,
  nextPlace,
  putCard,
  takeCard,
  UNSEEN,
  usedCards,
} from './cards.ts';
import type { Game } from './game.ts';
import type { ActionTold, Hand } from './hand.ts';
import { change } from './hand.ts';

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
    anyCard: false,
  };
};

/** The desk with the hand changed; `what` names the thing changed so that typing in one field is undone at once. */
export function edit(desk: Desk, hand: Hand, what: string | null = null): Desk {
  if (hand === desk.hand) return desk;
  const past = what !== null && what === desk.last ? desk.past : [...desk.past, desk.hand].slice(-MOST_UNDONE);
  return { ...desk, hand, past, future: [], last: what, step: null };
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
  };
}

export function redo(desk: Desk): Desk {
  const [after, ...future] = desk.future;
  if (after === undefined) return desk;
  return { ...desk, hand: after, past: [...desk.past, desk.hand], future, last: null, step: null };
}

export const select = (desk: Desk, cursor: Cursor): Desk => ({ ...desk, cursor, last: null });

export const selectGroup = (desk: Desk, game: Game, group: Group): Desk => select(desk, endOf(desk.hand, game, group));

/** Why a card cannot be put where the cursor is; null where it can. */
export function refusal({ hand, cursor, anyCard }: Desk, game: Game, card: string): 'used' | 'foreign' | null {
  if (anyCard || card === UNSEEN) return null;
  if (usedCards(hand, cursor).has(card)) return 'used';
  return deckOf(hand, game).has(card) ? null : 'foreign';
}

/** A card put where the cursor is, which moves on; nothing where it lies elsewhere already. */
export function place(desk: Desk, game: Game, card: string): Desk {
  if (refusal(desk, game, card) !== null) return desk;
  const changed = edit(desk, putCard(desk.hand, desk.cursor, card));
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

export function take(desk: Desk): Desk {
  const { hand, cursor } = takeCard(desk.hand, desk.cursor);
  return { ...edit(desk, hand), cursor };
}

export const act = (desk: Desk, action: ActionTold): Desk =>
  edit(desk, change(desk.hand, { actions: [...(desk.hand.told.actions ?? []), action] }));

/** The entry of the history at this place taken out, with `instead` in its place. */
export function replaceAction(desk: Desk, at: number, instead: readonly ActionTold[]): Desk {
  const actions = desk.hand.told.actions ?? [];
  return edit(desk, change(desk.hand, { actions: [...actions.slice(0, at), ...instead, ...actions.slice(at + 1)] }));
}

/** The history up to an entry, which is left out with all that follows. */
export const cutHistory = (desk: Desk, at: number): Desk =>
  edit(desk, change(desk.hand, { actions: (desk.hand.told.actions ?? []).slice(0, at) }));

/** The hand as it is shown: up to the step that is looked at. */
export const shown = ({ hand, step }: Desk): Hand =>
  step === null ? hand : change(hand, { actions: (hand.told.actions ?? []).slice(0, step) });
