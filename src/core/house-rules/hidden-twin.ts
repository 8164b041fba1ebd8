import { defineHouseRule } from './define-house-rule.ts';

export const hiddenTwin = defineHouseRule({
  values: ['suit-rule', 'no-effect'],
  meaning: {
    en: 'Hidden Poker, a revealed rank whose twins are all hidden already: the suit rule applies, or nothing happens.',
    it: 'Hidden Poker, valore rivelato con le gemelle già tutte nascoste: vale la regola del seme, o non succede nulla.',
  },
  words: {
    'suit-rule': { en: 'the suit rule applies', it: 'vale la regola del seme' },
    'no-effect': { en: 'nothing happens', it: 'non succede nulla' },
  },
});
