import { ask, askFor, chipMove, isRuled, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { presetOf } from '../house-rules/preset.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import type { RulingContext } from './define-ruling.ts';
import { flag, type Table } from './facts.ts';
import { behindOf, mostOf, spotOf, type Told } from './figures.ts';
import { type UnderRaiseFacts, underRaise, type Wording } from './under-raise.ts';
import { type UndercallFacts, underCall } from './undercall-procedure.ts';
import { type ActsAs, actsAsIn, type Cites, closedTo, excess, type TakesAs, takesAsIn } from './wager.ts';

/** Whether the seat that acts has a blind in that is the price itself. */
export const blindOption = flag(
  {
    en: 'Was it a blind that nobody had raised, with nothing to add but the option to raise?',
    it: 'Era un buio non rilanciato, senza nulla da aggiungere ma con la facoltà di rilanciare?',
  },
  (table: Table, told: Told) => {
    const bounds = spotOf(table, told)?.bounds;
    return bounds && bounds.price > 0 && bounds.wager >= bounds.price;
  },
  'always',
);

export interface SilentFacts extends UndercallFacts, UnderRaiseFacts {
  readonly chips?: readonly number[] | undefined;
  readonly blindOption?: boolean | undefined;
}

const ASKED = [
  'seat',
  'chips',
  'toCall',
  'toRaise',
  'lastChips',
  'meantToCall',
  'actedAfter',
  'structure',
  'heard',
  'authorised',
  'facing',
  'playersLeft',
] as const;

export type SilentAsks = Verdict<(typeof ASKED)[number]>;

/** The chips are known and nothing was said: that is never asked. */
const asked = (verdict: Verdict): SilentAsks =>
  isRuled(verdict) ? verdict : { missing: ASKED.filter((name) => verdict.missing.includes(name)) };

interface Push {
  readonly facts: SilentFacts;
  readonly context: RulingContext;
  readonly seat: Seat;
  readonly chips: readonly number[];
  readonly total: number;
  readonly price: number;
  /** undefined until it decides. */
  readonly least: number | undefined;
  readonly last: boolean | undefined;
  /** Whether the price is a blind already matched, so that more is a raise. */
  readonly option: boolean;
  /** Chips the seat had, where known. */
  readonly behind: number | undefined;
  /** What a bet or a plain call rests on. */
  readonly plain: Cites;
  readonly takes: TakesAs;
  readonly acts: ActsAs;
}

/** Silence loses the raise, yet more chips in silence are one: both are cited wherever one of them decides. */
const BOTH = cite('italian-tournament/10', 'italian-tournament/12');

const call = (push: Push, cites: Cites, because: readonly Decision[]): Ruled => {
  const { seat, total, price } = push;
  const checks = price === 0;
  const said = checks
    ? decision('silent-check', { seat }, cites, because)
    : decision('silent-call', { seat, amount: Math.min(total, price) }, cites, because);
  const change = total > price ? [decision('change-returned', { seat, amount: total - price }, cites, [said])] : [];
  return ruled('call', said, {
    because,
    besides: change,
    chips: total > price ? chipMove('pot', seat, total - price) : [],
    effect: checks ? push.takes('check', 0) : push.takes('call', price),
  });
};

function raise(push: Push, cites: Cites, because: readonly Decision[]): Ruled {
  const { seat, total, context, facts, takes } = push;
  const amount = Math.min(total, mostOf(context.table, facts));
  const said = decision('silent-raise', { seat, amount }, cites, because);
  return ruled('raise', said, {
    because,
    ...excess(total - amount, seat, context, said),
    effect: takes('raise', amount),
  });
}

const wording = ({ seat, total, price }: Push, reach: number, least: number, why: readonly Decision[]): Wording => ({
  call: (_, cites) => decision('silent-call', { seat, amount: price }, cites, why),
  madeUp: (cites) => decision('silent-raise-made-up', { seat, added: reach - total, amount: reach }, cites, why),
  chooses: (cites) => decision('silent-raise-is-short', { seat, amount: total, least }, cites, why),
});

/** More than the call that counts in full: a raise, and a short one as the house has it. */
function measured(push: Push, cites: Cites, why: readonly Decision[]): SilentAsks {
  const { seat, total, price, least, last, context, behind } = push;
  const closed = closedTo({ ...push.facts, seat }, context, why);
  if (closed !== null) return call(push, closed.cites, closed.because);
  if (least === undefined) return ask('toRaise');
  if (total >= least) return raise(push, cites, why);
  if (last === undefined) return ask('lastChips');
  if (last) return raise(push, [...cites, ...cite('custom/table-stakes')], why);
  const reach = Math.min(least, behind ?? least);
  const short = { seat, price, put: total, least, reach, matched: [], because: why };
  const facts = { ...push.facts, saidRaise: false };
  const words = wording(push, reach, least, why);
  return asked(underRaise({ ...short, takes: push.takes, acts: push.acts }, facts, context, words));
}

/** Every chip counts; where a raise has to be said, that silence raises all the same is told. */
function inFull(push: Push, cites: Cites): SilentAsks {
  const { seat, total, price, context } = push;
  const why = [decision('silent-more-than-in-play', { seat, amount: total, price }, cites)];
  const mustSay = context.rules.values.stringBet === 'amount-declared';
  return measured(push, cites, mustSay ? [...why, decision('silence-and-raise', {}, BOTH)] : why);
}

/** Chips of which one could go and the rest still call. */
const anySpare = ({ chips, total, price }: Push): boolean => total - Math.min(...chips) >= price;

/** Several chips: a call where all are needed for it, where the house asks that, else measured. */
function severalChips(push: Push): SilentAsks {
  const { seat, price, context } = push;
  const { values, cites } = context.rules;
  const clause = cites.severalChips;
  if (values.severalChips === 'every-chip-counts') return inFull(push, clause);
  const facts = { seat, price };
  if (!anySpare(push)) return call(push, clause, [decision('silent-every-chip-needed', facts, clause)]);
  return measured(push, clause, [decision('silent-not-every-chip-needed', facts, clause)]);
}

function singleChip(push: Push): SilentAsks {
  const { seat, total, context } = push;
  const { values, cites } = context.rules;
  const clause = cites.oversizedChip;
  return values.oversizedChip === 'raise'
    ? inFull(push, clause)
    : call(push, clause, [decision('silent-single-chip', { seat, chip: total }, clause)]);
}

/** A bet below the least one is put right as any wager of the wrong amount. */
function shortBet({ seat, total, context, takes, behind }: Push, least: number): Ruled {
  const amount = Math.min(least, behind ?? least);
  const facts = { seat, added: amount - total, amount };
  const said = decision('silent-bet-made-up', facts, context.rules.cites.wrongAmountWindow);
  return ruled('correct-amount', said, { chips: chipMove(seat, 'pot', amount - total), effect: takes('bet', amount) });
}

/** A bet in silence counts in full; below the least bet it is put right as the rulebook has it. */
function bets(push: Push): SilentAsks {
  const { seat, total, least, last, plain, context, facts } = push;
  const asPut = (cites: Cites) => {
    const amount = Math.min(total, mostOf(context.table, facts));
    const said = decision('silent-bet', { seat, amount }, cites);
    return ruled('bet', said, { ...excess(total - amount, seat, context, said), effect: push.takes('bet', amount) });
  };
  if (least === undefined || total >= least) return asPut(plain);
  if (last === undefined) return ask('lastChips');
  return last ? asPut([...plain, ...cite('custom/table-stakes')]) : shortBet(push, least);
}

function pushOf(facts: SilentFacts, context: RulingContext): Push | SilentAsks {
  const { seat, chips, toCall: price, toRaise: least, lastChips: last } = facts;
  if (seat === undefined || chips === undefined || chips.length === 0 || price === undefined)
    return askFor({ seat, chips: chips?.[0], toCall: price });
  const told = { ...facts, seat };
  return {
    facts,
    context,
    seat,
    chips,
    total: chips.reduce((sum, chip) => sum + chip, 0),
    price,
    least,
    last,
    option: facts.blindOption === true,
    behind: behindOf(context.table, facts),
    plain: presetOf(context.rules.rulebook).cites.oversizedChip,
    takes: takesAsIn(context, told),
    acts: actsAsIn(context, told),
  };
}

const isPush = (found: Push | SilentAsks): found is Push => 'total' in found;

/** An amount said alone is the same as that many chips pushed forward, and never a single one. */
export function amountSaid(
  facts: SilentFacts,
  amount: number,
  context: RulingContext,
  because: readonly Decision[],
): SilentAsks {
  const push = pushOf({ ...facts, chips: [amount] }, context);
  if (!isPush(push)) return push;
  if (amount <= push.price || (push.price === 0 && !push.option))
    return inSilence({ ...facts, chips: [amount] }, context);
  return measured(push, cite('tda-2024/40-C'), because);
}

/** Chips put in with one motion and without a word, as the house has it. */
export function inSilence(facts: SilentFacts, context: RulingContext): SilentAsks {
  const push = pushOf(facts, context);
  if (!isPush(push)) return push;
  const { chips, total, price, last, plain } = push;
  if (price === 0 && !push.option) return bets(push);
  if (total === price) return call(push, plain, []);
  if (total > price) return chips.length > 1 ? severalChips(push) : singleChip(push);
  if (last === undefined) return ask('lastChips');
  if (last) return call(push, [...plain, ...cite('custom/table-stakes')], []);
  return asked(underCall({ ...facts, put: total }, context));
}
