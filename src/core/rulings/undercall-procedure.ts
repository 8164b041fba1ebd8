import { ask, askFor, chipMove, option, type Right, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { RulingContext } from './define-ruling.ts';
import { behindOf } from './figures.ts';
import { type Undercall, undercallOptions } from './undercall-options.ts';
import { type ActsAs, actsAsIn, type Cites, takesAsIn, type WagerFacts } from './wager.ts';

export interface UndercallFacts extends WagerFacts {
  readonly put?: number | undefined;
  readonly heard?: boolean | undefined;
  readonly authorised?: boolean | undefined;
  readonly actedAfter?: boolean | undefined;
  readonly facing?: 'opening-bet' | 'raise' | undefined;
  readonly playersLeft?: number | undefined;
}

export type UndercallAsks = Verdict<
  'seat' | 'put' | 'toCall' | 'lastChips' | 'heard' | 'authorised' | 'actedAfter' | 'facing' | 'playersLeft'
>;

/** An undercall with a place in the hand. */
interface Placed extends Undercall {
  readonly acts: ActsAs;
  /** The full call. */
  readonly calls: (said: Decision, because?: readonly Decision[]) => Ruled;
}

/** The undercall with what is really owed: the price, or the stack where that is less; the last chips are a call. */
function placed(facts: UndercallFacts, context: RulingContext): Placed | UndercallAsks {
  const { seat, put, toCall, lastChips: last } = facts;
  if (seat === undefined || put === undefined || toCall === undefined) return askFor({ seat, put, toCall });
  if (last === undefined && put < toCall) return ask('lastChips');
  const price = Math.min(toCall, last ? put : (behindOf(context.table, facts) ?? toCall));
  const told = { ...facts, seat };
  const takes = takesAsIn(context, told);
  const calls = (said: Decision, because: readonly Decision[] = []) =>
    ruled('call', said, { because, chips: chipMove(seat, 'pot', price - put), effect: takes('call', price) });
  return { seat, put, price, acts: actsAsIn(context, told), calls };
}

const isPlaced = (found: Placed | UndercallAsks): found is Placed => 'calls' in found;

const allIn = ({ seat, put, calls }: Placed): Ruled =>
  calls(decision('undercall-all-in', { seat, amount: put }, cite('custom/table-stakes')));

const putIn = ({ seat, put, price }: Placed, cites: Cites): Decision =>
  decision('undercall-put-in', { seat, amount: put, price }, cites);

/** TDA: a full call facing the opening bet or heads-up; elsewhere for the floor. */
function openerOrHeadsUp(facts: UndercallFacts, context: RulingContext, cites: Cites): UndercallAsks {
  const { facing, playersLeft } = facts;
  if (facing === undefined) return ask('facing');
  if (facing === 'raise' && playersLeft === undefined) return ask('playersLeft');
  const call = placed(facts, context);
  if (!isPlaced(call)) return call;
  if (facts.lastChips) return allIn(call);
  const { seat, put, price, calls, acts } = call;
  const headsUp = facing === 'raise' && playersLeft === 2;
  const why = putIn(call, cites);
  if (facing === 'opening-bet' || headsUp) {
    const reason = headsUp ? 'heads-up' : facing;
    return calls(decision('undercall-full-call', { seat, added: price - put, reason }, cites, [why]), [why]);
  }
  const floor = decision('undercall-floor', { seat }, [...cites, ...cite('tda-2024/1')], [why]);
  return ruled('floor-decides', floor, { because: [why], options: undercallOptions(call, cites, acts) });
}

/** Robert's: chips released bind, but for who did not know of the raise while nobody has acted since. */
function unawareMayWithdraw(facts: UndercallFacts, context: RulingContext): UndercallAsks {
  const { facing, heard, actedAfter } = facts;
  if (facing === undefined) return ask('facing');
  if (facing === 'raise' && heard === undefined) return ask('heard');
  const unaware = facing === 'raise' && heard === false;
  if (unaware && actedAfter === undefined) return ask('actedAfter');
  const call = placed(facts, context);
  if (!isPlaced(call)) return call;
  const { seat, put, price, calls, acts } = call;
  if (facts.lastChips && !unaware) return allIn(call);
  const cites = context.rules.cites.undercall;
  const why = putIn(call, cites);
  if (!unaware || actedAfter)
    return facts.lastChips
      ? allIn(call)
      : calls(decision('undercall-always-full', { seat, added: price - put }, cites, [why]), [why]);
  const rights: Right[] = [{ who: 'player', seats: [seat], may: ['fold', 'call', 'raise'] }];
  const withdrawn = option(decision('undercall-withdrawn', { seat, amount: put }, cites, [why]), {
    seat,
    chips: chipMove('pot', seat, put),
    rights,
    acts: acts('check') === null ? null : [],
  });
  const full =
    put === price
      ? decision('undercall-all-in', { seat, amount: put }, cites)
      : decision('undercall-completed', { seat, added: price - put }, cites);
  const completed = option(full, { seat, chips: chipMove(seat, 'pot', price - put), acts: acts('call') });
  return ruled('may-withdraw', decision('undercall-may-withdraw', { seat }, cites, [why]), {
    because: [why],
    options: [withdrawn, completed],
  });
}

/** What calling takes of a player; nothing more where the chips were the last. */
const callsRaise = ({ seat, put, price }: Undercall, cites: Cites): Decision =>
  put === price
    ? decision('undercall-all-in', { seat, amount: put }, cites)
    : decision('unheard-calls-raise', { seat, added: price - put }, cites);

function unheard({ seat, put, price, acts }: Placed, cites: Cites): Ruled {
  const options = [
    option(decision('unheard-taken-back', { seat, amount: put }, cites), {
      seat,
      chips: chipMove('pot', seat, put),
      acts: acts('fold'),
    }),
    option(callsRaise({ seat, put, price }, cites), {
      seat,
      chips: chipMove(seat, 'pot', price - put),
      acts: acts('call'),
    }),
  ];
  const why = decision('raise-not-heard', { seat }, cites);
  return ruled('choice', decision('unheard-may-choose', { seat }, cites, [why]), {
    because: [why],
    options,
    rights: [{ who: 'player', seats: [seat], may: ['fold', 'call'] }],
  });
}

/** A raise that was heard the page does not speak of: it goes to the floor. */
function heardAll(facts: UndercallFacts, context: RulingContext): UndercallAsks {
  const call = placed(facts, context);
  if (!isPlaced(call)) return call;
  if (facts.lastChips) return allIn(call);
  const cites = [...context.rules.cites.undercall, ...cite('custom/silent-rulebook')];
  const options = undercallOptions(call, cites, call.acts);
  return ruled('floor-decides', decision('undercall-heard', { seat: call.seat }, cites), { options });
}

/** The tournament page: a raise not heard may be taken back, if the dealer allows it; of a bet not raised the TDA speaks. */
function dealerMayAllow(facts: UndercallFacts, context: RulingContext): UndercallAsks {
  const { heard, authorised, facing } = facts;
  if (facing === undefined) return ask('facing');
  if (facing === 'opening-bet') return openerOrHeadsUp(facts, context, cite('tda-2024/51-B'));
  if (heard === undefined) return ask('heard');
  if (heard) return heardAll(facts, context);
  if (authorised === undefined) return ask('authorised');
  const call = placed(facts, context);
  if (!isPlaced(call)) return call;
  const clause = context.rules.cites.undercall;
  if (authorised) return unheard(call, clause);
  if (facts.lastChips) return allIn(call);
  const stays = decision('unheard-not-authorised', { seat: call.seat }, clause);
  const options = undercallOptions(call, [...clause, ...cite('custom/answer-a-bet')], call.acts);
  const rights: Right[] = [{ who: 'player', seats: [call.seat], may: ['fold', 'call'] }];
  return ruled('fold-or-call', stays, { options, rights });
}

/** Less than a call put in by the player to act, as the house has it. */
export function underCall(facts: UndercallFacts, context: RulingContext): UndercallAsks {
  switch (context.rules.values.undercall) {
    case 'opener-or-heads-up':
      return openerOrHeadsUp(facts, context, context.rules.cites.undercall);
    case 'unaware-may-withdraw':
      return unawareMayWithdraw(facts, context);
    case 'dealer-may-allow':
      return dealerMayAllow(facts, context);
  }
}
