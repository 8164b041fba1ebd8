import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, type HandEffect, ruled, type Verdict } from '../hand/verdict.ts';
import type { RuleSet } from '../house-rules/preset.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, type Table } from './facts.ts';
import { actsIn, putIn, spotOf } from './figures.ts';
import { MAY_RAISE_FACTS } from './may-raise-facts.ts';
import { actor, toCall } from './shared-facts.ts';
import { whoFirst } from './words.ts';
import { noticedFact } from './wrong-size-facts.ts';

const FACTS = {
  seat: actor,
  ...MAY_RAISE_FACTS,
  toCall,
  put: amountFact(
    {
      en: 'How much did the player put in to raise? Left out where he only asks.',
      it: 'Quanto ha messo il giocatore per rilanciare? Si omette se chiede soltanto.',
    },
    putIn,
  ),
  noticed: noticedFact,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The raise as it stands in the history: a call, or a check where there is nothing to call. */
function takenAs(table: Table | null, seat: Seat, price: number): HandEffect {
  const spot = spotOf(table, { seat });
  if (spot === null || !spot.replaces) return { kind: 'as-given' };
  return actsIn(table, { seat }, price > 0 ? 'call' : 'check', price);
}

/** Noticed too late, it stands as it was made. */
function standsLate(seat: Seat, put: number, because: readonly Decision[], { rules, table }: RulingContext): Asks {
  const says = decision('raise-noticed-late', { seat, amount: put }, rules.cites.wrongAmountWindow, because);
  const effect = actsIn(table, { seat }, 'raise', put);
  const asMade: HandEffect = effect.kind === 'acts' ? { ...effect, asMade: true } : effect;
  return ruled('stands', says, { because, effect: spotOf(table, { seat })?.replaces ? asMade : { kind: 'as-given' } });
}

/** He may not raise; where he has put it in, what is above the price goes back and the rest is a call. */
function refused(facts: Given, says: Decision, because: readonly Decision[], context: RulingContext): Asks {
  const { seat, toCall: price, put, noticed } = facts;
  const { rules, table } = context;
  if (seat === undefined) return ask('seat');
  const untilCard = rules.values.wrongAmountWindow === 'until-next-card';
  const late = noticed === 'later' || (noticed === 'before-next-card' && !untilCard);
  if (put !== undefined && late) return standsLate(seat, put, because, context);
  if (put !== undefined && price === undefined) return ask('toCall');
  const owed = price ?? 0;
  const made = put !== undefined || spotOf(table, { seat })?.replaces === true;
  const as = !made ? 'not-allowed' : owed > 0 ? 'call' : 'correct-amount';
  return ruled(as, says, {
    because,
    chips: chipMove('pot', seat, put === undefined ? 0 : Math.max(0, put - owed)),
    rights: made ? [] : [{ who: 'player', seats: [seat], may: price === 0 ? ['fold', 'check'] : ['fold', 'call'] }],
    effect: takenAs(table, seat, owed),
  });
}

type Question = 'eventHeadsUp' | 'playersAtStart' | 'headsUpBeforeCap' | 'fewWithChips' | 'twoRounds';

/** Whether the house lifts its limit to raises with two players left; the question where that is not known. */
function isLiftedAtTwo(facts: Given, { values }: RuleSet): boolean | Question {
  switch (values.headsUpCap) {
    case 'never-lifted':
      return false;
    case 'event-heads-up-only':
      return facts.eventHeadsUp ?? 'eventHeadsUp';
    case 'lifted-if-round-began-heads-up':
      return facts.playersAtStart === undefined ? 'playersAtStart' : facts.playersAtStart === 2;
    case 'lifted-if-heads-up-before-cap':
      return facts.headsUpBeforeCap ?? (facts.playersAtStart === 2 ? true : 'headsUpBeforeCap');
  }
}

/** The same where it counts only players with chips: too few of them lift it too. */
function isLifted(facts: Given, rules: RuleSet): boolean | Question {
  const atTwo = isLiftedAtTwo(facts, rules);
  if (atTwo !== false || rules.values.raiseCapPlayers !== 'not-all-in') return atTwo;
  return facts.fewWithChips ?? 'fewWithChips';
}

/** Raises the street allows after the bet; the question where the kind of game decides it. */
function capOf({ raises = 0, twoRounds }: Given, { values }: RuleSet): number | null | Question {
  const { raiseCap, raiseCapTwoRounds } = values;
  if (raiseCap === null || raiseCapTwoRounds === 'as-in-other-games' || raises !== raiseCap) return raiseCap;
  if (twoRounds === undefined) return 'twoRounds';
  return twoRounds ? raiseCap + 1 : raiseCap;
}

const isQuestion = (answer: boolean | number | null | Question): answer is Question => typeof answer === 'string';

/** The limit to raises is no bar: why, as far as there is one. */
interface NoBar {
  readonly because: readonly Decision[];
}

const isNoBar = (answer: Asks | NoBar): answer is NoBar => 'because' in answer;

/** With so few players the limit does not hold, and by which clause. */
function lifted(facts: Given, cap: number, rules: RuleSet): Decision {
  const atTwo = isLiftedAtTwo(facts, rules) === true;
  const { headsUpCap, raiseCapPlayers } = rules.cites;
  return decision(
    atTwo ? 'cap-lifted-at-two' : 'cap-lifted-few-with-chips',
    { cap },
    atTwo ? headsUpCap : raiseCapPlayers,
  );
}

/** Against the limit to raises, of fixed limit alone. */
function capped(facts: Given, context: RulingContext): Asks | NoBar {
  const { seat, structure, raises } = facts;
  const { rules } = context;
  if (structure !== 'fixed-limit' || rules.values.raiseCap === null) return { because: [] };
  if (seat === undefined || raises === undefined) return askFor({ seat, raises });
  const cap = capOf(facts, rules);
  if (isQuestion(cap)) return ask(cap);
  if (cap === null) return { because: [] };
  const { cites } = rules;
  if (raises < cap) return { because: [decision('raises-left', { raises, cap }, cites.raiseCap)] };
  const isOver = isLifted(facts, rules);
  if (isQuestion(isOver)) return ask(isOver);
  if (isOver) return { because: [lifted(facts, cap, rules)] };
  const clauses = [...new Set([...cites.raiseCap, ...cites.raiseCapPlayers, ...cites.headsUpCap])];
  const why = decision('raises-used-up', { raises, cap }, clauses);
  return refused(facts, decision('no-more-raises', { seat }, clauses, [why]), [why], context);
}

/** How much a player who has acted has to face, and whether he does. */
function reopened(facts: Given, { values, cites }: RuleSet): { readonly is: boolean; readonly why: Decision } | Asks {
  const { structure, facing, fullRaise, largest } = facts;
  if (facing === undefined || fullRaise === undefined) return askFor({ facing, fullRaise });
  const limit = structure === 'fixed-limit';
  const half = limit && values.limitReopen !== 'full-bet';
  const needed = half ? Math.ceil(fullRaise / 2) : fullRaise;
  const adds = limit ? values.limitShortAllInsAddUp : values.shortAllInsAddUp;
  if (!adds && facing >= needed && largest === undefined) return ask('largest');
  const faced = adds ? facing : (largest ?? facing);
  const clauses = limit ? [...cites.limitReopen, ...cites.limitShortAllInsAddUp] : cites.shortAllInsAddUp;
  const why = decision('raise-faced', { amount: faced, needed, half }, [...new Set(clauses)]);
  return { is: faced >= needed, why };
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, structure, acted, canBeCalled } = facts;
  if (seat === undefined || structure === undefined) return askFor({ seat, structure });
  if (canBeCalled === false)
    return refused(facts, decision('nobody-left-to-raise', { seat }, cite('custom/no-betting-alone')), [], context);
  const cap = capped(facts, context);
  if (!isNoBar(cap)) return cap;
  if (acted === undefined) return ask('acted');
  const rights = [{ who: 'player', seats: [seat], may: ['fold', 'call', 'raise'] }] as const;
  if (!acted) {
    const { because } = cap;
    const cites = because.length > 0 ? because.flatMap((why) => why.cites) : cite('custom/answer-a-bet');
    return ruled('proceed', decision('may-raise', { seat }, cites, because), { because, rights });
  }
  const open = reopened(facts, context.rules);
  if (!('is' in open)) return open;
  const { is, why } = open;
  if (!is) return refused(facts, decision('not-reopened', { seat }, why.cites, [why]), [why], context);
  const because = [...cap.because, why];
  return ruled('proceed', decision('may-raise', { seat }, why.cites, because), { because, rights });
}

export const mayRaise = defineRuling({
  type: 'may-raise',
  title: { en: 'May he raise?', it: 'Può rilanciare?' },
  description: {
    en: 'A player wants to raise, or has, and it is asked whether the betting is open to him: short all-ins, and the limit to raises.',
    it: 'Un giocatore vuole rilanciare, o lo ha fatto, e si chiede se può: all-in corti, e tetto ai rilanci.',
  },
  clauses: cite(
    'tda-2024/47-A',
    'tda-2024/47-B',
    'tda-2024/48',
    'wsop-2024/L126',
    'wsop-2024/L127',
    'wsop-2024/L129',
    'roberts-11/betting-and-raising-3',
    'roberts-11/betting-and-raising-4',
    'roberts-11/betting-and-raising-6',
    'italian-limit-room/4',
  ),
  facts: FACTS,
  check: ({ facing, largest, put, fullRaise }, _table) => [
    ...(facing === undefined || largest === undefined ? [] : tooLarge('largest', largest, facing)),
    ...(put === undefined ? [] : tooSmall('put', put, 1)),
    ...(fullRaise === undefined ? [] : tooSmall('fullRaise', fullRaise, 1)),
  ],
  books: allBooks(procedure),
  messages: {
    'raises-used-up': message<{ raises: number; cap: number }>({
      en: (f) => `Raises so far: ${f.raises}; the street allows ${f.cap} after the bet.`,
      it: (f) => `Rilanci fatti: ${f.raises}; il giro ne consente ${f.cap} dopo la puntata.`,
    }),
    'raises-left': message<{ raises: number; cap: number }>({
      en: (f) => `Raises so far: ${f.raises} of the ${f.cap} the street allows after the bet.`,
      it: (f) => `Rilanci fatti: ${f.raises} dei ${f.cap} che il giro consente dopo la puntata.`,
    }),
    'cap-lifted-at-two': message<{ cap: number }>({
      en: (f) => `With two players left the limit of ${f.cap} raises does not hold.`,
      it: (f) => `Con due soli giocatori il tetto di ${f.cap} rilanci non vale.`,
    }),
    'cap-lifted-few-with-chips': message<{ cap: number }>({
      en: (f) => `With fewer than three players who have chips left the limit of ${f.cap} raises does not hold.`,
      it: (f) => `Con meno di tre giocatori ancora con fiche il tetto di ${f.cap} rilanci non vale.`,
    }),
    'no-more-raises': message<{ seat: number }>({
      en: (f, say) => `No raise is left on this street: ${say.player(f.seat)} calls or folds.`,
      it: (f, say) => `In questo giro non ci sono altri rilanci: ${say.player(f.seat)} vede o passa.`,
    }),
    'raise-faced': message<{ amount: number; needed: number; half: boolean }>({
      en: (f, say) =>
        `Who has acted may raise again facing at least ${say.chips(f.needed)}${f.half ? ', half a bet' : ', a full raise'}; here it is ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Chi ha già agito può rilanciare di nuovo se ha davanti almeno ${say.chips(f.needed)}${f.half ? ', mezza puntata' : ', un rilancio pieno'}; qui sono ${say.chips(f.amount)}.`,
    }),
    'may-raise': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} may raise.`,
      it: (f, say) => `${whoFirst(f, say)} può rilanciare.`,
    }),
    'not-reopened': message<{ seat: number }>({
      en: (f, say) => `The betting is not open again to ${say.player(f.seat)}: call or fold.`,
      it: (f, say) => `Le puntate non si riaprono per ${say.player(f.seat)}: può vedere o passare.`,
    }),
    'raise-noticed-late': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `It was noticed too late: the ${say.chips(f.amount)} ${say.player(f.seat)} put in to raise stand.`,
      it: (f, say) =>
        `È stato notato tardi: i ${say.chips(f.amount)} messi da ${say.player(f.seat)} per rilanciare restano.`,
    }),
    'nobody-left-to-raise': message<{ seat: number }>({
      en: (f, say) => `Nobody else has chips left: ${say.player(f.seat)} may not raise.`,
      it: (f, say) => `Nessun altro ha ancora fiche: ${say.player(f.seat)} non può rilanciare.`,
    }),
  },
});
