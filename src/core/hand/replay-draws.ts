import type { Card } from '../cards/card.ts';
import { invariant } from '../kernel/invariant.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import type { Deal, Street, VariantSpec } from '../variants/spec.ts';
import { type Hand, playerOf } from './hand.ts';
import type { Next } from './play.ts';
import type { ReplayEvent } from './replay-events.ts';
import { type Fault, fault } from './replay-irregularities.ts';
import type { ActionSetup, MaybeCard } from './setup.ts';

export type DrawDeal = Extract<Deal, { to: 'draw' | 'discard' }>;

/** The exchange of cards a street begins with, or the discard, if any. */
export const drawOf = (street: Street | undefined): DrawDeal | undefined =>
  street?.deal.find((deal): deal is DrawDeal => deal.to === 'draw' || deal.to === 'discard');

/** Whether cards are drawn in this game, or at least thrown away. */
export const hasDraws = (variant: VariantSpec): boolean => derived(variant).draws;
export const hasExchanges = (variant: VariantSpec): boolean => derived(variant).exchanges;

/** How many cards go: as told, or as many as are named or drawn; null where nothing tells. */
export function discardCount({ action, cards, count, drawn }: ActionSetup): number | null {
  if (action === 'stand-pat') return 0;
  return count ?? cards?.length ?? drawn?.length ?? null;
}

function countFault(made: ActionSetup, deal: DrawDeal): Fault | null {
  const count = discardCount(made);
  if (count === null) return fault('discard-count-missing');
  const named = made.cards?.length ?? count;
  if (named !== count) return fault('discard-count-differs', { count, discarded: named });
  if (deal.to === 'discard') return thrownAwayFault(made, count, deal.count);
  const { max } = deal;
  const drawn = made.drawn?.length ?? count;
  if (drawn !== count) return fault('drawn-count-differs', { count, drawn });
  return count > max ? fault('too-many-discards', { count, most: max }) : null;
}

/** Where cards are only thrown away, everybody throws away as many, and draws none. */
function thrownAwayFault({ drawn = [] }: ActionSetup, count: number, expected: number): Fault | null {
  if (drawn.length > 0) return fault('nothing-to-draw', { drawn: drawn.length });
  return count === expected ? null : fault('wrong-discard-count', { count, expected });
}

/** Whether an entry of the history exchanges cards. */
export const isExchange = (made: ActionSetup | undefined): boolean =>
  made?.action === 'discard' || made?.action === 'stand-pat';

type Drew = Extract<ReplayEvent, { kind: 'drew' | 'discarded' }>;

/** A draw under way: who has drawn, and who is still to, in order. */
interface Drawing {
  readonly street: Street;
  readonly deal: DrawDeal;
  readonly done: Seat[];
  readonly waiting: Seat[];
}

/** The draws of a hand. Belongs to the fold that replays the hand, which alone changes it. */
export class Draws {
  readonly #hand: Hand;
  #drawing: Drawing | null = null;
  /** The street whose draw was the last. */
  #done: Street | null = null;

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  /** Who draws next, while cards are exchanged. */
  get next(): Extract<Next, { kind: 'draw' | 'discard' }> | null {
    const [seat] = this.#drawing?.waiting ?? [];
    if (this.#drawing === null || seat === undefined) return null;
    const { deal } = this.#drawing;
    return deal.to === 'draw' ? { kind: 'draw', seat, max: deal.max } : { kind: 'discard', seat, count: deal.count };
  }

  /** Whether this street begins with a draw that has not been made. */
  isDue(street: Street | undefined): boolean {
    return street !== this.#done && drawOf(street) !== undefined;
  }

  /** Everybody still in draws once, from the left of the button; who is all-in draws too. */
  start(street: Street, live: readonly Seat[]): ReplayEvent {
    const deal = drawOf(street);
    invariant(deal !== undefined, 'a draw is due');
    const { button } = this.#hand;
    this.#drawing = { street, deal, done: [], waiting: button === null ? [...live] : fromLeftOf(button, live) };
    return deal.to === 'draw'
      ? { kind: 'draw-opened', street: street.name, max: deal.max }
      : { kind: 'discard-opened', street: street.name, max: deal.count };
  }

  /** A seat that leaves draws no more. Out: whether that ended the draw. */
  leave(seat: Seat): boolean {
    const drawing = this.#drawing;
    const place = drawing?.waiting.indexOf(seat) ?? -1;
    if (drawing === null || place < 0) return false;
    drawing.waiting.splice(place, 1);
    return this.#finish(drawing);
  }

  #finish(drawing: Drawing): boolean {
    if (drawing.waiting.length > 0) return false;
    this.#done = drawing.street;
    this.#drawing = null;
    return true;
  }

  /** Reads one exchange of a seat that is in the hand. Out: what is wrong with it, or what happened. */
  take(seat: Seat, made: ActionSetup, action: number): Fault | Drew {
    const drawing = this.#drawing;
    if (drawing === null) return fault('draw-not-open');
    const found = drawFault(drawing, seat, made);
    if (found !== null) return found;
    drawing.waiting.shift();
    drawing.done.push(seat);
    this.#finish(drawing);
    const count = discardCount(made) ?? 0;
    const { deal } = drawing;
    if (deal.to === 'discard') return { kind: 'discarded', action, seat, count, lastLater: false };
    const { max, lastCard } = deal;
    return { kind: 'drew', action, seat, count, lastLater: lastCard === 'after-the-others' && count === max };
  }
}

function drawFault({ street, done, waiting, deal }: Drawing, seat: Seat, made: ActionSetup): Fault | null {
  if (made.street !== undefined && made.street !== street.name)
    return fault('wrong-street', { stated: made.street, actual: street.name });
  if (done.includes(seat)) return fault('already-drawn');
  const [toAct = 0] = waiting;
  return seat === toAct ? countFault(made, deal) : fault('out-of-turn', { toAct });
}

/** Cards all of which have been seen. */
const known = (cards: readonly MaybeCard[]): readonly Card[] | null => {
  const seen = cards.filter((card) => card !== null);
  return seen.length === cards.length ? seen : null;
};

/** What one exchange took and brought; null where some of it is not told. */
function exchanged(made: ActionSetup): { readonly out: readonly Card[]; readonly came: readonly Card[] } | null {
  if (discardCount(made) === 0) return { out: [], came: [] };
  const out = known(made.cards ?? [null]);
  const came = known(made.drawn ?? [null]);
  return out === null || came === null ? null : { out, came };
}

/** Without one copy of each of `taken`; null where one is not there. */
function without(cards: readonly Card[], taken: readonly Card[]): Card[] | null {
  const left = [...cards];
  for (const card of taken) {
    const place = left.indexOf(card);
    if (place < 0) return null;
    left.splice(place, 1);
  }
  return left;
}

/** The cards a seat was dealt, told back from those it holds in the end; null where what it exchanged does not tell. */
export function dealtHand(hand: Hand, seat: Seat): readonly Card[] | null {
  const { money } = hand;
  let held = playerOf(hand, seat)?.hole ?? null;
  if (money.kind !== 'history') return held;
  const draws = money.actions.filter((made) => made.seat === seat && isExchange(made));
  for (const made of draws.reverse()) {
    const exchange = exchanged(made);
    const kept = held === null || exchange === null ? null : without(held, exchange.came);
    held = kept === null || exchange === null ? null : [...kept, ...exchange.out];
  }
  return held;
}
