/** Parts of the core that only tests reach past its door for. */
export { type Card, formatCard, parseCard } from '../../src/core/cards/card.ts';
export { cardsOf, type Deck, FULL_DECK } from '../../src/core/cards/deck.ts';

import { type Card, parseCard } from '../../src/core/cards/card.ts';

/** Cards from "As Kd 10h". */
export const cards = (text: string): Card[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const card = parseCard(word);
      if (card === null) throw new Error(`no card ${word}`);
      return card;
    });
