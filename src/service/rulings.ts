import type { AdjudicationRequest } from '../contract/adjudications.ts';
import type { RulingsRequest, RulingsResponse, WireFact } from '../contract/rulings.ts';
import {
  differ,
  type FactSpec,
  type FactTable,
  type FactValues,
  findRuling,
  formatCard,
  type HandEffect,
  invariant,
  isRuled,
  type Moves,
  ok,
  parseCard,
  type Result,
  type Right,
  type RulebookId,
  type Ruled,
  type RuleSet,
  ruleOn,
  ruleSet,
  type SetupViolation,
  type Speaker,
  type Table,
  type Verdict,
} from '../core/index.ts';
import { adjudicate, rule } from './adjudications.ts';
import type { Answer, Refusal, RequestContext } from './context.ts';
import { overridesOf } from './hand-setup.ts';
import { citationsOf, impossible, say, speakerOf } from './speech.ts';

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

/** Faults of the hand are found inside the request. */
const inHand = (refusal: Refusal): Refusal =>
  refusal.kind === 'impossible'
    ? { ...refusal, faults: refusal.faults.map((fault) => ({ ...fault, pointer: `/hand${fault.pointer}` })) }
    : refusal;

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

const movesOf = ({ chips, cards }: Moves): RulingsResponse['rulings'][number]['moves'] => ({
  chips: chips.map(({ from, to, amount }) => ({ from, to, amount })),
  cards: cards.map(({ card, to }) => ({ card: card === null ? '??' : formatCard(card), to })),
});

const rightsOf = (rights: readonly Right[]) => rights.map(({ who, seats, may }) => ({ who, seats, may }));

function rulingOf(rulebook: RulebookId, ruled: Ruled, speaker: Speaker): RulingsResponse['rulings'][number] {
  const options = ruled.options.map(({ says, seat, basis, moves, rights }) => ({
    code: says.code,
    text: say(says, speaker),
    seat,
    basis,
    moves: movesOf(moves),
    rights: rightsOf(rights),
    cites: says.cites,
  }));
  const steps = ruled.steps.map((step) => ({
    code: step.code,
    text: say(step, speaker),
    facts: step.facts,
    cites: step.cites,
  }));
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

/** Money as contributions, whichever way it came, less what those who withdraw take back. */
function withdrawn(
  told: AdjudicationRequest,
  { seats: leaving, all }: Extract<HandEffect, { kind: 'withdraw' }>,
  table: Table | null,
): AdjudicationRequest {
  // What was in before the record began belongs to nobody the record names.
  if (told.opening !== undefined) return told;
  const { actions: _, ...hand } = told;
  const isCounted = table?.hand.money.kind === 'contributions' || table?.hand.money.kind === 'history';
  const played = table?.history?.play.contributions;
  const seats = hand.seats.map((own) => {
    const put = played?.find(({ seat }) => seat === own.seat);
    const counted = put === undefined ? {} : { contributed: put.wager + put.dead, dead: put.dead, status: put.status };
    const seat = { ...own, ...counted };
    if (!leaving.some((s) => s === own.seat)) return seat;
    if (!isCounted) return { ...seat, status: 'folded' as const };
    const dead = all ? 0 : (seat.dead ?? 0);
    return { ...seat, status: 'folded' as const, contributed: dead, dead };
  });
  return { ...hand, seats };
}

/** What a ruling made of the hand, told as the hand would have been. */
function after(hand: AdjudicationRequest, effect: HandEffect, table: Table | null): AdjudicationRequest {
  switch (effect.kind) {
    case 'hand-dead':
      return { ...hand, seats: hand.seats.map((s) => (s.seat === effect.seat ? { ...s, status: 'mucked' } : s)) };
    case 'withdraw':
      return withdrawn(hand, effect, table);
    case 'acts': {
      const history = table?.history;
      const bounds = history?.bounds;
      if (hand.actions === undefined || !history || bounds?.seat !== effect.seat) return hand;
      const { seat, action, added } = effect;
      const made =
        action === 'call' ? { seat, action } : { seat, action, to: Math.min(bounds.wager + added, bounds.stackTo) };
      const read = history.actionsRead;
      // The action ruled on, where the history holds it, is taken as ruled; what came after it follows.
      return { ...hand, actions: [...hand.actions.slice(0, read), made, ...hand.actions.slice(read + 1)] };
    }
    default:
      return hand;
  }
}

interface Heard {
  readonly rulebook: RulebookId;
  readonly table: Table | null;
  readonly verdict: Verdict;
}

function handAfter(request: RulingsRequest, first: Heard | undefined, context: RequestContext) {
  const { hand, houseRules } = request;
  if (hand === undefined || first === undefined || !isRuled(first.verdict)) return ok(null);
  const { effect } = first.verdict;
  const played = after(handUnder(hand, first.rulebook, houseRules), effect, first.table);
  const answer = adjudicate(played, context, effect.kind === 'void' ? 'voided' : 'played');
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

const seatsIn = (spec: FactSpec, value: WireFact): number[] => {
  switch (spec.kind) {
    case 'seat':
      return spec.anywhere ? [] : [Number(value)];
    case 'seats':
      return list(value).map(Number);
    case 'seat-cards':
    case 'seat-amounts':
      return list(value).map((entry) => (typeof entry === 'object' ? entry.seat : 0));
    default:
      return [];
  }
};

/** Seats a fact names that are not at the table of the hand. */
function strangers({ irregularity, hand }: RulingsRequest, facts: FactTable): SetupViolation[] {
  const seated = hand?.seats.map(({ seat }) => seat);
  if (seated === undefined) return [];
  return Object.entries(facts).flatMap(([name, { spec }]) => {
    const value = irregularity[name];
    const named = value === undefined ? [] : seatsIn(spec, value);
    return named.flatMap((seat, i): SetupViolation[] => {
      const at = ['irregularity', name, ...(spec.kind === 'seat' ? [] : [i])];
      return seated.includes(seat) ? [] : [{ code: 'seat-not-at-table', at, facts: { seat } }];
    });
  });
}

/** Rules an irregularity under every rulebook asked; a rulebook that misses a fact asks for it. */
export function ruleIrregularity(request: RulingsRequest, context: RequestContext): Answer<RulingsResponse> {
  const { irregularity, rulebooks = ['tda-2024'], hand } = request;
  const money = request.money ?? hand?.money;
  const speaker = speakerOf({ seats: hand?.seats ?? [], money }, context.language);
  const ruling = findRuling(irregularity.type);
  invariant(ruling !== undefined, `the schema lets through only known irregularities, not ${irregularity.type}`);
  const absent = strangers(request, ruling.facts);
  if (absent.length > 0) return { ok: false, error: impossible(absent, speaker) };
  const facts = factsOf(ruling.facts, irregularity);
  const heard: Heard[] = [];
  for (const rulebook of rulebooks) {
    const rules = ruleSet(rulebook, overridesOf({ houseRules: { ...hand?.houseRules, ...request.houseRules } }));
    const table = tableOf(request, rules, context, speaker);
    if (!table.ok) return table;
    heard.push({ rulebook, table: table.value, verdict: ruleOn(ruling, facts, { rules, table: table.value }) });
  }
  const ruled = heard.flatMap(({ rulebook, verdict }) => (isRuled(verdict) ? [{ rulebook, verdict }] : []));
  const after = handAfter(request, heard[0], context);
  if (!after.ok) return after;
  const rulings = ruled.map(({ rulebook, verdict }) => rulingOf(rulebook, verdict, speaker));
  return ok({
    ...(request.reference === undefined ? {} : { reference: request.reference }),
    rulings,
    differs: ruled.some(({ verdict: a }) => ruled.some(({ verdict: b }) => differ(a, b))),
    missing: missingOf(heard, ruling.facts, context),
    hand: after.value,
    citations: citationsOf(rulings, context.language),
  });
}
