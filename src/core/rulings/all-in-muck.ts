import { message } from '../explanation/messages.ts';
import { ask, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { contradiction } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, seatFact, type Table } from './facts.ts';
import { bettingOver } from './showdown-facts.ts';

const FACTS = {
  seat: seatFact({ en: 'Which all-in player wants to muck?', it: 'Quale giocatore all-in vuole fare mucchio?' }),
  bettingOver,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** Whether the hand shows chips behind: then the player is not all-in. */
function hasChips(table: Table | null, seat: Given['seat']): boolean {
  if (table === null || seat === undefined) return false;
  const { hand, history } = table;
  const place = hand.seats.findIndex((own) => own.seat === seat);
  const own = hand.seats[place];
  if (history !== null) return (history.stacks[place] ?? 0) > 0;
  return hand.money.kind === 'contributions' && (own?.stack ?? 0) > (own?.contributed ?? 0);
}

/** One procedure for every rulebook: whether an all-in hand may be mucked is a house rule. */
function rule({ seat, bettingOver: over }: Given, { rules }: RulingContext): Asks {
  if (seat === undefined) return ask('seat');
  const cites = rules.cites.allInMuck;
  if (rules.values.allInMuck === 'may-muck')
    return ruled('hand-dead', decision('all-in-hand-mucked', { seat }, cites), { effect: { kind: 'hand-dead', seat } });
  if (over === undefined) return ask('bettingOver');
  return over
    ? ruled('must-table', decision('all-in-must-table', { seat }, cites))
    : ruled('hand-live', decision('all-in-not-yet-tabled', { seat }, cites));
}

export const allInMuck = defineRuling({
  type: 'all-in-muck',
  title: { en: 'An all-in player wants to muck', it: 'Un giocatore all-in vuole fare mucchio' },
  description: {
    en: 'A player who is all-in wants to give the cards up without showing them.',
    it: 'Un giocatore all-in vuole gettare le carte senza mostrarle.',
  },
  clauses: cite('italian-limit-room/8', 'tda-2024/16', 'roberts-11/tournaments-34'),
  facts: FACTS,
  check: ({ seat }, table) => (hasChips(table, seat) ? [contradiction('seat')] : []),
  books: allBooks(rule),
  messages: {
    'all-in-must-table': message<{ seat: number }>({
      en: (f, say) =>
        `Not allowed: the betting is over, ${say.player(f.seat)} turns all cards face up and the hand is live.`,
      it: (f, say) =>
        `Non è ammesso: le puntate sono finite, ${say.player(f.seat)} scopre tutte le carte e la mano è viva.`,
    }),
    'all-in-hand-mucked': message<{ seat: number }>({
      en: (f, say) =>
        `Here an all-in player may muck like any other: ${say.player(f.seat)} does, and gives up the pot.`,
      it: (f, say) =>
        `Qui chi è all-in può fare mucchio come gli altri: ${say.player(f.seat)} lo fa e rinuncia al piatto.`,
    }),
    'all-in-not-yet-tabled': message<{ seat: number }>({
      en: (f, say) => `Others may still bet: ${say.player(f.seat)} keeps the cards face down, and the hand stays live.`,
      it: (f, say) =>
        `Altri possono ancora puntare: ${say.player(f.seat)} tiene le carte coperte e la mano resta viva.`,
    }),
  },
});
