import { message } from '../explanation/messages.ts';
import { type Act, askFor, option, type RulingOption, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, chipsFact, type FactTable, type FactValues, type Table, type Told } from './facts.ts';
import { entryOf, spotOf } from './figures.ts';
import { actor } from './shared-facts.ts';
import { actsAsIn, takesAsIn } from './wager.ts';
import { whoFirst } from './words.ts';

/** "Five" may be five, fifty, five hundred: the figure of the entry with noughts behind it, as far as the stack goes. */
function readingsIn(table: Table): readonly number[] | undefined {
  const to = entryOf(table)?.to;
  const bounds = table.history?.bounds;
  if (to === undefined || to === 0 || bounds == null) return undefined;
  const most = Math.min(bounds.stackTo, Number.MAX_SAFE_INTEGER);
  return Array.from({ length: 16 }, (_, noughts) => to * 10 ** noughts).filter((amount) => amount <= most);
}

const FACTS = {
  seat: actor,
  readings: chipsFact(
    {
      en: 'Which amounts could the words mean, each as a total on this street?',
      it: 'Quali importi potevano significare le parole, ognuno come totale del giro?',
    },
    readingsIn,
  ),
  pot: amountFact(
    {
      en: 'How much was in the pot before it, with the bets still in front of the players?',
      it: "Quanto c'era prima nel piatto, con le puntate ancora davanti ai giocatori?",
    },
    (table, told) => spotOf(table, told)?.bounds.pot,
    'always',
  ),
  least: amountFact(
    {
      en: 'What total was the smallest legal bet or raise?',
      it: 'Quale totale era la puntata o il rilancio minimo?',
    },
    (table: Table, told: Told) => spotOf(table, told)?.bounds.minTo,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const CLAUSE = cite('tda-2024/57');

/** The wager in the hand, from its total. */
function inHand(seat: Seat, context: RulingContext) {
  const bounds = spotOf(context.table, { seat })?.bounds;
  const action: Act['action'] = bounds?.price === 0 ? 'bet' : 'raise';
  const added = (to: number) => to - (bounds?.wager ?? 0);
  return {
    takes: (to: number) => takesAsIn(context, { seat })(action, added(to)),
    acts: (to: number) => actsAsIn(context, { seat })(action, added(to)),
  };
}

/** No reading is within the pot, or none is legal: the floor takes one of those that are, or the least wager. */
function leftOpen(seat: Seat, amounts: readonly number[], context: RulingContext): Asks {
  const { acts } = inHand(seat, context);
  const cites = cite('tda-2024/57', 'tda-2024/1');
  const options = amounts.map(
    (amount): RulingOption => option(decision('amount-taken-as', { seat, amount }, cites), { acts: acts(amount) }),
  );
  return ruled('floor-decides', decision('amount-left-to-floor', { seat }, cites), { options });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, readings, pot, least } = facts;
  if (seat === undefined || readings === undefined || readings.length === 0 || pot === undefined || least === undefined)
    return askFor({ seat, readings: readings?.[0], pot, least });
  const stackTo = spotOf(context.table, { seat })?.bounds.stackTo ?? Number.POSITIVE_INFINITY;
  const legal = readings.filter((amount) => amount >= least && amount <= stackTo).sort((a, b) => b - a);
  const amount = legal.length === 1 ? legal[0] : legal.find((reading) => reading <= pot);
  if (amount === undefined) return leftOpen(seat, legal.length > 0 ? legal : [Math.min(least, stackTo)], context);
  const why = decision('amount-has-readings', { seat, amounts: [...readings] }, CLAUSE);
  const said = decision(
    legal.length === 1 ? 'amount-only-legal' : 'amount-highest-in-pot',
    { seat, amount, pot },
    CLAUSE,
    [why],
  );
  return ruled('correct-amount', said, { because: [why], effect: inHand(seat, context).takes(amount) });
}

export const ambiguousAmount = defineRuling({
  type: 'ambiguous-amount',
  title: {
    en: 'An announced amount that can be read in several ways',
    it: 'Importo annunciato che si può intendere in più modi',
  },
  description: {
    en: 'A player announced a bet or raise whose figure could mean different amounts: "five" may be five hundred or five thousand.',
    it: 'Un giocatore ha annunciato una puntata o un rilancio la cui cifra può voler dire importi diversi: "cinque" può essere cinquecento o cinquemila.',
  },
  clauses: CLAUSE,
  facts: FACTS,
  check: ({ readings = [] }) => {
    const worthless = readings.indexOf(0);
    return worthless < 0
      ? []
      : [{ fact: 'readings', index: worthless, code: 'fact-too-small', facts: { amount: 0, least: 1 } }];
  },
  books: allBooks(procedure),
  messages: {
    'amount-has-readings': message<{ seat: number; amounts: readonly number[] }>({
      en: (f, say) => `What ${say.player(f.seat)} said can mean ${f.amounts.map((a) => say.chips(a)).join(' or ')}.`,
      it: (f, say) =>
        `Quanto ha detto ${say.player(f.seat)} può voler dire ${f.amounts.map((a) => say.chips(a)).join(' o ')}.`,
    }),
    'amount-highest-in-pot': message<{ seat: number; amount: number; pot: number }>({
      en: (f, say) =>
        `The highest reasonable amount not above the pot of ${say.chips(f.pot)} is taken: ${say.player(f.seat)} makes it ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Vale la cifra ragionevole più alta che non supera il piatto di ${say.chips(f.pot)}: ${say.player(f.seat)} arriva a ${say.chips(f.amount)}.`,
    }),
    'amount-only-legal': message<{ seat: number; amount: number; pot: number }>({
      en: (f, say) => `Only one of them is a legal wager: ${say.player(f.seat)} makes it ${say.chips(f.amount)}.`,
      it: (f, say) => `Solo una è una puntata valida: ${say.player(f.seat)} arriva a ${say.chips(f.amount)}.`,
    }),
    'amount-left-to-floor': message<{ seat: number }>({
      en: (f, say) => `No legal amount is within the pot: the floor decides what ${say.player(f.seat)} meant.`,
      it: (f, say) =>
        `Nessun importo valido sta nel piatto: decide il direttore che cosa intendeva ${say.player(f.seat)}.`,
    }),
    'amount-taken-as': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} makes it ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} arriva a ${say.chips(f.amount)}.`,
    }),
  },
});
