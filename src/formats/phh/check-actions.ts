import { derived, type VariantSpec } from '../../core/index.ts';
import { cardsText, toldAgain } from '../dealt.ts';
import type { FieldPath } from './locate.ts';
import type { Notation } from './notation.ts';

export const PHH_CONFLICTS = [
  'cards-missing',
  'draw-differs',
  'duplicate-card',
  'shown-out-of-order',
  'showdown-missing',
  'show-twice',
  'street-out-of-order',
  'wager-below-min-bet',
] as const;

/** Where the actions of a hand contradict each other, though they can be read. */
export interface ActionConflict {
  readonly code: (typeof PHH_CONFLICTS)[number];
  readonly path: FieldPath;
  readonly expected: string;
  readonly detail: string | null;
}

type Game = Pick<VariantSpec, 'streets' | 'contests'>;
type Turned = Extract<Notation, { kind: 'show' | 'muck' }>;
type Dealt = Extract<Notation, { kind: 'deal-hole' }>;
type Played = Exclude<Notation, Turned | Dealt | { kind: 'deal-board' }>;

const NONE: readonly ActionConflict[] = [];

const nameOf = (player: number): string => `p${player + 1}`;

/** Players of a set of bits, as PHH calls them. */
const named = (bits: number): string =>
  Array.from({ length: 32 }, (_, player) => player)
    .filter((player) => ((bits >> player) & 1) === 1)
    .map(nameOf)
    .join(', ');

const isTurned = (made: Notation): made is Turned => made.kind === 'show' || made.kind === 'muck';

/** What is dealt and turned while the actions are gone through; players are bits of a number. */
class Course {
  found: ActionConflict[] | null = null;
  readonly #game: ReturnType<typeof derived>;
  #live: number;
  #turned = 0;
  #board = 0;
  #hasBegun = false;
  /** Cards each player holds, and whether any were dealt or thrown away since somebody last acted. */
  readonly #held: number[];
  #isMoved = false;
  #before: Notation | null = null;

  constructor(game: Game, players: number) {
    this.#game = derived(game);
    this.#live = 2 ** players - 1;
    this.#held = new Array<number>(players).fill(0);
  }

  take(made: Notation): void {
    if (made.kind === 'deal-board') this.#dealBoard(made.cards.length, made.at);
    else if (made.kind === 'deal-hole') this.#deal(made);
    else {
      if (this.#isMoved) this.#checkHeld(made);
      if (isTurned(made)) this.#turn(made);
      else this.#act(made);
      this.#hasBegun = true;
    }
    this.#before = made;
  }

  /** Where anybody turns his hand, everybody who has not folded does. */
  end(): void {
    const at = this.#before?.at ?? 0;
    const short = this.#isMoved && this.#hasBegun ? this.#short() : 0;
    if (short !== 0) this.#add('cards-missing', at, `d dh ${named(short)} after it`);
    const hidden = this.#turned === 0 ? 0 : this.#live & ~this.#turned;
    if (hidden !== 0) this.#add('showdown-missing', at, `sm of ${named(hidden)} after it`);
  }

  #add(code: ActionConflict['code'], element: number, expected: string, detail: string | null = null): void {
    this.found ??= [];
    this.found.push({ code, path: { field: 'actions', element }, expected, detail });
  }

  /** A street begun is dealt to its end before the next. */
  #dealBoard(cards: number, at: number): void {
    const before = this.#board;
    this.#board += cards;
    const { boards } = this.#game;
    if (before === 0 || boards.includes(before)) return;
    const due = boards.find((count) => count > before);
    if (due !== undefined && this.#board > due)
      this.#add('street-out-of-order', at, `d db of ${due - before}`, String(cards));
  }

  #deal({ player, cards, at }: Dealt): void {
    this.#isMoved = true;
    const held = (this.#held[player] ?? 0) + cards.length;
    this.#held[player] = held;
    if (this.#game.draws && held > this.#game.hole) this.#add('draw-differs', at, 'sd before it', cardsText(cards));
  }

  #act(made: Played): void {
    if (this.#turned !== 0)
      this.#add('shown-out-of-order', made.at, 'nobody to act after a hand is shown', nameOf(made.player));
    if (made.kind === 'fold') this.#live &= ~(1 << made.player);
    if (made.kind !== 'discard') return;
    this.#held[made.player] = (this.#held[made.player] ?? 0) - made.cards.length;
    this.#isMoved = true;
  }

  #turn(made: Turned): void {
    const { kind, player, at } = made;
    this.#turned |= 1 << player;
    const cards = (made.kind === 'show' ? made.cards : null) ?? [];
    const again = toldAgain(cards);
    if (again != null) this.#add('duplicate-card', at, 'different cards', cardsText([again]));
    const last = this.#before;
    if (last?.kind === kind && last.player === player) this.#add('show-twice', at, 'a hand shown once', nameOf(player));
  }

  /** Whoever acts does so when all have their cards; a draw may still be going on. */
  #checkHeld({ kind, at }: Notation): void {
    if (this.#hasBegun && (kind === 'discard' || kind === 'stand-pat')) return;
    this.#isMoved = false;
    // Cards thrown away for good are told of some and not of others.
    const isCounted = !this.#hasBegun || this.#game.draws || !this.#game.exchanges;
    const short = isCounted ? this.#short() : 0;
    if (short !== 0) this.#add('cards-missing', at, `d dh ${named(short)} before it`);
  }

  /** Players still in who hold fewer cards than others. */
  #short(): number {
    let most = 0;
    for (let player = 0; player < this.#held.length; player += 1)
      if (this.#isLive(player)) most = Math.max(most, this.#held[player] ?? 0);
    let short = 0;
    for (let player = 0; player < this.#held.length; player += 1)
      if (this.#isLive(player) && (this.#held[player] ?? 0) < most) short |= 1 << player;
    return short;
  }

  #isLive(player: number): boolean {
    return ((this.#live >> player) & 1) === 1;
  }
}

/**
 * What is left out, told twice or told too early: everybody who plays holds as many cards when somebody acts; a street is
 * dealt to its end; hands are turned when nobody acts any more, by all who have not folded, and nobody turns twice on end.
 */
export function actionConflicts(actions: readonly Notation[], players: number, game: Game): readonly ActionConflict[] {
  const course = new Course(game, players);
  for (const made of actions) course.take(made);
  course.end();
  return course.found ?? NONE;
}
