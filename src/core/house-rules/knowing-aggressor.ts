import { defineHouseRule } from './define-house-rule.ts';

export const knowingAggressor = defineHouseRule({
  values: ['refunded', 'may-forfeit'],
  meaning: {
    en: 'Whether a player who knew that the deck was fouled and bet or raised all the same takes his chips back like the others, or may lose them to the next pot.',
    it: 'Se chi sapeva che il mazzo era irregolare e ha comunque puntato o rilanciato riprende le sue fiche come gli altri, o può perderle a favore del piatto successivo.',
  },
  words: {
    refunded: { en: 'takes his chips back', it: 'riprende le fiche' },
    'may-forfeit': { en: 'may lose them to the next pot', it: 'può perderle per il piatto successivo' },
  },
});
