import { rankIndex } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import { type Hand, playerOf } from './hand.ts';

/** Whether two of a seat's cards that lie face up on this street are known to be of one rank. */
function showsPair(hand: Hand, seat: Seat, streetIndex: number): boolean {
  const dealt = playerOf(hand, seat)?.dealt ?? [];
  const ranks = (derived(hand.variant).upPlaces[streetIndex] ?? []).flatMap((place) => {
    const card = dealt[place] ?? null;
    return card === null ? [] : [rankIndex(card)];
  });
  return new Set(ranks).size < ranks.length;
}

/** The seats whose open pair lets the big bet be made on a street of small ones; none where the house does not have it. */
export function openPairs(hand: Hand, streetIndex: number, live: readonly Seat[]): readonly Seat[] {
  const byHouse = hand.variant.streets[streetIndex]?.openPair === 'big-bet-by-house';
  if (!byHouse || hand.betting !== 'fixed-limit' || hand.rules.values.openPairBigBet === 'none') return [];
  return live.filter((seat) => showsPair(hand, seat, streetIndex));
}
