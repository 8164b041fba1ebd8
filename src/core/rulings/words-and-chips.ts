import { message } from '../explanation/messages.ts';
import {
  ask,
  askFor,
  chipMove,
  isRuled,
  option,
  type Ruled,
  type RulingOption,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { declaredRaise } from './declared-raise.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, chipsFact, type FactTable, type FactValues, flag, oneOf } from './facts.ts';
import { behindOf } from './figures.ts';
import { returning } from './returning.ts';
import { actor, checkFigures } from './shared-facts.ts';
import { chipsInHistory, SILENT_TOLD } from './silent-chips.ts';
import { amountSaid, inSilence } from './silent-motion.ts';
import { bindingRaise, type Cites, onlyCall, takesAsIn } from './wager.ts';

const FACTS = {
  seat: actor,
  first: oneOf(['words', 'chips', 'together'], {
    en: 'Which came first: the words, the chips, or both together?',
    it: 'Che cosa è venuto prima: le parole, le fiche, o tutt’e due insieme?',
  }),
  clear: flag({
    en: 'Were the words clear and reasonable?',
    it: 'Le parole erano chiare e ragionevoli?',
  }),
  said: oneOf(['call', 'raise', 'amount'], {
    en: 'What did the player say: call, raise (with or without an amount), or an amount alone?',
    it: 'Che cosa ha detto il giocatore: vedo, rilancio (con o senza importo), o solo un importo?',
  }),
  announced: amountFact({
    en: 'What amount was said, as chips to add? 0 where none.',
    it: 'Quale importo ha detto, come fiche da aggiungere? 0 se nessuno.',
  }),
  chips: chipsFact(
    {
      en: 'Which chips did the player put in, by value? Empty where none.',
      it: 'Quali fiche ha messo il giocatore, per valore? Vuoto se nessuna.',
    },
    chipsInHistory,
  ),
  ...SILENT_TOLD,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const sum = (chips: readonly number[]): number => chips.reduce((total, chip) => total + chip, 0);

/** "Call" with nothing to call is a check. */
function checks(seat: Seat, put: number, context: RulingContext, clause: Cites): Ruled {
  const cites = [...clause, ...cite('tda-2024/55')];
  return ruled('check', decision('no-raise-only-check', { seat, amount: put }, cites), {
    chips: chipMove('pot', seat, put),
    effect: takesAsIn(context, { seat })('check', 0),
  });
}

/** What the words come to, with the chips put right to them. */
function byWords(facts: Given, context: RulingContext, cites: Cites): Asks {
  const { seat, said, announced, chips = [] } = facts;
  if (seat === undefined || said === undefined) return askFor({ seat, said });
  if (said === 'call' && facts.toCall === 0) return checks(seat, sum(chips), context, cites);
  const because = [decision('words-count', { seat }, cites)];
  const inFront = sum(chips);
  if (said === 'call')
    return onlyCall(facts, inFront, context, { cites: [...cites, ...cite('tda-2024/51-A')], because });
  if (announced === undefined) return ask('announced');
  const given = (verdict: Asks): Asks => returning(verdict, seat, inFront - announced, cites);
  if (said === 'amount') return given(amountSaid(facts, announced, context, because));
  if (announced > 0) return given(declaredRaise(facts, announced, context, { cites, because }));
  const { values, cites: own } = context.rules;
  if (values.stringBet === 'amount-declared')
    return onlyCall(facts, inFront, context, { cites: own.stringBet, because });
  return bindingRaise(facts, inFront, context, { cites: [...cites, ...cite('tda-2024/44')], because });
}

/** What the chips come to; the words after them add nothing. */
function byChips(facts: Given, context: RulingContext, cites: Cites): Asks {
  const { seat, chips = [] } = facts;
  if (seat === undefined) return ask('seat');
  if (chips.length === 0) return byWords(facts, context, cites);
  const why = decision('chips-count', { seat }, cites);
  const { values, cites: own } = context.rules;
  if (values.stringBet === 'amount-declared' && facts.said !== 'call')
    return onlyCall(facts, sum(chips), context, { cites: own.stringBet, because: [why] });
  const verdict = inSilence(facts, context);
  return isRuled(verdict) ? { ...verdict, steps: [why, ...verdict.steps] } : verdict;
}

/** Ways of a ruling: its own where it leaves some, else what it binds to. */
function waysOf({ says, moves, effect, options }: Ruled): RulingOption[] {
  if (options.length > 0) return [...options];
  if (effect.kind !== 'acts') return [option(says, { chips: moves.chips })];
  const { seat, action, to } = effect;
  const named = action === 'bet' || action === 'raise';
  return [option(says, { chips: moves.chips, acts: [named ? { seat, action, to } : { seat, action }] })];
}

/** Both at once and not clear: the floor takes the words or the chips. */
function unclear(facts: Given, context: RulingContext, cites: Cites): Asks {
  const { seat } = facts;
  const words = byWords(facts, context, cites);
  if (!isRuled(words)) return words;
  const chips = byChips(facts, context, cites);
  if (!isRuled(chips) || seat === undefined) return chips;
  const said = decision('words-or-chips', { seat }, [...cites, ...cite('tda-2024/1')]);
  return ruled('floor-decides', said, { options: [...waysOf(words), ...waysOf(chips)] });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { first, clear, chips } = facts;
  if (chips === undefined) return ask('chips');
  const { values, cites } = context.rules;
  const clause = cites.wordsAndChips;
  if (values.wordsAndChips === 'words-bind' || chips.length === 0) return byWords(facts, context, clause);
  if (first === undefined) return ask('first');
  if (first === 'words') return byWords(facts, context, clause);
  if (first === 'chips') return byChips(facts, context, clause);
  if (values.wordsAndChips === 'declared-first') return byWords(facts, context, clause);
  if (clear === undefined) return ask('clear');
  return clear ? byWords(facts, context, clause) : unclear(facts, context, clause);
}

export const wordsAndChips = defineRuling({
  type: 'words-and-chips',
  title: { en: 'Words and chips that do not agree', it: 'Parole e fiche che non concordano' },
  description: {
    en: 'A player in turn said one thing and put in chips for another, or named an amount alone.',
    it: 'Un giocatore di turno ha detto una cosa e messo fiche per un’altra, o ha detto solo un importo.',
  },
  clauses: cite(
    'tda-2024/40-A',
    'tda-2024/40-C',
    'tda-2024/51-A',
    'roberts-11/no-limit-spoken-amount',
    'italian-tournament/10',
  ),
  facts: FACTS,
  check: (facts, table) => {
    const { chips = [], toCall, toRaise } = facts;
    const put = chips.length === 0 ? undefined : sum(chips);
    return checkFigures({ put, toCall, toRaise }, behindOf(table, facts), 'chips');
  },
  books: allBooks(procedure),
  messages: {
    'words-count': message<{ seat: number }>({
      en: (f, say) => `What ${say.player(f.seat)} said decides.`,
      it: (f, say) => `Decide quanto ha detto ${say.player(f.seat)}.`,
    }),
    'chips-count': message<{ seat: number }>({
      en: (f, say) => `The chips of ${say.player(f.seat)} came first and decide.`,
      it: (f, say) => `Le fiche di ${say.player(f.seat)} sono venute prima e decidono.`,
    }),
    'words-or-chips': message<{ seat: number }>({
      en: (f, say) =>
        `Words and chips came together and are not clear: the floor decides which of them ${say.player(f.seat)} is held to.`,
      it: (f, say) =>
        `Parole e fiche sono venute insieme e non sono chiare: il direttore decide quale delle due vale per ${say.player(f.seat)}.`,
    }),
  },
});
