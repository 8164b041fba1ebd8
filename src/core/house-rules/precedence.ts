import { defineHouseRule } from './define-house-rule.ts';

export const precedence = defineHouseRule({
  values: ['plain', 'literal'],
  meaning: {
    en: "Where a text's own wording and the general rule of its game disagree: which one decides.",
    it: 'Quando il testo di un regolamento e la regola generale del suo gioco non concordano: quale decide.',
  },
  words: {
    plain: { en: 'the general rule', it: 'la regola generale' },
    literal: { en: 'the wording', it: 'la lettera del testo' },
  },
});
