import type { Event, TableNote } from './events.ts';
import type { Notes } from './notes.ts';
import type { Line } from './text.ts';

type Kind = Event['kind'];

const BETS: ReadonlySet<Kind> = new Set(['fold', 'check', 'call', 'bet', 'bring-in', 'raise']);
const DRAWS: ReadonlySet<Kind> = new Set(['discard', 'stand-pat']);
const ENDS: ReadonlySet<Kind> = new Set(['show', 'muck', 'collect', 'no-show', 'cash-out']);

/** A bet and three raises. */
const MOST_WAGERS = 4;

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
  /** Who is said not to show. */
  readonly #hidden = new Set<number>();

  constructor(notes: Notes) {
    this.#notes = notes;
  }

  take(line: Line, event: Event, around: Surroundings): void {
    if (event.kind === 'aside') return;
    if (event.kind === 'note') {
      this.#note(line, event.says, around);
      return;
    }
    if (this.#drawnBy !== null && !(event.kind === 'dealt' && event.seat === this.#drawnBy))
      this.#notes.add(line, 'cards-missing', 'the cards drawn before it', line.text);
    const isTold = event.kind === 'discard' && (event.cards !== null || line.text.endsWith('[]'));
    this.#drawnBy = isTold ? event.seat : null;
    if (event.kind === 'run-twice') this.#wrong(line, 'in the summary');
    else if (event.kind === 'heading') this.#heading(line, event.name, around);
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
    if (post === 'big-blind' && this.#extra && !this.#big)
      this.#wrong(line, 'the big blind before what else is posted');
    this.#extra ||= post === 'both-blinds' || post === 'dead-blind' || (post === 'small-blind' && this.#small);
    this.#small ||= post === 'small-blind';
    this.#big ||= post === 'big-blind';
  }

  #small = false;
  #big = false;
  /** Something is posted besides the blinds of the hand. */
  #extra = false;
  /** Who has told what he discards, and so is told what he draws. */
  #drawnBy: number | null = null;
  #streets = 0;
  /** A card lies open before the flop. */
  #isOpen = false;
  /** Bets and raises on this street, the big blind among them. */
  #wagers = 0;
  /** Somebody has shown his hand or has been paid. */
  #ended = false;
  #isPaid = false;
  #isSold = false;
  /** Of the showdown that is told: that nobody has a low hand, the hands that were named, and who was paid last. */
  #noLow = false;
  #named = { high: false, low: false };
  #paid: Line | null = null;

  /** A game with two contests names both hands, and says where nobody has the low one. */
  finish(imitation: boolean): void {
    const { high, low } = this.#named;
    if (high && !low && !this.#noLow && this.#paid !== null && !imitation)
      this.#notes.add(this.#paid, 'show-missing', 'No low hand qualified after it', this.#paid.text);
    this.#noLow = false;
    this.#named = { high: false, low: false };
    this.#paid = null;
  }

  /** What the table says stands where it comes to be so. */
  #note(line: Line, says: TableNote, { family }: Surroundings): void {
    const last = this.#last?.kind;
    if (says === 'capped') {
      if (last !== 'raise' || this.#wagers !== MOST_WAGERS) this.#wrong(line, 'right after the last raise');
    } else if (says === 'open-pair') {
      if (family !== 'stud' || this.#streets !== 2 || this.#acted)
        this.#wrong(line, 'before anybody acts on fourth street');
    } else if (says === 'reshuffled') {
      if (family !== 'draw' || !this.#acted || this.#showdown) this.#wrong(line, 'while cards are drawn');
    } else {
      const isDue = last === 'collect' && this.#showdown && !this.#named.low;
      if (!isDue || this.#noLow) this.#wrong(line, 'once, after the pot is collected');
      this.#noLow = true;
    }
  }

  #heading(line: Line, name: string, { imitation }: Surroundings): void {
    if (name === 'SHOW DOWN') {
      this.#showdown = true;
      this.#revealed = new Set();
      this.#collected = new Set();
      this.finish(imitation);
      return;
    }
    if (this.#showdown) this.#wrong(line, 'a street before the showdown');
    if (name === 'PRE-FLOP') {
      if (!this.#started || this.#acted) this.#wrong(line, 'the first card before anybody acts');
      this.#isOpen = true;
      return;
    }
    this.#wagers = this.#streets === 0 && this.#big ? 1 : 0;
    this.#streets += 1;
    this.#started = true;
    this.#acted = false;
    this.#dealtTo = 0;
  }

  #dealt(line: Line, seat: number, { family }: Surroundings): void {
    const draw = this.#last?.kind === 'discard' && this.#last.seat === seat;
    if (draw) return;
    const isOver = family === 'stud' ? this.#uncalled && this.#streets === 1 : this.#streets > 1 || this.#uncalled;
    const isLate = this.#acted || this.#isOpen || isOver;
    if (!this.#started || isLate) this.#wrong(line, 'cards dealt before anybody acts');
    else if (seat <= this.#dealtTo && family !== 'draw') this.#wrong(line, 'cards dealt seat by seat');
    this.#dealtTo = seat;
  }

  #act(line: Line, kind: Kind): void {
    this.#acted = true;
    if (kind === 'bet' || kind === 'raise') this.#wagers += 1;
    this.#hasBet ||= BETS.has(kind);
    if (this.#showdown || this.#ended) this.#wrong(line, 'an action before the end');
    else if (this.#uncalled && BETS.has(kind)) this.#wrong(line, 'an action before the uncalled bet goes back');
  }

  #uncalledBet(line: Line, { imitation }: Surroundings): void {
    this.#uncalled = true;
    if (this.#isPaid) this.#wrong(line, 'before the pot is collected');
    if (this.#last === null || imitation) return;
    const { kind } = this.#last;
    // Where forced bets alone have gone in, nobody acts, but cards may be drawn.
    if (this.#hasBet ? !BETS.has(kind) : DRAWS.has(kind)) this.#wrong(line, 'right after the last bet');
  }

  #ending(line: Line, event: Event, { live, imitation }: Surroundings): void {
    if (!('seat' in event)) return;
    const { kind, seat } = event;
    if (kind !== 'cash-out') this.#ended = true;
    else if (!imitation && !this.#revealed.has(seat)) this.#wrong(line, 'after the hand is shown');
    this.#isPaid ||= kind === 'collect';
    if (imitation) return;
    if (kind === 'no-show') {
      if (!this.#collected.has(seat) || this.#hidden.has(seat)) this.#wrong(line, 'after the pot is collected');
      this.#hidden.add(seat);
      return;
    }
    const contested = live.length > 1;
    if (contested && !this.#showdown)
      this.#notes.add(line, 'showdown-missing', '*** SHOW DOWN *** before it', line.text);
    if (kind === 'muck' && this.#revealed.size === 0) this.#wrong(line, 'a hand shown before one is mucked');
    if (kind === 'cash-out') this.#isSold = true;
    if (kind === 'show' && this.#isSold) this.#wrong(line, 'before a hand is sold');
    if (kind === 'show' && this.#showdown) this.#name(event.words ?? '');
    if (kind === 'show' || kind === 'muck') this.#revealed.add(seat);
    if (kind === 'collect') this.#collect(line, seat, event.pot, contested ? live : []);
  }

  #name(words: string): void {
    this.#named.high ||= words.includes('HI: ');
    this.#named.low ||= words.includes('LO: ');
  }

  #collect(line: Line, seat: number, pot: string | null, contenders: readonly number[]): void {
    this.#collected.add(seat);
    this.#paid = line;
    const waiting = pot === null || pot === 'main' ? contenders : contenders.filter((own) => own === seat);
    if (waiting.some((own) => !this.#revealed.has(own))) this.#wrong(line, 'after the hands of the pot are shown');
  }
}
