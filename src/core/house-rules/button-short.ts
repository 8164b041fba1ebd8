import { defineHouseRule } from './define-house-rule.ts';

export const buttonShort = defineHouseRule({
  values: ['until-it-acts', 'until-substantial-action', 'never'],
  meaning: {
    en: 'How long a button dealt too few cards may receive the missing one.',
    it: 'Fino a quando il bottone che ha carte in meno può ricevere quella mancante.',
  },
  words: {
    'until-it-acts': { en: 'until it acts', it: 'finché non agisce' },
    'until-substantial-action': { en: 'until substantial action', it: 'fino ad azione sostanziale' },
    never: { en: 'never', it: 'mai' },
  },
});
