import { type ActionSetup, formatCard, type MaybeCard, type StreetName, type VariantSpec } from '../../core/index.ts';
import type { Decimal } from '../decimal.ts';
import type { Fields } from './fields.ts';
import type { FieldPath } from './locate.ts';
import type { Notation, NotedAction } from './notation.ts';

export interface HistoryTerms {
  readonly fields: Fields;
  readonly variant: Pick<VariantSpec, 'family' | 'streets'>;
  readonly seats: readonly number[];
  /** What lies in front of each player before anybody acts, and the price of a call then. */
  readonly wagers: readonly number[];
  readonly price: number;
  readonly bringIn: number;
  /** What each player can wager in the whole hand; null is a stack nobody knows. */
  readonly stacks: readonly (number | null)[];
  /** The bets of a fixed-limit game. */
  readonly limits: { readonly small: number; readonly big: number } | null;
  readonly inUnits: (amount: Decimal, path: FieldPath) => number;
}

/** What the actions of a hand tell: its history, the board, and the hole cards as held in the end. */
export interface History {
  readonly actions: readonly ActionSetup[];
  readonly board: readonly MaybeCard[];
  readonly holes: readonly (readonly MaybeCard[] | null)[];
}

type Verb = Exclude<Notation['kind'], 'deal-board' | 'deal-hole'>;
type Made<K extends Notation['kind']> = Extract<Notation, { kind: K }>;
type Draft = { -readonly [K in keyof ActionSetup]: ActionSetup[K] };

const SAYS_NOTHING_OF_CHIPS: ReadonlySet<Verb> = new Set(['show', 'muck', 'discard', 'stand-pat']);

/** Cards of `kind` dealt up to and with each street. */
function dealtBy(streets: VariantSpec['streets'], kind: 'hole' | 'board'): number[] {
  let sum = 0;
  return streets.map(({ deal }) => {
    for (const d of deal) if (d.to === kind && 'count' in d) sum += d.count;
    return sum;
  });
}

/** The table while the actions are read: which street it is, who has what in front of him, who holds what. */
class Reading {
  readonly actions: Draft[] = [];
  readonly board: MaybeCard[] = [];
  readonly holes: (MaybeCard[] | null)[];
  readonly #terms: HistoryTerms;
  readonly #boardBy: readonly number[];
  readonly #holesBy: readonly number[];
  #street = 0;
  #wagers: number[];
  #price: number;
  /** The street total that is a player's whole stack; none once he has folded. */
  #reach: number[];
  /** Draw games: who has drawn on this street, what they did, and whether betting has followed. */
  #drawn = new Map<number, Draft>();
  #betSinceDraw = true;

  constructor(terms: HistoryTerms) {
    this.#terms = terms;
    this.#boardBy = dealtBy(terms.variant.streets, 'board');
    this.#holesBy = dealtBy(terms.variant.streets, 'hole');
    this.holes = terms.seats.map(() => null);
    this.#wagers = [...terms.wagers];
    this.#price = Math.max(terms.price, ...terms.wagers);
    this.#reach = terms.stacks.map((stack) => stack ?? Number.POSITIVE_INFINITY);
  }

  take({ notation, path }: NotedAction): void {
    if (notation.kind === 'deal-board') this.#dealBoard(notation.cards);
    else if (notation.kind === 'deal-hole') this.#dealHole(notation);
    else this.#act(notation, path);
  }

  #moveTo(street: number): void {
    if (street <= this.#street) return;
    this.#street = Math.min(street, this.#terms.variant.streets.length - 1);
    this.#reach = this.#reach.map((total, player) => Math.max(0, total - (this.#wagers[player] ?? 0)));
    this.#wagers = this.#wagers.map(() => 0);
    this.#price = 0;
    this.#drawn = new Map();
  }

  #streetName(): StreetName | undefined {
    return this.#terms.variant.streets[this.#street]?.name;
  }

  #dealBoard(cards: readonly MaybeCard[]): void {
    this.board.push(...cards);
    this.#moveTo(this.#boardBy.findLastIndex((count) => count <= this.board.length));
  }

  #dealHole({ player, cards }: Made<'deal-hole'>): void {
    const hole = this.holes[player] ?? [];
    hole.push(...cards);
    this.holes[player] = hole;
    const draw = this.#drawn.get(player);
    if (draw !== undefined) draw.drawn = [...(draw.drawn ?? []), ...cards];
    if (this.#terms.variant.family === 'stud') {
      this.#moveTo(this.#holesBy.findLastIndex((count) => count <= hole.length));
    }
  }

  #act(made: Exclude<Notation, { kind: 'deal-board' | 'deal-hole' }>, path: FieldPath): void {
    if (made.kind === 'discard' || made.kind === 'stand-pat') this.#openDraw(made.player);
    else if (!SAYS_NOTHING_OF_CHIPS.has(made.kind)) this.#betSinceDraw = true;
    const street = this.#streetName();
    const draft: Draft = {
      seat: this.#terms.seats[made.player] ?? 0,
      ...this.#told(made, path),
      ...(street === undefined ? {} : { street }),
    };
    this.actions.push(draft);
    if (made.kind === 'discard' || made.kind === 'stand-pat') this.#drawn.set(made.player, draft);
  }

  /** The first to draw after betting, or anybody drawing again, opens the next street. */
  #openDraw(player: number): void {
    if (this.#betSinceDraw || this.#drawn.has(player)) this.#moveTo(this.#street + 1);
    this.#betSinceDraw = false;
  }

  #told(
    made: Exclude<Notation, { kind: 'deal-board' | 'deal-hole' }>,
    path: FieldPath,
  ): Omit<ActionSetup, 'seat' | 'street'> {
    switch (made.kind) {
      case 'check-or-call':
        return { action: this.#match(made.player) };
      case 'wager':
        return this.#wager(made, path);
      case 'bring-in':
        this.#price = this.#terms.bringIn;
        this.#wagers[made.player] = this.#price;
        return { action: 'bring-in' };
      case 'fold':
        this.#reach[made.player] = 0;
        return { action: 'fold' };
      case 'discard':
        return this.#discard(made, path);
      case 'show':
        return this.#show(made, path);
      default:
        return { action: made.kind };
    }
  }

  #match(player: number): 'check' | 'call' {
    const facing = (this.#wagers[player] ?? 0) < this.#price;
    this.#wagers[player] = Math.min(this.#price, this.#reach[player] ?? this.#price);
    return facing ? 'call' : 'check';
  }

  #wager({ player, to: text }: Made<'wager'>, path: FieldPath): { action: 'bet' | 'complete' | 'raise'; to?: number } {
    const to = this.#terms.inUnits(text, path);
    const action = this.#nameOfWager();
    const full = !this.#isCutToOthers(player, to);
    this.#wagers[player] = to;
    this.#price = Math.max(this.#price, to);
    return full ? { action, to } : { action };
  }

  /** Whether a record gives of a full bet only what the longest of the other stacks can call; the rest goes back. */
  #isCutToOthers(player: number, to: number): boolean {
    const { limits, variant } = this.#terms;
    const street = variant.streets[this.#street];
    if (limits === null || street === undefined) return false;
    const others = this.#reach.filter((_, other) => other !== player);
    return to - this.#price < limits[street.betSize] && to === Math.max(...others) && to < (this.#reach[player] ?? 0);
  }

  #nameOfWager(): 'bet' | 'complete' | 'raise' {
    const { bringIn } = this.#terms;
    if (this.#street === 0 && bringIn > 0 && this.#price <= bringIn) return 'complete';
    return this.#price === 0 ? 'bet' : 'raise';
  }

  #discard({ player, cards }: Made<'discard'>, path: FieldPath): Omit<ActionSetup, 'seat'> {
    const hole = this.holes[player] ?? [];
    const foreign = cards.filter((card) => {
      const at = hole.includes(card) ? hole.indexOf(card) : hole.indexOf(null);
      if (at >= 0) hole.splice(at, 1);
      return at < 0;
    });
    this.#contradict(foreign, 'cards the player holds', path);
    return cards.every((card) => card === null)
      ? { action: 'discard', count: cards.length }
      : { action: 'discard', cards };
  }

  #show({ player, cards }: Made<'show'>, path: FieldPath): Omit<ActionSetup, 'seat'> {
    const held = this.holes[player] ?? null;
    const shown = cards ?? held;
    if (held === null) this.holes[player] = shown === null ? null : [...shown];
    else if (cards !== null) this.#learn(held, cards, path);
    return shown === null ? { action: 'show' } : { action: 'show', cards: [...shown] };
  }

  /** Shown cards fill the places nobody had seen; the order of the deal stays. */
  #learn(held: MaybeCard[], shown: readonly MaybeCard[], path: FieldPath): void {
    const foreign = shown.filter((card) => {
      if (card === null || held.includes(card)) return false;
      const at = held.indexOf(null);
      if (at >= 0) held[at] = card;
      return at < 0;
    });
    this.#contradict(foreign, 'the cards the player was dealt', path);
  }

  #contradict(foreign: readonly MaybeCard[], expected: string, path: FieldPath): void {
    if (foreign.length === 0) return;
    const detail = foreign.map((card) => (card === null ? '??' : formatCard(card))).join('');
    this.#terms.fields.report('contradicting-cards', path, expected, detail);
  }
}

/** Reads PHH actions in order. Check or call, bet, raise or complete follow from the state of the street. */
export function readHistory(terms: HistoryTerms, actions: readonly NotedAction[]): History {
  const reading = new Reading(terms);
  for (const action of actions) reading.take(action);
  return { actions: reading.actions, board: reading.board, holes: reading.holes };
}
