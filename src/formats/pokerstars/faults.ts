import type { FormatFault } from '../recorded-hand.ts';
import type { Line } from './text.ts';

/** Why a hand of a PokerStars text can't be read. */
export const POKERSTARS_FAULTS = [
  'no-hand',
  'stray-text',
  'bad-header',
  'unsupported-game',
  'no-table-line',
  'no-such-seat',
  'duplicate-seat',
  'duplicate-player',
  'too-few-players',
  'hand-cancelled',
  'truncated-hand',
  'line-too-long',
  'unknown-line',
  'no-such-player',
  'not-an-amount',
  'amount-too-fine',
  'bad-cards',
] as const;
export type PokerStarsFaultCode = (typeof POKERSTARS_FAULTS)[number];

/** Where a PokerStars text contradicts itself, though it can be read. */
export const POKERSTARS_CONFLICTS = [
  'seats-out-of-order',
  'blinds-differ',
  'posts-out-of-order',
  'above-stack',
  'all-in-differs',
  'call-amount',
  'raise-arithmetic',
  'check-facing-bet',
  'bet-facing-bet',
  'line-out-of-place',
  'street-out-of-order',
  'street-cards-differ',
  'board-differs',
  'board-missing',
  'cards-differ',
  'cards-missing',
  'duplicate-card',
  'draw-differs',
  'uncalled-bet-missing',
  'uncalled-bet-differs',
  'pot-not-sum-of-bets',
  'pots-not-total-pot',
  'pots-differ',
  'total-pot-without-rake',
  'collected-plus-rake-not-pot',
  'collected-differs',
  'pot-not-collected',
  'summary-name-differs',
  'summary-seat-missing',
  'summary-seat-twice',
  'summary-out-of-order',
  'role-differs',
  'fold-differs',
  'result-differs',
  'words-differ',
  'words-contradict-cards',
  'showdown-missing',
  'show-missing',
  'show-twice',
  'shown-out-of-order',
  'line-twice',
  'hand-cannot-exist',
] as const;
export type PokerStarsConflictCode = (typeof POKERSTARS_CONFLICTS)[number];

/** No more of a line is repeated in what is said about it. */
const LONGEST_DETAIL = 120;

const shorten = (text: string): string => (text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text);

/** The fault of a line; its column is that of `part`, or of the line's begin. */
export function faultAt(
  line: Line,
  code: PokerStarsFaultCode | PokerStarsConflictCode,
  expected: string | null,
  detail: string | null = null,
  part = '',
): FormatFault {
  const place = part === '' ? 0 : line.text.indexOf(part);
  return {
    line: line.n,
    column: line.at + Math.max(0, place) + 1,
    code,
    expected,
    detail: detail === null ? null : shorten(detail),
  };
}

/** Thrown inside the reader of one hand only, and caught there: a record that cannot be told any further. */
export class Unreadable extends Error {
  readonly fault: FormatFault;

  constructor(fault: FormatFault) {
    super(fault.code);
    this.fault = fault;
  }
}
