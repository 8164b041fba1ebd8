import { message } from '../explanation/messages.ts';
import { boardPlays } from '../hand/board-mucks.ts';
import { ask, askFor, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact } from './facts.ts';
import { paymentsWith } from './payments.ts';
import { playOf } from './showdown-facts.ts';
import { says } from './words.ts';

const FACTS = {
  seat: seatFact({ en: 'Which player plays the board?', it: 'Quale giocatore gioca il tavolo?' }),
  tabled: flag({
    en: 'Has the player turned every hole card face up?',
    it: 'Il giocatore ha scoperto tutte le proprie carte?',
  }),
  declared: flag({
    en: 'Did the player say that he plays the board before throwing the cards away?',
    it: 'Il giocatore ha detto che gioca il tavolo prima di gettare le carte?',
  }),
  boardBest: flag(
    {
      en: 'Is the board the best hand? Left out, it is as the player says.',
      it: 'Il tavolo è la mano migliore? Se manca, vale quanto dice il giocatore.',
    },
    (table, { seat }) => boardPlays(table.hand, playOf(table), seat),
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** One procedure for every rulebook: whether saying so is enough is a house rule. */
function rule({ seat, tabled, declared, boardBest }: Given, { rules, table }: RulingContext): Asks {
  if (boardBest === false)
    return ruled('proceed', decision('board-is-not-best', {}, cite('custom/showdown', 'tda-2024/19')));
  if (seat === undefined || tabled === undefined) return askFor({ seat, tabled });
  const cites = rules.cites.playingTheBoard;
  const shares = (code: string): Ruled =>
    ruled('hand-live', decision(code, { seat }, cites), {
      chips: paymentsWith(table, seat, 'live'),
      effect: { kind: 'hand-live', seat },
    });
  if (tabled) return shares('board-player-shares');
  if (rules.values.playingTheBoard === 'must-table')
    return ruled('must-table', decision('board-player-must-table', { seat }, cites));
  if (declared === undefined) return ask('declared');
  if (declared) return shares('board-player-declared');
  return ruled('hand-dead', decision('board-player-silent', { seat }, cites), {
    chips: paymentsWith(table, seat, 'mucked'),
    effect: { kind: 'hand-dead', seat },
  });
}

export const playingTheBoard = defineRuling({
  type: 'playing-the-board',
  title: { en: 'A player plays the board', it: 'Un giocatore gioca il tavolo' },
  description: {
    en: 'The board is the best hand a player has, and he claims his part of the pot.',
    it: 'Il tavolo è la migliore mano di un giocatore, che chiede la sua parte del piatto.',
  },
  clauses: cite('tda-2024/19', 'wsop-2024/L168', 'wsop-2024/T75', 'roberts-11/holdem'),
  facts: FACTS,
  books: allBooks(rule),
  messages: {
    'board-is-not-best': says(
      'The board is not the best hand: the cards are shown and read like any others.',
      'Il tavolo non è la mano migliore: le carte si mostrano e si leggono come tutte le altre.',
    ),
    'board-player-shares': message<{ seat: number }>({
      en: (f, say) => `Every card is shown: ${say.player(f.seat)} plays the board and has a part of the pot.`,
      it: (f, say) =>
        `Tutte le carte sono mostrate: ${say.player(f.seat)} gioca il tavolo e ha la sua parte del piatto.`,
    }),
    'board-player-must-table': message<{ seat: number }>({
      en: (f, say) => `To share the pot ${say.player(f.seat)} turns every hole card face up, though the board plays.`,
      it: (f, say) =>
        `Per dividere il piatto ${say.player(f.seat)} scopre tutte le proprie carte, anche se gioca il tavolo.`,
    }),
    'board-player-declared': message<{ seat: number }>({
      en: (f, say) => `${say.player(f.seat)} said it in time: the board is his hand, and he has a part of the pot.`,
      it: (f, say) => `${say.player(f.seat)} l'ha detto in tempo: la sua mano è il tavolo, e ha parte nel piatto.`,
    }),
    'board-player-silent': message<{ seat: number }>({
      en: (f, say) =>
        `${say.player(f.seat)} threw the cards away without a word: he has given up the pot, even where the board is best.`,
      it: (f, say) =>
        `${say.player(f.seat)} ha gettato le carte senza dirlo: ha rinunciato al piatto, anche se il tavolo è la mano migliore.`,
    }),
  },
});
