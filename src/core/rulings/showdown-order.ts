import { message } from '../explanation/messages.ts';
import { one } from '../explanation/words.ts';
import { clockwiseFrom, firstShowing } from '../hand/showdown.ts';
import { cardOpener } from '../hand/up-cards.ts';
import { type Asked, ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { fromLeftOf, type Seat } from '../kernel/seat.ts';
import { buildPots } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, oneOf, seatFact, seatsFact, type Table } from './facts.ts';
import { button } from './shared-facts.ts';
import { hasAllIn, lastAggressor, playOf, pushedBefore, stillIn, wageredLast } from './showdown-facts.ts';
import { says, whoFirst } from './words.ts';

/** Whether cards face up decide who shows first, and which end of them. */
function gameOf({ hand: { variant } }: Table): 'board' | 'stud' | 'razz' {
  const by = cardOpener(variant.streets.at(-1)?.opener ?? 'left-of-button');
  if (by === null) return 'board';
  return by === 'best-upcards' ? 'stud' : 'razz';
}

/** Seats that can only win pots below the last-made one. */
function lowerPotsOnly(table: Table): Seat[] {
  const { contributions, opening } = playOf(table);
  const last = buildPots(contributions, opening).pots.at(-1);
  return stillIn(table).filter((seat) => last?.eligible.includes(seat) === false);
}

const FACTS = {
  allIn: flag(
    { en: 'Is a player who is still in all-in?', it: 'Tra chi è ancora in gioco c’è un giocatore all-in?' },
    hasAllIn,
    'always',
  ),
  wagered: flag(
    {
      en: 'Was there a bet or a raise on the last street?',
      it: "Nell'ultimo giro c'è stata una puntata o un rilancio?",
    },
    wageredLast,
    'always',
  ),
  pushed: flag(
    {
      en: 'Did a player push the others all-in before the last street?',
      it: "Un giocatore ha spinto gli altri all-in prima dell'ultimo giro?",
    },
    pushedBefore,
    'always',
  ),
  aggressor: seatFact(
    { en: 'Who bet or raised last?', it: 'Chi ha puntato o rilanciato per ultimo?' },
    lastAggressor,
    'always',
  ),
  game: oneOf(
    ['board', 'stud', 'razz'],
    {
      en: 'Is it a game with a button, stud, or razz and other low stud?',
      it: 'È un gioco con bottone, stud, o razz e altro stud al basso?',
    },
    gameOf,
  ),
  button,
  bestShowing: seatFact(
    {
      en: 'Which seat shows the best hand face up, in razz the lowest?',
      it: 'Quale posto ha in vista la mano migliore, nel razz la più bassa?',
    },
    (table) => firstShowing(table.hand, stillIn(table)) ?? undefined,
    'always',
  ),
  seats: seatsFact({ en: 'Which seats show?', it: 'Quali posti mostrano?' }, stillIn, 'always'),
  lowerPotsOnly: seatsFact(
    {
      en: 'Which of them are all-in for the main pot, or a lower side pot, only?',
      it: 'Quali di essi sono all-in solo per il piatto principale o per un laterale inferiore?',
    },
    lowerPotsOnly,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Name = keyof typeof FACTS;
type Asks = Verdict<Name>;

interface First {
  readonly seat: Seat;
  readonly why: Decision;
}

const isAsked = (found: First | Asked<Name>): found is Asked<Name> => 'missing' in found;

/** By position, or in stud by the cards face up. */
function byPlace({ game, button: dealer, bestShowing, seats }: Given, cites: readonly string[]): First | Asked<Name> {
  if (game === undefined) return ask('game');
  if (seats === undefined) return ask('seats');
  if (game !== 'board') {
    if (bestShowing === undefined) return ask('bestShowing');
    const code = game === 'stud' ? 'best-board-shows-first' : 'lowest-board-shows-first';
    return { seat: bestShowing, why: decision(code, { seat: bestShowing }, cites) };
  }
  if (dealer === undefined) return ask('button');
  const [first = dealer] = fromLeftOf(dealer, seats);
  return { seat: first, why: decision('first-in-position-shows', { seat: first }, cites) };
}

/** Who shows first: whoever wagered last on the last street, or pushed before it where that decides; else by place. */
function firstOf(given: Given, { rules: { values, cites } }: RulingContext): First | Asked<Name> {
  const { wagered, pushed, aggressor } = given;
  const clauses = cites.showdownOrder;
  if (wagered === undefined) return ask('wagered');
  const pusherFirst = values.showdownOrder === 'pusher-first';
  if (!wagered && pusherFirst && pushed === undefined) return ask('pushed');
  if (!wagered && !(pusherFirst && pushed)) return byPlace(given, clauses);
  if (aggressor === undefined) return ask('aggressor');
  const code = wagered ? 'last-aggressor-shows-first' : 'pusher-shows-first';
  return { seat: aggressor, why: decision(code, { seat: aggressor }, clauses) };
}

function inOrder(given: Given, context: RulingContext): Asks {
  const { seats, lowerPotsOnly: lower } = given;
  const { values, cites } = context.rules;
  const first = firstOf(given, context);
  if (isAsked(first)) return first;
  if (seats === undefined) return ask('seats');
  const order = clockwiseFrom(first.seat, seats);
  if (!values.sidePotShowsFirst)
    return ruled('proceed', decision('hands-shown-in-order', { seats: order }, cites.showdownOrder, [first.why]), {
      because: [first.why],
    });
  if (lower === undefined) return askFor({ lowerPotsOnly: lower });
  const after = order.filter((seat) => lower.includes(seat));
  const sides = [...order.filter((seat) => !after.includes(seat)), ...after];
  const aside = after.length === 0 || after.length === order.length ? [] : after;
  const because = [
    first.why,
    ...(aside.length === 0 ? [] : [decision('side-pot-shows-first', { seats: aside }, cites.sidePotShowsFirst)]),
  ];
  return ruled('proceed', decision('hands-shown-in-order', { seats: sides }, cites.showdownOrder, because), {
    because,
  });
}

/** One procedure for every rulebook: who shows first, and whether all-in hands go up together, are house rules. */
function rule(given: Given, context: RulingContext): Asks {
  const { values, cites } = context.rules;
  if (values.showdownOrder === 'pusher-first' || !values.allInFaceUp) return inOrder(given, context);
  if (given.allIn === undefined) return ask('allIn');
  if (!given.allIn) return inOrder(given, context);
  return ruled('must-table', decision('hands-shown-together', {}, cites.allInFaceUp));
}

export const showdownOrder = defineRuling({
  type: 'showdown-order',
  title: { en: 'Who shows first', it: 'Chi mostra per primo' },
  description: {
    en: 'The betting is over and it is asked in which order the hands are shown.',
    it: 'Le puntate sono finite e si chiede in quale ordine si mostrano le mani.',
  },
  clauses: cite('tda-2024/16', 'tda-2024/17', 'wsop-2024/L145', 'roberts-11/showdown-7'),
  facts: FACTS,
  books: allBooks(rule),
  messages: {
    'hands-shown-in-order': message<{ seats: readonly number[] }>({
      en: (f, say) => `The hands are shown in this order: ${say.players(f.seats)}.`,
      it: (f, say) => `Le mani si mostrano in quest'ordine: ${say.players(f.seats)}.`,
    }),
    'hands-shown-together': says(
      'A player is all-in: every hand is turned face up at once, and there is no order.',
      'Un giocatore è all-in: tutte le mani si scoprono insieme, senza un ordine.',
    ),
    'last-aggressor-shows-first': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} bet or raised last on the last street and shows first.`,
      it: (f, say) => `${whoFirst(f, say)} ha puntato o rilanciato per ultimo nell'ultimo giro e mostra per primo.`,
    }),
    'pusher-shows-first': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} pushed the others all-in before the last street and shows first.`,
      it: (f, say) => `${whoFirst(f, say)} ha spinto gli altri all-in prima dell'ultimo giro e mostra per primo.`,
    }),
    'first-in-position-shows': message<{ seat: number }>({
      en: (f, say) =>
        `Nobody wagered on the last street: ${say.player(f.seat)}, first left of the button, shows first.`,
      it: (f, say) =>
        `Nell'ultimo giro nessuno ha puntato: mostra per primo ${say.player(f.seat)}, il primo a sinistra del bottone.`,
    }),
    'best-board-shows-first': message<{ seat: number }>({
      en: (f, say) =>
        `Nobody wagered on the last street: the best hand showing is first, that of ${say.player(f.seat)}.`,
      it: (f, say) =>
        `Nell'ultimo giro nessuno ha puntato: per prima si mostra la mano migliore in vista, quella di ${say.player(f.seat)}.`,
    }),
    'lowest-board-shows-first': message<{ seat: number }>({
      en: (f, say) =>
        `Nobody wagered on the last street: the lowest hand showing is first, that of ${say.player(f.seat)}.`,
      it: (f, say) =>
        `Nell'ultimo giro nessuno ha puntato: per prima si mostra la mano più bassa in vista, quella di ${say.player(f.seat)}.`,
    }),
    'side-pot-shows-first': message<{ seats: readonly number[] }>({
      en: (f, say) =>
        `The side pot is shown first: ${say.players(f.seats)} can win only the pots below it and ${one(f.seats) ? 'shows' : 'show'} after the others.`,
      it: (f, say) =>
        `Prima si mostra il piatto laterale: ${say.players(f.seats)} ${one(f.seats) ? 'può' : 'possono'} vincere solo i piatti inferiori e ${one(f.seats) ? 'mostra' : 'mostrano'} dopo gli altri.`,
    }),
  },
});
