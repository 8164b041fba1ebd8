import { type Card, cardsOf, type Deck } from './core.ts';

/** Numbers from 0 to below `n`, the same for the same seed. */
export function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % n;
  };
}

/** So many different cards. */
export function deal(deck: Deck, count: number, below: (n: number) => number): Card[] {
  const pack = [...cardsOf(deck)];
  return Array.from({ length: count }, () => pack.splice(below(pack.length), 1)).flat();
}
