import { defineHouseRule } from './define-house-rule.ts';

export const openers = defineHouseRule({
  values: ['none', 'jacks', 'queens', 'kings'],
  meaning: {
    en: 'Italian draw: the least pair that may open this deal; none asks for no openers.',
    it: 'Poker italiano: la coppia minima per aprire questa mano; none non richiede nulla.',
  },
});
