import type { Language } from '../kernel/language.ts';

/** How the ranks are spoken of, alone and in number; a rank is its character on a card. */
const EN: Readonly<Record<string, readonly [string, string]>> = {
  '2': ['two', 'twos'],
  '3': ['three', 'threes'],
  '4': ['four', 'fours'],
  '5': ['five', 'fives'],
  '6': ['six', 'sixes'],
  '7': ['seven', 'sevens'],
  '8': ['eight', 'eights'],
  '9': ['nine', 'nines'],
  T: ['ten', 'tens'],
  J: ['jack', 'jacks'],
  Q: ['queen', 'queens'],
  K: ['king', 'kings'],
  A: ['ace', 'aces'],
};

const IT: Readonly<Record<string, readonly [string, string]>> = {
  '2': ['due', 'due'],
  '3': ['tre', 'tre'],
  '4': ['quattro', 'quattro'],
  '5': ['cinque', 'cinque'],
  '6': ['sei', 'sei'],
  '7': ['sette', 'sette'],
  '8': ['otto', 'otto'],
  '9': ['nove', 'nove'],
  T: ['dieci', 'dieci'],
  J: ['jack', 'jack'],
  Q: ['donna', 'donne'],
  K: ['re', 're'],
  A: ['asso', 'assi'],
};

const NAMES = { en: EN, it: IT } as const;

export const rankName = (rank: string, language: Language): string => NAMES[language][rank]?.[0] ?? rank;
export const ranksName = (rank: string, language: Language): string => NAMES[language][rank]?.[1] ?? rank;

/** Italian "to the": all'asso, alla donna, al re. */
export function atRank(rank: string): string {
  if (rank === 'A' || rank === '8') return `all'${rankName(rank, 'it')}`;
  return rank === 'Q' ? 'alla donna' : `al ${rankName(rank, 'it')}`;
}

/** Italian "from the": dall'otto, dalla donna, dal sette. */
export function fromRank(rank: string): string {
  if (rank === 'A' || rank === '8') return `dall'${rankName(rank, 'it')}`;
  return rank === 'Q' ? 'dalla donna' : `dal ${rankName(rank, 'it')}`;
}

/** Italian "of": d'assi, di re. */
export const ofRanks = (rank: string): string => (rank === 'A' ? "d'assi" : `di ${ranksName(rank, 'it')}`);
