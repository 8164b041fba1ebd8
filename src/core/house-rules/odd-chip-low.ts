import { defineHouseRule } from './define-house-rule.ts';

export const oddChipLow = defineHouseRule({
  values: ['highest-card', 'lowest-card'],
  meaning: {
    en: 'Odd chip by card among equal low hands: to the highest card by suit, or to the lowest.',
    it: 'Fiche indivisibile per carta tra punti bassi uguali: alla carta più alta per seme, o alla più bassa.',
  },
  words: {
    'highest-card': { en: 'to the highest card', it: 'alla carta più alta' },
    'lowest-card': { en: 'to the lowest card', it: 'alla carta più bassa' },
  },
});
