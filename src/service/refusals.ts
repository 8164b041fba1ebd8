import type { Told } from '../contract/problem-catalog.ts';
import type { Language } from '../core/index.ts';
import { BOARD_LIMIT, type Refusal } from './context.ts';

/** A count is exact as far as whole numbers go. */
const beyond = (deals: number, more: string): string =>
  deals <= Number.MAX_SAFE_INTEGER ? `${deals}` : `${more} ${Number.MAX_SAFE_INTEGER}`;

const SIZE: Readonly<Record<Language, (deals: number) => string>> = {
  en: (deals) => `The count would take ${beyond(deals, 'more than')} deals; at most ${BOARD_LIMIT} are counted.`,
  it: (deals) => `Il conteggio richiederebbe ${beyond(deals, 'più di')} casi; se ne contano al massimo ${BOARD_LIMIT}.`,
};

/** The problem a refusal becomes. */
export function problemOf(refusal: Refusal, language: Language): Told {
  switch (refusal.kind) {
    case 'impossible':
      return { code: 'impossible', faults: refusal.faults };
    case 'unreadable':
      return { code: 'unreadable', faults: refusal.faults };
    case 'not-found':
      return { code: 'not-found', faults: [refusal.fault], detail: refusal.fault.detail };
    case 'over-budget':
      return { code: 'too-many-runouts', detail: SIZE[language](refusal.boards) };
  }
}
