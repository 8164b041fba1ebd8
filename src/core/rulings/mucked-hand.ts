import { message } from '../explanation/messages.ts';
import { boardPlays } from '../hand/board-mucks.ts';
import { ask, askFor, option, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact } from './facts.ts';
import { playOf } from './showdown-facts.ts';
import { says } from './words.ts';

const FACTS = {
  seat: seatFact({ en: 'Which player threw the cards in?', it: 'Quale giocatore ha gettato le carte?' }),
  retrievable: flag({
    en: 'Can the cards be retrieved and told beyond doubt?',
    it: 'Le carte si possono recuperare e riconoscere senza dubbio?',
  }),
  tabled: flag({
    en: 'Has the player now turned every hole card face up?',
    it: 'Il giocatore ha poi scoperto tutte le proprie carte?',
  }),
  misinformed: flag({
    en: 'Were they given up because of something wrong the player was told?',
    it: 'Sono state gettate per qualcosa di sbagliato che era stato detto al giocatore?',
  }),
  boardBest: flag(
    { en: 'Is the board the best hand?', it: 'Il tavolo è la mano migliore?' },
    (table, { seat }) => boardPlays(table.hand, playOf(table), seat),
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

const dead = (seat: Seat, cites: Decision['cites']): Ruled =>
  ruled('hand-dead', decision('mucked-hand-dead', { seat }, cites), { effect: { kind: 'hand-dead', seat } });

const unique = (cites: readonly string[]): readonly string[] => [...new Set(cites)];

/** A book that leaves a hand that can be told to its floor; some do so more readily where the player was misled. */
function forTheFloor(
  { seat, misinformed }: Given & { readonly seat: Seat },
  cites: readonly string[],
  leans: boolean,
): Asks {
  if (leans && misinformed === undefined) return ask('misinformed');
  return ruled('floor-decides', decision('mucked-for-the-floor', { seat }, cites), {
    besides: leans && misinformed ? [decision('muck-floor-leans-live', {}, cites)] : [],
    options: [
      option(decision('mucked-hand-given-back', { seat }, cites), {}),
      option(decision('mucked-hand-dead', { seat }, cites), {}),
    ],
  });
}

/** What a book has to say of the board besides, and whether its floor gives a misled player his hand back. */
interface Book {
  readonly tabling: ReturnType<typeof cite>;
  readonly leans: boolean;
}

/** Whether a mucked hand can come back is a house rule. */
const under =
  ({ tabling, leans }: Book) =>
  (given: Given, { rules: { values, cites } }: RulingContext): Asks => {
    const { seat, retrievable, tabled } = given;
    const clauses = cites.muckIsDead;
    if (seat === undefined) return values.muckIsDead === 'always' ? ask('seat') : askFor({ seat, retrievable });
    if (values.muckIsDead === 'always') return dead(seat, clauses);
    if (retrievable === undefined) return ask('retrievable');
    if (!retrievable) return dead(seat, unique([...clauses, ...cites.boardPlayMuck]));
    if (values.muckIsDead === 'floor-discretion') return forTheFloor({ ...given, seat }, clauses, leans);
    if (tabled === undefined) return ask('tabled');
    const live = unique([...clauses, ...cites.boardPlayMuck, ...tabling]);
    return tabled
      ? ruled('hand-live', decision('mucked-hand-tabled', { seat }, live), { effect: { kind: 'hand-live', seat } })
      : ruled('must-table', decision('mucked-must-table', { seat }, live));
  };

/** The room writes that mucking loses the pot, without exception; a house may let the board be shared all the same. */
function limitRoom({ seat, boardBest }: Given, { rules }: RulingContext): Asks {
  if (seat === undefined) return ask('seat');
  if (rules.values.boardPlayMuck === 'forfeits') return dead(seat, cite('italian-limit-room/8'));
  if (boardBest === undefined) return ask('boardBest');
  if (!boardBest) return dead(seat, cite('italian-limit-room/8'));
  return ruled('hand-live', decision('mucked-shares-board', { seat }, rules.cites.boardPlayMuck));
}

export const muckedHand = defineRuling({
  type: 'mucked-hand',
  title: { en: 'A hand thrown in face down at the showdown', it: 'Mano gettata coperta allo showdown' },
  description: {
    en: 'At the showdown a player threw the cards in face down, perhaps because the board is the best hand.',
    it: 'Allo showdown un giocatore ha gettato le carte coperte, forse perché il tavolo è la mano migliore.',
  },
  clauses: cite('italian-limit-room/8', 'tda-2024/14', 'tda-2024/19', 'wsop-2024/L107', 'roberts-11/dead-hands-2'),
  facts: FACTS,
  books: {
    'tda-2024': under({ tabling: cite('tda-2024/13-A'), leans: false }),
    'wsop-2024': under({ tabling: cite('wsop-2024/L139'), leans: false }),
    'roberts-11': under({ tabling: cite('roberts-11/showdown-1'), leans: true }),
    'italian-limit-room': limitRoom,
  },
  messages: {
    'mucked-hand-dead': message<{ seat: number }>({
      en: (f, say) => `The hand is dead: ${say.player(f.seat)} has no share of the pot, even where the board is best.`,
      it: (f, say) =>
        `La mano è morta: ${say.player(f.seat)} non ha parte nel piatto, anche se il tavolo è la mano migliore.`,
    }),
    'mucked-hand-tabled': message<{ seat: number }>({
      en: (f, say) => `The cards were retrieved beyond doubt and are tabled: the hand of ${say.player(f.seat)} plays.`,
      it: (f, say) => `Le carte sono state recuperate senza dubbio e mostrate: la mano di ${say.player(f.seat)} gioca.`,
    }),
    'mucked-must-table': message<{ seat: number }>({
      en: (f, say) => `The cards can be retrieved: ${say.player(f.seat)} turns all of them face up or has no share.`,
      it: (f, say) =>
        `Le carte si possono recuperare: ${say.player(f.seat)} le scopre tutte o non ha parte nel piatto.`,
    }),
    'mucked-for-the-floor': message<{ seat: number }>({
      en: (f, say) =>
        `The cards can be retrieved: the floor decides whether ${say.player(f.seat)} gets them back, in the interest of the game.`,
      it: (f, say) =>
        `Le carte si possono recuperare: il direttore decide, nell'interesse del gioco, se ${say.player(f.seat)} le riprende.`,
    }),
    'mucked-hand-given-back': message<{ seat: number }>({
      en: (f, say) => `${say.player(f.seat)} gets the cards back, and the hand plays once all of them are tabled.`,
      it: (f, say) => `${say.player(f.seat)} riprende le carte, e la mano gioca quando sono tutte mostrate.`,
    }),
    'muck-floor-leans-live': says(
      'He was told something wrong: the floor does what it can to give the hand back.',
      'Gli era stato detto qualcosa di sbagliato: il direttore fa il possibile per rendergli la mano.',
    ),
    'mucked-shares-board': message<{ seat: number }>({
      en: (f, say) =>
        `The board is the best hand and this house shares it all the same: ${say.player(f.seat)} has a part.`,
      it: (f, say) =>
        `Il tavolo è la mano migliore e in questa casa si divide comunque: ${say.player(f.seat)} ha la sua parte.`,
    }),
  },
});
