import { defineHouseRule } from './define-house-rule.ts';

export const boardPlayMuck = defineHouseRule({
  values: ['forfeits', 'shares'],
  meaning: {
    en: 'A hand mucked when the board is the best hand: it gives up its share, or shares all the same.',
    it: 'Mano gettata quando il tavolo è la mano migliore: perde la sua parte, o divide comunque.',
  },
  words: {
    forfeits: { en: 'it gives up its share', it: 'perde la sua parte' },
    shares: { en: 'it shares all the same', it: 'divide comunque' },
  },
});
