import type { Card } from '../cards/card.ts';
import { inOrder } from '../kernel/in-order.ts';
import { err, type NonEmpty, ok, type Result } from '../kernel/result.ts';
import { clockwiseDistance, firstLeftOf, type Seat } from '../kernel/seat.ts';
import { buildPots, type Pot, potName } from '../pots/build-pots.ts';
import { type AwardOptions, goesByCard, type Standing } from '../pots/odd-chips.ts';
import { derived } from '../variants/derived.ts';
import { type BoardDecision, type DecisionStatus, decide, type PotDecision } from './decide.ts';
import { isCycle } from './fine-standings.ts';
import { countingBoards, type Hand, isDealtOut, openCards, openSizes, revealCount } from './hand.ts';
import { hideTwins } from './hidden-twins.ts';
import { type HolesToCome, holesToCome, holeToCome } from './hole-cards.ts';
import { unparted } from './hole-parts.ts';
import { unseenFor } from './jokers.ts';
import { type Literal, literalOf } from './literal.ts';
import type { Next, Play } from './play.ts';
import type { SetupViolation } from './setup.ts';
import { type Contender, contendersOf, standingsOf } from './standings.ts';
import type { Completion, Undecided } from './undecided.ts';
import { cardOpener, firstByCards } from './up-cards.ts';

export type SettleFault =
  | { readonly kind: 'impossible'; readonly violations: NonEmpty<SetupViolation> }
  | { readonly kind: 'over-budget'; readonly boards: number };

export const violation = (
  code: string,
  at: SetupViolation['at'],
  facts: SetupViolation['facts'] = {},
): SettleFault => ({
  kind: 'impossible',
  violations: [{ code, at, facts }],
});

/** Whether the outcome stands, pot by pot where cards are to come. */
export interface HandDecision extends Pick<BoardDecision, 'proof' | 'runouts'> {
  readonly status: DecisionStatus;
  readonly pots: readonly (PotDecision & { readonly pot: string })[];
}

export const FINAL: HandDecision = { status: 'final', proof: [], runouts: [], pots: [] };
export const TO_COME: HandDecision = { status: 'deal', proof: [], runouts: [], pots: [] };

export function liveOf({ contributions }: Play): Seat[] {
  const live: Seat[] = [];
  for (const { seat, status } of contributions) if (status === 'live') live.push(seat);
  return live;
}

/** The seats that may win any of these pots, each once. */
function seatsOf(pots: readonly Pot[]): Seat[] {
  const seats: Seat[] = pots[0] === undefined ? [] : [...pots[0].eligible];
  for (const { eligible } of pots) for (const seat of eligible) if (!seats.includes(seat)) seats.push(seat);
  return seats;
}

export const awardOptions = (hand: Hand): AwardOptions => ({
  rules: hand.rules.values,
  gameOddChip: hand.variant.oddChip,
  button: hand.button,
  smallestChip: hand.stakes.smallestChip,
});

/** The first street whose open cards are not all there. */
function nextDeal(hand: Hand): Next | null {
  const sizes = openSizes(hand.variant);
  const dealt = openCards(hand);
  const index = sizes.findIndex((size) => size > dealt);
  const street = hand.variant.streets[index];
  const cards = ((sizes[index] ?? 0) - dealt) * hand.variant.boards;
  return street === undefined ? null : { kind: 'deal', street: street.name, cards };
}

/** In stud the hand that shows best, in a low game lowest, is shown first; null where cards face up don't tell. */
export function firstShowing(hand: Hand, live: readonly Seat[]): Seat | null {
  const { streets } = hand.variant;
  const last = streets.at(-1);
  const by = last === undefined ? null : cardOpener(last.opener);
  if (by === null) return null;
  const { candidates } = firstByCards(hand, by, streets.length - 1, live);
  const [first, ...others] = candidates;
  return first === undefined || others.length > 0 ? null : first;
}

/** Whether whoever wagered last shows first: always on the last street, earlier where the house has the pusher show first. */
const aggressorShows = ({ variant, rules }: Hand, { street }: Play): boolean =>
  street === variant.streets.at(-1)?.name || rules.values.showdownOrder === 'pusher-first';

/** Who shows first: the last aggressor, in stud the best showing, else the first left of the button; null where nothing tells. */
export function showsFirst(hand: Hand, play: Play, live: readonly Seat[] = liveOf(play)): Seat | null {
  const { aggressor } = play;
  if (aggressor !== null && live.includes(aggressor) && aggressorShows(hand, play)) return aggressor;
  if (hand.variant.family === 'stud' && hand.rules.values.showdownOrder === 'aggressor-only-in-stud') return null;
  const first = firstShowing(hand, live);
  if (first !== null || hand.button === null) return first;
  return firstLeftOf(hand.button, live) ?? null;
}

/** The seats clockwise from the one that shows first. */
export const clockwiseFrom = (first: Seat, live: readonly Seat[]): Seat[] =>
  inOrder(
    live.includes(first) ? live : [first, ...live],
    (a, b) => clockwiseDistance(first, a) - clockwiseDistance(first, b),
  );

/** Seats that can win the last-made pot before those that can only win pots below it. */
export function sidePotsFirst(order: readonly Seat[], pots: readonly Pick<Pot, 'eligible'>[]): Seat[] {
  const reach = (seat: Seat): number => pots.filter(({ eligible }) => eligible.includes(seat)).length;
  return [...order].sort((a, b) => reach(b) - reach(a));
}

/** The order hands are shown in, clockwise from who shows first; side pots before the main pot where the house says so. */
export function showdownOrder(hand: Hand, play: Play, live: readonly Seat[] = liveOf(play)): Seat[] {
  const first = live.length < 2 ? null : showsFirst(hand, play, live);
  if (first === null) return [];
  const order = clockwiseFrom(first, live);
  if (!hand.rules.values.sidePotShowsFirst) return order;
  return sidePotsFirst(order, buildPots(play.contributions, play.opening).pots);
}

const NO_HOLES: HolesToCome = { own: new Map(), shared: 0 };

/** Pots several seats can win. */
const contestedPots = (pots: readonly Pot[]): readonly Pot[] =>
  pots.every(({ eligible }) => eligible.length > 1) ? pots : pots.filter(({ eligible }) => eligible.length > 1);

export interface Showdown {
  readonly decision: HandDecision;
  readonly contenders: readonly Contender[];
  /** The boards the hands are read on; null where the board is too weak to make a hand. */
  readonly boards: readonly (readonly Card[])[] | null;
}

export type Shown =
  | { readonly kind: 'shown'; readonly showdown: Showdown }
  | { readonly kind: 'waiting'; readonly next: Next | null; readonly decision: HandDecision };

/** The first seat to show of those whose cards are not known. */
const firstUnknown = (
  hand: Hand,
  play: Play,
  seats: readonly Seat[],
  contenders: readonly Contender[],
): Seat | undefined =>
  showdownOrder(hand, play)
    .concat(seats)
    .find((seat) => seats.includes(seat) && !contenders.some((c) => c.seat === seat));

/** The hands that are shown and the boards they count on, or what has to come before they stand. */
export function show(hand: Hand, play: Play, pots: readonly Pot[], boardBudget: number): Result<Shown, SettleFault> {
  const contested = contestedPots(pots);
  const seats = seatsOf(contested);
  const contenders = contendersOf(hand.seats, seats);
  if (hand.view?.weak === true && play.toAct === null)
    return ok({ kind: 'shown', showdown: { decision: FINAL, contenders, boards: null } });
  const unknown = contenders.length === seats.length ? undefined : firstUnknown(hand, play, seats, contenders);
  const hole = play.toDeal ?? holeToCome(hand, seats);
  if (hole === null && isDealtOut(hand)) {
    if (play.betting === 'open') return ok({ kind: 'waiting', next: null, decision: TO_COME });
    const untold = unparted(hand, seats);
    if (untold >= 0) return err(violation('split-needed', ['seats', untold, 'split']));
    if (unknown !== undefined) return ok({ kind: 'waiting', next: { kind: 'show', seat: unknown }, decision: FINAL });
    return ok({ kind: 'shown', showdown: { decision: FINAL, contenders, boards: countingBoards(hand) } });
  }
  if (unknown !== undefined && hand.runouts === 'count')
    return err(
      violation('runouts-need-hole-cards', ['seats', hand.seats.findIndex((s) => s.seat === unknown), 'hole']),
    );
  const next = hole ?? nextDeal(hand);
  if (unknown !== undefined || (play.betting === 'open' && hand.runouts !== 'count'))
    return ok({ kind: 'waiting', next, decision: TO_COME });
  const eligible = contested.map((pot) => pot.eligible);
  const spot = undecided(hand, eligible, contenders, liveOf(play));
  return runOut(spot, contested, next, { ...play, runouts: hand.runouts, boardBudget });
}

/** The cards to come, on boards and to the seats, and for whom they matter. */
export function undecided(
  hand: Hand,
  pots: readonly (readonly Seat[])[],
  contenders: readonly Contender[],
  live: readonly Seat[],
): Undecided {
  const { contests, reveals, variant, rules, boards } = hand;
  const isStud = variant.family === 'stud';
  const toCome = isStud
    ? holesToCome(
        hand,
        contenders.map(({ seat }) => seat),
        live,
      )
    : NO_HOLES;
  const size = hand.boardSize + toCome.shared;
  return {
    role: variant.boardRole ?? 'each',
    groups: isStud ? [size] : derived(variant).groups,
    contests,
    contenders,
    pots,
    boards,
    missing: (size - (boards[0]?.length ?? 0)) * boards.length,
    own: toCome.own,
    reveals,
    missingReveals: revealCount(variant) - reveals.length,
    view: hand.view === null ? null : (b, r) => hideTwins(b, r, rules.values),
    unseen: unseenFor(hand, Math.min(...contenders.map(({ hole }) => hole.length))),
  };
}

/** What cards to come can still change. */
function runOut(
  spot: Undecided,
  pots: readonly Pot[],
  next: Next | null,
  { betting, runouts, boardBudget }: Pick<Play, 'betting'> & Pick<Hand, 'runouts'> & { readonly boardBudget: number },
): Result<Shown, SettleFault> {
  const decided = decide(spot, runouts, boardBudget);
  if (!decided.ok) return err({ kind: 'over-budget', boards: decided.error });
  const named = decided.value.pots.map((own, i) => ({ ...own, pot: pots[i]?.name ?? potName(i) }));
  const decision = { ...decided.value, pots: named };
  const [witness] = decision.proof;
  if (betting === 'open' || decision.status === 'deal' || witness === undefined)
    return ok({ kind: 'waiting', next, decision: { ...decision, status: 'deal' } });
  const { boards } = witness;
  return ok({ kind: 'shown', showdown: { decision, contenders: withDrawn(spot, witness), boards } });
}

/** The contenders with cards that decide nothing any more; what lies already stays told apart. */
function withDrawn({ contenders, own, boards }: Undecided, { drawn }: Completion): readonly Contender[] {
  if (own.size === 0) return contenders;
  return contenders.map((held) => {
    const cards = drawn.find(({ seat }) => seat === held.seat)?.cards ?? [];
    return { ...held, hole: [...held.hole, ...cards], lying: [...held.hole, ...boards.flat()] };
  });
}

/** How the seats of some pots compare; on a board too weak for hands all are equal (hidden-poker/6). */
function standingsAmong(hand: Hand, { contenders, boards }: Showdown, pots: readonly Pot[]): Standing[] {
  const seats = seatsOf(pots);
  if (boards === null) return [{ contest: hand.variant.contests[0].name, board: 1, tiers: [seats] }];
  const among = contenders.length === seats.length ? contenders : contenders.filter(({ seat }) => seats.includes(seat));
  const looked = goesByCard(awardOptions(hand)) ? hand.rules.values.oddChipCards : 'none';
  return standingsOf(hand, among, boards, looked);
}

/** Standings in which one order does not hold for every pot: who else is in it changes who wins. */
const isCircular = (hand: Hand): boolean => hand.contests.some(({ fine }) => fine?.straightFlushes === 'circle');

export interface Ranked {
  readonly standings: readonly Standing[];
  readonly of: (pot: Pot) => readonly Standing[];
  readonly literal: readonly Literal[];
  /** Lowest, middle and highest straight flush meet in a pot, each beating another. */
  readonly cycle: boolean;
}

const NO_HANDS: Ranked = { standings: [], of: () => [], literal: [], cycle: false };

/** The standings each pot is paid by: the general rule's, or the text's own where the house lets that decide. */
export function rankPots(hand: Hand, pots: readonly Pot[], showdown: Showdown | null): Ranked {
  if (showdown === null) return NO_HANDS;
  const all = standingsAmong(hand, showdown, contestedPots(pots));
  const perPot = isCircular(hand) || showdown.boards === null;
  const plain = (pot: Pot): readonly Standing[] => (perPot ? standingsAmong(hand, showdown, [pot]) : all);
  const literal =
    hand.variant.literal === 'none' ? [] : pots.flatMap((pot) => wordingOf(hand, showdown, pot, plain(pot)));
  const cycle = isCircular(hand) && pots.some(({ eligible }) => hasCycle(hand, showdown, eligible));
  if (hand.rules.values.precedence === 'plain') return { standings: all, of: plain, literal, cycle };
  return {
    standings: all,
    of: (pot) => literally(pot, plain(pot), literal),
    literal,
    cycle,
  };
}

const hasCycle = (hand: Hand, { contenders }: Showdown, eligible: readonly Seat[]): boolean =>
  isCycle(
    hand.contests,
    contenders.filter(({ seat }) => eligible.includes(seat)),
  );

/** What the game's own text says of a pot, board by board. */
function wordingOf(hand: Hand, { contenders }: Showdown, pot: Pot, standings: readonly Standing[]): Literal[] {
  const own = contenders.filter(({ seat }) => pot.eligible.includes(seat));
  return standings.flatMap(({ tiers, board }) => {
    const winners = tiers
      .map((tier) => tier.filter((seat) => pot.eligible.includes(seat)))
      .find((tier) => tier.length > 0);
    if (winners === undefined) return [];
    const cards = hand.boards[board - 1] ?? [];
    return literalOf(hand.variant, { pot: pot.name, contenders: own, winners, board, cards }) ?? [];
  });
}

/** The same standings, with the text's own winners on the boards where it names some. */
const literally = (pot: Pot, standings: readonly Standing[], literal: readonly Literal[]): Standing[] =>
  standings.map((standing) => {
    const said = literal.find((l) => l.pot === pot.name && l.board === standing.board && l.result === 'split');
    return said === undefined ? standing : { ...standing, tiers: [said.winners] };
  });
