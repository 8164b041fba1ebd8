import type { Language } from '../kernel/language.ts';
import { atRank, ofRanks, rankName, ranksName } from './ranks.ts';

/** A hand by its category and the ranks that decide it, one per group: two pair aces and kings with a nine is A, K, 9. */
type Name = (ranks: readonly string[]) => string;

const at = (ranks: readonly string[], i: number): string => ranks[i] ?? '';

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
};

const NAMES = { en: EN, it: IT } as const;

/** As a dealer reads it out; a low is read by its ranks. */
export function handName(category: string, ranks: readonly string[], language: Language): string {
  const name = NAMES[language][category];
  return name ? name(ranks) : ranks.map((rank) => rankName(rank, language)).join('-');
}

const WITH_ARTICLE = new Set(['royal-flush', 'straight-flush', 'full-house', 'flush', 'straight', 'pair']);

/** The same inside a sentence: "a pair of queens". */
export const aHand = (category: string, ranks: readonly string[], language: Language): string =>
  `${language === 'en' && WITH_ARTICLE.has(category) ? 'a ' : ''}${handName(category, ranks, language)}`;

/** The category alone: "a flush". */
const CATEGORIES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    'royal-flush': 'a royal flush',
    'straight-flush': 'a straight flush',
    'four-of-a-kind': 'four of a kind',
    'full-house': 'a full house',
    flush: 'a flush',
    straight: 'a straight',
    'three-of-a-kind': 'three of a kind',
    'two-pair': 'two pair',
    pair: 'a pair',
    'high-card': 'a high card',
  },
  it: {
    'royal-flush': 'la scala reale massima',
    'straight-flush': 'la scala colore',
    'four-of-a-kind': 'il poker',
    'full-house': 'il full',
    flush: 'il colore',
    straight: 'la scala',
    'three-of-a-kind': 'il tris',
    'two-pair': 'la doppia coppia',
    pair: 'la coppia',
    'high-card': 'la carta alta',
  },
};

export const categoryName = (category: string, language: Language): string =>
  CATEGORIES[language][category] ?? category;
