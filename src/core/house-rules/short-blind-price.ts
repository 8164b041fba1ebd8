import { defineHouseRule } from './define-house-rule.ts';

export const shortBlindPrice = defineHouseRule({
  values: ['in-full', 'as-posted'],
  meaning: {
    en: 'What a call costs where the big blind was posted short: the big blind in full, or what was posted.',
    it: 'Quanto costa vedere se il grande buio è stato messo corto: il grande buio intero, o quanto è stato messo.',
  },
  words: {
    'in-full': { en: 'the big blind in full', it: 'il grande buio intero' },
    'as-posted': { en: 'what was posted', it: 'quanto è stato messo' },
  },
});
