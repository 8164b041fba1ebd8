import { defineHouseRule } from './define-house-rule.ts';

export const disputeWindow = defineHouseRule({
  values: ['by-error', 'next-hand', 'cards-shuffled'],
  meaning: {
    en: 'How long an award can be disputed: a reading until the next hand begins and a count until substantial action in it, everything until the next hand begins, or until the cards are shuffled.',
    it: "Fino a quando si contesta un'assegnazione: la lettura fino alla mano successiva e il conteggio fino ad azione sostanziale in quella, tutto fino alla mano successiva, o finché le carte non sono mischiate.",
  },
  words: {
    'by-error': {
      en: 'reading until the next hand, count until action in it',
      it: 'la lettura fino alla mano dopo, il conto fino ad azione in essa',
    },
    'next-hand': { en: 'until the next hand begins', it: 'fino alla mano dopo' },
    'cards-shuffled': { en: 'until the cards are shuffled', it: 'finché non si mescola' },
  },
});
