import { defineHouseRule } from './define-house-rule.ts';

export const oddChipCards = defineHouseRule({
  values: ['winning-five', 'all-cards'],
  meaning: {
    en: 'Odd chip by card: which cards of the winners are looked at, the five that win or all they hold.',
    it: 'Fiche indivisibile per carta: quali carte dei vincitori si guardano, le cinque vincenti o tutte.',
  },
  words: {
    'winning-five': { en: 'the five that win', it: 'le cinque vincenti' },
    'all-cards': { en: 'all they hold', it: 'tutte quelle che hanno' },
  },
});
