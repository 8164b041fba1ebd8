import { defineHouseRule } from './define-house-rule.ts';

export const differentBack = defineHouseRule({
  values: ['floor', 'void-if-in-play'],
  meaning: {
    en: 'A card with another back: for the house to say, or the hand is void where the card is in play and stands where it lay in the stub.',
    it: 'Una carta con il dorso diverso: lo dice la casa, oppure la mano è nulla se la carta è in gioco e resta valida se era nel mazzo.',
  },
  words: {
    floor: { en: 'the floor decides', it: 'decide il direttore' },
    'void-if-in-play': { en: 'void where it is in play', it: 'nulla se è in gioco' },
  },
});
