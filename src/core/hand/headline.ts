import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Hand } from './hand.ts';
import { readHands } from './hand-decisions.ts';
import type { Settlement } from './settle.ts';

const NO_HAND = { category: '', ranks: [] } as const;

/** What the winners of a contest hold, for the headline, where it is the same: the first contest and board decide. */
function holding(
  hand: Hand,
  settlement: Settlement,
  seats: readonly Seat[],
): { category: string; ranks: readonly string[] } {
  const [first, ...others] = seats.map((seat) => handOf(hand, settlement, seat));
  const same = others.every((own) => own.category === first?.category && own.ranks.join() === first.ranks.join());
  return first !== undefined && same ? first : NO_HAND;
}

function handOf(hand: Hand, settlement: Settlement, seat: Seat): { category: string; ranks: readonly string[] } {
  const final = settlement.decision.status === 'final' && settlement.standings.length > 0;
  const [reading] = final && hand.view?.weak !== true ? readHands(hand, seat) : [];
  return reading === undefined ? NO_HAND : { category: reading.category, ranks: reading.ranks };
}

function ofWinners(hand: Hand, settlement: Settlement): Decision {
  const { winners, payouts, pots, awards, carriedOver } = settlement;
  if (hand.aftermath.withdrawn.length > 0 && winners.length === 0)
    return decision('headline-all-withdrew', { amount: carriedOver });
  if (awards.length > 0 && awards.every(({ parts }) => parts.length === 0))
    return decision('headline-all-passed', { amount: carriedOver });
  const won = winners.map((seat) => payouts.find((p) => p.seat === seat)?.won ?? 0);
  const total = won.reduce((sum, amount) => sum + amount, 0);
  const shared = winners.length > 1 && pots.length <= 1 && hand.contests.length === 1 && hand.boards.length === 1;
  const held = winners.length > 1 && !shared ? NO_HAND : holding(hand, settlement, winners);
  const facts = { seats: winners, amounts: won, total, ...held };
  if (payouts.length === 0) return decision('headline-best-hand', facts);
  if (winners.length === 0) return decision('headline-nothing-won', facts);
  return decision(winners.length > 1 && !shared ? 'headline-several-win' : 'headline-win', facts);
}

/** The ruling in one line, as a code with facts. */
export function headline(hand: Hand, settlement: Settlement): Decision {
  const { outcome, next } = settlement;
  if (outcome === 'void') return decision('headline-void', {});
  if (outcome === 'settled') return ofWinners(hand, settlement);
  switch (next?.kind) {
    case 'act': {
      const { call, check } = next.options;
      return decision('headline-to-act', { seat: next.seat, call: check || call === null ? 0 : call.to });
    }
    case 'deal':
      return decision('headline-to-deal', { street: next.street });
    case 'draw':
      return decision('headline-to-draw', { seat: next.seat, most: next.max });
    case 'discard':
      return decision('headline-to-discard', { seat: next.seat, count: next.count });
    case 'show':
      return decision('headline-to-show', { seat: next.seat });
    case undefined:
      return decision('headline-open', {});
  }
}
