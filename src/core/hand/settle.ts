import type { Card } from '../cards/card.ts';
import { err, type NonEmpty, ok, type Result } from '../kernel/result.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { type Award, type AwardOptions, goesByHighestCard, type Standing } from '../pots/award-pot.ts';
import { awardPots, wonBy } from '../pots/award-pots.ts';
import { buildPots, type Pot, type PotBuild, potName, type Refund } from '../pots/build-pots.ts';
import { NO_RAKE } from '../pots/rake.ts';
import { type BoardDecision, type DecisionStatus, decide } from './decide.ts';
import { boardSizes, type Hand, playerOf } from './hand.ts';
import { passedDeal } from './passed-deal.ts';
import type { Next, Play } from './play.ts';
import type { SetupViolation } from './setup.ts';
import { type Contender, contendersOf, standingsOf } from './standings.ts';

export const OUTCOMES = ['settled', 'incomplete', 'void'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Payout {
  readonly seat: Seat;
  /** null where the pot came as one figure. */
  readonly contributed: number | null;
  readonly won: number;
  readonly returned: number;
  readonly net: number | null;
  readonly finalStack: number | null;
}

/** How a hand came out: every chip accounted for, or what is still to come. */
export interface Settlement {
  readonly outcome: Outcome;
  readonly winners: readonly Seat[];
  readonly pots: readonly Pot[];
  /** One for each pot, once the hand is settled. */
  readonly awards: readonly Award[];
  readonly refunds: readonly Omit<Refund, 'matched'>[];
  readonly refund: Refund | null;
  readonly carriedOver: number;
  readonly payouts: readonly Payout[];
  readonly eliminated: readonly (readonly Seat[])[];
  readonly showdownOrder: readonly Seat[];
  readonly standings: readonly Standing[];
  readonly decision: { readonly status: DecisionStatus } & Pick<BoardDecision, 'proof' | 'runouts'>;
  readonly next: Next | null;
  /** Money in the main pot nobody had to match. */
  readonly dead: number;
}

export type SettleFault =
  | { readonly kind: 'impossible'; readonly violations: NonEmpty<SetupViolation> }
  | { readonly kind: 'over-budget'; readonly boards: number };

const violation = (code: string, at: SetupViolation['at']): SettleFault => ({
  kind: 'impossible',
  violations: [{ code, at, facts: {} }],
});

const FINAL: Settlement['decision'] = { status: 'final', proof: [], runouts: [] };
const TO_COME: Settlement['decision'] = { status: 'deal', proof: [], runouts: [] };

const liveOf = (play: Play): Seat[] => play.contributions.filter((c) => c.status === 'live').map((c) => c.seat);

/** The first street whose board cards are not all there. */
export function nextDeal(hand: Hand, dealt: number): Next | null {
  const sizes = boardSizes(hand.variant);
  const index = sizes.findIndex((size) => size > dealt);
  const street = hand.variant.streets[index];
  return street === undefined ? null : { kind: 'deal', street: street.name, cards: (sizes[index] ?? 0) - dealt };
}

/** The order hands are shown in: from the last aggressor, else from the left of the button. */
function showdownOrder(hand: Hand, play: Play): Seat[] {
  const live = liveOf(play);
  if (live.length < 2) return [];
  const { aggressor } = play;
  if (aggressor !== null && live.includes(aggressor))
    return [aggressor, ...fromLeftOf(aggressor, live).filter((s) => s !== aggressor)];
  return hand.button === null ? [] : fromLeftOf(hand.button, live);
}

/** Pots several seats can win; without money, one among all live seats. */
function contestedPots(hand: Hand, play: Play, pots: readonly Pot[]): Seat[][] {
  if (hand.money.kind === 'none' && pots.length === 0) return [liveOf(play)];
  return pots.map((pot) => [...pot.eligible]).filter((eligible) => eligible.length > 1);
}

interface Showdown {
  readonly decision: Settlement['decision'];
  readonly standings: readonly Standing[];
}

type Shown =
  | { readonly kind: 'shown'; readonly showdown: Showdown }
  | { readonly kind: 'waiting'; readonly next: Next | null; readonly decision: Settlement['decision'] };

/** The standings of the hands, or what has to come before they stand. */
function show(hand: Hand, play: Play, pots: readonly Pot[], boardBudget: number): Result<Shown, SettleFault> {
  const contested = contestedPots(hand, play, pots);
  const seats = [...new Set(contested.flat())];
  const contenders = contendersOf(hand.seats.filter((s) => seats.includes(s.seat)));
  const unknown = showdownOrder(hand, play)
    .concat(seats)
    .find((seat) => seats.includes(seat) && !contenders.some((c) => c.seat === seat));
  const [board = []] = hand.boards;
  const missing = hand.boardSize - board.length;
  if (missing === 0) {
    if (play.betting === 'open') return ok({ kind: 'waiting', next: null, decision: TO_COME });
    if (unknown !== undefined) return ok({ kind: 'waiting', next: { kind: 'show', seat: unknown }, decision: FINAL });
    return ok({ kind: 'shown', showdown: { decision: FINAL, standings: standings(hand, contenders, hand.boards) } });
  }
  if (unknown !== undefined && hand.runouts === 'count')
    return err(
      violation('runouts-need-hole-cards', ['seats', hand.seats.findIndex((s) => s.seat === unknown), 'hole']),
    );
  if (unknown !== undefined || (play.betting === 'open' && hand.runouts !== 'count')) {
    return ok({ kind: 'waiting', next: nextDeal(hand, board.length), decision: TO_COME });
  }
  const { contests, unseen, runouts } = hand;
  const decided = decide({ contests, contenders, pots: contested, board, missing, unseen }, runouts, boardBudget);
  if (!decided.ok) return err({ kind: 'over-budget', boards: decided.error });
  const decision = decided.value;
  const open = play.betting === 'open' || decision.status === 'deal';
  const [witness] = decision.proof;
  if (open || witness === undefined) {
    return ok({ kind: 'waiting', next: nextDeal(hand, board.length), decision: { ...decision, status: 'deal' } });
  }
  return ok({
    kind: 'shown',
    showdown: { decision, standings: standings(hand, contenders, [[...board, ...witness.cards]]) },
  });
}

function standings(hand: Hand, contenders: readonly Contender[], boards: readonly (readonly Card[])[]): Standing[] {
  const detail = goesByHighestCard(awardOptions(hand)) ? 'with-cards' : 'ranks-only';
  return standingsOf(hand.contests, contenders, boards, detail);
}

const awardOptions = (hand: Hand): AwardOptions => ({
  rules: hand.rules.values,
  gameOddChip: hand.variant.oddChip,
  button: hand.button,
  smallestChip: hand.stakes.smallestChip,
});

function award(
  hand: Hand,
  pots: readonly Pot[],
  ranked: readonly Standing[],
  dealt: number,
): Result<readonly Award[], SettleFault> {
  const { rake } = hand.stakes;
  const free = rake.noFlopNoDrop && hand.boardSize > 0 && dealt === 0;
  const uncontested = hand.variant.contests[0].name;
  const awarded = awardPots({ pots, standings: ranked, uncontested, rake: free ? NO_RAKE : rake }, awardOptions(hand));
  if (awarded.ok) return awarded;
  return err(
    awarded.error === 'button' ? violation('button-needed', ['button']) : violation('cards-needed', ['seats']),
  );
}

function payouts(hand: Hand, play: Play, awards: readonly Award[], refunds: Settlement['refunds']): Payout[] {
  if (hand.money.kind === 'none' && awards.length === 0) return [];
  const asOnePot = hand.money.kind === 'pot' || hand.money.kind === 'none';
  return play.contributions.map(({ seat, wager, dead }) => {
    const contributed = wager + dead;
    const won = wonBy(seat, awards);
    const returned = refunds.reduce((sum, refund) => (refund.seat === seat ? sum + refund.amount : sum), 0);
    const net = won + returned - contributed;
    const stack = playerOf(hand, seat)?.stack ?? null;
    if (asOnePot) return { seat, contributed: null, won, returned, net: null, finalStack: null };
    return { seat, contributed, won, returned, net, finalStack: stack === null ? null : stack + net };
  });
}

/** Seats left with nothing, in tiers of equal starting stack, larger stacks first. */
function eliminatedSeats(hand: Hand, paid: readonly Payout[]): Seat[][] {
  const tiers = new Map<number, Seat[]>();
  paid.forEach(({ seat, finalStack }) => {
    const stack = playerOf(hand, seat)?.stack ?? 0;
    if (finalStack === 0 && stack > 0) tiers.set(stack, [...(tiers.get(stack) ?? []), seat]);
  });
  return [...tiers.entries()].sort(([a], [b]) => b - a).map(([, seats]) => seats);
}

/** Seats that take a share of any pot; where there is no money, those with the best hand or the last one left. */
function winnersOf(hand: Hand, play: Play, awards: readonly Award[], ranked: readonly Standing[]): Seat[] {
  const live = liveOf(play);
  const best = live.length === 1 ? live : ranked.flatMap(({ tiers }) => tiers[0] ?? []);
  const moneyless = hand.money.kind === 'none' && awards.length === 0;
  const winners = moneyless ? best : awards.flatMap((a) => a.shares.map((share) => share.seat));
  return hand.seats.map((s) => s.seat).filter((seat) => winners.includes(seat));
}

/** The hand stops where it is: everybody takes back what he put in, and what came from before stays for the next hand. */
function voided(play: Play, hand: Hand): Settlement {
  const refunds = play.contributions
    .map((c) => ({ seat: c.seat, amount: c.wager + c.dead }))
    .filter(({ amount }) => amount > 0);
  return {
    ...nothingYet({ pots: [], refund: null, dead: 0 }),
    outcome: 'void',
    refunds,
    carriedOver: play.opening.pot + play.opening.carriedIn,
    payouts: payouts(hand, play, [], refunds),
    decision: FINAL,
  };
}

const refundsOf = ({ refund }: PotBuild): Settlement['refunds'] =>
  refund === null ? [] : [{ seat: refund.seat, amount: refund.amount }];

const nothingYet = (build: PotBuild): Settlement => ({
  outcome: 'incomplete',
  winners: [],
  pots: build.pots,
  awards: [],
  refunds: refundsOf(build),
  refund: build.refund,
  carriedOver: 0,
  payouts: [],
  eliminated: [],
  showdownOrder: [],
  standings: [],
  decision: TO_COME,
  next: null,
  dead: build.dead,
});

/** The pots as they lie: while bets may still be called, the uncalled part stays in front of the last pot. */
function potsOf(play: Play): PotBuild {
  const build = buildPots(play.contributions, play.opening);
  if (play.toAct === null && play.betting === 'over') return build;
  const { refund } = build;
  if (refund === null) return build;
  const top = build.pots.at(-1);
  const below = build.pots.slice(0, -1);
  if (top === undefined)
    return {
      ...build,
      refund: null,
      pots: [
        { name: potName(0), amount: refund.amount, eligible: [refund.seat], layer: { from: 0, to: refund.amount } },
      ],
    };
  return { ...build, refund: null, pots: [...below, { ...top, amount: top.amount + refund.amount }] };
}

/**
 * Settles a hand as far as known cards and bets allow.
 * In: a proven hand, where its betting stands, and how many boards may be run out here.
 * Out: who is paid what and why, or what comes next; a fault where a fact that decides is missing.
 */
export function settle(hand: Hand, play: Play, boardBudget: number): Result<Settlement, SettleFault> {
  if (hand.fouled.length > 0) return ok(voided(play, hand));
  if (play.allPassed) return ok(passedDeal(hand, play));
  const build = potsOf(play);
  const live = liveOf(play);
  const waiting = nothingYet(build);
  const alone = live.length === 1;
  if (play.toAct !== null && !alone && hand.runouts !== 'count') return ok({ ...waiting, next: play.toAct });

  const shown: Result<Shown, SettleFault> = alone
    ? ok({ kind: 'shown', showdown: { decision: FINAL, standings: [] } })
    : show(hand, play, build.pots, boardBudget);
  if (!shown.ok) return shown;
  if (shown.value.kind === 'waiting') {
    const { decision, next } = shown.value;
    return ok({
      ...waiting,
      decision,
      next: play.toAct ?? next,
      showdownOrder: next?.kind === 'show' ? showdownOrder(hand, play) : [],
    });
  }
  return close(hand, play, build, shown.value.showdown);
}

function close(
  hand: Hand,
  play: Play,
  build: PotBuild,
  { standings: ranked, decision }: Showdown,
): Result<Settlement, SettleFault> {
  const awarded = award(hand, build.pots, ranked, play.dealt ?? hand.boards[0]?.length ?? 0);
  if (!awarded.ok) return awarded;
  const awards = awarded.value;
  const refunds = refundsOf(build);
  const paid = payouts(hand, play, awards, refunds);
  return ok({
    outcome: 'settled',
    winners: winnersOf(hand, play, awards, ranked),
    pots: build.pots,
    awards,
    refunds,
    refund: build.refund,
    carriedOver: awards.reduce((sum, a) => sum + a.carriedOver, 0),
    payouts: paid,
    eliminated: eliminatedSeats(hand, paid),
    showdownOrder: showdownOrder(hand, play),
    standings: ranked,
    decision,
    next: null,
    dead: build.dead,
  });
}
