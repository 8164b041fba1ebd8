import { defineHouseRule } from './define-house-rule.ts';

export const raiseCap = defineHouseRule({
  values: [3, null],
  range: { min: 0, max: 20 },
  meaning: {
    en: 'Fixed limit: how many raises may follow the bet on a street, where there is a limit.',
    it: "Limit: quanti rilanci possono seguire la puntata in un giro, se c'è un limite.",
  },
  words: {
    null: { en: 'no limit', it: 'nessun limite' },
  },
});
