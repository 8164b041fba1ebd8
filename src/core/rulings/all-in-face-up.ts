import { message } from '../explanation/messages.ts';
import { ask, type CardMove, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatsFact } from './facts.ts';
import { bettingOver, hasAllIn, stillIn } from './showdown-facts.ts';
import { playersFirst, says } from './words.ts';

const FACTS = {
  allIn: flag(
    {
      en: 'Is a player who is still in the hand all-in?',
      it: 'Tra chi è ancora nella mano c’è un giocatore all-in?',
    },
    hasAllIn,
    'always',
  ),
  bettingOver,
  seats: seatsFact(
    {
      en: 'Which seats are still in the hand? Left out, all of them.',
      it: 'Quali posti sono ancora nella mano? Se manca, tutti.',
    },
    stillIn,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The hole cards that are known and go face up. */
const turnedUp = ({ seats = [] }: Given, { table }: RulingContext): CardMove[] =>
  (table?.hand.seats ?? [])
    .filter(({ seat }) => seats.includes(seat))
    .flatMap(({ hole }) => (hole ?? []).map((card): CardMove => ({ card, to: 'face-up' })));

/** One procedure for every rulebook: whether hands are turned up at once is a house rule. */
function rule(given: Given, context: RulingContext): Asks {
  const { allIn, bettingOver: over, seats } = given;
  const { values, cites } = context.rules;
  if (allIn === undefined) return ask('allIn');
  if (!allIn) return ruled('proceed', decision('nobody-is-all-in', {}, cites.showdownOrder));
  if (over === undefined) return ask('bettingOver');
  if (!over) return ruled('proceed', decision('hands-stay-down', {}, cites.allInFaceUp));
  if (!values.allInFaceUp)
    return ruled('proceed', decision('hands-shown-at-the-end', {}, [...cites.allInFaceUp, ...cites.showdownOrder]));
  const up = decision('all-hands-face-up', seats === undefined ? {} : { seats }, cites.allInFaceUp);
  const none = values.allInMuck === 'must-table' ? [decision('none-may-be-mucked', {}, cites.allInMuck, [up])] : [];
  return ruled('must-table', up, { besides: none, cards: turnedUp(given, context) });
}

export const allInFaceUp = defineRuling({
  type: 'all-in-face-up',
  title: { en: 'Whether all-in hands are turned face up', it: 'Se le mani all-in si scoprono' },
  description: {
    en: 'A player is all-in, and it is asked whether the hands still in are turned face up now.',
    it: 'Un giocatore è all-in, e si chiede se le mani rimaste si scoprono subito.',
  },
  clauses: cite('tda-2024/16', 'roberts-11/tournaments-34'),
  facts: FACTS,
  books: allBooks(rule),
  messages: {
    'all-hands-face-up': message<{ seats?: readonly number[] }>({
      en: (f, say) =>
        f.seats === undefined
          ? 'Every hand still in is turned face up at once.'
          : `${playersFirst(f.seats, say)} turn their hands face up at once.`,
      it: (f, say) =>
        f.seats === undefined
          ? 'Tutte le mani rimaste si scoprono subito.'
          : `${playersFirst(f.seats, say)} scoprono subito le proprie mani.`,
    }),
    'none-may-be-mucked': says('None of them may be mucked.', 'Nessuna può finire nel mucchio.'),
    'hands-shown-at-the-end': says(
      'Here the cards stay face down until the last card is dealt and are then shown in the order of the showdown.',
      "Qui le carte restano coperte fino all'ultima carta e poi si mostrano nell'ordine dello showdown.",
    ),
    'hands-stay-down': says(
      'Others may still bet: the cards stay face down.',
      'Altri possono ancora puntare: le carte restano coperte.',
    ),
    'nobody-is-all-in': says(
      'Nobody is all-in: the hands are shown in the order of the showdown.',
      "Nessuno è all-in: le mani si mostrano nell'ordine dello showdown.",
    ),
  },
});
