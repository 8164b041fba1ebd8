import { message } from '../explanation/messages.ts';
import { ask, askFor, chipMove, option, type Right, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { tooLarge } from './check-facts.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, type Table, type Told, whole } from './facts.ts';
import { actsIn, actsOf, behindOf, putIn, spotOf } from './figures.ts';
import { actor, checkFigures, lastChips, toCall } from './shared-facts.ts';
import { type ActsAs, UNDERCALL_OPTION_MESSAGES, type Undercall, undercallOptions } from './undercall-options.ts';
import { type Named, named, whoFirst } from './words.ts';

/** Whether the street has been raised where the seat acts; before the flop the blind is the opening bet. */
function facedIn(table: Table, told: Told): 'opening-bet' | 'raise' | undefined {
  const bounds = spotOf(table, told)?.bounds;
  if (bounds === undefined || bounds.price <= bounds.wager) return undefined;
  const events = table.history?.events ?? [];
  const street = events.slice(events.findLastIndex(({ kind }) => kind === 'street-opened') + 1);
  const raised = street.some(
    (e) => e.kind === 'acted' && e.to > e.bounds.price && e.bounds.price > 0 && e.to <= bounds.price,
  );
  return raised ? 'raise' : 'opening-bet';
}

const FACTS = {
  seat: actor,
  heard: flag({
    en: 'Had the player heard the raise before putting the chips in?',
    it: 'Il giocatore aveva udito il rilancio prima di mettere le fiche?',
  }),
  authorised: flag({
    en: 'Does the dealer allow the chips to be taken back?',
    it: 'Il mazziere autorizza a ritirare le fiche?',
  }),
  put: amountFact({ en: 'How much did the player put in?', it: 'Quanto ha messo il giocatore?' }, putIn),
  toCall,
  lastChips,
  facing: oneOf(
    ['opening-bet', 'raise'],
    {
      en: 'Did the player face the opening bet of the street, or a raise?',
      it: 'Il giocatore aveva davanti la prima puntata del giro o un rilancio?',
    },
    facedIn,
  ),
  playersLeft: whole(
    2,
    10,
    { en: 'How many players still hold cards?', it: 'Quanti giocatori hanno ancora le carte?' },
    ({ history }) => history?.play.contributions.filter(({ status }) => status === 'live').length,
    'always',
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

/** What calling takes of a player; nothing more where the chips were the last. */
const callsRaise = ({ seat, put, price }: Undercall, cites: Cites): Decision =>
  put === price
    ? decision('undercall-all-in', { seat, amount: put }, cites)
    : decision('unheard-calls-raise', { seat, added: price - put }, cites);

function unheard(call: Undercall, actsAs: ActsAs): Ruled {
  const { seat, put, price } = call;
  const cites = cite('italian-tournament/11');
  const options = [
    option(decision('unheard-taken-back', { seat, amount: put }, cites), {
      seat,
      chips: chipMove('pot', seat, put),
      acts: actsAs('fold'),
    }),
    option(callsRaise(call, cites), {
      seat,
      chips: chipMove(seat, 'pot', price - put),
      acts: actsAs('call'),
    }),
  ];
  const why = decision('raise-not-heard', { seat }, cites);
  return ruled('choice', decision('unheard-may-choose', { seat }, cites, [why]), {
    because: [why],
    options,
    rights: [{ who: 'player', seats: [seat], may: ['fold', 'call'] }],
  });
}

/** The undercall with what is really owed: the price, or the stack where that is less. */
function figures(facts: Given, { table }: RulingContext): Undercall | Asks {
  const { seat, put, toCall: price, lastChips: last } = facts;
  if (seat === undefined || put === undefined || price === undefined) return askFor({ seat, put, toCall: price });
  if (last === undefined && put < price) return ask('lastChips');
  return { seat, put, price: Math.min(price, last ? put : (behindOf(table, facts) ?? price)) };
}

const isUndercall = (found: Undercall | Asks): found is Undercall => 'price' in found;

const actsOfCall =
  ({ seat }: Undercall, facts: Given, { table }: RulingContext): ActsAs =>
  (action, added) =>
    actsOf(table, { ...facts, seat }, action, added);

/** The last chips of a player call for as much as they are. */
const allInCall = ({ seat, put }: Undercall, facts: Given, { table }: RulingContext): Ruled =>
  ruled('call', decision('undercall-all-in', { seat, amount: put }, cite('custom/table-stakes')), {
    effect: actsIn(table, { ...facts, seat }, 'call', put),
  });

function italian(facts: Given, context: RulingContext): Asks {
  const { seat, heard, authorised } = facts;
  if (heard === undefined) return ask('heard');
  const cites = cite('italian-tournament/11', 'custom/silent-rulebook');
  if (heard) return ruled('floor-decides', decision('undercall-heard', named(seat), cites));
  if (authorised === undefined) return ask('authorised');
  const call = figures(facts, context);
  if (!isUndercall(call)) return call;
  const actsAs = actsOfCall(call, facts, context);
  if (authorised) return unheard(call, actsAs);
  if (facts.lastChips) return allInCall(call, facts, context);
  const clause = cite('italian-tournament/11');
  const stays = decision('unheard-not-authorised', { seat: call.seat }, clause);
  const options = undercallOptions(call, cite('italian-tournament/11', 'custom/answer-a-bet'), actsAs);
  const rights: Right[] = [{ who: 'player', seats: [call.seat], may: ['fold', 'call'] }];
  return ruled('fold-or-call', stays, { options, rights });
}

function tda(facts: Given, context: RulingContext): Asks {
  const { facing, playersLeft } = facts;
  if (facing === undefined) return ask('facing');
  if (facing === 'raise' && playersLeft === undefined) return ask('playersLeft');
  const call = figures(facts, context);
  if (!isUndercall(call)) return call;
  if (facts.lastChips) return allInCall(call, facts, context);
  const { seat, put, price } = call;
  const cites = cite('tda-2024/51-B');
  const headsUp = facing === 'raise' && playersLeft === 2;
  const why = decision('undercall-put-in', { seat, amount: put, price }, cites);
  if (facing === 'opening-bet' || headsUp) {
    const reason = headsUp ? 'heads-up' : facing;
    const full = decision('undercall-full-call', { seat, added: price - put, reason }, cites, [why]);
    return ruled('call', full, {
      because: [why],
      chips: chipMove(seat, 'pot', price - put),
      effect: actsIn(context.table, { ...facts, seat }, 'call', price),
    });
  }
  const floor = decision('undercall-floor', { seat }, cite('tda-2024/51-B', 'tda-2024/1'), [why]);
  return ruled('floor-decides', floor, {
    because: [why],
    options: undercallOptions(call, cites, actsOfCall(call, facts, context)),
  });
}

export const raiseNotHeard = defineRuling({
  type: 'raise-not-heard',
  title: { en: 'A raise not heard, the first bet put in', it: 'Rilancio non udito, versata la prima puntata' },
  description: {
    en: 'A player put in less than the price of a call, as if there had been no raise.',
    it: 'Un giocatore ha versato meno del prezzo per vedere, come se il rilancio non ci fosse stato.',
  },
  clauses: cite('italian-tournament/11', 'tda-2024/51-B'),
  facts: FACTS,
  check: (facts, table) => {
    const { put, toCall: price } = facts;
    const low = checkFigures(facts, behindOf(table, facts), 'put');
    return put === undefined || price === undefined ? low : [...low, ...tooLarge('put', put, price - 1)];
  },
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    ...UNDERCALL_OPTION_MESSAGES,
    'raise-not-heard': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} did not hear the raise, and the dealer allows a correction.`,
      it: (f, say) => `${whoFirst(f, say)} non ha udito il rilancio e il mazziere autorizza la correzione.`,
    }),
    'unheard-may-choose': message<{ seat: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} may take the chips back and need not play, or call the raise; raising is not open.`,
      it: (f, say) =>
        `${whoFirst(f, say)} può ritirare le fiche senza obbligo di giocare, o vedere il rilancio; non può rilanciare.`,
    }),
    'unheard-taken-back': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} takes ${say.chips(f.amount)} back and folds.`,
      it: (f, say) => `${whoFirst(f, say)} ritira ${say.chips(f.amount)} e passa.`,
    }),
    'unheard-calls-raise': message<{ seat: number; added: number }>({
      en: (f, say) => `${whoFirst(f, say)} adds ${say.chips(f.added)} and calls, without raising.`,
      it: (f, say) => `${whoFirst(f, say)} aggiunge ${say.chips(f.added)} e vede, senza rilanciare.`,
    }),
    'unheard-not-authorised': message<{ seat: number }>({
      en: (f, say) =>
        `Without the dealer's leave nothing comes back: ${say.player(f.seat)} calls the raise, or folds and leaves the chips.`,
      it: (f, say) =>
        `Senza autorizzazione del mazziere nulla torna indietro: ${say.player(f.seat)} vede il rilancio, o passa e lascia le fiche.`,
    }),
    'undercall-heard': message<Named>({
      en: (f, say) =>
        `${whoFirst(f, say)} had heard the raise: the page speaks only of one not heard, the floor decides.`,
      it: (f, say) =>
        `${whoFirst(f, say)} aveva udito il rilancio: il testo parla solo di quello non udito, decide il direttore.`,
    }),
    'undercall-put-in': message<{ seat: number; amount: number; price: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)} where ${say.chips(f.price)} is needed to call.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove per vedere servono ${say.chips(f.price)}.`,
    }),
    'undercall-all-in': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} has no more chips: it is a call all-in for ${say.chips(f.amount)}.`,
      it: (f, say) => `${whoFirst(f, say)} non ha altre fiche: è un call all-in per ${say.chips(f.amount)}.`,
    }),
    'undercall-full-call': message<{ seat: number; added: number; reason: string }>({
      en: (f, say) =>
        `${f.reason === 'heads-up' ? 'Heads-up' : 'Facing the opening bet'} it is a full call: ${say.player(f.seat)} adds ${say.chips(f.added)}.`,
      it: (f, say) =>
        `${f.reason === 'heads-up' ? 'In due' : 'Davanti alla prima puntata'} è un call pieno: ${say.player(f.seat)} aggiunge ${say.chips(f.added)}.`,
    }),
    'undercall-floor': message<{ seat: number }>({
      en: (f, say) =>
        `With more players and a raise in front the floor decides: a full call, or ${say.player(f.seat)} folds and loses the chips.`,
      it: (f, say) =>
        `Con più giocatori e un rilancio davanti decide il direttore: call pieno, o ${say.player(f.seat)} passa e perde le fiche.`,
    }),
  },
});
