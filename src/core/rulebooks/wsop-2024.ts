import type { Localised } from '../kernel/language.ts';

/** World Series of Poker, 2024: live action rules (`L`) and tournament rules (`T`) → what each settles, in our own words. */
export const WSOP_2024 = {
  L126: {
    en: 'Limit: a bet and four raises while three or more players have chips behind',
    it: 'Limit: una puntata e quattro rilanci finché tre o più giocatori hanno fiche dietro',
  },
  L127: {
    en: 'No limit to raises in a round that began heads-up',
    it: 'Nessun tetto ai rilanci in un giro cominciato in due',
  },
  L129: {
    en: 'Limit: an all-in of half a bet or more reopens the betting; below half it can be completed; several add up',
    it: 'Limit: un all-in di almeno mezza puntata riapre il gioco; sotto la metà si può completare; più all-in si sommano',
  },
} as const satisfies Readonly<Record<string, Localised>>;
