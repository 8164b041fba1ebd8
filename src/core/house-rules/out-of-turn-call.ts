import { defineHouseRule } from './define-house-rule.ts';

export const outOfTurnCall = defineHouseRule({
  values: ['binds', 'floor-decides'],
  meaning: {
    en: 'Action out of turn where a seat passed over has only called since: it binds as if nothing had changed, or the floor decides.',
    it: 'Azione fuori turno quando un posto saltato ha poi soltanto visto: vincola come se nulla fosse cambiato, o decide il direttore.',
  },
  words: {
    binds: { en: 'it binds', it: 'vincola' },
    'floor-decides': { en: 'the floor decides', it: 'decide il direttore' },
  },
});
