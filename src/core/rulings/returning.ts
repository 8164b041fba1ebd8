import { type ChipMove, chipMove, isRuled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Cites } from './wager.ts';

/** The chips of the seat after all: what a ruling moves, with as much again given back to it. */
function withBack(chips: readonly ChipMove[], seat: Seat, back: number): ChipMove[] {
  const own = chips.filter(({ from, to }) => from === seat || to === seat);
  const others = chips.filter((move) => !own.includes(move));
  const added = own.reduce((sum, { from, amount }) => sum + (from === seat ? amount : -amount), 0);
  return [...others, ...chipMove(seat, 'pot', added - back)];
}

/** A ruling on part of what lies in front: the rest goes back too, or is still to come where it is less than nothing. */
export function returning<N extends string>(verdict: Verdict<N>, seat: Seat, back: number, cites: Cites): Verdict<N> {
  if (!isRuled(verdict) || back === 0) return verdict;
  const step = back > 0 ? [decision('rest-returned', { seat, amount: back }, cites, [verdict.says])] : [];
  const { moves, options } = verdict;
  return {
    ...verdict,
    steps: [...verdict.steps, ...step],
    moves: { ...moves, chips: options.length > 0 ? moves.chips : withBack(moves.chips, seat, back) },
    options: options.map((way) => ({ ...way, moves: { ...way.moves, chips: withBack(way.moves.chips, seat, back) } })),
  };
}
