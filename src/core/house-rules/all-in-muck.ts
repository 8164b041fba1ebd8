import { defineHouseRule } from './define-house-rule.ts';

export const allInMuck = defineHouseRule({
  values: ['must-table', 'may-muck'],
  meaning: {
    en: 'Whether a player who is all-in may muck once the betting is over.',
    it: 'Se chi è all-in può fare mucchio quando le puntate sono finite.',
  },
});
