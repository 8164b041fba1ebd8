import { defineHouseRule } from './define-house-rule.ts';

export const stringBet = defineHouseRule({
  values: ['one-motion', 'one-more-after-raise', 'any-after-raise', 'amount-declared'],
  meaning: {
    en: 'Chips in several motions: only the first counts; after the word "raise" and the call one more counts; after "raise" any number counts; or nothing but a stated amount raises.',
    it: 'Fiche in più gesti: conta solo il primo; dopo la parola "rilancio" e il call ne conta un altro; dopo "rilancio" contano tutti; o rilancia solo chi ha detto l\'importo.',
  },
});
