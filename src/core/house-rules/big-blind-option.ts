import { defineHouseRule } from './define-house-rule.ts';

export const bigBlindOption = defineHouseRule({
  values: [true, false],
  meaning: {
    en: 'Whether the big blind may raise when everybody has only called.',
    it: 'Se il grande buio può rilanciare quando tutti hanno solo visto.',
  },
});
