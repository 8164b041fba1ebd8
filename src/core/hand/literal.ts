import { type Card, rankIndex, suitIndex } from '../cards/card.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { assertNever } from '../kernel/invariant.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { VariantSpec } from '../variants/spec.ts';
import { areConnectors, type EqualRanks, holeRanks } from './equal-ranks.ts';
import type { Contender } from './standings.ts';

/** What a text's own wording makes of a pot, beside the general rule of its game. */
export interface Literal {
  readonly pot: string;
  /** From 1. */
  readonly board: number;
  readonly clause: CitationId;
  /** `split` among `winners`, or `one-winner`, whom the wording does not name. */
  readonly result: 'split' | 'one-winner';
  readonly winners: readonly Seat[];
  /** Whom it speaks of. */
  readonly seats: readonly Seat[];
  /** Whether the general rule gives another result. */
  readonly conflict: boolean;
  readonly cites: readonly CitationId[];
  readonly warnings: readonly Decision[];
}

interface Question {
  readonly pot: string;
  readonly contenders: readonly Contender[];
  /** Who wins by the general rule. */
  readonly winners: readonly Seat[];
  readonly board: number;
  /** Its cards, as far as they are dealt. */
  readonly cards: readonly Card[];
}

const haveSameRanks = (a: Contender, b: Contender): boolean => holeRanks(a).join() === holeRanks(b).join();
const isSuited = ({ hole: [a, b] }: Contender): boolean =>
  a !== undefined && b !== undefined && suitIndex(a) === suitIndex(b);

/** Ranks of the straight a full board makes by itself, ace low as -1; empty without one. */
function straightOn(board: readonly Card[]): readonly number[] {
  const ranks = [...new Set(board.map(rankIndex))].sort((a, b) => a - b);
  if (board.length !== 5 || ranks.length !== 5) return [];
  const [lowest = 0, , , fourth = 0, highest = 0] = ranks;
  if (highest - lowest === 4) return ranks;
  return highest === 12 && fourth === 3 ? [12, ...ranks.slice(0, 4)] : [];
}

/** The clause on hands of the same ranks; none in a game without a text of its own. */
export function equalRanksClause(
  { literal }: VariantSpec,
  kind: EqualRanks['kind'],
  suited: boolean,
): readonly CitationId[] {
  if (literal === 'none') return cite('custom/run-outs');
  if (kind === 'pair') return cite('texas-walter/3');
  if (suited) return cite(kind === 'connectors' ? 'texas-walter/5' : 'texas-walter/6');
  return cite(kind === 'connectors' ? 'texas-walter/4' : 'texas-walter/7');
}

/** texas-walter/3 to 7: hands of the same ranks. */
function equalHands({ pot, board, contenders, winners }: Question): Literal | null {
  const equal = contenders.filter(({ seat }) => winners.includes(seat));
  const [first, ...others] = equal;
  if (first === undefined || others.length === 0 || !others.every((other) => haveSameRanks(first, other))) return null;
  const ranks = holeRanks(first);
  const connectors = areConnectors(ranks);
  const base = { pot, board, result: 'split', winners, seats: winners, conflict: false, warnings: [] } as const;
  if (ranks[0] === ranks[1]) return { ...base, clause: 'texas-walter/3', cites: cite('texas-walter/3') };
  if (equal.some(isSuited)) {
    const clause = connectors ? 'texas-walter/5' : 'texas-walter/6';
    return { ...base, clause, cites: cite(clause) };
  }
  if (connectors) return { ...base, clause: 'texas-walter/4', cites: cite('texas-walter/4') };
  const gap = decision(
    'walter-gap-equal-nonconnectors',
    { pot, seats: winners },
    cite('texas-walter/7', 'texas-walter/2'),
  );
  return { ...base, clause: 'texas-walter/7', cites: cite('texas-walter/7', 'texas-walter/2'), warnings: [gap] };
}

/** texas-walter/4 alone would split equal connectors although one of them is suited; the later clauses say when not. */
export function clauseTwoWarning({ literal }: VariantSpec, pot: string, contenders: readonly Contender[]): Decision[] {
  const [first, ...others] = contenders;
  if (literal === 'none' || first === undefined || !areConnectors(holeRanks(first))) return [];
  const suited = contenders.filter(isSuited).map(({ seat }) => seat);
  if (others.length === 0 || suited.length === 0 || !others.every((other) => haveSameRanks(first, other))) return [];
  return [decision('walter-clause2-suited', { pot, seats: suited }, cite('texas-walter/4', 'texas-walter/5'))];
}

/**
 * texas-walter/8: a straight on the board, and who holds two different cards of it. Winners inside it split, as the
 * text says they may; one who alone has the better hand does so by the text only where all contenders are inside.
 */
function boardStraight({ pot, board, contenders, winners, cards }: Question): Literal | null {
  const straight = straightOn(cards);
  const isInside = (own: Contender): boolean =>
    new Set(holeRanks(own)).size === 2 && holeRanks(own).every((rank) => straight.includes(rank));
  const best = contenders.filter(({ seat }) => winners.includes(seat));
  const alone = best.length === 1;
  const share = alone
    ? // Hands of the same ranks as the winner's are told apart by clauses 3 and 4, not by the exception.
      contenders.filter((own) => best.includes(own) || !best.some((winner) => haveSameRanks(winner, own)))
    : best;
  if (straight.length === 0 || share.length < 2 || !(alone ? contenders : best).every(isInside)) return null;
  const seats = share.map(({ seat }) => seat);
  const cites = cite('texas-walter/8', 'texas-walter/2');
  const warnings = alone ? [decision('walter-exception-suited', { pot, seats, winners }, cites)] : [];
  return {
    pot,
    board,
    clause: 'texas-walter/8',
    result: 'split',
    winners: seats,
    seats,
    conflict: alone,
    cites,
    warnings,
  };
}

/** texas-walter/9: different hands that tie although one is said always to win. */
function claimedWinner({ pot, board, winners, contenders }: Question): Literal | null {
  if (winners.length < 2 || contenders.length < 2) return null;
  const cites = cite('texas-walter/9', 'texas-walter/2');
  const facts = { pot, seats: winners };
  return {
    pot,
    board,
    clause: 'texas-walter/9',
    result: 'one-winner',
    winners: [],
    seats: winners,
    conflict: true,
    cites,
    warnings: [decision('walter-no-table-split-claim-false', facts, cites)],
  };
}

/** What the game's own text says of a pot; null where it has none or is silent. */
export function literalOf({ literal }: VariantSpec, question: Question): Literal | null {
  switch (literal) {
    case 'none':
      return null;
    case 'walter-clauses':
      return equalHands(question) ?? boardStraight(question) ?? claimedWinner(question);
    default:
      return assertNever(literal);
  }
}
