import type { FaultBody, ProblemBody } from '../contract/problems.ts';
import type { Language } from '../core/index.ts';
import { PROBLEMS, type ProblemCode } from './problem-catalog.ts';

/** What a handler throws when there is no answer; the problems plugin writes it. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly faults: readonly FaultBody[];
  /** Said instead of the kind's own explanation. */
  readonly detail: string | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: ProblemCode,
    {
      faults = [],
      detail,
      headers = {},
    }: { faults?: readonly FaultBody[]; detail?: string; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(code);
    this.code = code;
    this.faults = faults;
    this.detail = detail;
    this.headers = headers;
  }
}

function countFaults(count: number, language: Language): string {
  if (language === 'it') return count === 1 ? 'La richiesta ha un errore.' : `La richiesta ha ${count} errori.`;
  return count === 1 ? 'The request has one fault.' : `The request has ${count} faults.`;
}

/** The body of RFC 9457 for a problem. */
export function problemBody(problem: Problem, language: Language, instance: string): ProblemBody {
  const { status, title, about } = PROBLEMS[problem.code];
  const { faults } = problem;
  const general = faults.length > 0 ? countFaults(faults.length, language) : about[language];
  return {
    type: `/problems/${problem.code}`,
    title: title[language],
    status,
    detail: problem.detail ?? general,
    code: problem.code,
    instance,
    errors: [...faults],
  };
}
