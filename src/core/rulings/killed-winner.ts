import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { ask, askFor, option, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, seatFact, type Table, type Told } from './facts.ts';
import { paymentsWith, settledWith } from './payments.ts';

/** Whether the hand would have taken a share, had it not been killed. */
function wouldWin(table: Table, { seat }: Told): boolean | undefined {
  const own = table.hand.seats.find((s) => s.seat === seat)?.seat;
  return settledWith(table, own, 'live')?.winners.some((winner) => winner === own);
}

const FACTS = {
  seat: seatFact({ en: 'Whose hand did the dealer kill?', it: 'Di chi è la mano che il mazziere ha ritirato?' }),
  tabled: flag({
    en: 'Was it properly tabled: every card face up and readable?',
    it: 'Era mostrata in regola: tutte le carte scoperte e leggibili?',
  }),
  obviousWinner: flag(
    { en: 'Was it plainly the winning hand?', it: 'Era chiaramente la mano vincente?' },
    wouldWin,
    'always',
  ),
  retrievable: flag({
    en: 'Can the cards be retrieved and told beyond doubt?',
    it: 'Le carte si possono recuperare e riconoscere senza dubbio?',
  }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

const live = (seat: Seat, code: string, cites: Cites, { table }: RulingContext): Ruled =>
  ruled('hand-live', decision(code, { seat }, cites), {
    chips: paymentsWith(table, seat, 'live'),
    effect: { kind: 'hand-live', seat },
  });

const dead = (seat: Seat, cites: Cites, { table }: RulingContext): Ruled =>
  ruled('hand-dead', decision('killed-hand-dead', { seat }, cites), {
    chips: paymentsWith(table, seat, 'mucked'),
    effect: { kind: 'hand-dead', seat },
  });

/** A tabled hand that plainly wins cannot be killed; any other is live only while it can be told beyond doubt. */
function tda({ seat, tabled, obviousWinner, retrievable }: Given, context: RulingContext): Asks {
  if (seat === undefined || tabled === undefined) return askFor({ seat, tabled });
  if (tabled && obviousWinner === undefined) return ask('obviousWinner');
  if (tabled && obviousWinner) return live(seat, 'winner-cannot-be-killed', cite('tda-2024/13-C'), context);
  if (retrievable === undefined) return ask('retrievable');
  const cites = cite('tda-2024/13-B', 'tda-2024/14');
  if (!retrievable) return dead(seat, cites, context);
  if (tabled) return live(seat, 'killed-hand-retrieved', cites, context);
  return ruled('must-table', decision('killed-hand-must-table', { seat }, cites));
}

/** Players hold on to their hand until the pot is awarded; one that can be told may come back if the floor sees fit. */
function roberts({ seat, retrievable }: Given, context: RulingContext): Asks {
  if (seat === undefined || retrievable === undefined) return askFor({ seat, retrievable });
  if (!retrievable) return dead(seat, cite('roberts-11/irregularities-2', 'roberts-11/showdown-2'), context);
  const cites = cite('roberts-11/dead-hands-2', 'roberts-11/decision-making-1');
  return ruled('floor-decides', decision('killed-hand-for-the-floor', { seat }, cites), {
    options: [
      option(decision('killed-hand-retrieved', { seat }, cites), { chips: paymentsWith(context.table, seat, 'live') }),
      option(decision('killed-hand-dead', { seat }, cites), { chips: paymentsWith(context.table, seat, 'mucked') }),
    ],
  });
}

export const killedWinner = defineRuling({
  type: 'killed-winner',
  title: { en: 'The dealer killed a hand at the showdown', it: 'Il mazziere ha ritirato una mano allo showdown' },
  description: {
    en: 'At the showdown the dealer pushed a hand into the muck that had been tabled, perhaps the winning one.',
    it: 'Allo showdown il mazziere ha spinto nel mucchio una mano che era stata mostrata, forse la vincente.',
  },
  clauses: cite('tda-2024/13-B', 'tda-2024/13-C', 'roberts-11/showdown-2', 'roberts-11/dead-hands-2'),
  facts: FACTS,
  // The World Series' rules known to us do not speak of it; its tournaments are played by the TDA's.
  books: { 'tda-2024': tda, 'wsop-2024': tda, 'roberts-11': roberts },
  messages: {
    'winner-cannot-be-killed': message<{ seat: number }>({
      en: (f, say) =>
        `A tabled hand that plainly wins cannot be killed: the hand of ${say.player(f.seat)} is still the winner.`,
      it: (f, say) =>
        `Una mano mostrata e chiaramente vincente non può essere uccisa: quella di ${say.player(f.seat)} resta la vincente.`,
    }),
    'killed-hand-retrieved': message<{ seat: number }>({
      en: (f, say) => `The cards can be told beyond doubt: the hand of ${say.player(f.seat)} is live.`,
      it: (f, say) => `Le carte si riconoscono senza dubbio: la mano di ${say.player(f.seat)} è viva.`,
    }),
    'killed-hand-must-table': message<{ seat: number }>({
      en: (f, say) => `The cards can be retrieved: ${say.player(f.seat)} turns all of them face up or cannot win.`,
      it: (f, say) => `Le carte si possono recuperare: ${say.player(f.seat)} le scopre tutte o non può vincere.`,
    }),
    'killed-hand-dead': message<{ seat: number }>({
      en: (f, say) => `The hand is dead: ${say.player(f.seat)} did not protect it until the pot was awarded.`,
      it: (f, say) => `La mano è morta: ${say.player(f.seat)} non l'ha protetta fino all'assegnazione del piatto.`,
    }),
    'killed-hand-for-the-floor': message<{ seat: number }>({
      en: (f, say) =>
        `The cards can be identified: the floor may give them back to ${say.player(f.seat)} in the interest of the game.`,
      it: (f, say) =>
        `Le carte si riconoscono: nell'interesse del gioco il direttore può renderle ${atName(say.player(f.seat))}.`,
    }),
  },
});
