import type { MaybeCard } from '../hand/setup.ts';
import type { CardPlace, HandEffect } from '../hand/verdict.ts';
import { cardsEffect } from './cards-effect.ts';
import { cardsFact, flag, oneOf, type Table, type Told } from './facts.ts';

export const BOARD_STREETS = ['flop', 'turn', 'river'] as const;
export type BoardStreet = (typeof BOARD_STREETS)[number];

/** The burn of a street, the burn that comes after it, and board cards before and after it. */
export const BURN: Readonly<Record<BoardStreet, CardPlace>> = {
  flop: 'flop-burn',
  turn: 'turn-burn',
  river: 'river-burn',
};
export const NEXT_BURN: Readonly<Record<BoardStreet, CardPlace>> = {
  flop: 'turn-burn',
  turn: 'river-burn',
  river: 'out-of-play',
};
const BEFORE: Readonly<Record<BoardStreet, number>> = { flop: 0, turn: 3, river: 4 };
const AFTER: Readonly<Record<BoardStreet, number>> = { flop: 3, turn: 4, river: 5 };

const streetNamed = (name: string): BoardStreet | undefined => BOARD_STREETS.find((street) => street === name);

const isStreet = (value: unknown): value is BoardStreet => BOARD_STREETS.some((street) => street === value);

/** Whether the game opens three cards, one and one. */
const hasFlop = ({ hand }: Table): boolean => hand.boardSize === 5 && hand.boards.length === 1;

/** The street last opened, where the bet history has come to one. */
function streetIn(table: Table): BoardStreet | undefined {
  const opened = table.history?.events.findLast(({ kind }) => kind === 'street-opened');
  return opened?.kind === 'street-opened' && hasFlop(table) ? streetNamed(opened.street) : undefined;
}

/** The street whose cards lie there though the one before it is still being bet. */
function earlyStreetIn(table: Table): BoardStreet | undefined {
  if (!hasFlop(table) || table.history?.bounds == null) return undefined;
  const current = streetIn(table);
  const next = BOARD_STREETS[current === undefined ? 0 : BOARD_STREETS.indexOf(current) + 1];
  return next !== undefined && boardOf(table).length >= AFTER[next] ? next : undefined;
}

const boardOf = ({ hand }: Table): readonly MaybeCard[] => hand.boards[0] ?? [];

export const street = oneOf(BOARD_STREETS, { en: 'On which street?', it: 'In quale giro?' }, streetIn);
export const earlyStreet = oneOf(BOARD_STREETS, street.question, earlyStreetIn);
/** The street of the fault told: one dealt too early is the next one. */
export const streetOfFault = oneOf(BOARD_STREETS, street.question, (table, { fault }) =>
  fault === 'too-early' ? earlyStreetIn(table) : streetIn(table),
);

export const actionSince = flag(
  {
    en: 'Has anybody acted since the cards were dealt?',
    it: 'Qualcuno ha agito dopo che le carte sono state scoperte?',
  },
  (table, told) => {
    if (!isStreet(told.street) || table.history === null) return undefined;
    const { events } = table.history;
    const opened = events.findIndex((event) => event.kind === 'street-opened' && event.street === told.street);
    return opened < 0 ? undefined : events.slice(opened).some(({ kind }) => kind === 'acted');
  },
  'when-set',
);

export const orderKnown = flag({
  en: 'Is the order known in which the cards came off the deck?',
  it: "Si conosce l'ordine in cui le carte sono uscite dal mazzo?",
});

/** Cards of the street as the board has them, with so many above its number; undefined where it does not have them all. */
function streetCards(table: Table, { street: at }: Told, above: number): readonly MaybeCard[] | undefined {
  if (!isStreet(at) || !hasFlop(table)) return undefined;
  const cards = boardOf(table).slice(BEFORE[at], AFTER[at] + above);
  return cards.length === AFTER[at] + above - BEFORE[at] ? cards : undefined;
}

const WHICH_DEALT = {
  en: 'Which cards were dealt on this street, in order?',
  it: 'Quali carte sono state scoperte in questo giro, in ordine?',
};

export const dealt = cardsFact(5, WHICH_DEALT, (table, told) => streetCards(table, told, 0));
export const dealtWithExtra = cardsFact(5, WHICH_DEALT, (table, told) => streetCards(table, told, 1));
export const dealtByFault = cardsFact(5, WHICH_DEALT, (table, told) =>
  streetCards(table, told, told.fault === 'too-many-cards' ? 1 : 0),
);

/** The street is to be dealt again: its cards are off the board, and these of them are out of play. */
export const streetOff = (table: Table | null, from: BoardStreet, out: readonly MaybeCard[] = []): HandEffect =>
  cardsEffect(table, { board: BEFORE[from], out });

/** The street keeps its own cards; these are out of play. */
export const streetKept = (table: Table | null, from: BoardStreet, out: readonly MaybeCard[]): HandEffect =>
  cardsEffect(table, { board: AFTER[from], out });

/** A card of those dealt, by its place; null where nobody told. */
export const cardAt = (cards: readonly MaybeCard[] | undefined, place: number): MaybeCard => cards?.at(place) ?? null;
