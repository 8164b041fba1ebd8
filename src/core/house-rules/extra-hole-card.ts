import { defineHouseRule } from './define-house-rule.ts';

export const extraHoleCard = defineHouseRule({
  values: ['misdeal', 'next-burn'],
  meaning: {
    en: 'One hole card too many, dealt once everybody had theirs: a misdeal like any wrong number of cards, or it goes back and is the next burn.',
    it: 'Una sola carta privata di troppo, data quando tutti avevano le proprie: mano annullata come per ogni numero sbagliato di carte, oppure torna indietro e fa da prossima bruciata.',
  },
  words: {
    misdeal: { en: 'a misdeal', it: 'distribuzione nulla' },
    'next-burn': { en: 'it is the next burn', it: 'è la prossima bruciata' },
  },
});
