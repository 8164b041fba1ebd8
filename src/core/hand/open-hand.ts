import type { Card } from '../cards/card.ts';
import type { Deck } from '../cards/deck.ts';
import { gameRules } from '../house-rules/game-rules.ts';
import { err, isNonEmpty, type NonEmpty, ok, type Result } from '../kernel/result.ts';
import { isSeat, seat } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import { type Aftermath, NO_AFTERMATH } from './aftermath.ts';
import { checkBoard } from './check-board.ts';
import { type CardCheck, checkCards, deckOf, type ShownHand, shownCards } from './check-cards.ts';
import { checkDraws } from './check-draws.ts';
import { checkMoney } from './check-money.ts';
import { checkContributions, checkDistinctSeats, type Report } from './check-seats.ts';
import type { Hand, HandSeat, Money } from './hand.ts';
import { hideTwins } from './hidden-twins.ts';
import { checkHoleCount, countsAsHole, hasSharedCard, studCounts } from './hole-cards.ts';
import { checkSplits, hasParts } from './hole-parts.ts';
import { checkShownJokers, jokersPlaced } from './jokers.ts';
import { withLimitBlinds } from './limit-blinds.ts';
import type { HandSetup, MaybeCard, SeatSetup, SetupViolation } from './setup.ts';
import { rankedContests } from './standings.ts';

/** How many hole cards a seat may hold: as in the end, or as before while cards are still to be given up. */
function possibleCounts(setup: HandSetup): Readonly<Record<'live' | 'out', readonly number[]>> {
  const { variant, board, boards } = setup;
  if (variant.family === 'stud') return { live: studCounts(setup), out: studCounts(setup) };
  const { held, hole, board: size } = derived(variant);
  const full = ((boards?.[0] ?? board)?.length ?? 0) === size;
  return { live: full ? [hole] : held, out: held };
}

function checkSeats(setup: HandSetup, report: Report): void {
  const { min, max } = setup.variant.seats;
  if (setup.seats.length < min) report('too-few-seats', ['seats'], { seats: setup.seats.length, least: min });
  if (setup.seats.length > max) report('too-many-seats', ['seats'], { seats: setup.seats.length, most: max });
  const possible = possibleCounts(setup);
  for (let i = 0; i < setup.seats.length; i += 1) {
    const s = setup.seats[i];
    if (s === undefined) continue;
    if (!isSeat(s.seat)) report('no-such-seat', ['seats', i, 'seat'], { seat: s.seat });
    checkHoleCount(setup.variant, s, s.status === 'live' ? possible.live : possible.out, i, report);
  }
  if (!setup.seats.some((s) => s.status === 'live')) report('no-live-seat', ['seats']);
}

function moneyOf(setup: HandSetup): Money {
  if (setup.actions !== null) return { kind: 'history', actions: setup.actions, opening: setup.opening };
  if (setup.pot !== null) return { kind: 'pot', pot: setup.pot };
  return setup.seats.some((s) => s.contributed !== null) ? { kind: 'contributions' } : { kind: 'none' };
}

const areKnown = (cards: readonly MaybeCard[]): cards is readonly Card[] => !cards.includes(null);

const known = (cards: readonly MaybeCard[]): readonly Card[] =>
  areKnown(cards) ? cards : cards.filter((card) => card !== null);

function handSeat(setup: HandSetup, s: SeatSetup, shown: readonly MaybeCard[] | null): HandSeat {
  const given = s.hole ?? shown;
  return {
    seat: seat(s.seat),
    player: s.player,
    stack: s.stack,
    hole:
      given !== null && areKnown(given) && countsAsHole(setup, given.length)
        ? jokersPlaced(setup.variant, given)
        : null,
    // Cards shown are in no promised order: they make the hand, but do not tell which were face up.
    dealt: s.hole === null ? null : jokersPlaced(setup.variant, s.hole),
    split: hasParts(setup.variant) ? (s.split == null ? null : known(s.split)) : [],
    status: s.status,
    contributed: s.contributed ?? 0,
    dead: s.dead,
  };
}

const shownBy = (seat: number, shown: readonly ShownHand[]): readonly MaybeCard[] | null =>
  shown.length === 0 ? null : (shown.find((show) => show.seat === seat)?.cards ?? null);

/** Without a history to leave at its end, who withdrew is out as anybody who folded. */
const withdrawnFrom = ({ kind }: Money, { withdrawn }: Aftermath, own: HandSeat): HandSeat =>
  kind !== 'history' && withdrawn.length > 0 && withdrawn.some(({ seat: left }) => left === own.seat)
    ? { ...own, status: 'folded' }
    : own;

/** At least one; as many as the game has where one is told or none. */
function boardsOf({ variant, board, boards }: HandSetup): Hand['boards'] {
  if (boards !== null) return boards.map(known);
  const one = known(board ?? []);
  return variant.boards === 1 ? [one] : new Array<readonly Card[]>(variant.boards).fill(one);
}

function proven(
  setup: HandSetup,
  deck: Deck,
  shownHands: readonly ShownHand[],
  { fouled, below, twice, seen }: CardCheck,
): Hand {
  const { variant } = setup;
  const rules = gameRules(variant, setup.rules);
  const boards = boardsOf(setup);
  const reveals = known(setup.reveals);
  const { aftermath = NO_AFTERMATH } = setup;
  const money = moneyOf(setup);
  const cards = { deck, foreign: below.length > 0, duplicates: twice.length > 0 };
  return {
    variant,
    deck,
    betting: setup.betting ?? setup.variant.betting.usual,
    rules,
    stakes: setup.stakes,
    button: setup.button === null ? null : seat(setup.button),
    seats: setup.seats.map((s) => withdrawnFrom(money, aftermath, handSeat(setup, s, shownBy(s.seat, shownHands)))),
    boards,
    reveals,
    view: variant.transform === 'hidden-twins' ? hideTwins(boards[0] ?? [], reveals, rules.values) : null,
    boardSize: hasSharedCard(setup) ? 1 : derived(variant).board,
    seen,
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
  const stakes = withLimitBlinds(told, report);
  const setup = stakes === told.stakes ? told : { ...told, stakes };
  checkDistinctSeats(setup.seats, report);
  checkSeats(setup, report);
  checkBoard(setup, report);
  checkContributions(setup.seats, report);
  checkMoney(setup, report);
  checkDraws(setup, report);
  checkSplits(setup, report);
  const shown = shownCards(setup);
  checkShownJokers(setup.variant, shown, report);
  const deck = deckOf(setup);
  const cards = checkCards(setup, deck, shown, report);
  if (setup.button !== null && !isSeat(setup.button)) report('no-such-seat', ['button'], { seat: setup.button });
  return isNonEmpty(violations) ? err(violations) : ok(proven(setup, deck, shown, cards));
}
