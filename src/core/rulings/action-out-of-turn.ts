import { message } from '../explanation/messages.ts';
import {
  ask,
  askFor,
  chipMove,
  type HandEffect,
  isRuled,
  option,
  type Right,
  ruled,
  type Verdict,
} from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { type FactTable, type FactValues, flag, type Table } from './facts.ts';
import {
  actedSeat,
  calledIn,
  changedIn,
  chipsOutOfTurn,
  doneOutOfTurn,
  outOfTurnIn,
  turnAtIn,
  turnSeat,
} from './turn-facts.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: actedSeat,
  turn: turnSeat,
  action: doneOutOfTurn,
  changed: flag(
    {
      en: 'By the time its turn came, had a bet or raise changed the action to this seat? Left out while its turn has not come.',
      it: "Quando è arrivato il suo turno, una puntata o un rilancio aveva cambiato l'azione verso questo posto? Si omette finché il turno non è arrivato.",
    },
    changedIn,
  ),
  called: flag(
    {
      en: 'Did a seat passed over call before the turn came?',
      it: 'Un posto saltato ha visto prima che il turno arrivasse?',
    },
    calledIn,
  ),
  put: chipsOutOfTurn,
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The action where the history has it. */
function effectOn(table: Table | null, seat: Seat, takes: 'always' | 'unless-changed' | 'nothing'): HandEffect {
  const entry = table === null ? null : outOfTurnIn(table);
  if (table === null || entry === null || entry.seat !== seat) return { kind: 'as-given' };
  return takes === 'nothing'
    ? { kind: 'struck', at: entry.at }
    : { kind: 'held', seat, at: entry.at, bound: takes, turnAt: turnAtIn(table) };
}

/** A bet or raise has come between: nothing binds any more, save what the book takes from who checked or called. */
function freed(facts: Given, because: readonly Decision[], { rules, table }: RulingContext): Asks {
  const { seat, action, put } = facts;
  if (seat === undefined || action === undefined) return askFor({ seat, action });
  if (put === undefined && action !== 'check') return ask('put');
  const { values, cites } = rules;
  const bound = values.outOfTurn === 'no-raise' && (action === 'check' || action === 'call');
  const may: Right['may'] = bound ? ['fold', 'call'] : ['fold', 'call', 'raise'];
  const amount = put ?? 0;
  const says =
    amount > 0
      ? decision('out-of-turn-taken-back', { seat, amount }, cites.outOfTurn, because)
      : decision('out-of-turn-freed', { seat }, cites.outOfTurn, because);
  const raise = decision(bound ? 'out-of-turn-no-raise' : 'out-of-turn-may-raise', { seat }, cites.outOfTurn, [says]);
  return ruled('refund', says, {
    because,
    besides: [raise],
    chips: chipMove('pot', seat, amount),
    rights: [{ who: 'player', seats: [seat], may }],
    effect: effectOn(table, seat, 'nothing'),
  });
}

/** A seat passed over has called: the book leaves it to the floor whether that changes the action. */
function afterCall(facts: Given, because: readonly Decision[], context: RulingContext): Asks {
  const { seat } = facts;
  if (seat === undefined) return ask('seat');
  const { rules, table } = context;
  const free = freed(facts, because, context);
  if (!isRuled(free)) return free;
  const cites = rules.cites.outOfTurnCall;
  const says = decision('out-of-turn-after-call', { seat }, cites, because);
  const binds = decision('option-out-of-turn-binds', { seat }, cites);
  const lapses = decision('option-out-of-turn-lapses', { seat }, cites);
  return ruled('floor-decides', says, {
    because,
    options: [
      option(binds, {}),
      option(lapses, { chips: free.moves.chips, rights: free.rights, acts: table === null ? null : [] }),
    ],
  });
}

function procedure(facts: Given, context: RulingContext): Asks {
  const { seat, turn, action, changed } = facts;
  if (seat === undefined || turn === undefined) return askFor({ seat, turn });
  if (seat === turn) return ruled('stands', decision('was-in-turn', { seat }, cite('custom/turn-order')));
  if (action === undefined) return ask('action');
  const { rules, table } = context;
  const cites = [...new Set([...cite('tda-2024/53'), ...rules.cites.outOfTurn])];
  const backs = decision('action-backs-up', { seat, turn }, cites);
  if (action === 'fold') {
    const says = decision('fold-out-of-turn-binds', { seat }, cite('tda-2024/53'), [backs]);
    return ruled('stands', says, { because: [backs], effect: effectOn(table, seat, 'always') });
  }
  if (changed === true)
    return freed(facts, [backs, decision('out-of-turn-changed', { seat }, cites, [backs])], context);
  const effect = effectOn(table, seat, 'unless-changed');
  if (changed === undefined) {
    const waits = decision('out-of-turn-waits', { seat, turn }, cites, [backs]);
    return ruled('proceed', waits, { because: [backs], effect });
  }
  if (rules.values.outOfTurnCall === 'floor-decides' && facts.called === undefined) return ask('called');
  if (rules.values.outOfTurnCall === 'floor-decides' && facts.called) return afterCall(facts, [backs], context);
  const says = decision('out-of-turn-binds', { seat }, cites, [backs]);
  return ruled('stands', says, { because: [backs], effect });
}

export const actionOutOfTurn = defineRuling({
  type: 'action-out-of-turn',
  title: { en: 'Action out of turn', it: 'Azione fuori turno' },
  description: {
    en: "A player folded, checked, called, bet or raised although it was another seat's turn.",
    it: 'Un giocatore ha passato, fatto check, visto, puntato o rilanciato quando era il turno di un altro.',
  },
  clauses: cite('tda-2024/53', 'roberts-11/betting-and-raising-10'),
  facts: FACTS,
  books: allBooks(procedure),
  messages: {
    'was-in-turn': message<{ seat: number }>({
      en: (f, say) => `It was the turn of ${say.player(f.seat)}: the action is in order.`,
      it: (f, say) => `Era il turno di ${say.player(f.seat)}: l'azione è regolare.`,
    }),
    'action-backs-up': message<{ seat: number; turn: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} acted out of turn: the action goes back to ${say.player(f.turn)}, whose turn it is.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha agito fuori turno: l'azione torna a ${say.player(f.turn)}, di cui è il turno.`,
    }),
    'fold-out-of-turn-binds': message<{ seat: number }>({
      en: (f, say) => `A fold out of turn always binds: the hand of ${say.player(f.seat)} is folded.`,
      it: (f, say) => `Un fold fuori turno vincola sempre: la mano di ${say.player(f.seat)} è passata.`,
    }),
    'out-of-turn-waits': message<{ seat: number; turn: number }>({
      en: (f, say) =>
        `${say.player(f.turn)} speaks first. If he checks, calls or folds, what ${say.player(f.seat)} did binds; a bet or raise sets ${say.player(f.seat)} free.`,
      it: (f, say) =>
        `Parla prima ${say.player(f.turn)}. Se fa check, vede o passa, quanto ha fatto ${say.player(f.seat)} vincola; una puntata o un rilancio lascia libero ${say.player(f.seat)}.`,
    }),
    'out-of-turn-binds': message<{ seat: number }>({
      en: (f, say) =>
        `Nobody has bet or raised since: the action to ${say.player(f.seat)} is the same, and what was done out of turn binds.`,
      it: (f, say) =>
        `Nessuno ha puntato o rilanciato nel frattempo: l'azione verso ${say.player(f.seat)} è la stessa, e quanto fatto fuori turno vincola.`,
    }),
    'out-of-turn-changed': message<{ seat: number }>({
      en: (f, say) => `A bet or raise has come between: the action to ${say.player(f.seat)} is no longer the same.`,
      it: (f, say) =>
        `Nel frattempo c'è stata una puntata o un rilancio: l'azione verso ${say.player(f.seat)} non è più la stessa.`,
    }),
    'out-of-turn-taken-back': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `What was done out of turn does not bind: ${say.player(f.seat)} takes ${say.chips(f.amount)} back.`,
      it: (f, say) => `Quanto fatto fuori turno non vincola: ${say.player(f.seat)} riprende ${say.chips(f.amount)}.`,
    }),
    'out-of-turn-freed': message<{ seat: number }>({
      en: (f, say) => `What was done out of turn does not bind ${say.player(f.seat)}.`,
      it: (f, say) => `Quanto fatto fuori turno non vincola ${say.player(f.seat)}.`,
    }),
    'out-of-turn-after-call': message<{ seat: number }>({
      en: (f, say) =>
        `A seat passed over has called since: the floor decides whether what ${say.player(f.seat)} did out of turn binds.`,
      it: (f, say) =>
        `Un posto saltato nel frattempo ha visto: decide il direttore se quanto ha fatto ${say.player(f.seat)} fuori turno vincola.`,
    }),
    'option-out-of-turn-binds': message<{ seat: number }>({
      en: (f, say) => `It binds: ${say.player(f.seat)} stays with what was done out of turn.`,
      it: (f, say) => `Vincola: ${say.player(f.seat)} resta a quanto fatto fuori turno.`,
    }),
    'option-out-of-turn-lapses': message<{ seat: number }>({
      en: (f, say) => `It does not bind: the chips go back and ${say.player(f.seat)} acts when the turn comes.`,
      it: (f, say) => `Non vincola: le fiche tornano indietro e ${say.player(f.seat)} agisce quando arriva il turno.`,
    }),
    'out-of-turn-may-raise': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} has every option: fold, call or raise.`,
      it: (f, say) => `${whoFirst(f, say)} ha ogni scelta: passare, vedere o rilanciare.`,
    }),
    'out-of-turn-no-raise': message<{ seat: number }>({
      en: (f, say) =>
        `Who checked or called out of turn may not raise on the next turn: ${say.player(f.seat)} folds or calls.`,
      it: (f, say) =>
        `Chi ha fatto check o call fuori turno non può rilanciare al turno successivo: ${say.player(f.seat)} passa o vede.`,
    }),
  },
});
