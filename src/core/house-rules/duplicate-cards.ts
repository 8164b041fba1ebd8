import { defineHouseRule } from './define-house-rule.ts';

export const duplicateCards = defineHouseRule({
  values: ['refuse', 'fouled-deck', 'null-within-hand'],
  meaning: {
    en: 'The same card twice: the request is refused, the deck is fouled and every bet goes back, or both count, but in one hand only one of them does.',
    it: 'La stessa carta due volte: la richiesta è rifiutata, il mazzo è irregolare e ogni puntata torna a chi l’ha fatta, oppure valgono entrambe, ma nella stessa mano una sola.',
  },
  words: {
    refuse: { en: 'the request is refused', it: 'la richiesta è respinta' },
    'fouled-deck': { en: 'fouled deck, every bet goes back', it: 'mazzo irregolare, ogni puntata torna indietro' },
    'null-within-hand': {
      en: 'both count, but once in one hand',
      it: 'valgono entrambe, ma una sola nella stessa mano',
    },
  },
});
