import { message } from '../explanation/messages.ts';
import { decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, whole } from './facts.ts';
import { actor, toCall } from './shared-facts.ts';
import { ask, askFor, chipMove, option, type Ruled, type RulingOption, ruled, type Verdict } from './verdict.ts';
import { type Named, named, whoFirst } from './words.ts';

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
  put: amountFact({ en: 'How much did the player put in?', it: 'Quanto ha messo il giocatore?' }),
  toCall,
  facing: oneOf(['opening-bet', 'raise'], {
    en: 'Did the player face the opening bet of the street, or a raise?',
    it: 'Il giocatore aveva davanti la prima puntata del giro o un rilancio?',
  }),
  playersLeft: whole(
    2,
    10,
    { en: 'How many players still hold cards?', it: 'Quanti giocatori hanno ancora le carte?' },
    ({ history }) => history?.play.contributions.filter(({ status }) => status === 'live').length,
  ),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;
type Cites = ReturnType<typeof cite>;

interface Undercall {
  readonly seat: Seat;
  readonly put: number;
  readonly price: number;
}

/** Calling what is really to be called, or leaving what lies there. */
const completeOrLeave = ({ seat, put, price }: Undercall, cites: Cites): RulingOption[] => [
  option(decision('undercall-completed', { seat, added: price - put }, cites), {
    seat,
    chips: chipMove(seat, 'pot', price - put),
  }),
  option(decision('undercall-forfeited', { seat, amount: put }, cites), { seat }),
];

function unheard(call: Undercall): Ruled {
  const { seat, put, price } = call;
  const cites = cite('italian-tournament/11');
  const options = [
    option(decision('unheard-taken-back', { seat, amount: put }, cites), { seat, chips: chipMove('pot', seat, put) }),
    option(decision('unheard-calls-raise', { seat, added: price - put }, cites), {
      seat,
      chips: chipMove(seat, 'pot', price - put),
    }),
  ];
  const why = decision('raise-not-heard', { seat }, cites);
  return ruled('choice', decision('unheard-may-choose', { seat }, cites, [why]), {
    because: [why],
    options,
    rights: [{ who: 'player', seats: [seat], may: ['fold', 'call'] }],
  });
}

function italian({ seat, heard, authorised, put, toCall: price }: Given): Asks {
  if (heard === undefined) return ask('heard');
  const cites = cite('italian-tournament/11', 'custom/silent-rulebook');
  if (heard) return ruled('floor-decides', decision('undercall-heard', named(seat), cites));
  if (authorised === undefined) return ask('authorised');
  if (seat === undefined || put === undefined || price === undefined) return askFor({ seat, put, toCall: price });
  const call = { seat, put, price };
  if (authorised) return unheard(call);
  const stays = decision('unheard-not-authorised', { seat }, cite('italian-tournament/11'));
  const options = completeOrLeave(call, cite('italian-tournament/11', 'custom/answer-a-bet'));
  return ruled('fold-or-call', stays, { options, rights: [{ who: 'player', seats: [seat], may: ['fold', 'call'] }] });
}

function tda({ seat, put, toCall: price, facing, playersLeft }: Given): Asks {
  if (facing === undefined) return ask('facing');
  if (facing === 'raise' && playersLeft === undefined) return ask('playersLeft');
  if (seat === undefined || put === undefined || price === undefined) return askFor({ seat, put, toCall: price });
  const cites = cite('tda-2024/51-B');
  const headsUp = facing === 'raise' && playersLeft === 2;
  const why = decision('undercall-put-in', { seat, amount: put, price }, cites);
  if (facing === 'opening-bet' || headsUp) {
    const full = decision(
      'undercall-full-call',
      { seat, added: price - put, reason: headsUp ? 'heads-up' : facing },
      cites,
      [why],
    );
    return ruled('call', full, {
      because: [why],
      chips: chipMove(seat, 'pot', price - put),
      effect: { kind: 'acts', seat, action: 'call', added: price },
    });
  }
  const floor = decision('undercall-floor', { seat }, cite('tda-2024/51-B', 'tda-2024/1'), [why]);
  return ruled('floor-decides', floor, { because: [why], options: completeOrLeave({ seat, put, price }, cites) });
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
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
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
    'undercall-completed': message<{ seat: number; added: number }>({
      en: (f, say) => `Full call: ${say.player(f.seat)} adds ${say.chips(f.added)}.`,
      it: (f, say) => `Call pieno: ${say.player(f.seat)} aggiunge ${say.chips(f.added)}.`,
    }),
    'undercall-forfeited': message<{ seat: number; amount: number }>({
      en: (f, say) => `${whoFirst(f, say)} folds; the ${say.chips(f.amount)} put in stays in the pot.`,
      it: (f, say) => `${whoFirst(f, say)} passa; ${say.chips(f.amount)} già messi restano nel piatto.`,
    }),
  },
});
