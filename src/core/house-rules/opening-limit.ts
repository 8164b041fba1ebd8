import { defineHouseRule } from './define-house-rule.ts';

export const openingLimit = defineHouseRule({
  values: ['none', 'pot'],
  meaning: {
    en: 'Draw games without a limit: whether the first bet of the hand may exceed the pot.',
    it: 'Giochi col cambio senza limite: se la prima puntata può superare il piatto.',
  },
  words: {
    none: { en: 'it may exceed the pot', it: 'può superare il piatto' },
    pot: { en: 'at most the pot', it: 'al massimo il piatto' },
  },
});
