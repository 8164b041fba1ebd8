import { defineHouseRule } from './define-house-rule.ts';

export const sidePotShowsFirst = defineHouseRule({
  values: [false, true],
  meaning: {
    en: 'Whether hands in a side pot are shown before those all-in for the pots below it.',
    it: 'Se le mani in un piatto laterale si mostrano prima di quelle all-in per i piatti inferiori.',
  },
});
