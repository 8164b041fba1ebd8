import { type Language, rankName } from '../../core/index.ts';

/** The rank of a card as it is read aloud: figures as they are printed, for what is seen of a card is in its name. */
export const cardRank = (rank: string, language: Language): string => {
  if (rank === 'T') return '10';
  return /\d/.test(rank) ? rank : rankName(rank, language);
};
