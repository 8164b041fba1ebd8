import type { Language, Result } from '../core/index.ts';

/** What a ruling needs from its surroundings; everything else is in the request. */
export interface RequestContext {
  readonly language: Language;
  /** Boards this call may run out one by one; a longer count answers `over-budget` so that the caller can move it off the loop. */
  readonly boardBudget: number;
  /** SHA-256 of a UTF-8 text in lower-case hexadecimal. */
  readonly sha256: (text: string) => string;
}

export interface Fault {
  /** RFC 6901 pointer into the request. */
  readonly pointer: string;
  readonly code: string;
  readonly detail: string;
  /** In a text, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** Why there is no ruling: the request is impossible, names something that does not exist, or asks for too long a count. */
export type Refusal =
  | { readonly kind: 'impossible'; readonly faults: readonly Fault[] }
  | { readonly kind: 'unreadable'; readonly faults: readonly Fault[] }
  | { readonly kind: 'not-found'; readonly fault: Fault }
  | { readonly kind: 'over-budget'; readonly boards: number };

export type Answer<T> = Result<T, Refusal>;

/** Boards counted at most, wherever it is done; a longer count is refused with its size. */
export const BOARD_LIMIT = 2_000_000;
