import { defineHouseRule } from './define-house-rule.ts';

export const straightFlushOrder = defineHouseRule({
  values: ['linear', 'circle'],
  meaning: {
    en: 'Italian games: straight flushes by height, or in a circle: lowest beats highest, highest beats middle, middle beats lowest.',
    it: 'Giochi italiani: scale colore per altezza, o in circolo: la minima batte la massima, la massima la media, la media la minima.',
  },
  words: {
    linear: { en: 'by height', it: 'per altezza' },
    circle: { en: 'in a circle', it: 'in circolo' },
  },
});
