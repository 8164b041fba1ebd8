import { defineHouseRule } from './define-house-rule.ts';

export const limitBlinds = defineHouseRule({
  values: ['as-told', 'from-small-bet'],
  meaning: {
    en: 'Fixed limit: blinds that are not told are none, or they are half the small bet and the small bet.',
    it: 'Limit: i bui non indicati non ci sono, oppure sono metà della puntata minore e la puntata minore.',
  },
  words: {
    'as-told': { en: 'none', it: 'nessun buio' },
    'from-small-bet': { en: 'half the small bet and the small bet', it: 'metà puntata piccola e puntata piccola' },
  },
});
