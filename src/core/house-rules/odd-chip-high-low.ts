import { defineHouseRule } from './define-house-rule.ts';

export const oddChipHighLow = defineHouseRule({
  values: ['to-high', 'by-position'],
  meaning: {
    en: 'Which half gets the odd chip of a pot shared by high and low.',
    it: 'A quale metà va la fiche indivisibile di un piatto diviso tra alto e basso.',
  },
  words: {
    'to-high': { en: 'the high half', it: "la metà dell'alto" },
    'by-position': { en: 'by position', it: 'secondo la posizione' },
  },
});
