import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, option, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag } from './facts.ts';
import { actsIn, actsOf, behindOf, spotOf } from './figures.ts';
import { actor } from './shared-facts.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: actor,
  owed: amountFact(
    {
      en: 'How much did the caller really have to add? At most the chips he has.',
      it: 'Quanto doveva davvero aggiungere chi ha visto? Al massimo le fiche che ha.',
    },
    (table, told) => {
      const bounds = spotOf(table, told)?.bounds;
      return bounds && Math.max(0, Math.min(bounds.price, bounds.stackTo) - bounds.wager);
    },
    'always',
  ),
  believed: amountFact({
    en: 'What amount did the caller put in, or take it to be by what was announced?',
    it: "Che importo ha messo chi ha visto, o quale credeva che fosse in base all'annuncio?",
  }),
  misunderstood: flag({
    en: 'Was the caller grossly mistaken about the amount, so that fairness asks for a closer look?',
    it: "Chi ha visto si sbagliava gravemente sull'importo, tanto che l'equità chiede di valutare?",
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

interface Call {
  readonly seat: Seat;
  readonly owed: number;
  readonly believed: number;
}

/** Who has put in four fifths of the true amount cannot say he did not know it. */
const isNear = ({ owed, believed }: Call): boolean => 5 * believed >= 4 * owed;

function owes({ seat, owed, believed }: Call, { rules, table }: RulingContext): Asks {
  const cites = rules.cites.acceptedAction;
  const why = decision('amount-announced', { seat, amount: believed, owed }, cites);
  const says = decision('caller-owes-true-amount', { seat, amount: owed, added: owed - believed }, cites, [why]);
  const discretion = decision('floor-discretion', {}, cite('tda-2024/1'), [says]);
  return ruled('call', says, {
    because: [why],
    besides: [discretion],
    chips: chipMove(seat, 'pot', owed - believed),
    effect: actsIn(table, { seat }, 'call', owed),
  });
}

/** The floor weighs the misunderstanding: the true amount, or the call is undone. */
function weighed({ seat, owed, believed }: Call, { rules, table }: RulingContext): Asks {
  const cites = [...new Set([...rules.cites.acceptedAction, ...cite('tda-2024/1')])];
  const why = decision('amount-announced', { seat, amount: believed, owed }, cites);
  const says = decision('misunderstanding-for-floor', { seat }, cites, [why]);
  const full = decision('option-owes-all', { seat, amount: owed }, cites);
  const back = decision('option-call-undone', { seat, amount: believed }, cites);
  return ruled('floor-decides', says, {
    because: [why],
    options: [
      option(full, { chips: chipMove(seat, 'pot', owed - believed), acts: actsOf(table, { seat }, 'call', owed) }),
      option(back, { chips: chipMove('pot', seat, believed), acts: actsOf(table, { seat }, 'fold') }),
    ],
  });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, owed, believed, misunderstood } = facts;
  if (seat === undefined || owed === undefined || believed === undefined) return askFor({ seat, owed, believed });
  const call = { seat, owed, believed };
  if (believed >= owed) {
    const change = chipMove('pot', seat, believed - owed);
    const says = decision('call-covers-amount', { seat, amount: owed }, context.rules.cites.acceptedAction);
    return ruled('call', says, { chips: change, effect: actsIn(context.table, { seat }, 'call', owed) });
  }
  const excuses = context.rules.values.acceptedAction === 'misunderstanding-may-excuse';
  if (excuses && isNear(call)) return owes(call, context);
  if (excuses && misunderstood === undefined) return ask('misunderstood');
  return misunderstood ? weighed(call, context) : owes(call, context);
}

export const acceptedAction = defineRuling({
  type: 'accepted-action',
  title: { en: 'A call of an amount wrongly announced', it: 'Call di un importo annunciato male' },
  description: {
    en: 'A player called, and the bet was larger than had been announced or counted.',
    it: 'Un giocatore ha visto, e la puntata era più alta di quanto annunciato o contato.',
  },
  clauses: cite('tda-2024/49', 'roberts-11/betting-and-raising-12', 'roberts-11/no-limit-misunderstanding'),
  facts: FACTS,
  check: ({ owed, believed }, table) => {
    const behind = behindOf(table, {});
    return [
      ...(owed === undefined ? [] : tooSmall('owed', owed, 1)),
      ...(believed === undefined || behind === undefined ? [] : tooLarge('believed', believed, behind)),
    ];
  },
  books: allBooks(procedure),
  messages: {
    'amount-announced': message<{ seat: number; amount: number; owed: number }>({
      en: (f, say) => `${whoFirst(f, say)} took the amount to be ${say.chips(f.amount)}; it is ${say.chips(f.owed)}.`,
      it: (f, say) => `${whoFirst(f, say)} credeva che fossero ${say.chips(f.amount)}; sono ${say.chips(f.owed)}.`,
    }),
    'caller-owes-true-amount': message<{ seat: number; amount: number; added: number }>({
      en: (f, say) =>
        `A call accepts the whole bet: ${say.player(f.seat)} owes ${say.chips(f.amount)} and adds ${say.chips(f.added)}.`,
      it: (f, say) =>
        `Chi vede accetta l'intera puntata: ${say.player(f.seat)} deve ${say.chips(f.amount)} e aggiunge ${say.chips(f.added)}.`,
    }),
    'call-covers-amount': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} calls ${say.chips(f.amount)}; nothing is missing.`,
      it: (f, say) => `${whoFirst(f, say)} vede ${say.chips(f.amount)}; non manca nulla.`,
    }),
    'floor-discretion': message<Record<string, never>>({
      en: () => 'In a case of gross misunderstanding the floor may decide otherwise for the sake of fairness.',
      it: () => 'In caso di grave malinteso il direttore può decidere altrimenti per ragioni di equità.',
    }),
    'misunderstanding-for-floor': message<{ seat: number }>({
      en: (f, say) => `A gross misunderstanding: the floor decides what ${say.player(f.seat)} owes.`,
      it: (f, say) => `Un grave malinteso: decide il direttore che cosa deve ${say.player(f.seat)}.`,
    }),
    'option-owes-all': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} owes the whole ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} deve tutti i ${say.chips(f.amount)}.`,
    }),
    'option-call-undone': message<{ seat: number; amount: number }>({
      en: (f, say) => `The call is undone: ${say.player(f.seat)} takes ${say.chips(f.amount)} back and folds.`,
      it: (f, say) => `Il call è annullato: ${say.player(f.seat)} riprende ${say.chips(f.amount)} e passa.`,
    }),
  },
});
