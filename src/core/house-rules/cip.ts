import { defineHouseRule } from './define-house-rule.ts';

export const cip = defineHouseRule({
  values: ['minimum-opening', 'ante'],
  meaning: {
    en: 'Italian draw, the word "cip": opening for the minimum, or for the ante.',
    it: 'Poker italiano, la parola "cip": apertura per il minimo, o per l’invito.',
  },
  words: {
    'minimum-opening': { en: 'opens for the minimum', it: 'apre al minimo' },
    ante: { en: 'opens for the ante', it: "apre per l'entrata" },
  },
});
