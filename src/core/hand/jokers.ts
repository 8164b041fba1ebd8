import { BUG, type Card, JOKER } from '../cards/card.ts';
import { derived } from '../variants/derived.ts';
import type { VariantSpec } from '../variants/spec.ts';
import type { ShownHand } from './check-cards.ts';
import type { Report } from './check-seats.ts';
import { type Hand, unseenCards } from './hand.ts';
import type { MaybeCard } from './setup.ts';

const kinds = { wild: JOKER, bug: BUG } as const;

/** What a joker is that lies at this place in deal order. */
function jokerAt(variant: VariantSpec, place: number): Card {
  const { joker } = variant;
  const isUp = derived(variant).upPlaces.at(-1)?.includes(place) === true;
  return joker === undefined ? JOKER : kinds[isUp ? joker.up : joker.down];
}

/** Hole cards with a joker as what it is where it was dealt. */
export function jokersPlaced<T extends MaybeCard>(variant: VariantSpec, hole: readonly T[]): readonly (T | Card)[] {
  if (variant.joker === undefined || !hole.some((card) => card === JOKER)) return hole;
  return hole.map((card, place) => (card === JOKER ? jokerAt(variant, place) : card));
}

/** The cards nobody has seen, a joker among them as what it will be for a seat that has so many cards already. */
export function unseenFor(hand: Hand, dealt: number): readonly Card[] {
  const unseen = unseenCards(hand);
  const { variant } = hand;
  return variant.joker === undefined ? unseen : unseen.map((card) => (card === JOKER ? jokerAt(variant, dealt) : card));
}

/** Cards shown are in no promised order: whether a joker among them was dealt face down has to be told. */
export function checkShownJokers({ joker }: VariantSpec, shown: readonly ShownHand[], report: Report): void {
  if (joker === undefined || joker.up === joker.down) return;
  for (const { seat, cards, at } of shown) {
    const place = cards.indexOf(JOKER);
    if (place >= 0) report('joker-facing-needed', [...at, place], { seat });
  }
}
