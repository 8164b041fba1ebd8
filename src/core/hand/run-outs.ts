import type { Card } from '../cards/card.ts';
import { type BoardRanker, boardRanker } from '../evaluation/board-ranker.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import { fineRanker } from './fine-standings.ts';
import type { RankedContest } from './hand.ts';
import type { BoardView } from './hidden-twins.ts';
import type { Contender } from './standings.ts';

/** Cards that complete the board, what of it then counts, and the seats that would take a share of any pot. */
export interface Completion {
  readonly cards: readonly Card[];
  /** null for a board too weak to make a hand of. */
  readonly board: readonly Card[] | null;
  readonly winners: readonly Seat[];
}

export interface Undecided {
  readonly contests: readonly RankedContest[];
  readonly contenders: readonly Contender[];
  /** The contenders of each pot. */
  readonly pots: readonly (readonly Seat[])[];
  readonly board: readonly Card[];
  /** Board cards still to come. */
  readonly missing: number;
  readonly reveals: readonly Card[];
  /** Reveals still to come, after the board; their order counts. */
  readonly missingReveals: number;
  /** What of a board counts after its reveals; null where all of it does. */
  readonly view: ((board: readonly Card[], reveals: readonly Card[]) => BoardView) | null;
  readonly unseen: readonly Card[];
}

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** How many completions there are: board cards in any order, reveals in theirs. */
export function completionsOf({ unseen, missing, missingReveals }: Undecided): number {
  let ways = choose(unseen.length, missing);
  for (let i = 0; i < missingReveals; i += 1) ways *= unseen.length - missing - i;
  return ways;
}

/** Completions tried before counting all: enough to find two that differ in nearly every hand that is open. */
const SAMPLES = 400;
/** Up to this many completions are gone through in order without sampling first. */
export const FEW = 2_000;

/** One outcome, with a board that gives it and how many do. */
export interface Seen {
  readonly masks: readonly number[];
  readonly cards: readonly Card[];
  readonly board: readonly Card[] | null;
  boards: number;
}

/** Knows what a complete board means for every pot; remembers each different outcome. */
export class Outcomes {
  readonly seen = new Map<number | string, Seen>();
  readonly #spot: Undecided;
  readonly #rankers: readonly { readonly ranker: BoardRanker; readonly qualifying: number }[];
  readonly #eligible: readonly number[];
  readonly #strengths: Int32Array;
  readonly #masks: number[];
  /** The board, then the reveals. */
  readonly board: Int32Array;
  readonly #boardSize: number;

  constructor(spot: Undecided) {
    this.#spot = spot;
    const holes = spot.contenders.map(({ hole }) => hole);
    this.#rankers = spot.contests.map((ranked) => ({
      ranker: fineRanker(ranked, holes) ?? boardRanker(ranked.ranking, ranked.contest.use, holes),
      qualifying: ranked.qualifying,
    }));
    this.#eligible = spot.pots.map((pot) => this.#maskOf(pot));
    this.#strengths = new Int32Array(holes.length);
    this.#masks = new Array<number>(spot.pots.length * spot.contests.length).fill(0);
    this.#boardSize = spot.board.length + spot.missing;
    this.board = new Int32Array(this.#boardSize + spot.reveals.length + spot.missingReveals);
    this.board.set(spot.board);
    this.board.set(spot.reveals, this.#boardSize);
  }

  #maskOf(seats: readonly Seat[]): number {
    return this.#spot.contenders.reduce((mask, { seat }, i) => (seats.includes(seat) ? mask | (1 << i) : mask), 0);
  }

  /** The cards laid from `from` up to `to`. */
  #laid(from: number, to: number): Card[] {
    const { board, reveals, unseen } = this.#spot;
    const known = [...board, ...reveals, ...unseen];
    return Array.from(this.board.subarray(from, to), (laid) => {
      const card = known.find((c) => c === laid);
      invariant(card !== undefined, 'only known and unseen cards are laid');
      return card;
    });
  }

  #view(): readonly Card[] | null {
    const { view } = this.#spot;
    const board = this.#laid(0, this.#boardSize);
    if (view === null) return board;
    const { visible, weak } = view(board, this.#laid(this.#boardSize, this.board.length));
    return weak ? null : visible;
  }

  /** Notes the outcome of the board as it lies now. */
  note(): void {
    // Without a view the board is ranked where it lies: no list is made for each of a million boards.
    const seenBoard = this.#spot.view === null ? this.board : this.#view();
    let slot = 0;
    for (const { ranker, qualifying } of this.#rankers) {
      if (seenBoard !== null) ranker.rank(seenBoard, seenBoard.length, this.#strengths);
      for (const eligible of this.#eligible) {
        this.#masks[slot] = seenBoard === null ? eligible : bestOf(this.#strengths, eligible, qualifying);
        slot += 1;
      }
    }
    const key = keyOf(this.#masks);
    const seen = this.seen.get(key);
    if (seen) seen.boards += 1;
    else this.seen.set(key, { masks: [...this.#masks], cards: this.#completion(), board: this.#view(), boards: 1 });
  }

  #completion(): Card[] {
    const { board, reveals, unseen } = this.#spot;
    const dealt = this.board.subarray(board.length, this.#boardSize);
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

/** Visits every way to complete the board and its reveals from `unseen`, until `visit` says stop. */
export function everyCompletion(outcomes: Outcomes, spot: Undecided, visit: () => boolean): boolean {
  const { board } = outcomes;
  const { unseen } = spot;
  const boardSize = spot.board.length + spot.missing;
  const reveal = (place: number): boolean => {
    if (place === board.length) return visit();
    const laid = board.slice(spot.board.length, place);
    for (const card of unseen) {
      if (laid.includes(card)) continue;
      board[place] = card;
      if (!reveal(place + 1)) return false;
    }
    return true;
  };
  const complete = spot.missingReveals === 0 ? visit : () => reveal(boardSize + spot.reveals.length);
  const lay = (place: number, next: number): boolean => {
    if (place === boardSize) return complete();
    const last = unseen.length - (boardSize - place);
    for (let i = next; i <= last; i += 1) {
      board[place] = unseen[i] ?? 0;
      if (!lay(place + 1, i + 1)) return false;
    }
    return true;
  };
  return lay(spot.board.length, 0);
}

/** Completions worth trying first: all of one suit, all of ranks somebody holds, and a fixed scatter. */
function* likelyWitnesses(spot: Undecided): Generator<readonly Card[]> {
  const { unseen } = spot;
  const missing = spot.missing + spot.missingReveals;
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

/** Lays cards in every place that is still empty. */
export function layAll(outcomes: Outcomes, spot: Undecided, cards: readonly Card[]): void {
  const { board } = outcomes;
  board.set(cards.slice(0, spot.missing), spot.board.length);
  board.set(cards.slice(spot.missing), spot.board.length + spot.missing + spot.reveals.length);
}

export function sample(spot: Undecided, outcomes: Outcomes): void {
  for (const cards of likelyWitnesses(spot)) {
    layAll(outcomes, spot, cards);
    outcomes.note();
    if (outcomes.seen.size > 1) return;
  }
}

export const completion = (outcomes: Outcomes, seen: Seen): Completion => ({
  cards: seen.cards,
  board: seen.board,
  winners: outcomes.winners(seen),
});
