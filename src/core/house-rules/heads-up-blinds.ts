import { defineHouseRule } from './define-house-rule.ts';

export const headsUpBlinds = defineHouseRule({
  values: ['button-small', 'button-big'],
  meaning: {
    en: 'Two players: the button posts the small blind, or the player left of it does and the button posts the big blind.',
    it: 'In due: il bottone mette il piccolo buio, o lo mette chi siede alla sua sinistra e il bottone il grande.',
  },
  words: {
    'button-small': { en: 'the button posts the small blind', it: 'il bottone mette il piccolo buio' },
    'button-big': { en: 'the button posts the big blind', it: 'il bottone mette il grande buio' },
  },
});
