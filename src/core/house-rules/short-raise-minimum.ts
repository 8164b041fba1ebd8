import { defineHouseRule } from './define-house-rule.ts';

export const shortRaiseMinimum = defineHouseRule({
  values: ['call', 'minimum-raise'],
  meaning: {
    en: 'A short raise others have matched, made up to "the minimum": the price to call, or the smallest legal raise.',
    it: 'Rilancio in difetto già coperto, portato "al minimo": il prezzo per vedere, o il rilancio minimo.',
  },
  words: {
    call: { en: 'the price to call', it: 'il prezzo per vedere' },
    'minimum-raise': { en: 'the smallest legal raise', it: 'il rilancio minimo' },
  },
});
