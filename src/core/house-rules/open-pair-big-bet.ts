import { defineHouseRule } from './define-house-rule.ts';

export const openPairBigBet = defineHouseRule({
  values: ['none', 'any-player'],
  meaning: {
    en: 'Fixed-limit stud: whether a pair face up on fourth street lets everybody bet or raise the big bet instead of the small one.',
    it: 'Stud limit: se una coppia scoperta al quarto giro permette a tutti di puntare o rilanciare la puntata grande invece della piccola.',
  },
  words: {
    none: { en: 'nobody, the bet stays small', it: 'nessuno, la puntata resta piccola' },
    'any-player': { en: 'everybody may', it: 'chiunque può' },
  },
});
