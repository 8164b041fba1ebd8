import { defineHouseRule } from './define-house-rule.ts';

export const suitTieBreak = defineHouseRule({
  values: ['none', 'suits'],
  meaning: {
    en: 'Italian games: whether suits (hearts, diamonds, clubs, spades) decide between hands of equal ranks.',
    it: 'Giochi italiani: se tra mani di ugual valore decidono i semi (cuori, quadri, fiori, picche).',
  },
  words: {
    none: { en: 'suits do not decide', it: 'i semi non decidono' },
    suits: { en: 'suits decide', it: 'decidono i semi' },
  },
});
