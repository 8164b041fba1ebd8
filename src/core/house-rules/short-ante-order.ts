import { defineHouseRule } from './define-house-rule.ts';

export const shortAnteOrder = defineHouseRule({
  values: ['blind-first', 'ante-first'],
  meaning: {
    en: 'A stack too short for both blind and the ante of the whole table: which is paid first.',
    it: 'Stack insufficiente per buio e ante del tavolo: quale si paga prima.',
  },
  words: {
    'blind-first': { en: 'the blind', it: 'il buio' },
    'ante-first': { en: 'the ante', it: "l'ante" },
  },
});
