import type { Language } from '../kernel/language.ts';
import { atRank, ofRanks, rankName, ranksName } from './ranks.ts';

/** A hand by its category and the ranks that decide it, one per group: two pair aces and kings with a nine is A, K, 9. */
type Name = (ranks: readonly string[]) => string;

const at = (ranks: readonly string[], i: number): string => ranks[i] ?? '';

/** Rank by rank, as lows are read: eight-six-four-three-ace. */
const spelt = (ranks: readonly string[], language: Language): string =>
  ranks.map((rank) => rankName(rank, language)).join('-');

const EN: Readonly<Record<string, Name>> = {
  'royal-flush': () => 'royal flush',
  'straight-flush': (r) => `straight flush, ${rankName(at(r, 0), 'en')} high`,
  'four-of-a-kind': (r) => `four of a kind, ${ranksName(at(r, 0), 'en')}`,
  'full-house': (r) => `full house, ${ranksName(at(r, 0), 'en')} full of ${ranksName(at(r, 1), 'en')}`,
  flush: (r) => `flush, ${rankName(at(r, 0), 'en')} high`,
  straight: (r) => `straight, ${rankName(at(r, 0), 'en')} high`,
  'three-of-a-kind': (r) => `three of a kind, ${ranksName(at(r, 0), 'en')}`,
  'two-pair': (r) => `two pair, ${ranksName(at(r, 0), 'en')} and ${ranksName(at(r, 1), 'en')}`,
  pair: (r) => `pair of ${ranksName(at(r, 0), 'en')}`,
  'high-card': (r) => `high card ${rankName(at(r, 0), 'en')}`,
  badugi: (r) => `badugi, ${spelt(r, 'en')}`,
  'three-card': (r) => `three cards, ${spelt(r, 'en')}`,
  'two-card': (r) => `two cards, ${spelt(r, 'en')}`,
  'one-card': (r) => `one card, ${spelt(r, 'en')}`,
  points: (r) => (at(r, 0) === '1' ? '1 point' : `${at(r, 0)} points`),
};

const IT: Readonly<Record<string, Name>> = {
  'royal-flush': () => 'scala reale massima',
  'straight-flush': (r) => `scala colore ${atRank(at(r, 0))}`,
  'four-of-a-kind': (r) => `poker ${ofRanks(at(r, 0))}`,
  'full-house': (r) => `full ${ofRanks(at(r, 0))} con ${ranksName(at(r, 1), 'it')}`,
  flush: (r) => `colore ${atRank(at(r, 0))}`,
  straight: (r) => `scala ${atRank(at(r, 0))}`,
  'three-of-a-kind': (r) => `tris ${ofRanks(at(r, 0))}`,
  'two-pair': (r) => `doppia coppia, ${ranksName(at(r, 0), 'it')} e ${ranksName(at(r, 1), 'it')}`,
  pair: (r) => `coppia ${ofRanks(at(r, 0))}`,
  'high-card': (r) => `carta alta ${rankName(at(r, 0), 'it')}`,
  badugi: (r) => `badugi, ${spelt(r, 'it')}`,
  'three-card': (r) => `tre carte, ${spelt(r, 'it')}`,
  'two-card': (r) => `due carte, ${spelt(r, 'it')}`,
  'one-card': (r) => `una carta, ${spelt(r, 'it')}`,
  points: (r) => (at(r, 0) === '1' ? '1 punto' : `${at(r, 0)} punti`),
};

const NAMES = { en: EN, it: IT } as const;

/** As a dealer reads it out; a low is read by its ranks. */
export function handName(category: string, ranks: readonly string[], language: Language): string {
  const name = NAMES[language][category];
  return name ? name(ranks) : spelt(ranks, language);
}

const WITH_ARTICLE = new Set(['royal-flush', 'straight-flush', 'full-house', 'flush', 'straight', 'pair', 'badugi']);

/** The same inside a sentence: "a pair of queens". */
export const aHand = (category: string, ranks: readonly string[], language: Language): string =>
  `${language === 'en' && WITH_ARTICLE.has(category) ? 'a ' : ''}${handName(category, ranks, language)}`;

/** The category alone, with its article: "a flush". */
const CATEGORIES: Readonly<Record<Language, Readonly<Record<string, readonly [article: string, word: string]>>>> = {
  en: {
    'royal-flush': ['a', 'royal flush'],
    'straight-flush': ['a', 'straight flush'],
    'four-of-a-kind': ['', 'four of a kind'],
    'full-house': ['a', 'full house'],
    flush: ['a', 'flush'],
    straight: ['a', 'straight'],
    'three-of-a-kind': ['', 'three of a kind'],
    'two-pair': ['', 'two pair'],
    pair: ['a', 'pair'],
    'high-card': ['a', 'high card'],
    low: ['a', 'low without a pair'],
    badugi: ['a', 'badugi'],
    'three-card': ['', 'three cards'],
    'two-card': ['', 'two cards'],
    'one-card': ['', 'one card'],
    points: ['', 'points'],
  },
  it: {
    'royal-flush': ['la', 'scala reale massima'],
    'straight-flush': ['la', 'scala colore'],
    'four-of-a-kind': ['il', 'poker'],
    'full-house': ['il', 'full'],
    flush: ['il', 'colore'],
    straight: ['la', 'scala'],
    'three-of-a-kind': ['il', 'tris'],
    'two-pair': ['la', 'doppia coppia'],
    pair: ['la', 'coppia'],
    'high-card': ['la', 'carta alta'],
    low: ['il', 'basso senza coppie'],
    badugi: ['il', 'badugi'],
    'three-card': ['', 'tre carte'],
    'two-card': ['', 'due carte'],
    'one-card': ['', 'una carta'],
    points: ['i', 'punti'],
  },
};

/** The category inside a sentence: "a flush". */
export function categoryName(category: string, language: Language): string {
  const [article = '', word = category] = CATEGORIES[language][category] ?? [];
  return article === '' ? word : `${article} ${word}`;
}

/** The category on its own: "flush"; undefined where there is none of that name. */
export const categoryWord = (category: string, language: Language): string | undefined =>
  CATEGORIES[language][category]?.[1];
