import {
  type ActionSetup,
  derived,
  invariant,
  type MaybeCard,
  type StreetName,
  type VariantSpec,
} from '../../core/index.ts';
import { cardsText } from '../dealt.ts';
import type { Decimal } from '../decimal.ts';
import type { Fields } from './fields.ts';
import type { Notation } from './notation.ts';

export interface HistoryTerms {
  readonly fields: Fields;
  readonly variant: Pick<VariantSpec, 'family' | 'streets' | 'contests'>;
  readonly seats: readonly number[];
  /** What lies in front of each player before anybody acts, and the price of a call then. */
  readonly wagers: readonly number[];
  readonly price: number;
  readonly bringIn: number;
  /** What each player can wager in the whole hand; null is a stack nobody knows. */
  readonly stacks: readonly (number | null)[];
  /** The bets of a fixed-limit game. */
  readonly limits: { readonly small: number; readonly big: number } | null;
  /** The total of a wager in units of play; in: the decimal and the place of the action. */
  readonly inUnits: (amount: Decimal, element: number) => number;
}

/** What the actions of a hand tell: its history, the board, and the hole cards as held in the end. */
export interface History {
  readonly actions: readonly ActionSetup[];
  readonly board: readonly MaybeCard[];
  readonly holes: readonly (readonly MaybeCard[] | null)[];
}

type Deal = 'deal-board' | 'deal-hole';
type Made<K extends Notation['kind']> = Extract<Notation, { kind: K }>;
type Act = Exclude<Notation, { kind: Deal }>;
type Draft = { -readonly [K in keyof ActionSetup]: ActionSetup[K] };

/** The last street by which no more than so many cards are dealt. */
function streetBy(counts: readonly number[], cards: number): number {
  let street = counts.length - 1;
  while (street >= 0 && (counts[street] ?? 0) > cards) street -= 1;
  return street;
}

/** The table while the actions are read: which street it is, who has what in front of him, who holds what. */
class Reading {
  readonly actions: ActionSetup[] = [];
  readonly board: MaybeCard[] = [];
  readonly holes: (MaybeCard[] | null)[];
  readonly #terms: HistoryTerms;
  #place = 0;
  #street: StreetName;
  readonly #wagers: number[];
  #price: number;
  /** The street total that is a player's whole stack; none once he has folded. */
  readonly #reach: number[];
  /** Draw games: what each player has done on this street, once he has drawn, and whether betting has followed. */
  #drawn: (Draft | undefined)[] = [];
  #betSinceDraw = true;

  constructor(terms: HistoryTerms) {
    this.#terms = terms;
    this.#street = this.#streetAt(0).name;
    this.holes = terms.seats.map(() => null);
    this.#wagers = [...terms.wagers];
    this.#price = terms.price;
    for (const wager of terms.wagers) this.#price = Math.max(this.#price, wager);
    this.#reach = terms.stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
  }

  take(made: Notation): void {
    if (made.kind === 'deal-board') this.#dealBoard(made.cards);
    else if (made.kind === 'deal-hole') this.#dealHole(made);
    else this.#act(made);
  }

  #streetAt(place: number): VariantSpec['streets'][number] {
    const street = this.#terms.variant.streets[place];
    invariant(street !== undefined, 'a game has this street');
    return street;
  }

  #moveTo(place: number): void {
    if (place <= this.#place) return;
    this.#place = Math.min(place, this.#terms.variant.streets.length - 1);
    this.#street = this.#streetAt(this.#place).name;
    for (let player = 0; player < this.#reach.length; player += 1) {
      this.#reach[player] = Math.max(0, (this.#reach[player] ?? 0) - (this.#wagers[player] ?? 0));
      this.#wagers[player] = 0;
    }
    this.#price = 0;
    this.#drawn = [];
  }

  #dealBoard(cards: readonly MaybeCard[]): void {
    for (const card of cards) this.board.push(card);
    this.#moveTo(streetBy(derived(this.#terms.variant).boards, this.board.length));
  }

  #dealHole({ player, cards }: Made<'deal-hole'>): void {
    const before = this.holes[player] ?? null;
    const hole = before === null ? [...cards] : before;
    if (before === null) this.holes[player] = hole;
    else hole.push(...cards);
    const draw = this.#drawn[player];
    if (draw !== undefined) draw.drawn = [...(draw.drawn ?? []), ...cards];
    const { variant } = this.#terms;
    if (variant.family === 'stud') this.#moveTo(streetBy(derived(variant).holeSizes, hole.length));
  }

  #act(made: Act): void {
    if (made.kind === 'discard' || made.kind === 'stand-pat') this.#exchange(made);
    else {
      if (made.kind !== 'show' && made.kind !== 'muck') this.#betSinceDraw = true;
      this.actions.push(made.kind === 'show' ? this.#shown(made) : this.#bet(made, made.player));
    }
  }

  #plain(player: number, action: ActionSetup['action']): Draft {
    return { seat: this.#terms.seats[player] ?? 0, action, street: this.#street };
  }

  #bet(made: Exclude<Act, { kind: 'discard' | 'stand-pat' | 'show' }>, player: number): ActionSetup {
    if (made.kind === 'wager') return this.#wager(made);
    if (made.kind === 'check-or-call') return this.#plain(player, this.#match(player));
    if (made.kind === 'fold') this.#reach[player] = 0;
    if (made.kind === 'bring-in') {
      this.#price = this.#terms.bringIn;
      this.#wagers[player] = this.#price;
    }
    return this.#plain(player, made.kind);
  }

  /** The first to draw after betting, or anybody drawing again, opens the next street. */
  #exchange(made: Made<'discard'> | Made<'stand-pat'>): void {
    const { player } = made;
    if (this.#betSinceDraw || this.#drawn[player] !== undefined) this.#moveTo(this.#place + 1);
    this.#betSinceDraw = false;
    const draft = made.kind === 'discard' ? this.#discard(made) : this.#plain(player, 'stand-pat');
    this.actions.push(draft);
    this.#drawn[player] = draft;
  }

  #match(player: number): 'check' | 'call' {
    const facing = (this.#wagers[player] ?? 0) < this.#price;
    this.#wagers[player] = Math.min(this.#price, this.#reach[player] ?? this.#price);
    return facing ? 'call' : 'check';
  }

  #wager({ player, to: amount, at }: Made<'wager'>): ActionSetup {
    const to = this.#terms.inUnits(amount, at);
    const action = this.#nameOfWager(player, to);
    const cut = this.#isCutToOthers(player, to);
    this.#wagers[player] = to;
    this.#price = Math.max(this.#price, to);
    return cut
      ? this.#plain(player, action)
      : { seat: this.#terms.seats[player] ?? 0, action, to, street: this.#street };
  }

  /** Whether a record gives of a full bet only what the longest of the other stacks can call; the rest goes back. */
  #isCutToOthers(player: number, to: number): boolean {
    const { limits } = this.#terms;
    if (limits === null) return false;
    const others = this.#reach.filter((_, other) => other !== player);
    const size = limits[this.#streetAt(this.#place).betSize];
    return to - this.#price < size && to === Math.max(...others) && to < (this.#reach[player] ?? 0);
  }

  /** The first full bet over the bring-in completes it; a whole stack may be less. */
  #nameOfWager(player: number, to: number): 'all-in' | 'bet' | 'complete' | 'raise' {
    const { bringIn, limits } = this.#terms;
    if (this.#place === 0 && bringIn > 0 && this.#price <= bringIn)
      return limits !== null && to < limits.small && to === this.#reach[player] ? 'all-in' : 'complete';
    return this.#price === 0 ? 'bet' : 'raise';
  }

  #discard({ player, cards, at }: Made<'discard'>): Draft {
    const hole = this.holes[player] ?? [];
    const foreign = cards.filter((card) => {
      const place = hole.includes(card) ? hole.indexOf(card) : hole.indexOf(null);
      if (place >= 0) hole.splice(place, 1);
      return place < 0;
    });
    this.#contradict(foreign, 'cards the player holds', at);
    const told = cards.every((card) => card === null) ? { count: cards.length } : { cards };
    return { seat: this.#terms.seats[player] ?? 0, action: 'discard', ...told, street: this.#street };
  }

  #shown({ player, cards, at }: Made<'show'>): ActionSetup {
    const held = this.holes[player] ?? null;
    const shown = cards ?? held;
    if (held === null) this.holes[player] = shown === null ? null : [...shown];
    else if (cards !== null) this.#learn(held, cards, at);
    if (shown === null) return this.#plain(player, 'show');
    return { seat: this.#terms.seats[player] ?? 0, action: 'show', cards: [...shown], street: this.#street };
  }

  /** Shown cards fill the places nobody had seen; the order of the deal stays. */
  #learn(held: MaybeCard[], shown: readonly MaybeCard[], at: number): void {
    const foreign = shown.filter((card) => {
      if (card === null || held.includes(card)) return false;
      const place = held.indexOf(null);
      if (place >= 0) held[place] = card;
      return place < 0;
    });
    this.#contradict(foreign, 'the cards the player was dealt', at);
  }

  #contradict(foreign: readonly MaybeCard[], expected: string, element: number): void {
    if (foreign.length === 0) return;
    const detail = cardsText(foreign);
    this.#terms.fields.report('cards-differ', { field: 'actions', element }, expected, detail);
  }
}

/** Reads PHH actions in order. Check or call, bet, raise or complete follow from the state of the street. */
export function readHistory(terms: HistoryTerms, actions: readonly Notation[]): History {
  const reading = new Reading(terms);
  for (const action of actions) reading.take(action);
  return reading;
}
