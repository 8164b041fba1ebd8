import { defineHouseRule } from './define-house-rule.ts';

export const exposedHoleCard = defineHouseRule({
  values: ['top-card', 'flop-burn', 'replace-all'],
  meaning: {
    en: 'A hole card exposed in the deal: the first or second off the deck, or several, make a misdeal, and another one is replaced by the top card; the same, replaced by the card due to be burned before the flop; or all are replaced, however many.',
    it: "Carta privata scoperta nella distribuzione: la prima o la seconda del mazzo, o più d'una, annullano la mano, e un'altra si sostituisce con la prima del mazzo; lo stesso, con la carta che si doveva bruciare prima del flop; oppure si sostituiscono tutte, quante che siano.",
  },
  words: {
    'top-card': { en: 'replaced by the top card', it: 'si sostituisce con la prima del mazzo' },
    'flop-burn': { en: 'replaced by the burn before the flop', it: 'si sostituisce con la bruciata prima del flop' },
    'replace-all': { en: 'all are replaced', it: 'si sostituiscono tutte' },
  },
});
