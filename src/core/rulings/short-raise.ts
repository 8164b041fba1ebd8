import { message } from '../explanation/messages.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { defineRuling, type RulingContext } from './define-ruling.ts';
import { amountFact, type FactTable, type FactValues, flag, oneOf, seatAmounts, seatFact } from './facts.ts';
import { everyoneTo, SHORT_RAISE_OPTION_MESSAGES, type ShortRaise, shortRaiseOptions } from './short-raise-options.ts';
import { ask, askFor, chipMove, type Ruled, ruled, type Verdict } from './verdict.ts';
import { says, whoFirst } from './words.ts';

const FACTS = {
  seat: seatFact({ en: 'Which seat made the short raise?', it: 'Quale posto ha fatto il rilancio in difetto?' }),
  price: amountFact({
    en: 'What was the total to call on this street before the raise?',
    it: 'Qual era il totale per vedere in questo giro prima del rilancio?',
  }),
  put: amountFact({
    en: 'What total did the raiser put in on this street?',
    it: 'Quale totale ha messo il rilanciante in questo giro?',
  }),
  leastRaise: amountFact({
    en: 'What total is the smallest legal raise?',
    it: 'Quale totale è il rilancio minimo?',
  }),
  matched: seatAmounts({
    en: 'Which seats have matched it, and with what total on this street? Empty where nobody has.',
    it: 'Quali posti lo hanno già coperto, e con quale totale in questo giro? Vuoto se nessuno.',
  }),
  noticed: oneOf(['same-street', 'later'], {
    en: 'Was it noticed on the same street, or later?',
    it: 'È stato notato nello stesso giro o dopo?',
  }),
  saidRaise: flag({ en: 'Did the raiser say "raise"?', it: 'Il rilanciante ha detto "rilancio"?' }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The figures, or those that are missing; who has matched matters only where the raise is short. */
function figures({ seat, price, put, leastRaise, matched }: Given): ShortRaise | Asks {
  if (seat === undefined || price === undefined || put === undefined || leastRaise === undefined)
    return askFor({ seat, price, put, leastRaise });
  if (put < leastRaise && matched === undefined) return ask('matched');
  return { seat, price, put, least: leastRaise, matched: matched ?? [] };
}

const isShortRaise = (found: ShortRaise | Asks): found is ShortRaise => 'least' in found;

const fullRaise = ({ seat, put, least }: ShortRaise, cites: ReturnType<typeof cite>): Ruled =>
  ruled('stands', decision('raise-is-full', { seat, amount: put, least }, cites));

const short = ({ seat, put, least }: ShortRaise, cites: ReturnType<typeof cite>) =>
  decision('raise-is-short', { seat, amount: put, least }, cites);

function italian(facts: Given, { rules }: RulingContext): Asks {
  const raise = figures(facts);
  if (!isShortRaise(raise)) return raise;
  const cites = cite('italian-tournament/13');
  if (raise.put >= raise.least) return fullRaise(raise, cites);
  const why = short(raise, cites);
  const { seat, matched } = raise;
  const bound = matched.map((m) => m.seat);
  const said =
    bound.length === 0
      ? decision('short-raise-choice', { seat }, cites, [why])
      : decision('short-raise-choice-bound', { seat, seats: bound }, cites, [why]);
  return ruled('choice', said, {
    because: [why],
    besides: [decision('short-raise-minimum-read', {}, rules.cites.shortRaiseMinimum)],
    options: shortRaiseOptions(raise, rules),
  });
}

/** Nobody has matched it: half a raise or more is made up, less is a call. */
function unmatched(raise: ShortRaise, saidRaise: boolean | undefined): Asks {
  const { seat, price, put, least } = raise;
  const cites = cite('tda-2024/43-A');
  const why = short(raise, cites);
  const half = 2 * (put - price) >= least - price;
  if (!half && saidRaise === undefined) return ask('saidRaise');
  if (!half && !saidRaise) {
    const call = decision('short-raise-is-a-call', { seat, amount: put - price }, cites, [why]);
    return ruled('call', call, { because: [why], chips: chipMove('pot', seat, put - price) });
  }
  const complete = decision('short-raise-completed', { seat, amount: least, added: least - put }, cites, [why]);
  return ruled('complete-raise', complete, { because: [why], chips: chipMove(seat, 'pot', least - put) });
}

function tda(facts: Given): Asks {
  const raise = figures(facts);
  if (!isShortRaise(raise)) return raise;
  if (raise.put >= raise.least) return fullRaise(raise, cite('tda-2024/43'));
  const { noticed } = facts;
  if (raise.matched.length === 0) return unmatched(raise, facts.saidRaise);
  if (noticed === undefined) return ask('noticed');
  const cites = cite('tda-2024/52-A');
  const why = short(raise, cite('tda-2024/43'));
  if (noticed === 'later')
    return ruled('stands', decision('short-raise-too-late', {}, cites, [why]), { because: [why] });
  const all = decision('short-raise-everyone-adds', { amount: raise.least }, cites, [why]);
  return ruled('complete-raise', all, { because: [why], chips: everyoneTo(raise, raise.least) });
}

export const shortRaise = defineRuling({
  type: 'short-raise',
  title: { en: 'A raise below the minimum', it: 'Rilancio in difetto' },
  description: {
    en: 'A player raised by less than the smallest legal raise, and others may have matched it.',
    it: 'Un giocatore ha rilanciato meno del minimo, e altri possono averlo già coperto.',
  },
  clauses: cite('italian-tournament/13', 'tda-2024/43-A', 'tda-2024/52-A'),
  facts: FACTS,
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    ...SHORT_RAISE_OPTION_MESSAGES,
    'raise-is-full': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)}, not below the smallest raise of ${say.chips(f.least)}: it stands.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, non meno del rilancio minimo di ${say.chips(f.least)}: resta valido.`,
    }),
    'raise-is-short': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)} where the smallest raise is ${say.chips(f.least)}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)} dove il rilancio minimo è ${say.chips(f.least)}.`,
    }),
    'short-raise-choice': message<{ seat: number }>({
      en: (f, say) => `${whoFirst(f, say)} chooses: the minimum, or a correct raise; the others are free.`,
      it: (f, say) => `${whoFirst(f, say)} sceglie: il minimo, o il rilancio corretto; gli altri sono liberi.`,
    }),
    'short-raise-choice-bound': message<{ seat: number; seats: readonly number[] }>({
      en: (f, say) =>
        `${whoFirst(f, say)} chooses: with the minimum ${say.players(f.seats)} must stay, with a correct raise they may leave; either way they may not raise.`,
      it: (f, say) =>
        `${whoFirst(f, say)} sceglie: con il minimo chi ha già versato (${say.players(f.seats)}) resta, con il rilancio corretto può ritirarsi; in ogni caso senza rilanciare.`,
    }),
    'short-raise-minimum-read': says(
      '"The minimum" is read as the house has it; the other reading is shown beside.',
      '"Il minimo" si legge come vuole la casa; l\'altra lettura è indicata accanto.',
    ),
    'short-raise-is-a-call': message<{ seat: number; amount: number }>({
      en: (f, say) =>
        `Less than half a raise, and not declared: it is a call, ${say.chips(f.amount)} goes back to ${say.player(f.seat)}.`,
      it: (f, say) =>
        `Meno di metà rilancio, e non dichiarato: è un call, ${say.chips(f.amount)} tornano a ${say.player(f.seat)}.`,
    }),
    'short-raise-completed': message<{ seat: number; amount: number; added: number }>({
      en: (f, say) => `${whoFirst(f, say)} adds ${say.chips(f.added)}: the raise is made up to ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} aggiunge ${say.chips(f.added)}: il rilancio si completa a ${say.chips(f.amount)}.`,
    }),
    'short-raise-too-late': says(
      'The street is over: the raise stands at what was put in.',
      'Il giro è finito: il rilancio resta di quanto è stato messo.',
    ),
    'short-raise-everyone-adds': message<{ amount: number }>({
      en: (f, say) =>
        `On the same street it is made up for everybody: the raiser and all who matched put in ${say.chips(f.amount)}.`,
      it: (f, say) =>
        `Nello stesso giro si completa per tutti: il rilanciante e chi lo ha coperto mettono ${say.chips(f.amount)}.`,
    }),
  },
});
