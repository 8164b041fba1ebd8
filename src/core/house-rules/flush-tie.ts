import { defineHouseRule } from './define-house-rule.ts';

export const flushTie = defineHouseRule({
  values: ['ranks-first', 'suit-first'],
  meaning: {
    en: 'Where suits decide: two flushes compare by their ranks first, or by their suit first.',
    it: 'Dove decidono i semi: due colori si confrontano prima per valore o prima per seme.',
  },
  words: {
    'ranks-first': { en: 'ranks first', it: 'prima i valori' },
    'suit-first': { en: 'suit first', it: 'prima il seme' },
  },
});
