import { type Card, isJoker, rankIndex, SUITS, suitIndex } from '../cards/card.ts';
import { suitHeight } from '../evaluation/fine-order.ts';
import type { HouseRules } from '../house-rules/catalog.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import type { Opener } from '../variants/spec.ts';
import { type Hand, playerOf, unseenCards } from './hand.ts';

/** Ways of finding who speaks first that look at cards. */
const BY_CARDS = [
  'lowest-upcard',
  'highest-upcard',
  'highest-upcard-ace-low',
  'best-upcards',
  'lowest-upcards',
  'lowest-upcards-ace-low',
] as const satisfies readonly Opener[];
export type CardOpener = (typeof BY_CARDS)[number];

export const cardOpener = (opener: Opener): CardOpener | null => BY_CARDS.find((by) => by === opener) ?? null;

/** What a seat shows. */
export interface Showing {
  readonly seat: Seat;
  /** null where one of them is not told. */
  readonly cards: readonly Card[] | null;
}

/** Who speaks first by the cards that lie face up. */
export interface FirstByCards {
  readonly by: CardOpener;
  readonly showing: readonly Showing[];
  /** Who it can be: one seat where the cards that are known decide. */
  readonly candidates: readonly Seat[];
  /** Seats whose cards are equally good; position chose among them. */
  readonly tied: readonly Seat[];
}

/** Compared place by place, the larger speaks first. */
type Key = readonly number[];

function compareKeys(a: Key, b: Key): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const ACE = 12;

/** Showing, a joker counts as an ace, above the others (barge-2026/mexican-poker). */
const rankShown = (card: Card): number => (isJoker(card) ? ACE : rankIndex(card));
const suitShown = (card: Card): number => (isJoker(card) ? SUITS.length : suitIndex(card));

const aceLow = (rank: number): number => (rank === ACE ? -1 : rank);

interface Group {
  readonly rank: number;
  readonly cards: readonly Card[];
}

/** Cards of equal rank together, the largest group and then the highest rank first. */
function groupsOf(cards: readonly Card[], height: (rank: number) => number): Group[] {
  const ranks = [...new Set(cards.map(rankShown))];
  return ranks
    .map((rank) => ({ rank: height(rank), cards: cards.filter((card) => rankShown(card) === rank) }))
    .sort((a, b) => b.cards.length - a.cards.length || b.rank - a.rank);
}

/** Pairs, threes and fours count, straights and flushes do not: four cards make none. */
function handKey(groups: readonly Group[]): number[] {
  const counts = [0, 1, 2, 3].map((i) => groups[i]?.cards.length ?? 0);
  return [...counts, ...[0, 1, 2, 3].map((i) => groups[i]?.rank ?? -2)];
}

const bestSuit = (cards: readonly Card[]): number => Math.max(...cards.map(suitHeight));

/** The suit that parts equal hands where the house lets suits decide. */
function suitKey(groups: readonly Group[], compare: HouseRules['suitCompare']): number {
  const highest = [...groups].sort((a, b) => b.rank - a.rank)[0]?.cards ?? [];
  if (compare === 'top-suit-in-group') return bestSuit(groups[0]?.cards ?? []);
  const kicker = compare === 'highest-kicker' ? groups.find(({ cards }) => cards.length === 1)?.cards : undefined;
  return bestSuit(kicker ?? highest);
}

const negated = (key: Key): number[] => key.map((value) => -value);

const suitsDecide = ({ variant, rules }: Hand): boolean =>
  variant.ordering.suits === 'by-house' && rules.values.suitTieBreak === 'suits';

function keyOf(hand: Hand, by: CardOpener, cards: readonly Card[]): Key {
  const [card] = cards;
  switch (by) {
    case 'lowest-upcard':
      return card === undefined ? [] : [-rankShown(card), -suitShown(card)];
    case 'highest-upcard':
      return card === undefined ? [] : [rankShown(card), suitShown(card)];
    case 'highest-upcard-ace-low':
      return card === undefined ? [] : [aceLow(rankShown(card)), suitShown(card)];
    case 'best-upcards': {
      const groups = groupsOf(cards, (rank) => rank);
      const suit = suitsDecide(hand) ? [suitKey(groups, hand.rules.values.suitCompare)] : [];
      return [...handKey(groups), ...suit];
    }
    case 'lowest-upcards':
      return negated(handKey(groupsOf(cards, (rank) => rank)));
    case 'lowest-upcards-ace-low':
      return negated(handKey(groupsOf(cards, aceLow)));
  }
}

function showingOf(hand: Hand, seat: Seat, streetIndex: number): Showing {
  const dealt = playerOf(hand, seat)?.dealt ?? [];
  const up = (derived(hand.variant).upPlaces[streetIndex] ?? []).map((place) => dealt[place] ?? null);
  const cards = up.filter((card) => card !== null);
  return { seat, cards: cards.length === up.length ? cards : null };
}

/** Whether a card nobody has seen could speak before the best that is known; a whole hand of them always could. */
function couldBeat(hand: Hand, by: CardOpener, best: Key | null): boolean {
  if (best === null || by === 'best-upcards' || by === 'lowest-upcards' || by === 'lowest-upcards-ace-low') return true;
  return unseenCards(hand).some((card) => compareKeys(keyOf(hand, by, [card]), best) > 0);
}

/** Who speaks first among the seats still in, as far as the cards face up are known. */
export function firstByCards(hand: Hand, by: CardOpener, streetIndex: number, live: readonly Seat[]): FirstByCards {
  const inOrder = hand.button === null ? live : fromLeftOf(hand.button, live);
  const showing = inOrder.map((seat) => showingOf(hand, seat, streetIndex));
  const known = showing.flatMap(({ seat, cards }) => (cards === null ? [] : [{ seat, key: keyOf(hand, by, cards) }]));
  const best = known.reduce<Key | null>(
    (top, { key }) => (top === null || compareKeys(key, top) > 0 ? key : top),
    null,
  );
  const tied = known.filter(({ key }) => best !== null && compareKeys(key, best) === 0).map(({ seat }) => seat);
  const unknown = showing.flatMap(({ seat, cards }) => (cards === null ? [seat] : []));
  const open = unknown.length > 0 && couldBeat(hand, by, best) ? unknown : [];
  // Equal hands: the first from the left of the button (custom/equal-showing).
  return { by, showing, candidates: open.length > 0 ? [...tied, ...open] : tied.slice(0, 1), tied };
}
