import type { Language } from '../kernel/language.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<string, readonly [one: string, many: string]>>>> = {
  en: { c: ['club', 'clubs'], d: ['diamond', 'diamonds'], h: ['heart', 'hearts'], s: ['spade', 'spades'] },
  it: {
    c: ['carta di fiori', 'carte di fiori'],
    d: ['carta di quadri', 'carte di quadri'],
    h: ['carta di cuori', 'carte di cuori'],
    s: ['carta di picche', 'carte di picche'],
  },
};

const NUMBERS: Readonly<Record<Language, readonly string[]>> = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  it: ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'],
};

/** "no", "one", "two"; in Italian of cards, so feminine. */
export const numberWord = (n: number, language: Language): string => NUMBERS[language][n] ?? String(n);

/** "one spade", "two spades"; a suit is its letter on a card. */
export function ofSuit(n: number, suit: string, language: Language): string {
  const [one = suit, many = suit] = NAMES[language][suit] ?? [];
  return `${numberWord(n, language)} ${n === 1 || (n === 0 && language === 'it') ? one : many}`;
}

const SUIT_NAMES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
  it: { c: 'fiori', d: 'quadri', h: 'cuori', s: 'picche' },
};

/** The suit of a card or the suit itself, by the letter it ends with. */
export const suitName = (card: string, language: Language): string => SUIT_NAMES[language][card.slice(-1)] ?? card;
