import { defineHouseRule } from './define-house-rule.ts';

export const exposedOwnCards = defineHouseRule({
  values: ['every-right', 'no-raise'],
  meaning: {
    en: 'A player who exposed his own cards keeps every right, or may not raise any more.',
    it: 'Chi ha scoperto le proprie carte conserva ogni diritto, oppure non può più rilanciare.',
  },
  words: {
    'every-right': { en: 'keeps every right', it: 'conserva ogni diritto' },
    'no-raise': { en: 'may not raise', it: 'non può rilanciare' },
  },
});
