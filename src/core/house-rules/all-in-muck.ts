import { defineHouseRule } from './define-house-rule.ts';

export const allInMuck = defineHouseRule({
  values: ['must-table', 'may-muck'],
  meaning: {
    en: 'With a player all-in and the betting over: whether a hand may be mucked or every one must be tabled.',
    it: 'Con un giocatore all-in e le puntate finite: se si può fare mucchio o vanno mostrate tutte le mani.',
  },
});
