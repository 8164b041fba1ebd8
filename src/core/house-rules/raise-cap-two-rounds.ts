import { defineHouseRule } from './define-house-rule.ts';

export const raiseCapTwoRounds = defineHouseRule({
  values: ['as-in-other-games', 'one-more'],
  meaning: {
    en: 'Fixed limit: how many raises may follow the bet in games of two betting rounds, as many as elsewhere or one more.',
    it: 'Limit: quanti rilanci possono seguire la puntata nei giochi a due giri di puntate, quanti altrove o uno in più.',
  },
  words: {
    'as-in-other-games': { en: 'as many as elsewhere', it: 'quanti negli altri giochi' },
    'one-more': { en: 'one more', it: 'uno in più' },
  },
});
