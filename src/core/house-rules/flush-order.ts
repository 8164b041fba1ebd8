import { defineHouseRule } from './define-house-rule.ts';

export const flushOrder = defineHouseRule({
  values: ['below-full-house', 'above-full-house'],
  meaning: {
    en: 'Italian games: whether a flush loses to a full house or beats it.',
    it: 'Giochi italiani: se il colore perde contro il full o lo batte.',
  },
  words: {
    'below-full-house': { en: 'a full house beats a flush', it: 'il full batte il colore' },
    'above-full-house': { en: 'a flush beats a full house', it: 'il colore batte il full' },
  },
});
