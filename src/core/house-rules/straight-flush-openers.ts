import { defineHouseRule } from './define-house-rule.ts';

export const straightFlushOpeners = defineHouseRule({
  values: ['first-deal', 'always', 'never'],
  meaning: {
    en: 'Whether four cards to an open-ended straight flush open: on the first deal, after passed deals too, or never.',
    it: 'Se quattro carte di scala colore aperta bastano per aprire: alla prima mano, anche dopo mani passate, o mai.',
  },
});
