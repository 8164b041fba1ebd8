import type { RulebookId } from '../rulebooks/catalog.ts';

/** One procedure for every rulebook: what they differ in is an option of the house, which each of them answers. */
export const allBooks = <P>(procedure: P): Readonly<Record<RulebookId, P>> => ({
  'tda-2024': procedure,
  'wsop-2024': procedure,
  'roberts-11': procedure,
  'italian-tournament': procedure,
  'italian-limit-room': procedure,
  'guida-poker': procedure,
  pokerstars: procedure,
  absolute: procedure,
  pluribus: procedure,
});
