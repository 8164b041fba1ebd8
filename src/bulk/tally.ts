/** How many results of each kind, by code. */
export type Tally = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Counts as results come. */
export class Counting {
  readonly #counts: Record<string, Record<string, number>> = {};

  get counts(): Tally {
    return this.#counts;
  }

  add(kind: string, code: string, times: number): void {
    const own = this.#counts[kind] ?? {};
    own[code] = (own[code] ?? 0) + times;
    this.#counts[kind] = own;
  }

  /** A kind that was looked for is named, with nothing under it where nothing was found. */
  count(kind: string, codes: readonly string[]): void {
    this.#counts[kind] ??= {};
    for (const code of codes) this.add(kind, code, 1);
  }

  /** Counts another part of the same stream too. */
  include(tally: Tally): void {
    for (const [kind, counts] of Object.entries(tally)) {
      this.count(kind, []);
      for (const [code, times] of Object.entries(counts)) this.add(kind, code, times);
    }
  }
}
