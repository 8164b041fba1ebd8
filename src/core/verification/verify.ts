import type { Replay } from '../hand/replay.ts';
import type { Irregularity } from '../hand/replay-irregularities.ts';
import { type Settlement, settle } from '../hand/settle.ts';
import type { Seat } from '../kernel/seat.ts';
import { sumOf } from './amounts.ts';
import {
  type Compared,
  categoryDifferences,
  compareSettled,
  contestedIn,
  type Findings,
  rakeUntold,
  returnedDifferences,
  sharesStated,
  shownDifferences,
  sumDifference,
  totalDifferences,
} from './compare.ts';
import { amountsDiffer, type Difference, type Missing, missingFact } from './difference.ts';
import { figuresOf } from './figures.ts';

export const RECORD_VERDICTS = ['agrees', 'differs', 'cannot-tell'] as const;
export type RecordVerdict = (typeof RECORD_VERDICTS)[number];

/** A hand as it was ruled, and what a record states of it. */
export interface Recorded extends Compared {
  readonly history: Replay | null;
}

export interface Verification extends Findings {
  readonly verdict: RecordVerdict;
}

/** An entry of the history that was not open is a difference by itself. */
function irregular({ code, facts, seat, action }: Irregularity): Difference {
  const [expected, stated] = figuresOf(code, facts);
  return { code, facts, pot: null, seat, board: null, action, expected, stated, restsOn: code };
}

/** Live seats whose cards are not known. */
function unseenSeats({ hand, play }: Recorded): Seat[] {
  return play.contributions.flatMap(({ seat, status }) =>
    status === 'live' && hand.seats.find((own) => own.seat === seat)?.hole === null ? [seat] : [],
  );
}

/** Everything contested, pot by pot, by the seats that may take it. */
function contestedBy({ pots }: Settlement): ReadonlyMap<number, number> {
  const most = new Map<number, number>();
  for (const { amount, eligible } of pots) for (const seat of eligible) most.set(seat, (most.get(seat) ?? 0) + amount);
  return most;
}

/** No seat can have more than the pots it was in. */
function excessDifferences({ settlement, stated }: Compared): Difference[] {
  const shares = sharesStated(stated) ?? [];
  const most = contestedBy(settlement);
  return [...new Set(shares.map(({ seat }) => seat))].flatMap((seat) => {
    const taken = sumOf(shares.filter((own) => own.seat === seat)).amount;
    const limit = most.get(seat) ?? 0;
    return taken !== null && taken > limit ? [amountsDiffer('collected', limit, taken, { seat }, 'pot-built')] : [];
  });
}

/** All seats together have what was contested; a record that states the total is held to that. */
function accountDifferences(compared: Compared): Difference[] {
  const own = sumDifference(compared);
  const all = sumOf(sharesStated(compared.stated) ?? []).amount;
  if (own.length > 0 || all === null || sharesStated(compared.stated) === null) return own;
  const contested = contestedIn(compared.settlement);
  const rake = compared.stated.rake?.amount ?? null;
  const fits = all <= contested && (rake === null || all + rake === contested);
  return fits ? [] : [amountsDiffer('record-sum', contested, all + (rake ?? 0), {}, 'pot-built')];
}

/** What can be said of a record whose winner nobody can name. */
const accounted = (compared: Compared): Difference[] => [
  ...totalDifferences(compared),
  ...excessDifferences(compared),
  ...accountDifferences(compared),
  ...shownDifferences(compared),
  ...categoryDifferences(compared),
  ...returnedDifferences(compared),
];

/** Hands that were not shown and took nothing are taken as mucked, to see whether the rest fits. */
function withoutUnseen(recorded: Recorded, unseen: readonly Seat[]): Findings | null {
  const { hand, play, stated } = recorded;
  const shares = sharesStated(stated);
  if (shares === null && stated.winners === null) return null;
  const taking = [...(shares ?? []).map(({ seat }) => seat), ...(stated.winners ?? [])];
  if (unseen.some((seat) => taking.includes(seat))) return null;
  const contributions = play.contributions.map((own) =>
    unseen.includes(own.seat) ? { ...own, status: 'mucked' as const } : own,
  );
  const settled = settle(hand, { ...play, contributions }, 0);
  return settled.ok && settled.value.outcome === 'settled'
    ? compareSettled({ ...recorded, settlement: settled.value })
    : null;
}

/** What an unfinished hand waits for, as the facts a verdict would need. */
function waitsFor({ next }: Settlement): Missing[] {
  switch (next?.kind) {
    case 'act':
      return [missingFact('action', next.seat)];
    case 'draw':
    case 'discard':
      return [missingFact('discard', next.seat)];
    case 'show':
      return [];
    default:
      return [missingFact('board')];
  }
}

function unfinished(recorded: Recorded): Findings {
  const { settlement } = recorded;
  const unseen = unseenSeats(recorded);
  const hidden = unseen.map((seat) => missingFact('hole-cards', seat));
  if (settlement.next?.kind !== 'show') return { differences: sumDifference(recorded), missing: waitsFor(settlement) };
  const rest = withoutUnseen(recorded, unseen);
  if (rest !== null) return { differences: rest.differences, missing: [...hidden, ...rest.missing] };
  return { differences: accounted(recorded), missing: hidden };
}

function found(recorded: Recorded): Findings {
  const { settlement, history } = recorded;
  if (history?.irregularity != null) return { differences: [], missing: [] };
  if (settlement.outcome === 'incomplete') return unfinished(recorded);
  if (!rakeUntold(recorded)) return compareSettled(recorded);
  const rest = { ...recorded.stated, collected: null, finalStacks: null };
  const { differences, missing } = compareSettled({ ...recorded, stated: rest });
  return { differences, missing: [...missing, missingFact('rake')] };
}

/**
 * Judges a record by the hand it tells: every action checked, the money settled, and what is stated compared.
 * Out: `differs` with every difference, else `cannot-tell` with the facts that are missing, else `agrees`.
 */
export function verify(recorded: Recorded): Verification {
  const { history } = recorded;
  const { differences, missing } = found(recorded);
  const all: Difference[] = [];
  for (const noted of history?.noted ?? []) all.push(irregular(noted));
  if (history?.irregularity != null) all.push(irregular(history.irregularity));
  for (const own of differences) all.push(own);
  return {
    verdict: all.length > 0 ? 'differs' : missing.length > 0 ? 'cannot-tell' : 'agrees',
    differences: all,
    missing,
  };
}
