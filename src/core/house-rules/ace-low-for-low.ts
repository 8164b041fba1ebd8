import { defineHouseRule } from './define-house-rule.ts';

export const aceLowForLow = defineHouseRule({
  values: [false, true],
  meaning: {
    en: 'Odd chip by card among equal low hands: whether the ace is the lowest card where the game plays it low.',
    it: "Fiche indivisibile per carta tra punti bassi uguali: se l'asso è la carta più bassa quando il gioco lo tiene basso.",
  },
});
