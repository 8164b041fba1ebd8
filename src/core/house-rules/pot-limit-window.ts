import { defineHouseRule } from './define-house-rule.ts';

export const potLimitWindow = defineHouseRule({
  values: ['same-street', 'until-all-acted'],
  meaning: {
    en: 'How long a pot-limit wager above the pot is brought down to it: all street, or until everybody has acted on it.',
    it: 'Fino a quando una puntata pot-limit oltre il piatto vi si riporta: per tutto il giro, o finché tutti non vi hanno risposto.',
  },
  words: {
    'same-street': { en: 'all street', it: 'per tutto il giro' },
    'until-all-acted': { en: 'until everybody has acted', it: 'finché tutti hanno agito' },
  },
});
