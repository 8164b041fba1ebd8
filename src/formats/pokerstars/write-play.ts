import { type ActionSetup, derived, type MaybeCard } from '../../core/index.ts';
import type { RecordedHand } from '../recorded-hand.ts';
import type { ToldAction, ToldHistory } from '../told-history.ts';
import type { Money, Results } from './results.ts';
import { bracket, isKnown, nameOf, type SeatSetup } from './write-parts.ts';
import { contendersOf } from './write-showdown.ts';

const ROLE_WORDS: Readonly<Record<ToldHistory['posts'][number]['role'], string>> = {
  ante: 'the ante',
  'small-blind': 'small blind',
  'big-blind': 'big blind',
  straddle: 'straddle',
  'button-blind': 'button blind',
  'dead-blind': 'dead blind',
};

const BOARD_HEADINGS = ['HOLE CARDS', 'FLOP', 'TURN', 'RIVER'];
const STUD_HEADINGS = ['3rd STREET', '4th STREET', '5th STREET', '6th STREET', 'RIVER'];
const DRAW_HEADINGS = ['DEALING HANDS', 'FIRST DRAW', 'SECOND DRAW', 'THIRD DRAW'];
const HEADINGS = { board: BOARD_HEADINGS, stud: STUD_HEADINGS, draw: DRAW_HEADINGS } as const;

/** Writes the play of a hand, from the posts to the last card dealt. */
export class PlayWriter {
  readonly lines: string[] = [];
  readonly #hand: RecordedHand;
  readonly #history: ToldHistory;
  readonly #results: Results;
  readonly #money: Money;
  /** Seats still in, and the hole cards as they are held while the hand goes on. */
  readonly #live: Set<number>;
  readonly #held = new Map<number, readonly MaybeCard[]>();
  #street = -1;

  constructor(hand: RecordedHand, history: ToldHistory, results: Results, money: Money) {
    this.#hand = hand;
    this.#history = history;
    this.#results = results;
    this.#money = money;
    this.#live = new Set(hand.setup.seats.map(({ seat }) => seat));
  }

  write(): string[] {
    for (const post of this.#postsAsTold()) this.#post(post);
    this.#moveTo(0);
    const last = this.#history.actions.findLastIndex(({ action }) => isBetting(action));
    if (last < 0) this.#uncalled();
    for (const [i, told] of this.#history.actions.entries()) {
      if (told.action.action === 'show' || told.action.action === 'muck') continue;
      this.#moveTo(told.street);
      this.#act(told);
      if (i === last) this.#uncalled();
    }
    this.#dealOut();
    return this.lines;
  }

  /** In the order of the history, where it tells them. */
  #postsAsTold(): ToldHistory['posts'] {
    const actions = this.#hand.setup.actions ?? [];
    const place = ({ seat, role }: ToldHistory['posts'][number]): number =>
      actions.findIndex((made) => made.seat === seat && made.action === `post-${role}`);
    return [...this.#history.posts].sort((a, b) => place(a) - place(b));
  }

  #seat(seat: number): SeatSetup | undefined {
    return this.#hand.setup.seats.find((own) => own.seat === seat);
  }

  #name(seat: number): string {
    return nameOf(this.#seat(seat) ?? { seat, player: null });
  }

  #say(seat: number, words: string): void {
    this.lines.push(`${this.#name(seat)}: ${words}`);
  }

  #post({ seat, role, paid, isAllIn }: ToldHistory['posts'][number]): void {
    if (paid > 0) this.#say(seat, `posts ${ROLE_WORDS[role]} ${this.#money(paid)}${allIn(isAllIn)}`);
  }

  #moveTo(street: number): void {
    const { variant } = this.#hand.setup;
    while (this.#street < street) {
      this.#street += 1;
      const heading = HEADINGS[variant.family][this.#street] ?? '';
      if (variant.family === 'board') this.#openBoard(heading);
      else if (variant.family === 'stud') this.#openStud(heading);
      else this.#openDraw(heading);
    }
  }

  #heading(name: string, groups: readonly string[] = []): void {
    this.lines.push(['***', name, '***', ...groups].join(' '));
  }

  #openBoard(heading: string): void {
    const { variant, board, boards } = this.#hand.setup;
    const sizes = derived(variant).boards;
    const [from, to] = [sizes[this.#street - 1] ?? 0, sizes[this.#street] ?? 0];
    if (this.#street === 0) {
      this.#heading(heading);
      this.#dealKnown();
      if (to > 0) this.#heading('PRE-FLOP', [bracket((boards?.[0] ?? board ?? []).slice(0, to))]);
      return;
    }
    const own = boards ?? [board ?? []];
    if (own.every((cards) => cards.length < to)) return;
    const [first = [], second] = own;
    const isShared = second === undefined || first.slice(0, to).every((card, i) => card === second[i]);
    const groups = (cards: readonly MaybeCard[]): string[] =>
      from === 0 ? [bracket(cards.slice(0, to))] : [bracket(cards.slice(0, from)), bracket(cards.slice(from, to))];
    if (isShared && variant.boards === 1) this.#heading(heading, groups(first));
    else if (variant.boards === 1) this.#runTwice(own, sizes);
    else
      for (const [i, cards] of own.entries())
        this.#heading(`${i === 0 ? 'FIRST' : 'SECOND'} ${heading}`, groups(cards));
  }

  /** A board that is run twice is dealt to its end before the other one. */
  #runTwice(boards: readonly (readonly MaybeCard[])[], sizes: readonly number[]): void {
    const from = this.#street;
    for (const [i, cards] of boards.entries())
      for (let street = from; street < sizes.length && cards.length >= (sizes[street] ?? 0); street += 1) {
        const [before, to] = [sizes[street - 1] ?? 0, sizes[street] ?? 0];
        const groups = before === 0 ? [cards.slice(0, to)] : [cards.slice(0, before), cards.slice(before, to)];
        this.#heading(`${i === 0 ? 'FIRST' : 'SECOND'} ${BOARD_HEADINGS[street] ?? ''}`, groups.map(bracket));
        this.#street = Math.max(this.#street, street);
      }
  }

  /** Cards nothing later tells: of those who folded, or won without showing. */
  #dealKnown(): void {
    for (const own of this.#hand.setup.seats)
      if (isKnown(own.hole) && !this.#isTold(own.seat)) this.#deal(own.seat, [own.hole]);
  }

  #deal(seat: number, groups: readonly (readonly MaybeCard[])[]): void {
    this.lines.push(`Dealt to ${this.#name(seat)} ${groups.map(bracket).join(' ')}`);
  }

  /** Whether the showdown tells the cards of a seat, shown or mucked. */
  #isTold(seat: number): boolean {
    const contenders = contendersOf(this.#hand);
    return this.#shows(seat) || (contenders.length > 1 && contenders.includes(seat));
  }

  #shows(seat: number): boolean {
    return (this.#hand.setup.actions ?? []).some((made) => made.seat === seat && made.action === 'show');
  }

  #openStud(heading: string): void {
    const { setup } = this.#hand;
    const { holeSizes, upPlaces } = derived(setup.variant);
    const shared = this.#street === holeSizes.length - 1 ? (setup.board ?? []) : [];
    this.#heading(heading, shared.length > 0 ? [bracket(shared)] : []);
    const [from, to] = [holeSizes[this.#street - 1] ?? 0, holeSizes[this.#street] ?? 0];
    for (const { seat, hole } of setup.seats) {
      if (!this.#live.has(seat) || hole === null || hole.length < to) continue;
      const isOpen = !hole.slice(0, 2).includes(null) && !this.#isTold(seat);
      const seen = (cards: readonly MaybeCard[], start: number): MaybeCard[] =>
        cards.filter((_, i) => isOpen || (upPlaces[this.#street] ?? []).includes(start + i));
      const coming = seen(hole.slice(from, to), from);
      if (coming.length === 0 || coming.includes(null)) continue;
      this.#deal(seat, from === 0 ? [coming] : [seen(hole.slice(0, from), 0), coming]);
    }
  }

  #openDraw(heading: string): void {
    const { setup } = this.#hand;
    if (this.#street === 0) {
      this.#heading(heading);
      for (const { seat } of setup.seats) {
        const cards = this.#firstHand(seat);
        if (cards === null) continue;
        this.#held.set(seat, cards);
        this.#deal(seat, [cards]);
      }
    } else if (setup.variant.streets.length > 2) this.#heading(heading);
  }

  /** The cards a seat was dealt, told back from those it holds in the end; null where its draws do not tell. */
  #firstHand(seat: number): readonly MaybeCard[] | null {
    const draws = (this.#hand.setup.actions ?? []).filter((made) => made.seat === seat && made.action === 'discard');
    const last: readonly MaybeCard[] | null = this.#seat(seat)?.hole ?? null;
    if (!isKnown(last) || (draws.length === 0 && this.#isTold(seat))) return null;
    let cards: readonly MaybeCard[] = [...last];
    for (const { cards: gone, drawn } of [...draws].reverse()) {
      if (gone === undefined || drawn === undefined || !isKnown(gone)) return null;
      cards = [...cards.filter((card) => !drawn.includes(card)), ...gone];
    }
    return cards;
  }

  #act({ action: made, price, to, added, isAllIn }: ToldAction): void {
    const { seat, action } = made;
    const money = this.#money;
    const end = allIn(isAllIn);
    if (action === 'fold') {
      this.#live.delete(seat);
      const hole = this.#seat(seat)?.hole ?? [];
      const isPart =
        hole.includes(null) && hole.some((card) => card !== null) && this.#hand.setup.variant.family !== 'stud';
      this.#say(seat, isPart ? `folds ${bracket(hole.filter((card) => card !== null))}` : 'folds');
    } else if (action === 'check') this.#say(seat, 'checks');
    else if (action === 'bring-in') this.#say(seat, `brings in for ${money(added)}${end}`);
    else if (action === 'discard' || action === 'stand-pat') this.#exchange(made);
    else if (to !== null && to <= price) this.#say(seat, `calls ${money(added)}${end}`);
    else if (to !== null && price === 0) this.#say(seat, `bets ${money(to)}${end}`);
    else if (to !== null) this.#say(seat, `raises ${money(to - price)} to ${money(to)}${end}`);
  }

  #exchange({ seat, action, cards, count, drawn }: ActionSetup): void {
    const held = this.#held.get(seat) ?? null;
    if (action === 'stand-pat') {
      this.#say(seat, held === null ? 'stands pat' : `stands pat on ${bracket(held)}`);
      return;
    }
    const number = count ?? cards?.length ?? drawn?.length ?? 0;
    const words = `discards ${number} card${number === 1 ? '' : 's'}`;
    if (held === null || cards === undefined || drawn === undefined) {
      this.#say(seat, words);
      return;
    }
    const kept = held.filter((card) => !cards.includes(card));
    this.#held.set(seat, [...kept, ...drawn]);
    this.#say(seat, `${words} ${bracket(cards)}`);
    this.#deal(seat, kept.length === 0 ? [drawn] : [kept, drawn]);
  }

  #uncalled(): void {
    for (const { seat, amount } of this.#results.returned)
      this.lines.push(`Uncalled bet (${this.#money(amount)}) returned to ${this.#name(seat)}`);
  }

  /** Streets nobody bet on any more, as far as they were dealt. */
  #dealOut(): void {
    const { setup } = this.#hand;
    const { boards, holeSizes } = derived(setup.variant);
    const dealt = Math.max(setup.board?.length ?? 0, ...(setup.boards ?? []).map((board) => board.length));
    const longest = Math.max(
      0,
      ...setup.seats.map(({ seat, hole }) => (this.#live.has(seat) ? (hole?.length ?? 0) : 0)),
    );
    if (setup.variant.family === 'board') this.#moveTo(boards.findLastIndex((size) => size <= dealt));
    if (setup.variant.family === 'stud') this.#moveTo(holeSizes.findLastIndex((size) => size <= longest));
  }
}

const allIn = (is: boolean): string => (is ? ' and is all-in' : '');

const isBetting = ({ action }: ActionSetup): boolean =>
  action !== 'show' && action !== 'muck' && action !== 'discard' && action !== 'stand-pat';
