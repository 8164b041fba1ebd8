import { defineHouseRule } from './define-house-rule.ts';

export const bigBlindCounts = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'Fixed limit: whether the big blind counts as the first bet towards the cap on raises.',
    it: 'Limit: se il grande buio conta come prima puntata per il tetto ai rilanci.',
  },
});
