import { type Card, formatCard } from '../cards/card.ts';
import { type Decision, decision } from '../kernel/decision.ts';
import { type CitationId, cite } from '../rulebooks/catalog.ts';
import type { Hand } from './hand.ts';
import { clauseTwoWarning, type Literal } from './literal.ts';
import type { Play } from './play.ts';
import type { Settlement } from './settle.ts';
import { contendersOf } from './standings.ts';

const decides = (hand: Hand, { result, conflict }: Literal): boolean =>
  conflict && result === 'split' && hand.rules.values.precedence === 'literal';

/** What a text's wording says of a pot, as a code and facts. */
export function literalDecision(hand: Hand, said: Literal): Decision {
  const { pot, result, seats, conflict, cites } = said;
  const written = said.clause !== 'texas-walter/7';
  const facts = { pot, seats, conflict, decides: decides(hand, said), written };
  return decision(result === 'split' ? 'literal-split' : 'literal-one-winner', facts, [
    ...cites,
    ...(conflict ? hand.rules.cites.precedence : []),
  ]);
}

/** The steps on what the game's own text says. */
export const literalDecisions = (hand: Hand, { literal }: Settlement): Decision[] =>
  literal.map((said) => literalDecision(hand, said));

/** The one reading the answer shows: the first in conflict, else the first there is. */
export const shownLiteral = ({ literal }: Settlement): Literal | null =>
  literal.find(({ conflict }) => conflict) ?? literal[0] ?? null;

/** More than this the text of Hidden Poker does not expect. */
const EXPECTED_HIDDEN = 5;

function hiddenWarnings({ view, boards: [board = []] }: Hand): Decision[] {
  const hidden = view === null ? 0 : board.length - view.visible.length;
  if (hidden <= EXPECTED_HIDDEN) return [];
  return [decision('hidden-more-than-five', { hidden }, cite('hidden-poker/6'))];
}

function foreignWarnings({ foreign: { below, twice }, rules: { cites } }: Hand): Decision[] {
  const played = (code: string, cards: readonly Card[], clauses: readonly CitationId[]): Decision[] =>
    cards.length === 0 ? [] : [decision(code, { cards: cards.map(formatCard) }, clauses)];
  return [
    ...played('foreign-cards-played', below, cites.foreignCards),
    ...played('duplicate-cards-played', twice, cites.duplicateCards),
  ];
}

function literalWarnings({ rules: { values, cites } }: Hand, { literal }: Settlement): Decision[] {
  const unnamed = literal.filter(
    ({ result, conflict }) => values.precedence === 'literal' && conflict && result !== 'split',
  );
  return [
    ...literal.flatMap(({ warnings }) => warnings),
    ...unnamed.map(({ pot, cites: clause }) =>
      decision('literal-names-nobody', { pot }, [...clause, ...cites.precedence]),
    ),
  ];
}

/** Money came as contributions and somebody may still bet: why nothing is settled although the cards might allow it. */
export function openBettingWarnings({ money, seats }: Hand, { betting, contributions }: Play): Decision[] {
  if (money.kind !== 'contributions' || betting === 'over') return [];
  const live = contributions.filter((c) => c.status === 'live').map((c) => c.seat);
  const behind = seats.filter(
    ({ seat, stack, contributed }) => live.includes(seat) && (stack === null || stack > contributed),
  );
  return [decision('betting-still-open', { seats: behind.map(({ seat }) => seat) }, cite('custom/street-close'))];
}

/** Where a text contradicts itself, was stretched or has a gap in this hand. */
export const textWarnings = (hand: Hand, settlement: Settlement): Decision[] => [
  ...(hand.variant.literal === 'none' ? [] : settlement.pots).flatMap(({ name, eligible }) =>
    clauseTwoWarning(hand.variant, name, contendersOf(hand.seats.filter(({ seat }) => eligible.includes(seat)))),
  ),
  ...literalWarnings(hand, settlement),
  ...hiddenWarnings(hand),
  ...foreignWarnings(hand),
  ...(settlement.cycle
    ? [decision('it-sf-cycle', { rule: hand.rules.values.straightFlushCycle }, hand.rules.cites.straightFlushCycle)]
    : []),
];
