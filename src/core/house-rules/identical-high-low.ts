import { defineHouseRule } from './define-house-rule.ts';

export const identicalHighLow = defineHouseRule({
  values: ['per-half', 'evenly'],
  meaning: {
    en: 'Players who tie for every half: each half is split on its own, or the whole pot as evenly as it goes.',
    it: 'Giocatori alla pari in ogni metà: si divide ogni metà per conto suo, o il piatto intero nel modo più uguale possibile.',
  },
  words: {
    'per-half': { en: 'each half on its own', it: 'ogni metà per sé' },
    evenly: { en: 'the whole pot as evenly as it goes', it: 'tutto il piatto, nel modo più uguale' },
  },
});
