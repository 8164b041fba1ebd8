import { defineHouseRule } from './define-house-rule.ts';

export const limitReopen = defineHouseRule({
  values: ['half-bet', 'full-bet'],
  meaning: {
    en: 'Fixed limit: how large an all-in must be to reopen the betting and count as a raise.',
    it: 'Limit: quanto deve valere un all-in per riaprire le puntate e contare come rilancio.',
  },
});
