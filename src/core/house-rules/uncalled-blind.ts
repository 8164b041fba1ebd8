import { defineHouseRule } from './define-house-rule.ts';

export const uncalledBlind = defineHouseRule({
  values: ['returned', 'in-pot'],
  meaning: {
    en: 'What becomes of the part of a blind nobody matched when everybody else folds: it goes back before the pot is counted, or it is won with the pot.',
    it: 'Che cosa succede alla parte di un buio che nessuno ha pareggiato quando tutti gli altri lasciano: torna indietro prima di contare il piatto, o si vince col piatto.',
  },
  words: {
    returned: { en: 'it goes back', it: 'torna indietro' },
    'in-pot': { en: 'it is won with the pot', it: 'si vince con il piatto' },
  },
});
