import { defineHouseRule } from './define-house-rule.ts';

export const acceptedAction = defineHouseRule({
  values: ['caller-owes', 'misunderstanding-may-excuse'],
  meaning: {
    en: 'A caller who was wrong about the amount: he owes the true one, or a gross misunderstanding may excuse him unless four fifths of it are in.',
    it: "Chi vede sbagliandosi sull'importo: deve quello vero, oppure un grave malinteso può scusarlo se non ne ha già messo quattro quinti.",
  },
  words: {
    'caller-owes': { en: 'he owes the true amount', it: 'deve la cifra vera' },
    'misunderstanding-may-excuse': {
      en: 'a gross misunderstanding may excuse him',
      it: 'un grosso equivoco può scusarlo',
    },
  },
});
