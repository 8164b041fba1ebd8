import { defineHouseRule } from './define-house-rule.ts';

export const severalChips = defineHouseRule({
  values: ['needed-for-call', 'every-chip-counts'],
  meaning: {
    en: 'Several chips put in without a word, more than the call: a call where each of them is needed for it, or a raise of them all.',
    it: 'Più fiche messe senza parlare, oltre il prezzo per vedere: un call se servono tutte, o un rilancio con tutte.',
  },
  words: {
    'needed-for-call': { en: 'a call where each chip is needed for it', it: 'vede, se servono tutte' },
    'every-chip-counts': { en: 'a raise of them all', it: 'rilancia di tutte' },
  },
});
