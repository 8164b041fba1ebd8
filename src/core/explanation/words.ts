import type { Language } from '../kernel/language.ts';

/** The text with a capital at its head. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name at the head of a sentence: a seat with a capital, a player's label as it was given. */
export const atHead = (name: string): string => (/^(?:seats?|posto|posti) \d/.test(name) ? capital(name) : name);

/** Whether a list has one member, so that the verb is singular. */
export const one = (list: readonly unknown[]): boolean => list.length === 1;

/** Italian prepositions before an unlabelled seat: "a posto 3" is "al posto 3". */
const BEFORE_SEAT: Readonly<Record<string, string>> = { a: 'al', di: 'del', da: 'dal', su: 'sul' };

/** A sentence as it is said: seats without a label have their article, and no sentence starts in lower case with one. */
export function polished(text: string, language: Language): string {
  if (language === 'en') return /^seat \d/.test(text) ? capital(text) : text;
  const joined = text
    .replace(/(?<=^|[ (])(a|di|da|su) posto (?=\d)/gi, (_, word: string) => {
      const article = BEFORE_SEAT[word.toLowerCase()] ?? word;
      return `${word === word.toLowerCase() ? article : capital(article)} posto `;
    })
    .replace(/(?<=^|[ (])a (?=[aA]\p{L})/gu, 'ad ');
  return /^posto \d/.test(joined) ? capital(joined) : joined;
}

/** The word that goes with an amount: one chip stays, two stay. */
export const ofAmount = (amount: number, single: string, many: string): string => (amount === 1 ? single : many);

/** Italian "to" before a name: al posto 3, ad anna, a bruno; before several names the first decides. */
export function atName(name: string): string {
  if (/^posto \d/.test(name)) return `al ${name}`;
  if (name.startsWith('il ')) return `al ${name.slice(3)}`;
  return /^a/i.test(name) ? `ad ${name}` : `a ${name}`;
}
