import { type Card, formatCard, RANKS, type Rank, rankAt, rankIndex } from '../cards/card.ts';
import { CardSet } from '../cards/card-set.ts';
import { type Deck, deckSize, inDeck, strippedTo } from '../cards/deck.ts';
import { SEAT_LIMIT } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import type { VariantSpec } from '../variants/spec.ts';
import { discards } from './check-draws.ts';
import type { Path, Report } from './check-seats.ts';
import { hasSharedCard, mayShareCard, studNeeds } from './hole-cards.ts';
import type { HandSetup, MaybeCard } from './setup.ts';

/** Cards told together, from one of them on, with their place in the setup. */
export interface CardGroup {
  readonly cards: readonly MaybeCard[];
  readonly at: Path;
  readonly from: number;
}

/** How many cards all boards share: none where the game itself is dealt with several. */
const sharedLength = ({ variant, boards }: HandSetup): number => {
  if (variant.boards > 1 || boards === null) return 0;
  const [first = [], ...rest] = boards;
  const differs = first.findIndex((card, i) => rest.some((board) => board[i] !== card));
  return differs < 0 ? first.length : differs;
};

/** Cards a seat turned up in the history, where its hole cards are not given: all of them, or they tell nothing. */
export interface ShownHand extends CardGroup {
  readonly seat: number;
}

const NOTHING_SHOWN: readonly ShownHand[] = [];

export function shownCards(setup: HandSetup): readonly ShownHand[] {
  if (setup.actions === null || setup.seats.every(({ hole }) => hole !== null)) return NOTHING_SHOWN;
  const told = new Set(setup.seats.flatMap(({ hole, seat }) => (hole === null ? [] : [seat])));
  const size = derived(setup.variant).hole - (hasSharedCard(setup) ? 1 : 0);
  const shown: ShownHand[] = [];
  for (const [i, { action, seat, cards }] of setup.actions.entries()) {
    if (action !== 'show' || cards === undefined || told.has(seat)) continue;
    told.add(seat);
    if (setup.seats.some((s) => s.seat === seat) && cards.length === size)
      shown.push({ seat, cards, at: ['actions', i, 'cards'], from: 0 });
  }
  return shown;
}

const HOLES: readonly Path[] = Array.from({ length: SEAT_LIMIT }, (_, i) => ['seats', i, 'hole']);
const BOARD: Path = ['board'];
const REVEALS: Path = ['reveals'];
const DEAD: Path = ['dead'];

/** Every card of the setup; cards all boards share count once. */
function groupsOf(setup: HandSetup, deck: Deck, shown: readonly ShownHand[]): CardGroup[] {
  const groups: CardGroup[] = [];
  for (let i = 0; i < setup.seats.length; i += 1) {
    const cards = setup.seats[i]?.hole ?? null;
    if (cards !== null) groups.push({ cards, at: HOLES[i] ?? ['seats', i, 'hole'], from: 0 });
  }
  if (shown.length > 0) groups.push(...shown);
  if (setup.board !== null) groups.push({ cards: setup.board, at: BOARD, from: 0 });
  else if (setup.boards !== null) {
    const shared = sharedLength(setup);
    for (const [b, cards] of setup.boards.entries())
      groups.push({ cards, at: ['boards', b], from: b === 0 ? 0 : shared });
  }
  if (setup.reveals.length > 0) groups.push({ cards: setup.reveals, at: REVEALS, from: 0 });
  if (setup.dead.length > 0) groups.push({ cards: setup.dead, at: DEAD, from: 0 });
  const thrown = discards(setup, deck);
  return thrown.length === 0 ? groups : groups.concat(thrown);
}

/** Where a card is told first. */
function firstPlace(groups: readonly CardGroup[], card: Card): Path {
  for (const { cards, at, from } of groups) {
    const place = cards.indexOf(card, from);
    if (place >= 0) return [...at, place];
  }
  return [];
}

export interface CardCheck {
  readonly fouled: readonly Card[];
  /** Cards below the deck's lowest rank, and cards there twice, that the house plays. */
  readonly below: readonly Card[];
  readonly twice: readonly Card[];
  readonly seen: CardSet;
}

const isRank = (text: string): text is Rank => RANKS.some((rank) => rank === text);

/** Nobody strips a deck for a draw further than to the eights, 28 cards; stud for two is dealt from 24. */
const HIGHEST_LOWEST: Readonly<Record<VariantSpec['deckRule'], Rank>> = {
  fixed: 'A',
  'eleven-less-players': '8',
  'eleven-less-players-to-nines': '9',
};

/** What the hand is dealt from: by the game, as told, or eleven less the number of players (custom/it-deck). */
export function deckOf({ variant, lowestRank, seats }: Pick<HandSetup, 'variant' | 'lowestRank' | 'seats'>): Deck {
  if (variant.deckRule === 'fixed') return variant.deck;
  if (lowestRank !== null && isRank(lowestRank)) return strippedTo(lowestRank);
  const pips = 11 - seats.length;
  const highest = RANKS.indexOf(HIGHEST_LOWEST[variant.deckRule]);
  return strippedTo(rankAt(Math.min(highest, Math.max(0, pips - 2))));
}

/** Reports cards outside the deck, and duplicates unless the house has a rule for them; the deck must last. */
export function checkCards(setup: HandSetup, deck: Deck, shown: readonly ShownHand[], report: Report): CardCheck {
  const { duplicateCards, foreignCards } = setup.rules.values;
  const groups = groupsOf(setup, deck, shown);
  const isIn = inDeck(deck);
  const seen = new CardSet();
  let unseen = deckSize(deck);
  const twice: Card[] = [];
  const below: Card[] = [];
  const meetForeign = (card: Card, at: Path): void => {
    const isBelow = rankIndex(card) < RANKS.indexOf(deck.lowestRank);
    if (foreignCards === 'play' && isBelow) below.push(card);
    else report('card-outside-deck', at, { card: formatCard(card), lowestRank: deck.lowestRank });
  };
  for (const { cards, at, from } of groups) {
    for (let i = from; i < cards.length; i += 1) {
      const card = cards[i] ?? null;
      if (card === null) continue;
      const isOwn = isIn[card] === true;
      if (!isOwn) meetForeign(card, [...at, i]);
      if (seen.add(card)) {
        unseen -= isOwn ? 1 : 0;
        continue;
      }
      twice.push(card);
      // What a revealed card hides cannot be told where it lies on the table already.
      if (duplicateCards === 'refuse' || at === REVEALS)
        report('duplicate-card', [...at, i], {
          card: formatCard(card),
          first: `/${firstPlace(groups, card).join('/')}`,
        });
    }
  }
  checkDeckLasts(setup, deck, unseen, report);
  const fouled = duplicateCards === 'fouled-deck' ? twice : [];
  return { fouled, below, twice: fouled.length > 0 ? [] : twice, seen };
}

/** Board cards that lie already. */
function lyingCards({ board, boards }: HandSetup): number {
  if (boards === null) return board?.length ?? 0;
  return boards.reduce((sum, cards) => sum + cards.length, 0);
}

const NO_NEEDS = { needed: 0, held: 0 };

function checkDeckLasts(setup: HandSetup, deck: Deck, unseen: number, report: Report): void {
  const { variant, seats } = setup;
  const { board, reveals, dealt } = derived(variant);
  const whole = board * variant.boards + reveals;
  const { needed: own, held } = variant.family === 'stud' ? studNeeds(setup) : NO_NEEDS;
  const needed = Math.max(0, whole - lyingCards(setup) - setup.reveals.length) + own;
  const left = Math.max(0, unseen - held);
  if (left < needed) report('deck-too-short', ['dead'], { left, needed });
  const short = mayShareCard(setup) ? 1 : 0;
  const all = (dealt - short) * seats.length + short + whole;
  if (deckSize(deck) < all)
    report('deck-too-small', setup.lowestRank === null ? ['seats'] : ['deck', 'lowestRank'], {
      left: deckSize(deck),
      needed: all,
    });
}
