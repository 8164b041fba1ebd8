import { isInDeck } from '../cards/deck.ts';
import type { MaybeCard } from '../hand/setup.ts';
import type { HandEffect } from '../hand/verdict.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Table } from './facts.ts';

interface Cards {
  /** Board cards that stay; all of them where left out. */
  readonly board?: number;
  /** Cards laid out of play; what nobody read or the deck does not have is left out. */
  readonly out?: readonly MaybeCard[];
  /** Seats whose cards are not known any more. */
  readonly unknown?: readonly Seat[];
}

/** What a ruling that moves cards makes of the hand. */
export function cardsEffect(table: Table | null, { board, out = [], unknown = [] }: Cards): HandEffect {
  const dead = out.flatMap((card) =>
    card !== null && table !== null && isInDeck(table.hand.deck, card) ? [card] : [],
  );
  return { kind: 'cards', board: board ?? null, dead, unknown };
}
