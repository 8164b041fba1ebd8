import { defineHouseRule } from './define-house-rule.ts';

export const duplicateCards = defineHouseRule({
  values: ['refuse', 'fouled-deck'],
  meaning: {
    en: 'The same card twice: the request is refused, or the deck is fouled and every bet goes back.',
    it: 'La stessa carta due volte: la richiesta è rifiutata, oppure il mazzo è irregolare e ogni puntata torna a chi l’ha fatta.',
  },
});
