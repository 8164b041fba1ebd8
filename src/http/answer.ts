import type { Language } from '../core/index.ts';
import { type Answer, BOARD_LIMIT, type Refusal } from '../service/context.ts';
import { Problem } from './problem.ts';

/** A count is exact as far as whole numbers go. */
const beyond = (deals: number, more: string): string =>
  deals <= Number.MAX_SAFE_INTEGER ? `${deals}` : `${more} ${Number.MAX_SAFE_INTEGER}`;

const SIZE: Readonly<Record<Language, (deals: number) => string>> = {
  en: (deals) => `The count would take ${beyond(deals, 'more than')} deals; at most ${BOARD_LIMIT} are counted.`,
  it: (deals) => `Il conteggio richiederebbe ${beyond(deals, 'più di')} casi; se ne contano al massimo ${BOARD_LIMIT}.`,
};

/** The problem a refusal becomes. */
export function problemOf(refusal: Refusal, language: Language): Problem {
  switch (refusal.kind) {
    case 'impossible':
      return new Problem('impossible', { faults: refusal.faults });
    case 'unreadable':
      return new Problem('unreadable', { faults: refusal.faults });
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
