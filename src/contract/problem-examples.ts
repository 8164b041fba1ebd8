import { isProblemCode, PROBLEMS, type ProblemCode, wordedProblem } from './problem-catalog.ts';
import type { ProblemBody } from './problems.ts';

/** The id every example of a problem bears; a real one is its request's. */
export const EXAMPLE_INSTANCE = '3f2b6c1e-8a4d-4e0f-9b57-1c2d3e4f5a6b';

/** Problems whose body tells what is wrong with one request: their examples are requests really made. */
export const TELLS_FAULTS: readonly ProblemCode[] = [
  'invalid-request',
  'not-found',
  'impossible',
  'unreadable',
  'too-many-runouts',
];

const CODES = Object.keys(PROBLEMS).filter(isProblemCode);

/** The kinds of problem that are answered with a status. */
export const problemsOfStatus = (status: number): readonly ProblemCode[] =>
  CODES.filter((code) => PROBLEMS[code].status === status);

function exampleOf(code: ProblemCode): ProblemBody {
  const { errors, ...head } = wordedProblem({ code }, 'en');
  return { ...head, instance: EXAMPLE_INSTANCE, errors };
}

/** The problems that always read the same, in the words they are answered with. */
export const PROBLEM_EXAMPLES: Readonly<Record<string, { readonly summary: string; readonly value: ProblemBody }>> =
  Object.fromEntries(
    CODES.filter((code) => !TELLS_FAULTS.includes(code)).map((code) => [
      code,
      { summary: PROBLEMS[code].title.en, value: exampleOf(code) },
    ]),
  );
