import { message } from '../explanation/messages.ts';
import { atName, ofAmount } from '../explanation/words.ts';
import { ask, askFor, chipMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Contribution } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import { defineRuling } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, seatFact, type Table, type Told } from './facts.ts';
import { playOf } from './showdown-facts.ts';
import { whoFirst } from './words.ts';

/** What everybody has in, once the betting is over; undefined where the hand has no such figures. */
function wagersOf(table: Table): readonly Contribution[] | undefined {
  const { kind } = table.hand.money;
  const { betting, contributions } = playOf(table);
  return betting === 'over' && (kind === 'history' || kind === 'contributions') ? contributions : undefined;
}

/** Whose wager is the highest, where it is one seat's alone. */
function highest(table: Table) {
  const wagers = wagersOf(table) ?? [];
  const top = Math.max(0, ...wagers.map(({ wager }) => wager));
  const [first, ...others] = wagers.filter(({ wager }) => wager === top);
  return others.length > 0 ? undefined : first?.seat;
}

const wagerOf = (table: Table, { seat }: Told): number | undefined =>
  wagersOf(table)?.find((own) => own.seat === seat)?.wager;

/** The most anybody else has put in. */
function matchedOf(table: Table, { seat }: Told): number | undefined {
  const wagers = seat === undefined ? undefined : wagersOf(table);
  const own = wagers?.find((w) => w.seat === seat)?.wager ?? 0;
  return wagers && Math.min(own, Math.max(0, ...wagers.filter((w) => w.seat !== seat).map(({ wager }) => wager)));
}

const FACTS = {
  seat: seatFact({ en: 'Whose bet is it?', it: 'Di chi è la puntata?' }, highest),
  bet: amountFact({ en: 'How much has he put in?', it: 'Quanto ha messo?' }, wagerOf, 'always'),
  matched: amountFact(
    {
      en: 'How much of it has somebody else matched, folded or not?',
      it: 'Quanto ne ha pareggiato qualcun altro, anche se poi ha lasciato?',
    },
    matchedOf,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

function rule({ seat, bet, matched }: Given): Asks {
  if (seat === undefined || bet === undefined) return askFor({ seat, bet });
  if (matched === undefined && bet > 0) return ask('matched');
  const cites = cite('tda-2024/15-B', 'tda-2024/65-A');
  const amount = bet - (matched ?? 0);
  if (matched === undefined || amount <= 0)
    return ruled('stands', decision('bet-was-called', { seat, amount: bet }, cites));
  const back = decision('uncalled-bet-goes-back', { seat, amount, matched }, cites);
  return ruled('refund', back, { chips: chipMove('pot', seat, amount) });
}

export const uncalledBet = defineRuling({
  type: 'uncalled-bet',
  title: { en: 'A bet nobody called', it: 'Puntata che nessuno ha visto' },
  description: {
    en: 'A player has put in more than anybody matched, and it is asked what becomes of the rest.',
    it: 'Un giocatore ha messo più di quanto altri abbiano pareggiato, e si chiede che cosa ne sia del resto.',
  },
  clauses: cite('tda-2024/15-B', 'tda-2024/65-A'),
  facts: FACTS,
  check: ({ bet, matched }) => [
    ...(bet === undefined ? [] : tooSmall('bet', bet, 1)),
    ...(bet === undefined || matched === undefined ? [] : tooLarge('matched', matched, bet)),
  ],
  // No rulebook known to us lets an uncalled bet be won.
  books: allBooks(rule),
  messages: {
    'uncalled-bet-goes-back': message<{ seat: number; amount: number; matched: number }>({
      en: (f, say) =>
        `Only ${say.chips(f.matched)} was matched: ${say.chips(f.amount)} goes back to ${say.player(f.seat)} and is not contested.`,
      it: (f, say) =>
        `È stato pareggiato solo fino a ${say.chips(f.matched)}: ${say.chips(f.amount)} ${ofAmount(f.amount, 'torna', 'tornano')} ${atName(say.player(f.seat))} e non ${ofAmount(f.amount, 'è contesa', 'sono contese')}.`,
    }),
    'bet-was-called': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} was called in full: all ${say.chips(f.amount)} is in the pot.`,
      it: (f, say) =>
        `${whoFirst(f, say)} è stato visto per intero: ${ofAmount(f.amount, 'la sua', 'tutte le sue')} ${say.chips(f.amount)} ${ofAmount(f.amount, 'è', 'sono')} nel piatto.`,
    }),
  },
});
