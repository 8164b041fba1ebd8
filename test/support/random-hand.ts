import { boardSizeOf, dealtCount, holeCount, revealCount } from '../../src/core/hand/hand.ts';
import { hasParts } from '../../src/core/hand/hole-parts.ts';
import {
  type Hand,
  type HandSetup,
  NO_STAKES,
  openHand,
  ruleSet,
  type SeatSetup,
  type VariantSpec,
} from '../../src/core/index.ts';
import { type Card, cardsOf } from './core.ts';

export type Below = (n: number) => number;

/** Cards for a whole hand, leaning to one suit and to low cards now and then, so that rare hands come up. */
function pack({ deck }: VariantSpec, below: Below): Card[] {
  const cards = cardsOf(deck);
  const lean = below(3);
  const suit = below(4);
  const weight = (card: Card): number => {
    const leans = lean === 1 ? (card & 3) === suit : lean === 2 && (card >> 2 < 7 || card >> 2 === 12);
    return below(1_000) + (leans ? 500 : 0);
  };
  return cards
    .map((card) => ({ card, at: weight(card) }))
    .sort((a, b) => b.at - a.at)
    .map(({ card }) => card);
}

/** Seats a deck is large enough for, at most so many. */
const seatsFor = (variant: VariantSpec, most: number): number => {
  const left = cardsOf(variant.deck).length - boardSizeOf(variant) * variant.boards - revealCount(variant);
  return Math.min(most, variant.seats.max, Math.floor(left / dealtCount(variant)));
};

export interface RandomHand {
  readonly variant: VariantSpec;
  readonly seats: readonly SeatSetup[];
  readonly boards: readonly (readonly Card[])[];
  readonly reveals: readonly Card[];
}

/** A hand of a game played to the end, two to `most` seats; `missing` board cards are still to come on each board. */
export function randomHand(variant: VariantSpec, below: Below, most = 4, missing = 0): RandomHand {
  const cards = pack(variant, below);
  // Hole and board mix, so that leaning helps both.
  const draw = (count: number): Card[] =>
    Array.from({ length: count }, () => cards.splice(below(Math.min(cards.length, 30)), 1)).flat();
  const players = 2 + below(Math.max(1, seatsFor(variant, most) - 1));
  const seats = Array.from({ length: players }, (_, i): SeatSetup => {
    const hole = draw(holeCount(variant));
    return {
      seat: i + 1,
      player: null,
      stack: null,
      hole,
      ...(hasParts(variant) ? { split: hole.slice(0, 2) } : {}),
      status: 'live',
      contributed: null,
      dead: 0,
    };
  });
  const size = boardSizeOf(variant) - missing;
  const boards = Array.from({ length: variant.boards }, () => draw(size));
  return { variant, seats, boards, reveals: missing > 0 ? [] : draw(revealCount(variant)) };
}

export const setupOf = ({ variant, seats, boards, reveals }: RandomHand, more: Partial<HandSetup> = {}): HandSetup => ({
  variant,
  betting: null,
  rules: ruleSet(variant.rulebook),
  stakes: NO_STAKES,
  button: 1,
  lowestRank: variant.deckRule === 'fixed' ? null : '2',
  seats,
  board: variant.boards === 1 ? (boards[0] ?? []) : null,
  boards: variant.boards === 1 ? null : boards,
  reveals,
  dead: [],
  opening: null,
  actions: null,
  pot: null,
  carriedIn: 0,
  runouts: 'as-needed',
  ...more,
});

export function opened(setup: HandSetup): Hand {
  const result = openHand(setup);
  if (!result.ok) throw new Error(`${setup.variant.id}: ${JSON.stringify(result.error)}`);
  return result.value;
}
