import { defineHouseRule } from './define-house-rule.ts';

export const skippedPlayer = defineHouseRule({
  values: ['substantial-action', 'three-players'],
  meaning: {
    en: 'How much action out of turn behind a skipped player costs the right to act, where he says nothing.',
    it: 'Quanta azione fuori turno dietro un giocatore saltato gli toglie il diritto di agire, se non dice nulla.',
  },
  words: {
    'substantial-action': { en: 'substantial action', it: 'azione sostanziale' },
    'three-players': { en: 'three players', it: 'tre giocatori' },
  },
});
