import type { Language } from '../../core/index.ts';
import type { Refusal } from '../../service/context.ts';
import { problemOf } from '../../service/refusals.ts';

/** Why there is no answer, in words. */
export function problemText(refusal: Refusal, language: Language): string {
  const { detail, faults = [] } = problemOf(refusal, language);
  return faults.length > 0 ? faults.map((fault) => fault.detail).join(' ') : (detail ?? '');
}
