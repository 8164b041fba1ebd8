import { type Message, message, type Speaker } from '../explanation/messages.ts';

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
  return facts.seat === undefined || /^(?:seat|posto) \d+$/.test(name)
    ? name.charAt(0).toUpperCase() + name.slice(1)
    : name;
}

/** The fact of who is spoken of. */
export const named = (seat: number | undefined): Named => (seat === undefined ? {} : { seat });
