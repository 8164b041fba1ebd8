/** A list with at least one member. */
export type NonEmpty<T> = readonly [T, ...T[]];

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E> = { readonly ok: false; readonly error: E };

/** What a function that can fail on its input returns instead of throwing. */
export type Result<T, E> = Ok<T> | Err<E>;

export const ok = <T>(value: T): Ok<T> => ({ ok: true, value });
export const err = <E>(error: E): Err<E> => ({ ok: false, error });

export const isNonEmpty = <T>(list: readonly T[]): list is NonEmpty<T> => list.length > 0;
