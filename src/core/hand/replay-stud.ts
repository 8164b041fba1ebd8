import type { BettingAction } from '../betting/check-action.ts';
import { nextToAct, type Round } from '../betting/round.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import type { ReplayEvent } from './replay-events.ts';
import { type Fault, fault } from './replay-irregularities.ts';
import type { ActionSetup } from './setup.ts';
import type { FirstByCards } from './up-cards.ts';

/** What the first to speak owes on this street. */
export const bringInDue = ({ variant, stakes }: Hand, streetIndex: number): number =>
  streetIndex === 0 && variant.forcedBets === 'antes-and-bring-in' ? stakes.bringIn : 0;

/** A bring-in is told as a posted amount or as what then lies in front. */
export function withFigure(made: ActionSetup): ActionSetup {
  const to = made.to ?? made.amount;
  return to === undefined ? made : { ...made, to };
}

/** The card that counts for all where the deck has run short, on the last street. */
export function sharedCard(
  { variant, boards }: Hand,
  streetIndex: number,
): Extract<ReplayEvent, { kind: 'shared-card' }>[] {
  const [card] = boards[0] ?? [];
  const street = variant.streets[streetIndex];
  const isLast = streetIndex === variant.streets.length - 1;
  if (variant.family !== 'stud' || card === undefined || street === undefined || !isLast) return [];
  return [{ kind: 'shared-card', street: street.name, card }];
}

/**
 * Where cards nobody told decide who speaks first, the history does.
 * In: the seat that spoke. Out: the one whose cards it must have been, or what is wrong where it can be none.
 */
export function firstAsTold(
  round: Round,
  { candidates }: FirstByCards,
  seat: Seat,
  action: BettingAction,
): Seat | Fault {
  const placeOf = (candidate: Seat): number => round.bettors.findIndex((b) => b.seat === candidate);
  const speaksFor = (candidate: Seat): boolean => nextToAct(round, placeOf(candidate) - 1)?.seat === seat;
  const [toAct = 0] = candidates;
  return (
    candidates.find(speaksFor) ?? fault(action === 'bring-in' ? 'bring-in-from-wrong-seat' : 'out-of-turn', { toAct })
  );
}
