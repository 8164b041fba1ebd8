import { hash } from 'node:crypto';
import type { Language } from '../core/index.ts';
import { BOARD_LIMIT, type RequestContext } from '../service/context.ts';

const sha256 = (text: string): string => hash('sha256', text);

/** What a service needs of its surroundings on this machine; as many boards are counted as ever are, unless told. */
export const contextOf = (language: Language, boardBudget: number = BOARD_LIMIT): RequestContext => ({
  language,
  boardBudget,
  sha256,
});
