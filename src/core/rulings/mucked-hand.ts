import { message } from '../explanation/messages.ts';
import { ask, askFor, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact } from './facts.ts';

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
  boardBest: flag({ en: 'Is the board the best hand?', it: 'Il tavolo è la mano migliore?' }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

const dead = (seat: NonNullable<Given['seat']>, cites: Cites): Ruled =>
  ruled('hand-dead', decision('mucked-hand-dead', { seat }, cites), { effect: { kind: 'hand-dead', seat } });

function tda({ seat, retrievable, tabled }: Given): Asks {
  if (seat === undefined || retrievable === undefined) return askFor({ seat, retrievable });
  if (!retrievable) return dead(seat, cite('tda-2024/14', 'tda-2024/19'));
  if (tabled === undefined) return ask('tabled');
  const cites = cite('tda-2024/14', 'tda-2024/19', 'tda-2024/13-A');
  return tabled
    ? ruled('hand-live', decision('mucked-hand-tabled', { seat }, cites), { effect: { kind: 'hand-live', seat } })
    : ruled('must-table', decision('mucked-must-table', { seat }, cites));
}

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
  clauses: cite('italian-limit-room/8', 'tda-2024/14', 'tda-2024/19'),
  facts: FACTS,
  books: { 'tda-2024': tda, 'italian-limit-room': limitRoom },
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
    'mucked-shares-board': message<{ seat: number }>({
      en: (f, say) =>
        `The board is the best hand and this house shares it all the same: ${say.player(f.seat)} has a part.`,
      it: (f, say) =>
        `Il tavolo è la mano migliore e in questa casa si divide comunque: ${say.player(f.seat)} ha la sua parte.`,
    }),
  },
});
