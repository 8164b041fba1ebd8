import { isSkipTooLong } from '../betting/substantial-action.ts';
import { message } from '../explanation/messages.ts';
import { type Act, ask, askFor, option, type RulingOption, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import { allBooks } from './all-books.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, seatFact } from './facts.ts';
import { spotOf } from './figures.ts';
import { behind, chipsBehind } from './turn-facts.ts';
import { whoFirst } from './words.ts';

const FACTS = {
  seat: seatFact(
    { en: 'Which seat was skipped?', it: 'Quale posto è stato saltato?' },
    ({ history }) => history?.bounds?.seat,
  ),
  hisTurn: flag(
    {
      en: 'Was it already his turn, with nobody before him still to act?',
      it: 'Era già il suo turno, senza nessuno prima di lui che dovesse ancora agire?',
    },
    ({ history }, told) => {
      const turn = history?.bounds?.seat;
      return turn === undefined || told.seat === undefined ? undefined : turn === told.seat;
    },
  ),
  behind,
  chipsBehind,
  reasonableTime: flag(
    {
      en: 'Did the skipped player have reasonable time to speak?',
      it: 'Il giocatore saltato ha avuto un tempo ragionevole per parlare?',
    },
    // A record tells who acted, not how fast: that there was no time has to be said.
    ({ history }) => (history === null ? undefined : true),
  ),
  toCall: amountFact(
    {
      en: 'How much does the skipped player have to add to call what was bet before him? 0 where he may check.',
      it: 'Quanto deve aggiungere il giocatore saltato per vedere la puntata prima di lui? 0 se può fare check.',
    },
    (table, told) => {
      const bounds = spotOf(table, told)?.bounds;
      return bounds && Math.max(0, bounds.price - bounds.wager);
    },
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = readonly CitationId[];

/** He acts on it as if nothing had been done behind him. */
const keeps = (seat: Seat, cites: Cites, because: readonly Decision[]): Asks =>
  ruled('proceed', decision('skipped-keeps-right', { seat }, cites, because), { because });

/** What the floor may make of the hand: nothing aggressive. */
function choices(seat: Seat, toCall: number, cites: Cites): RulingOption[] {
  const passive = { seat, action: toCall > 0 ? 'call' : 'check' } as const satisfies Act;
  const says =
    toCall > 0
      ? decision('skipped-calls', { seat, amount: toCall }, cites)
      : decision('skipped-checks', { seat }, cites);
  return [
    option(says, { acts: [passive], rights: [{ who: 'player', seats: [seat], may: [passive.action] }] }),
    option(decision('skipped-hand-dead', { seat }, cites), { acts: [{ seat, action: 'fold' }] }),
  ];
}

function procedure(facts: Given, { rules }: RulingContext): Asks {
  const { seat, hisTurn, behind: actions, chipsBehind: chips, reasonableTime, toCall } = facts;
  if (seat === undefined || hisTurn === undefined) return askFor({ seat, hisTurn });
  const limit = rules.values.skippedPlayer;
  const cites = rules.cites.skippedPlayer;
  if (!hisTurn) return keeps(seat, cites, [decision('skipped-before-turn', { seat }, cites)]);
  if (actions === undefined) return ask('behind');
  if (chips === undefined && limit === 'substantial-action' && actions === 2) return ask('chipsBehind');
  const why = decision('skipped-behind', { seat, actions, limit }, cites);
  if (!isSkipTooLong(limit, actions, chips === true)) return keeps(seat, cites, [why]);
  if (limit === 'substantial-action' && reasonableTime === undefined) return ask('reasonableTime');
  if (limit === 'substantial-action' && !reasonableTime)
    return keeps(seat, cites, [why, decision('skipped-had-no-time', { seat }, cites)]);
  if (toCall === undefined) return ask('toCall');
  const says = decision('skipped-floor-decides', { seat }, cites, [why]);
  const binds = decision('action-behind-binds', {}, cites, [says]);
  return ruled('floor-decides', says, {
    because: [why],
    besides: [binds],
    options: choices(seat, toCall, cites),
    rights: [{ who: 'player', seats: [seat], may: toCall > 0 ? ['fold', 'call'] : ['fold', 'check'] }],
  });
}

export const skippedAction = defineRuling({
  type: 'skipped-action',
  title: { en: 'A player skipped by action out of turn', it: "Giocatore saltato da un'azione fuori turno" },
  description: {
    en: 'Others acted behind a player whose turn it was, and he said nothing, or said it late.',
    it: 'Altri hanno agito dopo un giocatore di cui era il turno, e lui non ha detto nulla, o lo ha detto tardi.',
  },
  clauses: cite('tda-2024/53-B', 'wsop-2024/L133', 'roberts-11/betting-and-raising-11'),
  facts: FACTS,
  books: allBooks(procedure),
  messages: {
    'skipped-keeps-right': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} keeps the right to act: the action goes back, with every option.`,
      it: (f, say) => `${whoFirst(f, say)} conserva il diritto di agire: l'azione torna indietro, con ogni scelta.`,
    }),
    'skipped-before-turn': message<{ seat: number }>({
      en: (f, say) =>
        `It was not yet the turn of ${say.player(f.seat)}: nobody loses a right by waiting for those before him.`,
      it: (f, say) =>
        `Non era ancora il turno di ${say.player(f.seat)}: nessuno perde un diritto aspettando chi viene prima.`,
    }),
    'skipped-behind': message<{ seat: number; actions: number; limit: string }>({
      en: (f, say) =>
        `Actions out of turn behind ${say.player(f.seat)} before he spoke: ${f.actions}; the limit is ${f.limit === 'three-players' ? 'three' : 'substantial action'}.`,
      it: (f, say) =>
        `Azioni fuori turno dopo ${say.player(f.seat)} prima che parlasse: ${f.actions}; il limite è ${f.limit === 'three-players' ? 'tre' : "l'azione sostanziale"}.`,
    }),
    'skipped-had-no-time': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} had no reasonable time to speak.`,
      it: (f, say) => `${whoFirst(f, say)} non ha avuto un tempo ragionevole per parlare.`,
    }),
    'skipped-floor-decides': message<{ seat: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} spoke too late: the floor decides about the hand, which may not bet or raise.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha parlato tardi: decide il direttore sulla mano, che non può puntare né rilanciare.`,
    }),
    'action-behind-binds': message<Record<string, never>>({
      en: () => 'What was done behind him stands.',
      it: () => 'Quanto è stato fatto dopo di lui resta valido.',
    }),
    'skipped-calls': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} may only call, for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} può soltanto vedere, per ${say.chips(f.amount)}.`,
    }),
    'skipped-checks': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} may only check.`,
      it: (f, say) => `${whoFirst(f, say)} può soltanto fare check.`,
    }),
    'skipped-hand-dead': message<{ seat: number }>({
      en: (f, say) => `The hand of ${say.player(f.seat)} is dead.`,
      it: (f, say) => `La mano di ${say.player(f.seat)} è morta.`,
    }),
  },
});
