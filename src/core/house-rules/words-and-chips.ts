import { defineHouseRule } from './define-house-rule.ts';

export const wordsAndChips = defineHouseRule({
  values: ['first-binds', 'words-bind', 'declared-first'],
  meaning: {
    en: 'Words and chips that disagree: the first binds; the words bind; or only a raise declared before the chips is one.',
    it: 'Parole e fiche in contrasto: vincola ciò che viene prima; vincolano le parole; o vale solo il rilancio dichiarato prima delle fiche.',
  },
  words: {
    'first-binds': { en: 'the first binds', it: 'vale ciò che viene prima' },
    'words-bind': { en: 'the words bind', it: 'valgono le parole' },
    'declared-first': {
      en: 'only a raise declared before the chips',
      it: 'solo un rilancio dichiarato prima delle fiche',
    },
  },
});
