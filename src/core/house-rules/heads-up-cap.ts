import { defineHouseRule } from './define-house-rule.ts';

export const headsUpCap = defineHouseRule({
  values: ['event-heads-up-only', 'lifted-if-round-began-heads-up', 'lifted-if-heads-up-before-cap', 'never-lifted'],
  meaning: {
    en: 'Fixed limit: when the cap on raises no longer holds because two players are left.',
    it: 'Limit: quando il tetto ai rilanci cade perché restano due giocatori.',
  },
});
