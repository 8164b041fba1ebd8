import type { Localised } from '../kernel/language.ts';

/** Robert's Rules of Poker, version 11: chapter and rule → what it settles, in our own words. */
export const ROBERTS_11 = {
  'betting-and-raising-3': {
    en: 'Limit: a bet and three raises with three or more players not all-in, four raises in games of two betting rounds',
    it: 'Limit: una puntata e tre rilanci con tre o più giocatori non all-in, quattro rilanci nei giochi a due giri',
  },
  'betting-and-raising-4': {
    en: 'Heads-up there is no limit to raises, if the action was heads-up before the limit was reached',
    it: 'In due non c’è tetto ai rilanci, se si è rimasti in due prima di raggiungerlo',
  },
  'betting-and-raising-6': {
    en: 'Limit: an all-in of half a bet or more counts as a full bet; below half it can be completed',
    it: 'Limit: un all-in di almeno mezza puntata vale come puntata intera; sotto la metà si può completare',
  },
} as const satisfies Readonly<Record<string, Localised>>;
