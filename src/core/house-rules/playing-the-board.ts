import { defineHouseRule } from './define-house-rule.ts';

export const playingTheBoard = defineHouseRule({
  values: ['must-table', 'may-declare'],
  meaning: {
    en: 'Who plays the board tables every hole card, or may say so before throwing the cards away.',
    it: 'Chi gioca il tavolo mostra tutte le proprie carte, o può dichiararlo prima di gettarle.',
  },
  words: {
    'must-table': { en: 'tables every hole card', it: 'scopre tutte le sue carte' },
    'may-declare': { en: 'may say so and muck', it: 'può dichiararlo e gettarle' },
  },
});
