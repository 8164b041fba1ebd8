import { formatCard } from '../cards/card.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import type { Seat } from '../kernel/seat.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { EqualRanks, SuitDraw } from './equal-ranks.ts';
import { type Hand, openCards, openSizes, revealStreets } from './hand.ts';
import type { Hiding } from './hidden-twins.ts';
import { equalRanksClause } from './literal.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settle.ts';
import type { HandDecision } from './showdown.ts';
import type { Completion } from './undecided.ts';

const REVEAL_CITES: Readonly<Record<Hiding['reason'], CitationId>> = {
  twin: 'hidden-poker/3',
  suit: 'hidden-poker/4',
  none: 'hidden-poker/5',
};

/** What one reveal did, with the clause of its case and of the options that shaped it. */
export function revealDecision(hand: Hand, { reveal, reason, hidden, stopped }: Hiding, place: number): Decision {
  const street = revealStreets(hand.variant)[place] ?? '';
  const facts = { street, card: formatCard(reveal), reason, cards: hidden.map(formatCard), stopped: stopped ?? '' };
  const { cites } = hand.rules;
  const options = [
    ...(stopped === 'twins-gone' ? cites.hiddenTwin : []),
    ...(stopped === 'limit' ? cites.maxHidden : []),
  ];
  return decision('card-revealed', facts, [...new Set([...cite('hidden-poker/2', REVEAL_CITES[reason]), ...options])]);
}

/** Every reveal, and the board too weak for a hand if that is what they left. */
export function revealDecisions(hand: Hand, play: Play, { outcome }: Settlement): Decision[] {
  const { view } = hand;
  if (view === null) return [];
  const steps = view.steps.map((hiding, place) => revealDecision(hand, hiding, place));
  if (!view.weak || outcome !== 'settled') return steps;
  const seats = play.contributions.filter((c) => c.status === 'live').map((c) => c.seat);
  const facts = { cards: view.visible.map(formatCard), seats };
  return [...steps, decision('weak-board', facts, cite('hidden-poker/6'), steps)];
}

interface PotFacts extends Record<string, string | number> {
  readonly pot: string;
  readonly pots: number;
}

function suitDecision(
  { seat, suit, onBoard, unseen, toCome, state }: SuitDraw,
  pot: PotFacts,
  cites: readonly CitationId[],
): Decision {
  const facts = { seat, suit, onBoard, needed: Math.max(0, 3 - onBoard), unseen, toCome, ...pot };
  return decision(`suit-draw-${state}`, facts, cites);
}

/** Hands of the same two ranks: how many cards of whose suit lie and may still come. */
function equalDecisions(
  hand: Hand,
  { kind, draws, status, made }: EqualRanks,
  seats: readonly Seat[],
  pot: PotFacts,
): Decision[] {
  const cites = [...equalRanksClause(hand.variant, kind, draws.length > 0), ...hand.variant.cites.use];
  const suits = draws.map((draw) => suitDecision(draw, pot, cites));
  if (status === 'deal') return suits;
  const facts = { seats: made === null ? seats : [made], ...pot };
  const code = status === 'decided' ? 'equal-cards-decided' : 'equal-cards-split';
  return [...suits, decision(code, { ...facts, kind }, cites, suits)];
}

/** Whose each card is, 0 for one that counts for all. */
const holdersOf = ({ cards, drawn }: Completion): number[] =>
  cards.map((card) => drawn.find((own) => own.cards.includes(card))?.seat ?? 0);

const holders = (first: Completion, second: Completion) =>
  first.drawn.length === 0 ? {} : { holders: holdersOf(first), otherHolders: holdersOf(second) };

function openDecision({ proof: [first, second] }: HandDecision['pots'][number], pot: PotFacts): Decision[] {
  if (first === undefined || second === undefined) return [];
  const facts = {
    cards: first.cards.map(formatCard),
    winners: first.winners,
    otherCards: second.cards.map(formatCard),
    otherWinners: second.winners,
    ...holders(first, second),
    ...pot,
  };
  return [decision('outcome-open', facts, cite('custom/run-outs'))];
}

/** What cards to come can still change in one pot. */
function potDecision(hand: Hand, own: HandDecision['pots'][number], pots: number): Decision[] {
  const pot = { pot: own.pot, pots };
  if (own.equal !== null) return equalDecisions(hand, own.equal, own.seats, pot);
  const dealt = own.proof[0]?.drawn.length ?? 0;
  const cards = dealt > 0 ? (own.proof[0]?.cards.length ?? 0) : (openSizes(hand.variant).at(-1) ?? 0) - openCards(hand);
  const winners = own.proof[0]?.winners ?? [];
  switch (own.status) {
    case 'decided':
      return [decision('outcome-decided', { seats: winners, cards, ...pot }, cite('custom/run-outs'))];
    case 'immediate-split':
      return [decision('outcome-split', { seats: own.seats, ...pot }, cite('custom/run-outs'))];
    case 'deal':
      return openDecision(own, pot);
  }
}

/** Whether the cards to come matter, pot by pot, and what is needed next. */
export function boardDecisions(hand: Hand, { decision: { pots }, next }: Settlement): Decision[] {
  const steps = pots.flatMap((own) => potDecision(hand, own, pots.length));
  if (next?.kind === 'deal') {
    const facts = { street: next.street, cards: next.cards };
    return [...steps, decision('cards-to-come', facts, cite('custom/run-outs'), steps)];
  }
  if (next?.kind === 'show')
    return [...steps, decision('hole-cards-needed', { seat: next.seat }, cite('tda-2024/13-A', 'tda-2024/16'))];
  return steps;
}
