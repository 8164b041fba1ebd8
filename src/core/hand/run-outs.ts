import type { Card } from '../cards/card.ts';
import { boardRanker } from '../evaluation/board-ranker.ts';
import type { BoardRanker } from '../evaluation/table-rankers.ts';
import { invariant } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import { ownCount, ownGaps, sizeOf } from './completions.ts';
import { fineRanker } from './fine-standings.ts';
import type { RankedContest } from './hand.ts';
import { partFor } from './hole-parts.ts';
import { OwnHands } from './own-hands.ts';
import type { Contender } from './standings.ts';
import type { Completion, Drawn, Seen, Undecided } from './undecided.ts';

type Boards = readonly (readonly Card[])[];

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
  /** All boards, then each contender's own cards to come, then the reveals. */
  readonly board: Int32Array;
  readonly #boards: readonly Int32Array[];
  readonly #boardSize: number;
  /** Where the reveals begin. */
  readonly #reveals: number;
  /** The hands of each contest while cards of their own are to come; null where none are. */
  readonly own: readonly OwnHands[] | null;

  constructor(spot: Undecided) {
    this.#spot = spot;
    const { boards, contests, contenders, groups } = spot;
    this.#rankers = contests.map((ranked) => rankerOf(ranked, contenders));
    this.#eligible = spot.pots.map((pot) => this.#maskOf(pot));
    this.#strengths = new Int32Array(contenders.length);
    this.#best = new Int32Array(contenders.length);
    const size = sizeOf(groups);
    const deciding = spot.role === 'each' && spot.own.size === 0 ? boards.length : 1;
    this.#masks = new Array<number>(spot.pots.length * contests.length * deciding).fill(0);
    this.#boardSize = size * boards.length;
    this.#reveals = this.#boardSize + ownCount(spot);
    this.board = new Int32Array(this.#reveals + spot.reveals.length + spot.missingReveals);
    this.#boards = boards.map((_, b) => this.board.subarray(b * size, (b + 1) * size));
    for (const [b, board] of boards.entries()) this.board.set(board, b * size);
    this.board.set(spot.reveals, this.#reveals);
    this.own = spot.own.size > 0 ? contests.map((ranked) => ownHandsOf(ranked, spot)) : null;
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
    const { visible, weak } = view(boards[0] ?? [], this.#laid(this.#reveals, this.board.length));
    return weak ? null : [visible];
  }

  /** Notes the outcome of the boards as they lie now. */
  note(): void {
    // Without a view boards are ranked where they lie: no list is made for each of a million boards.
    const counting = this.#spot.view === null ? this.#boards : this.#views();
    if (this.own !== null) this.#rankOwn(this.own);
    else if (counting === null) this.#shareAll();
    else this.#rank(counting);
    const key = keyOf(this.#masks);
    const seen = this.seen.get(key);
    if (seen) seen.boards += 1;
    else this.seen.set(key, { masks: [...this.#masks], ...this.#completion(), laid: this.#views(), boards: 1 });
  }

  /** Hands that are dealt cards of their own, ranked with the cards shared by all. */
  #rankOwn(own: readonly OwnHands[]): void {
    let slot = 0;
    for (const hands of own) {
      hands.read(this.board);
      for (const eligible of this.#eligible) {
        this.#masks[slot] = hands.winners(eligible);
        slot += 1;
      }
    }
    const taker = this.#rankers.findIndex(({ unclaimed }) => unclaimed);
    if (taker >= 0) this.#giveUnclaimed(taker, (eligible) => own[taker]?.winners(eligible, 'win') ?? 0);
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
    const taker = this.#rankers.findIndex(({ unclaimed }) => unclaimed);
    if (first === undefined || taker < 0) return;
    this.#rankers[taker]?.ranker.rank(first, first.length, this.#strengths);
    this.#giveUnclaimed(taker, (eligible) => bestOf(this.#strengths, eligible, 1));
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
  #giveUnclaimed(taker: number, winners: (eligible: number) => number): void {
    const pots = this.#eligible.length;
    for (const [pot, eligible] of this.#eligible.entries()) {
      const claimed = this.#masks.some((mask, slot) => slot % pots === pot && mask !== 0);
      if (!claimed) this.#masks[taker * pots + pot] = winners(eligible);
    }
  }

  #completion(): Pick<Seen, 'cards' | 'drawn'> {
    const { unseen, reveals, boards, contenders } = this.#spot;
    const dealt = this.#boards.flatMap((board) => [...board.subarray(boards[0]?.length ?? 0)]);
    const drawn = ownGaps(this.#spot).flatMap(({ from, to }, i): Drawn[] => {
      const seat = contenders[i]?.seat;
      return seat === undefined || from === to ? [] : [{ seat, cards: this.#laid(from, to) }];
    });
    const cards = [
      ...unseen.filter((card) => dealt.includes(card)),
      ...drawn.flatMap((own) => own.cards),
      ...this.#laid(this.#reveals + reveals.length, this.board.length),
    ];
    return { cards, drawn };
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

/** Each contender's hole cards with the places of the cards dealt to him, and of those that count for all. */
function ownHandsOf(ranked: RankedContest, spot: Undecided): OwnHands {
  const shared = Array.from({ length: spot.boards.length * sizeOf(spot.groups) }, (_, place) => place);
  const gaps = ownGaps(spot);
  const seats = spot.contenders.map((held, i) => {
    const { from, to } = gaps[i] ?? { from: 0, to: 0 };
    const own = Array.from({ length: to - from }, (_, n) => from + n);
    return { hole: partFor(ranked.contest, held), places: [...own, ...shared] };
  });
  return new OwnHands(ranked, seats);
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
  drawn: seen.drawn,
  boards: seen.laid,
  winners: outcomes.winners(seen),
});
