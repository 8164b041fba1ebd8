import { defineHouseRule } from './define-house-rule.ts';

export const uncontestedShowdown = defineHouseRule({
  values: ['need-not-show', 'must-show'],
  meaning: {
    en: 'The last hand left after all others were mucked at the showdown: it wins unseen, or has to be shown to win.',
    it: 'Ultima mano rimasta dopo che allo showdown tutte le altre sono finite nel mucchio: vince coperta, o per vincere si mostra.',
  },
  words: {
    'need-not-show': { en: 'wins unseen', it: 'vince senza mostrare' },
    'must-show': { en: 'has to be shown', it: 'va mostrata' },
  },
});
