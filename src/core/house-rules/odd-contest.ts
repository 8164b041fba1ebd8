import { defineHouseRule } from './define-house-rule.ts';

export const oddContest = defineHouseRule({
  values: ['five-card-half', 'by-position'],
  meaning: {
    en: "Split games that are not high-low: which half gets the odd chip of the whole pot, that of the five-card hand (the draw hand before Omaha, Omaha before hold'em) or that of the first winner left of the button.",
    it: "Giochi divisi che non sono alto-basso: a quale metà va la fiche indivisibile del piatto intero, a quella della mano di cinque carte (la mano con cambio prima dell'Omaha, l'Omaha prima dell'hold'em) o a quella del primo vincitore a sinistra del bottone.",
  },
  words: {
    'five-card-half': { en: 'the half of the five-card hand', it: 'la metà della mano di cinque carte' },
    'by-position': { en: 'by position', it: 'secondo la posizione' },
  },
});
