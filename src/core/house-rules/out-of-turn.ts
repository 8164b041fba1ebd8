import { defineHouseRule } from './define-house-rule.ts';

export const outOfTurn = defineHouseRule({
  values: ['all-options', 'no-raise'],
  meaning: {
    en: 'Who checked or called out of turn, once the action to that seat has changed: every option again, or no raise.',
    it: "Chi ha fatto check o call fuori turno, se l'azione verso di lui è cambiata: di nuovo ogni scelta, o niente rilancio.",
  },
  words: {
    'all-options': { en: 'every option again', it: 'di nuovo ogni scelta' },
    'no-raise': { en: 'no raise', it: 'nessun rilancio' },
  },
});
