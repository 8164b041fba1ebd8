import { defineHouseRule } from './define-house-rule.ts';

export const exposedNoAggression = defineHouseRule({
  values: [false, true],
  meaning: {
    en: 'Whether a player who exposed his own cards may not bet either, besides not raising.',
    it: 'Se chi ha scoperto le proprie carte non può nemmeno puntare, oltre a non rilanciare.',
  },
});
