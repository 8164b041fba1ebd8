import { message, type Speaker } from '../explanation/messages.ts';
import {
  ask,
  askFor,
  type ChipMove,
  chipMove,
  type HandEffect,
  type Right,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { clausesOf } from '../house-rules/topics.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooSmall } from './check-facts.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import type { FactTable, FactValues, SeatAmount, Table } from './facts.ts';
import { actsIn, actsOf } from './figures.ts';
import { shortRaiseOptions } from './short-raise-options.ts';
import type { ActsAs } from './wager.ts';
import { whoFirst } from './words.ts';
import { WRONG_SIZE_FACTS } from './wrong-size-facts.ts';

const FACTS = WRONG_SIZE_FACTS satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = readonly CitationId[];
type Fault = NonNullable<Given['fault']>;

/** A wager of the wrong amount; every figure is a total of the street. */
interface Wager {
  readonly seat: Seat;
  readonly fault: Fault;
  readonly put: number;
  readonly correct: number;
  readonly matched: readonly SeatAmount[];
}

/** What the right amount rests on. */
function sizeCites(fault: Fault, rules: RuleSet): Cites {
  const { cites } = rules;
  switch (fault) {
    case 'past-cap':
      return [...new Set([...cites.raiseCap, ...cites.headsUpCap])];
    case 'limit-size':
      return [...cite('custom/limit-size'), ...clausesOf(rules, 'bet-size')];
    case 'bet-below-minimum':
      return cite('custom/bet-size');
  }
}

/** What everybody adds, or takes back, for the right amount. */
const moved = ({ seat, put, matched }: Wager, to: number): ChipMove[] => [
  ...chipMove(seat, 'pot', to - put),
  ...matched.flatMap((own) => chipMove(own.seat, 'pot', to - own.amount)),
];

/** What lay before the seat to act. */
const wagerIn = (table: Table | null): number => table?.history?.bounds?.wager ?? 0;

/** How the hand goes on: the wager with the right amount, or as it was made. */
function taken(table: Table | null, { seat, fault, put, correct }: Wager, asMade: boolean): HandEffect {
  const bets = fault === 'bet-below-minimum' || table?.history?.bounds?.price === 0;
  const to = asMade ? put : correct;
  const action = !asMade && fault === 'past-cap' ? 'call' : bets ? 'bet' : 'raise';
  const effect = actsIn(table, { seat }, action, to - wagerIn(table));
  return effect.kind === 'acts' && asMade ? { ...effect, asMade: true } : effect;
}

function corrected(wager: Wager, why: Decision, { rules, table }: RulingContext): Asks {
  const { seat, fault, put, correct, matched } = wager;
  const cites = rules.cites.wrongAmountWindow;
  const seats = matched.map((own) => own.seat);
  const figures = { seat, seats, amount: correct };
  const says =
    fault === 'past-cap'
      ? decision('raise-past-cap-calls', figures, cites, [why])
      : decision('wrong-size-corrected', { ...figures, up: correct > put }, cites, [why]);
  const noRaise = rules.values.wrongAmountWindow === 'until-round-complete' && matched.length > 0 && correct > put;
  const rights: Right[] = noRaise ? [{ who: 'matched', seats, may: ['call'] }] : [];
  return ruled(fault === 'past-cap' ? 'call' : 'correct-amount', says, {
    because: [why],
    besides: noRaise ? [decision('matched-may-not-raise', { seats }, cites, [says])] : [],
    chips: moved(wager, correct),
    rights,
    effect: taken(table, wager, false),
  });
}

function stands(wager: Wager, why: Decision, { rules, table }: RulingContext): Asks {
  const { seat, put } = wager;
  const says = decision('wrong-size-stands', { seat, amount: put }, rules.cites.wrongAmountWindow, [why]);
  return ruled('stands', says, { because: [why], effect: taken(table, wager, true) });
}

/** The figures, or those that are missing; the last chips are never short, and a house without a cap knows no raise past it. */
function wagerOf(facts: Given, { values, cites }: RuleSet): Wager | Asks {
  const { seat, fault, put, correct, lastChips, matched = [] } = facts;
  if (seat === undefined || fault === undefined || put === undefined || correct === undefined)
    return askFor({ seat, fault, put, correct });
  if (put === correct)
    return ruled('stands', decision('size-is-right', { seat, amount: put }, cite('custom/bet-size')));
  if (fault === 'past-cap' && values.raiseCap === null)
    return ruled('stands', decision('no-raise-cap', { seat, amount: put }, cites.raiseCap));
  const short = put < correct && fault !== 'past-cap';
  if (short && lastChips === undefined) return ask('lastChips');
  if (short && lastChips)
    return ruled('stands', decision('wrong-size-all-in', { seat, amount: put }, cite('custom/table-stakes')));
  return { seat, fault, put, correct, matched };
}

const isWager = (found: Wager | Asks): found is Wager => 'correct' in found;

const reason = ({ seat, fault, put, correct }: Wager, rules: RuleSet): Decision =>
  fault === 'past-cap'
    ? decision('raise-past-cap', { seat, amount: put, cap: rules.values.raiseCap ?? 0 }, sizeCites(fault, rules))
    : decision('wrong-size', { seat, amount: put, correct }, sizeCites(fault, rules));

function procedure(facts: Given, context: RulingContext): Asks {
  const { rules } = context;
  const wager = wagerOf(facts, rules);
  if (!isWager(wager)) return wager;
  const { noticed, matched } = facts;
  if (noticed === undefined) return ask('noticed');
  const why = reason(wager, rules);
  const untilCard = rules.values.wrongAmountWindow === 'until-next-card';
  if (noticed === 'later' || (noticed === 'before-next-card' && !untilCard)) return stands(wager, why, context);
  return matched === undefined ? ask('matched') : corrected(wager, why, context);
}

/** A raise short of the fixed size goes by the page's clause on short raises; the page speaks of raises only. */
function italian(facts: Given, context: RulingContext): Asks {
  const { rules, table } = context;
  const wager = wagerOf(facts, rules);
  if (!isWager(wager)) return wager;
  const { seat, fault, put, correct } = wager;
  if (fault !== 'limit-size' || put > correct) return procedure(facts, context);
  const { price, matched } = facts;
  if (price === undefined) return ask('price');
  if (price === 0) return procedure(facts, context);
  if (matched === undefined) return ask('matched');
  const why = reason(wager, rules);
  const says = decision('wrong-size-short-raise', { seat }, cite('italian-tournament/13'), [why]);
  const actsAs: ActsAs = (action, to = 0) => actsOf(table, { seat }, action, to - wagerIn(table));
  const options = shortRaiseOptions({ seat, price, put, least: correct, reach: correct, matched }, rules, actsAs);
  return ruled('choice', says, { because: [why], options });
}

/** A wager is above the price, the right one too, except past the cap: there the price itself is right. */
function check({ seat, fault, put, correct, price, matched = [] }: Given): readonly FactFault[] {
  const caller = matched.findIndex((own) => own.seat === seat);
  const capped = fault === 'past-cap';
  return [
    ...(put === undefined || price === undefined ? [] : tooSmall('put', put, price + 1)),
    ...(correct === undefined || price === undefined || capped ? [] : tooSmall('correct', correct, price + 1)),
    ...(put === undefined || correct === undefined || !capped ? [] : tooSmall('put', put, correct + 1)),
    ...(caller < 0 ? [] : [{ fact: 'matched', index: caller, code: 'fact-seat-twice', facts: { seat: Number(seat) } }]),
  ];
}

const alsoEn = (seats: readonly number[], say: Speaker): string =>
  seats.length === 0 ? '' : `; it holds for ${say.players(seats)} too, who matched it`;
const alsoIt = (seats: readonly number[], say: Speaker): string =>
  seats.length === 0 ? '' : `; vale anche per chi lo ha coperto: ${say.players(seats)}`;

export const wrongBetSize = defineRuling({
  type: 'wrong-bet-size',
  title: { en: 'A bet or raise of the wrong amount', it: 'Puntata o rilancio di importo errato' },
  description: {
    en: 'A bet below the minimum, a bet or raise that is not of the size of the limit, or a raise past the last one allowed. A raise below the minimum without a fixed size is an irregularity of its own.',
    it: "Una puntata sotto il minimo, una puntata o un rilancio che non ha la misura del limite, o un rilancio oltre l'ultimo consentito. Un rilancio sotto il minimo senza misura fissa è un'irregolarità a sé.",
  },
  clauses: cite(
    'tda-2024/52-A',
    'wsop-2024/L138',
    'wsop-2024/L185',
    'roberts-11/betting-and-raising-15',
    'italian-limit-room/3',
    'italian-limit-room/4',
  ),
  facts: FACTS,
  check,
  books: { ...allBooks(procedure), 'italian-tournament': italian },
  messages: {
    'size-is-right': message<{ seat: number; amount: number }>({
      en: (f, say) => `${say.chips(f.amount)} is the right amount: the wager of ${say.player(f.seat)} stands.`,
      it: (f, say) => `${say.chips(f.amount)} è l'importo giusto: la puntata di ${say.player(f.seat)} resta valida.`,
    }),
    'no-raise-cap': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `No limit to raises holds here: the raise of ${say.player(f.seat)} to ${say.chips(f.amount)} stands.`,
      it: (f, say) =>
        `Qui non c'è un tetto ai rilanci: il rilancio di ${say.player(f.seat)} a ${say.chips(f.amount)} resta valido.`,
    }),
    'wrong-size-all-in': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} has no more chips: ${say.chips(f.amount)} all-in stands.`,
      it: (f, say) => `${whoFirst(f, say)} non ha altre fiche: l'all-in di ${say.chips(f.amount)} resta valido.`,
    }),
    'wrong-size': message<{ seat: number; amount: number; correct: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)} where the right amount is ${say.chips(f.correct)}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove l'importo giusto è ${say.chips(f.correct)}.`,
    }),
    'raise-past-cap': message<{ seat: number; amount: number; cap: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} raised to ${say.chips(f.amount)} after the last raise this street allows: one bet and ${f.cap} raises.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha rilanciato a ${say.chips(f.amount)} dopo l'ultimo rilancio consentito nel giro: una puntata e ${f.cap} rilanci.`,
    }),
    'wrong-size-corrected': message<{ seat: number; seats: readonly number[]; amount: number; up: boolean }>({
      en: (f, say) =>
        `It is corrected for everybody: the wager of ${say.player(f.seat)} is ${say.chips(f.amount)}${f.up ? '' : ', what lies above it goes back'}${alsoEn(f.seats, say)}.`,
      it: (f, say) =>
        `Si corregge per tutti: la puntata di ${say.player(f.seat)} è di ${say.chips(f.amount)}${f.up ? '' : ', quanto è in più torna indietro'}${alsoIt(f.seats, say)}.`,
    }),
    'raise-past-cap-calls': message<{ seat: number; seats: readonly number[]; amount: number }>({
      en: (f, say) =>
        `No raise is left: ${say.player(f.seat)} calls ${say.chips(f.amount)}, what lies above it goes back${alsoEn(f.seats, say)}.`,
      it: (f, say) =>
        `Non ci sono altri rilanci: ${say.player(f.seat)} vede ${say.chips(f.amount)}, quanto è in più torna indietro${alsoIt(f.seats, say)}.`,
    }),
    'wrong-size-stands': message<{ seat: number; amount: number }>({
      en: (f, say) => `It was noticed too late: the wager of ${say.player(f.seat)} stands at ${say.chips(f.amount)}.`,
      it: (f, say) => `È stato notato tardi: la puntata di ${say.player(f.seat)} resta di ${say.chips(f.amount)}.`,
    }),
    'matched-may-not-raise': message<{ seats: readonly number[] }>({
      en: (f, say) => `${say.players(f.seats)} may not turn the call into a raise because the amount has changed.`,
      it: (f, say) =>
        `Il cambio di importo non permette di trasformare il call in rilancio: vale per ${say.players(f.seats)}.`,
    }),
    'wrong-size-short-raise': message<{ seat: number }>({
      en: (f, say) => `It is a short raise: ${say.player(f.seat)} chooses between the minimum and a correct raise.`,
      it: (f, say) => `È un rilancio in difetto: ${say.player(f.seat)} sceglie tra il minimo e il rilancio corretto.`,
    }),
  },
});
