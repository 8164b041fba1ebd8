import type { CitationId } from '../rulebooks/catalog.ts';

/**
 * What a step can be about besides an option of the house. A rulebook that has a clause of its own on it is cited
 * there beside the general rule, which is the same under every rulebook.
 */
export const TOPICS = [
  'button',
  'blinds',
  'first-street',
  'bet-size',
  'minimum-raise',
  'street-close',
  'best-five',
  'board-plays',
  'equal-hands',
  'muck',
  'all-in',
  'side-pots',
  'folded-chips',
  'prior-chips',
  'odd-chips',
  'boxed-card',
  'missing-card',
  'fouled-deck',
  'wrong-count',
  'burn-order',
  'boxed-cards',
  'first-card-to-wrong-seat',
  'ineligible-seat-dealt',
  'entitled-seat-missed',
  'wrong-number-of-cards',
] as const;
export type Topic = (typeof TOPICS)[number];

export type Clauses = Readonly<Partial<Record<Topic, readonly CitationId[]>>>;

/** A rulebook's own clauses on a topic; none where its text does not speak of it. */
export const clausesOf = ({ clauses }: { readonly clauses: Clauses }, topic: Topic): readonly CitationId[] =>
  clauses[topic] ?? [];
