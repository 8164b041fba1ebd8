import { defineHouseRule } from './define-house-rule.ts';

export const shortDeckOrder = defineHouseRule({
  values: ['straight-over-trips', 'trips-over-straight'],
  meaning: {
    en: 'With 36 cards: whether a straight beats three of a kind or loses to it.',
    it: 'Con 36 carte: se la scala batte il tris o ne è battuta.',
  },
  words: {
    'straight-over-trips': { en: 'a straight beats three of a kind', it: 'la scala batte il tris' },
    'trips-over-straight': { en: 'three of a kind beats a straight', it: 'il tris batte la scala' },
  },
});
