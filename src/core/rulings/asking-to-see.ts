import { message } from '../explanation/messages.ts';
import { ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact, settledOf, type Table, type Told } from './facts.ts';
import { lastAggressor, playOf, wageredLast } from './showdown-facts.ts';
import { type Named, named, says, who, whoFirst } from './words.ts';

const statusOf = (table: Table, seat: unknown) => playOf(table).contributions.find((own) => own.seat === seat)?.status;

/** Whether the asker called the last bet or raise of the last street, and it is that hand he asks about. */
function paidToSee(table: Table, { seat, owner }: Told): boolean | undefined {
  if (seat === undefined || owner === undefined) return undefined;
  const wagered = wageredLast(table);
  if (wagered === undefined) return undefined;
  return wagered && lastAggressor(table) === owner && statusOf(table, seat) !== 'folded';
}

const FACTS = {
  seat: seatFact({ en: 'Who asks to see a hand?', it: 'Chi chiede di vedere una mano?' }),
  owner: seatFact({ en: 'Whose hand does he ask to see?', it: 'Di chi vuole vedere la mano?' }),
  holdsCards: flag(
    {
      en: 'Does the asker still hold his cards, or has he tabled them?',
      it: 'Chi chiede ha ancora le proprie carte, o le ha mostrate?',
    },
    (table, { seat }) => (statusOf(table, seat) === 'folded' ? false : undefined),
    'always',
  ),
  paidToSee: flag(
    {
      en: 'Did the asker call the last bet or raise of the last street, and is it the hand of whoever made it?',
      it: "Chi chiede ha visto l'ultima puntata o l'ultimo rilancio dell'ultimo giro, e la mano è di chi l'ha fatto?",
    },
    paidToSee,
    'always',
  ),
  collusion: flag({ en: 'Is collusion suspected?', it: 'Si sospetta un accordo tra giocatori?' }),
  dealtIn: flag(
    { en: 'Was the asker dealt in?', it: 'Chi chiede aveva ricevuto carte?' },
    ({ hand }, { seat }) => (seat === undefined ? undefined : hand.seats.some((own) => own.seat === seat)),
    'always',
  ),
  called: flag(
    {
      en: 'Did the hand he asks about reach the showdown: was the last bet called, or checked?',
      it: 'La mano richiesta è arrivata allo showdown, cioè l’ultima puntata è stata vista, o non ce n’è stata?',
    },
    (table, { owner }) => (owner === undefined ? undefined : statusOf(table, owner) !== 'folded'),
  ),
  askerWon: flag(
    { en: 'Is the asker the winner of the pot?', it: 'Chi chiede è il vincitore del piatto?' },
    (table, { seat }) => (seat === undefined ? undefined : settledOf(table)?.winners.some((winner) => winner === seat)),
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** Who paid to see the last aggressor's hand has a right to; every other request is for the floor. */
function riverCaller({ holdsCards, paidToSee: paid, seat }: Given, cites: readonly string[]): Asks {
  if (holdsCards === undefined) return ask('holdsCards');
  if (!holdsCards) return ruled('not-allowed', decision('asker-has-no-cards', named(seat), cites));
  if (paid === undefined) return ask('paidToSee');
  return paid
    ? ruled('must-table', decision('asker-paid-to-see', named(seat), cites))
    : ruled('floor-decides', decision('asking-for-the-floor', named(seat), cites));
}

function collusionOnly({ collusion, seat }: Given, cites: readonly string[]): Asks {
  if (collusion === undefined) return ask('collusion');
  return collusion
    ? ruled('must-table', decision('collusion-is-shown', {}, cites))
    : ruled('not-allowed', decision('asking-without-collusion', named(seat), cites));
}

/** Anybody dealt in may ask for a called hand; only the winner's asking brings it back to life. */
function anyDealtIn({ dealtIn, called, askerWon, owner, seat }: Given, cites: readonly string[]): Asks {
  if (dealtIn === undefined) return ask('dealtIn');
  if (!dealtIn) return ruled('not-allowed', decision('asker-not-dealt-in', named(seat), cites));
  if (called === undefined) return ask('called');
  if (!called) return ruled('not-allowed', decision('hand-was-not-called', {}, cites));
  if (owner === undefined || askerWon === undefined) return askFor({ owner, askerWon });
  const besides = [decision('asking-may-be-revoked', {}, cites)];
  return askerWon
    ? ruled('must-table', decision('asked-hand-is-live', { seat: owner }, cites), {
        besides,
        effect: { kind: 'hand-live', seat: owner },
      })
    : ruled('must-table', decision('asked-hand-is-dead', { seat: owner }, cites), {
        besides,
        effect: { kind: 'hand-dead', seat: owner },
      });
}

/** One procedure for every rulebook: who may ask is a house rule. */
function rule(given: Given, { rules: { values, cites } }: RulingContext): Asks {
  switch (values.askingToSee) {
    case 'river-caller':
      return riverCaller(given, cites.askingToSee);
    case 'collusion-only':
      return collusionOnly(given, cites.askingToSee);
    case 'any-dealt-in':
      return anyDealtIn(given, cites.askingToSee);
  }
}

export const askingToSee = defineRuling({
  type: 'asking-to-see',
  title: { en: 'A player asks to see a hand', it: 'Un giocatore chiede di vedere una mano' },
  description: {
    en: 'At the showdown a player wants to see a hand that is about to be mucked, or has been.',
    it: 'Allo showdown un giocatore vuole vedere una mano che sta per finire nel mucchio, o vi è finita.',
  },
  clauses: cite('tda-2024/18', 'wsop-2024/L143', 'roberts-11/showdown-5'),
  facts: FACTS,
  check: ({ seat, owner }) =>
    seat !== undefined && seat === owner ? [{ fact: 'owner', code: 'fact-seat-twice', facts: { seat } }] : [],
  books: allBooks(rule),
  messages: {
    'asker-has-no-cards': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} has given his own cards up unseen, and with them the right to ask.`,
      it: (f, say) => `${whoFirst(f, say)} ha consegnato coperte le proprie carte, e con esse il diritto di chiedere.`,
    }),
    'asker-paid-to-see': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} called the last bet and paid to see this hand: it is shown.`,
      it: (f, say) => `${whoFirst(f, say)} ha visto l'ultima puntata e ha pagato per vedere questa mano: la si mostra.`,
    }),
    'asking-for-the-floor': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} has no right to see this hand: the floor decides whether it is shown.`,
      it: (f, say) => `${whoFirst(f, say)} non ha diritto di vedere questa mano: decide il direttore se mostrarla.`,
    }),
    'collusion-is-shown': says(
      'Collusion is suspected: the floor has the hand shown.',
      'Si sospetta un accordo: il direttore fa mostrare la mano.',
    ),
    'asking-without-collusion': message<Named>({
      en: (f, say) => `Nobody suspects collusion: ${who(f, say)} may not ask to see the hand.`,
      it: (f, say) => `Nessuno sospetta un accordo: la mano non si mostra su richiesta (${who(f, say)}).`,
    }),
    'asker-not-dealt-in': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} was not dealt in and may not ask.`,
      it: (f, say) => `${whoFirst(f, say)} non aveva ricevuto carte e non può chiedere.`,
    }),
    'hand-was-not-called': says(
      'The hand was folded before the showdown: nobody may ask to see it.',
      'La mano era stata lasciata prima dello showdown: nessuno può chiedere di vederla.',
    ),
    'asked-hand-is-live': message<{ seat: number }>({
      en: (f, say) =>
        `The winner asked: the hand of ${say.player(f.seat)} is shown and live again, and the better one wins.`,
      it: (f, say) =>
        `L'ha chiesto il vincitore: la mano di ${say.player(f.seat)} si mostra, è di nuovo viva, e vince la migliore.`,
    }),
    'asked-hand-is-dead': message<{ seat: number }>({
      en: (f, say) => `The hand of ${say.player(f.seat)} is shown, but is dead: it was not the winner who asked.`,
      it: (f, say) => `La mano di ${say.player(f.seat)} si mostra, ma è morta: non l'ha chiesto il vincitore.`,
    }),
    'asking-may-be-revoked': says(
      'It is a privilege: a player who abuses it may lose it.',
      'È un privilegio: chi ne abusa può perderlo.',
    ),
  },
});
