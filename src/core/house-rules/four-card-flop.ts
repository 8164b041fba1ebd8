import { defineHouseRule } from './define-house-rule.ts';

export const fourCardFlop = defineHouseRule({
  values: ['drawn-by-lot', 'dealt-anew', 'last-card-burns'],
  meaning: {
    en: 'A flop of four cards: one is drawn as the next burn, the flop is dealt anew, or the last card is the next burn.',
    it: "Un flop di quattro carte: una si estrae come prossima bruciata, il flop si ridistribuisce, oppure l'ultima carta è la prossima bruciata.",
  },
  words: {
    'drawn-by-lot': { en: 'one is drawn as the next burn', it: 'una si sorteggia come bruciata' },
    'dealt-anew': { en: 'the flop is dealt anew', it: 'si ridà il flop' },
    'last-card-burns': { en: 'the last card is the next burn', it: "l'ultima è la prossima bruciata" },
  },
});
