import { defineHouseRule } from './define-house-rule.ts';

export const aceLowStraight = defineHouseRule({
  values: ['by-game', true, false],
  meaning: {
    en: 'Whether an ace closes a straight below the lowest rank: as the game has it, always or never.',
    it: "Se l'asso chiude una scala sotto la carta più bassa: come prevede il gioco, sempre o mai.",
  },
  words: {
    'by-game': { en: 'as the game has it', it: 'come vuole il gioco' },
  },
});
