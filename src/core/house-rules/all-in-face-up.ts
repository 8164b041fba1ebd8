import { defineHouseRule } from './define-house-rule.ts';

export const allInFaceUp = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'With a player all-in and the betting over: whether every hand is turned face up at once, as in tournaments, or shown in order at the end, as cash games may have it.',
    it: 'Con un giocatore all-in e le puntate finite: se si scoprono subito tutte le mani, come nei tornei, o si mostrano in ordine alla fine, come può essere nel cash.',
  },
});
