import { defineHouseRule } from './define-house-rule.ts';

export const headsUpCap = defineHouseRule({
  values: ['event-heads-up-only', 'lifted-if-round-began-heads-up', 'lifted-if-heads-up-before-cap', 'never-lifted'],
  meaning: {
    en: 'Fixed limit: when the cap on raises no longer holds because two players are left.',
    it: 'Limit: quando il tetto ai rilanci cade perché restano due giocatori.',
  },
  words: {
    'event-heads-up-only': { en: 'only in a heads-up event', it: 'solo in una sfida a due' },
    'lifted-if-round-began-heads-up': { en: 'if the round began heads-up', it: 'se il giro è cominciato in due' },
    'lifted-if-heads-up-before-cap': {
      en: 'if they were two before it was reached',
      it: 'se erano in due prima di raggiungerlo',
    },
    'never-lifted': { en: 'never', it: 'mai' },
  },
});
