import { defineHouseRule } from './define-house-rule.ts';

export const underRaise = defineHouseRule({
  values: ['half-raise', 'made-up', 'raiser-chooses', 'player-clarifies'],
  meaning: {
    en: 'A raise put in below the least: half of it or more is made up and less is a call; always made up; the raiser chooses; or below half the player may say what he meant as long as nobody has acted.',
    it: 'Rilancio messo sotto il minimo: dalla metà in su si completa e meno è un call; si completa sempre; sceglie il rilanciante; o sotto la metà il giocatore può chiarire finché nessuno ha agito.',
  },
});
