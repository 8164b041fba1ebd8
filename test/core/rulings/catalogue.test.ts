import { describe, expect, test } from 'vitest';
import {
  differ,
  type FactSpec,
  type FactTable,
  type FactValues,
  isRuled,
  LANGUAGES,
  MESSAGES,
  RULEBOOK_IDS,
  RULINGS,
  type RulebookId,
  type Ruled,
  ruleOn,
  ruleSet,
  seat,
} from '../../../src/core/index.ts';
import { cards } from '../../support/core.ts';
import { runs } from '../../support/long.ts';

type Values = FactValues<FactTable>;
type Value = Values[string];
type Ruling = (typeof RULINGS)[number];

const at = (n: number) => seat(n);
const exposed = (count: number) =>
  cards('As Kd Qc Jh')
    .slice(0, count)
    .map((card, i) => ({ seat: at(i + 1), card }));

/** Values of a fact, different enough to decide differently. */
function samplesOf(spec: FactSpec): readonly Value[] {
  switch (spec.kind) {
    case 'flag':
      return [true, false];
    case 'one-of':
      return spec.values;
    case 'list-of':
      return [[], spec.values.slice(0, 2), spec.values.slice(-2), spec.values.slice(0, 3)];
    case 'seat':
      return [at(1), at(5)];
    case 'seats':
      return [
        [at(2), at(3), at(5)],
        [at(4), at(6)],
      ];
    case 'amount':
      return [100, 0, 301, 1000, 5000];
    case 'whole':
      return [...new Set([spec.least, Math.min(spec.most, 3), Math.min(spec.most, 5)])];
    case 'cards':
      return ['As', 'As Kd', '3h', '5c 5d 5h 5s', '7h', 'Ah 6d 7c 8s 9c', '']
        .map(cards)
        .filter((c) => c.length <= spec.most);
    case 'chips':
      return [[200], [100, 25], [200, 200], [100, 100, 100], [1000, 1000]];
    case 'seat-cards':
      return [exposed(1), exposed(2), exposed(4)];
    case 'seat-amounts':
      return [[], [{ seat: at(6), amount: 301 }]];
  }
}

/** The same and more, to find the one that makes a difference. */
function moreSamplesOf(spec: FactSpec): readonly Value[] {
  if (spec.kind === 'seat') return Array.from({ length: 10 }, (_, i) => at(i + 1));
  if (spec.kind === 'seats') return [...samplesOf(spec), [at(2)], [at(4)]];
  return spec.kind === 'amount' ? [...samplesOf(spec), 100_000] : samplesOf(spec);
}

/** With many facts a few figures have to do: the tree grows with each of them. */
function fewSamplesOf(spec: FactSpec): readonly Value[] {
  switch (spec.kind) {
    case 'seat':
      return [at(1)];
    case 'amount':
      return [100, 301, 1000];
    case 'chips':
      return [[1000], [200, 101], [60, 40]];
    default:
      return samplesOf(spec);
  }
}

const WIDE = ['string-bet', 'words-and-chips', 'prior-chips'];
const nodeSamplesOf = ({ type }: Ruling): typeof samplesOf => (WIDE.includes(type) ? fewSamplesOf : samplesOf);

interface Node {
  readonly facts: Values;
  readonly missing: readonly string[];
  readonly ruled: Ruled | null;
}

const verdictOf = (ruling: Ruling, rulebook: RulebookId, facts: Values) =>
  ruleOn(ruling, facts, { rules: ruleSet(rulebook), table: null });

/** Every question a rulebook asks on the way to a ruling, and every ruling it comes to, over all samples. */
function nodesOf(ruling: Ruling, rulebook: RulebookId, facts: Values = {}): Node[] {
  const verdict = verdictOf(ruling, rulebook, facts);
  if (isRuled(verdict)) return [{ facts, missing: [], ruled: verdict }];
  const [first] = verdict.missing;
  const definition = first === undefined ? undefined : ruling.facts[first];
  if (first === undefined || definition === undefined) return [{ facts, missing: verdict.missing, ruled: null }];
  const below = nodeSamplesOf(ruling)(definition.spec).flatMap((value) =>
    nodesOf(ruling, rulebook, { ...facts, [first]: value }),
  );
  return [{ facts, missing: verdict.missing, ruled: null }, ...below];
}

const PAIRS = RULINGS.flatMap((ruling) =>
  RULEBOOK_IDS.map((rulebook) => ({ name: `${ruling.type} ${rulebook}`, ruling, rulebook })),
);
/** The same with each fact nobody asked for told besides. */
function told(ruling: Ruling, rulebook: RulebookId, nodes: readonly Node[]): Node[] {
  const more = nodes.flatMap(({ facts, ruled }) => {
    const untold = ruled === null ? [] : Object.entries(ruling.facts).filter(([name]) => !(name in facts));
    return untold.flatMap(([name, { spec }]) =>
      nodeSamplesOf(ruling)(spec).flatMap((value) => nodesOf(ruling, rulebook, { ...facts, [name]: value })),
    );
  });
  return [...nodes, ...more];
}

const saysOf = (nodes: readonly Node[]): string => nodes.map(({ ruled }) => ruled?.says.code).join();

/** Where these say what the TDA says, they do so by its procedure: what nobody asked for is tried on that alone. */
const INHERITING: readonly RulebookId[] = [
  'wsop-2024',
  'italian-limit-room',
  'guida-poker',
  'pokerstars',
  'absolute',
  'pluribus',
];

const known = new Map<string, readonly Node[]>();
const said = new Set<string>();
/** What no rulebook before it said in the same words. */
const own: (typeof PAIRS)[number][] = [];
for (const pair of PAIRS) {
  const { name, ruling, rulebook } = pair;
  const nodes = nodesOf(ruling, rulebook);
  const sayings = `${ruling.type} ${saysOf(nodes)}`;
  const isTried = INHERITING.includes(rulebook) && said.has(sayings);
  known.set(name, isTried || nodes.length > 700 ? nodes : told(ruling, rulebook, nodes));
  if (!isTried) own.push(pair);
  said.add(sayings);
}
const leavesOf = (name: string): { facts: Values; ruled: Ruled }[] =>
  (known.get(name) ?? []).flatMap(({ facts, ruled }) => (ruled === null ? [] : [{ facts, ruled }]));

type Chips = Ruled['moves']['chips'];

/** Whether whole chips go from one place to another, and nobody both pays and is paid. */
function isMovable(chips: Chips): boolean {
  const paying = new Set(chips.map(({ from }) => from).filter((place) => place !== 'pot'));
  return chips.every(
    ({ from, to, amount }) =>
      from !== to && Number.isSafeInteger(amount) && amount > 0 && (to === 'pot' || !paying.has(to)),
  );
}

/** As many as the longest list of samples. */
const TURNS = Array.from({ length: 13 }, (_, i) => i);

describe.each(runs(1, 2) > 1 ? PAIRS : own)('$name', ({ name, ruling, rulebook }) => {
  const nodes = known.get(name) ?? [];
  const samples = (fact: string): readonly Value[] => {
    const definition = ruling.facts[fact];
    return definition === undefined ? [] : moreSamplesOf(definition.spec);
  };
  /** The other facts of a question, each with another of its samples. */
  const filled = (facts: readonly string[], turn: number, step: number): Values =>
    Object.fromEntries(facts.map((fact, i) => [fact, samples(fact).at((turn + i * step) % samples(fact).length)]));
  const outcomesOf = (fact: string, facts: Values): Set<string> =>
    new Set(
      samples(fact).map((value) =>
        JSON.stringify(nodesOf(ruling, rulebook, { ...facts, [fact]: value }).map(({ ruled }) => ruled)),
      ),
    );

  // One comparison a test: the trees have tens of thousands of leaves, and a comparison costs more than a ruling.
  test('comes to a ruling, asking on the way only for facts of its own that were not given', () => {
    expect(leavesOf(name).length).toBeGreaterThan(0);
    const asked = nodes.flatMap(({ facts, missing }) => missing.map((fact) => ({ fact, facts })));
    expect(asked.filter(({ fact, facts }) => !(fact in ruling.facts) || fact in facts)).toEqual([]);
    expect(nodes.filter(({ missing, ruled }) => missing.length === 0 && ruled === null)).toEqual([]);
  });

  test('asks only where the answer decides', () => {
    for (const { facts, missing } of nodes.filter((node) => node.missing.length > 0)) {
      for (const fact of missing) {
        const others = missing.filter((other) => other !== fact);
        const decides = TURNS.some((turn) =>
          [1, -1].some((step) => outcomesOf(fact, { ...facts, ...filled(others, turn, step) }).size > 1),
        );
        expect(decides, `${fact} after ${JSON.stringify(facts)}`).toBe(true);
      }
    }
  });

  test('moves whole chips between different places, and nobody both pays and is paid', () => {
    const moved = leavesOf(name).flatMap(({ ruled }) => [ruled.moves, ...ruled.options.map(({ moves }) => moves)]);
    expect(moved.filter(({ chips }) => !isMovable(chips))).toEqual([]);
  });

  test('says what it says among its steps, each with a clause and a message', () => {
    const leaves = leavesOf(name);
    expect(leaves.filter(({ ruled }) => !ruled.steps.includes(ruled.says))).toEqual([]);
    const said = leaves.flatMap(({ ruled }) => [...ruled.steps, ...ruled.options.map(({ says }) => says)]);
    expect(said.filter(({ cites }) => cites.length === 0 || new Set(cites).size < cites.length)).toEqual([]);
    for (const code of new Set(said.map((step) => step.code)))
      for (const language of LANGUAGES) expect(MESSAGES[code]?.[language], code).toBeTypeOf('function');
  });

  test('differs from another ruling as that differs from it, and never from itself', () => {
    const rulings = leavesOf(name).map(({ ruled }) => ruled);
    const [first] = rulings;
    if (first === undefined) throw new Error('no ruling');
    expect(rulings.filter((other) => differ(other, other))).toEqual([]);
    expect(rulings.filter((other) => differ(first, other) !== differ(other, first))).toEqual([]);
  });
});

describe.each(RULINGS)('$type', ({ type, clauses, facts, books, messages }) => {
  const citesOf = (rulebook: RulebookId): string[] =>
    leavesOf(`${type} ${rulebook}`).flatMap(({ ruled }) =>
      [...ruled.steps, ...ruled.options.map(({ says }) => says)].flatMap(({ cites }) => cites),
    );

  test('cites every clause it carries out', () => {
    const cited = new Set(RULEBOOK_IDS.filter((id) => books[id] !== undefined).flatMap(citesOf));
    expect(clauses.filter((clause) => !cited.has(clause))).toEqual([]);
  });

  test('is left to the floor by a rulebook with no word on it', () => {
    for (const id of RULEBOOK_IDS.filter((book) => books[book] === undefined))
      for (const { ruled } of leavesOf(`${type} ${id}`))
        expect([ruled.decision, ruled.says.code]).toEqual(['floor-decides', 'rulebook-silent']);
  });

  test('has a question in each language for every fact', () => {
    for (const { question } of Object.values(facts)) {
      for (const language of LANGUAGES) expect(question[language].length).toBeGreaterThan(4);
      expect(question.it).not.toBe(question.en);
    }
  });

  test('uses each of its messages', () => {
    const said = RULEBOOK_IDS.flatMap((id) =>
      leavesOf(`${type} ${id}`).flatMap(({ ruled }) => [...ruled.steps, ...ruled.options.map(({ says }) => says)]),
    ).map(({ code }) => code);
    const elsewhere = [
      'suits-decide-here',
      'mucked-shares-board',
      'odd-chip-needs-cards',
      'exposed-may-not-bet',
      'no-raise-cap',
      'raise-noticed-late',
      'short-raise-clarified',
      'exposed-replaced-by-burn',
      'prior-nothing-added',
    ];
    const byOption = ['odd-chips-need-cards'];
    const withHand = [
      'award-owed',
      'award-was-right',
      'award-goes-to-winner',
      'no-raise-only-check',
      'hand-already-won',
      'holders-are-out',
      'option-take-wagers-back',
    ];
    const onceChosen = ['foreign-held-by-nobody', 'withdraws-with-stake', 'nobody-withdraws', 'others-play-on'];
    const unused = Object.keys(messages).filter(
      (code) => !said.includes(code) && ![...elsewhere, ...byOption, ...withHand, ...onceChosen].includes(code),
    );
    expect(unused).toEqual([]);
  });
});

test('every clause of the tournament page is carried out by a ruling', () => {
  const carried = new Set<string>(RULINGS.flatMap(({ clauses }) => clauses));
  const page = Array.from({ length: 14 }, (_, i) => `italian-tournament/${i + 1}`);
  expect(page.filter((clause) => !carried.has(clause))).toEqual([]);
});
