import { defineHouseRule } from './define-house-rule.ts';

export const nullCard = defineHouseRule({
  values: ['no-rank-no-suit', 'keeps-rank'],
  meaning: {
    en: 'The second of two equal cards in one hand: null in rank and suit, or in its suit only.',
    it: 'La seconda di due carte uguali in una mano: nulla per valore e seme, o solo per seme.',
  },
  words: {
    'no-rank-no-suit': { en: 'null in rank and suit', it: 'nulla per valore e seme' },
    'keeps-rank': { en: 'null in its suit only', it: 'nulla solo per il seme' },
  },
});
