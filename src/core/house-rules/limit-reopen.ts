import { defineHouseRule } from './define-house-rule.ts';

export const limitReopen = defineHouseRule({
  values: ['half-bet', 'full-bet', 'half-bet-completed'],
  meaning: {
    en: 'Fixed limit: how large an all-in must be to reopen the betting and count as a raise: half a bet, a full one, or half a bet, which the next raise completes instead of topping it by a bet.',
    it: 'Limit: quanto deve valere un all-in per riaprire le puntate e contare come rilancio: mezza puntata, una intera, oppure mezza, che il rilancio successivo completa invece di superarla di una puntata.',
  },
  words: {
    'half-bet': { en: 'half a bet', it: 'mezza puntata' },
    'full-bet': { en: 'a full bet', it: 'una puntata intera' },
    'half-bet-completed': {
      en: 'half a bet, which the next raise completes',
      it: 'mezza puntata, che il rilancio dopo completa',
    },
  },
});
