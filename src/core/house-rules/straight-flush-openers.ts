import { defineHouseRule } from './define-house-rule.ts';

export const straightFlushOpeners = defineHouseRule({
  values: ['first-deal', 'always', 'never'],
  meaning: {
    en: 'Whether four cards to an open-ended straight flush open: on the first deal, after passed deals too, or never.',
    it: 'Se quattro carte di scala colore aperta bastano per aprire: alla prima mano, anche dopo mani passate, o mai.',
  },
  words: {
    'first-deal': { en: 'on the first deal only', it: 'solo alla prima distribuzione' },
    always: { en: 'always', it: 'sempre' },
    never: { en: 'never', it: 'mai' },
  },
});
