import { type ActionSetup, derived, type MaybeCard, POSTS, SEAT_LIMIT, type StreetName } from '../../core/index.ts';
import { Bets, type Purse } from './bets.ts';
import { Boards } from './boards.ts';
import type { Event, PostName } from './events.ts';
import { faultAt, Unreadable } from './faults.ts';
import type { Header } from './header.ts';
import { Holdings } from './holdings.ts';
import type { Notes } from './notes.ts';
import type { Seating } from './seats.ts';
import { Sequence, type Surroundings } from './sequence.ts';
import type { Line } from './text.ts';

type Draft = { -readonly [K in keyof ActionSetup]: ActionSetup[K] };
type Of<K extends Event['kind']> = Extract<Event, { kind: K }>;

export interface Post {
  readonly line: Line;
  readonly seat: number;
  readonly post: PostName;
  readonly amount: number;
  readonly isAllIn: boolean;
}

export interface Shown {
  readonly line: Line;
  readonly seat: number;
  readonly cards: readonly MaybeCard[];
  readonly words: string | null;
  /** 1 or 2 where the boards are shown down one after the other. */
  readonly board: number | null;
  /** Under a heading for the showdown, not by who won without one. */
  readonly atShowdown: boolean;
}

/** A seat whose turn at the showdown came: it showed its hand or mucked it. */
export interface Revealed {
  readonly line: Line;
  readonly seat: number;
  readonly board: number | null;
}

export interface Collected {
  readonly line: Line;
  readonly seat: number;
  readonly amount: number;
  readonly pot: string | null;
  readonly board: number | null;
}

export interface Returned {
  readonly line: Line;
  readonly seat: number;
  readonly amount: number;
}

const BOARD_HEADINGS = ['HOLE CARDS', 'FLOP', 'TURN', 'RIVER'];
const STUD_HEADINGS = ['3rd STREET', '4th STREET', '5th STREET', '6th STREET', 'RIVER'];
const DRAW_HEADINGS = ['DEALING HANDS', 'FIRST DRAW', 'SECOND DRAW', 'THIRD DRAW'];
const HEADINGS = { board: BOARD_HEADINGS, stud: STUD_HEADINGS, draw: DRAW_HEADINGS } as const;

/** The play of a hand, from the first post to the last pot collected, read line by line. */
export class Play {
  readonly bets: Bets;
  readonly boards: Boards;
  readonly holdings: Holdings;
  readonly actions: Draft[] = [];
  readonly posts: Post[] = [];
  readonly shown: Shown[] = [];
  readonly mucked: { readonly line: Line; readonly seat: number; readonly board: number | null }[] = [];
  /** At the showdown only, in the order of the text. */
  readonly revealed: Revealed[] = [];
  readonly collected: Collected[] = [];
  readonly returned: Returned[] = [];
  readonly cashedOut: Collected[] = [];
  /** Seats that did anything, and on which street they folded. */
  readonly active = new Set<number>();
  readonly foldedOn = new Map<number, number>();
  bringIn: { readonly amount: number; readonly isAllIn: boolean } | null = null;
  street = 0;
  #started = false;
  #isSecond = false;
  /** Stud: who has been dealt to on this street. */
  readonly #dealtTo = new Set<number>();
  readonly #sequence: Sequence;
  /** Seats said to be sitting out. */
  readonly #away: ReadonlySet<number>;
  /** Small blinds posted besides the small blind itself. */
  readonly #missed = new Map<number, Draft>();
  #showdown: 1 | 2 | 'one' | null = null;
  readonly #header: Header;
  readonly #notes: Notes;

  constructor(header: Header, seating: Seating, notes: Notes) {
    this.#header = header;
    this.#notes = notes;
    this.#away = new Set(seating.listed.flatMap(({ away, seat }) => (away ? [seat] : [])));
    this.#sequence = new Sequence(notes);
    this.bets = new Bets(seating.listed, header.cap, header.decimals, notes);
    this.boards = new Boards(header.variant, notes);
    this.holdings = new Holdings(header.variant, notes);
  }

  take(line: Line, event: Event): void {
    this.#sequence.take(line, event, this.#surroundings);
    switch (event.kind) {
      case 'aside':
      case 'note':
        return;
      case 'cancelled':
        throw new Unreadable(faultAt(line, 'hand-cancelled', 'a hand played to its end', line.text));
      case 'run-twice':
        return;
      case 'heading':
        this.#heading(line, event);
        return;
      case 'uncalled':
        this.#uncalled(line, event);
        return;
      default:
        this.active.add(event.seat);
        this.#byPlayer(line, event);
        return;
    }
  }

  #byPlayer(
    line: Line,
    event: Exclude<Event, { kind: 'aside' | 'note' | 'cancelled' | 'run-twice' | 'heading' | 'uncalled' }>,
  ): void {
    switch (event.kind) {
      case 'post':
        this.#post(line, event);
        return;
      case 'dealt':
        this.#dealtTo.add(event.seat);
        this.holdings.deal(line, event.seat, event.groups, this.street);
        return;
      case 'discard':
      case 'stand-pat':
        this.#exchange(line, event);
        return;
      case 'show':
        this.#show(line, event);
        return;
      case 'no-show':
        return;
      case 'muck':
        if (this.mucked.some((own) => own.seat === event.seat && own.board === this.#board))
          this.#notes.add(line, 'line-twice', null, line.text);
        this.mucked.push({ line, seat: event.seat, board: this.#board });
        this.#reveal(line, event.seat);
        return;
      case 'collect':
        this.collected.push({ line, ...event, board: this.#board });
        return;
      case 'cash-out':
        if (this.cashedOut.some((own) => own.seat === event.seat)) this.#notes.add(line, 'line-twice', null, line.text);
        this.cashedOut.push({ line, seat: event.seat, amount: event.amount, pot: null, board: null });
        return;
      default:
        if (!this.#started) this.#notes.add(line, 'street-out-of-order', 'the cards dealt before it', line.text);
        this.#bet(line, event);
        return;
    }
  }

  get #surroundings(): Surroundings {
    const { variant, imitation } = this.#header;
    const live = this.bets.purses.filter((own) => !own.folded && own.live + own.antes + own.dead > 0);
    return { live: live.map(({ seat }) => seat), family: variant.family, imitation };
  }

  get #board(): number | null {
    return typeof this.#showdown === 'number' ? this.#showdown : null;
  }

  get atShowdown(): boolean {
    return this.#showdown !== null;
  }

  get #streetName(): StreetName {
    return this.#header.variant.streets[this.street]?.name ?? 'preflop';
  }

  #act(seat: number, action: ActionSetup['action']): Draft {
    const draft: Draft = { seat, action, street: this.#streetName };
    this.actions.push(draft);
    return draft;
  }

  #post(line: Line, { seat, post, amount, mark }: Of<'post'>): void {
    const purse = this.bets.of(seat);
    const again = post === 'small-blind' && this.posts.some((own) => own.post === post);
    this.posts.push({ line, seat, post, amount, isAllIn: mark !== null });
    if (this.#started) this.#notes.add(line, 'posts-out-of-order', 'posts before the cards', line.text);
    if (post !== 'both-blinds') {
      const isDead = again || post === 'dead-blind';
      this.bets.pay(line, purse, amount, mark, post === 'ante' ? 'ante' : isDead ? 'dead' : 'wager');
      const made = this.#act(seat, isDead ? 'post-dead-blind' : `post-${post}`);
      made.amount = amount;
      if (again) this.#missed.set(seat, made);
      return;
    }
    const live = Math.min(amount, this.#bigBlind);
    this.bets.pay(line, purse, live, purse.behind === live ? 'all-in' : null);
    this.#act(seat, 'post-big-blind').amount = live;
    this.bets.pay(line, purse, amount - live, mark, 'dead');
    this.#act(seat, 'post-dead-blind').amount = amount - live;
  }

  /** In fixed limit the stakes are the bets, and the big blind is the small one of them. */
  get #bigBlind(): number {
    const [first, second] = this.#header.stakes;
    return this.#header.betting === 'fixed-limit' || this.#header.buttonBlind ? first : second;
  }

  #bet(line: Line, event: Of<'fold'> | Of<'check'> | Of<'call' | 'bet' | 'bring-in'> | Of<'raise'>): void {
    const purse = this.bets.of(event.seat);
    if (purse.folded) this.#notes.add(line, 'fold-differs', `${purse.name} has folded`, line.text);
    switch (event.kind) {
      case 'fold':
        purse.folded = true;
        this.foldedOn.set(event.seat, this.street);
        if (event.cards !== null) this.holdings.show(line, event.seat, event.cards, '[');
        // Who sits out all-in has nothing to fold but his part in the showdown.
        purse.gaveUp = purse.behind === 0 && this.#away.has(event.seat);
        if (purse.gaveUp) this.#checkTurn(line, event.seat);
        else this.#act(event.seat, 'fold');
        return;
      case 'check':
        this.bets.check(line, purse);
        this.#act(event.seat, 'check');
        return;
      case 'call':
        this.#liveIfCalled(purse, event.amount);
        this.bets.call(line, purse, event.amount, event.mark);
        this.#act(event.seat, 'call').to = purse.wager;
        return;
      default:
        this.#wager(line, purse, event);
    }
  }

  /** Who gives up all-in makes no action, and does so in turn all the same. */
  #checkTurn(line: Line, seat: number): void {
    const last = this.actions.findLast(
      ({ action, street }) => street === this.#streetName && POSTS[action] === undefined,
    );
    if (last === undefined) return;
    const turn = (own: number): number => (own - last.seat + SEAT_LIMIT) % SEAT_LIMIT;
    const waiting = this.bets.purses.find(
      (own) =>
        !own.folded &&
        own.behind > 0 &&
        (own.live + own.antes > 0 || !this.#away.has(own.seat)) &&
        turn(own.seat) > 0 &&
        turn(own.seat) < turn(seat),
    );
    if (waiting !== undefined) this.#notes.add(line, 'line-out-of-place', `seat ${waiting.seat} first`, line.text);
  }

  /** A small blind missed before is dead, unless what a call then costs tells that it counted. */
  #liveIfCalled(purse: Purse, amount: number): void {
    const made = this.#missed.get(purse.seat);
    this.#missed.delete(purse.seat);
    if (made === undefined || amount !== this.bets.price - purse.wager - purse.dead) return;
    made.action = 'post-small-blind';
    purse.wager += purse.dead;
    purse.live += purse.dead;
    purse.dead = 0;
  }

  #wager(line: Line, purse: Purse, event: Of<'call' | 'bet' | 'bring-in'> | Of<'raise'>): void {
    const completes = this.bringIn !== null && this.street === 0 && this.#isUncompleted;
    if (event.kind === 'raise') this.bets.raise(line, purse, event, event.mark);
    else this.bets.bet(line, purse, event.amount, event.mark);
    if (event.kind === 'bring-in') this.bringIn = { amount: event.amount, isAllIn: event.mark !== null };
    const isShort = purse.behind === 0 && purse.wager < this.#header.stakes[0];
    const completion = isShort ? 'all-in' : 'complete';
    const usual = event.kind === 'raise' ? 'raise' : 'bet';
    this.#act(event.seat, event.kind === 'bring-in' ? 'bring-in' : completes ? completion : usual).to = purse.wager;
  }

  get #isUncompleted(): boolean {
    return this.bets.price <= (this.bringIn?.amount ?? 0);
  }

  #exchange(line: Line, event: Of<'discard'> | Of<'stand-pat'>): void {
    const { draws } = derived(this.#header.variant);
    if (!draws) throw new Unreadable(faultAt(line, 'unknown-line', 'no draw in this game', line.text));
    // With one draw only there is no heading for it.
    if (this.street === 0 && this.#header.variant.streets.length === 2) this.#nextStreet(1);
    if (event.cards !== null && this.holdings.isUntold(event.seat))
      this.#notes.add(line, 'cards-missing', `Dealt to seat ${event.seat} before it`, line.text);
    if (event.kind === 'stand-pat') {
      this.holdings.standPat(line, event.seat, event.cards);
      this.#act(event.seat, 'stand-pat');
      return;
    }
    const made = this.#act(event.seat, 'discard');
    if (event.cards !== null && event.cards.length !== event.count)
      this.#notes.add(line, 'draw-differs', `${event.count} cards`, line.text);
    const isTold = this.holdings.cardsOf(event.seat)?.includes(null) === false;
    // The site once left the brackets empty.
    if (isTold && event.cards === null && !line.text.endsWith('[]'))
      this.#notes.add(line, 'draw-differs', 'the cards discarded', line.text);
    if (event.cards === null || this.holdings.cardsOf(event.seat) === null) made.count = event.count;
    else made.cards = [...event.cards];
    this.holdings.discard(line, event.seat, made, event.cards);
  }

  #show(line: Line, { seat, cards, words }: Of<'show'>): void {
    const again = this.shown.some((own) => own.seat === seat && own.board === this.#board);
    if (again) this.#notes.add(line, 'show-twice', 'a hand shown once', line.text);
    this.#fillStud(seat);
    const first = !this.shown.some((own) => own.seat === seat);
    this.#reveal(line, seat);
    this.holdings.show(line, seat, cards, '[');
    this.shown.push({ line, seat, cards, words, board: this.#board, atShowdown: this.atShowdown });
    if (first && !cards.includes(null) && cards.length === this.#wholeHand) this.#act(seat, 'show').cards = [...cards];
  }

  #reveal(line: Line, seat: number): void {
    if (this.atShowdown) this.revealed.push({ line, seat, board: this.#board });
  }

  get #wholeHand(): number {
    const shared = this.#header.variant.family === 'stud' ? this.boards.common.length : 0;
    return derived(this.#header.variant).hole - shared;
  }

  /** The last card of a stud hand comes face down: nobody tells it before it is shown. */
  #fillStud(seat: number): void {
    const { variant } = this.#header;
    if (variant.family !== 'stud' || this.bets.of(seat).folded) return;
    const size = derived(variant).holeSizes[this.street] ?? 0;
    this.holdings.fill(seat, Math.min(size, this.#wholeHand));
  }

  /** What nobody has told by the end. */
  finish(): void {
    const last = this.collected[0] ?? this.shown[0];
    if (last !== undefined && !this.atShowdown) this.#checkDealt(last.line);
    for (const seat of this.active) this.#fillStud(seat);
    this.#sequence.finish(this.#header.imitation);
    this.bets.checkRaises(this.#header.foreign);
    this.#checkShows();
  }

  /** With two boards a hand is shown for each. */
  #checkShows(): void {
    if (this.boards.runs === null) return;
    for (const { seat, board, line, atShowdown } of this.shown) {
      const again = this.shown.some((own) => own.seat === seat && own.board !== board);
      if (atShowdown && !again) this.#notes.add(line, 'show-missing', 'the hand on both boards', line.text);
    }
  }

  #uncalled(line: Line, { seat, amount }: Of<'uncalled'>): void {
    this.active.add(seat);
    const purse = this.bets.of(seat);
    if (this.returned.length > 0) this.#notes.add(line, 'uncalled-bet-differs', 'one uncalled bet', line.text);
    this.returned.push({ line, seat, amount });
    purse.returned += amount;
    purse.behind += amount;
  }

  #heading(line: Line, { name, board, cards }: Of<'heading'>): void {
    if (name === 'SHOW DOWN') {
      this.#checkDealt(line);
      if (this.atShowdown && board !== 2) this.#notes.add(line, 'line-twice', null, line.text);
      if (board === null && this.#isSecond && this.#header.variant.boards === 1)
        this.#notes.add(line, 'street-out-of-order', 'FIRST SHOW DOWN', line.text);
      this.#showdown = board ?? 'one';
      return;
    }
    const { variant } = this.#header;
    if (name === 'PRE-FLOP') {
      this.boards.deal(line, 0, board, cards);
      return;
    }
    const place = (HEADINGS[variant.family] as readonly string[]).indexOf(name);
    if (place < 0 || place >= variant.streets.length)
      throw new Unreadable(faultAt(line, 'unknown-line', 'a street of this game', line.text));
    if (place === 0) this.#start(line);
    else this.#deal(line, place, board, cards);
  }

  #start(line: Line): void {
    if (this.#started) this.#notes.add(line, 'line-twice', null, line.text);
    this.#started = true;
    // A big blind posted short or not at all costs as much to call.
    if (this.#header.variant.forcedBets === 'blinds') this.bets.price = Math.max(this.bets.price, this.#bigBlind);
  }

  #deal(line: Line, place: number, board: 1 | 2 | null, cards: readonly string[]): void {
    const { variant } = this.#header;
    this.#checkRun(line, board);
    if (!this.#started) this.#notes.add(line, 'street-out-of-order', 'the cards dealt before it', line.text);
    if (board !== 2 && place !== this.street + 1)
      this.#notes.add(line, 'street-out-of-order', variant.streets[this.street + 1]?.name ?? 'no street', line.text);
    if (place > this.street) {
      this.#checkDealt(line);
      for (const seat of variant.family === 'stud' ? this.active : []) this.#fillStud(seat);
      this.#nextStreet(place);
    }
    if (variant.family === 'board') this.boards.deal(line, place, board, cards);
    else if (cards.length > 0) this.boards.share(line, cards);
  }

  /** A board run twice is dealt to its end before the other. */
  #checkRun(line: Line, board: 1 | 2 | null): void {
    if (board !== 2 && this.#isSecond && this.#header.variant.boards === 1)
      this.#notes.add(line, 'street-out-of-order', 'the first board before the second', line.text);
    this.#isSecond ||= board === 2;
  }

  /** Stud: the cards of everybody still in lie face up for all to see, save the last. */
  #checkDealt(line: Line): void {
    const { variant } = this.#header;
    const isUp = variant.family === 'stud' && this.street < variant.streets.length - 1;
    for (const seat of isUp && this.#dealtTo.size > 0 ? this.active : []) {
      const folded = this.foldedOn.get(seat) ?? this.street;
      if (folded >= this.street && !this.#dealtTo.has(seat))
        this.#notes.add(line, 'cards-missing', `Dealt to seat ${seat} before it`, line.text);
    }
    if (variant.family === 'stud' && !isUp && this.boards.isEmpty) this.#checkLast(line);
    this.#dealtTo.clear();
  }

  /** The last card of stud is told of the player whose cards all are. */
  #checkLast(line: Line): void {
    const { holeSizes } = derived(this.#header.variant);
    const before = holeSizes[this.street - 1];
    for (const seat of this.active) {
      const cards = this.holdings.cardsOf(seat);
      const isSeen = cards?.length === before && !cards?.includes(null);
      if (isSeen && !this.#dealtTo.has(seat) && (this.foldedOn.get(seat) ?? this.street) >= this.street)
        this.#notes.add(line, 'cards-missing', `Dealt to seat ${seat} before it`, line.text);
    }
  }

  #nextStreet(place: number): void {
    this.street = place;
    this.bets.nextStreet();
  }
}
