import { defineHouseRule } from './define-house-rule.ts';

export const maxHidden = defineHouseRule({
  values: [null, 5],
  meaning: {
    en: 'Hidden Poker: most board cards that may be hidden, where there is a limit.',
    it: "Hidden Poker: quante carte del tavolo si possono nascondere al massimo, se c'è un limite.",
  },
  words: {
    null: { en: 'no limit', it: 'nessun limite' },
  },
});
