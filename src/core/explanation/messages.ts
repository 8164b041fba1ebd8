import type { Facts } from '../kernel/decision.ts';
import type { Language } from '../kernel/language.ts';

/** Words that depend on the table or the language: how players, chips and cards are spoken of. */
export interface Speaker {
  readonly language: Language;
  /** The player's label, or "seat 3". */
  readonly player: (seat: number) => string;
  readonly players: (seats: readonly number[]) => string;
  readonly chips: (amount: number) => string;
  readonly cards: (cards: readonly string[]) => string;
  readonly list: (items: readonly string[]) => string;
  /** "main pot", "side pot 2". */
  readonly pot: (name: string) => string;
  readonly street: (name: string) => string;
  /** The same inside a sentence: "the turn", but "H1". */
  readonly theStreet: (name: string) => string;
  readonly contest: (name: string) => string;
}

// Method syntax on purpose: a table of messages with precise facts is then a table of messages.
type Say<F> = { bivarianceHack(facts: F, say: Speaker): string }['bivarianceHack'];

/** What a code says, in every language. */
export type Message<F = Facts> = Readonly<Record<Language, Say<F>>>;
export type Messages = Readonly<Record<string, Message>>;

/** Declares a message with the facts it needs. */
export const message = <F extends Facts>(texts: Message<F>): Message<F> => texts;
