import type { AdjudicationResponse } from '../contract/adjudication-response.ts';
import type { AdjudicationRequest } from '../contract/adjudications.ts';
import {
  belowSmallestChip,
  boardMucks,
  type Decision,
  decision,
  err,
  formatCard,
  type Hand,
  type HandSetup,
  headline,
  type Irregularity,
  literalDecision,
  ok,
  openBettingWarnings,
  openHand,
  type Play,
  playWithoutHistory,
  presetOf,
  type Replay,
  type Result,
  type RulebookId,
  type RuleSet,
  readingWarnings,
  replay,
  replayDecisions,
  revealDecision,
  revealStreets,
  ruleSet,
  type SeatStatus,
  type Settlement,
  type SetupViolation,
  type Speaker,
  settle,
  settleDecisions,
  shownLiteral,
  textWarnings,
} from '../core/index.ts';
import { compareSides, type Side } from './comparison.ts';
import type { Answer, Refusal, RequestContext } from './context.ts';
import { AS_TOLD, type HandState, handSetup, rulesOf } from './hand-setup.ts';
import { metaOf } from './meta.ts';
import { bySeat, handsOf, potsOf } from './results.ts';
import { optionsOf } from './ruled-options.ts';
import { citationsOf, impossible, say, speakerOf, stepsOf } from './speech.ts';

export interface Ruled {
  readonly hand: Hand;
  /** null where money came without a bet history. */
  readonly history: Replay | null;
  readonly play: Play;
  readonly settlement: Settlement;
  /** What was said of hands mucked though the board is the best hand. */
  readonly mucks: readonly Decision[];
}

/** Why a hand cannot be ruled. */
export type Unruled =
  | { readonly kind: 'impossible'; readonly violations: readonly SetupViolation[] }
  | { readonly kind: 'over-budget'; readonly boards: number };

/** A hand opened, its history read, settled as far as it goes, counting at most so many boards. */
export function ruleSetup(setup: HandSetup, budget: number): Result<Ruled, Unruled> {
  const opened = openHand(setup);
  if (!opened.ok) return err({ kind: 'impossible', violations: opened.error });
  const told = opened.value;
  const history = told.money.kind === 'history' ? replay(told) : null;
  const { hand, play, decisions: mucks } = boardMucks(told, history?.play ?? playWithoutHistory(told));
  const settled = settle(hand, play, budget);
  return settled.ok ? ok({ hand, history, play, settlement: settled.value, mucks }) : settled;
}

/** One hand under one set of rules. */
export function rule(
  request: AdjudicationRequest,
  rules: RuleSet,
  budget: number,
  speaker: Speaker,
  state: HandState = AS_TOLD,
): Result<Ruled, Refusal> {
  const ruled = ruleSetup(handSetup(request, rules, state), budget);
  if (ruled.ok) return ruled;
  const { error } = ruled;
  return err(error.kind === 'over-budget' ? error : impossible(error.violations, speaker));
}

const decisionsOf = ({ hand, history, play, settlement, mucks }: Ruled): Decision[] => [
  ...(history === null ? [] : replayDecisions(hand, history)),
  ...mucks,
  ...settleDecisions(hand, play, settlement),
];

type Ruling = NonNullable<AdjudicationResponse['legality']>['irregularities'][number]['ruling'];

/** What the rulebook makes of an irregular entry, and whether the replay went on with it. */
const rulingOn = ({ ruling, applied }: Irregularity, speaker: Speaker): Ruling => ({
  decision: ruling.decision,
  text: say(ruling.says, speaker),
  applied,
  options: optionsOf(ruling, speaker),
  cites: [...new Set(ruling.steps.flatMap((step) => step.cites))],
});

/** What the replay found: every irregular action with its ruling; the first that leaves a choice stops it. */
function legalityOf(history: Replay | null, speaker: Speaker): AdjudicationResponse['legality'] {
  if (history === null) return null;
  const found = irregularitiesOf(history);
  const irregularities = found.map((irregular) => {
    const { action, seat, code, facts, due, cites } = irregular;
    const ruling = rulingOn(irregular, speaker);
    const clauses = [...new Set([...cites, ...ruling.cites])];
    return { action, seat, code, facts, text: say(irregular, speaker), due, ruling, cites: clauses };
  });
  return { legal: found.length === 0, actionsRead: history.actionsRead, irregularities };
}

const irregularitiesOf = (history: Replay | null): readonly Irregularity[] =>
  history === null ? [] : [...history.noted, ...(history.irregularity === null ? [] : [history.irregularity])];

/** The ruling in one line; an irregular action comes before everything else. */
function headlineOf({ hand, history, settlement }: Ruled): Decision {
  const irregularity = history?.irregularity ?? null;
  if (irregularity === null) return headline(hand, settlement);
  return decision('headline-irregular', { action: irregularity.action, seat: irregularity.seat });
}

/** What the reader should know besides: chips that cannot be paid, an order that cannot be told. */
function warningsOf(ruled: Ruled): Decision[] {
  const { hand, play, settlement } = ruled;
  const { smallestChip } = hand.stakes;
  const live = play.contributions.filter((c) => c.status === 'live').length;
  const unordered = settlement.outcome === 'settled' && live > 1 && settlement.showdownOrder.length === 0;
  return [
    ...textWarnings(hand, settlement),
    ...openBettingWarnings(hand, play),
    ...settlement.awards.flatMap((award) => belowSmallestChip(award, smallestChip) ?? []),
    ...(unordered && hand.button === null && hand.view?.weak !== true
      ? [decision('showdown-order-unknown', {}, ['tda-2024/17'])]
      : []),
    ...readingWarnings(ruled),
  ];
}

function payoutsOf({ hand, settlement }: Ruled): AdjudicationResponse['payouts'] {
  return settlement.payouts.map((payout) => ({
    seat: payout.seat,
    player: hand.seats.find((s) => s.seat === payout.seat)?.player ?? null,
    contributed: payout.contributed,
    won: payout.won,
    returned: payout.returned,
    net: payout.net,
    finalStack: payout.finalStack,
  }));
}

/** Blinds the chosen rulebook derives from the limits were posted, whatever another book derives. */
const postedBlinds = ({ stakes: { smallBlind, bigBlind } }: Hand) => ({
  ...(smallBlind > 0 ? { smallBlind } : {}),
  ...(bigBlind > 0 ? { bigBlind } : {}),
});

/**
 * A hand another rulebook plays, under this one. What a book refuses to read at all it would not let stand at a table:
 * equal cards foul its deck, and foreign cards are judged as they lie.
 */
function ruleAnyway(
  request: AdjudicationRequest,
  rulebook: RulebookId,
  budget: number,
  speaker: Speaker,
): Result<Ruled, Refusal> {
  const own = rule(request, ruleSet(rulebook), budget, speaker);
  if (own.ok || own.error.kind !== 'impossible') return own;
  const foul = ruleSet(rulebook, { duplicateCards: 'fouled-deck', foreignCards: 'play' });
  return rule(request, { ...foul, cites: presetOf(rulebook).cites }, budget, speaker);
}

/** What is compared of a hand. */
const sideOf = (ruled: Ruled, decisions: readonly Decision[], speaker: Speaker): Side => ({
  outcome: ruled.settlement.outcome,
  payouts: payoutsOf(ruled),
  carriedOver: ruled.settlement.carriedOver,
  legality: legalityOf(ruled.history, speaker),
  next: ruled.settlement.next,
  steps: stepsOf(decisions, speaker),
  put: ruled.play.contributions.map(({ seat, wager, dead }) => ({
    seat,
    player: ruled.hand.seats.find((own) => own.seat === seat)?.player ?? null,
    amount: wager + dead,
  })),
});

interface Compared {
  readonly rows: AdjudicationResponse['comparison'];
  /** What the rows cite. */
  readonly citing: readonly Pick<Decision, 'cites'>[];
}

/** The same hand under other rulebooks' own answers. */
function compared(
  request: AdjudicationRequest,
  chosen: Ruled,
  decisions: readonly Decision[],
  context: RequestContext,
  speaker: Speaker,
): Result<Compared, Refusal> {
  if (request.compare === undefined || request.compare.length === 0) return ok({ rows: [], citing: [] });
  const own = sideOf(chosen, decisions, speaker);
  const rows: AdjudicationResponse['comparison'][number][] = [];
  const citing: Pick<Decision, 'cites'>[] = [];
  const asked = { ...request, stakes: { ...request.stakes, ...postedBlinds(chosen.hand) } };
  for (const rulebook of request.compare) {
    const other = ruleAnyway(asked, rulebook, context.boardBudget, speaker);
    if (!other.ok) return other;
    const theirs = decisionsOf(other.value);
    const row = compareSides(rulebook, own, sideOf(other.value, theirs, speaker));
    rows.push(row);
    citing.push(...row.steps, ...citingIn(other.value.history));
  }
  return ok({ rows, citing });
}

/** Everything a history's irregular entries cite. */
const citingIn = (history: Replay | null): Pick<Decision, 'cites'>[] =>
  irregularitiesOf(history).flatMap((found) => [
    found,
    ...found.ruling.steps,
    ...found.ruling.options.map(({ says }) => says),
  ]);

/** The board as it counts, and what each reveal hid of it. */
function boardOf(hand: Hand, speaker: Speaker): AdjudicationResponse['board'] {
  const [board = []] = hand.boards;
  const { view } = hand;
  if (view === null) return { visible: board.map(formatCard), hidden: [], steps: [] };
  const streets = revealStreets(hand.variant);
  return {
    visible: view.visible.map(formatCard),
    hidden: board.filter((card) => !view.visible.includes(card)).map(formatCard),
    steps: view.steps.flatMap((hiding, i) => {
      const street = streets[i];
      const step = revealDecision(hand, hiding, i);
      const { reveal, reason, hidden } = hiding;
      const said = { text: say(step, speaker), cites: [...step.cites] };
      return street === undefined
        ? []
        : [{ street, reveal: formatCard(reveal), reason, hidden: hidden.map(formatCard), ...said }];
    }),
  };
}

/** What the game's own text says, where it speaks. */
function literalIn({ hand, settlement }: Ruled, speaker: Speaker): AdjudicationResponse['literal'] {
  const said = shownLiteral(settlement);
  if (said === null) return null;
  const { pot, board, clause, result, winners, conflict } = said;
  const step = literalDecision(hand, said);
  return {
    pot,
    board,
    clause,
    result,
    winners: [...winners],
    conflict,
    text: say(step, speaker),
    cites: [...step.cites],
  };
}

const statusIn =
  (play: Play) =>
  (seat: number): SeatStatus =>
    play.contributions.find((c) => c.seat === seat)?.status ?? 'live';

/** Rules a hand: who wins what and why, or what is still to come. */
export function adjudicate(
  request: AdjudicationRequest,
  context: RequestContext,
  state: HandState = AS_TOLD,
): Answer<AdjudicationResponse> {
  const speaker = speakerOf(request, context.language);
  const rules = rulesOf(request);
  const ruled = rule(request, rules, context.boardBudget, speaker, state);
  if (!ruled.ok) return ruled;
  const decisions = decisionsOf(ruled.value);
  const comparison = compared(request, ruled.value, decisions, context, speaker);
  if (!comparison.ok) return comparison;
  const { hand, history, play, settlement } = ruled.value;
  const warnings = warningsOf(ruled.value);
  const explanation = request.explain === false ? [] : stepsOf(decisions, speaker);
  const literal = literalIn(ruled.value, speaker);
  const response = {
    outcome: settlement.outcome,
    headline: say(headlineOf(ruled.value), speaker),
    winners: bySeat(settlement.winners),
    hands: handsOf(hand, statusIn(play), context.language),
    pots: potsOf(settlement.pots, settlement.awards),
    returned: settlement.refunds.map(({ seat, amount }) => ({ seat, amount })),
    carriedOver: settlement.carriedOver,
    payouts: payoutsOf(ruled.value),
    eliminated: settlement.eliminated.map((tier) => [...tier]),
    showdown: { order: [...settlement.showdownOrder] },
    legality: legalityOf(history, speaker),
    next: settlement.next,
    decision: {
      status: settlement.decision.status,
      pots: settlement.decision.pots.map(({ pot, seats, status }) => ({ pot, seats: bySeat(seats), status })),
      runouts: settlement.decision.runouts.map(({ winners, boards }) => ({ winners: bySeat(winners), boards })),
    },
    board: boardOf(hand, speaker),
    literal,
    warnings: warnings.map((warning) => ({ code: warning.code, text: say(warning, speaker), cites: warning.cites })),
    explanation,
    citations: citationsOf(
      [decisions, warnings, citingIn(history), comparison.value.citing, literal === null ? [] : [literal]],
      context.language,
    ),
    comparison: comparison.value.rows,
    meta: metaOf(request, rules, context),
  };
  const { reference } = request;
  return ok(reference === undefined ? response : { reference, ...response });
}
