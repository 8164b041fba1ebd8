import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { holeCount } from '../hand/hand.ts';
import { ask, askFor, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact, whole } from './facts.ts';
import { type Named, named, who, whoFirst } from './words.ts';

const FACTS = {
  seat: seatFact({ en: 'Whose hand is it?', it: 'Di chi è la mano?' }),
  holeCards: whole(
    1,
    7,
    {
      en: 'How many hole cards does the game give: two in hold’em, four in Omaha, seven in seven-card stud?',
      it: 'Quante carte proprie dà il gioco: due nell’hold’em, quattro nell’Omaha, sette nello stud a sette carte?',
    },
    ({ hand }) => holeCount(hand.variant),
    'always',
  ),
  faceUp: whole(0, 7, {
    en: 'How many of them lie face up on the table?',
    it: 'Quante di esse sono scoperte sul tavolo?',
  }),
  readable: flag({
    en: 'Can the dealer and the players read them all?',
    it: 'Il mazziere e i giocatori le possono leggere tutte?',
  }),
  refuses: flag({
    en: 'Does the player refuse to show the rest?',
    it: 'Il giocatore rifiuta di mostrare le altre?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** What a book says of tabling, and of who shows a part of his hand and refuses the rest. */
interface Book {
  readonly clause: Cites;
  readonly partly: Cites;
  readonly refusal: 'floor-decides' | 'hand-dead';
}

function incomplete({ seat, refuses }: Given, left: number, { partly, refusal }: Book): Asks {
  if (refuses === undefined) return ask('refuses');
  if (!refuses) return ruled('must-table', decision('hand-not-yet-tabled', { ...named(seat), count: left }, partly));
  if (refusal === 'floor-decides') return ruled('floor-decides', decision('tabling-refused', named(seat), partly));
  const effect = seat === undefined ? {} : { effect: { kind: 'hand-dead', seat } as const };
  return ruled('hand-dead', decision('tabling-refused-no-share', named(seat), partly), effect);
}

const under =
  (book: Book) =>
  (given: Given): Asks => {
    const { seat, holeCards, faceUp, readable } = given;
    if (holeCards === undefined || faceUp === undefined) return askFor({ holeCards, faceUp });
    if (faceUp < holeCards) return incomplete(given, holeCards - faceUp, book);
    if (readable === undefined) return ask('readable');
    const facts = { ...named(seat), count: holeCards };
    return readable
      ? ruled('hand-live', decision('hand-is-tabled', facts, book.clause))
      : ruled('must-table', decision('hand-not-readable', facts, book.clause));
  };

const wsop = cite('wsop-2024/L139');
const roberts = cite('roberts-11/showdown-1');
const room = cite('italian-limit-room/8');

export const tabling = defineRuling({
  type: 'tabling',
  title: { en: 'Whether a hand is properly tabled', it: 'Se una mano è mostrata in regola' },
  description: {
    en: 'At the showdown a player has turned up some or all of his cards, and it is asked whether that is enough to win.',
    it: 'Allo showdown un giocatore ha scoperto alcune o tutte le proprie carte, e si chiede se basti per vincere.',
  },
  clauses: cite('tda-2024/13-A', 'tda-2024/15-A', 'wsop-2024/L139', 'roberts-11/showdown-1', 'italian-limit-room/8'),
  facts: FACTS,
  check: ({ holeCards, faceUp }) =>
    holeCards === undefined || faceUp === undefined ? [] : tooLarge('faceUp', faceUp, holeCards),
  books: {
    'tda-2024': under({
      clause: cite('tda-2024/13-A'),
      partly: cite('tda-2024/13-A', 'tda-2024/15-A'),
      refusal: 'floor-decides',
    }),
    'wsop-2024': under({ clause: wsop, partly: wsop, refusal: 'hand-dead' }),
    'roberts-11': under({ clause: roberts, partly: roberts, refusal: 'hand-dead' }),
    'italian-limit-room': under({ clause: room, partly: room, refusal: 'hand-dead' }),
  },
  messages: {
    'hand-is-tabled': message<Named & { count: number }>({
      en: (f, say) =>
        `${f.count === 2 ? 'Both' : `All ${f.count}`} cards of ${who(f, say)} lie face up and can be read: the hand is tabled and plays.`,
      it: (f, say) =>
        `${f.count === 2 ? 'Entrambe' : `Tutte e ${f.count}`} le carte di ${who(f, say)} sono scoperte e leggibili: la mano è mostrata e gioca.`,
    }),
    'hand-not-readable': message<Named & { count: number }>({
      en: (f, say) =>
        `The cards are up but cannot be read: ${who(f, say)} spreads ${f.count === 2 ? 'both' : `all ${f.count}`} of them for everybody.`,
      it: (f, say) =>
        `Le carte sono scoperte ma non si leggono: ${who(f, say)} le dispone ${f.count === 2 ? 'entrambe' : `tutte e ${f.count}`} in vista di tutti.`,
    }),
    'hand-not-yet-tabled': message<Named & { count: number }>({
      en: (f, say) =>
        f.count === 1
          ? `The hand is not tabled yet: ${who(f, say)} turns up the last card too, or cannot win.`
          : `The hand is not tabled yet: ${who(f, say)} turns up the other ${f.count} cards too, or cannot win.`,
      it: (f, say) =>
        f.count === 1
          ? `La mano non è ancora mostrata: ${who(f, say)} scopre anche l'ultima carta, o non può vincere.`
          : `La mano non è ancora mostrata: ${who(f, say)} scopre anche le altre ${f.count} carte, o non può vincere.`,
    }),
    'tabling-refused': message<Named>({
      en: (f, say) => `${whoFirst(f, say)} refuses to turn up the rest: the floor is called and decides.`,
      it: (f, say) => `${whoFirst(f, say)} rifiuta di scoprire il resto: si chiama il direttore, che decide.`,
    }),
    'tabling-refused-no-share': message<Named>({
      en: (f, say) => `Without every card shown no part of the pot goes to ${who(f, say)}.`,
      it: (f, say) => `Se non si mostrano tutte le carte, nessuna parte del piatto va ${atName(who(f, say))}.`,
    }),
  },
});
