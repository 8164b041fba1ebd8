import { type ProblemCode, type Told, wordedProblem } from '../contract/problem-catalog.ts';
import type { FaultBody, ProblemBody } from '../contract/problems.ts';
import type { Language } from '../core/index.ts';

/** What a handler throws when there is no answer; the problems plugin writes it. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly faults: readonly FaultBody[];
  /** Said instead of the kind's own explanation. */
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    { faults = [], detail, headers = {} }: Omit<Told, 'code'> & { headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.detail = detail;
    this.headers = headers;
  }
}

/** There is more to do than can be done soon. One for all: to be refused must cost next to nothing. */
export const OVERLOADED = new Problem('overloaded', { headers: { 'retry-after': '1' } });

/** The body of RFC 9457 for a problem. */
export function problemBody(problem: Problem, language: Language, instance: string): ProblemBody {
  const { errors, ...head } = wordedProblem(problem, language);
  return { ...head, instance, errors };
}
