import { defineHouseRule } from './define-house-rule.ts';

export const stringBet = defineHouseRule({
  values: ['one-motion', 'one-more-after-raise', 'any-after-raise', 'amount-declared'],
  meaning: {
    en: 'Chips in several motions: only the first counts; after the word "raise" and the call one more counts; after "raise" any number counts; or nothing but a stated amount raises.',
    it: 'Fiche in più gesti: conta solo il primo; dopo la parola "rilancio" e il call ne conta un altro; dopo "rilancio" contano tutti; o rilancia solo chi ha detto l\'importo.',
  },
  words: {
    'one-motion': { en: 'only the first motion counts', it: 'vale solo il primo gesto' },
    'one-more-after-raise': { en: 'one more after “raise” and the call', it: 'uno in più dopo «rilancio»' },
    'any-after-raise': { en: 'any number after “raise”', it: 'quanti si vuole dopo «rilancio»' },
    'amount-declared': { en: 'only a stated amount raises', it: 'rilancia solo una cifra detta' },
  },
});
