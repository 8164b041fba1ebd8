import { defineHouseRule } from './define-house-rule.ts';

export const oddChip = defineHouseRule({
  values: ['by-game', 'first-seat-left-of-button', 'highest-card-by-suit', 'carry-over'],
  meaning: {
    en: 'Who gets a chip that cannot be split: by the game (board and draw games left of the button, stud by the highest card), one of these always, or it stays for the next pot.',
    it: 'A chi va la fiche indivisibile: secondo il gioco (a sinistra del bottone, nello stud alla carta più alta), sempre uno di questi criteri, oppure resta per il piatto successivo.',
  },
  words: {
    'by-game': { en: 'by the game', it: 'secondo il gioco' },
    'first-seat-left-of-button': {
      en: 'always to the first winner left of the button',
      it: 'sempre al primo vincitore a sinistra del bottone',
    },
    'highest-card-by-suit': { en: 'always to the highest card by suit', it: 'sempre alla carta più alta per seme' },
    'carry-over': { en: 'stays for the next pot', it: 'resta per il piatto successivo' },
  },
});
