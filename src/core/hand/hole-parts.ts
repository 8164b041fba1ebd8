import type { Card } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import type { Contest, VariantSpec } from '../variants/spec.ts';
import type { Path, Report } from './check-seats.ts';
import type { Hand } from './hand.ts';
import type { HandSetup, SeatSetup } from './setup.ts';

/** Cards a player holds, and which of them he names to play apart; none in a game that does not part them. */
export interface HeldCards {
  readonly hole: readonly Card[];
  readonly split: readonly Card[];
}

/** How many cards are named. */
export const SPLIT_SIZE = 2;

export const hasParts = (variant: VariantSpec): boolean => derived(variant).parts;

/** The hole cards a contest is played with. */
export function partFor({ part }: Contest, { hole, split }: HeldCards): readonly Card[] {
  if (part === undefined) return hole;
  return part === 'split' ? split : hole.filter((card) => !split.includes(card));
}

function checkSplit({ seat, hole, split = null }: SeatSetup, at: Path, report: Report): void {
  if (split === null) return;
  if (split.length !== SPLIT_SIZE) report('wrong-split-count', at, { seat, cards: split.length, expected: SPLIT_SIZE });
  split.forEach((card, i) => {
    const again = split.indexOf(card) !== i;
    if (card === null || again || (hole !== null && !hole.includes(card)))
      report('split-not-held', [...at, i], { seat });
  });
}

/** Who parts his hole cards names two different ones of them, in a game where they are parted. */
export function checkSplits({ variant, seats }: HandSetup, report: Report): void {
  const parted = hasParts(variant);
  for (let i = 0; i < seats.length; i += 1) {
    const own = seats[i];
    if (own?.split == null) continue;
    if (parted) checkSplit(own, ['seats', i, 'split'], report);
    else report('no-split-in-game', ['seats', i, 'split']);
  }
}

/** The first of these seats that holds known cards and has not said how he parts them, by its place; -1 for none. */
export const unparted = ({ seats }: Pick<Hand, 'seats'>, among: readonly Seat[]): number =>
  seats.findIndex(({ seat, hole, split }) => among.includes(seat) && hole !== null && split === null);
