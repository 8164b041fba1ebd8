import type { Game } from './game.ts';
import { type ActionTold, change, changeSeat, type Hand, seatIn, UNSEEN } from './hand.ts';

/** Cards a seat threw away and those that came for them, as its entry of the history tells. */
export interface Exchange {
  readonly entry: number;
  readonly seat: number;
  readonly count: number;
  /** As many as went, unseen where they are not told. */
  readonly thrown: readonly string[];
  /** As many as came, unseen where they are not told; none in games that only throw away. */
  readonly came: readonly string[];
  /** Where the cards that came lie in the hand after it; −1 where it does not hold them. */
  readonly places: readonly number[];
}

const padded = (cards: readonly string[], count: number): readonly string[] =>
  Array.from({ length: count }, (_, i) => cards[i] ?? UNSEEN);

/** Different places of a hand for these cards. */
function placesIn(held: readonly string[], cards: readonly string[]): readonly number[] {
  const taken = new Set<number>();
  return cards.map((card) => {
    const place = held.findIndex((own, i) => own === card && !taken.has(i));
    taken.add(place);
    return place;
  });
}

/** Whether an entry is a draw, standing pat with it. */
export const isDraw = ({ action }: ActionTold): boolean => action === 'discard' || action === 'stand-pat';

/** How many cards an entry exchanges; 0 for any other. */
export const exchangedBy = (made: ActionTold | undefined): number =>
  made?.action === 'discard' ? (made.count ?? made.cards?.length ?? made.drawn?.length ?? 0) : 0;

function exchangeOf(made: ActionTold, entry: number, held: readonly string[], { draws }: Game): Exchange {
  const count = exchangedBy(made);
  const came = draws ? padded(made.drawn ?? [], count) : [];
  const places = made.drawn === undefined ? came.map(() => -1) : placesIn(held, came);
  return { entry, seat: made.seat, count, thrown: padded(made.cards ?? [], count), came, places };
}

/** The hand before an exchange; the same where nothing tells which of its cards came. */
function before(held: readonly string[], { came, thrown, places }: Exchange): readonly string[] {
  if (came.length === 0) return [...held, ...thrown.filter((card) => card !== UNSEEN)];
  if (places.includes(-1)) return held;
  return held.map((card, place) => thrown[places.indexOf(place)] ?? card);
}

/** The exchanges of a seat from an entry on, and the hand it held before them, told back from the one it holds in the end. */
function toldBack(hand: Hand, game: Game, seat: number, from: number) {
  const actions = hand.told.actions ?? [];
  const exchanges: Exchange[] = [];
  let held = seatIn(hand, seat)?.hole ?? [];
  for (let entry = actions.length - 1; entry >= from; entry -= 1) {
    const made = actions[entry];
    if (made?.seat !== seat || exchangedBy(made) === 0) continue;
    const exchange = exchangeOf(made, entry, held, game);
    exchanges.unshift(exchange);
    held = before(held, exchange);
  }
  return { exchanges, held };
}

export const exchangesOf = (hand: Hand, game: Game, seat: number): readonly Exchange[] =>
  toldBack(hand, game, seat, 0).exchanges;

/** The exchange of an entry; undefined where it exchanges nothing. */
export function exchangeAt(hand: Hand, game: Game, entry: number): Exchange | undefined {
  const made = hand.told.actions?.[entry];
  return made === undefined ? undefined : exchangesOf(hand, game, made.seat).find((own) => own.entry === entry);
}

/** The cards a seat held when so many entries were made. */
export const heldAt = (hand: Hand, game: Game, seat: number, entries: number): readonly string[] =>
  toldBack(hand, game, seat, entries).held;

/** The hand as it was when so many entries were made: later ones left out, and every exchange among them taken back. */
export function asOf(hand: Hand, game: Game, entries: number): Hand {
  const back = hand.told.seats.reduce((now, { seat, hole }) => {
    const held = heldAt(hand, game, seat, entries);
    return hole === undefined && held.length === 0 ? now : changeSeat(now, seat, { hole: held });
  }, hand);
  return change(back, { actions: (hand.told.actions ?? []).slice(0, entries) });
}

/** Cards a seat has still to throw away for nothing; 0 in games without. */
export function toThrow({ told, way }: Hand, { discards }: Game, seat: number): number {
  if (way !== 'history' || discards === 0) return 0;
  const own = (told.actions ?? []).filter((made) => made.seat === seat);
  return Math.max(0, discards - own.reduce((sum, made) => sum + exchangedBy(made), 0));
}

/** A seat throws the cards in these places of its hand; those that come are unseen until they are told. */
export function throwCards(hand: Hand, { draws }: Game, seat: number, places: readonly number[]): Hand {
  const { actions = [] } = hand.told;
  const hole = seatIn(hand, seat)?.hole ?? [];
  if (places.length === 0) return change(hand, { actions: [...actions, { seat, action: 'stand-pat' }] });
  const cards = places.map((place) => hole[place] ?? UNSEEN);
  const drawn = draws ? { drawn: cards.map(() => UNSEEN) } : {};
  const left = draws
    ? hole.map((card, place) => (places.includes(place) ? UNSEEN : card))
    : hole.filter((_, place) => !places.includes(place));
  const made: ActionTold = { seat, action: 'discard', cards, ...drawn };
  return change(changeSeat(hand, seat, { hole: left }), { actions: [...actions, made] });
}

type Side = 'cards' | 'drawn';

const put = (cards: readonly string[], place: number, card: string): readonly string[] =>
  cards.map((own, i) => (i === place ? card : own));

function tell(hand: Hand, { entry, thrown, came }: Exchange, side: Side, place: number, card: string): Hand {
  const told = put(side === 'cards' ? thrown : came, place, card);
  const actions = (hand.told.actions ?? []).map((own, i) => (i === entry ? { ...own, [side]: told } : own));
  return change(hand, { actions });
}

/** Another card in a place of a hand when so many entries were made: where it came, and where it went or is held still. */
export function putHeld(hand: Hand, game: Game, seat: number, entries: number, place: number, card: string): Hand {
  const exchanges = exchangesOf(hand, game, seat);
  const brought = exchanges.findLast((own) => own.entry < entries && own.places.includes(place));
  const took = exchanges.find((own) => own.entry >= entries && own.places.includes(place));
  const came = brought === undefined ? hand : tell(hand, brought, 'drawn', brought.places.indexOf(place), card);
  if (took !== undefined) return tell(came, took, 'cards', took.places.indexOf(place), card);
  const hole = seatIn(hand, seat)?.hole ?? [];
  // Looked at before a card was thrown away for which none came.
  if (entries < (hand.told.actions ?? []).length && place >= hole.length) return hand;
  return changeSeat(came, seat, { hole: [...hole.slice(0, place), card, ...hole.slice(place + 1)] });
}

/** A card that was thrown away, by its place among those of its entry. */
export function putThrown(hand: Hand, game: Game, entry: number, place: number, card: string): Hand {
  const exchange = exchangeAt(hand, game, entry);
  if (exchange === undefined) return hand;
  const held = exchange.places[place] ?? -1;
  if (held < 0 || exchange.places.includes(-1)) return tell(hand, exchange, 'cards', place, card);
  return putHeld(hand, game, exchange.seat, entry, held, card);
}

/** A card that came, by its place among those of its entry. One that is held already came and is told apart by it. */
export function putCame(hand: Hand, game: Game, entry: number, place: number, card: string): Hand {
  const exchange = exchangeAt(hand, game, entry);
  if (exchange === undefined) return hand;
  const held = exchange.places[place] ?? -1;
  const isHeld = heldAt(hand, game, exchange.seat, entry + 1).includes(card);
  if (held < 0 || (isHeld && card !== UNSEEN)) return tell(hand, exchange, 'drawn', place, card);
  return putHeld(hand, game, exchange.seat, entry + 1, held, card);
}
