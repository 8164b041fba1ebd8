import { defineHouseRule } from './define-house-rule.ts';

export const suitCompare = defineHouseRule({
  values: ['highest-kicker', 'highest-card', 'top-suit-in-group'],
  meaning: {
    en: 'Which suit is compared: of the highest card outside the pair, pairs or three; of the highest card; or the best suit in the group.',
    it: 'Quale seme si confronta: della carta più alta fuori da coppia, coppie o tris; della carta più alta; o il migliore della combinazione.',
  },
  words: {
    'highest-kicker': {
      en: 'of the highest card outside the group',
      it: 'della carta più alta fuori dalla combinazione',
    },
    'highest-card': { en: 'of the highest card', it: 'della carta più alta' },
    'top-suit-in-group': { en: 'the best suit in the group', it: 'il seme migliore nella combinazione' },
  },
});
