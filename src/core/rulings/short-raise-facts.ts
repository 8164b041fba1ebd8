import type { Bounds } from '../betting/legal-actions.ts';
import type { ActionName, ActionSetup } from '../hand/setup.ts';
import { tooLarge, tooSmall } from './check-facts.ts';
import type { FactFault } from './define-ruling.ts';
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
import { entryOf, spotOf, worded } from './figures.ts';
import type { ShortRaise } from './short-raise-options.ts';
import { UNDER_RAISE_FACTS } from './under-raise.ts';
import type { ActsAs, TakesAs } from './wager.ts';

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

export function madeIn(table: Table | null, { seat }: Told): Made | null {
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

export const SHORT_RAISE_FACTS = {
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
  noticed: oneOf(
    ['same-street', 'before-next-card', 'later'],
    {
      en: 'Was it noticed while the betting round was open, when it was over but before the next card, or later?',
      it: 'È stato notato a giro di puntate aperto, a giro finito ma prima della carta successiva, o dopo?',
    },
    (table, told) => ((madeIn(table, told)?.at ?? null) === null ? undefined : 'same-street'),
  ),
  saidRaise: flag({ en: 'Did the raiser say "raise"?', it: 'Il rilanciante ha detto "rilancio"?' }),
  ...UNDER_RAISE_FACTS,
} as const satisfies FactTable;

export type ShortRaiseFacts = FactValues<typeof SHORT_RAISE_FACTS>;

/** The raise in the hand taken as ruled, where the history has it. */
export const takesAs =
  (table: Table | null, { seat }: ShortRaise): TakesAs =>
  (action, to) => {
    const made = madeIn(table, { seat });
    if (made === null || made.at === null) return { kind: 'as-given' };
    const as = worded(action, made.bounds);
    return { kind: 'acts', seat, action: as, to: Math.min(to, made.bounds.stackTo), at: made.at, replaces: true };
  };

export const actsAs =
  (table: Table | null, raise: ShortRaise): ActsAs =>
  (action, total = 0) => {
    const effect = takesAs(table, raise)(action, total);
    if (effect.kind !== 'acts') return null;
    const { seat, to } = effect;
    const as = effect.action;
    return [as === 'bet' || as === 'raise' ? { seat, action: as, to } : { seat, action: as }];
  };

/** A raise is above the price, the least one too, and the raiser is not among those who matched it. */
export function checkShortRaise(
  { seat, price, put, leastRaise, matched = [] }: ShortRaiseFacts,
  table: Table | null,
): readonly FactFault[] {
  const raiser = matched.findIndex((m) => m.seat === seat);
  const stackTo = madeIn(table, { seat })?.bounds.stackTo;
  return [
    ...(price === undefined || put === undefined ? [] : tooSmall('put', put, price + 1)),
    ...(price === undefined || leastRaise === undefined ? [] : tooSmall('leastRaise', leastRaise, price + 1)),
    ...(stackTo === undefined || put === undefined ? [] : tooLarge('put', put, stackTo)),
    ...(raiser < 0 ? [] : [{ fact: 'matched', index: raiser, code: 'fact-seat-twice', facts: { seat: Number(seat) } }]),
  ];
}
