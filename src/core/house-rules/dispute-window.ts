import { defineHouseRule } from './define-house-rule.ts';

export const disputeWindow = defineHouseRule({
  values: ['by-error', 'next-hand', 'cards-shuffled'],
  meaning: {
    en: 'How long an award can be disputed: a reading until the next hand begins and a count until substantial action in it, everything until the next hand begins, or until the cards are shuffled.',
    it: "Fino a quando si contesta un'assegnazione: la lettura fino alla mano successiva e il conteggio fino ad azione sostanziale in quella, tutto fino alla mano successiva, o finché le carte non sono mischiate.",
  },
});
