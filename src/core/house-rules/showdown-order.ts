import { defineHouseRule } from './define-house-rule.ts';

export const showdownOrder = defineHouseRule({
  values: ['last-street-aggressor', 'pusher-first'],
  meaning: {
    en: 'Who shows first where the betting ended before the last street: the first in position, as nobody wagered on the last street, or whoever pushed the others all-in.',
    it: "Chi mostra per primo se le puntate sono finite prima dell'ultimo giro: il primo in posizione, perché nell'ultimo giro nessuno ha puntato, o chi ha spinto all-in gli altri.",
  },
});
