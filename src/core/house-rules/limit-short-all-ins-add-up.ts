import { defineHouseRule } from './define-house-rule.ts';

export const limitShortAllInsAddUp = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'Fixed limit: whether several all-ins, each too short to reopen the betting, reopen it together.',
    it: 'Limit: se più all-in, ognuno troppo corto per riaprire le puntate, le riaprono insieme.',
  },
});
