import { type Card, rankIndex, suitIndex } from '../cards/card.ts';
import type { HouseRules } from '../house-rules/catalog.ts';

/** Why a revealed card hides board cards: it has twins, else the lowest of its suit, else nothing. */
export const HIDING_REASONS = ['twin', 'suit', 'none'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

export interface Hiding {
  readonly reveal: Card;
  readonly reason: HidingReason;
  readonly hidden: readonly Card[];
  /** What kept it from hiding more: the limit on hidden cards, or that its twins are hidden already. */
  readonly stopped: 'limit' | 'twins-gone' | null;
}

/** A board after the reveals so far. */
export interface BoardView {
  readonly visible: readonly Card[];
  readonly steps: readonly Hiding[];
  /** Fewer than three cards are visible: no hand can be made and nothing more is revealed. */
  readonly weak: boolean;
}

type Rules = Pick<HouseRules, 'hiddenTwin' | 'maxHidden'>;

/** Visible cards a hand must find. */
const LEAST_VISIBLE = 3;

function hides(reveal: Card, visible: readonly Card[], board: readonly Card[], { hiddenTwin }: Rules): Hiding {
  const isTwin = (card: Card): boolean => rankIndex(card) === rankIndex(reveal);
  const twins = visible.filter(isTwin);
  if (twins.length > 0) return { reveal, reason: 'twin', hidden: twins, stopped: null };
  const suited = visible.filter((card) => suitIndex(card) === suitIndex(reveal));
  const isSpent = hiddenTwin === 'no-effect' && board.some(isTwin);
  if (suited.length === 0 || isSpent)
    return { reveal, reason: 'none', hidden: [], stopped: isSpent && suited.length > 0 ? 'twins-gone' : null };
  return {
    reveal,
    reason: 'suit',
    stopped: null,
    hidden: [suited.reduce((low, card) => (rankIndex(card) < rankIndex(low) ? card : low))],
  };
}

/**
 * Hidden Poker's reveals, in order (hidden-poker/3 to 6). Cards hidden do not come back, so a later reveal sees only what
 * is left. In: the board as dealt and the revealed cards.
 */
export function hideTwins(board: readonly Card[], reveals: readonly Card[], rules: Rules): BoardView {
  const steps: Hiding[] = [];
  let visible = board;
  for (const reveal of reveals) {
    const hiding = hides(reveal, visible, board, rules);
    const allowed = (rules.maxHidden ?? board.length) - (board.length - visible.length);
    // Which of several twins stay is not written: those that lie further along the board.
    const hidden = hiding.hidden.slice(0, allowed);
    steps.push(hidden.length < hiding.hidden.length ? { ...hiding, hidden, stopped: 'limit' } : hiding);
    visible = visible.filter((card) => !hidden.includes(card));
    if (visible.length < LEAST_VISIBLE) return { visible, steps, weak: true };
  }
  return { visible, steps, weak: false };
}
