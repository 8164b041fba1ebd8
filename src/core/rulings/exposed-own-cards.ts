import { formatDealt } from '../cards/card.ts';
import { message } from '../explanation/messages.ts';
import { ask, type Right, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { contradiction } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { cardsFact, type FactTable, type FactValues, flag, seatFact } from './facts.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const FACTS = {
  seat: seatFact({ en: 'Which player exposed his own cards?', it: 'Quale giocatore ha scoperto le proprie carte?' }),
  cards: cardsFact(10, { en: 'Which cards were exposed?', it: 'Quali carte si sono scoperte?' }),
  byMistake: flag({ en: 'Was it by mistake?', it: 'È avvenuto per errore?' }),
  actionPending: flag(
    {
      en: 'Was there still action to come in the hand?',
      it: 'Nella mano si doveva ancora parlare?',
    },
    ({ settlement }) => settlement?.next?.kind === 'act' || undefined,
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const ALL: Right['may'] = ['fold', 'check', 'call', 'bet', 'raise'];

/** Who exposed his cards by mistake plays on with them face up and may not raise. */
function noRaise({ seat, cards = [], byMistake }: Given, { rules }: RulingContext): Asks {
  if (byMistake === undefined) return ask('byMistake');
  const clause = rules.cites.exposedOwnCards;
  if (!byMistake) {
    const cites = [...clause, ...cite('custom/silent-rulebook')];
    return ruled('floor-decides', decision('exposed-on-purpose', named(seat), cites));
  }
  const strict = rules.values.exposedNoAggression;
  const shown = decision('own-cards-stay-up', { ...named(seat), cards: cards.map(formatDealt) }, clause);
  const plays = decision('exposed-may-not-raise', named(seat), clause, [shown]);
  const bet = decision(strict ? 'exposed-may-not-bet' : 'exposed-may-bet', {}, rules.cites.exposedNoAggression);
  const seats = seat === undefined ? [] : [seat];
  return ruled('hand-live', plays, {
    because: [shown],
    besides: [bet],
    cards: cards.map((card) => ({ card, to: 'face-up' })),
    rights: [
      { who: 'player', seats, may: ALL.filter((may) => may !== 'raise' && !(strict && may === 'bet')) },
      { who: 'others', seats: [], may: ALL },
    ],
  });
}

/** A penalty is for action still to come: said as a condition where nobody knows. */
function penalty(
  seat: Given['seat'],
  pending: boolean | undefined,
  cites: Decision['cites'],
  live: Decision,
): Decision[] {
  if (pending === false) return [];
  return [decision(pending ? 'penalty-possible' : 'penalty-if-pending', named(seat), cites, [live])];
}

function byHouse(given: Given, context: RulingContext): Asks {
  const { rules } = context;
  if (rules.values.exposedOwnCards === 'no-raise') return noRaise(given, context);
  const { seat, actionPending } = given;
  const cites = rules.cites.exposedOwnCards;
  const live = decision('exposed-hand-lives', named(seat), cites);
  return ruled('hand-live', live, {
    besides: penalty(seat, actionPending, cites, live),
    rights: [
      { who: 'player', seats: seat === undefined ? [] : [seat], may: ALL },
      { who: 'others', seats: [], may: ALL },
    ],
  });
}

export const exposedOwnCards = defineRuling({
  type: 'exposed-own-cards',
  title: { en: 'A player exposed his own cards', it: 'Un giocatore ha scoperto le proprie carte' },
  description: {
    en: 'A player exposed one or more of his own hole cards while the hand was being played.',
    it: 'Un giocatore ha scoperto una o più delle proprie carte mentre si giocava la mano.',
  },
  clauses: cite('italian-tournament/14', 'tda-2024/68', 'roberts-11/irregularities-12'),
  facts: FACTS,
  check: ({ seat, cards = [] }, table) => {
    const hole = table?.hand.seats.find((own) => own.seat === seat)?.hole ?? null;
    return cards.flatMap((card, i) =>
      card !== null && hole?.includes(card) === false ? [contradiction('cards', i)] : [],
    );
  },
  books: { 'italian-tournament': byHouse, 'tda-2024': byHouse, 'wsop-2024': byHouse, 'roberts-11': byHouse },
  messages: {
    'own-cards-stay-up': message<Named & { cards: readonly string[] }>({
      en: (f, say) =>
        `${f.cards.length === 0 ? 'What was exposed' : say.cards(f.cards)} ${f.cards.length > 1 ? 'stay' : 'stays'} face up until the hand ends.`,
      it: (f, say) =>
        `${f.cards.length === 0 ? 'Quanto scoperto' : say.cards(f.cards)} ${f.cards.length > 1 ? 'restano' : 'resta'} in vista fino alla fine della mano.`,
    }),
    'exposed-may-not-raise': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} plays on but may not raise; the others may.`,
      it: (f, say) => `${whoFirst(f, say)} continua a giocare ma non può rilanciare; gli altri sì.`,
    }),
    'exposed-may-bet': says(
      'The text takes the right to raise; an opening bet is no raise and stays open.',
      'Il testo toglie il diritto al rilancio; la puntata di apertura non è un rilancio e resta possibile.',
    ),
    'exposed-may-not-bet': says(
      'This house also closes the opening bet.',
      'Questa casa esclude anche la puntata di apertura.',
    ),
    'exposed-on-purpose': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} did it on purpose: the page speaks of a mistake only, the floor decides.`,
      it: (f, say) => `${whoFirst(f, say)} lo ha fatto apposta: il testo parla solo dell'errore, decide il direttore.`,
    }),
    'penalty-if-pending': message<Named>({
      en: (f, say) => `If there was still action to come the floor may give ${who(f, say)} a penalty.`,
      it: (f, say) => `Se si doveva ancora parlare, il direttore può sanzionare ${who(f, say)}.`,
    }),
    'exposed-hand-lives': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} keeps a live hand and every right, raising included.`,
      it: (f, say) => `${whoFirst(f, say)} conserva la mano viva e ogni diritto, anche di rilanciare.`,
    }),
  },
});
