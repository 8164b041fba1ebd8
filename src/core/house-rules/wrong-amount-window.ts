import { defineHouseRule } from './define-house-rule.ts';

export const wrongAmountWindow = defineHouseRule({
  values: ['until-next-card', 'until-round-complete'],
  meaning: {
    en: 'How long a bet or raise of a wrong amount is corrected for everybody: until the next card (or the showdown), or until the betting round is complete, and then nobody who has acted may raise.',
    it: 'Fino a quando si corregge per tutti una puntata o un rilancio di importo errato: fino alla carta successiva (o allo showdown), oppure fino alla fine del giro, e allora chi ha già agito non può rilanciare.',
  },
  words: {
    'until-next-card': { en: 'until the next card', it: 'fino alla carta successiva' },
    'until-round-complete': { en: 'until the round is complete', it: 'fino alla fine del giro' },
  },
});
