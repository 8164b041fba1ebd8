import { BETTING_FAULTS } from '../betting/check-action.ts';
import { clausesOf } from '../house-rules/topics.ts';
import type { Facts } from '../kernel/decision.ts';
import type { CitationId } from '../rulebooks/catalog.ts';
import type { Hand } from './hand.ts';
import type { Play } from './play.ts';
import type { ActionSetup } from './setup.ts';
import type { Ruled } from './verdict.ts';

/** Everything that can be wrong with an entry of a bet history. */
export const IRREGULARITY_CODES = [
  ...BETTING_FAULTS,
  'oversized-chip',
  'several-chips',
  'string-bet',
  'ambiguous-amount',
  'out-of-turn',
  'bound-out-of-turn',
  'called-in-between',
  'skipped-player',
  'seat-folded',
  'seat-all-in',
  'seat-not-in-hand',
  'betting-over',
  'wrong-street',
  'late-post',
  'wrong-post',
  'missing-post',
  'blind-from-wrong-seat',
  'muck-before-showdown',
  'all-in-muck',
  'draws-pending',
  'draw-not-open',
  'already-drawn',
  'too-many-discards',
  'discard-count-missing',
  'discard-count-differs',
  'drawn-count-differs',
  'opened-without-openers',
  'bring-in-from-wrong-seat',
  'wrong-discard-count',
  'nothing-to-draw',
  'action-not-in-game',
] as const;
export type IrregularityCode = (typeof IRREGULARITY_CODES)[number];

/** What is wrong, and what would have been right. */
export interface Fault {
  readonly code: IrregularityCode;
  readonly facts: Facts;
}

/** Irregularities the rules settle by themselves: the replay notes them and goes on. */
const SETTLED = {
  'all-in-muck': 'must-table',
  'opened-without-openers': 'proceed',
} as const satisfies Partial<Record<IrregularityCode, string>>;

export type SettledBy = (typeof SETTLED)[keyof typeof SETTLED];

const isSettled = (code: IrregularityCode): code is keyof typeof SETTLED => code in SETTLED;

/** How a rule settles an irregularity; null where the replay has to stop before it. */
export const settledBy = (code: IrregularityCode): SettledBy | null => (isSettled(code) ? SETTLED[code] : null);

export interface Irregularity extends Fault {
  /** Index in the history. */
  readonly action: number;
  readonly seat: number;
  readonly cites: readonly CitationId[];
  /** What was due instead; null where nobody had anything to do. */
  readonly due: Play['toAct'];
  readonly ruling: Ruled;
  /** Whether the replay went on with the ruling. */
  readonly applied: boolean;
}

export const fault = (code: IrregularityCode, facts: Facts = {}): Fault => ({ code, facts });

const CITES: Readonly<Record<IrregularityCode, readonly CitationId[]>> = {
  'check-facing-bet': ['custom/answer-a-bet'],
  'nothing-to-call': ['custom/answer-a-bet'],
  undercall: ['custom/answer-a-bet'],
  'wrong-call-amount': ['custom/answer-a-bet'],
  'bet-facing-bet': ['custom/answer-a-bet'],
  'nothing-to-raise': ['custom/answer-a-bet'],
  'nothing-to-complete': ['tda-2024/47-B'],
  'amount-missing': ['custom/named-amount'],
  'bet-below-minimum': ['custom/bet-size'],
  'raise-below-minimum': ['tda-2024/43'],
  'above-stack': ['custom/table-stakes'],
  'above-pot-limit': ['tda-2024/54-A'],
  'wrong-limit-size': ['custom/limit-size'],
  'past-raise-cap': ['tda-2024/48'],
  'reopening-denied': ['tda-2024/47-A'],
  'nobody-can-call': ['custom/no-betting-alone'],
  'all-in-without-stack': ['custom/table-stakes'],
  'wrong-all-in-amount': ['custom/table-stakes'],
  'oversized-chip': ['tda-2024/44'],
  'several-chips': ['tda-2024/45-A', 'tda-2024/45-B'],
  'string-bet': ['tda-2024/56'],
  'ambiguous-amount': ['tda-2024/40'],
  'out-of-turn': ['tda-2024/53', 'custom/turn-order'],
  'bound-out-of-turn': ['tda-2024/53'],
  'called-in-between': ['tda-2024/53'],
  'skipped-player': ['tda-2024/53'],
  'seat-folded': ['custom/folded-hand'],
  'seat-all-in': ['custom/table-stakes'],
  'seat-not-in-hand': ['custom/turn-order'],
  'betting-over': ['custom/street-close'],
  'wrong-street': ['custom/street-close'],
  'late-post': ['custom/forced-bets'],
  'wrong-post': ['custom/forced-bets'],
  'missing-post': ['custom/forced-bets'],
  'blind-from-wrong-seat': ['custom/forced-bets'],
  'muck-before-showdown': ['custom/folded-hand'],
  'all-in-muck': ['tda-2024/16'],
  'draws-pending': ['custom/draw'],
  'draw-not-open': ['custom/draw'],
  'already-drawn': ['custom/draw'],
  'too-many-discards': ['custom/draw'],
  'discard-count-missing': ['custom/draw'],
  'discard-count-differs': ['custom/draw'],
  'drawn-count-differs': ['custom/draw'],
  'opened-without-openers': ['custom/it-open', 'custom/it-proof'],
  'no-bring-in-due': ['custom/bring-in'],
  'wrong-bring-in': ['custom/bring-in'],
  'bring-in-missing': ['custom/bring-in'],
  'bring-in-from-wrong-seat': ['custom/bring-in'],
  'wrong-discard-count': ['custom/discard'],
  'nothing-to-draw': ['custom/discard'],
  'action-not-in-game': ['custom/game-actions'],
};

/** The clauses an irregularity rests on; where the house chose a rule, the house's. */
export function citesOf(code: IrregularityCode, hand: Hand): readonly CitationId[] {
  const { cites } = hand.rules;
  if (code === 'past-raise-cap') return capCites(hand);
  if (code === 'reopening-denied') return reopeningCites(hand);
  if (code === 'all-in-muck') return cites.allInMuck;
  if (code === 'opened-without-openers') return [...new Set([...cites.openers, ...CITES[code]])];
  if (code === 'above-pot-limit' && hand.betting === 'no-limit') return cites.openingLimit;
  if (code === 'oversized-chip') return cites.oversizedChip;
  if (code === 'called-in-between') return cites.outOfTurnCall;
  if (code === 'too-many-discards') return drawCites(hand);
  if (code === 'wrong-limit-size') return [...CITES[code], ...clausesOf(hand.rules, 'bet-size')];
  return CITES[code];
}

/** The clauses of the game on how cards are exchanged. */
export const drawCites = ({ variant }: Hand): readonly CitationId[] => variant.cites.draw ?? ['custom/draw'];

export const reopeningCites = ({ betting, rules: { cites } }: Hand): readonly CitationId[] =>
  betting === 'fixed-limit'
    ? [...new Set([...cites.limitReopen, ...cites.limitShortAllInsAddUp])]
    : cites.shortAllInsAddUp;

/** What the number of raises rests on: the cap of this kind of game, whom it counts and when it falls. */
export function capCites({ rules: { cites }, variant }: Hand): readonly CitationId[] {
  const ofGame = variant.streets.length === 2 ? cites.raiseCapTwoRounds : [];
  return [...new Set([...cites.raiseCap, ...ofGame, ...cites.raiseCapPlayers, ...cites.headsUpCap])];
}

/** What an entry is and where it stands, and what the rulebook made of it. */
export type Judged = Pick<Irregularity, 'due' | 'ruling' | 'applied'>;

/** A fault with its place in the history and its ruling. */
export const irregularity = (
  hand: Hand,
  made: ActionSetup,
  action: number,
  { code, facts }: Fault,
  judged: Judged,
): Irregularity => ({
  action,
  seat: made.seat,
  code,
  facts: { seat: made.seat, asked: made.action, ...facts },
  cites: [
    ...citesOf(code, hand),
    ...(code === 'wrong-limit-size' && 'maxTo' in facts ? hand.rules.cites.openPairBigBet : []),
  ],
  ...judged,
});
