import { deckSize } from '../cards/deck.ts';
import type { Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import type { Street, VariantSpec } from '../variants/spec.ts';
import type { Report } from './check-seats.ts';
import { type Hand, holeCount, playerOf, unseenCards } from './hand.ts';
import type { Next } from './play.ts';
import { isPost } from './posts.ts';
import type { ActionSetup, HandSetup, SeatSetup } from './setup.ts';

const holeDeals = (street: Street) => street.deal.flatMap((deal) => (deal.to === 'hole' ? [deal] : []));

const dealtOn = (street: Street): number => holeDeals(street).reduce((sum, { count }) => sum + count, 0);

/** Whether so many players can run the deck short, a card burnt before each street after the first. */
export function mayShareCard({ variant, seats }: Pick<HandSetup, 'variant' | 'seats'>): boolean {
  const burnt = variant.streets.length - 1;
  return derived(variant).sharesLast && seats.length * derived(variant).dealt + burnt > deckSize(variant.deck);
}

/** Whether a card face up counts for all in place of everybody's last. */
export const hasSharedCard = (setup: HandSetup): boolean => mayShareCard(setup) && setup.board?.length === 1;

/** Cards that make a whole hand, beside a card shared by all. */
export const wholeHole = (hand: Hand): number =>
  holeCount(hand.variant) - (hand.variant.family === 'stud' ? hand.boardSize : 0);

/** How many cards a stud hand can have been dealt. */
export function studCounts(setup: HandSetup): readonly number[] {
  const { holeSizes, dealt } = derived(setup.variant);
  return hasSharedCard(setup) ? holeSizes.filter((size) => size < dealt) : holeSizes;
}

export function checkHoleCount(
  variant: VariantSpec,
  { seat, hole }: SeatSetup,
  possible: readonly number[],
  place: number,
  report: Report,
): void {
  if (hole === null || possible.includes(hole.length)) return;
  const at = ['seats', place, 'hole'];
  const facts = { seat, cards: hole.length };
  if (variant.family === 'stud') report('impossible-hole-count', at, { ...facts, possible });
  else report('wrong-hole-count', at, { ...facts, expected: holeCount(variant) });
}

/** Whether so many cards are a hand to be read: in stud as far as it is dealt, else as it is held in the end. */
export const countsAsHole = ({ variant }: HandSetup, cards: number): boolean =>
  variant.family === 'stud' || cards === holeCount(variant);

const SILENT: ReadonlySet<string> = new Set(['show', 'muck']);

/** Whether nobody speaks, or the first to speak bets in full: what he would have had to bring in then does not matter. */
function isOpenedInFull(actions: readonly ActionSetup[]): boolean {
  const first = actions.find(({ action }) => !isPost(action) && !SILENT.has(action));
  return first === undefined ? actions.length > 0 : first.action === 'bet';
}

/** A bring-in and what completes it must be told before anybody can act on them. */
export function checkStudStakes({ variant, stakes, actions, opening }: HandSetup, report: Report): void {
  if (variant.forcedBets !== 'antes-and-bring-in' || actions === null) return;
  const { bringIn, smallBet } = stakes;
  const fromTheFirst = opening === null || opening.street === variant.streets[0]?.name;
  if (bringIn === 0 && fromTheFirst && !isOpenedInFull(actions)) report('bring-in-needed', ['stakes', 'bringIn']);
  if (smallBet === 0) report('small-bet-needed', ['stakes', 'smallBet']);
  if (smallBet > 0 && bringIn >= smallBet)
    report('bring-in-above-small-bet', ['stakes', 'bringIn'], { amount: bringIn, most: smallBet });
}

/** The least a stud hand still takes from the deck, and how many cards are held unseen; a hand nobody tells takes none. */
export function studNeeds(setup: HandSetup): { readonly needed: number; readonly held: number } {
  const told = setup.seats.flatMap(({ seat, status, hole }) => (hole === null ? [] : [{ seat, status, hole }]));
  const held = told.reduce((sum, { hole }) => sum + hole.filter((card) => card === null).length, 0);
  const folded = new Set(setup.actions?.flatMap(({ action, seat: own }) => (action === 'fold' ? [own] : [])));
  const live = told
    .filter(({ status, seat: own }) => status === 'live' && !folded.has(own))
    .map(({ hole }) => hole.length);
  const shared = hasSharedCard(setup) ? 1 : 0;
  const upTo = (whole: number): number => live.reduce((sum, cards) => sum + Math.max(0, whole - cards), 0);
  const whole = derived(setup.variant).dealt - shared;
  const mayStillShare = shared === 0 && mayShareCard(setup) && live.every((cards) => cards < whole);
  return { needed: mayStillShare ? Math.min(upTo(whole), upTo(whole - 1) + 1) : upTo(whole), held };
}

/** How many cards a seat is told to have; null where nothing is. */
function told(hand: Hand, seat: Seat): number | null {
  const { dealt, hole } = playerOf(hand, seat) ?? {};
  return (dealt ?? hole)?.length ?? null;
}

/** Whether anybody still in is told to have the cards of this street; only stud deals hole cards street by street. */
export function isStreetDealt(hand: Hand, live: readonly Seat[], streetIndex: number): boolean {
  const { variant } = hand;
  if (variant.family !== 'stud') return true;
  const size = Math.min(derived(variant).holeSizes[streetIndex] ?? 0, wholeHole(hand));
  return live.some((seat) => (told(hand, seat) ?? 0) >= size);
}

/** Cards that can still be dealt, as far as hands are told; a folded hand nobody tells had those of the first street. */
function leftInDeck(hand: Hand): number {
  const [first = 0] = derived(hand.variant).holeSizes;
  const unknown = hand.seats.reduce((sum, { seat, dealt, hole }) => {
    const seen = (dealt ?? hole ?? []).filter((card) => card !== null).length;
    return sum + (told(hand, seat) ?? first) - seen;
  }, 0);
  return unseenCards(hand).length - unknown;
}

/** What a stud hand still brings: so many cards to each seat, and so many that count for all. */
export interface HolesToCome {
  readonly own: ReadonlyMap<Seat, number>;
  readonly shared: number;
}

/** The cards to come to these seats, the last one shared where the deck has no more for each. */
export function holesToCome(hand: Hand, seats: readonly Seat[], live: readonly Seat[]): HolesToCome {
  const whole = wholeHole(hand);
  const upTo =
    (size: number) =>
    (seat: Seat): number =>
      Math.max(0, size - (told(hand, seat) ?? 0));
  const last = live.filter((seat) => (told(hand, seat) ?? 0) < whole).length;
  const before = live.reduce((sum, seat) => sum + upTo(whole - 1)(seat), 0);
  const shares = derived(hand.variant).sharesLast && hand.boardSize === 0 && last === live.length;
  const shared = shares && leftInDeck(hand) - before < last ? 1 : 0;
  return { own: new Map(seats.map((seat) => [seat, upTo(whole - shared)(seat)])), shared };
}

/** The cards a stud street brings to those still in; one for all where the deck has no more for each. */
export function holeDeal(hand: Hand, live: readonly Seat[], streetIndex: number): Extract<Next, { kind: 'deal' }> {
  const street = hand.variant.streets[streetIndex];
  const each = street === undefined ? 0 : dealtOn(street);
  const shares = street !== undefined && holeDeals(street).some(({ whenShort }) => whenShort === 'one-shared-card');
  const cards = shares && leftInDeck(hand) < each * live.length ? 1 : each * live.length;
  return { kind: 'deal', street: street?.name ?? 'third', cards };
}

/** The next cards of a stud hand that is not dealt out; null where every hand that is told is whole. */
export function holeToCome(hand: Hand, live: readonly Seat[]): Next | null {
  if (hand.variant.family !== 'stud') return null;
  const counts = live.flatMap((seat) => told(hand, seat) ?? []);
  const least = Math.min(...counts);
  if (counts.length === 0 || least >= wholeHole(hand)) return null;
  return holeDeal(
    hand,
    live,
    derived(hand.variant).holeSizes.findIndex((size) => size > least),
  );
}
