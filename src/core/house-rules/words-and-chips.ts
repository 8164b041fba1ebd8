import { defineHouseRule } from './define-house-rule.ts';

export const wordsAndChips = defineHouseRule({
  values: ['first-binds', 'words-bind', 'declared-first'],
  meaning: {
    en: 'Words and chips that disagree: the first binds; the words bind; or only a raise declared before the chips is one.',
    it: 'Parole e fiche in contrasto: vincola ciò che viene prima; vincolano le parole; o vale solo il rilancio dichiarato prima delle fiche.',
  },
});
