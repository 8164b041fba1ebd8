import { defineHouseRule } from './define-house-rule.ts';

export const misdealList = defineHouseRule({
  values: ['tda', 'wsop', 'roberts', 'uk', 'missed-player-only'],
  meaning: {
    en: 'Which faults of the deal make a misdeal: those the TDA lists; the same with the button out of place and without stray cards; those with cards out of order too; those of the TDA with a pack not shuffled or cut; or a missed player alone.',
    it: 'Quali errori di distribuzione annullano la mano: quelli elencati dalla TDA; gli stessi con il bottone fuori posto e senza le carte estranee; anche le carte fuori ordine; quelli della TDA con il mazzo non mischiato o non tagliato; oppure solo il giocatore saltato.',
  },
  words: {
    tda: { en: "the TDA's list", it: 'elenco della TDA' },
    wsop: {
      en: 'with the button out of place, without stray cards',
      it: 'con il bottone fuori posto, senza carte vaganti',
    },
    roberts: { en: 'with cards out of order too', it: 'anche con carte fuori ordine' },
    uk: { en: 'with a pack not shuffled or cut', it: 'anche con mazzo non mescolato o tagliato' },
    'missed-player-only': { en: 'a missed player alone', it: 'solo un giocatore saltato' },
  },
});
