import { defineHouseRule } from './define-house-rule.ts';

export const straightFlushCycle = defineHouseRule({
  values: ['split', 'highest-wins'],
  meaning: {
    en: 'Lowest, middle and highest straight flush in one pot, each beating another: they split, or the highest wins.',
    it: 'Scala colore minima, media e massima nello stesso piatto: dividono, o vince la massima.',
  },
  words: {
    split: { en: 'they split', it: 'si divide' },
    'highest-wins': { en: 'the highest wins', it: 'vince la più alta' },
  },
});
