import { defineHouseRule } from './define-house-rule.ts';

export const showdownOrder = defineHouseRule({
  values: ['last-street-aggressor', 'pusher-first', 'aggressor-only-in-stud'],
  meaning: {
    en: 'Who shows first where the betting ended before the last street: the first in position, as nobody wagered on the last street, or whoever pushed the others all-in; or as the first, with no order in stud where nobody wagered on the last street.',
    it: "Chi mostra per primo se le puntate sono finite prima dell'ultimo giro: il primo in posizione, perché nell'ultimo giro nessuno ha puntato, o chi ha spinto all-in gli altri; oppure come nel primo caso, ma nello stud senza un ordine se nell'ultimo giro nessuno ha puntato.",
  },
  words: {
    'last-street-aggressor': { en: 'the last street alone counts', it: "conta solo l'ultimo giro" },
    'pusher-first': { en: 'whoever pushed the others all-in', it: 'chi ha messo gli altri all-in' },
    'aggressor-only-in-stud': {
      en: 'as the first, no order in stud without a wager',
      it: 'come il primo, nello stud senza puntate nessun ordine',
    },
  },
});
