import { defineHouseRule } from './define-house-rule.ts';

export const laterStreetOpener = defineHouseRule({
  values: ['left-of-button', 'left-of-big-blind'],
  meaning: {
    en: 'Games with blinds: who speaks first on the second and later streets.',
    it: 'Giochi con i bui: chi parla per primo dal secondo giro in poi.',
  },
  words: {
    'left-of-button': { en: 'left of the button', it: 'a sinistra del bottone' },
    'left-of-big-blind': { en: 'left of the big blind', it: 'a sinistra del grande buio' },
  },
});
