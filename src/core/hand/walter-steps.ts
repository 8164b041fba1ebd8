import { formatCard, rankIndex, suitIndex } from '../cards/card.ts';
import { bestHand } from '../evaluation/best-hand.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { cite } from '../rulebooks/catalog.ts';
import { areConnectors } from './equal-ranks.ts';
import { type Hand, playerOf } from './hand.ts';
import type { HandReading } from './hand-decisions.ts';

const RUNS = ['straight', 'straight-flush', 'royal-flush'];
const SUITED = ['flush', 'straight-flush', 'royal-flush'];

/** texas-walter/12: what the table expects from any five cards and both own cards cannot make. */
function corollaries(hand: Hand, { seat, ranked, category }: HandReading): Decision[] {
  const hole = playerOf(hand, seat)?.hole ?? [];
  const free = bestHand(ranked.ranking, { kind: 'any' }, hole, hand.boards[0] ?? [])?.category ?? category;
  if (free === category) return [];
  const facts = { seat, cards: hole.map(formatCard) };
  const cites = cite('texas-walter/12', 'texas-walter/2');
  const connected = areConnectors(hole.map(rankIndex).sort((a, b) => a - b));
  const suited = new Set(hole.map(suitIndex)).size === 1;
  return [
    ...(RUNS.includes(free) && !connected ? [decision('walter-no-straight', facts, cites)] : []),
    ...(SUITED.includes(free) && !suited ? [decision('walter-no-flush', facts, cites)] : []),
  ];
}

/** texas-walter/10 and 11: four of a kind on the board, and what the hands make of it. */
function boardQuads(hand: Hand, readings: readonly HandReading[]): Decision[] {
  const [board = []] = hand.boards;
  const quads = board.find((card) => board.filter((other) => rankIndex(other) === rankIndex(card)).length === 4);
  if (quads === undefined) return [];
  const isPair = ({ seat }: { seat: Seat }): boolean => {
    const [a, b] = (playerOf(hand, seat)?.hole ?? []).map(rankIndex);
    return a === b;
  };
  const paired = readings.filter(isPair).map(({ seat }) => seat);
  const others = readings.filter((reading) => !isPair(reading)).map(({ seat }) => seat);
  const facts = { rank: formatCard(quads).charAt(0), seats: paired };
  return [
    ...(paired.length > 0
      ? [decision('walter-quads-full-house', facts, cite('texas-walter/10', 'texas-walter/2'))]
      : []),
    ...(others.length > 0
      ? [decision('walter-quads-trips', { ...facts, seats: others }, cite('texas-walter/11', 'texas-walter/2'))]
      : []),
  ];
}

/** What the clauses of Texas Walter add to a showdown on a full board. */
export const walterSteps = (hand: Hand, readings: readonly HandReading[]): Decision[] =>
  hand.variant.literal === 'none'
    ? []
    : [...boardQuads(hand, readings), ...readings.flatMap((reading) => corollaries(hand, reading))];
