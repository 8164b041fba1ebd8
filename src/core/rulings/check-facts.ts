import { type Card, formatCard } from '../cards/card.ts';
import type { MaybeCard, SetupViolation } from '../hand/setup.ts';
import type { FactFault, Ruling } from './define-ruling.ts';
import {
  type FactDefinition,
  type FactSpec,
  type FactTable,
  type FactValues,
  type Table,
  type Told,
  withHand,
} from './facts.ts';

type Value = NonNullable<FactValues<FactTable>[string]>;

const entries = (value: Value): readonly unknown[] => (Array.isArray(value) ? value : []);
const fieldOf = (entry: unknown, name: string): unknown =>
  typeof entry === 'object' && entry !== null ? Object.entries(entry).find(([key]) => key === name)?.[1] : undefined;

const isCard = (value: unknown): value is Card => typeof value === 'number';
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Seats a fact names, one for each entry of a list. */
function seatsIn(spec: FactSpec, value: Value): readonly number[] {
  switch (spec.kind) {
    case 'seat':
      return spec.anywhere ? [] : [numberOf(value)];
    case 'seats':
      return entries(value).map(numberOf);
    case 'seat-cards':
    case 'seat-amounts':
      return entries(value).map((entry) => numberOf(fieldOf(entry, 'seat')));
    default:
      return [];
  }
}

function amountsIn(spec: FactSpec, value: Value): readonly number[] {
  switch (spec.kind) {
    case 'amount':
    case 'whole':
      return [numberOf(value)];
    case 'chips':
      return entries(value).map(numberOf);
    case 'seat-amounts':
      return entries(value).map((entry) => numberOf(fieldOf(entry, 'amount')));
    default:
      return [];
  }
}

/** The cards of a list, null for those nobody has read. */
function cardsIn(spec: FactSpec, value: Value): readonly MaybeCard[] {
  if (spec.kind !== 'cards' && spec.kind !== 'seat-cards') return [];
  const cards = spec.kind === 'cards' ? entries(value) : entries(value).map((entry) => fieldOf(entry, 'card'));
  return cards.map((card) => (isCard(card) ? card : null));
}

/** Where the values of a list first repeat one more often than allowed. */
const repeats = <T>(values: readonly T[], copies: number): number[] =>
  values.flatMap((value, i) =>
    value !== null && values.slice(0, i).filter((other) => other === value).length >= copies ? [i] : [],
  );

function seatFaults(fact: string, spec: FactSpec, value: Value, table: Table | null): FactFault[] {
  const seats = seatsIn(spec, value);
  const isList = spec.kind !== 'seat';
  const seated = table?.hand.seats.map(({ seat }): number => seat);
  const strangers = seats.flatMap((seat, index): FactFault[] =>
    seated?.includes(seat) === false
      ? [{ fact, ...(isList ? { index } : {}), code: 'seat-not-at-table', facts: { seat } }]
      : [],
  );
  const twice = spec.kind === 'seat-amounts' || spec.kind === 'seats' ? repeats(seats, 1) : [];
  const least = spec.kind === 'seats' ? (spec.least ?? 0) : 0;
  return [
    ...strangers,
    ...twice.map((index) => ({ fact, index, code: 'fact-seat-twice', facts: { seat: seats[index] ?? 0 } })),
    ...(seats.length < least ? [{ fact, code: 'fact-too-few-seats', facts: { least } }] : []),
  ];
}

function cardFaults(fact: string, spec: FactSpec, value: Value): FactFault[] {
  const cards = cardsIn(spec, value);
  const { least = 0, copies = 1 } = spec.kind === 'cards' ? spec : {};
  const unread = least === 0 ? [] : cards.flatMap((card, index) => (card === null ? [index] : []));
  return [
    ...repeats(cards, copies).map((index) => {
      const card = cards[index] ?? null;
      return { fact, index, code: 'fact-card-twice', facts: { card: card === null ? '' : formatCard(card) } };
    }),
    ...unread.map((index) => ({ fact, index, code: 'fact-card-unread' })),
    ...(cards.length < least && (spec.kind === 'cards' || cards.length > 0)
      ? [{ fact, code: 'fact-too-few-cards', facts: { least } }]
      : []),
  ];
}

/** A told fact that denies what the hand proves. */
function denials(fact: string, { fromHand, binding }: FactDefinition, told: Value, facts: Told, table: Table | null) {
  if (table === null || fromHand === null || binding === 'never') return [];
  const read = fromHand(table, facts);
  const denies = binding === 'when-set' ? read === true && told === false : read !== undefined && !isSame(read, told);
  return denies ? [contradiction(fact)] : [];
}

const sorted = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : value);
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(sorted(a)) === JSON.stringify(sorted(b));

/** The hand given tells otherwise. */
export const contradiction = (fact: string, index?: number): FactFault => ({
  fact,
  ...(index === undefined ? {} : { index }),
  code: 'contradicts-hand',
});

/** An amount outside what it can be. */
export const tooSmall = (fact: string, amount: number, least: number): FactFault[] =>
  amount < least ? [{ fact, code: 'fact-too-small', facts: { amount, least } }] : [];
export const tooLarge = (fact: string, amount: number, most: number): FactFault[] =>
  amount > most ? [{ fact, code: 'fact-too-large', facts: { amount, most } }] : [];

/** Sums are made of everything told and everything in the hand: all of it together must stay exact. */
function sumFaults(told: readonly (readonly [string, FactSpec, Value])[], table: Table | null): FactFault[] {
  const put = table?.history?.play.contributions.map((c) => c.wager + c.dead) ?? [];
  let total = put.reduce((sum, amount) => sum + amount, 0);
  for (const [fact, spec, value] of told) {
    total += amountsIn(spec, value).reduce((sum, amount) => sum + amount, 0);
    if (!Number.isSafeInteger(total))
      return [{ fact, code: 'amounts-too-large', facts: { most: Number.MAX_SAFE_INTEGER } }];
  }
  return [];
}

const violation = ({ fact, index, code, facts = {} }: FactFault): SetupViolation => ({
  code,
  at: ['irregularity', fact, ...(index === undefined ? [] : [index])],
  facts,
});

/** Everything told about an irregularity that cannot be, by itself, together, or in the hand it happened in. */
export function checkFacts(
  { facts: table, check }: Ruling,
  told: FactValues<FactTable>,
  hand: Table | null,
): SetupViolation[] {
  const given = Object.entries(table).flatMap(([name, definition]) => {
    const value = told[name];
    return value === undefined ? [] : [[name, definition, value] as const];
  });
  const faults = [
    ...given.flatMap(([name, { spec }, value]) => [
      ...seatFaults(name, spec, value, hand),
      ...cardFaults(name, spec, value),
    ]),
    ...sumFaults(
      given.map(([name, { spec }, value]) => [name, spec, value]),
      hand,
    ),
  ];
  if (faults.length > 0) return faults.map(violation);
  const all = withHand(table, told, hand);
  const denied = given.flatMap(([name, definition, value]) => denials(name, definition, value, all, hand));
  return (denied.length > 0 ? denied : (check?.(all, hand) ?? [])).map(violation);
}
