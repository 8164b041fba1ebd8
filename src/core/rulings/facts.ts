import type { Hand } from '../hand/hand.ts';
import type { Replay } from '../hand/replay.ts';
import type { Settlement } from '../hand/settle.ts';
import type { MaybeCard } from '../hand/setup.ts';
import type { Localised } from '../kernel/language.ts';
import type { Seat } from '../kernel/seat.ts';

/** How cards are read: at least so many and all of them known, at most so many copies of one. */
export interface Reads {
  readonly least?: number;
  readonly copies?: number;
}

/** What a fact about an irregularity may be: a closed set, so that the wire, its schema and the types follow from it. */
export type FactSpec =
  | { readonly kind: 'flag' }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'list-of'; readonly values: readonly string[]; readonly most: number }
  /** `anywhere`: it need not be among the seats of the hand. */
  | { readonly kind: 'seat'; readonly anywhere?: true }
  | { readonly kind: 'seats'; readonly least?: number }
  | { readonly kind: 'amount' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | ({ readonly kind: 'cards'; readonly most: number } & Reads)
  | { readonly kind: 'chips' }
  | { readonly kind: 'seat-cards'; readonly most: number }
  | { readonly kind: 'seat-amounts' };

export interface SeatCard {
  readonly seat: Seat;
  /** null for a card nobody has read. */
  readonly card: MaybeCard;
}

export interface SeatAmount {
  readonly seat: Seat;
  readonly amount: number;
}

/** A fact's value by its specification. */
export type FactOf<S extends FactSpec> = S extends { kind: 'flag' }
  ? boolean
  : S extends { kind: 'one-of'; values: readonly (infer V)[] }
    ? V
    : S extends { kind: 'list-of'; values: readonly (infer V)[] }
      ? readonly V[]
      : S extends { kind: 'seat' }
        ? Seat
        : S extends { kind: 'seats' }
          ? readonly Seat[]
          : S extends { kind: 'amount' | 'whole' }
            ? number
            : S extends { kind: 'cards' }
              ? readonly MaybeCard[]
              : S extends { kind: 'chips' }
                ? readonly number[]
                : S extends { kind: 'seat-cards' }
                  ? readonly SeatCard[]
                  : S extends { kind: 'seat-amounts' }
                    ? readonly SeatAmount[]
                    : never;

/** The hand an irregularity happened in, as far as it could be ruled. */
export interface Table {
  readonly hand: Hand;
  /** null where money came without a bet history. */
  readonly history: Replay | null;
  /** null while the history is still being read. */
  readonly settlement: Settlement | null;
}

/** How the hand is settled; null where it is not, or not yet. */
export const settledOf = ({ settlement }: Table): Settlement | null =>
  settlement?.outcome === 'settled' ? settlement : null;

/** Facts as told, before the hand is asked for the others. */
export type Told = Readonly<Record<string, unknown>>;

/** What the hand says of a fact that is told: nothing that binds, only that a flag is set, or everything. */
export type Binding = 'never' | 'when-set' | 'always';

export interface FactDefinition<S extends FactSpec = FactSpec> {
  readonly spec: S;
  /** What the floor is asked; also what the fact means. */
  readonly question: Localised;
  /** Reads it off the hand, where one is given: what is known is not asked again. */
  readonly fromHand: ((table: Table, told: Told) => FactOf<S> | undefined) | null;
  /** How far a fact that is told may not deny the hand. */
  readonly binding: Binding;
}

export type FactTable = Readonly<Record<string, FactDefinition>>;

/** The facts of an irregularity as given: every one may be missing. */
export type FactValues<F extends FactTable> = { readonly [N in keyof F]?: FactOf<F[N]['spec']> | undefined };

type FromHand<S extends FactSpec> = (table: Table, told: Told) => FactOf<S> | undefined;
type Define<S extends FactSpec> = (question: Localised, fromHand?: FromHand<S>, binding?: Binding) => FactDefinition<S>;

const define =
  <const S extends FactSpec>(spec: S): Define<S> =>
  (question, fromHand, binding = 'never') => ({ spec, question, fromHand: fromHand ?? null, binding });

export const flag = define({ kind: 'flag' });
export const seatFact = define({ kind: 'seat' });
export const anySeat = define({ kind: 'seat', anywhere: true });
type Seats = Extract<FactSpec, { kind: 'seats' }>;
export const seatsFact = (question: Localised, fromHand?: FromHand<Seats>, binding: Binding = 'never', least = 0) =>
  define<Seats>({ kind: 'seats', least })(question, fromHand, binding);
export const amountFact = define({ kind: 'amount' });
export const chipsFact = define({ kind: 'chips' });
export const seatAmounts = define({ kind: 'seat-amounts' });
export const oneOf = <const V extends string>(
  values: readonly V[],
  question: Localised,
  fromHand?: FromHand<{ readonly kind: 'one-of'; readonly values: readonly V[] }>,
): FactDefinition<{ readonly kind: 'one-of'; readonly values: readonly V[] }> => ({
  spec: { kind: 'one-of', values },
  question,
  fromHand: fromHand ?? null,
  binding: 'never',
});
/** Several of the values, in order, each as often as it came. */
export const listOf = <const V extends string>(
  values: readonly V[],
  most: number,
  question: Localised,
  fromHand?: FromHand<{ readonly kind: 'list-of'; readonly values: readonly V[]; readonly most: number }>,
): FactDefinition<{ readonly kind: 'list-of'; readonly values: readonly V[]; readonly most: number }> => ({
  spec: { kind: 'list-of', values, most },
  question,
  fromHand: fromHand ?? null,
  binding: 'never',
});
export const whole = (
  least: number,
  most: number,
  question: Localised,
  fromHand?: FromHand<{ readonly kind: 'whole'; readonly least: number; readonly most: number }>,
  binding?: Binding,
) => define({ kind: 'whole', least, most })(question, fromHand, binding);

type Cards = Extract<FactSpec, { kind: 'cards' }>;
/** At most so many cards; `least` of them where the ruling reads them, and then every one must be known. */
export const cardsFact = (most: number, question: Localised, fromHand?: FromHand<Cards>, reads: Reads = {}) =>
  define<Cards>({ kind: 'cards', most, ...reads })(question, fromHand);
export const seatCards = (most: number, question: Localised) => define({ kind: 'seat-cards', most })(question);

/** The facts given, and those the hand itself tells; one may follow from another. */
export function withHand<F extends FactTable>(table: F, given: FactValues<F>, hand: Table | null): FactValues<F> {
  if (hand === null) return given;
  let known: FactValues<F> = given;
  for (const [name, { fromHand }] of Object.entries(table)) {
    if (Object.entries(known).some(([told, value]) => told === name && value !== undefined)) continue;
    const value = fromHand?.(hand, known);
    if (value !== undefined) known = { ...known, [name]: value };
  }
  return known;
}
