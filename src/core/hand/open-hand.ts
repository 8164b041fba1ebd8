import { type Card, formatCard, RANKS, type Rank, rankAt, rankIndex } from '../cards/card.ts';
import { cardsOf, type Deck, deckSize, isInDeck, strippedTo } from '../cards/deck.ts';
import { gameRules } from '../house-rules/game-rules.ts';
import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../kernel/result.ts';
import { isSeat, seat } from '../kernel/seat.ts';
import type { VariantSpec } from '../variants/spec.ts';
import { type Aftermath, NO_AFTERMATH } from './aftermath.ts';
import { checkDraws, discards } from './check-draws.ts';
import { checkContributions, checkDistinctSeats, type Path, type Report } from './check-seats.ts';
import {
  boardSizeOf,
  boardSizes,
  dealtCount,
  type Hand,
  type HandSeat,
  heldCounts,
  holeCount,
  type Money,
  openSizes,
  revealCount,
} from './hand.ts';
import { hideTwins } from './hidden-twins.ts';
import {
  checkHoleCount,
  checkStudStakes,
  countsAsHole,
  hasSharedCard,
  mayShareCard,
  studCounts,
  studNeeds,
} from './hole-cards.ts';
import { checkSplits, hasParts } from './hole-parts.ts';
import { withLimitBlinds } from './limit-blinds.ts';
import type { HandSetup, MaybeCard, SeatSetup, SetupViolation } from './setup.ts';
import { rankedContests } from './standings.ts';

interface PlacedCard {
  readonly card: MaybeCard;
  readonly at: Path;
}

const placed = (cards: readonly MaybeCard[], at: Path): PlacedCard[] =>
  cards.map((card, i) => ({ card, at: [...at, i] }));

/** How many cards all boards share: none where the game itself is dealt with several. */
const sharedLength = ({ variant, boards }: HandSetup): number => {
  if (variant.boards > 1 || boards === null) return 0;
  const [first = [], ...rest] = boards;
  const differs = first.findIndex((card, i) => rest.some((board) => board[i] !== card));
  return differs < 0 ? first.length : differs;
};

/** Cards a seat turned up in the history, where its hole cards are not given: all of them, or they tell nothing. */
interface ShownHand {
  readonly seat: number;
  readonly cards: readonly MaybeCard[];
  readonly at: Path;
}

function shownCards(setup: HandSetup): ShownHand[] {
  const unknown = setup.seats.filter((s) => s.hole === null).map((s) => s.seat);
  if (unknown.length === 0) return [];
  return (setup.actions ?? []).flatMap(({ action, seat: shower, cards = [] }, i) => {
    const isFirst =
      setup.actions?.findIndex((a) => a.action === 'show' && a.seat === shower && a.cards !== undefined) === i;
    const tells =
      action === 'show' &&
      isFirst &&
      unknown.includes(shower) &&
      cards.length === holeCount(setup.variant) - (hasSharedCard(setup) ? 1 : 0);
    return tells ? [{ seat: shower, cards, at: ['actions', i, 'cards'] }] : [];
  });
}

/** Every card of the setup with its place; cards all boards share count once. */
function allCards(setup: HandSetup, deck: Deck, shown: readonly ShownHand[]): PlacedCard[] {
  const shared = sharedLength(setup);
  return [
    ...setup.seats.flatMap((s, i) => placed(s.hole ?? [], ['seats', i, 'hole'])),
    ...shown.flatMap(({ cards, at }) => placed(cards, at)),
    ...placed(setup.board ?? [], ['board']),
    ...(setup.board === null ? (setup.boards ?? []) : []).flatMap((board, b) =>
      placed(board, ['boards', b]).slice(b === 0 ? 0 : shared),
    ),
    ...placed(setup.reveals, ['reveals']),
    ...placed(setup.dead, ['dead']),
    ...discards(setup, deck),
  ];
}

interface CardCheck {
  readonly fouled: readonly Card[];
  /** Cards below the deck's lowest rank, and cards there twice, that the house plays. */
  readonly below: readonly Card[];
  readonly twice: readonly Card[];
  readonly unseen: readonly Card[];
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

const isReveal = ([field]: Path): boolean => field === 'reveals';

/** Reports cards outside the deck, and duplicates unless the house has a rule for them; the deck must last. */
function checkCards(setup: HandSetup, deck: Deck, shown: readonly ShownHand[], report: Report): CardCheck {
  const { duplicateCards, foreignCards } = setup.rules.values;
  const first = new Map<Card, Path>();
  const twice: Card[] = [];
  const below: Card[] = [];
  for (const { card, at } of allCards(setup, deck, shown)) {
    if (card === null) continue;
    if (!isInDeck(deck, card)) {
      if (foreignCards === 'play' && rankIndex(card) < RANKS.indexOf(deck.lowestRank)) below.push(card);
      else report('card-outside-deck', at, { card: formatCard(card), lowestRank: deck.lowestRank });
    }
    const before = first.get(card);
    if (before === undefined) {
      first.set(card, at);
      continue;
    }
    twice.push(card);
    // What a revealed card hides cannot be told where it lies on the table already.
    if (duplicateCards === 'refuse' || isReveal(at))
      report('duplicate-card', at, { card: formatCard(card), first: `/${before.join('/')}` });
  }
  const unseen = cardsOf(deck).filter((card) => !first.has(card));
  checkDeckLasts(setup, deck, unseen.length, report);
  const fouled = duplicateCards === 'fouled-deck' ? twice : [];
  return { fouled, below, twice: fouled.length > 0 ? [] : twice, unseen };
}

function checkDeckLasts(setup: HandSetup, deck: Deck, unseen: number, report: Report): void {
  const { variant, seats } = setup;
  const whole = boardSizeOf(variant) * variant.boards + revealCount(variant);
  const lying = setup.boards?.flat().length ?? setup.board?.length ?? 0;
  const { needed: own, held } = variant.family === 'stud' ? studNeeds(setup) : { needed: 0, held: 0 };
  const needed = Math.max(0, whole - lying - setup.reveals.length) + own;
  const left = Math.max(0, unseen - held);
  if (left < needed) report('deck-too-short', ['dead'], { left, needed });
  const short = mayShareCard(setup) ? 1 : 0;
  const dealt = (dealtCount(variant) - short) * seats.length + short + whole;
  if (deckSize(deck) < dealt)
    report('deck-too-small', setup.lowestRank === null ? ['seats'] : ['deck', 'lowestRank'], {
      left: deckSize(deck),
      needed: dealt,
    });
}

/** How many hole cards a seat may hold: as in the end, or as before while cards are still to be given up. */
function possibleCounts(setup: HandSetup, { status }: SeatSetup): readonly number[] {
  const { variant, board, boards } = setup;
  if (variant.family === 'stud') return studCounts(setup);
  const full = (boards?.[0] ?? board ?? []).length === boardSizeOf(variant);
  return status === 'live' && full ? [holeCount(variant)] : heldCounts(variant);
}

function checkSeats(setup: HandSetup, report: Report): void {
  const { min, max } = setup.variant.seats;
  if (setup.seats.length < min) report('too-few-seats', ['seats'], { seats: setup.seats.length, least: min });
  if (setup.seats.length > max) report('too-many-seats', ['seats'], { seats: setup.seats.length, most: max });
  setup.seats.forEach((s, i) => {
    if (!isSeat(s.seat)) report('no-such-seat', ['seats', i, 'seat'], { seat: s.seat });
    checkHoleCount(setup.variant, s, possibleCounts(setup, s), ['seats', i, 'hole'], report);
  });
  if (!setup.seats.some((s) => s.status === 'live')) report('no-live-seat', ['seats']);
}

function checkBoard(setup: HandSetup, report: Report): void {
  const sizes = [...new Set([...boardSizes(setup.variant), ...(mayShareCard(setup) ? [1] : [])])];
  const check = (board: readonly MaybeCard[], at: Path, allowed: readonly number[]): void => {
    if (!allowed.includes(board.length)) report('wrong-board-count', at, { cards: board.length, possible: allowed });
    board.forEach((card, i) => {
      if (card === null) report('unknown-board-card', [...at, i]);
    });
  };
  const several = setup.variant.boards > 1;
  if (setup.board !== null) check(setup.board, ['board'], sizes);
  for (const [b, board] of (setup.boards ?? []).entries())
    check(board, ['boards', b], several ? sizes : [boardSizeOf(setup.variant)]);
  if (setup.board !== null && setup.boards !== null) report('board-and-boards', ['boards']);
  if (several) checkSeveral(setup, report);
  checkReveals(setup, report);
  const { deckRule, deck } = setup.variant;
  if (deckRule === 'fixed' && setup.lowestRank !== null && setup.lowestRank !== deck.lowestRank)
    report('deck-is-fixed', ['deck', 'lowestRank'], { given: setup.lowestRank, lowestRank: deck.lowestRank });
}

/** A game of several boards has all of them, dealt street by street together. */
function checkSeveral({ variant, board, boards }: HandSetup, report: Report): void {
  const expected = variant.boards;
  if (boards === null) {
    if (board !== null && board.length > 0) report('boards-needed', ['board'], { boards: expected });
    return;
  }
  if (boards.length !== expected) report('wrong-boards-count', ['boards'], { boards: boards.length, expected });
  const first = boards[0]?.length ?? 0;
  for (const [b, own] of boards.entries())
    if (own.length !== first) report('uneven-boards', ['boards', b], { cards: own.length, expected: first });
}

/** Reveals come after the whole board, and go with one board only. */
function checkReveals(setup: HandSetup, report: Report): void {
  const { variant, board, boards, reveals } = setup;
  const most = revealCount(variant);
  if (most === 0) {
    if (reveals.length > 0) report('no-reveals-in-game', ['reveals']);
    return;
  }
  if (boards !== null) report('one-board-with-reveals', ['boards']);
  if (reveals.length > most) report('too-many-reveals', ['reveals'], { cards: reveals.length, most });
  const size = boardSizeOf(variant);
  if (reveals.length > 0 && (board?.length ?? 0) !== size)
    report('reveals-before-board', ['reveals'], { cards: board?.length ?? 0, expected: size });
  reveals.forEach((card, i) => {
    if (card === null) report('unknown-reveal', ['reveals', i]);
  });
}

function checkMoney(setup: HandSetup, report: Report): void {
  const ways = [
    ...(setup.actions === null ? [] : ['actions']),
    ...(setup.seats.some((s) => s.contributed !== null) ? ['contributed'] : []),
    ...(setup.pot === null ? [] : ['pot']),
  ];
  const [, ...others] = ways;
  for (const way of others) {
    const at = way === 'contributed' ? ['seats', setup.seats.findIndex((s) => s.contributed !== null), way] : [way];
    report('two-ways-of-money', at, { ways });
  }
  if (setup.actions !== null && setup.button === null && setup.variant.forcedBets !== 'antes-and-bring-in')
    report('button-required', ['button']);
  checkStudStakes(setup, report);
  if (setup.opening !== null && setup.actions === null) report('opening-without-history', ['opening']);
  checkOpeningBoard(setup, report);
  const { smallBet, bigBet } = setup.stakes;
  if (bigBet > 0 && bigBet < smallBet) report('big-bet-below-small', ['stakes', 'bigBet'], { smallBet, bigBet });
  if (setup.opening !== null && !setup.variant.streets.some((s) => s.name === setup.opening?.street)) {
    report('street-not-in-game', ['opening', 'street'], {
      street: setup.opening.street,
      streets: setup.variant.streets.map((s) => s.name),
    });
  }
  const total = setup.seats.reduce(
    (sum, s) => sum + (s.contributed ?? 0) + (s.stack ?? 0),
    setup.carriedIn + (setup.pot ?? 0) + (setup.opening?.pot ?? 0),
  );
  if (!Number.isSafeInteger(total)) report('amounts-too-large', ['seats'], { most: Number.MAX_SAFE_INTEGER });
  if (setup.betting !== null && !setup.variant.betting.allowed.includes(setup.betting)) {
    report('betting-not-played', ['betting'], { betting: setup.betting, allowed: setup.variant.betting.allowed });
  }
}

/** A record that begins on a street whose cards are told has them all; a board nobody tells may stay untold. */
function checkOpeningBoard({ opening, board, reveals, variant }: HandSetup, report: Report): void {
  if (opening === null || board === null || board.length === 0) return;
  const needed = openSizes(variant)[variant.streets.findIndex((s) => s.name === opening.street)] ?? 0;
  const cards = board.length + reveals.length;
  if (cards < needed)
    report('opening-before-board', ['opening', 'street'], { street: opening.street, cards, expected: needed });
}

function moneyOf(setup: HandSetup): Money {
  if (setup.actions !== null) return { kind: 'history', actions: setup.actions, opening: setup.opening };
  if (setup.pot !== null) return { kind: 'pot', pot: setup.pot };
  return setup.seats.some((s) => s.contributed !== null) ? { kind: 'contributions' } : { kind: 'none' };
}

const known = (cards: readonly MaybeCard[]): Card[] => cards.filter((card) => card !== null);

function handSeat(setup: HandSetup, s: SeatSetup, shown: readonly MaybeCard[] | null): HandSeat {
  const given = s.hole ?? shown;
  const hole = given === null ? null : known(given);
  const told = hole !== null && hole.length === given?.length && countsAsHole(setup, hole.length);
  return {
    seat: seat(s.seat),
    player: s.player,
    stack: s.stack,
    hole: told ? hole : null,
    // Cards shown are in no promised order: they make the hand, but do not tell which were face up.
    dealt: s.hole,
    split: hasParts(setup.variant) ? (s.split == null ? null : known(s.split)) : [],
    status: s.status,
    contributed: s.contributed ?? 0,
    dead: s.dead,
  };
}

/** Without a history to leave at its end, who withdrew is out as anybody who folded. */
const withdrawnFrom = ({ kind }: Money, { withdrawn }: Aftermath, own: HandSeat): HandSeat =>
  kind !== 'history' && withdrawn.some(({ seat: left }) => left === own.seat) ? { ...own, status: 'folded' } : own;

function proven(
  setup: HandSetup,
  deck: Deck,
  shownHands: readonly ShownHand[],
  { fouled, below, twice, unseen }: CardCheck,
): Hand {
  const { variant } = setup;
  const rules = gameRules(variant, setup.rules);
  const boards = (setup.boards ?? Array.from({ length: variant.boards }, () => setup.board ?? [])).map(known);
  const reveals = known(setup.reveals);
  const { aftermath = NO_AFTERMATH } = setup;
  const money = moneyOf(setup);
  const cards = { deck, foreign: below.length > 0, duplicates: twice.length > 0 };
  const shown = new Map(shownHands.map((show) => [show.seat, show.cards]));
  return {
    variant,
    deck,
    betting: setup.betting ?? setup.variant.betting.usual,
    rules,
    stakes: setup.stakes,
    button: setup.button === null ? null : seat(setup.button),
    seats: setup.seats.map((s) => withdrawnFrom(money, aftermath, handSeat(setup, s, shown.get(s.seat) ?? null))),
    boards,
    reveals,
    view: variant.transform === 'hidden-twins' ? hideTwins(boards[0] ?? [], reveals, rules.values) : null,
    boardSize: hasSharedCard(setup) ? 1 : boardSizeOf(variant),
    unseen,
    fouled,
    foreign: { below, twice },
    voided: setup.voided ?? false,
    aftermath,
    money,
    carriedIn: setup.carriedIn,
    noticed: setup.noticed ?? 'at-once',
    runouts: setup.runouts,
    contests: rankedContests(variant, rules.values, cards),
  };
}

/**
 * The only road from a hand as told to a hand that can be ruled.
 * Out: the hand, or every reason why it cannot exist.
 */
export function openHand(told: HandSetup): Result<Hand, NonEmpty<SetupViolation>> {
  const violations: SetupViolation[] = [];
  const report: Report = (code, at, facts = {}) => violations.push({ code, at, facts });
  const setup = { ...told, stakes: withLimitBlinds(told, report) };
  checkDistinctSeats(setup.seats, report);
  checkSeats(setup, report);
  checkBoard(setup, report);
  checkContributions(setup.seats, report);
  checkMoney(setup, report);
  checkDraws(setup, report);
  checkSplits(setup, report);
  const shown = shownCards(setup);
  const deck = deckOf(setup);
  const cards = checkCards(setup, deck, shown, report);
  if (setup.button !== null && !isSeat(setup.button)) report('no-such-seat', ['button'], { seat: setup.button });
  return isNonEmpty(violations) ? err(violations) : ok(proven(setup, deck, shown, cards));
}
