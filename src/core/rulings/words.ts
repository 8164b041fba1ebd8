import { type Message, message, type Speaker } from '../explanation/messages.ts';
import { atHead, capital } from '../explanation/words.ts';

/** A message without facts. */
export const says = (en: string, it: string): Message<Record<string, never>> =>
  message<Record<string, never>>({ en: () => en, it: () => it });

/** A fact that is told only where it was given. */
export type Named = { readonly seat?: number };

/** The player where the seat is known, else "the player". */
export const who = ({ seat }: Named, say: Speaker): string =>
  seat === undefined ? (say.language === 'en' ? 'the player' : 'il giocatore') : say.player(seat);

/** The same at the head of a sentence. */
export function whoFirst(facts: Named, say: Speaker): string {
  const name = who(facts, say);
  return facts.seat === undefined ? capital(name) : atHead(name);
}

/** Several players at the head of a sentence. */
export const playersFirst = (seats: readonly number[], say: Speaker): string => atHead(say.players(seats));

/** The fact of who is spoken of. */
export const named = (seat: number | undefined): Named => (seat === undefined ? {} : { seat });
