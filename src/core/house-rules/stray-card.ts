import { defineHouseRule } from './define-house-rule.ts';

export const strayCard = defineHouseRule({
  values: ['misdeal', 'scrap-of-paper', 'floor'],
  meaning: {
    en: 'A joker or another card that is not of the game: a misdeal before substantial action and a scrap of paper after it, always a scrap of paper, or for the floor to say.',
    it: "Un jolly o un'altra carta che non è del gioco: mano annullata prima dell'azione sostanziale e pezzo di carta dopo, sempre un pezzo di carta, oppure decide il direttore.",
  },
  words: {
    misdeal: { en: 'a misdeal before substantial action', it: 'distribuzione nulla prima di azione sostanziale' },
    'scrap-of-paper': { en: 'always a scrap of paper', it: 'sempre un pezzo di carta' },
    floor: { en: 'the floor decides', it: 'decide il direttore' },
  },
});
