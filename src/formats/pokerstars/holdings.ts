import { type ActionSetup, derived, type MaybeCard, type VariantSpec } from '../../core/index.ts';
import { cardsText } from '../dealt.ts';
import type { Notes } from './notes.ts';
import type { Line } from './text.ts';

export const spaced = (cards: readonly MaybeCard[]): string => cardsText(cards, ' ');

const sameCards = (a: readonly MaybeCard[], b: readonly MaybeCard[]): boolean =>
  a.length === b.length && a.every((card) => b.includes(card)) && b.every((card) => a.includes(card));

/** Whether `told` says nothing else than `known`, place by place, as far as both are seen. */
const agrees = (known: readonly MaybeCard[], told: readonly MaybeCard[]): boolean =>
  known.length === told.length && known.every((card, i) => card === null || told[i] === null || card === told[i]);

type Draft = { -readonly [K in keyof ActionSetup]: ActionSetup[K] };

/** The hole cards of one player. */
interface Held {
  cards: MaybeCard[] | null;
  /** A draw that took unknown cards: what is held since then is told only when it is shown. */
  lost: boolean;
  /** All that was held when a draw left its cards out. */
  before: readonly MaybeCard[] | null;
  /** The draw whose cards are still to be told, and what was kept. */
  draw: { readonly made: Draft; readonly kept: readonly MaybeCard[] | null } | null;
  /** Every card seen to be his that he has given up. */
  readonly gone: MaybeCard[];
}

/** The hole cards of all players, as far as the record tells them. */
export class Holdings {
  readonly #variant: VariantSpec;
  readonly #notes: Notes;
  readonly #held = new Map<number, Held>();

  constructor(variant: VariantSpec, notes: Notes) {
    this.#variant = variant;
    this.#notes = notes;
  }

  #of(seat: number): Held {
    const known = this.#held.get(seat) ?? { cards: null, lost: false, before: null, draw: null, gone: [] };
    this.#held.set(seat, known);
    return known;
  }

  /** A line `Dealt to`: one group of cards, or those held before and those that come. */
  deal(line: Line, seat: number, groups: readonly (readonly MaybeCard[])[], street: number): void {
    const [first = [], second] = groups;
    const held = this.#of(seat);
    for (const group of groups) this.#distinct(line, group);
    if (held.draw !== null && second !== undefined) this.#drawn(line, held, first, second);
    // With a whole hand exchanged there is nothing kept to tell.
    else if (held.draw?.kept?.length === 0) this.#drawn(line, held, [], first);
    else if (this.#variant.family === 'stud') this.#dealStud(line, held, first, second ?? null, street);
    else if (second === undefined && held.cards === null) held.cards = [...first];
    else this.#notes.add(line, 'cards-differ', 'cards dealt once', spaced(groups.flat()));
  }

  /** No card is dealt to the same hand twice. */
  #distinct(line: Line, cards: readonly MaybeCard[]): void {
    const seen = cards.filter((card) => card !== null);
    if (new Set(seen).size < seen.length)
      this.#notes.add(line, 'duplicate-card', 'different cards', spaced(cards), '[');
  }

  #dealStud(
    line: Line,
    held: Held,
    first: readonly MaybeCard[],
    second: readonly MaybeCard[] | null,
    street: number,
  ): void {
    const sizes = derived(this.#variant).holeSizes;
    if (second === null) {
      const size = sizes[0] ?? 0;
      if (held.cards !== null || street > 0) this.#notes.add(line, 'cards-differ', 'cards dealt once', spaced(first));
      held.cards = first.length >= size ? [...first] : [...this.#faceDown(size - first.length), ...first];
      return;
    }
    const before = held.cards ?? [];
    const up = before.length - first.length;
    if (up < 0 || !agrees(before.slice(up), first))
      this.#notes.add(line, 'cards-differ', spaced(before.slice(Math.max(0, up))), spaced(first));
    held.cards = [...before, ...second];
    if (held.cards.length !== (sizes[street] ?? 0))
      this.#notes.add(line, 'cards-differ', `${sizes[street] ?? 0} cards`, spaced(held.cards));
  }

  #faceDown(count: number): MaybeCard[] {
    return Array.from({ length: Math.max(0, count) }, () => null);
  }

  /** Stud: by this street everybody still in has been dealt so many cards, seen or not. */
  fill(seat: number, count: number): void {
    const held = this.#of(seat);
    const { cards } = held;
    if (cards !== null) held.cards = [...cards, ...this.#faceDown(count - cards.length)];
  }

  /** An exchange; the cards that come are told by the next line, if at all. */
  discard(line: Line, seat: number, made: Draft, cards: readonly MaybeCard[] | null): void {
    const held = this.#of(seat);
    const before = held.cards;
    if (before === null || cards === null || held.lost) {
      if (before !== null) [held.lost, held.before] = [true, before];
      held.cards = null;
      held.draw = { made, kept: null };
      return;
    }
    const foreign = cards.filter((card) => !before.includes(card));
    if (foreign.length > 0) this.#notes.add(line, 'draw-differs', spaced(before), spaced(foreign));
    held.gone.push(...cards);
    const kept = before.filter((card) => !cards.includes(card));
    held.cards = kept;
    held.draw = { made, kept };
  }

  #drawn(line: Line, held: Held, kept: readonly MaybeCard[], drawn: readonly MaybeCard[]): void {
    const { draw } = held;
    held.draw = null;
    // With empty brackets the whole hand is told for what is kept and drawn.
    const { before } = held;
    if (held.lost && before !== null && ![...kept, ...drawn].every((card) => before.includes(card)))
      this.#notes.add(line, 'draw-differs', spaced(before), line.text);
    if (draw === null || held.lost) return;
    if (draw.kept !== null && !sameCards(draw.kept, kept))
      this.#notes.add(line, 'draw-differs', spaced(draw.kept), spaced(kept));
    if (drawn.length !== (draw.made.count ?? draw.made.cards?.length))
      this.#notes.add(line, 'draw-differs', `${draw.made.cards?.length ?? 0} cards`, spaced(drawn));
    const again = drawn.filter((card) => held.gone.includes(card));
    if (again.length > 0) this.#notes.add(line, 'duplicate-card', 'a card not discarded', spaced(again));
    held.cards = [...kept, ...drawn];
    draw.made.drawn = [...drawn];
  }

  standPat(line: Line, seat: number, cards: readonly MaybeCard[] | null): void {
    const { cards: held, lost } = this.#of(seat);
    if (cards !== null && held !== null && !lost && !sameCards(held, cards))
      this.#notes.add(line, 'draw-differs', spaced(held), spaced(cards));
  }

  /** Cards somebody turned up, all of them or some: they are those he was dealt. */
  show(line: Line, seat: number, told: readonly MaybeCard[], part: string): void {
    const held = this.#of(seat);
    const { cards } = held;
    const seen = told.filter((card) => card !== null);
    const contradicts = cards !== null && !held.lost && !this.#fits(cards, told, seen);
    if (contradicts) this.#notes.add(line, 'cards-differ', spaced(cards), spaced(told), part);
    if (new Set(seen).size < seen.length)
      this.#notes.add(line, 'duplicate-card', 'different cards', spaced(told), part);
    const again = seen.filter((card) => held.gone.includes(card));
    if (again.length > 0) this.#notes.add(line, 'duplicate-card', 'cards not discarded', spaced(again), part);
    const isWhole = cards === null || seen.length >= cards.filter((card) => card !== null).length;
    if (isWhole && !contradicts) held.cards = this.#asWhole(told, seen, cards);
  }

  #fits(cards: readonly MaybeCard[], told: readonly MaybeCard[], seen: readonly MaybeCard[]): boolean {
    const known = cards.filter((card) => card !== null);
    if (told.length < cards.length || told.length > cards.length)
      return seen.every((card) => cards.includes(card)) || cards.includes(null);
    return this.#variant.family === 'stud'
      ? agrees(cards, told)
      : known.every((card) => told.includes(null) || told.includes(card));
  }

  /** Cards shown in part leave the others unknown. */
  #asWhole(told: readonly MaybeCard[], seen: readonly MaybeCard[], before: readonly MaybeCard[] | null): MaybeCard[] {
    const size = before?.length ?? derived(this.#variant).hole;
    if (this.#variant.family === 'stud') return [...told];
    return [...seen, ...this.#faceDown(size - seen.length)];
  }

  /** Whether nothing was ever said of the cards of a seat. */
  isUntold(seat: number): boolean {
    return !this.#held.has(seat);
  }

  cardsOf(seat: number): readonly MaybeCard[] | null {
    return this.#held.get(seat)?.cards ?? null;
  }
}
