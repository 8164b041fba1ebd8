import { defineHouseRule } from './define-house-rule.ts';

export const oversizedChip = defineHouseRule({
  values: ['call', 'raise'],
  meaning: {
    en: 'A single larger chip put in without a word, facing a bet.',
    it: 'Una sola fiche più grande messa senza parlare davanti a una puntata.',
  },
  words: {
    call: { en: 'a call', it: 'vede' },
    raise: { en: 'a raise', it: 'rilancia' },
  },
});
