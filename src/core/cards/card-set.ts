import { CARD_COUNT, type Card } from './card.ts';

const HALF = CARD_COUNT / 2 + 1;

/** Cards, each in it or not. */
export class CardSet {
  #low = 0;
  #high = 0;

  has(card: Card): boolean {
    return ((card < HALF ? this.#low >> card : this.#high >> (card - HALF)) & 1) === 1;
  }

  /** Out: whether it was not in it before. */
  add(card: Card): boolean {
    if (this.has(card)) return false;
    if (card < HALF) this.#low |= 1 << card;
    else this.#high |= 1 << (card - HALF);
    return true;
  }
}
