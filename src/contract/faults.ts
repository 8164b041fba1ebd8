/** What can be wrong with the shape of a request, as a stable code. */
export const FAULT_CODES = [
  'required',
  'wrong-type',
  'not-an-amount',
  'bad-card',
  'not-one-of',
  'unknown-field',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  'too-large',
  'too-small',
  'bad-format',
  'not-together',
  'invalid',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

export const isFaultCode = (word: string): word is FaultCode => FAULT_CODES.some((code) => code === word);

/** Faults that are listed at most: a body may be wrong in more ways than anybody reads. */
export const MOST_FAULTS = 10_000;

/** Characters a pointer to a fault may have. */
export const LONGEST_POINTER = 1_024;
