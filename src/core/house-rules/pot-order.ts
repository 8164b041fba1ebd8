import { defineHouseRule } from './define-house-rule.ts';

export const potOrder = defineHouseRule({
  values: ['main-first', 'last-made-first'],
  meaning: {
    en: 'In which order pots are decided: the main pot first, or the last-made side pot first.',
    it: "In quale ordine si decidono i piatti: prima il principale, o prima l'ultimo laterale fatto.",
  },
  words: {
    'main-first': { en: 'the main pot first', it: 'prima il principale' },
    'last-made-first': { en: 'the last side pot first', it: "prima l'ultimo laterale" },
  },
});
