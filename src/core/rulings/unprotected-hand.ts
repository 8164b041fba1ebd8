import { message } from '../explanation/messages.ts';
import { atName } from '../explanation/words.ts';
import { playWithoutHistory } from '../hand/play.ts';
import {
  ask,
  askFor,
  type ChipMove,
  chipMove,
  type HandEffect,
  option,
  type Ruled,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { buildPots } from '../pots/build-pots.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, seatFact, type Table, type Told } from './facts.ts';
import { paymentsWith } from './payments.ts';

/** What the seat has wagered beyond everybody else; undefined where the hand has no money. */
function uncalledBy({ hand, history }: Table, { seat }: Told): number | undefined {
  if (hand.money.kind !== 'history' && hand.money.kind !== 'contributions') return undefined;
  const { contributions, opening } = history?.play ?? playWithoutHistory(hand);
  const { refund } = buildPots(contributions, opening);
  return refund !== null && refund.seat === seat ? refund.amount : 0;
}

const FACTS = {
  seat: seatFact({
    en: 'Whose hand was killed by the dealer or fouled?',
    it: 'Di chi è la mano ritirata dal mazziere o confusa con altre carte?',
  }),
  protected: flag({
    en: 'Had the player protected it, with a chip, a card cap or his hands?',
    it: 'Il giocatore l’aveva protetta, con una fiche, un segnacarte o le mani?',
  }),
  identifiable: flag({
    en: 'Can the cards be identified beyond doubt?',
    it: 'Le carte si possono riconoscere senza dubbio?',
  }),
  uncalled: amountFact(
    {
      en: 'How much of his own bet or raise had nobody called yet?',
      it: 'Quanto della sua puntata o rilancio nessuno aveva ancora visto?',
    },
    uncalledBy,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** Where in the history the seat's last wager of the street is, if nobody has answered any of it but by folding. */
function unanswered({ history }: Table, seat: Seat, uncalled: number): number | null {
  const events = history?.events ?? [];
  const street = events.slice(events.findLastIndex(({ kind }) => kind === 'street-opened') + 1);
  const last = street.findLastIndex((e) => e.kind === 'acted' && e.bounds.seat === seat && e.added > 0);
  const wager = street[last];
  const answered = street.slice(last + 1).some((e) => e.kind === 'acted' && e.made !== 'fold');
  return wager?.kind === 'acted' && wager.added === uncalled && !answered ? wager.action : null;
}

/** While there is betting the seat is out of it: a bet nobody answered was never made; null once betting is over. */
function leavesBetting(table: Table | null, seat: Seat, uncalled: number): HandEffect | null {
  if (table?.history?.play.betting !== 'open') return null;
  if (uncalled === 0) return { kind: 'killed', seat };
  const at = unanswered(table, seat, uncalled);
  if (at !== null) return { kind: 'acts', seat, action: 'fold', to: 0, at, replaces: true };
  return { kind: 'withdraw', stakes: [{ seat, amount: uncalled }] };
}

/** No redress: bets that were called stay, what nobody called comes back. */
function lost(seat: Seat, uncalled: number, cites: Cites, { table }: RulingContext): Ruled {
  const dead = decision('unprotected-hand-dead', { seat }, cites);
  const back: Decision[] =
    uncalled > 0 ? [decision('uncalled-part-back', { seat, amount: uncalled }, cites, [dead])] : [];
  const away = leavesBetting(table, seat, uncalled);
  if (away !== null)
    return ruled('hand-dead', dead, { besides: back, chips: chipMove('pot', seat, uncalled), effect: away });
  const paid: ChipMove[] = paymentsWith(table, seat, 'mucked');
  return ruled('hand-dead', dead, {
    besides: back,
    chips: paid.length > 0 ? paid : chipMove('pot', seat, uncalled),
    effect: { kind: 'hand-dead', seat },
  });
}

const plays = (seat: Seat, cites: Cites): Ruled =>
  ruled('hand-live', decision('unprotected-hand-plays', { seat }, cites), { effect: { kind: 'hand-live', seat } });

const tda =
  (fouled: Cites, plain: Cites) =>
  ({ seat, identifiable, uncalled }: Given, context: RulingContext): Asks => {
    if (seat === undefined || identifiable === undefined) return askFor({ seat, identifiable });
    if (identifiable) return plays(seat, plain);
    return uncalled === undefined ? ask('uncalled') : lost(seat, uncalled, fouled, context);
  };

/** Only an unprotected hand has no redress; one that can be told may come back if the floor sees fit. */
function roberts(given: Given, context: RulingContext): Asks {
  const { seat, identifiable, uncalled } = given;
  if (seat === undefined || given.protected === undefined) return askFor({ seat, protected: given.protected });
  const cites = cite('roberts-11/irregularities-2');
  if (given.protected) return ruled('floor-decides', decision('protected-hand-killed', { seat }, cites));
  if (identifiable === undefined) return ask('identifiable');
  if (uncalled === undefined) return ask('uncalled');
  const dead = lost(seat, uncalled, cites, context);
  if (!identifiable) return dead;
  const floor = cite('roberts-11/dead-hands-2');
  return ruled('floor-decides', decision('unprotected-hand-for-the-floor', { seat }, floor), {
    options: [
      option(decision('unprotected-hand-plays', { seat }, floor), {}),
      option(dead.says, { chips: dead.moves.chips }),
    ],
  });
}

export const unprotectedHand = defineRuling({
  type: 'unprotected-hand',
  title: { en: 'A hand killed or fouled', it: 'Mano ritirata per errore o confusa' },
  description: {
    en: 'A live hand was taken in by the dealer or mixed with other cards before the showdown.',
    it: 'Una mano viva è stata ritirata dal mazziere o si è mescolata ad altre carte prima dello showdown.',
  },
  clauses: cite('tda-2024/65-A', 'tda-2024/65-B', 'wsop-2024/L110', 'roberts-11/irregularities-2'),
  facts: FACTS,
  books: {
    'tda-2024': tda(cite('tda-2024/65-A'), cite('tda-2024/65-B')),
    'wsop-2024': tda(cite('wsop-2024/L110'), cite('wsop-2024/L110')),
    'roberts-11': roberts,
  },
  messages: {
    'unprotected-hand-plays': message<{ seat: number }>({
      en: (f, say) => `The cards can be identified: the hand of ${say.player(f.seat)} plays on.`,
      it: (f, say) => `Le carte si riconoscono: la mano di ${say.player(f.seat)} resta in gioco.`,
    }),
    'unprotected-hand-dead': message<{ seat: number }>({
      en: (f, say) =>
        `The cards cannot be identified: the hand of ${say.player(f.seat)} is dead, and bets that were called stay in.`,
      it: (f, say) =>
        `Le carte non si riconoscono: la mano di ${say.player(f.seat)} è morta, e le puntate viste restano nel piatto.`,
    }),
    'uncalled-part-back': message<{ seat: number; amount: number }>({
      en: (f, say) => `${say.chips(f.amount)} nobody had called goes back to ${say.player(f.seat)}.`,
      it: (f, say) =>
        `${say.chips(f.amount)} che nessuno aveva visto ${f.amount === 1 ? 'torna' : 'tornano'} ${atName(say.player(f.seat))}.`,
    }),
    'protected-hand-killed': message<{ seat: number }>({
      en: (f, say) => `${say.player(f.seat)} had protected the hand: the floor decides what is due to him.`,
      it: (f, say) => `${say.player(f.seat)} aveva protetto la mano: il direttore decide che cosa gli spetta.`,
    }),
    'unprotected-hand-for-the-floor': message<{ seat: number }>({
      en: (f, say) =>
        `The cards can be identified: the floor may give ${say.player(f.seat)} the hand back in the interest of the game.`,
      it: (f, say) =>
        `Le carte si riconoscono: nell'interesse del gioco il direttore può rendere la mano ${atName(say.player(f.seat))}.`,
    }),
  },
});
