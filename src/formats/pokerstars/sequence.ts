import type { Event } from './events.ts';
import type { Notes } from './notes.ts';
import type { Line } from './text.ts';

type Kind = Event['kind'];

const BETS: ReadonlySet<Kind> = new Set(['fold', 'check', 'call', 'bet', 'bring-in', 'raise']);
const DRAWS: ReadonlySet<Kind> = new Set(['discard', 'stand-pat']);
const ENDS: ReadonlySet<Kind> = new Set(['show', 'muck', 'collect', 'no-show', 'cash-out']);

/** What a line may stand beside: the players still in, and whether another program has written it. */
export interface Surroundings {
  readonly live: readonly number[];
  readonly family: 'board' | 'stud' | 'draw';
  readonly imitation: boolean;
}

/** Whether the lines of a hand come in the order in which things happen. */
export class Sequence {
  readonly #notes: Notes;
  #last: Event | null = null;
  #started = false;
  /** Somebody has acted on this street. */
  #acted = false;
  /** Somebody has acted in the hand, on whatever street. */
  #hasBet = false;
  #dealtTo = 0;
  #uncalled = false;
  #showdown = false;
  #collected = new Set<number>();
  #revealed = new Set<number>();

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  take(line: Line, event: Event, around: Surroundings): void {
    if (event.kind === 'aside') return;
    if (event.kind === 'heading') this.#heading(line, event.name);
    else if (event.kind === 'post') this.#post(line, event.post);
    else if (event.kind === 'dealt') this.#dealt(line, event.seat, around);
    else if (BETS.has(event.kind) || DRAWS.has(event.kind)) this.#act(line, event.kind);
    else if (event.kind === 'uncalled') this.#uncalledBet(line, around);
    else if (ENDS.has(event.kind)) this.#ending(line, event, around);
    this.#last = event;
  }

  #wrong(line: Line, expected: string): void {
    this.#notes.add(line, 'line-out-of-place', expected, line.text);
  }

  #post(line: Line, post: string): void {
    const late = this.#last?.kind === 'post' && this.#last.post === 'big-blind' && post === 'small-blind';
    if (late && !this.#small) this.#wrong(line, 'the small blind before the big blind');
    if (post === 'small-blind') this.#small = true;
  }

  #small = false;

  #heading(line: Line, name: string): void {
    if (name === 'SHOW DOWN') {
      this.#showdown = true;
      this.#revealed = new Set();
      this.#collected = new Set();
      return;
    }
    if (this.#showdown) this.#wrong(line, 'a street before the showdown');
    this.#started = true;
    this.#acted = false;
    this.#dealtTo = 0;
  }

  #dealt(line: Line, seat: number, { family }: Surroundings): void {
    const draw = this.#last?.kind === 'discard' && this.#last.seat === seat;
    if (draw) return;
    if (!this.#started || this.#acted) this.#wrong(line, 'cards dealt before anybody acts');
    else if (seat <= this.#dealtTo && family !== 'draw') this.#wrong(line, 'cards dealt seat by seat');
    this.#dealtTo = seat;
  }

  #act(line: Line, kind: Kind): void {
    this.#acted = true;
    this.#hasBet ||= BETS.has(kind);
    if (this.#showdown || this.#collected.size > 0) this.#wrong(line, 'an action before the end');
    else if (this.#uncalled && BETS.has(kind)) this.#wrong(line, 'an action before the uncalled bet goes back');
  }

  #uncalledBet(line: Line, { imitation }: Surroundings): void {
    this.#uncalled = true;
    // Where forced bets alone have gone in, nobody acts.
    if (this.#hasBet && this.#last !== null && !BETS.has(this.#last.kind) && !imitation)
      this.#wrong(line, 'right after the last bet');
  }

  #ending(line: Line, event: Event, { live, imitation }: Surroundings): void {
    if (!('seat' in event) || imitation) return;
    const { kind, seat } = event;
    if (kind === 'no-show') {
      if (!this.#collected.has(seat)) this.#wrong(line, 'after the pot is collected');
      return;
    }
    const contested = live.length > 1;
    if (contested && !this.#showdown)
      this.#notes.add(line, 'showdown-missing', '*** SHOW DOWN *** before it', line.text);
    if (kind === 'muck' && this.#revealed.size === 0) this.#wrong(line, 'a hand shown before one is mucked');
    if (kind === 'show' || kind === 'muck') this.#revealed.add(seat);
    if (kind === 'collect') this.#collect(line, seat, event.pot, contested ? live : []);
  }

  #collect(line: Line, seat: number, pot: string | null, contenders: readonly number[]): void {
    this.#collected.add(seat);
    const waiting = pot === null || pot === 'main' ? contenders : contenders.filter((own) => own === seat);
    if (waiting.some((own) => !this.#revealed.has(own))) this.#wrong(line, 'after the hands of the pot are shown');
  }
}
