/** Throws when something the code itself guarantees does not hold: our bug, never the caller's. */
export function invariant(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Error(`broken invariant: ${message}`);
}

/** Ends a `switch` over a closed set: unreachable as long as every member has its case. */
export function assertNever(value: never): never {
  throw new Error(`broken invariant: unexpected ${String(value)}`);
}
