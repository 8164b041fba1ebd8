import { defineHouseRule } from './define-house-rule.ts';

export const substantialAction = defineHouseRule({
  values: ['chips', 'not-alike', 'three-or-two', 'two-players'],
  meaning: {
    en: 'What makes action substantial: two actions in turn with chips from at least one, or any three; two that are not two checks or two folds, or any three; three folds or checks, or two others; or two players having acted.',
    it: "Che cosa rende sostanziale l'azione: due azioni di fila di cui almeno una con fiche, o tre qualsiasi; due che non siano due check o due fold, o tre qualsiasi; tre tra fold e check, o due altre; oppure due giocatori che hanno parlato.",
  },
  words: {
    chips: { en: 'two with chips, or any three', it: 'due con fiche, o tre qualsiasi' },
    'not-alike': { en: 'two that are not alike, or any three', it: 'due non uguali, o tre qualsiasi' },
    'three-or-two': { en: 'three folds or checks, or two others', it: 'tre passo o check, o due altre' },
    'two-players': { en: 'two players', it: 'due giocatori' },
  },
});
