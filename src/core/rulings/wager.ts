import { type Messages, message } from '../explanation/messages.ts';
import { atName, ofAmount } from '../explanation/words.ts';
import {
  type Act,
  ask,
  askFor,
  chipMove,
  type HandEffect,
  option,
  type Ruled,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { RulingContext } from './define-ruling.ts';
import { actsIn, actsOf, behindOf, mostOf, spotOf, type Told } from './figures.ts';
import { type Named, who, whoFirst } from './words.ts';

/** What is told of chips put in by a player in turn; every figure counts what is added to the wager. */
export interface WagerFacts extends Told {
  readonly seat?: Seat | undefined;
  readonly toCall?: number | undefined;
  readonly toRaise?: number | undefined;
  readonly lastChips?: boolean | undefined;
}

export type WagerAsks = Verdict<'seat' | 'toCall' | 'toRaise' | 'lastChips'>;

export type Cites = readonly CitationId[];

/** What a ruling rests on, and the reasons found before it. */
export interface Grounds {
  readonly cites: Cites;
  readonly because: readonly Decision[];
}

/** What stands in the history instead, with these chips added; null where no hand has its place. */
export type ActsAs = (action: Act['action'], added?: number) => readonly Act[] | null;

/** The same as the hand's effect. */
export type TakesAs = (action: Act['action'], added: number) => HandEffect;

export const actsAsIn =
  ({ table }: Pick<RulingContext, 'table'>, told: Told & { readonly seat: Seat }): ActsAs =>
  (action, added) =>
    actsOf(table, told, action, added);

export const takesAsIn =
  ({ table }: Pick<RulingContext, 'table'>, told: Told & { readonly seat: Seat }): TakesAs =>
  (action, added) =>
    actsIn(table, told, action, added);

/** Facts of a wager whose seat and chips are known. */
type Put = WagerFacts & { readonly seat: Seat };

/** The chips of a call stay, everything above it goes back. */
export function onlyCall(facts: WagerFacts, put: number, context: RulingContext, grounds: Grounds): WagerAsks {
  const { seat, toCall: price } = facts;
  if (seat === undefined || price === undefined) return askFor({ seat, toCall: price });
  const told = { ...facts, seat };
  if (price === 0) return noCall(told, put, context, grounds);
  const { cites, because } = grounds;
  const amount = Math.min(price, behindOf(context.table, facts) ?? price);
  const call = decision('no-raise-only-call', { seat, amount }, cites, because);
  const change = put > amount ? [decision('change-returned', { seat, amount: put - amount }, cites, [call])] : [];
  return ruled('call', call, {
    because,
    besides: change,
    chips: chipMove('pot', seat, put - amount),
    effect: actsIn(context.table, told, 'call', amount),
  });
}

/** Nothing to call: the big blind only checks; elsewhere there was no bet to raise. */
function noCall(told: Put, put: number, context: RulingContext, { cites, because }: Grounds): Ruled {
  const { seat } = told;
  const { table } = context;
  const bounds = spotOf(table, told)?.bounds;
  if ((bounds?.price ?? 0) > 0) {
    const check = decision('no-raise-only-check', { seat, amount: put }, cites, because);
    const effect = actsIn(table, told, 'check', 0);
    return ruled('call', check, { because, chips: chipMove('pot', seat, put), effect });
  }
  const acts = actsAsIn(context, told);
  const bet = Math.max(put, bounds === undefined ? 0 : Math.min(bounds.minTo, bounds.stackTo) - bounds.wager);
  const none = decision('no-bet-to-raise', { seat }, [...cites, ...cite('tda-2024/1')], because);
  const options = [
    option(decision('bet-as-the-floor-has-it', { seat, amount: bet }, none.cites, because), {
      chips: chipMove(seat, 'pot', bet - put),
      acts: acts('bet', bet),
    }),
    option(decision('no-raise-only-check', { seat, amount: put }, none.cites, because), {
      chips: chipMove('pot', seat, put),
      acts: acts('check'),
    }),
  ];
  return ruled('floor-decides', none, { because, options });
}

/** Why the seat may not raise at all, where a hand tells, with the reasons before it. */
export function closedTo(told: Put, { table, rules }: RulingContext, because: readonly Decision[]): Grounds | null {
  const raising = spotOf(table, told)?.bounds.raising ?? 'open';
  if (raising === 'open') return null;
  const { seat } = told;
  const on = (cites: Cites): Grounds => ({
    cites,
    because: [...because, decision('raising-is-closed', { seat }, cites, because)],
  });
  switch (raising) {
    case 'capped':
      return on(rules.cites.raiseCap);
    case 'nobody-can-call':
      return on(cite('custom/no-betting-alone'));
    default:
      return on(rules.cites.shortAllInsAddUp);
  }
}

/** As much of a bet or raise as the limit lets count; at fixed limit that is a size, the smaller one where two are open. */
export function countedOf(put: number, least: number, told: Told, table: RulingContext['table']): number {
  const most = mostOf(table, told);
  return table?.hand.betting === 'fixed-limit' && put < most ? Math.min(put, least) : Math.min(put, most);
}

/** Chips above the largest legal raise go back. */
export function excess(amount: number, seat: Seat, { table }: RulingContext, because: Decision) {
  if (amount <= 0) return {};
  const cites = table?.hand.betting === 'fixed-limit' ? cite('custom/limit-size') : cite('tda-2024/54-A');
  const besides = [decision('excess-returned', { seat, amount }, cites, [because])];
  return { besides, chips: chipMove('pot', seat, amount) };
}

interface Binding<N extends string> extends Grounds {
  /** What becomes of one below the minimum; made up to it where nothing else is written. */
  readonly short?: (raise: { seat: Seat; put: number; price: number; least: number }) => Verdict<N>;
}

/** A bet or raise that binds: what was put in, made up to the least legal one or to the last chip. */
export function bindingRaise<N extends string = never>(
  facts: WagerFacts,
  put: number,
  context: RulingContext,
  { cites, because, short }: Binding<N>,
): WagerAsks | Verdict<N> {
  const { seat, toRaise: least, toCall: price, lastChips: last } = facts;
  if (seat === undefined || least === undefined) return askFor({ seat, toRaise: least });
  const closed = closedTo({ ...facts, seat }, context, because);
  if (closed !== null) return onlyCall(facts, put, context, closed);
  const takes = takesAsIn(context, { ...facts, seat });
  const asPut = (clauses: Cites) => {
    const amount = countedOf(put, least, facts, context.table);
    const said = decision('raise-as-put', { seat, amount }, clauses, because);
    const effect = takes('raise', amount);
    return ruled('raise', said, { because, ...excess(put - amount, seat, context, said), effect });
  };
  if (put >= least) return asPut(cites);
  if (last === undefined) return ask('lastChips');
  if (price === undefined && (last || short !== undefined)) return ask('toCall');
  if (last && put <= (price ?? 0))
    return onlyCall(facts, put, context, { cites: cite('custom/table-stakes'), because });
  if (last) return asPut([...cites, ...cite('custom/table-stakes')]);
  if (short !== undefined && price !== undefined) return short({ seat, put, price, least });
  const amount = Math.min(least, behindOf(context.table, facts) ?? least);
  const complete = decision('raise-made-up', { seat, amount, added: amount - put }, cites, because);
  return ruled('complete-raise', complete, {
    because,
    effect: takes('raise', amount),
    chips: chipMove(seat, 'pot', amount - put),
  });
}

export const WAGER_MESSAGES: Messages = {
  'no-raise-only-call': message<{ seat: number; amount: number }>({
    en: (f, say) => `No raise: ${say.player(f.seat)} calls for ${say.chips(f.amount)}.`,
    it: (f, say) => `Niente rilancio: ${say.player(f.seat)} vede per ${say.chips(f.amount)}.`,
  }),
  'no-raise-only-check': message<{ seat: number; amount: number }>({
    en: (f, say) => `No raise: ${say.player(f.seat)} checks and takes ${say.chips(f.amount)} back.`,
    it: (f, say) => `Niente rilancio: ${say.player(f.seat)} fa check e riprende ${say.chips(f.amount)}.`,
  }),
  'no-bet-to-raise': message<{ seat: number }>({
    en: (f, say) => `There was no bet to raise: the floor decides what the chips of ${say.player(f.seat)} are.`,
    it: (f, say) =>
      `Non c'era puntata da rilanciare: decide il direttore che cosa valgono le fiche di ${say.player(f.seat)}.`,
  }),
  'bet-as-the-floor-has-it': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} bets ${say.chips(f.amount)}.`,
    it: (f, say) => `${whoFirst(f, say)} punta ${say.chips(f.amount)}.`,
  }),
  'raising-is-closed': message<{ seat: number }>({
    en: (f, say) => `Raising is not open to ${say.player(f.seat)}.`,
    it: (f, say) => `${whoFirst(f, say)} non può rilanciare.`,
  }),
  'excess-returned': message<Named & { amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} above the largest legal wager goes back to ${who(f, say)}.`,
    it: (f, say) =>
      `${say.chips(f.amount)} oltre la puntata massima ${ofAmount(f.amount, 'torna', 'tornano')} ${atName(who(f, say))}.`,
  }),
  'rest-returned': message<{ seat: number; amount: number }>({
    en: (f, say) => `${say.chips(f.amount)} that does not count goes back to ${say.player(f.seat)}.`,
    it: (f, say) =>
      `${say.chips(f.amount)} che non ${ofAmount(f.amount, 'vale torna', 'valgono tornano')} ${atName(say.player(f.seat))}.`,
  }),
  'raise-as-put': message<{ seat: number; amount: number }>({
    en: (f, say) => `${whoFirst(f, say)} raises with the ${say.chips(f.amount)} put in.`,
    it: (f, say) => `${whoFirst(f, say)} rilancia con ${say.chips(f.amount)} messi.`,
  }),
  'raise-made-up': message<{ seat: number; amount: number; added: number }>({
    en: (f, say) =>
      `The word binds: ${say.player(f.seat)} adds ${say.chips(f.added)} for the smallest raise, ${say.chips(f.amount)}.`,
    it: (f, say) =>
      `La parola vincola: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} per il rilancio minimo, ${say.chips(f.amount)}.`,
  }),
};
