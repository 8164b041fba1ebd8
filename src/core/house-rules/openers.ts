import { defineHouseRule } from './define-house-rule.ts';

export const openers = defineHouseRule({
  values: ['none', 'jacks', 'queens', 'kings'],
  meaning: {
    en: 'Italian draw: the least pair that may open this deal; none asks for no openers.',
    it: 'Poker italiano: la coppia minima per aprire questa mano; none non richiede nulla.',
  },
  words: {
    none: { en: 'none needed', it: 'nessuna apertura' },
    jacks: { en: 'a pair of jacks', it: 'coppia di jack' },
    queens: { en: 'a pair of queens', it: 'coppia di donne' },
    kings: { en: 'a pair of kings', it: 'coppia di re' },
  },
});
