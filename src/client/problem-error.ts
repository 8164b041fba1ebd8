import type { Problem } from './schema.ts';

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body && 'errors' in body;

/** Why there is no answer. `problem` tells it in full; null where something other than the service answered. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly problem: Problem | null;
  /** Seconds to wait before trying again, where the service says so. */
  readonly retryAfter: number | null;

  constructor({ status, statusText, headers }: Response, body: unknown) {
    const problem = isProblem(body) ? body : null;
    super(problem === null ? `${status} ${statusText}` : `${problem.title}: ${problem.detail}`);
    this.status = status;
    this.problem = problem;
    const wait = Number(headers.get('retry-after') ?? Number.NaN);
    this.retryAfter = Number.isFinite(wait) ? wait : null;
  }
}
