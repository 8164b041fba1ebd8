import { defineHouseRule } from './define-house-rule.ts';

export const askingToSee = defineHouseRule({
  values: ['river-caller', 'collusion-only', 'any-dealt-in'],
  meaning: {
    en: 'Who may ask to see a hand at the showdown: who called the last bet, nobody unless collusion is suspected, or anybody dealt in.',
    it: "Chi può chiedere di vedere una mano allo showdown: chi ha visto l'ultima puntata, nessuno salvo sospetto di accordo, o chiunque abbia ricevuto carte.",
  },
  words: {
    'river-caller': { en: 'who called the last bet', it: "chi ha visto l'ultima puntata" },
    'collusion-only': { en: 'nobody, unless collusion is suspected', it: 'nessuno, salvo sospetto di combutta' },
    'any-dealt-in': { en: 'anybody dealt in', it: 'chiunque abbia ricevuto carte' },
  },
});
