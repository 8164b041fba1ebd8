import type { Language } from '../core/index.ts';
import type { Answer } from '../service/context.ts';
import { problemOf } from '../service/refusals.ts';
import { Problem } from './problem.ts';

/** The answer's value; a refusal is thrown as its problem. */
export function answered<T>(answer: Answer<T>, language: Language): T {
  if (answer.ok) return answer.value;
  const { code, ...told } = problemOf(answer.error, language);
  throw new Problem(code, told);
}
