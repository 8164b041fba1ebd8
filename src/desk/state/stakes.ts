import { change, type Hand, type Told } from './hand.ts';

export type Stakes = NonNullable<Told['stakes']>;
export type Rake = NonNullable<Stakes['rake']>;
export type Straddle = NonNullable<Stakes['straddles']>[number];

type More<T> = { readonly [K in keyof T]?: T[K] | undefined };

/** Without what is not told; undefined where nothing is left. */
function left<T extends object>(told: T): T | undefined {
  const known = Object.entries(told).filter(([, own]) => own !== undefined);
  return known.length === 0 ? undefined : (Object.fromEntries(known) as T);
}

/** The hand with some of its stakes told anew; undefined takes one away. */
export const tellStakes = (hand: Hand, more: More<Stakes>): Hand =>
  change(hand, { stakes: left({ ...hand.told.stakes, ...more } as Stakes) });

export const tellRake = (hand: Hand, more: More<Rake>): Hand =>
  tellStakes(hand, { rake: left({ ...hand.told.stakes?.rake, ...more } as Rake) });

export const straddlesOf = ({ told }: Hand): readonly Straddle[] => told.stakes?.straddles ?? [];

const tellStraddles = (hand: Hand, straddles: readonly Straddle[]): Hand =>
  tellStakes(hand, { straddles: straddles.length > 0 ? straddles : undefined });

/** The seats clockwise from the left of another. */
function leftOf({ told }: Hand, seat: number): readonly number[] {
  const seats = told.seats.map((own) => own.seat);
  return [...seats.filter((own) => own > seat), ...seats.filter((own) => own <= seat)];
}

/** One more straddle as it is usually made: by the next seat, of twice as much. */
export function addStraddle(hand: Hand): Hand {
  const straddles = straddlesOf(hand);
  const last = straddles.at(-1);
  const afterBlinds = leftOf(hand, hand.told.button ?? 0)[2] ?? hand.told.seats[0]?.seat ?? 1;
  const seat = last === undefined ? afterBlinds : (leftOf(hand, last.seat)[0] ?? last.seat);
  const amount = 2 * (last?.amount ?? hand.told.stakes?.bigBlind ?? 0);
  return tellStraddles(hand, [...straddles, { seat, amount }]);
}

export const changeStraddle = (hand: Hand, at: number, more: Partial<Straddle>): Hand =>
  tellStraddles(
    hand,
    straddlesOf(hand).map((own, i) => (i === at ? { ...own, ...more } : own)),
  );

export const removeStraddle = (hand: Hand, at: number): Hand =>
  tellStraddles(
    hand,
    straddlesOf(hand).filter((_, i) => i !== at),
  );

/** The street a record starts on, and what is in the pot by then; undefined starts with the first. */
export const tellOpening = (hand: Hand, street: NonNullable<Told['opening']>['street'] | undefined): Hand =>
  change(hand, { opening: street === undefined ? undefined : { street, pot: hand.told.opening?.pot ?? 0 } });

const WHOLE = 10_000;

/** Hundredths of a percent as a percentage: 250 is 2.5, in Italian 2,5. */
export const percentOf = (basisPoints: number | undefined, language: string): string =>
  basisPoints === undefined
    ? ''
    : new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(basisPoints / 100);

/** A percentage as it is written, with a point or a comma; undefined where it is none. */
export function basisPointsOf(text: string): number | undefined {
  const [, whole = '', part = ''] = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text) ?? [];
  if (whole === '') return undefined;
  const points = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return points <= WHOLE ? points : undefined;
}
