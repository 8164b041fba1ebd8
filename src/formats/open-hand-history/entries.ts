import { derived, type MaybeCard, type VariantSpec } from '../../core/index.ts';
import { cardsText } from '../dealt.ts';
import { idOf, type Player } from './table.ts';
import type { Value } from './value.ts';

export type Kind =
  | 'deal'
  | 'show'
  | 'muck'
  | 'post-ante'
  | 'post-small-blind'
  | 'post-big-blind'
  | 'post-straddle'
  | 'post-dead-blind'
  | 'extra-blind'
  | 'bring-in'
  | 'complete'
  | 'fold'
  | 'check'
  | 'bet'
  | 'raise'
  | 'call'
  | 'all-in'
  | 'discard'
  | 'stand-pat'
  | 'payout'
  | 'add-to-pot'
  | 'added-chips'
  | 'none';

/** Actions by their names in lower case: the specification's, and those for games it does not tell. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['dealt cards', 'deal'],
  ['dealt card', 'deal'],
  ['shows cards', 'show'],
  ['mucks cards', 'muck'],
  ['post ante', 'post-ante'],
  ['post sb', 'post-small-blind'],
  ['post bb', 'post-big-blind'],
  ['straddle', 'post-straddle'],
  ['post straddle', 'post-straddle'],
  ['post dead', 'post-dead-blind'],
  ['post extra blind', 'extra-blind'],
  ['bring in', 'bring-in'],
  ['bring-in', 'bring-in'],
  ['complete', 'complete'],
  ['completes', 'complete'],
  ['fold', 'fold'],
  ['check', 'check'],
  ['bet', 'bet'],
  ['raise', 'raise'],
  ['call', 'call'],
  ['all in', 'all-in'],
  ['all-in', 'all-in'],
  ['allin', 'all-in'],
  ['discards', 'discard'],
  ['discard', 'discard'],
  ['stands pat', 'stand-pat'],
  ['stand pat', 'stand-pat'],
  ['payout', 'payout'],
  ['add to pot', 'add-to-pot'],
  ['added to pot', 'add-to-pot'],
  ['added chips', 'added-chips'],
  ['sits down', 'none'],
  ['stands up', 'none'],
]);

/** What is done when it is one's turn. */
export const BETTING: ReadonlySet<Kind> = new Set(['fold', 'check', 'bet', 'raise', 'call', 'complete', 'all-in']);

/** One action of a record, its amount not yet understood. */
export interface Entry {
  readonly kind: Kind;
  /** null only for money the site adds to the pot. */
  readonly seat: number | null;
  readonly amount: number | null;
  readonly isAllIn: boolean | null;
  readonly cards: readonly MaybeCard[];
  /** The street as its place in the game. */
  readonly street: number;
  readonly value: Value;
}

/** What the rounds of a record hold. */
export interface Rounds {
  readonly entries: readonly Entry[];
  readonly boards: readonly (readonly MaybeCard[])[];
  /** The last street, as its place in the game. */
  readonly street: number;
}

const SHOWDOWN = 'showdown';
const ORDINALS: Readonly<Record<string, string>> = {
  '3rd': 'third',
  '4th': 'fourth',
  '5th': 'fifth',
  '6th': 'sixth',
  '7th': 'seventh',
};

/** The street a round is named for: its place in the game, `showdown`, or null for no street of it. */
function streetOf(name: string, variant: VariantSpec): number | typeof SHOWDOWN | null {
  const words = name
    .trim()
    .toLowerCase()
    .split(/[\s_-]+/);
  const plain = words
    .filter((word) => word !== 'street')
    .map((word) => ORDINALS[word] ?? word)
    .join('-');
  if (plain === SHOWDOWN || plain === 'show-down') return SHOWDOWN;
  if (plain === 'preflop' || plain === 'pre-flop') return 0;
  const place = variant.streets.findIndex((street) => street.name === plain);
  return place < 0 ? null : place;
}

/** Reads the rounds of one hand in their order. */
class RoundsReader implements Rounds {
  readonly entries: Entry[] = [];
  readonly boards: MaybeCard[][] = [[]];
  readonly #variant: VariantSpec;
  readonly #seats: ReadonlyMap<string, number>;
  street = 0;
  /** The street of the board being dealt. */
  #dealt = 0;
  #id: number | null = null;

  constructor(variant: VariantSpec, players: readonly Player[]) {
    this.#variant = variant;
    this.#seats = new Map(players.map(({ id, seat }) => [id, seat]));
  }

  read(round: Value): void {
    this.#checkId(round.get('id'));
    const name = round.get('street').text();
    const street = name === null ? null : streetOf(name, this.#variant);
    if (name === null) round.get('street').missing();
    else if (street === null) {
      const known = this.#variant.streets.map((one) => one.name);
      round.get('street').fault('unknown-street', [...known, SHOWDOWN].join(', '));
    } else if (street !== SHOWDOWN) this.#deal(street, round);
    let number: number | null = null;
    for (const action of round.get('actions').items()) {
      const own = action.get('action_number');
      const next = own.whole();
      if (number !== null && next !== null && next !== number + 1) own.conflict('action-order', String(number + 1));
      number = next ?? number;
      this.#read(action);
    }
  }

  #checkId(value: Value): void {
    const id = value.whole();
    if (this.#id !== null && id !== null && id <= this.#id)
      value.conflict('street-out-of-order', `more than ${this.#id}`);
    this.#id = id ?? this.#id;
  }

  /** Board cards of a street; a street dealt again begins another run of the board. */
  #deal(street: number, round: Value): void {
    const counts = derived(this.#variant).boards;
    const before = counts[street - 1] ?? 0;
    const value = round.get('cards');
    const cards = value.cards();
    const isAgain = street < this.#dealt || (street === this.#dealt && street > 0);
    if (isAgain) this.#checkFork(street, round);
    if (isAgain && cards.length > 0) this.boards.push((this.boards[0] ?? []).slice(0, before));
    else if (street > this.#dealt + 1)
      round.get('street').conflict('street-out-of-order', this.#variant.streets[this.#dealt + 1]?.name);
    this.#dealt = street;
    this.street = Math.max(this.street, street);
    const board = this.boards.at(-1) ?? [];
    const all = cardsText([...board]);
    const fresh = cards.length > board.length && cardsText(cards).startsWith(all) ? cards.slice(board.length) : cards;
    const due = (counts[street] ?? 0) - before;
    if (fresh.length > 0 && fresh.length !== due) value.fault('wrong-card-count', String(due), cardsText(cards));
    // A street dealt to two boards in turn is dealt of one deck.
    const again = fresh.find((card) => card !== null && this.boards.some((own) => own.includes(card)));
    if (again != null) value.conflict('duplicate-card', 'different cards', cardsText([again]));
    board.push(...fresh);
  }

  /** Boards part where nobody bets any more: the first street after that is dealt again, and all that follow. */
  #checkFork(street: number, round: Value): void {
    const last = this.entries.findLast(({ kind }) => BETTING.has(kind))?.street ?? 0;
    if (this.#dealt === this.#variant.streets.length - 1 && street > last + 1)
      round.get('street').conflict('street-out-of-order', this.#variant.streets[last + 1]?.name);
  }

  #read(value: Value): void {
    const name = value.get('action').text();
    if (name === null) {
      value.get('action').missing();
      return;
    }
    const kind = KINDS.get(name.trim().toLowerCase());
    if (kind === undefined) {
      value.get('action').fault('unknown-action', 'an action, as in Call, Raise, Post BB');
      return;
    }
    const seat = this.#seat(value.get('player_id'), kind);
    if (seat === undefined) return;
    const [amount, isAllIn] = [value.get('amount').units(), value.get('is_allin').flag()];
    this.entries.push({ kind, seat, amount, isAllIn, cards: value.get('cards').cards(), street: this.street, value });
  }

  /** Whose action it is; undefined where that can't be told. */
  #seat(value: Value, kind: Kind): number | null | undefined {
    const id = idOf(value);
    const seat = id === null ? undefined : this.#seats.get(id);
    if (seat !== undefined) return seat;
    if (kind === 'add-to-pot' || kind === 'none' || kind === 'added-chips') return null;
    if (id === null) value.missing();
    else value.fault('no-such-player', [...this.#seats.keys()].join(', '));
    return undefined;
  }
}

/** Reads the rounds of a hand: its actions, each with its street, and its boards. */
export function readRounds(hand: Value, variant: VariantSpec, players: readonly Player[]): Rounds {
  const rounds = hand.get('rounds');
  if (!rounds.isGiven) rounds.missing();
  const reader = new RoundsReader(variant, players);
  for (const round of rounds.items()) reader.read(round);
  return reader;
}
