import { err, ok, type Result } from '../kernel/result.ts';
import type { Seat } from '../kernel/seat.ts';
import { cardsToCome, completionsOf, everyCompletion, FEW, layAll, sample } from './completions.ts';
import { type EqualRanks, equalRanks } from './equal-ranks.ts';
import type { OwnHands } from './own-hands.ts';
import { findOther, pairsOf } from './own-pairs.ts';
import { completion, Outcomes } from './run-outs.ts';
import type { Completion, Undecided } from './undecided.ts';

export const DECISION_STATUSES = ['final', 'decided', 'immediate-split', 'deal'] as const;
export type DecisionStatus = (typeof DECISION_STATUSES)[number];

type OpenStatus = Exclude<DecisionStatus, 'final'>;

/** Whether cards to come can change who wins one pot. */
export interface PotDecision {
  /** Its contenders. */
  readonly seats: readonly Seat[];
  readonly status: OpenStatus;
  /** One completion where the outcome is the same whatever comes, two with different winners where it is not. */
  readonly proof: readonly Completion[];
  /** Found by counting suits, because the contenders hold the same ranks. */
  readonly equal: EqualRanks | null;
}

export interface BoardDecision {
  /** `deal` as long as any pot is open, `immediate-split` where all its contenders share each. */
  readonly status: OpenStatus;
  readonly proof: readonly Completion[];
  /** In the order of the pots asked about. */
  readonly pots: readonly PotDecision[];
  /** Every set of winners with the number of boards that give it; empty unless all were counted. */
  readonly runouts: readonly { readonly winners: readonly Seat[]; readonly boards: number }[];
}

/** What the outcomes found mean for one pot; all of them where `equal` is given. */
function ofPot(outcomes: Outcomes, spot: Undecided, pot: number, equal: EqualRanks | null): PotDecision {
  const seats = spot.pots[pot] ?? [];
  const [only, another] = outcomes.ofPot(pot);
  if (only === undefined || another !== undefined) {
    const proof = [only, another].flatMap((seen) => (seen === undefined ? [] : [completion(outcomes, seen)]));
    return { seats, status: 'deal', proof, equal };
  }
  const status = outcomes.isSplit(pot, only) ? 'immediate-split' : 'decided';
  return { seats, status, proof: [completion(outcomes, only)], equal };
}

/** One pot's part of the spot. */
const spotOf = (spot: Undecided, seats: readonly Seat[]): Undecided => ({
  ...spot,
  pots: [seats],
  contenders: spot.contenders.filter(({ seat }) => seats.includes(seat)),
});

/** One pot alone: by its suits where they tell, else by completions until two differ. Out: or how many there would be. */
function decidePot(spot: Undecided, boardBudget: number): Result<PotDecision, number> {
  const equal = equalRanks(spot);
  const outcomes = new Outcomes(spot);
  if (equal !== null) {
    layAll(outcomes, spot, spot.unseen.slice(0, cardsToCome(spot)));
    outcomes.note();
    const [any] = outcomes.seen.values();
    const proof = equal.status === 'deal' || any === undefined ? [] : [completion(outcomes, any)];
    return ok({ seats: spot.pots[0] ?? [], status: equal.status, proof, equal });
  }
  const boards = completionsOf(spot);
  if (boards > FEW) {
    sample(spot, outcomes);
    if (outcomes.seen.size > 1) return ok(ofPot(outcomes, spot, 0, null));
    const told = outcomes.own === null ? 'unclear' : byPairs(spot, outcomes, outcomes.own, boardBudget);
    if (typeof told === 'number') return err(told);
    if (told !== 'unclear') return ok(ofPot(outcomes, spot, 0, null));
    outcomes.seen.clear();
  }
  if (boards > boardBudget) return err(boards);
  everyCompletion(outcomes, spot, () => {
    outcomes.note();
    return outcomes.seen.size === 1;
  });
  return ok(ofPot(outcomes, spot, 0, null));
}

/** Hands dealt cards of their own, compared two by two; how many would have to be ranked, where that is too many. */
function byPairs(spot: Undecided, outcomes: Outcomes, own: readonly OwnHands[], boardBudget: number) {
  if (spot.contests.some(({ contest }) => contest.unqualified !== undefined)) return 'unclear';
  const ranked = pairsOf(spot);
  return ranked > boardBudget ? ranked : findOther(spot, outcomes, own);
}

function together(pots: readonly PotDecision[], runouts: BoardDecision['runouts']): BoardDecision {
  const open = pots.find(({ status }) => status === 'deal');
  const split = pots.every(({ status }) => status === 'immediate-split');
  const status = open !== undefined ? 'deal' : split ? 'immediate-split' : 'decided';
  return { status, proof: (open ?? pots[0])?.proof ?? [], pots, runouts };
}

/** Outcomes that differ only in who wins which pot have the same winners and are one row. */
function tally(
  rows: readonly { winners: readonly Seat[]; boards: number }[],
): { winners: readonly Seat[]; boards: number }[] {
  const bySeats = new Map<string, { winners: readonly Seat[]; boards: number }>();
  for (const { winners, boards } of rows) {
    const row = bySeats.get(winners.join());
    bySeats.set(winners.join(), { winners, boards: boards + (row?.boards ?? 0) });
  }
  return [...bySeats.values()].sort((a, b) => b.boards - a.boards);
}

/** Goes through every completion. */
function count(spot: Undecided): BoardDecision {
  const outcomes = new Outcomes(spot);
  everyCompletion(outcomes, spot, () => {
    outcomes.note();
    return true;
  });
  const rows = [...outcomes.seen.values()].map((seen) => ({ winners: outcomes.winners(seen), boards: seen.boards }));
  const pots = spot.pots.map((seats, pot) => ofPot(outcomes, spot, pot, equalRanks(spotOf(spot, seats))));
  return together(pots, tally(rows));
}

/**
 * Whether cards to come can still change who wins what, pot by pot. Without a count, two completions with different
 * outcomes are proof enough, and hands of equal ranks are told apart by their suits; `count` goes through all of them.
 * In: the contenders of each pot and the board so far. Out: the decision, or the number of boards that would have to be
 * gone through where that is more than `boardBudget`.
 */
export function decide(
  spot: Undecided,
  counting: 'count' | 'as-needed',
  boardBudget: number,
): Result<BoardDecision, number> {
  if (counting === 'count') {
    const boards = completionsOf(spot);
    return boards > boardBudget ? err(boards) : ok(count(spot));
  }
  const pots: PotDecision[] = [];
  for (const seats of spot.pots) {
    const decided = decidePot(spotOf(spot, seats), boardBudget);
    if (!decided.ok) return decided;
    pots.push(decided.value);
  }
  return ok(together(pots, []));
}
