import { defineHouseRule } from './define-house-rule.ts';

export const exitStake = defineHouseRule({
  values: ['bet-to-enter', 'every-stake'],
  meaning: {
    en: 'Who may quit after the opening takes back the bet he paid to enter, or the ante too.',
    it: "Chi può lasciare dopo l'apertura riprende l'uscita pagata per entrare, o anche l'invito.",
  },
  words: {
    'bet-to-enter': { en: 'the bet he paid to enter', it: 'la puntata pagata per entrare' },
    'every-stake': { en: 'the ante too', it: "anche l'entrata" },
  },
});
