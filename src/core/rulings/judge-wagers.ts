import { allInTo, type Bounds, callTo, NOT_OPEN } from '../betting/legal-actions.ts';
import type { Hand } from '../hand/hand.ts';
import type { IrregularEntry } from '../hand/judge.ts';
import { citesOf } from '../hand/replay-irregularities.ts';
import type { Act } from '../hand/verdict.ts';
import { invariant } from '../kernel/invariant.ts';
import { cite } from '../rulebooks/catalog.ts';
import { ambiguousAmount } from './ambiguous-amount.ts';
import { byRuling } from './by-ruling.ts';
import { binds, leaves, type Procedure, said, seatOf } from './judged.ts';
import { legalWays } from './legal-ways.ts';
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

/** Nobody wagers more than his stack: what is there is what he has put in. */
const aboveStack: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  const says = said(entry, 'wager-is-the-stack', { stackTo: bounds.stackTo }, cite('custom/table-stakes'));
  if (entry.made.action !== 'call' && allInTo(bounds) !== NOT_OPEN)
    return binds(entry, 'correct-amount', says, [{ seat, action: 'all-in' }]);
  return binds(entry, 'correct-amount', says, [callOrCheck(seat, bounds)]);
};

const stackUnknown: Procedure = (entry) =>
  leaves('floor-decides', said(entry, 'stack-to-be-counted', {}, cite('custom/table-stakes')), legalWays(entry));

/** Who calls owes what is really to be called. */
const wrongCall: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
  const says = said(entry, 'call-is-the-price', { to: callTo(bounds) }, cite('tda-2024/49'));
  return binds(entry, 'call', says, [{ seat, action: 'call' }]);
};

/** While the street was bet, or later. */
const whenSeen = ({ noticed }: Hand) =>
  noticed === 'at-once' || noticed === 'same-street' ? ('betting-open' as const) : ('later' as const);

const seen = ({ noticed }: Hand) =>
  noticed === 'at-once' || noticed === 'same-street' ? ('same-street' as const) : ('later' as const);

/** A raise that does not even pass the price is no raise: it calls, or checks where there is nothing to call. */
const noRaise: Procedure = (entry) => {
  const { seat, bounds } = wagering(entry);
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

/** A second motion adds nothing to the first. */
const stringBet: Procedure = (entry) =>
  binds(entry, 'call', said(entry, 'second-motion-goes-back', {}, entry.hand.rules.cites.stringBet), []);

/** A bet below the least one, or not of the size of the limit. */
const wrongSize = byRuling(wrongBetSize, ({ hand, made, bounds }) => ({
  fault: hand.betting === 'fixed-limit' ? ('limit-size' as const) : ('bet-below-minimum' as const),
  put: made.to,
  lastChips: made.to !== undefined && made.to === bounds?.stackTo,
  noticed: whenSeen(hand),
}));

const pastCap = byRuling(wrongBetSize, ({ hand, made }) => ({
  fault: 'past-cap' as const,
  put: made.to,
  noticed: whenSeen(hand),
}));

/** More than the pot allows is brought down to it while it can be. */
const abovePot = byRuling(potLimitError, ({ hand, made }) => ({
  error: 'too-high' as const,
  put: made.to,
  noticed: whenSeen(hand),
  considered: false,
}));

const wordsFor =
  (code: string, options: (entry: IrregularEntry) => ReturnType<typeof legalWays>): Procedure =>
  (entry) =>
    leaves('floor-decides', said(entry, code, {}, cite('tda-2024/55')), options(entry));

/** Who says bet or raise has to make one. */
const raises = (entry: IrregularEntry) =>
  entry.made.action.startsWith('post-')
    ? []
    : legalWays(entry).filter(({ says: { code } }) => code === 'way-bet' || code === 'way-raise');

const words = byRuling(wordsOutOfPlace, toldByTheHand);

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
  'check-facing-bet': words,
  'nothing-to-call': words,
  undercall: byRuling(undercall, toldByTheHand),
  'wrong-call-amount': wrongCall,
  'bet-facing-bet': words,
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
