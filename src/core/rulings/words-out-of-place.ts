import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, option, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, oneOf, type Table, type Told } from './facts.ts';
import { behindOf, entryOf, putIn } from './figures.ts';
import { actor, lastChips, toCall, toRaise } from './shared-facts.ts';
import { blindOption } from './silent-motion.ts';
import { actsAsIn, bindingRaise, closedTo, countedOf, excess, takesAsIn } from './wager.ts';
import { whoFirst } from './words.ts';

const SAID = ['check', 'call', 'bet', 'raise'] as const;

const saidIn = (table: Table) => SAID.find((word) => word === entryOf(table)?.action);

/** The figure of the entry ruled on; none is told as none. */
const namedIn = (table: Table, told: Told) => {
  const entry = entryOf(table);
  return putIn(table, told) ?? (entry !== null && entry.to === undefined ? 0 : undefined);
};

const FACTS = {
  seat: actor,
  said: oneOf(
    SAID,
    {
      en: 'What did the player say: check, call, bet or raise?',
      it: 'Che cosa ha detto il giocatore: check, vedo, punto o rilancio?',
    },
    saidIn,
  ),
  put: amountFact(
    {
      en: 'How much did the player name or put in with it? 0 where there was no figure.',
      it: 'Quanto ha detto o messo insieme alla parola? 0 se non c’era una cifra.',
    },
    namedIn,
  ),
  toCall,
  toRaise,
  lastChips,
  blindOption,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const CLAUSE = cite('tda-2024/55');

/** "Check" with a bet to answer gives up the raise: a call or a fold is left. */
function checked(facts: Given, price: number, context: RulingContext): Asks {
  const { seat } = facts;
  if (seat === undefined) return ask('seat');
  const acts = actsAsIn(context, { seat });
  const amount = Math.min(price, behindOf(context.table, { seat }) ?? price);
  const options = [
    option(decision('words-then-call', { seat, amount }, CLAUSE), {
      seat,
      chips: chipMove(seat, 'pot', amount),
      acts: acts('call'),
    }),
    option(decision('words-then-fold', { seat }, CLAUSE), { seat, acts: acts('fold') }),
  ];
  const rights = [{ who: 'player' as const, seats: [seat], may: ['fold', 'call'] as const }];
  return ruled('fold-or-call', decision('words-check-facing-bet', { seat }, CLAUSE), { options, rights });
}

/** "Call" with nothing to call is a check. */
function called({ seat }: Given, context: RulingContext): Asks {
  if (seat === undefined) return ask('seat');
  const effect = takesAsIn(context, { seat })('check', 0);
  return ruled('check', decision('words-call-is-check', { seat }, CLAUSE), { effect });
}

/** "Raise" with nothing to raise is at least the least bet. */
function raisedNothing(facts: Given, context: RulingContext): Asks {
  const { seat, put, toRaise: least } = facts;
  if (seat === undefined || put === undefined || least === undefined) return askFor({ seat, put, toRaise: least });
  const reach = Math.min(least, behindOf(context.table, facts) ?? least);
  if (put > 0 && put < least && facts.lastChips === undefined) return ask('lastChips');
  const told = { ...facts, seat };
  const amount = countedOf(facts.lastChips && put > 0 ? put : Math.max(put, reach), reach, told, context.table);
  const said = decision('words-raise-is-bet', { seat, amount }, CLAUSE);
  const effect = takesAsIn(context, told)('bet', amount);
  const above = excess(put - amount, seat, context, said);
  return ruled('bet', said, { chips: chipMove(seat, 'pot', amount - put), ...above, effect });
}

/** "Bet" of no more than the call may have been meant as one: the floor asks. */
function callOrRaise(
  { toCall: price = 0, toRaise: least }: Given,
  seat: Seat,
  put: number,
  context: RulingContext,
): Asks {
  if (least === undefined) return ask('toRaise');
  const cites = cite('custom/bet-means-raise', 'tda-2024/1');
  const acts = actsAsIn(context, { seat });
  const behind = behindOf(context.table, { seat });
  const [call, raise] = [Math.min(price, behind ?? price), Math.min(least, behind ?? least)];
  const options = [
    option(decision('words-then-call', { seat, amount: call }, cites), {
      chips: chipMove(seat, 'pot', call - put),
      acts: acts('call'),
    }),
    option(decision('words-then-raise', { seat, amount: raise }, cites), {
      chips: chipMove(seat, 'pot', raise - put),
      acts: acts('raise', raise),
    }),
  ];
  const open = closedTo({ seat }, context, []) === null;
  const said = decision('words-bet-of-the-call', { seat, amount: put }, cites);
  return ruled('floor-decides', said, { options: open ? options : options.slice(0, 1) });
}

/** "Bet" with a bet to answer is a raise. */
function betFacingBet(facts: Given, context: RulingContext): Asks {
  const { seat, put, toCall: price = 0 } = facts;
  if (seat === undefined || put === undefined) return askFor({ seat, put });
  const cites = cite('custom/bet-means-raise', 'tda-2024/54-D');
  if (put > 0 && put <= price) return callOrRaise(facts, seat, put, context);
  const because = [decision('words-bet-is-raise', { seat }, cites)];
  const told = put === 0 ? { ...facts, lastChips: false } : facts;
  return bindingRaise(told, put, context, { cites, because });
}

const fits = (seat: Seat | undefined): Asks =>
  seat === undefined ? ask('seat') : ruled('stands', decision('words-fit', { seat }, cite('custom/answer-a-bet')));

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, said, toCall: price, blindOption: option } = facts;
  if (said === undefined || price === undefined) return askFor({ said, toCall: price });
  if (said === 'check') return price > 0 ? checked(facts, price, context) : fits(seat);
  if (said === 'call') return price === 0 ? called(facts, context) : fits(seat);
  if (price === 0 && option === undefined) return ask('blindOption');
  const toAnswer = price > 0 || option === true;
  if (said === 'bet') return toAnswer ? betFacingBet(facts, context) : fits(seat);
  return toAnswer ? fits(seat) : raisedNothing(facts, context);
}

export const wordsOutOfPlace = defineRuling({
  type: 'words-out-of-place',
  title: { en: 'Words that do not fit the action', it: 'Parole che non si accordano con il gioco' },
  description: {
    en: 'A player in turn said check facing a bet, call or raise where there is none, or bet where there is one.',
    it: 'Un giocatore di turno ha detto check davanti a una puntata, vedo o rilancio dove non ce n’è, o punto dove ce n’è già una.',
  },
  clauses: cite('tda-2024/55', 'tda-2024/54-D'),
  facts: FACTS,
  check: (facts, table) => {
    const behind = behindOf(table, facts);
    return facts.put === undefined || behind === undefined ? [] : tooLarge('put', facts.put, behind);
  },
  books: allBooks(procedure),
  messages: {
    'words-check-facing-bet': message<{ seat: number }>({
      en: (f, say) => `There is a bet to answer: ${say.player(f.seat)} said check, so may call or fold, and not raise.`,
      it: (f, say) =>
        `C'è una puntata a cui rispondere: ${say.player(f.seat)} ha detto check, quindi può vedere o passare, non rilanciare.`,
    }),
    'words-then-call': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} calls for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} vede per ${say.chips(f.amount)}.`,
    }),
    'words-then-raise': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} raises with ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} rilancia con ${say.chips(f.amount)}.`,
    }),
    'words-bet-of-the-call': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} said "bet" for ${say.chips(f.amount)}, no more than the call: the floor asks whether it was a call or a raise.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha detto "punto" per ${say.chips(f.amount)}, non più del prezzo per vedere: il direttore chiede se era un call o un rilancio.`,
    }),
    'words-then-fold': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} folds.`,
      it: (f, say) => `${whoFirst(f, say)} passa.`,
    }),
    'words-call-is-check': message<{ seat: number }>({
      en: (f, say) => `There is nothing to call: ${say.player(f.seat)} checks.`,
      it: (f, say) => `Non c'è nulla da vedere: ${say.player(f.seat)} fa check.`,
    }),
    'words-raise-is-bet': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `Nobody has bet: who says raise makes at least the least bet. ${whoFirst(f, say)} bets ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Nessuno ha puntato: chi dice rilancio fa almeno la puntata minima. ${whoFirst(f, say)} punta ${say.chips(f.amount)}.`,
    }),
    'words-bet-is-raise': message<{ seat: number }>({
      en: (f, say) => `There is a bet already: with "bet" ${say.player(f.seat)} raises.`,
      it: (f, say) => `C'è già una puntata: con "punto" ${say.player(f.seat)} rilancia.`,
    }),
    'words-fit': message<{ seat: number }>({
      en: (f, say) => `The word fits the action: what ${say.player(f.seat)} said stands.`,
      it: (f, say) => `La parola si accorda con il gioco: vale quanto ha detto ${say.player(f.seat)}.`,
    }),
  },
});
