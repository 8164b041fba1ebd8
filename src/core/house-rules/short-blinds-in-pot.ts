import { defineHouseRule } from './define-house-rule.ts';

export const shortBlindsInPot = defineHouseRule({
  values: ['in-full', 'as-posted', 'small-as-big'],
  meaning: {
    en: 'Pot-limit: how blinds that are short or missing count in the pot before the flop: in full, as posted, or in full with the small blind as large as the big blind.',
    it: 'Pot-limit: come contano nel piatto prima del flop i bui corti o mancanti: per intero, come sono stati messi, o per intero con il piccolo buio grande quanto il grande.',
  },
  words: {
    'in-full': { en: 'in full', it: 'interi' },
    'as-posted': { en: 'as posted', it: 'come messi' },
    'small-as-big': { en: 'in full, the small as large as the big', it: 'interi, il piccolo quanto il grande' },
  },
});
