import { defineHouseRule } from './define-house-rule.ts';

export const burnError = defineHouseRule({
  values: ['drawn-by-lot', 'order-restored', 'flop-dealt-anew', 'order-or-floor'],
  meaning: {
    en: 'A flop without its burn that nobody has acted on: one of its cards is drawn as the burn, every card goes where it was due, the flop is shuffled back and dealt anew, or the order is put right where it is known and else the floor decides.',
    it: 'Un flop senza bruciata su cui nessuno ha agito: una delle carte si estrae come bruciata, ogni carta va dove spettava, il flop si rimischia e si ridistribuisce, oppure si ristabilisce l’ordine se è noto e altrimenti decide il direttore.',
  },
  words: {
    'drawn-by-lot': { en: 'a flop card is drawn as the burn', it: 'si sorteggia la bruciata dal flop' },
    'order-restored': { en: 'every card goes where it was due', it: 'ogni carta va al suo posto' },
    'flop-dealt-anew': { en: 'the flop is dealt anew', it: 'si ridà il flop' },
    'order-or-floor': {
      en: 'put right where the order is known, else the floor',
      it: "si rimette l'ordine se è noto, altrimenti il direttore",
    },
  },
});
