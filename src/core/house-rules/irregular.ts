import { defineHouseRule } from './define-house-rule.ts';

export const irregular = defineHouseRule({
  values: ['correct', 'stop'],
  meaning: {
    en: 'Whether a bet history is followed past an irregular action the rulebook settles, or stops before it.',
    it: "Se una sequenza di puntate prosegue dopo un'azione irregolare che il regolamento risolve, o si ferma prima.",
  },
  words: {
    correct: { en: 'followed, corrected', it: 'si segue, corretta' },
    stop: { en: 'stops before it', it: 'si ferma prima' },
  },
});
