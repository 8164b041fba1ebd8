import type { Card } from '../cards/card.ts';
import type { Seat } from '../kernel/seat.ts';
import type { VariantSpec } from '../variants/spec.ts';
import type { RankedContest } from './hand.ts';
import type { BoardView } from './hidden-twins.ts';
import type { Contender } from './standings.ts';

/** As far as they lie. */
type Boards = readonly (readonly Card[])[];

/** Cards dealt to one seat. */
export interface Drawn {
  readonly seat: Seat;
  readonly cards: readonly Card[];
}

/** Cards that complete board and hands, what then counts, and the seats that would take a share of any pot. */
export interface Completion {
  /** Those of the board first, then each seat's own. */
  readonly cards: readonly Card[];
  /** The seats' own among them; none where only a board is to come. */
  readonly drawn: readonly Drawn[];
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
  /** Cards still to come to each contender himself, after the boards; none where the game deals none. */
  readonly own: ReadonlyMap<Seat, number>;
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
  readonly drawn: readonly Drawn[];
  readonly laid: Boards | null;
  boards: number;
}
