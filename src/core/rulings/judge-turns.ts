import { bringInTo, mayRaise } from '../betting/legal-actions.ts';
import type { IrregularEntry } from '../hand/judge.ts';
import { drawOf, isExchange } from '../hand/replay-draws.ts';
import { citesOf } from '../hand/replay-irregularities.ts';
import { type Act, chipMove, option, type RulingOption } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { actionNotDue } from './action-not-due.ts';
import { actionOutOfTurn } from './action-out-of-turn.ts';
import { byRuling } from './by-ruling.ts';
import { POST_PROCEDURES } from './judge-posts.ts';
import { asActs, binds, leaves, type Procedure, said, seatOf, withOptions } from './judged.ts';
import { legalWays, takenBack, way } from './legal-ways.ts';
import { skippedAction } from './skipped-action.ts';
import { wrongDraw } from './wrong-draw.ts';

const cites = (entry: IrregularEntry) => citesOf(entry.fault.code, entry.hand);

/** It moves nothing: whoever is due acts. */
const noEffect =
  (code: string): Procedure =>
  (entry) =>
    binds(entry, 'not-allowed', said(entry, code, {}, cites(entry)), []);

/** Only a person can say what was meant. */
const open =
  (code: string): Procedure =>
  (entry) =>
    leaves('floor-decides', said(entry, code, {}, cites(entry)), [...legalWays(entry), takenBack(entry)]);

/** A seat with nothing to do: chips go back, and whoever is due acts. */
const notDue = (reason: 'folded' | 'all-in' | 'betting-over'): Procedure =>
  byRuling(actionNotDue, ({ made }) => ({
    reason,
    put: made.chips?.reduce((sum, chip) => sum + chip, 0) ?? made.amount ?? 0,
  }));

const early = byRuling(actionOutOfTurn, ({ since }) =>
  since === null ? {} : { changed: since === 'raise', called: since === 'call' },
);

/** Cards exchanged out of turn wait; a wager goes by the rulebook, unless it was accepted and the hand has gone on. */
const outOfTurn: Procedure = (entry) => {
  const { hand, made, bounds } = entry;
  if (isExchange(made)) return open('draw-waits')(entry);
  if (hand.noticed === 'at-once' || hand.noticed === 'same-street' || bounds === null || made.action === 'fold')
    return early(entry);
  const called = made.action === 'call' ? Math.min(bounds.price, bounds.stackTo) : bounds.wager;
  const says = said(entry, 'out-of-turn-accepted', {}, cites(entry));
  return { ...leaves('stands', says, [takenBack(entry)]), takes: { kind: 'stands', to: made.to ?? called } };
};

/** Too much has happened behind a player who said nothing: what becomes of his hand is for the floor, what was done stands. */
const skipped: Procedure = (entry) => {
  const { ruling, takes } = byRuling(skippedAction, skipFacts)(entry);
  const folds = (way: RulingOption) => way.acts?.some(({ action }) => action === 'fold') === true;
  const options = ruling.options.map((way) => ({ ...way, acts: behindSkipped(entry, folds(way)) }));
  return { ruling: withOptions(ruling, options), takes };
};

/** The seat skipped answers without raising, or is out; what was done behind it follows. */
function behindSkipped(entry: IrregularEntry, out: boolean): readonly Act[] {
  const { read, hand, fault } = entry;
  const [own] = hand.seats.filter(({ seat }) => seat === fault.facts.toAct);
  const due = read.play.toAct;
  if (own === undefined || due?.kind !== 'act') return [];
  const { check, bringIn } = due.options;
  const answer = bringIn === null ? (check ? 'check' : 'call') : 'bring-in';
  return [{ seat: own.seat, action: out ? 'fold' : answer }, ...asActs(entry)];
}

const skipFacts = ({ fault, hand }: IrregularEntry) => {
  const { toAct, behind, chipsBehind } = fault.facts;
  const seat = hand.seats.find((own) => own.seat === toAct)?.seat;
  return { seat, hisTurn: true, behind: Number(behind), chipsBehind: chipsBehind === true };
};

/** A hand thrown away while there is betting is folded. */
const mucked: Procedure = (entry) => {
  const seat = seatOf(entry);
  const due = entry.read.play.toAct;
  const says = said(entry, 'muck-is-a-fold', {}, cites(entry));
  if (seat === null) return noEffect('not-dealt-in')(entry);
  if (due?.kind === 'act' && due.seat === seat) return binds(entry, 'hand-dead', says, [{ seat, action: 'fold' }]);
  return { ...leaves('hand-dead', says, [takenBack(entry)]), takes: { kind: 'waits' } };
};

/** The bring-in is owed: it is paid as it should have been, or completed where more was put in. */
const bringIn: Procedure = (entry) => {
  const seat = seatOf(entry);
  const { made, bounds } = entry;
  const says = said(entry, 'bring-in-put-right', { due: bounds?.owes ?? 0 }, cites(entry));
  if (seat === null || bounds === null) return leaves('floor-decides', says, legalWays(entry));
  const { owes, minTo, wager } = bounds;
  const raises = made.action === 'bet' || made.action === 'raise';
  const to = made.to ?? (raises ? minTo : 0);
  if (raises && to > owes && mayRaise(bounds)) {
    const completes = said(entry, 'way-complete', { to: minTo, added: minTo - wager }, cites(entry));
    return binds(entry, 'correct-amount', completes, [{ seat, action: 'complete' }], chipMove(seat, 'pot', minTo - to));
  }
  return binds(
    entry,
    'correct-amount',
    says,
    [{ seat, action: 'bring-in' }],
    chipMove(seat, 'pot', bringInTo(bounds) - to),
  );
};

const countOf = (seat: Act['seat'], count: number): Act =>
  count === 0 ? { seat, action: 'stand-pat' } : { seat, action: 'discard', count };

/** How many cards the seat may throw away: as many as the game lets it. */
const discards: Procedure = (entry) => {
  const { hand, read } = entry;
  const seat = seatOf(entry);
  const deal = drawOf(hand.variant.streets.find(({ name }) => name === read.street)) ?? nextDraw(entry);
  const says = said(entry, 'discard-to-be-settled', {}, cites(entry));
  if (seat === null || deal === undefined) return leaves('floor-decides', says, [takenBack(entry)]);
  const counts = deal.to === 'draw' ? Array.from({ length: deal.max + 1 }, (_, n) => n) : [deal.count];
  return leaves(
    'floor-decides',
    says,
    counts.map((count) =>
      option(decision('way-discard', { seat, count }, cites(entry)), { seat, acts: [countOf(seat, count)] }),
    ),
  );
};

const nextDraw = ({ hand, read }: IrregularEntry) => {
  const { streets } = hand.variant;
  const at = streets.findIndex(({ name }) => name === read.street);
  return streets.slice(at + 1).flatMap((street) => drawOf(street) ?? [])[0];
};

/** An all-in hand cannot be mucked, a false opening is played out: the replay has gone on already. */
const settledByItself =
  (as: 'must-table' | 'proceed'): Procedure =>
  (entry) =>
    binds(entry, as, said(entry, `settled-${entry.fault.code}`, {}, cites(entry)), []);

const falseOpening: Procedure = (entry) => {
  const { ruling } = settledByItself('proceed')(entry);
  return { ruling: { ...ruling, options: way(entry, 'check', null) }, takes: { kind: 'acts', acts: [] } };
};

/** What is out of turn, not due, or no business of the betting. */
export const TURN_PROCEDURES = {
  'out-of-turn': outOfTurn,
  'bound-out-of-turn': (entry: IrregularEntry) =>
    binds(entry, 'stands', said(entry, 'early-action-binds', {}, cites(entry)), []),
  'called-in-between': (entry: IrregularEntry) =>
    leaves('floor-decides', said(entry, 'early-action-for-the-floor', {}, cites(entry)), [
      option(said(entry, 'early-action-binds', {}, cites(entry)), { seat: seatOf(entry), acts: asActs(entry) }),
      ...legalWays(entry),
    ]),
  'skipped-player': skipped,
  'seat-folded': notDue('folded'),
  'seat-all-in': notDue('all-in'),
  'seat-not-in-hand': noEffect('not-dealt-in'),
  'betting-over': notDue('betting-over'),
  'wrong-street': open('which-street-is-open'),
  'late-post': noEffect('post-came-too-late'),
  ...POST_PROCEDURES,
  'muck-before-showdown': mucked,
  'all-in-muck': settledByItself('must-table'),
  'draws-pending': open('draws-come-first'),
  'draw-not-open': noEffect('no-draw-now'),
  'already-drawn': noEffect('one-draw-each'),
  'too-many-discards': byRuling(wrongDraw, () => ({ dealt: false })),
  'discard-count-missing': discards,
  'discard-count-differs': discards,
  'drawn-count-differs': discards,
  'opened-without-openers': falseOpening,
  'no-bring-in-due': open('no-bring-in-due-now'),
  'wrong-bring-in': bringIn,
  'bring-in-missing': bringIn,
  'bring-in-from-wrong-seat': noEffect('bring-in-goes-back'),
  'wrong-discard-count': byRuling(wrongDraw, () => ({ dealt: false })),
  'nothing-to-draw': discards,
  'action-not-in-game': noEffect('no-such-action'),
} as const;
