import type { Card } from '../cards/card.ts';
import { boardRanker } from '../evaluation/board-ranker.ts';
import type { BoardRanker } from '../evaluation/table-rankers.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import type { VariantSpec } from '../variants/spec.ts';
import { sizeOf } from './completions.ts';
import { fineRanker } from './fine-standings.ts';
import type { RankedContest } from './hand.ts';
import type { BoardView } from './hidden-twins.ts';
import { partFor } from './hole-parts.ts';
import type { Contender } from './standings.ts';

type Boards = readonly (readonly Card[])[];

/** Cards that complete the board, what of it then counts, and the seats that would take a share of any pot. */
export interface Completion {
  readonly cards: readonly Card[];
  /** null for a board too weak to make a hand of. */
  readonly boards: Boards | null;
  readonly winners: readonly Seat[];
}

export interface Undecided {
  readonly contests: readonly RankedContest[];
  readonly contenders: readonly Contender[];
  /** The contenders of each pot. */
  readonly pots: readonly (readonly Seat[])[];
  /** As far as they lie, all of them equally far. */
  readonly boards: Boards;
  /** What they decide. */
  readonly role: NonNullable<VariantSpec['boardRole']>;
  /** How many places of a board lie together, so that their order does not matter; all of its places. */
  readonly groups: readonly number[];
  /** Cards still to come on all of them. */
  readonly missing: number;
  readonly reveals: readonly Card[];
  /** Reveals still to come, after the board; their order counts. */
  readonly missingReveals: number;
  /** What of a board counts after its reveals; null where all of it does. */
  readonly view: ((board: readonly Card[], reveals: readonly Card[]) => BoardView) | null;
  readonly unseen: readonly Card[];
}

/** One outcome, with a board that gives it and how many do. */
export interface Seen {
  readonly masks: readonly number[];
  readonly cards: readonly Card[];
  readonly laid: Boards | null;
  boards: number;
}

interface Ranker {
  readonly ranker: BoardRanker;
  readonly qualifying: number;
  /** Takes what no contest is won with. */
  readonly unclaimed: boolean;
}

/** Knows what a complete board means for every pot; remembers each different outcome. */
export class Outcomes {
  readonly seen = new Map<number | string, Seen>();
  readonly #spot: Undecided;
  readonly #rankers: readonly Ranker[];
  readonly #eligible: readonly number[];
  readonly #strengths: Int32Array;
  /** The best of each hand on any board, where they decide together. */
  readonly #best: Int32Array;
  readonly #masks: number[];
  /** All boards, then the reveals. */
  readonly board: Int32Array;
  readonly #boards: readonly Int32Array[];
  readonly #boardSize: number;

  constructor(spot: Undecided) {
    this.#spot = spot;
    const { boards, contests, contenders, groups } = spot;
    this.#rankers = contests.map((ranked) => rankerOf(ranked, contenders));
    this.#eligible = spot.pots.map((pot) => this.#maskOf(pot));
    this.#strengths = new Int32Array(contenders.length);
    this.#best = new Int32Array(contenders.length);
    const size = sizeOf(groups);
    const deciding = spot.role === 'each' ? boards.length : 1;
    this.#masks = new Array<number>(spot.pots.length * contests.length * deciding).fill(0);
    this.#boardSize = size * boards.length;
    this.board = new Int32Array(this.#boardSize + spot.reveals.length + spot.missingReveals);
    this.#boards = boards.map((_, b) => this.board.subarray(b * size, (b + 1) * size));
    for (const [b, board] of boards.entries()) this.board.set(board, b * size);
    this.board.set(spot.reveals, this.#boardSize);
  }

  #maskOf(seats: readonly Seat[]): number {
    return this.#spot.contenders.reduce((mask, { seat }, i) => (seats.includes(seat) ? mask | (1 << i) : mask), 0);
  }

  /** The cards laid from `from` up to `to`. */
  #laid(from: number, to: number): Card[] {
    const { boards, reveals, unseen } = this.#spot;
    const known = [...boards.flat(), ...reveals, ...unseen];
    return Array.from(this.board.subarray(from, to), (laid) => {
      const card = known.find((c) => c === laid);
      invariant(card !== undefined, 'only known and unseen cards are laid');
      return card;
    });
  }

  /** The boards as they count; null where reveals have left too little of one. */
  #views(): Boards | null {
    const { view } = this.#spot;
    const size = this.#boardSize / this.#boards.length;
    const boards = this.#boards.map((_, b) => this.#laid(b * size, (b + 1) * size));
    if (view === null) return boards;
    const { visible, weak } = view(boards[0] ?? [], this.#laid(this.#boardSize, this.board.length));
    return weak ? null : [visible];
  }

  /** Notes the outcome of the boards as they lie now. */
  note(): void {
    // Without a view boards are ranked where they lie: no list is made for each of a million boards.
    const counting = this.#spot.view === null ? this.#boards : this.#views();
    if (counting === null) this.#shareAll();
    else this.#rank(counting);
    const key = keyOf(this.#masks);
    const seen = this.seen.get(key);
    if (seen) seen.boards += 1;
    else this.seen.set(key, { masks: [...this.#masks], cards: this.#completion(), laid: this.#views(), boards: 1 });
  }

  #shareAll(): void {
    for (let slot = 0; slot < this.#masks.length; slot += 1)
      this.#masks[slot] = this.#eligible[slot % this.#eligible.length] ?? 0;
  }

  #rank(boards: readonly ArrayLike<number>[]): void {
    const together = this.#spot.role === 'together';
    let slot = 0;
    for (const own of this.#rankers) {
      if (together) this.#best.fill(0);
      for (const board of boards) {
        own.ranker.rank(board, board.length, this.#strengths);
        if (together) raise(this.#best, this.#strengths);
        else slot = this.#noteWinners(slot, this.#strengths, own.qualifying);
      }
      if (together) slot = this.#noteWinners(slot, this.#best, own.qualifying);
    }
    const [first] = boards;
    if (first !== undefined && this.#rankers.some(({ unclaimed }) => unclaimed)) this.#giveUnclaimed(first);
  }

  /** Who wins each pot, from this slot on. Out: the next slot. */
  #noteWinners(from: number, strengths: Int32Array, qualifying: number): number {
    let slot = from;
    for (const eligible of this.#eligible) {
      this.#masks[slot] = bestOf(strengths, eligible, qualifying);
      slot += 1;
    }
    return slot;
  }

  /** Pots nobody qualifies for go to the best hand of the contest that takes them. */
  #giveUnclaimed(board: ArrayLike<number>): void {
    const taker = this.#rankers.findIndex(({ unclaimed }) => unclaimed);
    const pots = this.#eligible.length;
    this.#rankers[taker]?.ranker.rank(board, board.length, this.#strengths);
    for (const [pot, eligible] of this.#eligible.entries()) {
      const claimed = this.#masks.some((mask, slot) => slot % pots === pot && mask !== 0);
      if (!claimed) this.#masks[taker * pots + pot] = bestOf(this.#strengths, eligible, 1);
    }
  }

  #completion(): Card[] {
    const { unseen, reveals, boards } = this.#spot;
    const dealt = this.#boards.flatMap((board) => [...board.subarray(boards[0]?.length ?? 0)]);
    return [
      ...unseen.filter((card) => dealt.includes(card)),
      ...this.#laid(this.#boardSize + reveals.length, this.board.length),
    ];
  }

  winners({ masks }: Seen): Seat[] {
    const any = masks.reduce((all, mask) => all | mask, 0);
    return this.#spot.contenders.filter((_, i) => (any & (1 << i)) !== 0).map(({ seat }) => seat);
  }

  /** What one pot alone makes of the outcomes: each different one with a board that gives it. */
  ofPot(pot: number): Seen[] {
    const own = new Map<string, Seen>();
    for (const seen of this.seen.values()) {
      const masks = seen.masks.filter((_, slot) => slot % this.#eligible.length === pot);
      if (!own.has(masks.join())) own.set(masks.join(), { ...seen, masks });
    }
    return [...own.values()];
  }

  /** Whether all contenders of the pot share it. */
  isSplit(pot: number, { masks }: Seen): boolean {
    return masks.every((mask) => mask === this.#eligible[pot]);
  }
}

function rankerOf(ranked: RankedContest, contenders: readonly Contender[]): Ranker {
  const { ranking, contest, qualifying } = ranked;
  const holes = contenders.map((held) => partFor(contest, held));
  const ranker = fineRanker(ranked, holes) ?? boardRanker(ranking, contest.use, holes);
  return { ranker, qualifying, unclaimed: contest.unqualified === 'takes-unclaimed' };
}

/** Raises each of `best` to what it is in `strengths` where that is more. */
function raise(best: Int32Array, strengths: Int32Array): void {
  for (let i = 0; i < best.length; i += 1) best[i] = Math.max(best[i] ?? 0, strengths[i] ?? 0);
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

export const completion = (outcomes: Outcomes, seen: Seen): Completion => ({
  cards: seen.cards,
  boards: seen.laid,
  winners: outcomes.winners(seen),
});
