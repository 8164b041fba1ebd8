import { allInTo, type Bounds, callTo, NOT_OPEN } from '../betting/legal-actions.ts';
import type { Hand } from '../hand/hand.ts';
import type { IrregularEntry, Judgement } from '../hand/judge.ts';
import { isPost } from '../hand/posts.ts';
import { citesOf } from '../hand/replay-irregularities.ts';
import { type Act, chipMove } from '../hand/verdict.ts';
import { invariant } from '../kernel/invariant.ts';
import { cite } from '../rulebooks/catalog.ts';
import { ambiguousAmount } from './ambiguous-amount.ts';
import { byRuling } from './by-ruling.ts';
import { binds, leaves, type Procedure, putBy, said, seatOf } from './judged.ts';
import { legalWays, way } from './legal-ways.ts';
import { potLimitError } from './pot-limit-error.ts';
import { shortRaise } from './short-raise.ts';
import { silentChips } from './silent-chips.ts';
import { undeclaredRaise } from './undeclared-raise.ts';
import { undercall } from './undercall.ts';
import { wordsOutOfPlace } from './words-out-of-place.ts';
import { wrongBetSize } from './wrong-bet-size.ts';

/** The seat and its bounds: whoever wagers in a hand has both. */
function wagering(entry: IrregularEntry) {
  const seat = seatOf(entry);
  const { bounds } = entry;
  invariant(seat !== null && bounds !== null, 'a wager is of a seat that has some');
  return { seat, bounds };
}

const isLate = ({ hand: { noticed } }: IrregularEntry): boolean => noticed !== 'at-once' && noticed !== 'same-street';

/** Calling, or checking where there is nothing to call; who owes the bring-in pays it. */
export const callOrCheck = (seat: Act['seat'], b: Bounds): Act => ({
  seat,
  action: b.owes > 0 ? 'bring-in' : callTo(b) === NOT_OPEN ? 'check' : 'call',
});

/** Where the betting is closed to a seat its raise is a call, and what is above goes back; seen too late it stands. */
const notOpen: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  const { hand, fault, made } = entry;
  const cites = citesOf(fault.code, hand);
  if (isLate(entry) && made.to !== undefined) {
    const says = said(entry, 'wager-stands', { to: made.to }, [...cites, ...cite('tda-2024/52-A')]);
    return { ...leaves('stands', says, legalWays(entry)), takes: { kind: 'stands', to: made.to } };
  }
  const act = callOrCheck(seat, bounds);
  const says = said(entry, `raise-is-a-${act.action}`, { to: Math.max(bounds.wager, callTo(bounds)) }, cites);
  return binds(entry, act.action === 'call' ? 'call' : 'correct-amount', says, [act]);
};

/** Nobody wagers more than his stack: what is there is what he has put in, and no more of it counts than the limit allows. */
const aboveStack: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  const { hand, made } = entry;
  const { stackTo } = bounds;
  if (made.action === 'call') return wrongCall(entry);
  const says = said(entry, 'wager-is-the-stack', { stackTo }, cite('custom/table-stakes'));
  if (allInTo(bounds) !== NOT_OPEN) return binds(entry, 'correct-amount', says, [{ seat, action: 'all-in' }]);
  if (bounds.raising !== 'open') return binds(entry, 'correct-amount', says, [callOrCheck(seat, bounds)]);
  const { chips: _, ...rest } = made;
  const whole = { ...entry, made: { ...rest, to: stackTo } };
  return (hand.betting === 'fixed-limit' ? wrongSize : abovePot)(whole);
};

const stackUnknown: Procedure = (entry) =>
  leaves('floor-decides', said(entry, 'stack-to-be-counted', {}, cite('custom/table-stakes')), legalWays(entry));

/** Who calls owes what is really to be called. */
const wrongCall: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  const to = callTo(bounds);
  const says = said(entry, 'call-is-the-price', { to }, cite('tda-2024/49'));
  const put = Math.min(entry.made.to ?? to, bounds.stackTo);
  return binds(entry, 'call', says, [{ seat, action: 'call' }], chipMove('pot', seat, put - to));
};

/** While the street was bet, or later. */
const whenSeen = ({ noticed }: Hand) =>
  noticed === 'at-once' || noticed === 'same-street' ? ('betting-open' as const) : ('later' as const);

const seen = ({ noticed }: Hand) =>
  noticed === 'at-once' || noticed === 'same-street' ? ('same-street' as const) : ('later' as const);

/** A raise that was said is made, however little came with it. */
function saidRaise(entry: IrregularEntry): Judgement {
  const { seat, bounds } = wagering(entry);
  const amount = Math.min(bounds.minTo, bounds.stackTo);
  const added = amount - (entry.made.to ?? bounds.wager);
  const says = said(entry, 'short-raise-completed', { amount, added }, cite('tda-2024/43-A', 'tda-2024/40'));
  return binds(entry, 'complete-raise', says, [{ seat, action: 'raise', to: amount }], chipMove(seat, 'pot', added));
}

/** A raise that does not even pass the price is no raise: it calls, or checks where there is nothing to call. */
const noRaise: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  if (entry.declared && bounds.stackTo > bounds.price) return saidRaise(entry);
  const act = callOrCheck(seat, bounds);
  const says = said(
    entry,
    `no-raise-but-a-${act.action}`,
    { to: Math.max(bounds.wager, callTo(bounds)) },
    cite('tda-2024/43-A'),
  );
  return binds(entry, act.action === 'call' ? 'call' : 'correct-amount', says, [act]);
};

const short = byRuling(shortRaise, ({ hand, declared }) => ({ saidRaise: declared, noticed: seen(hand) }));

const shortRaised: Procedure = (entry) =>
  ((entry.made.to ?? 0) > wagering(entry).bounds.price ? short : noRaise)(entry);

const toldByTheHand = () => ({});

/** A second motion adds nothing to the first, whatever that was; a total told with it is of the same street. */
const stringBet: Procedure = (entry) => {
  const seat = seatOf(entry);
  const first = entry.read.events.findLast((event) => event.kind === 'acted' && event.bounds.seat === seat);
  const acted = first?.kind === 'acted' ? first : null;
  const says = said(entry, 'second-motion-goes-back', {}, entry.hand.rules.cites.stringBet);
  const { to } = entry.made;
  const more = entry.bounds === null && to !== undefined ? Math.max(0, to - (acted?.to ?? 0)) : putBy(entry);
  return binds(entry, acted?.made === 'call' ? 'call' : 'stands', says, [], chipMove('pot', seat ?? undefined, more));
};

/** A bet below the least one, or not of the size of the limit. */
const wrongSize = byRuling(wrongBetSize, ({ hand, made, bounds }) => ({
  fault: hand.betting === 'fixed-limit' ? ('limit-size' as const) : ('bet-below-minimum' as const),
  lastChips: made.to !== undefined && made.to === bounds?.stackTo,
  noticed: whenSeen(hand),
}));

const pastCap = byRuling(wrongBetSize, ({ hand }) => ({
  fault: 'past-cap' as const,
  noticed: whenSeen(hand),
}));

/** More than the pot allows is brought down to it while it can be. */
const abovePot = byRuling(potLimitError, ({ hand }) => ({
  error: 'too-high' as const,
  noticed: whenSeen(hand),
  considered: false,
}));

const wordsFor =
  (code: string, options: (entry: IrregularEntry) => ReturnType<typeof legalWays>): Procedure =>
  (entry) =>
    leaves('floor-decides', said(entry, code, {}, cite('tda-2024/55')), options(entry));

/** Who says bet or raise has to make one. */
const raises = (entry: IrregularEntry) =>
  isPost(entry.made.action)
    ? []
    : legalWays(entry).filter(({ says: { code } }) => code === 'way-bet' || code === 'way-raise');

const words = byRuling(wordsOutOfPlace, toldByTheHand);

/** A check accepted with a bet to answer: seen at once it calls or folds, later no text says what becomes of the hand. */
const checkFacingBet: Procedure = (entry) => {
  if (!isLate(entry)) return words(entry);
  const says = said(entry, 'check-seen-late', {}, cite('tda-2024/1', 'custom/silent-rulebook'));
  return leaves('floor-decides', says, [
    ...way(entry, 'call', callTo(wagering(entry).bounds)),
    ...way(entry, 'fold', null),
  ]);
};

/** A bet told where there is one already is a raise of that total, and judged like one. */
const betFacingBet: Procedure = (entry) => {
  const { bounds } = wagering(entry);
  const { to } = entry.made;
  if (to === undefined || entry.declared) return words(entry);
  if (to <= bounds.wager) return noRaise(entry);
  if (to <= bounds.price || to >= bounds.minTo) return words(entry);
  return (entry.hand.betting === 'fixed-limit' ? wrongSize : short)(entry);
};

/** Who says bet or raise without a figure names one, or has lost it where the house asks for it first. */
const noAmount: Procedure = (entry) =>
  (entry.hand.rules.values.stringBet === 'amount-declared' && entry.bounds !== null && entry.bounds.price > 0
    ? undeclared
    : wordsFor('amount-to-be-named', raises))(entry);

const undeclared = byRuling(undeclaredRaise, ({ bounds }) => ({
  manner: 'raise-without-amount' as const,
  put: bounds === null ? 0 : Math.max(0, Math.min(bounds.price, bounds.stackTo) - bounds.wager),
}));

/** Wagers that are not open, each by what its rulebook makes of it. */
export const WAGER_PROCEDURES = {
  'check-facing-bet': checkFacingBet,
  'nothing-to-call': words,
  undercall: byRuling(undercall, toldByTheHand),
  'wrong-call-amount': wrongCall,
  'bet-facing-bet': betFacingBet,
  'nothing-to-raise': words,
  'nothing-to-complete': wordsFor('nothing-short-to-complete', legalWays),
  'amount-missing': noAmount,
  'bet-below-minimum': wrongSize,
  'raise-below-minimum': shortRaised,
  'above-stack': aboveStack,
  'above-pot-limit': abovePot,
  'wrong-limit-size': wrongSize,
  'past-raise-cap': pastCap,
  'reopening-denied': notOpen,
  'nobody-can-call': notOpen,
  'all-in-without-stack': stackUnknown,
  'wrong-all-in-amount': aboveStack,
  'oversized-chip': byRuling(silentChips, toldByTheHand),
  'several-chips': byRuling(silentChips, toldByTheHand),
  'string-bet': stringBet,
  'ambiguous-amount': byRuling(ambiguousAmount, toldByTheHand),
} as const;
