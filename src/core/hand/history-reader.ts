import { isSkipTooLong } from '../betting/substantial-action.ts';
import { upwards } from '../kernel/in-order.ts';
import { assertNever, invariant } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import { declaredWith } from './declared-chips.ts';
import type { Hand, Money } from './hand.ts';
import type { IrregularEntry, Judge, Judgement } from './judge.ts';
import { type Fault, fault, type Irregularity } from './replay-irregularities.ts';
import { noPosts, readPosts, type Start } from './replay-posts.ts';
import { Table } from './replay-table.ts';
import type { ActionSetup } from './setup.ts';

type History = Extract<Money, { kind: 'history' }>;

/** Where a history ends, or where it cannot be followed. */
export interface Reading {
  readonly table: Table;
  readonly actionsRead: number;
  readonly irregularity: Irregularity | null;
}

/** An action made before its turn. */
interface Early {
  readonly made: ActionSetup;
  readonly action: number;
  /** What was to be matched when it was made: a bet or raise since then frees the seat. */
  readonly price: number;
  /** How much had happened by then. */
  readonly events: number;
  /** A hand given up out of turn is out at once. */
  readonly done: boolean;
  readonly cites: readonly string[];
  /** As it was noted, and how it stood then. */
  readonly noted: Irregularity;
  readonly before: Pick<IrregularEntry, 'early' | 'read' | 'bounds'>;
}

const moves = ({ action }: ActionSetup): boolean =>
  action === 'chips' ||
  action === 'call' ||
  action === 'bet' ||
  action === 'raise' ||
  action === 'complete' ||
  action === 'all-in';

const speaks = (made: ActionSetup): boolean => moves(made) || made.action === 'check' || made.action === 'fold';

const sum = (chips: readonly number[] = []): number => chips.reduce((total, chip) => total + chip, 0);

const isPassive = ({ action }: ActionSetup): boolean => action === 'check' || action === 'call';

/** The same again: a check and a call are both an answer without a raise. */
const isSame = (a: ActionSetup, b: ActionSetup): boolean =>
  (isPassive(a) && isPassive(b)) || (a.action === b.action && a.to === b.to && String(a.chips) === String(b.chips));

/** Reads a history entry by entry, in the world its rulings have made of it. The only loop over actions. */
export class HistoryReader {
  readonly #hand: Hand;
  readonly #history: History;
  readonly #judge: Judge;
  readonly #table: Table;
  /** The next entry. */
  #next = 0;
  #irregularity: Irregularity | null = null;
  #early: Early[] = [];
  /** Whom those who acted early did not wait for. */
  #awaited: number | null = null;
  /** Totals that were told and then corrected, by street: who calls them calls what they were corrected to. */
  readonly #corrected = new Set<string>();

  constructor(hand: Hand, judge: Judge) {
    const { money } = hand;
    invariant(money.kind === 'history', 'only a history can be replayed');
    this.#hand = hand;
    this.#history = money;
    this.#judge = judge;
    this.#table = this.#begin();
  }

  read(): Reading {
    const { length } = this.#history.actions;
    while (this.#irregularity === null && this.#next < length) {
      this.#entry();
      if (this.#irregularity === null) this.#takeEarly();
    }
    const { action = this.#next } = this.#irregularity ?? {};
    return { table: this.#table, actionsRead: action, irregularity: this.#irregularity };
  }

  /** The table once its forced bets lie there; what is told of them is read at most up to `upTo`. */
  #begin(upTo?: number): Table {
    const start = this.#start(upTo);
    const table = new Table(this.#hand, this.#history, start, this.#judge);
    let place = 0;
    for (const { made, action, fault: found } of start.faults) {
      const judgement = table.judge(made, action, found);
      const follows = this.#follows(judgement);
      const irregular = table.irregular(made, action, found, judgement, { applied: follows, due: null });
      if (!follows) {
        const before = this.#begin(action);
        this.#irregularity ??= irregular;
        return before;
      }
      table.note(irregular, place);
      if (made.amount !== undefined) this.#corrected.add(`${table.turn.street} ${made.amount}`);
      place += 1;
    }
    this.#next = start.read;
    return table;
  }

  #start(upTo: number | undefined): Start {
    const { opening, actions } = this.#history;
    if (opening !== null) return noPosts(this.#hand);
    const dealtIn: Seat[] = [];
    for (const { status, seat } of this.#hand.seats) if (status !== 'folded') dealtIn.push(seat);
    return readPosts(this.#hand, upwards(dealtIn), actions, upTo);
  }

  #follows({ takes }: Judgement): boolean {
    return takes !== null && this.#hand.rules.values.irregular === 'correct';
  }

  #entry(): void {
    const action = this.#next;
    const told = this.#history.actions[action];
    invariant(told !== undefined, 'an entry has an index');
    const { made, used } = declaredWith(this.#history.actions, action, told, this.#table, this.#hand);
    this.#next += used;
    const again = this.#isSecondMotion(made, action);
    // A motion more must not deal the next street, as any other entry would.
    const closed = again && this.#table.isClosedFor(made.seat);
    const found = closed ? fault('string-bet') : this.#table.take(this.#asCorrected(made), action);
    if (found === null) return;
    const isMore = again && (found.code === 'out-of-turn' || found.code === 'betting-over');
    this.#meet(made, action, isMore ? fault('string-bet') : found, { declared: used > 1 });
  }

  /** Whether a seat that has just put chips in puts in more, on the same street. */
  #isSecondMotion(made: ActionSetup, action: number): boolean {
    const before = this.#history.actions[action - 1];
    if (before?.seat !== made.seat || !moves(before) || !moves(made)) return false;
    const { street } = this.#table.turn;
    return (made.street ?? street) === street && !this.#early.some((early) => early.action === action - 1);
  }

  /** A call of a total that has been corrected is a call of what it was corrected to. */
  #asCorrected(made: ActionSetup): ActionSetup {
    if (made.action !== 'call' || made.to === undefined) return made;
    if (!this.#corrected.has(this.#told(made.to))) return made;
    const { to: _, ...call } = made;
    return call;
  }

  #told(to: number): string {
    return `${this.#table.turn.street} ${to}`;
  }

  /** An entry that is not open: what the rulebook settles is followed, what it leaves to a person stops the reading. */
  #meet(made: ActionSetup, action: number, found: Fault, how: { readonly declared: boolean }): void {
    const table = this.#table;
    const named = this.#named(made, found);
    const early = this.#early.map((other) => other.made.seat);
    const before = { early, read: table.result(action, null), bounds: table.boundsFor(made.seat) };
    const judgement = table.judge(made, action, named, { ...how, ...before });
    const told = this.#told(made.to ?? table.wagerOf(made.seat) + sum(made.chips));
    const place = table.events.length;
    const irregular = table.irregular(made, action, named, judgement, { applied: true });
    if (!this.#follows(judgement) || !this.#follow(made, action, judgement, { noted: irregular, before })) {
      this.#irregularity = { ...irregular, applied: false };
      return;
    }
    table.note(irregular, place);
    this.#corrected.add(told);
  }

  /** Goes on with what a ruling takes the entry for. Out: whether that was open. */
  #follow(
    made: ActionSetup,
    action: number,
    { takes, ruling }: Judgement,
    as: Pick<Early, 'noted' | 'before'>,
  ): boolean {
    const table = this.#table;
    invariant(takes !== null, 'only a ruling that binds is followed');
    switch (takes.kind) {
      case 'acts':
        return takes.acts.every((act) => table.take(act, action) === null);
      case 'stands':
        table.stand(made, takes.to, action, this.#history.actions[this.#next]?.seat);
        return true;
      case 'waits': {
        const { price } = table.turn;
        const done = made.action === 'fold' || made.action === 'muck';
        if (done) table.foldEarly(made.seat, action);
        const { cites } = ruling.says;
        this.#early.push({ made, action, price, done, cites, events: table.events.length, ...as });
        return true;
      }
      default:
        return assertNever(takes);
    }
  }

  /** Action out of turn that has gone too far, by its own name. */
  #named(made: ActionSetup, found: Fault): Fault {
    if (found.code !== 'out-of-turn' || !speaks(made)) return found;
    const behind = this.#early.length + 1;
    const chipsBehind = moves(made) || this.#early.some((early) => moves(early.made));
    return isSkipTooLong(this.#hand.rules.values.skippedPlayer, behind, chipsBehind)
      ? fault('skipped-player', { ...found.facts, behind, chipsBehind })
      : found;
  }

  /** Actions made early whose turn has come: binding, unless somebody has bet or raised since. */
  #takeEarly(): void {
    for (;;) {
      const { seat } = this.#table.turn;
      if (this.#early.length === 0) {
        this.#awaited = seat;
        return;
      }
      if (seat !== this.#awaited) this.#early = this.#early.filter(({ done }) => !done);
      this.#awaited = seat;
      const early = this.#early.find(({ made }) => made.seat === seat);
      if (early === undefined || this.#irregularity !== null) return;
      this.#early = this.#early.filter((other) => other !== early);
      if (!this.#takeNow(early)) return;
    }
  }

  /** What an action out of turn comes to is known once its turn has come. */
  #settle({ made, action, noted, before }: Early, since: 'nothing' | 'call' | 'raise'): void {
    const { code, facts } = noted;
    const { ruling, takes } = this.#table.judge(made, action, { code, facts }, { declared: false, ...before, since });
    if (takes !== null) this.#table.renote(noted, { ...noted, ruling });
  }

  /** Out: whether the seat has acted with that. */
  #takeNow(early: Early): boolean {
    const { made, action, price, cites, events } = early;
    const table = this.#table;
    const { seat } = made;
    const next = this.#history.actions[this.#next];
    const speaksAgain = next !== undefined && next.seat === seat && speaks(next);
    const binds = table.turn.price === price;
    const called = table.events.slice(events).some((event) => event.kind === 'acted' && event.made === 'call');
    if (binds && called && this.#hand.rules.values.outOfTurnCall === 'floor-decides') {
      this.#meet(made, action, fault('called-in-between'), { declared: false });
      return false;
    }
    this.#settle(early, binds ? (called ? 'call' : 'nothing') : 'raise');
    const barred = !binds && isPassive(made) && this.#hand.rules.values.outOfTurn === 'no-raise';
    if (barred) table.barRaising(seat);
    table.events.push({ kind: 'early-action', seat, comes: binds ? 'binds' : barred ? 'no-raise' : 'freed', cites });
    if (!binds) return false;
    const found = table.take(made, action);
    if (found !== null) this.#meet(made, action, found, { declared: false });
    if (!speaksAgain || this.#irregularity !== null) return true;
    if (!isSame(next, made)) this.#meet(next, this.#next, fault('bound-out-of-turn'), { declared: false });
    this.#next += 1;
    return true;
  }
}
