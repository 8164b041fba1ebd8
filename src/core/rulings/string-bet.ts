import { message } from '../explanation/messages.ts';
import { ask, type HandEffect, isRuled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { declaredRaise } from './declared-raise.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import { amountFact, chipsFact, type FactTable, type FactValues, flag, oneOf, seatFact, type Table } from './facts.ts';
import { behindOf } from './figures.ts';
import { motionsIn } from './motions.ts';
import { returning } from './returning.ts';
import { checkFigures } from './shared-facts.ts';
import { SILENT_TOLD } from './silent-chips.ts';
import { inSilence } from './silent-motion.ts';
import { bindingRaise, type Cites, onlyCall } from './wager.ts';

const FACTS = {
  seat: seatFact(
    { en: 'Which seat put chips in with several motions?', it: 'Quale posto ha messo le fiche in più gesti?' },
    (table) => motionsIn(table)?.seat ?? table.history?.bounds?.seat,
  ),
  declared: oneOf(
    ['nothing', 'raise', 'raise-with-amount'],
    {
      en: 'What was said before the chips: nothing, "raise", or "raise" with its amount?',
      it: 'Che cosa è stato detto prima delle fiche: niente, "rilancio", o "rilancio" con la cifra?',
    },
    (table) => motionsIn(table)?.declared,
  ),
  announced: amountFact({
    en: 'What amount was said, as chips to add?',
    it: 'Quale importo è stato detto, come fiche da aggiungere?',
  }),
  chips: chipsFact(
    {
      en: 'Which chips came with the first motion, by value?',
      it: 'Quali fiche sono venute con il primo gesto, per valore?',
    },
    (table) => motionsIn(table)?.first,
  ),
  later: chipsFact(
    {
      en: 'How much came with each further motion, in order?',
      it: "Quanto è venuto con ciascun gesto successivo, nell'ordine?",
    },
    (table) => motionsIn(table)?.later,
  ),
  tournament: flag({ en: 'Is it a tournament?', it: 'È un torneo?' }),
  ...SILENT_TOLD,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** The motions, all told. */
interface Motions {
  readonly seat: Seat;
  readonly first: readonly number[];
  readonly later: readonly number[];
  readonly why: Decision;
  readonly cites: Cites;
}

/** How much of what came in after the word "raise" counts, by the house. */
function counted({ first, later }: Motions, facts: Given, { rules }: RulingContext): number | Asks {
  const [put, next = 0] = [sum(first), later[0]];
  switch (rules.values.stringBet) {
    case 'one-more-after-raise':
      if (facts.toCall === undefined) return ask('toCall');
      return put === facts.toCall ? put + next : put;
    case 'any-after-raise':
      if (facts.tournament === undefined) return ask('tournament');
      return facts.tournament ? put : put + sum(later);
    default:
      return put;
  }
}

/** After "raise" the word binds: to what counts of the motions, or to the least raise. */
function saidRaise(motions: Motions, facts: Given, context: RulingContext): Asks {
  const { seat, first, later, why, cites } = motions;
  const put = counted(motions, facts, context);
  if (typeof put !== 'number') return put;
  const all = sum(first) + sum(later);
  const told = { ...facts, seat, chips: first, lastChips: put < all ? false : facts.lastChips };
  return returning(bindingRaise(told, put, context, { cites, because: [why] }), seat, all - put, cites);
}

function byMotions(motions: Motions, facts: Given, context: RulingContext): Asks {
  const { seat, first, later, why, cites } = motions;
  const { declared, announced } = facts;
  const all = sum(first) + sum(later);
  const told = { ...facts, seat, chips: first };
  if (declared === 'raise-with-amount') {
    if (announced === undefined) return ask('announced');
    const said = declaredRaise(told, announced, context, { cites, because: [why] });
    return returning(said, seat, all - announced, cites);
  }
  const mustState = context.rules.values.stringBet === 'amount-declared';
  if (declared === 'raise' && !mustState) return saidRaise(motions, facts, context);
  const { toCall: price, blindOption: option } = facts;
  if (price === undefined) return ask('toCall');
  // A bet where there is none is no raise: it need not be stated.
  const isBet = price === 0 && option !== true;
  if (mustState && !isBet) return onlyCall(told, all, context, { cites, because: [why] });
  if (declared === 'raise') return saidRaise(motions, facts, context);
  // A call put together in several motions is still no more than a call.
  const short = sum(first) < price && all >= price;
  if (short) return onlyCall(told, all, context, { cites, because: [why] });
  if (sum(first) < price) return inSilence({ ...told, chips: [all] }, context);
  const verdict = inSilence({ ...told, lastChips: false }, context);
  const led = isRuled(verdict) ? { ...verdict, steps: [why, ...verdict.steps] } : verdict;
  return returning(led, seat, sum(later), cites);
}

/** Every entry of the motions is taken for the one action. */
const spanning = (effect: HandEffect, until: number | undefined): HandEffect =>
  effect.kind === 'acts' && effect.replaces && until !== undefined ? { ...effect, until } : effect;

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, declared, chips: first, later } = facts;
  if (declared === undefined || first === undefined || first.length === 0)
    return ask(declared === undefined ? 'declared' : 'chips');
  if (later === undefined || later.length === 0) return ask('later');
  if (seat === undefined) return ask('seat');
  const cites = context.rules.cites.stringBet;
  const why = decision('several-motions', { seat, count: later.length + 1 }, cites);
  const verdict = byMotions({ seat, first, later, why, cites }, facts, context);
  const until = context.table === null ? undefined : motionsIn(context.table)?.until;
  return isRuled(verdict) ? { ...verdict, effect: spanning(verdict.effect, until) } : verdict;
}

const worthless = (fact: string, amounts: readonly number[] = []): FactFault[] => {
  const index = amounts.indexOf(0);
  return index < 0 ? [] : [{ fact, index, code: 'fact-too-small', facts: { amount: 0, least: 1 } }];
};

function check(facts: Given, table: Table | null): readonly FactFault[] {
  const { chips = [], later = [], toCall, toRaise } = facts;
  const put = chips.length + later.length === 0 ? undefined : sum(chips) + sum(later);
  const figures = checkFigures({ put, toCall, toRaise }, behindOf(table, { ...facts, chips: [...chips] }), 'chips');
  return [...worthless('chips', chips), ...worthless('later', later), ...figures];
}

export const stringBet = defineRuling({
  type: 'string-bet',
  title: { en: 'Chips put in with several motions', it: 'Fiche messe in più gesti' },
  description: {
    en: 'A player put out chips, went back to the stack and added more.',
    it: 'Un giocatore ha messo delle fiche, è tornato al proprio stack e ne ha aggiunte altre.',
  },
  clauses: cite(
    'tda-2024/42',
    'tda-2024/56',
    'wsop-2024/L136',
    'wsop-2024/L174',
    'roberts-11/no-limit-6',
    'italian-tournament/10',
  ),
  facts: FACTS,
  check,
  books: allBooks(procedure),
  messages: {
    'several-motions': message<{ seat: number; count: number }>({
      en: (f, say) => `${say.player(f.seat)} put the chips in with ${f.count} motions.`,
      it: (f, say) => `${say.player(f.seat)} ha messo le fiche in ${f.count} gesti.`,
    }),
  },
});
