import { defineHouseRule } from './define-house-rule.ts';

export const allInMuck = defineHouseRule({
  values: ['must-table', 'may-muck'],
  meaning: {
    en: 'With a player all-in and the betting over: whether a hand may be mucked or every one must be tabled.',
    it: 'Con un giocatore all-in e le puntate finite: se si può fare mucchio o vanno mostrate tutte le mani.',
  },
  words: {
    'must-table': { en: 'every hand must be tabled', it: 'ogni mano va scoperta' },
    'may-muck': { en: 'a hand may be mucked', it: 'una mano può andare al mucchio' },
  },
});
