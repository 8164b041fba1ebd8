import type { Language } from '../core/index.ts';
import { type Answer, BOARD_LIMIT, type Refusal } from '../service/context.ts';
import { Problem } from './problem.ts';

const SIZE: Readonly<Record<Language, (boards: number) => string>> = {
  en: (boards) => `The count would take ${boards} boards; at most ${BOARD_LIMIT} are counted.`,
  it: (boards) => `Il conteggio richiederebbe ${boards} board; se ne contano al massimo ${BOARD_LIMIT}.`,
};

/** The problem a refusal becomes. */
export function problemOf(refusal: Refusal, language: Language): Problem {
  switch (refusal.kind) {
    case 'impossible':
      return new Problem('impossible', { faults: refusal.faults });
    case 'not-found':
      return new Problem('not-found', { faults: [refusal.fault], detail: refusal.fault.detail });
    case 'over-budget':
      return new Problem('too-many-runouts', { detail: SIZE[language](refusal.boards) });
  }
}

/** The answer's value; a refusal is thrown as its problem. */
export function answered<T>(answer: Answer<T>, language: Language): T {
  if (answer.ok) return answer.value;
  throw problemOf(answer.error, language);
}
