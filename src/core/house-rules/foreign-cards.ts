import { defineHouseRule } from './define-house-rule.ts';

export const foreignCards = defineHouseRule({
  values: ['refuse', 'play'],
  meaning: {
    en: "A card below the deck's lowest rank: the request is refused, or it is played at its own rank.",
    it: 'Una carta sotto la minima del mazzo: la richiesta è rifiutata, o la carta si gioca col suo valore.',
  },
  words: {
    refuse: { en: 'the request is refused', it: 'la richiesta è respinta' },
    play: { en: 'it plays at its own rank', it: 'gioca al suo valore' },
  },
});
