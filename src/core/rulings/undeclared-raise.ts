import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, option, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, oneOf } from './facts.ts';
import { actsIn, actsOf, behindOf, putIn, spotOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall, toRaise } from './shared-facts.ts';
import { type ActsAs, shortRaiseOptions } from './short-raise-options.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: actor,
  manner: oneOf(['raise-without-amount', 'words-after-chips', 'two-motions', 'declared-with-amount'], {
    en: 'How was the raise made: the word "raise" without an amount, words after the chips, chips in two motions, or declared with its amount before the chips?',
    it: 'Come è stato fatto il rilancio: la parola "rilancio" senza importo, parole dopo le fiche, fiche in due gesti, o dichiarato con la cifra prima delle fiche?',
  }),
  put: amountFact({ en: 'How much did the player put in?', it: 'Quanto ha messo il giocatore?' }, putIn),
  toCall,
  toRaise,
  lastChips,
} as const satisfies FactTable;

const MANNERS: Readonly<Record<string, { readonly en: string; readonly it: string }>> = {
  'raise-without-amount': { en: 'the word "raise" without an amount', it: 'la parola "rilancio" senza importo' },
  'words-after-chips': { en: 'the chips first, the words after', it: 'prima le fiche, poi le parole' },
  'two-motions': { en: 'chips in two motions', it: 'fiche in due gesti' },
  'declared-with-amount': { en: 'declared with its amount', it: "dichiarato con l'importo" },
};

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** The chips of a call stay, everything above it goes back. */
function onlyCall(
  facts: Given,
  { table }: Pick<RulingContext, 'table'>,
  cites: Cites,
  because: readonly Decision[],
): Asks {
  const { seat, put, toCall: price } = facts;
  if (seat === undefined || put === undefined || price === undefined) return askFor({ seat, put, toCall: price });
  const told = { ...facts, seat };
  if (price === 0) return noCall(told, put, table, cites, because);
  const amount = Math.min(price, behindOf(table, facts) ?? price);
  const call = decision('no-raise-only-call', { seat, amount }, cites, because);
  const change = put > amount ? [decision('change-returned', { seat, amount: put - amount }, cites, [call])] : [];
  return ruled('call', call, {
    because,
    besides: change,
    chips: chipMove('pot', seat, put - amount),
    effect: actsIn(table, told, 'call', amount),
  });
}

/** Nothing to call: the big blind only checks; elsewhere there was no bet to raise. */
function noCall(
  told: Given & { readonly seat: Seat },
  put: number,
  table: RulingContext['table'],
  cites: Cites,
  because: readonly Decision[],
): Asks {
  const { seat } = told;
  const bounds = spotOf(table, told)?.bounds;
  if ((bounds?.price ?? 0) === 0) {
    const bet = Math.max(put, bounds === undefined ? 0 : Math.min(bounds.minTo, bounds.stackTo) - bounds.wager);
    const none = decision('no-bet-to-raise', { seat }, [...cites, ...cite('tda-2024/1')], because);
    const options = [
      option(decision('bet-as-the-floor-has-it', { seat, amount: bet }, none.cites, because), {
        chips: chipMove(seat, 'pot', bet - put),
        acts: actsOf(table, told, 'bet', bet),
      }),
      option(decision('no-raise-only-check', { seat, amount: put }, none.cites, because), {
        chips: chipMove('pot', seat, put),
        acts: actsOf(table, told, 'check'),
      }),
    ];
    return ruled('floor-decides', none, { because, options });
  }
  const check = decision('no-raise-only-check', { seat, amount: put }, cites, because);
  return ruled('call', check, {
    because,
    chips: chipMove('pot', seat, put),
    effect: actsIn(table, told, 'check', 0),
  });
}

interface Binding {
  readonly cites: Cites;
  readonly because: readonly Decision[];
  /** What becomes of one below the minimum; made up to it where nothing else is written. */
  readonly short?: (raise: { seat: Seat; put: number; price: number; least: number }) => Asks;
}

/** A raise that binds: what was put in, made up to the least legal one or to the last chip. */
function bindingRaise(facts: Given, { table }: RulingContext, { cites, because, short }: Binding): Asks {
  const { seat, put, toRaise: least, toCall: price, lastChips: last } = facts;
  if (seat === undefined || put === undefined || least === undefined) return askFor({ seat, put, toRaise: least });
  const told = { ...facts, seat };
  const asPut = (clauses: Cites) =>
    ruled('raise', decision('raise-as-put', { seat, amount: put }, clauses, because), {
      because,
      effect: actsIn(table, told, 'raise', put),
    });
  if (put >= least) return asPut(cites);
  if (last === undefined) return ask('lastChips');
  if (price === undefined && (last || short !== undefined)) return ask('toCall');
  if (last && put <= (price ?? 0)) return onlyCall(facts, { table }, cite('custom/table-stakes'), because);
  if (last) return asPut([...cites, ...cite('custom/table-stakes')]);
  if (short !== undefined && price !== undefined) return short({ seat, put, price, least });
  const amount = Math.min(least, behindOf(table, facts) ?? least);
  const complete = decision('raise-made-up', { seat, amount, added: amount - put }, cites, because);
  return ruled('complete-raise', complete, {
    because,
    effect: actsIn(table, told, 'raise', amount),
    chips: chipMove(seat, 'pot', amount - put),
  });
}

function italian(told: Given, context: RulingContext): Asks {
  const { manner } = told;
  if (manner === undefined) return ask('manner');
  const both = cite('italian-tournament/10', 'italian-tournament/12');
  const manners = decision('raise-manner', { reason: manner }, cite('italian-tournament/10'));
  if (manner !== 'declared-with-amount')
    return onlyCall(told, context, both, [manners, decision('silence-and-raise', {}, both)]);
  const because = [manners];
  return bindingRaise(told, context, {
    cites: cite('italian-tournament/10'),
    because,
    short: ({ seat, put, price, least }) => {
      const facts = { seat, amount: put, least };
      const said = decision('silent-raise-is-short', facts, cite('italian-tournament/13'), because);
      const acts: ActsAs = (action, added) => actsOf(context.table, { ...told, seat }, action, added);
      const options = shortRaiseOptions({ seat, price, put, least, matched: [] }, context.rules, acts);
      return ruled('choice', said, { because, options });
    },
  });
}

function tda(facts: Given, context: RulingContext): Asks {
  const { manner } = facts;
  if (manner === undefined) return ask('manner');
  const manners = (cites: Cites) => [decision('raise-manner', { reason: manner }, cites)];
  switch (manner) {
    case 'declared-with-amount':
      return bindingRaise(facts, context, { cites: cite('tda-2024/40'), because: manners(cite('tda-2024/40')) });
    case 'raise-without-amount':
      return bindingRaise(facts, context, {
        cites: cite('tda-2024/43', 'tda-2024/56'),
        because: manners(cite('tda-2024/40')),
      });
    case 'words-after-chips':
      return onlyCall(facts, context, cite('tda-2024/40'), manners(cite('tda-2024/40')));
    case 'two-motions':
      return onlyCall(facts, context, cite('tda-2024/42', 'tda-2024/56'), manners(cite('tda-2024/42')));
  }
}

export const undeclaredRaise = defineRuling({
  type: 'undeclared-raise',
  title: { en: 'A raise not declared as it should be', it: 'Rilancio non dichiarato come si deve' },
  description: {
    en: 'A player meant to raise but did not state it with its amount, or put the chips in more than one motion. One silent motion with larger chips is an irregularity of its own.',
    it: "Un giocatore voleva rilanciare ma non lo ha dichiarato con l'importo, o ha messo le fiche in più gesti. Un solo gesto silenzioso con fiche maggiori è un'irregolarità a sé.",
  },
  clauses: cite('italian-tournament/10', 'tda-2024/42', 'tda-2024/56'),
  facts: FACTS,
  check: (facts, table) => checkFigures(facts, behindOf(table, facts), 'put'),
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    'raise-manner': message<{ reason: string }>({
      en: (f) => `How it was done: ${MANNERS[f.reason]?.en ?? f.reason}.`,
      it: (f) => `Come è avvenuto: ${MANNERS[f.reason]?.it ?? f.reason}.`,
    }),
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
  },
});
