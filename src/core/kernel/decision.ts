export type FactValue = string | number | boolean | readonly string[] | readonly number[];
export type Facts = Readonly<Record<string, FactValue>>;

/**
 * One step of a ruling as a plain value: what was decided (`code`), about what (`facts`), by which rule
 * (`cites`, ids as in `tda-2024/20-A`) and which earlier decisions it follows from.
 */
export interface Decision {
  readonly code: string;
  readonly facts: Facts;
  readonly cites: readonly string[];
  readonly because: readonly Decision[];
}

export const decision = (
  code: string,
  facts: Facts,
  cites: readonly string[] = [],
  because: readonly Decision[] = [],
): Decision => ({ code, facts, cites, because });
