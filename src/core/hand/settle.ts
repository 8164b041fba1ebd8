import { err, ok, type Result } from '../kernel/result.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Award, Standing } from '../pots/award-pot.ts';
import { awardPots, wonBy } from '../pots/award-pots.ts';
import { buildPots, type Pot, type PotBuild, potName, type Refund } from '../pots/build-pots.ts';
import { NO_RAKE } from '../pots/rake.ts';
import { lessTakenBack, type Stake, takenBack } from './aftermath.ts';
import { type Hand, playerOf } from './hand.ts';
import type { Literal } from './literal.ts';
import type { Next, Play } from './play.ts';
import {
  awardOptions,
  FINAL,
  type HandDecision,
  liveOf,
  rankPots,
  type SettleFault,
  type Showdown,
  show,
  showdownOrder,
  TO_COME,
  violation,
} from './showdown.ts';

export type { SettleFault } from './showdown.ts';

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
  readonly decision: HandDecision;
  /** What the game's own text says of each pot it speaks of. */
  readonly literal: readonly Literal[];
  /** Lowest, middle and highest straight flush meet in a pot, each beating another. */
  readonly cycle: boolean;
  readonly next: Next | null;
  /** Money in the main pot nobody had to match. */
  readonly dead: number;
}

function award(
  hand: Hand,
  pots: readonly Pot[],
  standings: (pot: Pot) => readonly Standing[],
  dealt: number,
): Result<readonly Award[], SettleFault> {
  const { rake } = hand.stakes;
  const free = rake.noFlopNoDrop && hand.boardSize > 0 && dealt === 0;
  const uncontested = hand.variant.contests[0].name;
  const awarded = awardPots({ pots, standings, uncontested, rake: free ? NO_RAKE : rake }, awardOptions(hand));
  if (awarded.ok) return awarded;
  return err(
    awarded.error === 'button' ? violation('button-needed', ['button']) : violation('cards-needed', ['seats']),
  );
}

function payouts(hand: Hand, play: Play, awards: readonly Award[], refunds: Settlement['refunds']): Payout[] {
  if (hand.money.kind === 'none' && awards.length === 0) return [];
  const asOnePot = hand.money.kind === 'pot' || hand.money.kind === 'none';
  return play.contributions.map(({ seat, wager, dead }) => {
    const contributed = wager + dead + takenBack(hand.aftermath, seat);
    const won = wonBy(seat, awards);
    const returned = refunds.reduce((sum, refund) => (refund.seat === seat ? sum + refund.amount : sum), 0);
    const net = won + returned - contributed;
    const stack = playerOf(hand, seat)?.stack ?? null;
    if (asOnePot) return { seat, contributed: null, won, returned, net: null, finalStack: null };
    return { seat, contributed, won, returned, net, finalStack: stack === null ? null : stack + net };
  });
}

/** What a seat puts up for the next pot: what it owes, or all it has left. */
function putUpBy({ aftermath: { putUp } }: Hand, paid: readonly Payout[]): Stake | null {
  const left = paid.find((own) => own.seat === putUp?.seat)?.finalStack ?? null;
  return putUp === null || left === null ? putUp : { ...putUp, amount: Math.min(putUp.amount, left) };
}

function withPutUp(own: Payout, putUp: Stake | null): Payout {
  const { contributed, net, finalStack } = own;
  if (putUp === null || own.seat !== putUp.seat || contributed === null || net === null) return own;
  const { amount } = putUp;
  return {
    ...own,
    contributed: contributed + amount,
    net: net - amount,
    finalStack: finalStack === null ? null : finalStack - amount,
  };
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
  const qualified = ranked.flatMap(({ tiers }) => tiers[0] ?? []);
  const shown = qualified.length > 0 ? qualified : ranked.flatMap(({ otherwise = [] }) => otherwise[0] ?? []);
  const best = live.length === 1 ? live : shown;
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
    ...nothingYet({ pots: [], refund: null, dead: 0 }, []),
    outcome: 'void',
    refunds,
    carriedOver: play.opening.pot + play.opening.carriedIn,
    payouts: payouts(hand, play, [], refunds),
    decision: FINAL,
  };
}

/** What goes back: stakes taken back by right, and the uncalled bet. */
const refundsOf = ({ aftermath }: Hand, { refund }: Pick<PotBuild, 'refund'>): Settlement['refunds'] => [
  ...aftermath.withdrawn.filter(({ amount }) => amount > 0),
  ...(refund === null ? [] : [{ seat: refund.seat, amount: refund.amount }]),
];

const nothingYet = (build: PotBuild, refunds: Settlement['refunds']): Settlement => ({
  outcome: 'incomplete',
  winners: [],
  pots: build.pots,
  awards: [],
  refunds,
  refund: build.refund,
  carriedOver: 0,
  payouts: [],
  eliminated: [],
  showdownOrder: [],
  standings: [],
  decision: TO_COME,
  literal: [],
  cycle: false,
  next: null,
  dead: build.dead,
});

/** A deal nobody opened, or everybody left by right: what is in stays for the next one, and nobody wins. */
function passedDeal(hand: Hand, play: Play): Settlement {
  const build = buildPots(play.contributions, play.opening);
  const refunds = refundsOf(hand, build);
  const awards = build.pots.map(
    (pot): Award => ({ pot, rake: 0, shares: [], parts: [], carriedOver: pot.amount, belowSmallestChip: 0 }),
  );
  return {
    ...nothingYet(build, refunds),
    outcome: 'settled',
    awards,
    carriedOver: awards.reduce((sum, { carriedOver }) => sum + carriedOver, 0),
    payouts: payouts(hand, play, awards, refunds),
    decision: FINAL,
  };
}

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

function askForUpCards(hand: Hand, { seat, street }: NonNullable<Play['unseen']>): SettleFault {
  const at = ['seats', hand.seats.findIndex((s) => s.seat === seat), 'hole'];
  return violation('up-cards-needed', at, { seat, street });
}

/** A board too weak for any hand ends the betting with it. */
const endedBy = (hand: Hand, play: Play): Play =>
  hand.view?.weak === true && play.toAct === null ? { ...play, betting: 'over' } : play;

/**
 * Settles a hand as far as known cards and bets allow.
 * In: a proven hand, where its betting stands, and how many boards may be run out here.
 * Out: who is paid what and why, or what comes next; a fault where a fact that decides is missing.
 */
export function settle(hand: Hand, told: Play, boardBudget: number): Result<Settlement, SettleFault> {
  const ended = endedBy(hand, told);
  if (hand.voided || hand.fouled.length > 0) return ok(voided(ended, hand));
  const play = lessTakenBack(ended, hand.aftermath);
  if (play.allPassed || liveOf(play).length === 0) return ok(passedDeal(hand, play));
  const build = potsOf(play);
  const waiting = nothingYet(build, refundsOf(hand, build));
  if (liveOf(play).length === 1) return close(hand, play, build, null);
  if (play.unseen !== null) return err(askForUpCards(hand, play.unseen));
  if (play.toAct !== null && hand.runouts !== 'count') return ok({ ...waiting, next: play.toAct });
  const pots = moneylessPot(hand, play, build.pots);
  const shown = show(hand, play, pots, boardBudget);
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

/** Without money the hands still have an order, as for one pot among all who are left. */
const moneylessPot = (hand: Hand, play: Play, pots: readonly Pot[]): readonly Pot[] =>
  pots.length > 0 || hand.money.kind !== 'none'
    ? pots
    : [{ name: potName(0), amount: 0, eligible: liveOf(play), layer: { from: 0, to: 0 } }];

/** In: how the hands were shown, null where one player is left and shows none. */
function close(hand: Hand, play: Play, build: PotBuild, showdown: Showdown | null): Result<Settlement, SettleFault> {
  const pots = moneylessPot(hand, play, build.pots);
  const ranked = rankPots(hand, pots, showdown);
  const awarded = award(hand, build.pots, ranked.of, play.dealt ?? hand.boards[0]?.length ?? 0);
  if (!awarded.ok) return awarded;
  const awards = awarded.value;
  const winners = winnersOf(hand, play, awards, pots.flatMap(ranked.of));
  // custom/it-proof: who opened without openers cannot win by it; everybody takes his stakes back.
  if (play.falseOpener !== null && winners.includes(play.falseOpener)) return ok(voided(play, hand));
  const refunds = refundsOf(hand, build);
  const owed = payouts(hand, play, awards, refunds);
  const putUp = putUpBy(hand, owed);
  const paid = owed.map((own) => withPutUp(own, putUp));
  return ok({
    outcome: 'settled',
    winners,
    pots: build.pots,
    awards,
    refunds,
    refund: build.refund,
    carriedOver: awards.reduce((sum, a) => sum + a.carriedOver, putUp?.amount ?? 0),
    payouts: paid,
    eliminated: eliminatedSeats(hand, paid),
    showdownOrder: hand.view?.weak === true ? [] : showdownOrder(hand, play),
    standings: ranked.standings,
    decision: showdown?.decision ?? FINAL,
    literal: ranked.literal,
    cycle: ranked.cycle,
    next: null,
    dead: build.dead,
  });
}
