import { rankIndex } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import { type Hand, playerOf } from './hand.ts';

/** Whether two of a seat's cards that lie face up on this street are known to be of one rank. */
export function showsPair(hand: Hand, seat: Seat, streetIndex: number): boolean {
  const dealt = playerOf(hand, seat)?.dealt ?? [];
  const ranks = (derived(hand.variant).upPlaces[streetIndex] ?? []).flatMap((place) => {
    const card = dealt[place] ?? null;
    return card === null ? [] : [rankIndex(card)];
  });
  return new Set(ranks).size < ranks.length;
}

/** Whether an open pair lets the big bet be made on a street of small ones. */
export const mayOpenPair = ({ variant, betting, rules }: Hand, streetIndex: number): boolean =>
  variant.streets[streetIndex]?.openPair === 'big-bet-by-house' &&
  betting === 'fixed-limit' &&
  rules.values.openPairBigBet !== 'none';
