/** The text with a capital at its head. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name at the head of a sentence: a seat with a capital, a player's label as it was given. */
export const atHead = (name: string): string => (/^(?:seats?|posto|posti) \d/.test(name) ? capital(name) : name);

/** Whether a list has one member, so that the verb is singular. */
export const one = (list: readonly unknown[]): boolean => list.length === 1;

/** Italian "to" before a name: al posto 3, ad anna, a bruno; before several names the first decides. */
export function atName(name: string): string {
  if (/^posto \d/.test(name)) return `al ${name}`;
  if (name.startsWith('il ')) return `al ${name.slice(3)}`;
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}
