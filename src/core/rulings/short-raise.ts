import type { Bounds } from '../betting/legal-actions.ts';
import { message } from '../explanation/messages.ts';
import { atName, ofAmount } from '../explanation/words.ts';
import type { ActionName, ActionSetup } from '../hand/setup.ts';
import { ask, askFor, chipMove, type HandEffect, type Ruled, ruled, type Verdict } from '../hand/verdict.ts';
import { decision } from '../kernel/decision.ts';
import { cite } from '../rulebooks/catalog.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import { defineRuling, type FactFault, type RulingContext } from './define-ruling.ts';
import {
  amountFact,
  type FactTable,
  type FactValues,
  flag,
  oneOf,
  type SeatAmount,
  seatAmounts,
  seatFact,
  type Table,
  type Told,
} from './facts.ts';
import { entryOf, spotOf } from './figures.ts';
import {
  type ActsAs,
  everyoneTo,
  SHORT_RAISE_OPTION_MESSAGES,
  type ShortRaise,
  shortRaiseOptions,
} from './short-raise-options.ts';
import { says, whoFirst } from './words.ts';

/** The raise itself, where the history stops at it; else what bounds the seat named, or the one to act. */
interface Made {
  readonly bounds: Bounds;
  /** Its place in the history, and its total; null where the history does not have it. */
  readonly at: number | null;
  readonly to: number | null;
}

const RAISES: readonly ActionName[] = ['bet', 'raise', 'complete'];

const isShort = ({ action, to = 0 }: ActionSetup, { price, minTo }: Bounds): boolean =>
  RAISES.includes(action) && to > price && to < minTo;

function madeIn(table: Table | null, { seat }: Told): Made | null {
  if (table === null || table.history === null) return null;
  const { bounds, actionsRead } = table.history;
  const entry = entryOf(table);
  if (bounds !== null && entry !== null && isShort(entry, bounds) && (seat === undefined || seat === entry.seat))
    return { bounds, at: actionsRead, to: entry.to ?? null };
  const spot = seat === undefined ? null : spotOf(table, { seat });
  return spot === null || spot.replaces ? null : { bounds: spot.bounds, at: null, to: null };
}

/** Who called after it, before anybody raised again. */
function matchedIn(table: Table, told: Told): readonly SeatAmount[] | undefined {
  const made = madeIn(table, told);
  const { money } = table.hand;
  if (made === null || made.at === null || money.kind !== 'history') return undefined;
  const later = money.actions.slice(made.at + 1);
  const end = later.findIndex(({ action }) => action !== 'call' && action !== 'fold');
  const amount = made.to ?? 0;
  return (end < 0 ? later : later.slice(0, end)).flatMap(({ seat: own, action }) => {
    const caller = table.hand.seats.find(({ seat }) => seat === own);
    return action === 'call' && caller !== undefined ? [{ seat: caller.seat, amount }] : [];
  });
}

const FACTS = {
  seat: seatFact(
    { en: 'Which seat made the short raise?', it: 'Quale posto ha fatto il rilancio in difetto?' },
    (table, told) => madeIn(table, told)?.bounds.seat,
  ),
  price: amountFact(
    {
      en: 'What was the total to call on this street before the raise?',
      it: 'Qual era il totale per vedere in questo giro prima del rilancio?',
    },
    (table, told) => madeIn(table, told)?.bounds.price,
    'always',
  ),
  put: amountFact(
    {
      en: 'What total did the raiser put in on this street?',
      it: 'Quale totale ha messo il rilanciante in questo giro?',
    },
    (table, told) => madeIn(table, told)?.to ?? undefined,
    'always',
  ),
  leastRaise: amountFact(
    {
      en: 'What total is the smallest legal raise?',
      it: 'Quale totale è il rilancio minimo?',
    },
    (table, told) => madeIn(table, told)?.bounds.minTo,
    'always',
  ),
  lastChips: flag(
    { en: 'Were they all the chips the raiser had?', it: 'Erano tutte le fiche del rilanciante?' },
    (table, told) => {
      const made = madeIn(table, told);
      const put = typeof told.put === 'number' ? told.put : (made?.to ?? undefined);
      if (made === null || put === undefined || made.bounds.stackTo === Number.POSITIVE_INFINITY) return undefined;
      return put >= made.bounds.stackTo;
    },
    'always',
  ),
  matched: seatAmounts(
    {
      en: 'Which seats have matched it, and with what total on this street? Empty where nobody has.',
      it: 'Quali posti lo hanno già coperto, e con quale totale in questo giro? Vuoto se nessuno.',
    },
    matchedIn,
  ),
  noticed: oneOf(['same-street', 'later'], {
    en: 'Was it noticed on the same street, or later?',
    it: 'È stato notato nello stesso giro o dopo?',
  }),
  saidRaise: flag({ en: 'Did the raiser say "raise"?', it: 'Il rilanciante ha detto "rilancio"?' }),
} as const satisfies FactTable;

type Given = FactValues<typeof FACTS>;
type Asks = Verdict<keyof typeof FACTS>;

/** The figures, or those that are missing; who has matched matters only where the raise is short. */
function figures({ seat, price, put, leastRaise, matched, lastChips }: Given): ShortRaise | Asks {
  if (seat === undefined || price === undefined || put === undefined || leastRaise === undefined)
    return askFor({ seat, price, put, leastRaise });
  if (put < leastRaise && lastChips === undefined) return ask('lastChips');
  if (put < leastRaise && !lastChips && matched === undefined) return ask('matched');
  return { seat, price, put, least: leastRaise, matched: matched ?? [] };
}

const isShortRaise = (found: ShortRaise | Asks): found is ShortRaise => 'least' in found;

const fullRaise = ({ seat, put, least }: ShortRaise, cites: ReturnType<typeof cite>): Ruled =>
  ruled('stands', decision('raise-is-full', { seat, amount: put, least }, cites));

/** A raise for less than the minimum is open to the last chips: nothing is made up. */
const allIn = ({ seat, put, least }: ShortRaise, cites: ReturnType<typeof cite>): Ruled =>
  ruled(
    'stands',
    decision('short-raise-all-in', { seat, amount: put, least }, [...cites, ...cite('custom/table-stakes')]),
  );

/** The raise in the hand taken as ruled, where the history has it. */
function takenAs(table: Table | null, { seat }: ShortRaise, action: 'call' | 'raise', to: number): HandEffect {
  const made = madeIn(table, { seat });
  if (made === null || made.at === null) return { kind: 'as-given' };
  return { kind: 'acts', seat, action, to: Math.min(to, made.bounds.stackTo), at: made.at, replaces: true };
}

const actsAs =
  (table: Table | null, raise: ShortRaise): ActsAs =>
  (action, total) => {
    const effect = takenAs(table, raise, action, total);
    if (effect.kind !== 'acts') return null;
    const { seat, to } = effect;
    return [action === 'call' ? { seat, action } : { seat, action, to }];
  };

const short = ({ seat, put, least }: ShortRaise, cites: ReturnType<typeof cite>) =>
  decision('raise-is-short', { seat, amount: put, least }, cites);

function italian(facts: Given, { rules, table }: RulingContext): Asks {
  const raise = figures(facts);
  if (!isShortRaise(raise)) return raise;
  const cites = cite('italian-tournament/13');
  if (raise.put >= raise.least) return fullRaise(raise, cites);
  if (facts.lastChips) return allIn(raise, cites);
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
    options: shortRaiseOptions(raise, rules, actsAs(table, raise)),
  });
}

/** Nobody has matched it: half a raise or more is made up, less is a call. */
function unmatched(raise: ShortRaise, saidRaise: boolean | undefined, table: Table | null): Asks {
  const { seat, price, put, least } = raise;
  const cites = cite('tda-2024/43-A');
  const why = short(raise, cites);
  const half = 2 * (put - price) >= least - price;
  if (!half && saidRaise === undefined) return ask('saidRaise');
  if (!half && !saidRaise) {
    const call = decision('short-raise-is-a-call', { seat, amount: put - price }, cites, [why]);
    const effect = takenAs(table, raise, 'call', price);
    return ruled('call', call, { because: [why], chips: chipMove('pot', seat, put - price), effect });
  }
  const complete = decision('short-raise-completed', { seat, amount: least, added: least - put }, cites, [why]);
  const effect = takenAs(table, raise, 'raise', least);
  return ruled('complete-raise', complete, { because: [why], chips: chipMove(seat, 'pot', least - put), effect });
}

function tda(facts: Given, { table }: RulingContext): Asks {
  const raise = figures(facts);
  if (!isShortRaise(raise)) return raise;
  if (raise.put >= raise.least) return fullRaise(raise, cite('tda-2024/43'));
  if (facts.lastChips) return allIn(raise, cite('tda-2024/43-A'));
  const { noticed } = facts;
  if (raise.matched.length === 0) return unmatched(raise, facts.saidRaise, table);
  if (noticed === undefined) return ask('noticed');
  const cites = cite('tda-2024/52-A');
  const why = short(raise, cite('tda-2024/43'));
  if (noticed === 'later')
    return ruled('stands', decision('short-raise-too-late', {}, cites, [why]), { because: [why] });
  const all = decision('short-raise-everyone-adds', { amount: raise.least }, cites, [why]);
  return ruled('complete-raise', all, {
    because: [why],
    chips: everyoneTo(raise, raise.least),
    effect: takenAs(table, raise, 'raise', raise.least),
  });
}

/** A raise is above the price, the least one too, and the raiser is not among those who matched it. */
function check({ seat, price, put, leastRaise, matched = [] }: Given, table: Table | null): readonly FactFault[] {
  const raiser = matched.findIndex((m) => m.seat === seat);
  const stackTo = madeIn(table, { seat })?.bounds.stackTo;
  return [
    ...(price === undefined || put === undefined ? [] : tooSmall('put', put, price + 1)),
    ...(price === undefined || leastRaise === undefined ? [] : tooSmall('leastRaise', leastRaise, price + 1)),
    ...(stackTo === undefined || put === undefined ? [] : tooLarge('put', put, stackTo)),
    ...(raiser < 0 ? [] : [{ fact: 'matched', index: raiser, code: 'fact-seat-twice', facts: { seat: Number(seat) } }]),
  ];
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
  check,
  books: { 'italian-tournament': italian, 'tda-2024': tda },
  messages: {
    ...SHORT_RAISE_OPTION_MESSAGES,
    'raise-is-full': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} put in ${say.chips(f.amount)}, not below the smallest raise of ${say.chips(f.least)}: it stands.`,
      it: (f, say) =>
        `${whoFirst(f, say)} ha messo ${say.chips(f.amount)}, non meno del rilancio minimo di ${say.chips(f.least)}: resta valido.`,
    }),
    'short-raise-all-in': message<{ seat: number; amount: number; least: number }>({
      en: (f, say) =>
        `${whoFirst(f, say)} is all-in: ${say.chips(f.amount)} stands although the smallest raise is ${say.chips(f.least)}.`,
      it: (f, say) =>
        `${whoFirst(f, say)} è all-in: ${say.chips(f.amount)} valgono anche se il rilancio minimo è ${say.chips(f.least)}.`,
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
        `Meno di metà rilancio, e non dichiarato: è un call, ${say.chips(f.amount)} ${ofAmount(f.amount, 'torna', 'tornano')} ${atName(say.player(f.seat))}.`,
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
