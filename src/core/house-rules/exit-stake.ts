import { defineHouseRule } from './define-house-rule.ts';

export const exitStake = defineHouseRule({
  values: ['bet-to-enter', 'every-stake'],
  meaning: {
    en: 'Who may quit after the opening takes back the bet he paid to enter, or the ante too.',
    it: "Chi può lasciare dopo l'apertura riprende l'uscita pagata per entrare, o anche l'invito.",
  },
});
