import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues } from './facts.ts';
import { actsIn, behindOf } from './figures.ts';
import { actor, checkFigures, lastChips } from './shared-facts.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: actor,
  bigBlind: amountFact(
    { en: 'How much is the big blind in full?', it: 'Quanto vale il grande buio intero?' },
    ({ hand }) => (hand.stakes.bigBlind > 0 ? hand.stakes.bigBlind : undefined),
    'always',
  ),
  posted: amountFact(
    {
      en: 'How much did the big blind post, being all-in?',
      it: 'Quanto ha messo il grande buio, andando all-in?',
    },
    ({ history }) => {
      const post = history?.events.find((event) => event.kind === 'posted' && event.post.kind === 'big-blind');
      return post?.kind === 'posted' ? post.post.paid : undefined;
    },
    'always',
  ),
  put: amountFact({
    en: 'How much did the player who wants to call put in?',
    it: 'Quanto ha messo il giocatore che vuole vedere?',
  }),
  lastChips,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** What a call has to come to, against what was put in for it. */
function calls(facts: Given, price: number, because: readonly Decision[], { rules, table }: RulingContext): Asks {
  const { seat, put, lastChips: last } = facts;
  if (seat === undefined || put === undefined) return askFor({ seat, put });
  const cites = rules.cites.shortBlindPrice;
  if (put >= price) {
    const says = decision('calls-the-blind', { seat, amount: price }, cites, because);
    return ruled('call', says, { because, chips: chipMove('pot', seat, put - price) });
  }
  if (last === undefined) return ask('lastChips');
  if (last) {
    const clauses = [...cites, ...cite('custom/table-stakes')];
    return ruled('call', decision('short-call-all-in', { seat, amount: put }, clauses, because), { because });
  }
  const added = Math.min(price, behindOf(table, { seat }) ?? price) - put;
  const says = decision('blind-owed', { seat, amount: price, added }, cites, because);
  const effect = actsIn(table, { seat }, 'call', put + added);
  return ruled('correct-amount', says, { because, chips: chipMove(seat, 'pot', added), effect });
}

/** The price is the blind of the game, or what was posted, as the house has it. */
function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, bigBlind, posted } = facts;
  const { rules } = context;
  if (seat === undefined || bigBlind === undefined || posted === undefined) return askFor({ seat, bigBlind, posted });
  const cites = rules.cites.shortBlindPrice;
  if (posted >= bigBlind) return ruled('stands', decision('big-blind-is-full', { amount: posted }, cites));
  const price = rules.values.shortBlindPrice === 'in-full' ? bigBlind : posted;
  const why = decision('big-blind-is-short', { amount: posted, full: bigBlind, price }, cites);
  return calls(facts, price, [why], context);
}

export const shortBlindAllIn = defineRuling({
  type: 'short-blind-all-in',
  title: { en: 'A big blind short of chips', it: 'Grande buio corto di fiche' },
  description: {
    en: 'The big blind is all-in for less, and a player wants to call only as much.',
    it: 'Il grande buio è all-in per meno, e un giocatore vuole vedere soltanto quella cifra.',
  },
  clauses: cite('wsop-2024/L150', 'roberts-11/blinds-1', 'custom/short-blind'),
  facts: FACTS,
  check: (facts, table) => [
    ...checkFigures({ put: facts.put }, behindOf(table, { seat: facts.seat }), 'put'),
    ...(facts.posted === undefined || facts.bigBlind === undefined
      ? []
      : tooLarge('posted', facts.posted, facts.bigBlind)),
  ],
  books: allBooks(procedure),
  messages: {
    'big-blind-is-full': message<{ amount: number }>({
      en: (f, say) => `The big blind of ${say.chips(f.amount)} is posted in full: it is the price.`,
      it: (f, say) => `Il grande buio di ${say.chips(f.amount)} è intero: è il prezzo per vedere.`,
    }),
    'big-blind-is-short': message<{ amount: number; full: number; price: number }>({
      en: (f, say) =>
        `The big blind has posted ${say.chips(f.amount)} of ${say.chips(f.full)}: the price is ${say.chips(f.price)}.`,
      it: (f, say) =>
        `Il grande buio ha messo ${say.chips(f.amount)} su ${say.chips(f.full)}: il prezzo è ${say.chips(f.price)}.`,
    }),
    'calls-the-blind': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} calls for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} vede per ${say.chips(f.amount)}.`,
    }),
    'short-call-all-in': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} has no more chips: it is a call all-in for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} non ha altre fiche: è un call all-in per ${say.chips(f.amount)}.`,
    }),
    'blind-owed': message<{ seat: number; amount: number; added: number }>({
      en: (f, say) =>
        `Who calls owes the price: ${say.player(f.seat)} adds ${say.chips(f.added)} for ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Chi vede deve il prezzo intero: ${say.player(f.seat)} aggiunge ${say.chips(f.added)} e arriva a ${say.chips(f.amount)}.`,
    }),
  },
});
