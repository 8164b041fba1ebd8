import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, type HandEffect, option, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, type Table } from './facts.ts';
import { actsIn, actsOf } from './figures.ts';
import { whoFirst } from './words.ts';
import { matchedAfter, noticedFact, totalMade, wagerMade, wagerSeat } from './wrong-size-facts.ts';

const FACTS = {
  seat: wagerSeat,
  error: oneOf(
    ['too-high', 'too-low'],
    {
      en: 'Was the wager made by a count of the pot that was too high (or above the pot), or by one that was too low?',
      it: 'La puntata si è fatta su un conto del piatto troppo alto (o oltre il piatto), o su uno troppo basso?',
    },
    (table, told) => {
      const found = wagerMade(table, told);
      return found !== null && (totalMade(found) ?? 0) > found.bounds.maxTo ? 'too-high' : undefined;
    },
  ),
  put: amountFact(
    {
      en: 'What total did the player put in on this street?',
      it: 'Quale totale ha messo il giocatore in questo giro?',
    },
    (table, told) => {
      const found = wagerMade(table, told);
      return found === null ? undefined : totalMade(found);
    },
    'always',
  ),
  correct: amountFact(
    {
      en: 'What total is the pot rightly counted, before the flop with short or missing blinds in full?',
      it: 'Quale totale è il piatto contato bene, prima del flop con i bui corti o mancanti per intero?',
    },
    (table, told) => {
      const bounds = wagerMade(table, told)?.bounds;
      return bounds && Math.min(bounds.maxTo, bounds.stackTo);
    },
    'always',
  ),
  matched: matchedAfter,
  noticed: noticedFact,
  substantialAction: flag({
    en: 'Has there been substantial action since the wager: two actions in turn with chips from at least one, or any three?',
    it: "Dopo la puntata c'è stata azione sostanziale: due azioni di fila di cui almeno una con fiche, o tre qualsiasi?",
  }),
  considered: flag({
    en: 'Had somebody long considered the wager, and decided to call or raise that amount, before it was noticed?',
    it: 'Qualcuno aveva a lungo valutato la puntata e deciso di vedere o rilanciare quella cifra prima che si notasse?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

interface Wager {
  readonly seat: Seat;
  readonly put: number;
  readonly correct: number;
}

const wagerIn = (table: Table | null): number => table?.history?.bounds?.wager ?? 0;
const actionIn = (table: Table | null): 'bet' | 'raise' => (table?.history?.bounds?.price === 0 ? 'bet' : 'raise');

function takenAs({ seat }: Wager, to: number, table: Table | null): HandEffect {
  return actsIn(table, { seat }, actionIn(table), to - wagerIn(table));
}

/** Everybody who matched it follows the wager to its right amount. */
function corrected(wager: Wager, facts: Given, because: readonly Decision[], { rules, table }: RulingContext): Asks {
  const { seat, put, correct } = wager;
  const { matched } = facts;
  if (matched === undefined) return ask('matched');
  const cites = put > correct ? rules.cites.potLimitWindow : cite('tda-2024/52-B');
  const figures = { seat, amount: correct, seats: matched.map((own) => own.seat) };
  const says = decision(put > correct ? 'pot-surplus-back' : 'pot-made-up', figures, cites, because);
  const others = matched.flatMap((own) => chipMove(own.seat, 'pot', correct - own.amount));
  return ruled('correct-amount', says, {
    because,
    chips: [...chipMove(seat, 'pot', correct - put), ...others],
    effect: takenAs(wager, correct, table),
  });
}

function stands(wager: Wager, because: readonly Decision[], cites: readonly string[], table: Table | null): Asks {
  const { seat, put } = wager;
  const effect = takenAs(wager, put, table);
  const asMade: HandEffect = effect.kind === 'acts' ? { ...effect, asMade: true } : effect;
  return ruled('stands', decision('pot-error-stands', { seat, amount: put }, cites, because), {
    because,
    effect: asMade,
  });
}

/** Above the pot: the surplus goes back as long as the house allows it. */
function tooHigh(wager: Wager, facts: Given, why: Decision, context: RulingContext): Asks {
  const { rules, table } = context;
  const { noticed, considered } = facts;
  const cites = rules.cites.potLimitWindow;
  if (noticed === undefined) return ask('noticed');
  const untilActed = rules.values.potLimitWindow === 'until-all-acted';
  if (noticed === 'later' || (noticed === 'before-next-card' && untilActed)) return stands(wager, [why], cites, table);
  if (!untilActed) return corrected(wager, facts, [why], context);
  if (considered === undefined) return ask('considered');
  if (!considered) return corrected(wager, facts, [why], context);
  const { seat, put, correct } = wager;
  const floor = [...cites, ...cite('roberts-11/pot-limit-3')];
  const act = (to: number) => actsOf(table, { seat }, actionIn(table), to - wagerIn(table));
  const lets = decision('option-oversize-stands', { seat, amount: put }, floor);
  const lowers = decision('option-oversize-lowered', { seat, amount: correct }, floor);
  return ruled('floor-decides', decision('pot-error-considered', { seat, amount: put }, floor, [why]), {
    because: [why],
    options: [option(lets, {}), option(lowers, { chips: chipMove('pot', seat, put - correct), acts: act(correct) })],
  });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, error, put, correct, noticed, substantialAction } = facts;
  if (seat === undefined || error === undefined || put === undefined || correct === undefined)
    return askFor({ seat, error, put, correct });
  const wager = { seat, put, correct };
  const size = cite('tda-2024/54-A', 'tda-2024/54-B');
  if ((error === 'too-high') !== put > correct || put === correct)
    return ruled('stands', decision('pot-wager-in-order', { seat, amount: put, correct }, size));
  const why = decision('pot-miscounted', { seat, amount: put, correct }, size);
  if (error === 'too-high') return tooHigh(wager, facts, why, context);
  if (noticed === undefined) return ask('noticed');
  const cites = cite('tda-2024/52-B');
  if (noticed === 'later') return stands(wager, [why], cites, context.table);
  if (substantialAction === undefined) return ask('substantialAction');
  return substantialAction ? stands(wager, [why], cites, context.table) : corrected(wager, facts, [why], context);
}

/** Too high is above the right amount, too low below it, and the better is not among those who matched. */
function check({ seat, error, put, correct, matched = [] }: Given): readonly FactFault[] {
  const caller = matched.findIndex((own) => own.seat === seat);
  const sized = put === undefined || correct === undefined || error === undefined;
  return [
    ...(sized ? [] : error === 'too-high' ? tooSmall('put', put, correct + 1) : tooLarge('put', put, correct - 1)),
    ...(caller < 0 ? [] : [{ fact: 'matched', index: caller, code: 'fact-seat-twice', facts: { seat: Number(seat) } }]),
  ];
}

export const potLimitError = defineRuling({
  type: 'pot-limit-error',
  title: { en: 'A pot-limit wager by a wrong count', it: 'Puntata pot-limit su un conto errato' },
  description: {
    en: 'At pot-limit somebody bet or raised the pot by a wrong count, or more than the pot allows.',
    it: 'In pot-limit qualcuno ha puntato o rilanciato il piatto su un conto errato, o più di quanto il piatto permette.',
  },
  clauses: cite('tda-2024/52-B', 'tda-2024/54-A', 'tda-2024/54-B', 'roberts-11/pot-limit-2', 'roberts-11/pot-limit-3'),
  facts: FACTS,
  check,
  books: allBooks(procedure),
  messages: {
    'pot-miscounted': message<{ seat: number; amount: number; correct: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)} where the pot rightly counted is ${say.chips(f.correct)}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove il piatto contato bene è ${say.chips(f.correct)}.`,
    }),
    'pot-wager-in-order': message<{ seat: number; amount: number; correct: number }>({
      en: (f, say) =>
        `${say.chips(f.amount)} is no such error where the pot is ${say.chips(f.correct)}: the wager of ${say.player(f.seat)} stands.`,
      it: (f, say) =>
        `Con un piatto di ${say.chips(f.correct)} non c'è un tale errore in ${say.chips(f.amount)}: la puntata di ${say.player(f.seat)} resta valida.`,
    }),
    'pot-surplus-back': message<{ seat: number; amount: number; seats: readonly number[] }>({
      en: (f, say) =>
        `It is brought down to the pot: ${say.chips(f.amount)} for ${say.players([f.seat, ...f.seats])}, the surplus goes back.`,
      it: (f, say) =>
        `Si riporta al piatto: ${say.chips(f.amount)} per ${say.players([f.seat, ...f.seats])}, il di più torna indietro.`,
    }),
    'pot-made-up': message<{ seat: number; amount: number; seats: readonly number[] }>({
      en: (f, say) => `It is made up to the pot: ${say.chips(f.amount)} for ${say.players([f.seat, ...f.seats])}.`,
      it: (f, say) => `Si completa al piatto: ${say.chips(f.amount)} per ${say.players([f.seat, ...f.seats])}.`,
    }),
    'pot-error-stands': message<{ seat: number; amount: number }>({
      en: (f, say) => `It was noticed too late: the wager of ${say.player(f.seat)} stands at ${say.chips(f.amount)}.`,
      it: (f, say) => `È stato notato tardi: la puntata di ${say.player(f.seat)} resta di ${say.chips(f.amount)}.`,
    }),
    'pot-error-considered': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `Somebody has decided on the ${say.chips(f.amount)} of ${say.player(f.seat)} as they lay: the floor may let them stand.`,
      it: (f, say) =>
        `Qualcuno ha deciso sui ${say.chips(f.amount)} di ${say.player(f.seat)} così com'erano: il direttore può lasciarli valere.`,
    }),
    'option-oversize-stands': message<{ seat: number; amount: number }>({
      en: (f, say) => `The ${say.chips(f.amount)} of ${say.player(f.seat)} stand though they are above the pot.`,
      it: (f, say) => `I ${say.chips(f.amount)} di ${say.player(f.seat)} restano anche se superano il piatto.`,
    }),
    'option-oversize-lowered': message<{ seat: number; amount: number }>({
      en: (f, say) => `The wager of ${say.player(f.seat)} is brought down to the pot, ${say.chips(f.amount)}.`,
      it: (f, say) => `La puntata di ${say.player(f.seat)} si riporta al piatto, ${say.chips(f.amount)}.`,
    }),
  },
});
