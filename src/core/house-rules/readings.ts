/**
 * Points on which a rulebook's text is silent, or literally says something else than the reading used; named by the
 * warning a hand carries in which the point matters. A preset lists those of its own text.
 */
export const READINGS = [
  'limit-room-betting',
  'limit-room-later-streets',
  'limit-room-big-blind-counts',
  'limit-room-big-blind-option',
  'limit-room-side-pots',
  'limit-room-short-all-in',
  'limit-room-heads-up-cap',
  'limit-room-board-muck',
  'limit-room-all-in-muck',
  'limit-room-heads-up-blinds',
] as const;
export type Reading = (typeof READINGS)[number];
