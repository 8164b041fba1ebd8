import { inOrder } from '../kernel/in-order.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Seat } from '../kernel/seat.ts';
import type { Award } from '../pots/award-pot.ts';
import { awardPots, wonBy } from '../pots/award-pots.ts';
import { buildPots, type Pot, type PotBuild, potName, type Refund } from '../pots/build-pots.ts';
import type { Standing } from '../pots/odd-chips.ts';
import { NO_RAKE } from '../pots/rake.ts';
import { lessTakenBack, type Stake, takenBack } from './aftermath.ts';
import type { Hand } from './hand.ts';
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
import { uncalledBlind } from './uncalled-blind.ts';

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
  /** The uncalled part of a blind the house leaves in the pot. */
  readonly keptBlind: Refund | null;
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

/** All that went back to a seat. */
export function returnedTo(seat: Seat, refunds: Settlement['refunds']): number {
  let sum = 0;
  for (const refund of refunds) if (refund.seat === seat) sum += refund.amount;
  return sum;
}

function payouts(hand: Hand, play: Play, awards: readonly Award[], refunds: Settlement['refunds']): Payout[] {
  if (hand.money.kind === 'none' && awards.length === 0) return [];
  const asOnePot = hand.money.kind === 'pot' || hand.money.kind === 'none';
  return play.contributions.map(({ seat, wager, dead }, i) => {
    const won = wonBy(seat, awards);
    const returned = returnedTo(seat, refunds);
    if (asOnePot) return { seat, contributed: null, won, returned, net: null, finalStack: null };
    const contributed = wager + dead + takenBack(hand.aftermath, seat);
    const net = won + returned - contributed;
    const stack = hand.seats[i]?.stack ?? null;
    return { seat, contributed, won, returned, net, finalStack: stack === null ? null : stack + net };
  });
}

/** What a seat puts up for the next pot: what it owes, or all it has left; nothing where the pot came as one figure. */
function putUpBy({ aftermath: { putUp } }: Hand, paid: readonly Payout[]): Stake | null {
  const own = putUp === null ? undefined : paid.find(({ seat }) => seat === putUp.seat);
  if (putUp === null || own === undefined || own.contributed === null) return null;
  return { seat: putUp.seat, amount: Math.min(putUp.amount, own.finalStack ?? putUp.amount) };
}

function withPutUp(own: Payout, putUp: Stake): Payout {
  const { contributed, net, finalStack } = own;
  if (own.seat !== putUp.seat || contributed === null || net === null) return own;
  const { amount } = putUp;
  return {
    ...own,
    contributed: contributed + amount,
    net: net - amount,
    finalStack: finalStack === null ? null : finalStack - amount,
  };
}

/** Chips kept out of sight go from who lost with them to the winner; the loser's stack never counted them. */
function withOwed(own: Payout, { aftermath: { owed } }: Hand): Payout {
  if (owed === null || own.contributed === null || own.net === null) return own;
  const { amount } = owed;
  if (own.seat === owed.from) return { ...own, contributed: own.contributed + amount, net: own.net - amount };
  if (own.seat !== owed.to) return own;
  const finalStack = own.finalStack === null ? null : own.finalStack + amount;
  return { ...own, won: own.won + amount, net: own.net + amount, finalStack };
}

/** Seats left with nothing, in tiers of equal starting stack, larger stacks first. */
function eliminatedSeats(hand: Hand, paid: readonly Payout[]): Seat[][] {
  const out = hand.seats.filter(({ stack }, i) => stack !== null && stack > 0 && paid[i]?.finalStack === 0);
  const tiers: Seat[][] = [];
  let before: number | null = null;
  for (const { seat, stack } of inOrder(out, (a, b) => (b.stack ?? 0) - (a.stack ?? 0))) {
    if (stack === before) tiers.at(-1)?.push(seat);
    else tiers.push([seat]);
    before = stack;
  }
  return tiers;
}

/** Who has the best hand in any contest, where there is no money; the last one left. */
function bestOff(live: readonly Seat[], ranked: readonly Standing[]): readonly Seat[] {
  if (live.length === 1) return live;
  const qualified = ranked.flatMap(({ tiers }) => tiers[0] ?? []);
  return qualified.length > 0 ? qualified : ranked.flatMap(({ otherwise = [] }) => otherwise[0] ?? []);
}

/** Seats that take a share of any pot. */
function takersOf(awards: readonly Award[]): Seat[] {
  const seats: Seat[] = [];
  for (const { shares } of awards) for (const { seat } of shares) seats.push(seat);
  return seats;
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
function refundsOf({ aftermath }: Hand, { refund }: Pick<PotBuild, 'refund'>): Settlement['refunds'] {
  const back = aftermath.withdrawn.filter(({ amount }) => amount > 0);
  if (refund !== null) back.push({ seat: refund.seat, amount: refund.amount });
  return back;
}

const nothingYet = (build: PotBuild, refunds: Settlement['refunds']): Settlement => ({
  outcome: 'incomplete',
  winners: [],
  pots: build.pots,
  awards: [],
  refunds,
  refund: build.refund,
  keptBlind: null,
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
  return build.refund === null ? build : leftIn(build, build.refund);
}

/** The same pots with what was to go back in the last of them. */
function leftIn(build: PotBuild, refund: Refund): PotBuild {
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

/** The last player left takes the pots without a showdown, with his own blind among them where the house leaves it in. */
function takeAll(hand: Hand, play: Play, live: readonly Seat[], build: PotBuild): Result<Settlement, SettleFault> {
  const keptBlind = uncalledBlind(hand, build.refund);
  const whole = keptBlind === null ? build : leftIn(build, keptBlind);
  return close({ hand, play, live, build: whole, keptBlind, pots: moneylessPot(hand, live, whole.pots) }, null);
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
  const live = liveOf(play);
  if (play.allPassed || live.length === 0) return ok(passedDeal(hand, play));
  const build = potsOf(play);
  if (live.length === 1) return takeAll(hand, play, live, build);
  const pots = moneylessPot(hand, live, build.pots);
  if (play.unseen !== null) return err(askForUpCards(hand, play.unseen));
  if (play.toAct !== null && hand.runouts !== 'count')
    return ok({ ...nothingYet(build, refundsOf(hand, build)), next: play.toAct });
  const shown = show(hand, play, pots, boardBudget);
  if (!shown.ok) return shown;
  if (shown.value.kind === 'waiting') {
    const { decision, next } = shown.value;
    return ok({
      ...nothingYet(build, refundsOf(hand, build)),
      decision,
      next: play.toAct ?? next,
      showdownOrder: next?.kind === 'show' ? showdownOrder(hand, play) : [],
    });
  }
  return close({ hand, play, live, build, keptBlind: null, pots }, shown.value.showdown);
}

/** Without money the hands still have an order, as for one pot among all who are left. */
const moneylessPot = (hand: Hand, live: readonly Seat[], pots: readonly Pot[]): readonly Pot[] =>
  pots.length > 0 || hand.money.kind !== 'none'
    ? pots
    : [{ name: potName(0), amount: 0, eligible: live, layer: { from: 0, to: 0 } }];

/** A hand of which nothing more is to come. */
interface Finished {
  readonly hand: Hand;
  readonly play: Play;
  readonly live: readonly Seat[];
  readonly build: PotBuild;
  readonly keptBlind: Refund | null;
  /** Those of the build or, without money, the one that stands for the order of hands. */
  readonly pots: readonly Pot[];
}

/** In: how the hands were shown, null where one player is left and shows none. */
function close(
  { hand, play, live, build, keptBlind, pots }: Finished,
  showdown: Showdown | null,
): Result<Settlement, SettleFault> {
  const ranked = rankPots(hand, pots, showdown);
  const awarded = award(hand, build.pots, ranked.of, play.dealt ?? hand.boards[0]?.length ?? 0);
  if (!awarded.ok) return awarded;
  const awards = awarded.value;
  const moneyless = hand.money.kind === 'none' && awards.length === 0;
  const taking = moneyless ? bestOff(live, pots.flatMap(ranked.of)) : takersOf(awards);
  const winners: Seat[] = [];
  for (const { seat } of hand.seats) if (taking.includes(seat)) winners.push(seat);
  // custom/it-proof: who opened without openers cannot win by it; everybody takes his stakes back.
  if (play.falseOpener !== null && winners.includes(play.falseOpener)) return ok(voided(play, hand));
  const refunds = refundsOf(hand, build);
  const owed = payouts(hand, play, awards, refunds);
  const putUp = putUpBy(hand, owed);
  const asked = putUp === null ? owed : owed.map((own) => withPutUp(own, putUp));
  const paid = hand.aftermath.owed === null ? asked : asked.map((own) => withOwed(own, hand));
  return ok({
    outcome: 'settled',
    winners,
    pots: build.pots,
    awards,
    refunds,
    refund: build.refund,
    keptBlind,
    carriedOver: awards.reduce((sum, a) => sum + a.carriedOver, putUp?.amount ?? 0),
    payouts: paid,
    eliminated: eliminatedSeats(hand, paid),
    showdownOrder: hand.view?.weak === true ? [] : showdownOrder(hand, play, live),
    standings: ranked.standings,
    decision: showdown?.decision ?? FINAL,
    literal: ranked.literal,
    cycle: ranked.cycle,
    next: null,
    dead: build.dead,
  });
}
