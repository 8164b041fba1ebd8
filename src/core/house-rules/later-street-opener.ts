import { defineHouseRule } from './define-house-rule.ts';

export const laterStreetOpener = defineHouseRule({
  values: ['left-of-button', 'left-of-big-blind'],
  meaning: {
    en: 'Games with blinds: who speaks first on the second and later streets.',
    it: 'Giochi con i bui: chi parla per primo dal secondo giro in poi.',
  },
});
