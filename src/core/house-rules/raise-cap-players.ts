import { defineHouseRule } from './define-house-rule.ts';

export const raiseCapPlayers = defineHouseRule({
  values: ['in-the-hand', 'not-all-in'],
  meaning: {
    en: 'Fixed limit: whom the cap on raises counts. Where it counts players not all-in, it holds only while three of them have chips behind.',
    it: 'Limit: chi conta per il tetto ai rilanci. Dove contano i giocatori non all-in, vale solo finché tre di loro hanno fiche dietro.',
  },
  words: {
    'in-the-hand': { en: 'everybody in the hand', it: 'tutti quelli in gioco' },
    'not-all-in': { en: 'only those not all-in', it: 'solo chi non è all-in' },
  },
});
