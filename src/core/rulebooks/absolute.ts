import type { Localised } from '../kernel/language.ts';

/** How the Absolute Poker software paid, told from hands it recorded in 2009; no text of the site's own. */
export const ABSOLUTE = {
  'uncalled-blind': {
    en: 'A blind nobody matched stays in the pot when everybody folds to it, and is won with it; a bet or raise nobody called goes back',
    it: 'Un buio che nessuno ha pareggiato resta nel piatto se tutti lasciano, e si vince con esso; una puntata o un rilancio non visto torna indietro',
  },
  rake: {
    en: 'The rake and what goes to the bad-beat jackpot come out of the pot before anybody is paid, none of either without a flop',
    it: 'La trattenuta e la quota del jackpot si tolgono dal piatto prima dei pagamenti, nessuna delle due senza flop',
  },
} as const satisfies Readonly<Record<string, Localised>>;
