import { optionsOf } from '../betting/legal-actions.ts';
import type { IrregularEntry } from '../hand/judge.ts';
import { type Act, chipMove, option, type RulingOption } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { putBy, seatOf } from './judged.ts';

const WAY = {
  fold: 'way-fold',
  check: 'way-check',
  call: 'way-call',
  bet: 'way-bet',
  raise: 'way-raise',
  'bring-in': 'way-bring-in',
  complete: 'way-complete',
} as const;

/** One way that was open to the seat, with the chips it takes; `to` is its street total. */
export function way(
  entry: IrregularEntry,
  action: keyof typeof WAY,
  to: number | null,
  cites: readonly string[] = cite('custom/answer-a-bet'),
): RulingOption[] {
  const seat = seatOf(entry);
  if (seat === null) return [];
  const added = to === null ? 0 : to - (entry.bounds?.wager ?? 0);
  const named = to !== null && (action === 'bet' || action === 'raise');
  const act: Act = named ? { seat, action, to } : { seat, action };
  const says = decision(WAY[action], { seat, to: to ?? 0, added }, cites);
  return [option(says, { seat, chips: chipMove(seat, 'pot', added), acts: [act] })];
}

/** Every way that was open to the seat, each at its least; none where it was not its turn. */
export function legalWays(entry: IrregularEntry): RulingOption[] {
  const { bounds, made, read } = entry;
  if (bounds === null || read.play.toAct?.seat !== made.seat) return [];
  const { check, call, bet, raise, bringIn, complete } = optionsOf(bounds);
  return [
    ...way(entry, 'fold', null),
    ...(check ? way(entry, 'check', null) : []),
    ...(call === null ? [] : way(entry, 'call', call.to)),
    ...(bet === null ? [] : way(entry, 'bet', bet.minTo)),
    ...(raise === null ? [] : way(entry, 'raise', raise.minTo)),
    ...(bringIn === null ? [] : way(entry, 'bring-in', bringIn.to)),
    ...(complete === null ? [] : way(entry, 'complete', complete.to)),
  ];
}

/** The entry is taken out of the history, its chips go back, and whoever is due acts. */
export function takenBack(entry: IrregularEntry): RulingOption {
  const seat = seatOf(entry);
  return option(decision('way-taken-back', seat === null ? {} : { seat }, cite('custom/turn-order')), {
    seat: null,
    chips: chipMove('pot', seat ?? undefined, putBy(entry)),
    acts: [],
  });
}
