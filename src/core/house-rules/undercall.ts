import { defineHouseRule } from './define-house-rule.ts';

export const undercall = defineHouseRule({
  values: ['opener-or-heads-up', 'unaware-may-withdraw', 'dealer-may-allow'],
  meaning: {
    en: 'Less than the call put in: a full call facing the opening bet or heads-up, else for the floor; a full call unless the player did not know of the raise; or taken back where the dealer allows it.',
    it: 'Meno del prezzo per vedere: call pieno davanti alla prima puntata o in due, altrimenti decide il direttore; call pieno salvo che il giocatore ignorasse il rilancio; o si ritira se il mazziere autorizza.',
  },
  words: {
    'opener-or-heads-up': {
      en: 'full call before the opening bet or heads-up, else the floor',
      it: 'pieno davanti alla prima puntata o in due, altrimenti il direttore',
    },
    'unaware-may-withdraw': {
      en: 'full call, unless unaware of the raise',
      it: 'pieno, salvo chi non sapeva del rilancio',
    },
    'dealer-may-allow': { en: 'taken back where the dealer allows it', it: 'si riprende se il mazziere lo permette' },
  },
});
