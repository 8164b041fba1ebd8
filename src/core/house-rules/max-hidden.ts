import { defineHouseRule } from './define-house-rule.ts';

export const maxHidden = defineHouseRule({
  values: [null, 5],
  meaning: {
    en: 'Hidden Poker: most board cards that may be hidden; null for no limit.',
    it: 'Hidden Poker: quante carte del tavolo si possono nascondere al massimo; null per nessun limite.',
  },
});
