import { defineHouseRule } from './define-house-rule.ts';

export const muckIsDead = defineHouseRule({
  values: ['if-irretrievable', 'floor-discretion', 'always'],
  meaning: {
    en: "Cards thrown in face down: dead only once they cannot be retrieved, live again at the floor's discretion, or dead at once.",
    it: 'Carte gettate coperte: morte solo se non più recuperabili, di nuovo vive a discrezione del direttore, o morte subito.',
  },
  words: {
    'if-irretrievable': { en: 'once they cannot be retrieved', it: 'quando non si possono più recuperare' },
    'floor-discretion': { en: "live again at the floor's discretion", it: 'di nuovo vive se lo decide il direttore' },
    always: { en: 'at once', it: 'subito' },
  },
});
