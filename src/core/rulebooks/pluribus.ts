import type { Localised } from '../kernel/language.ts';

/** How the hands of the Pluribus experiment (2019) were paid, told from their records; no text of its authors. */
export const PLURIBUS = {
  'odd-chip': {
    en: 'The records cut an odd chip into halves; chips here are whole, so it goes to the first seat left of the button and such a record differs by half a chip',
    it: 'I resoconti dividono a metà una chip dispari; qui le chip sono intere, perciò va al primo posto a sinistra del bottone e quel resoconto differisce di mezza chip',
  },
  'no-rake': {
    en: 'No rake is taken: the final stacks add up to the first ones',
    it: 'Nessuna trattenuta: gli stack finali sommati danno quelli iniziali',
  },
} as const satisfies Readonly<Record<string, Localised>>;
