import { formatCard } from '../cards/card.ts';
import type { Hand } from '../hand/hand.ts';
import { readHands } from '../hand/hand-decisions.ts';
import type { Play } from '../hand/play.ts';
import { type Payout, returnedTo, type Settlement } from '../hand/settle.ts';
import { showdownOrder } from '../hand/showdown.ts';
import { isSeat, type Seat, seat as seatNumber } from '../kernel/seat.ts';
import { derived } from '../variants/derived.ts';
import { amountDifference, NOTHING, sumOf, unitsOf } from './amounts.ts';
import { amountsDiffer, type Difference, difference, type Missing, missingFact } from './difference.ts';
import type { Stated, StatedShare, StatedSum } from './stated.ts';

/** A hand as it was settled, and what a record states of it. */
export interface Compared {
  readonly hand: Hand;
  readonly play: Play;
  readonly settlement: Settlement;
  readonly stated: Stated;
  /** Digits after the point of a unit of play in the record's own unit. */
  readonly decimals: number;
}

const PAID = 'pot-awarded';
const BUILT = 'pot-built';

const paidTo = ({ settlement }: Compared, seat: number): Payout | undefined =>
  settlement.payouts.find((p) => p.seat === seat);

function stackDifferences(compared: Compared): Difference[] {
  const { stated, decimals } = compared;
  const found: Difference[] = [];
  for (const own of stated.finalStacks ?? []) {
    const { seat, text } = own;
    const paid = paidTo(compared, seat);
    if (paid === undefined) found.push(difference('stated-seat-empty', [null, text], { seat }, null, { stated: text }));
    else if (paid.finalStack !== null)
      found.push(...amountDifference('final-stack', paid.finalStack, own, { seat, decimals }, PAID));
  }
  return found;
}

/** Seats whose final stacks are stated, and whose first stacks are not told. */
function unknownStacks(compared: Compared): Missing[] {
  const missing: Missing[] = [];
  for (const { seat } of compared.stated.finalStacks ?? [])
    if (paidTo(compared, seat)?.finalStack === null) missing.push(missingFact('stack', seat));
  return missing;
}

/** A record that lists nought for everybody states nothing: somebody has what was put in. */
export const sharesStated = ({ collected }: Stated): readonly StatedShare[] | null =>
  collected === null || (collected.length > 0 && collected.every(({ amount }) => amount === 0)) ? null : collected;

interface Due {
  readonly seat: number;
  readonly pot: string | null;
  readonly board: number | null;
  amount: number;
  readonly stated: StatedSum[];
}

/** What is due and stated, by seat, and by pot and board where the record tells them apart. */
function duesOf({ awards }: Settlement, collected: readonly StatedShare[]): Due[] {
  const byPot = collected.length > 0 && collected.every(({ pot }) => pot !== null);
  const byBoard = collected.length > 0 && collected.every(({ board }) => board !== null);
  const dues: Due[] = [];
  const at = (seat: number, pot: string | null, board: number | null): Due => {
    const [ofPot, ofBoard] = [byPot ? pot : null, byBoard ? board : null];
    const known = dues.find((d) => d.seat === seat && d.pot === ofPot && d.board === ofBoard);
    if (known !== undefined) return known;
    const due: Due = { seat, pot: ofPot, board: ofBoard, amount: 0, stated: [] };
    dues.push(due);
    return due;
  };
  for (const { pot, shares } of awards)
    for (const { seat, amount, board } of shares) at(seat, pot.name, board).amount += amount;
  for (const share of collected) at(share.seat, share.pot, share.board).stated.push(share);
  return dues;
}

/** A record that does not tell what went back may count it among what was collected. */
const backTo = ({ settlement: { refunds }, stated: { returned } }: Compared, seat: number): number =>
  returned === null && isSeat(seat) ? returnedTo(seatNumber(seat), refunds) : 0;

function collectedDifferences(compared: Compared): Difference[] {
  const { settlement, stated, decimals } = compared;
  const shares = sharesStated(stated);
  if (shares === null) return [];
  return duesOf(settlement, shares).flatMap(({ seat, pot, board, amount, stated: parts }) => {
    const told = sumOf(parts);
    if (told.amount === amount + backTo(compared, seat)) return [];
    return amountDifference('collected', amount, told, { seat, pot, board, decimals }, PAID);
  });
}

/**
 * A record silent about the rake gives every winner something, and none more than his due: nobody can tell whether what
 * is lacking is right.
 */
export function rakeUntold(compared: Compared): boolean {
  const { settlement, stated, decimals } = compared;
  const shares = sharesStated(stated);
  if (stated.rake !== null || shares === null || settlement.awards.some(({ rake }) => rake > 0)) return false;
  if (collectedDifferences(compared).length === 0) return false;
  return duesOf(settlement, shares).every(({ seat, amount, stated: parts }) => {
    const told = unitsOf(sumOf(parts), decimals);
    const most = amount + backTo(compared, seat);
    return told <= most && told > 0 === most > 0;
  });
}

/** Uncalled bets, whatever happens to the pots. */
export function returnedDifferences({ settlement, stated: { returned }, decimals }: Compared): Difference[] {
  if (returned === null) return [];
  const seats = new Set([...settlement.refunds, ...returned].map(({ seat }) => Number(seat)));
  return [...seats].flatMap((seat) => {
    const due = isSeat(seat) ? returnedTo(seatNumber(seat), settlement.refunds) : 0;
    const stated = sumOf(returned.filter((own) => own.seat === seat));
    return amountDifference('uncalled-bet', due, stated, { seat, decimals }, 'uncalled-bet-returned');
  });
}

/** Each pot as it was paid out. */
function potDifferences({ settlement: { awards }, stated: { pots }, decimals }: Compared): Difference[] {
  if (pots === null) return [];
  const names = new Set([...awards.map(({ pot }) => pot.name), ...pots.map(({ name }) => name)]);
  return [...names].flatMap((pot) => {
    const own = awards.find((award) => award.pot.name === pot);
    const due = own === undefined ? 0 : own.pot.amount - own.rake;
    const told = pots.find(({ name }) => name === pot) ?? NOTHING;
    return amountDifference('pot', due, told, { pot, decimals }, BUILT);
  });
}

/** Everything in the pots, rake among it. */
export const contestedIn = ({ pots }: Settlement): number => pots.reduce((sum, { amount }) => sum + amount, 0);

export const totalDifferences = ({ settlement, stated: { totalPot }, decimals }: Compared): Difference[] =>
  totalPot === null ? [] : amountDifference('total-pot', contestedIn(settlement), totalPot, { decimals }, BUILT);

function rakeDifferences({ settlement: { awards }, stated: { rake }, decimals }: Compared): Difference[] {
  const taken = awards.reduce((sum, award) => sum + award.rake, 0);
  return rake === null ? [] : amountDifference('rake', taken, rake, { decimals }, 'rake-taken');
}

/** What was collected and raked is what was contested, by the record's own figures. */
export function sumDifference({ stated }: Pick<Compared, 'stated'>): Difference[] {
  const shares = sharesStated(stated);
  if (stated.totalPot === null || stated.rake === null || shares === null) return [];
  const parts = sumOf([...shares, stated.rake]);
  const { amount } = stated.totalPot;
  if (amount === null || parts.amount === null || parts.amount === amount) return [];
  return [amountsDiffer('record-sum', amount, parts.amount, {}, null)];
}

const sorted = (seats: readonly number[]): number[] => [...new Set(seats)].sort((a, b) => a - b);

function winnerDifference({ settlement, stated: { winners } }: Compared): Difference[] {
  if (winners === null) return [];
  const [due, told] = [sorted(settlement.winners), sorted(winners)];
  return due.join() === told.join()
    ? []
    : [difference('winner', [due, told], {}, PAID, { winners: due, otherWinners: told })];
}

/** What the record calls the hands, as far as their cards are known. */
export function categoryDifferences({ hand, stated: { hands } }: Compared): Difference[] {
  const found: Difference[] = [];
  for (const { seat, contest, board, category, text } of hands ?? []) {
    if (category === null || !hand.seats.some((s) => s.seat === seat)) continue;
    const read = readHands(hand, seatNumber(seat)).filter(
      (r) => (contest === null || r.ranked.contest.name === contest) && (board === null || r.board === board),
    );
    const [first] = read;
    if (first === undefined || read.some((r) => r.category === category)) continue;
    found.push(
      difference('hand-category', [first.category, text], { seat, board }, 'hand-read', {
        category: first.category,
        name: text,
      }),
    );
  }
  return found;
}

/** Cards tabled that are not those the seat holds; where cards are drawn the hand changes on the way. */
export function shownDifferences({ hand, stated: { shown } }: Compared): Difference[] {
  if (derived(hand.variant).draws) return [];
  const found: Difference[] = [];
  for (const { seat, cards } of shown ?? []) {
    const hole = hand.seats.find((s) => s.seat === seat)?.hole;
    if (hole == null || cards.every((card) => hole.includes(card))) continue;
    const [own, told] = [hole.map(formatCard), cards.map(formatCard)];
    found.push(difference('shown-cards', [own, told], { seat }, null, { cards: own, otherCards: told }));
  }
  return found;
}

/** The seats that had not folded when nobody acted any more. */
const atShowdown = ({ contributions }: Play): Seat[] =>
  contributions.flatMap(({ seat, status }) => (status === 'live' || status === 'mucked' ? seat : []));

/** The seats that showed or mucked, in the order of the history, and those that showed, in the order stated. */
function turnedOrders({ hand: { money }, stated: { shown } }: Compared): (readonly number[])[] {
  const orders = shown === null ? [] : [shown.map(({ seat }) => seat)];
  if (money.kind !== 'history') return orders;
  const seats: number[] = [];
  for (const { action, seat } of money.actions) if (action === 'show' || action === 'muck') seats.push(seat);
  return [seats, ...orders];
}

/** Hands all-in before the last bets are tabled at once (tda-2024/16): no order is due. */
const isOrdered = ({ hand: { variant }, play: { street } }: Compared): boolean =>
  street !== null && street === variant.streets.at(-1)?.name;

function orderDifference(compared: Compared): Difference[] {
  if (!isOrdered(compared)) return [];
  const { hand, play } = compared;
  let order: readonly number[] | null = null;
  for (const turned of turnedOrders(compared)) {
    const told = [...new Set(turned)];
    // One alone shows in every order.
    if (told.length < 2) continue;
    order ??= showdownOrder(hand, play, atShowdown(play)).map(Number);
    const due = order.filter((seat) => told.includes(seat));
    const known = told.filter((seat) => due.includes(seat));
    if (due.join() === known.join()) continue;
    return [difference('shown-out-of-order', [due, known], {}, 'showdown-order', { seats: due, otherSeats: known })];
  }
  return [];
}

export interface Findings {
  readonly differences: readonly Difference[];
  readonly missing: readonly Missing[];
}

/** Everything a record may state, in the order of an account: pots, then seats, then hands. */
const COMPARISONS: readonly ((compared: Compared) => Difference[])[] = [
  potDifferences,
  totalDifferences,
  rakeDifferences,
  returnedDifferences,
  winnerDifference,
  collectedDifferences,
  stackDifferences,
  sumDifference,
  shownDifferences,
  categoryDifferences,
  orderDifference,
];

/**
 * Compares a settled hand with everything a record states of it.
 * Out: every difference, and the facts without which something stated cannot be compared.
 */
export function compareSettled(compared: Compared): Findings {
  const differences: Difference[] = [];
  for (const compare of COMPARISONS) for (const own of compare(compared)) differences.push(own);
  return { differences, missing: unknownStacks(compared) };
}
