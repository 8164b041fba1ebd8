import type { AdjudicationRequest } from '../contract/adjudications.ts';
import type { RulingsRequest, RulingsResponse, WireFact } from '../contract/rulings.ts';
import {
  type Aftermath,
  checkFacts,
  differ,
  type FactSpec,
  type FactTable,
  type FactValues,
  findRuling,
  floorDiscretion,
  formatCard,
  type HandEffect,
  type HouseRules,
  invariant,
  isRuled,
  ok,
  parseCard,
  type Result,
  type RulebookId,
  type Ruled,
  type RuleSet,
  readingOf,
  ruleOn,
  ruleSet,
  type Speaker,
  type Table,
  type Verdict,
} from '../core/index.ts';
import { adjudicate, rule } from './adjudications.ts';
import type { Answer, Refusal, RequestContext } from './context.ts';
import { type HandState, overridesOf } from './hand-setup.ts';
import { movesOf, optionsOf, rightsOf } from './ruled-options.ts';
import { citationsOf, impossible, inHand, say, speakerOf } from './speech.ts';

type CoreFact = NonNullable<FactValues<FactTable>[string]>;

const list = (value: WireFact) => (Array.isArray(value) ? value : []);

/** Lists are read as their specification says; everything else is the same on the wire and in the core. */
function factOf({ kind }: FactSpec, value: WireFact): CoreFact {
  switch (kind) {
    case 'cards':
      return list(value).map((text) => parseCard(String(text)));
    case 'seat-cards':
      return list(value).map(({ seat, card }) => ({ seat, card: parseCard(String(card)) }));
    default:
      return value as CoreFact;
  }
}

function factsOf(table: FactTable, { type: _, ...given }: RulingsRequest['irregularity']): FactValues<FactTable> {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const definition = table[name];
      return definition === undefined || value === undefined ? [] : [[name, factOf(definition.spec, value)]];
    }),
  );
}

/** The hand as a rulebook has it, with the options laid over every rulebook. */
const handUnder = (
  hand: AdjudicationRequest,
  rulebook: RulebookId,
  houseRules: RulingsRequest['houseRules'],
): AdjudicationRequest => ({ ...hand, rulebook, houseRules: { ...hand.houseRules, ...houseRules } });

function tableOf(
  { hand, houseRules }: RulingsRequest,
  rules: RuleSet,
  context: RequestContext,
  speaker: Speaker,
): Result<Table | null, Refusal> {
  if (hand === undefined) return ok(null);
  const ruled = rule(handUnder(hand, rules.rulebook, houseRules), rules, context.boardBudget, speaker);
  return ruled.ok ? ok(ruled.value) : { ok: false, error: inHand(ruled.error) };
}

type WireRuling = RulingsResponse['rulings'][number];

const stepsOf = ({ steps }: Ruled, speaker: Speaker) =>
  steps.map((step) => ({ code: step.code, text: say(step, speaker), facts: step.facts, cites: step.cites }));

/** What the floor decides whatever the rule comes to, on record beside it. */
function discretionOver(own: Ruled, rules: RuleSet, request: RulingsRequest, speaker: Speaker): Partial<WireRuling> {
  const { discretion } = request;
  if (discretion === undefined) return {};
  const { decision: instead, reason } = discretion;
  const used = ruleOn(floorDiscretion, { ruled: own.decision, instead, reason }, { rules, table: null });
  invariant(isRuled(used), 'a discretion with its reason needs nothing more');
  const steps = stepsOf(used, speaker);
  const cites = [...new Set(steps.flatMap((step) => step.cites))];
  return { discretion: { decision: used.decision, text: say(used.says, speaker), steps, cites } };
}

function rulingOf(rulebook: RulebookId, ruled: Ruled, speaker: Speaker): WireRuling {
  const options = optionsOf(ruled, speaker);
  const steps = stepsOf(ruled, speaker);
  return {
    rulebook,
    decision: ruled.decision,
    text: say(ruled.says, speaker),
    steps,
    moves: movesOf(ruled.moves),
    options,
    rights: rightsOf(ruled.rights),
    cites: [...new Set([...steps, ...options].flatMap(({ cites }) => cites))],
  };
}

/** The same hand with one seat's cards given up, or back in play. */
function withStatus(hand: AdjudicationRequest, seat: number, status: 'live' | 'mucked'): AdjudicationRequest {
  const seats = hand.seats.map((s) => (s.seat === seat ? { ...s, status } : s));
  const { actions } = hand;
  if (status === 'mucked' || actions === undefined) return { ...hand, seats };
  return { ...hand, seats, actions: actions.filter((made) => made.seat !== seat || made.action !== 'muck') };
}

/** The same hand with cards taken off the board, laid out of play, or replaced by cards nobody has seen. */
function withCards(
  hand: AdjudicationRequest,
  { board: stays, dead, unknown }: Extract<HandEffect, { readonly kind: 'cards' }>,
): AdjudicationRequest {
  const { board, dead: known = [] } = hand;
  const left = board === undefined || stays === null ? board : board.slice(0, stays);
  const seats = hand.seats.map(({ hole, ...seat }) =>
    hole === undefined || unknown.some((own) => own === seat.seat) ? seat : { ...seat, hole },
  );
  const told = [...known, ...(left ?? []), ...seats.flatMap((seat) => ('hole' in seat ? seat.hole : []))].map(
    parseCard,
  );
  const shown = dead.filter((card) => !told.includes(card));
  return { ...hand, ...(left === undefined ? {} : { board: left }), seats, dead: [...known, ...shown.map(formatCard)] };
}

/** What a ruling made of the hand, told as the hand would have been. */
function after(told: AdjudicationRequest, effect: HandEffect): AdjudicationRequest {
  const { lowestRank } = effect;
  const hand = lowestRank === undefined ? told : { ...told, deck: { ...told.deck, lowestRank } };
  switch (effect.kind) {
    case 'hand-dead':
      return withStatus(hand, effect.seat, 'mucked');
    case 'hand-live':
      return withStatus(hand, effect.seat, 'live');
    case 'acts': {
      const { seat, action, to, at, replaces, asMade, until = replaces ? at + 1 : at } = effect;
      const { actions = [] } = hand;
      // What stands though it was not open was noticed too late to be put right, and is read so.
      const late = asMade && hand.noticed !== 'showdown' && hand.noticed !== 'next-hand';
      const made = action === 'bet' || action === 'raise' ? { seat, action, to } : { seat, action };
      // What came after the action ruled on follows it.
      return {
        ...hand,
        ...(late ? { noticed: 'next-street' } : {}),
        actions: [...actions.slice(0, at), made, ...actions.slice(until)],
      };
    }
    case 'struck':
      return { ...hand, actions: without(hand, effect.at) };
    case 'held':
      return { ...hand, actions: deferred(hand, effect.at, effect.turnAt) };
    case 'cards':
      return withCards(hand, effect);
    default:
      return hand;
  }
}

const without = ({ actions = [] }: AdjudicationRequest, at: number) => actions.filter((_, index) => index !== at);

/** An entry put where its seat's turn comes; left out while it has not come. */
function deferred(hand: AdjudicationRequest, at: number, turnAt: number | null) {
  const made = hand.actions?.[at];
  const others = without(hand, at);
  return turnAt === null || made === undefined
    ? others
    : [...others.slice(0, turnAt - 1), made, ...others.slice(turnAt - 1)];
}

/** Who the ruling keeps from raising, or from betting too. */
const barredBy = ({ rights, says }: Ruled): Aftermath['barred'] =>
  rights
    .filter(({ who, may }) => who === 'player' && !may.includes('raise'))
    .flatMap(({ seats, may }) => seats.map((seat) => ({ seat, bet: !may.includes('bet'), cites: says.cites })));

/** Who is out of the hand: by right with a stake, or with a dead hand and nothing. */
function leavingIn({ effect, says }: Ruled): Aftermath['withdrawn'] {
  if (effect.kind === 'withdraw') return effect.stakes;
  return effect.kind === 'killed' ? [{ seat: effect.seat, amount: 0, killedBy: says.cites }] : [];
}

/** What a ruling made of the hand that no telling of it could say. */
const stateAfter = (ruled: Ruled): HandState => ({
  voided: ruled.effect.kind === 'void',
  aftermath: {
    withdrawn: leavingIn(ruled),
    barred: barredBy(ruled),
    putUp: ruled.effect.kind === 'put-up' ? ruled.effect.stake : null,
    owed: ruled.effect.kind === 'owes' ? ruled.effect.debt : null,
  },
});

interface Heard {
  readonly rulebook: RulebookId;
  readonly rules: RuleSet;
  readonly reading: Partial<HouseRules>;
  readonly verdict: Verdict;
}

function handAfter(request: RulingsRequest, first: Heard | undefined, context: RequestContext) {
  const { hand, houseRules } = request;
  if (hand === undefined || first === undefined || !isRuled(first.verdict)) return ok(null);
  const played = after(handUnder(hand, first.rulebook, { ...houseRules, ...first.reading }), first.verdict.effect);
  const answer = adjudicate(played, context, stateAfter(first.verdict));
  return answer.ok ? answer : { ok: false as const, error: inHand(answer.error) };
}

/** Each fact asked for once, with the rulebooks that need it. */
function missingOf(heard: readonly Heard[], facts: FactTable, context: RequestContext): RulingsResponse['missing'] {
  const asked = heard.flatMap(({ rulebook, verdict }) =>
    isRuled(verdict) ? [] : verdict.missing.map((fact) => ({ fact, rulebook })),
  );
  return [...new Set(asked.map(({ fact }) => fact))].map((fact) => ({
    fact,
    question: facts[fact]?.question[context.language] ?? fact,
    rulebooks: asked.filter((a) => a.fact === fact).map(({ rulebook }) => rulebook),
  }));
}

/** Rules an irregularity under every rulebook asked; a rulebook that misses a fact asks for it. */
export function ruleIrregularity(request: RulingsRequest, context: RequestContext): Answer<RulingsResponse> {
  const { irregularity, rulebooks = ['tda-2024'], hand } = request;
  const money = request.money ?? hand?.money;
  const speaker = speakerOf({ seats: hand?.seats ?? [], money }, context.language);
  const ruling = findRuling(irregularity.type);
  invariant(ruling !== undefined, `the schema lets through only known irregularities, not ${irregularity.type}`);
  const facts = factsOf(ruling.facts, irregularity);
  const heard: Heard[] = [];
  for (const rulebook of rulebooks) {
    const options = overridesOf({ houseRules: { ...hand?.houseRules, ...request.houseRules } });
    const rules = ruleSet(rulebook, options);
    const reading = readingOf(ruling, rules);
    // What is ruled on is what the history cannot be followed past.
    const table = tableOf(request, ruleSet(rulebook, { ...options, ...reading, irregular: 'stop' }), context, speaker);
    if (!table.ok) return table;
    const faults = checkFacts(ruling, facts, table.value);
    if (faults.length > 0) return { ok: false, error: impossible(faults, speaker) };
    heard.push({ rulebook, rules, reading, verdict: ruleOn(ruling, facts, { rules, table: table.value }) });
  }
  const ruled = heard.flatMap(({ rulebook, rules, verdict }) =>
    isRuled(verdict) ? [{ rulebook, rules, verdict }] : [],
  );
  const after = handAfter(request, heard[0], context);
  if (!after.ok) return after;
  const rulings = ruled.map(({ rulebook, rules, verdict }) => ({
    ...rulingOf(rulebook, verdict, speaker),
    ...discretionOver(verdict, rules, request, speaker),
  }));
  return ok({
    ...(request.reference === undefined ? {} : { reference: request.reference }),
    rulings,
    differs: ruled.some(({ verdict: a }) => ruled.some(({ verdict: b }) => differ(a, b))),
    missing: missingOf(heard, ruling.facts, context),
    hand: after.value,
    citations: citationsOf(
      [rulings.flatMap((own) => (own.discretion === undefined ? [own] : [own, own.discretion]))],
      context.language,
    ),
  });
}
