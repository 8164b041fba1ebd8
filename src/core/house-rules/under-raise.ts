import { defineHouseRule } from './define-house-rule.ts';

export const underRaise = defineHouseRule({
  values: ['half-raise', 'made-up', 'raiser-chooses', 'player-clarifies'],
  meaning: {
    en: 'A raise put in below the least: half of it or more is made up and less is a call; always made up; the raiser chooses; or below half the player may say what he meant as long as nobody has acted.',
    it: 'Rilancio messo sotto il minimo: dalla metà in su si completa e meno è un call; si completa sempre; sceglie il rilanciante; o sotto la metà il giocatore può chiarire finché nessuno ha agito.',
  },
  words: {
    'half-raise': { en: 'made up from half on, else a call', it: 'si completa dalla metà in su, altrimenti vede' },
    'made-up': { en: 'always made up', it: 'si completa sempre' },
    'raiser-chooses': { en: 'the raiser chooses', it: 'sceglie chi rilancia' },
    'player-clarifies': {
      en: 'below half the player says what he meant',
      it: 'sotto la metà il giocatore dice cosa intendeva',
    },
  },
});
