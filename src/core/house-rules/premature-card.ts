import { defineHouseRule } from './define-house-rule.ts';

export const prematureCard = defineHouseRule({
  values: ['into-stub', 'turn-set-aside', 'floor'],
  meaning: {
    en: 'A board card dealt before the betting was over: back into the stub, which is shuffled; the same, but a turn is set aside and comes back for the river; or for the floor to say.',
    it: 'Una carta del tavolo scoperta prima della fine delle puntate: torna nel mazzo, che si rimischia; lo stesso, ma il turn si mette da parte e rientra per il river; oppure decide il direttore.',
  },
  words: {
    'into-stub': { en: 'back into the stub, shuffled', it: 'torna nel mazzo, rimescolato' },
    'turn-set-aside': { en: 'a turn is set aside for the river', it: 'il turn si mette da parte per il river' },
    floor: { en: 'the floor decides', it: 'decide il direttore' },
  },
});
