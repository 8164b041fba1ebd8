import { type Told, wordedProblem } from '../contract/problem-catalog.ts';
import type { Language } from '../core/index.ts';
import type { Report } from './output.ts';

/** Says why there is no answer, fault by fault. */
export function complainOf(name: string, told: Told, language: Language, report: Report): void {
  const { errors, code, detail } = wordedProblem(told, language);
  if (errors.length === 0) report.complain(`${name}: ${code}: ${detail}`);
  for (const fault of errors)
    report.complain(`${name}: ${fault.pointer === '' ? '' : `${fault.pointer} `}${fault.code}: ${fault.detail}`);
}
