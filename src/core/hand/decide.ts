import type { Card } from '../cards/card.ts';
import { type BoardRanker, boardRanker } from '../evaluation/board-ranker.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Seat } from '../kernel/seat.ts';
import type { RankedContest } from './hand.ts';
import type { Contender } from './standings.ts';

export const DECISION_STATUSES = ['final', 'decided', 'immediate-split', 'deal'] as const;
export type DecisionStatus = (typeof DECISION_STATUSES)[number];

/** Cards that complete the board, and the seats that would then take a share of any pot. */
export interface Completion {
  readonly cards: readonly Card[];
  readonly winners: readonly Seat[];
}

export interface BoardDecision {
  readonly status: Exclude<DecisionStatus, 'final'>;
  /** One completion where the outcome is the same whatever comes, two with different winners where it is not. */
  readonly proof: readonly Completion[];
  /** Every set of winners with the number of boards that give it; empty unless all were counted. */
  readonly runouts: readonly { readonly winners: readonly Seat[]; readonly boards: number }[];
}

export interface Undecided {
  readonly contests: readonly RankedContest[];
  readonly contenders: readonly Contender[];
  /** The contenders of each pot. */
  readonly pots: readonly (readonly Seat[])[];
  readonly board: readonly Card[];
  /** Board cards still to come. */
  readonly missing: number;
  readonly unseen: readonly Card[];
}

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** Completions tried before counting all: enough to find two that differ in nearly every hand that is open. */
const SAMPLES = 400;
/** Up to this many completions are gone through in order without sampling first. */
const FEW = 2_000;

interface Seen {
  readonly masks: readonly number[];
  readonly cards: readonly Card[];
  boards: number;
}

/** Knows what a complete board means for every pot; remembers each different outcome. */
class Outcomes {
  readonly seen = new Map<number | string, Seen>();
  readonly #spot: Undecided;
  readonly #rankers: readonly { readonly ranker: BoardRanker; readonly qualifying: number }[];
  readonly #eligible: readonly number[];
  readonly #strengths: Int32Array;
  readonly #masks: number[];
  readonly board: Int32Array;

  constructor(spot: Undecided) {
    this.#spot = spot;
    const holes = spot.contenders.map(({ hole }) => hole);
    this.#rankers = spot.contests.map(({ contest, ranking, qualifying }) => ({
      ranker: boardRanker(ranking, contest.use, holes),
      qualifying,
    }));
    this.#eligible = spot.pots.map((pot) => this.#maskOf(pot));
    this.#strengths = new Int32Array(holes.length);
    this.#masks = new Array<number>(spot.pots.length * spot.contests.length).fill(0);
    this.board = new Int32Array(spot.board.length + spot.missing);
    this.board.set(spot.board);
  }

  #maskOf(seats: readonly Seat[]): number {
    return this.#spot.contenders.reduce((mask, { seat }, i) => (seats.includes(seat) ? mask | (1 << i) : mask), 0);
  }

  /** Notes the outcome of the board as it lies now. */
  note(): void {
    let slot = 0;
    for (const { ranker, qualifying } of this.#rankers) {
      ranker.rank(this.board, this.board.length, this.#strengths);
      for (const eligible of this.#eligible) {
        this.#masks[slot] = bestOf(this.#strengths, eligible, qualifying);
        slot += 1;
      }
    }
    const key = keyOf(this.#masks);
    const seen = this.seen.get(key);
    if (seen) seen.boards += 1;
    else this.seen.set(key, { masks: [...this.#masks], cards: this.#completion(), boards: 1 });
  }

  #completion(): Card[] {
    const { board, unseen } = this.#spot;
    const dealt = this.board.subarray(board.length);
    return unseen.filter((card) => dealt.includes(card));
  }

  winners({ masks }: Seen): Seat[] {
    const any = masks.reduce((all, mask) => all | mask, 0);
    return this.#spot.contenders.filter((_, i) => (any & (1 << i)) !== 0).map(({ seat }) => seat);
  }

  /** Whether every pot is shared by all its contenders. */
  isSplit({ masks }: Seen): boolean {
    return masks.every((mask, slot) => mask === this.#eligible[slot % this.#eligible.length]);
  }
}

function bestOf(strengths: Int32Array, eligible: number, qualifying: number): number {
  let best = qualifying - 1;
  let mask = 0;
  for (let i = 0; i < strengths.length; i += 1) {
    const strength = strengths[i] ?? 0;
    if ((eligible & (1 << i)) === 0 || strength < best) continue;
    if (strength > best) {
      best = strength;
      mask = 1 << i;
    } else if (mask !== 0) mask |= 1 << i;
  }
  return mask;
}

/** Ten bits a mask fit a safe integer five times; beyond that a text. */
function keyOf(masks: readonly number[]): number | string {
  if (masks.length > 5) return masks.join();
  let key = 0;
  for (const mask of masks) key = key * 1024 + mask;
  return key;
}

/** Visits every way to lay `unseen` cards on the board from `from` on, until `visit` says stop. */
function everyCompletion(outcomes: Outcomes, unseen: readonly Card[], from: number, visit: () => boolean): boolean {
  const { board } = outcomes;
  const lay = (place: number, next: number): boolean => {
    if (place === board.length) return visit();
    const last = unseen.length - (board.length - place);
    for (let i = next; i <= last; i += 1) {
      board[place] = unseen[i] ?? 0;
      if (!lay(place + 1, i + 1)) return false;
    }
    return true;
  };
  return lay(from, 0);
}

/** Completions worth trying first: all of one suit, all of ranks somebody holds, and a fixed scatter. */
function* likelyWitnesses(spot: Undecided): Generator<readonly Card[]> {
  const { unseen, missing } = spot;
  for (let suit = 0; suit < 4; suit += 1) {
    const suited = unseen.filter((card) => (card & 3) === suit);
    yield [...suited, ...unseen.filter((card) => (card & 3) !== suit)].slice(0, missing);
  }
  const held = spot.contenders.flatMap(({ hole }) => hole.map((card) => card >> 2));
  for (const rank of held) {
    const same = unseen.filter((card) => card >> 2 === rank);
    yield [...same, ...unseen.filter((card) => card >> 2 !== rank)].slice(0, missing);
  }
  let state = 1;
  for (let i = 0; i < SAMPLES; i += 1) {
    const pack = [...unseen];
    const cards: Card[] = [];
    for (let n = 0; n < missing; n += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      cards.push(...pack.splice((state >> 8) % pack.length, 1));
    }
    yield cards;
  }
}

function sample(spot: Undecided, outcomes: Outcomes): void {
  for (const cards of likelyWitnesses(spot)) {
    outcomes.board.set(cards, spot.board.length);
    outcomes.note();
    if (outcomes.seen.size > 1) return;
  }
}

function describe(outcomes: Outcomes, counted: boolean): BoardDecision {
  const seen = [...outcomes.seen.values()];
  const proof = seen.slice(0, 2).map((s) => ({ cards: s.cards, winners: outcomes.winners(s) }));
  const runouts = counted ? tally(seen.map((s) => ({ winners: outcomes.winners(s), boards: s.boards }))) : [];
  const [only, another] = seen;
  if (only === undefined || another !== undefined) return { status: 'deal', proof, runouts };
  return { status: outcomes.isSplit(only) ? 'immediate-split' : 'decided', proof, runouts };
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

/**
 * Whether cards to come can still change who wins what. Without a count, two completions with different outcomes are
 * proof enough; `count` goes through all of them.
 * In: the contenders of each pot and the board so far. Out: the decision, or the number of boards that would have to be
 * gone through where that is more than `boardBudget`.
 */
export function decide(
  spot: Undecided,
  counting: 'count' | 'as-needed',
  boardBudget: number,
): Result<BoardDecision, number> {
  const outcomes = new Outcomes(spot);
  const boards = choose(spot.unseen.length, spot.missing);
  if (counting === 'as-needed' && boards > FEW) {
    sample(spot, outcomes);
    if (outcomes.seen.size > 1) return ok(describe(outcomes, false));
    outcomes.seen.clear();
  }
  if (boards > boardBudget) return err(boards);
  everyCompletion(outcomes, spot.unseen, spot.board.length, () => {
    outcomes.note();
    return counting === 'count' || outcomes.seen.size === 1;
  });
  return ok(describe(outcomes, counting === 'count'));
}
