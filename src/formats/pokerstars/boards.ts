import { derived, type MaybeCard, type VariantSpec } from '../../core/index.ts';
import { cardsIn } from './cards.ts';
import { spaced } from './holdings.ts';
import type { Notes } from './notes.ts';
import type { Line } from './text.ts';

type Runs = [MaybeCard[], MaybeCard[]];

const isUnknown = (card: MaybeCard): boolean => card === null;

/** Whether `told` begins with all of `before` that is seen. */
const startsWith = (told: readonly MaybeCard[], before: readonly MaybeCard[]): boolean =>
  before.length > 0 && told.length > before.length && before.every((card, i) => card === told[i]);

/** The board of a hand, or both of them where it was run twice or is dealt with two. */
export class Boards {
  readonly #variant: VariantSpec;
  readonly #notes: Notes;
  readonly #common: MaybeCard[] = [];
  #runs: Runs | null = null;

  constructor(variant: VariantSpec, notes: Notes) {
    this.#variant = variant;
    this.#notes = notes;
  }

  /** Cards of a street as its heading tells them: those before, and those that come. */
  deal(line: Line, street: number, board: 1 | 2 | null, groups: readonly string[]): void {
    const own = this.#boardOf(board);
    const sizes = derived(this.#variant).boards;
    const [from, to] = [sizes[street - 1] ?? 0, sizes[street] ?? 0];
    if (own.length !== from)
      this.#notes.add(line, 'street-out-of-order', `${own.length} board cards before it`, line.text);
    const told = groups.map((inner) => (inner === '' ? [] : cardsIn(line, inner)));
    const coming = this.#coming(line, own, told);
    const count = to - from;
    if (coming.length === 0) for (let i = 0; i < count; i += 1) own.push(null);
    else {
      if (coming.length !== count) this.#notes.add(line, 'street-cards-differ', `${count} new cards`, spaced(coming));
      own.push(...coming);
    }
  }

  #boardOf(board: 1 | 2 | null): MaybeCard[] {
    if (board === null) return this.#common;
    this.#runs ??= [[...this.#common], [...this.#common]];
    return this.#runs[board - 1] ?? this.#common;
  }

  #coming(line: Line, before: readonly MaybeCard[], told: readonly (readonly MaybeCard[])[]): readonly MaybeCard[] {
    const [first = [], second] = told;
    const coming = second ?? first;
    const rest = startsWith(coming, before) ? coming.slice(before.length) : coming;
    if (second === undefined) {
      if (before.length > 0 && rest === coming) this.#notes.add(line, 'street-cards-differ', spaced(before), line.text);
      return rest;
    }
    const seen = before.filter((card) => !isUnknown(card));
    if (seen.length !== first.length || seen.some((card, i) => card !== first[i]))
      this.#notes.add(line, 'street-cards-differ', spaced(seen), spaced(first));
    return rest;
  }

  /** A card shared by all in stud. */
  share(line: Line, groups: readonly string[]): void {
    this.#common.push(...groups.flatMap((inner) => cardsIn(line, inner)));
  }

  /** The summary repeats the whole board, and so tells a card a heading has left out. */
  compare(line: Line, board: 1 | 2 | null, told: readonly MaybeCard[]): void {
    const own = board === null ? this.#common : (this.#runs?.[board - 1] ?? []);
    const same = own.length === told.length && own.every((card, i) => card === null || card === told[i]);
    if (!same) this.#notes.add(line, 'board-differs', spaced(own), spaced(told));
    else for (const [i, card] of told.entries()) own[i] = card;
  }

  get runs(): Readonly<Runs> | null {
    return this.#runs;
  }

  get common(): readonly MaybeCard[] {
    return this.#common;
  }

  get isEmpty(): boolean {
    return this.#common.length === 0 && this.#runs === null;
  }
}
