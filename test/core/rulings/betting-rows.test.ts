import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { type Facts, movesText, ruledOn, saidOf } from '../../support/irregularity.ts';
import { ruled } from '../../support/ruling.ts';

const FILE = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'cases', 'rules.jsonl');

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly expected: {
    readonly conflict?: boolean;
    readonly may_raise?: boolean;
    readonly to_call?: number;
    readonly min_raise_to?: number;
  };
}

const ROWS: readonly Row[] = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
      .filter(({ kind }) => kind === 'betting')
  : [];
const rowOf = (id: string): Row | undefined => ROWS.find((row) => row.id === id);

const [TDA, WSOP, ROBERTS, ROOM] = ['tda-2024', 'wsop-2024', 'roberts-11', 'italian-limit-room'];

const [A, B, C, D, E, F] = [1, 2, 3, 4, 5, 6];

type Act = readonly [seat: number | undefined, action: string, to?: number];
/** What is open: the price, the least raise and the greatest; null where it is not. */
interface Open {
  readonly seat: number | undefined;
  readonly call: number | null;
  readonly raise: number | null;
  readonly most?: number;
}

const actionsOf = (acts: readonly Act[]) =>
  acts.map(([seat, action, to]) => ({ seat, action, ...(to === undefined ? {} : { to }) }));

/** Six seats, the first to speak on the flop in seat 1; all-ins by the stack. */
const table = (stacks: Readonly<Record<number, number>>, more: object) => ({
  variant: 'texas-holdem',
  button: 6,
  seats: [1, 2, 3, 4, 5, 6].map((seat) => ({ seat, stack: stacks[seat] ?? 100_000 })),
  ...more,
});
const flop = (bigBlind: number, stacks: Readonly<Record<number, number>>) =>
  table(stacks, { stakes: { smallBlind: bigBlind / 2, bigBlind }, opening: { street: 'flop', pot: 6 * bigBlind } });
const limitFlop = (bet: number, stacks: Readonly<Record<number, number>>) =>
  table(stacks, {
    betting: 'fixed-limit',
    stakes: { smallBlind: bet / 2, bigBlind: bet, smallBet: bet, bigBet: 2 * bet },
    opening: { street: 'flop', pot: 6 * bet },
  });

function openAfter(hand: object, acts: readonly Act[], more: object = {}): Open {
  const { next, legality } = ruled({ ...hand, actions: actionsOf(acts), ...more });
  expect(legality?.irregularities ?? []).toEqual([]);
  if (next?.kind !== 'act') throw new Error(`nobody acts: ${next?.kind}`);
  const { call, raise } = next.options;
  return { seat: next.seat, call: call?.to ?? null, raise: raise?.minTo ?? null };
}

const opens = (seat: number | undefined, call: number | null, raise: number | null): Open => ({ seat, call, raise });

interface Example {
  readonly name: string;
  readonly hand: object;
  /** Each action, and what is open to whoever is then to act. */
  readonly steps: readonly (readonly [Act, Open])[];
}

const EX_1 = flop(100, { 2: 125, 4: 200 });
const EX_1_STEPS: Example['steps'] = [
  [[A, 'bet', 100], opens(B, 100, null)],
  [[B, 'all-in'], opens(C, 125, 225)],
  [[C, 'call'], opens(D, 125, null)],
  [[D, 'all-in'], opens(E, 200, 300)],
  // 75 more is no full raise, yet together with the 25 the opener faces one.
  [[E, 'call'], opens(F, 200, 300)],
  [[F, 'fold'], opens(A, 200, 300)],
];
const EX_3 = table({ 5: 7500 }, { stakes: { smallBlind: 2000, bigBlind: 4000 } });
const EX_3_STEPS: Example['steps'] = [
  [[3, 'call'], opens(4, 4000, 8000)],
  [[4, 'fold'], opens(5, 4000, null)],
  [[5, 'all-in'], opens(6, 7500, 11_500)],
  [[6, 'fold'], opens(1, 7500, 11_500)],
  [[1, 'fold'], opens(2, 7500, 11_500)],
];

const EXAMPLES: readonly Example[] = [
  {
    name: 'INT-22 TDA 47 example 1, 1-A: several short all-ins open the betting to who faces a full raise by them',
    hand: EX_1,
    steps: [...EX_1_STEPS, [[A, 'call'], opens(C, 200, null)]],
  },
  {
    name: 'INT-22 TDA 47 example 1, 1-B: a full raise opens it to everybody',
    hand: EX_1,
    steps: [...EX_1_STEPS, [[A, 'raise', 300], opens(C, 300, 400)]],
  },
  {
    name: 'INT-22 TDA 47 example 2: the least raise stays the last full one',
    hand: flop(100, { 2: 500, 3: 650, 4: 800 }),
    steps: [
      [[A, 'bet', 300], opens(B, 300, null)],
      [[B, 'all-in'], opens(C, 500, null)],
      [[C, 'all-in'], opens(D, 650, null)],
      [[D, 'all-in'], opens(E, 800, 1100)],
      [[E, 'call'], opens(F, 800, 1100)],
      [[F, 'fold'], opens(A, 800, 1100)],
    ],
  },
  {
    name: 'INT-22 TDA 47 example 3, 3-A: a short all-in does not open it to who has called',
    hand: EX_3,
    steps: [...EX_3_STEPS, [[2, 'call'], opens(3, 7500, null)]],
  },
  {
    name: 'INT-22 TDA 47 example 3, 3-B: a raise by who had not acted does',
    hand: EX_3,
    steps: [...EX_3_STEPS, [[2, 'raise', 11_500], opens(3, 11_500, 15_500)]],
  },
];

describe('a worked example, step by step', () => {
  const steps = EXAMPLES.flatMap(({ name, hand, steps: all }) =>
    all.map(([, open], i) => ({ name, hand, acts: all.slice(0, i + 1).map(([act]) => act), open })),
  );
  test.each(steps)('$name: after $acts', ({ hand, acts, open }) => {
    expect(openAfter(hand, acts)).toEqual(open);
  });
});

interface Options {
  readonly clauses: readonly string[];
  readonly hand: object;
  readonly acts: readonly Act[];
  readonly open: Open;
  /** What lies before the seat already. */
  readonly wager?: number;
  /** Options of the house, and what is open under them. */
  readonly under?: readonly (readonly [houseRules: object, raise: number | null])[];
}

const SHORT = { 2: 125, 4: 200 };
const FIRST: readonly Act[] = [
  [A, 'bet', 100],
  [B, 'all-in'],
  [C, 'call'],
  [D, 'all-in'],
  [E, 'call'],
  [F, 'fold'],
];

/** Of each row that asks for options: the hand it tells, and what is open to the player it asks about. */
const OPTIONS: Readonly<Record<string, Options>> = {
  'BT-01': { clauses: ['INT-22'], hand: flop(100, SHORT), acts: FIRST, open: opens(A, 200, 300), wager: 100 },
  'BT-02': {
    clauses: ['INT-22'],
    hand: flop(100, SHORT),
    acts: [...FIRST, [A, 'call']],
    open: opens(C, 200, null),
    wager: 125,
  },
  'BT-03': {
    clauses: ['INT-22'],
    hand: flop(100, SHORT),
    acts: [...FIRST, [A, 'raise', 300]],
    open: opens(C, 300, 400),
    wager: 125,
  },
  'BT-04': {
    clauses: ['INT-22'],
    hand: flop(100, { 2: 500, 3: 650, 4: 800 }),
    acts: [
      [A, 'bet', 300],
      [B, 'all-in'],
      [C, 'all-in'],
      [D, 'all-in'],
      [E, 'call'],
    ],
    open: opens(F, 800, 1100),
  },
  'BT-06': {
    clauses: ['INT-22'],
    hand: EX_3,
    acts: [...EX_3_STEPS.map(([act]) => act), [2, 'raise', 11_500]],
    open: opens(3, 11_500, 15_500),
    wager: 4000,
  },
  'BT-07': {
    clauses: ['INT-22'],
    hand: flop(200, { 4: 1300, 5: 1700 }),
    acts: [
      [A, 'bet', 500],
      [B, 'raise', 1000],
      [C, 'call'],
      [D, 'all-in'],
      [E, 'all-in'],
      [F, 'fold'],
      [A, 'call'],
    ],
    open: opens(B, 1700, 2200),
    wager: 1000,
  },
  'BT-09': {
    clauses: ['INT-20'],
    hand: table({ 3: 150 }, { stakes: { smallBlind: 50, bigBlind: 100 } }),
    acts: [[3, 'all-in']],
    open: opens(4, 150, 250),
  },
  'BT-10': {
    clauses: ['INT-20'],
    hand: table({}, { stakes: { smallBlind: 25, bigBlind: 50 } }),
    acts: [
      [3, 'raise', 125],
      [4, 'raise', 200],
      [5, 'raise', 500],
    ],
    open: opens(6, 500, 800),
  },
  'BT-24': {
    clauses: ['INT-24'],
    hand: limitFlop(400, { 1: 100 }),
    acts: [[A, 'all-in']],
    open: opens(B, 100, 400),
  },
  'BT-25': {
    clauses: ['INT-24'],
    hand: limitFlop(400, { 1: 300 }),
    acts: [[A, 'all-in']],
    open: opens(B, 300, 700),
    under: [[{ limitReopen: 'full-bet' }, 400]],
  },
  'BT-26': {
    clauses: ['INT-24'],
    hand: limitFlop(20, { 1: 15 }),
    acts: [[A, 'all-in']],
    open: opens(B, 15, 35),
    under: [[{ limitReopen: 'full-bet' }, 20]],
  },
  'BT-28': {
    clauses: ['INT-23'],
    hand: limitFlop(10, { 3: 15 }),
    acts: [
      [A, 'bet', 10],
      [B, 'call'],
      [C, 'all-in'],
      [D, 'fold'],
      [E, 'fold'],
      [F, 'fold'],
    ],
    open: opens(A, 15, 25),
    wager: 10,
    under: [[{ limitReopen: 'full-bet' }, null]],
  },
  'BT-41': {
    clauses: ['INT-23'],
    hand: limitFlop(10, { 3: 13, 4: 16 }),
    acts: [
      [A, 'bet', 10],
      [B, 'call'],
      [C, 'all-in'],
      [D, 'all-in'],
      [E, 'fold'],
      [F, 'fold'],
    ],
    open: opens(A, 16, 26),
    wager: 10,
    under: [
      [{ limitShortAllInsAddUp: false }, null],
      [{ limitReopen: 'full-bet' }, null],
    ],
  },
};

const BOOKS: readonly (string | undefined)[] = [TDA, WSOP, ROBERTS];

describe('a row of the shared cases that asks for options', () => {
  it.each(Object.entries(OPTIONS).map(([id, row]) => ({ id, name: row.clauses.join(' '), row })))(
    '$name $id leaves what it says open, under every rulebook that speaks of it',
    ({ id, row: { hand, acts, open, wager = 0, clauses, under = [] } }) => {
      for (const rulebook of BOOKS) expect(openAfter(hand, acts, { rulebook })).toEqual(open);
      for (const [houseRules, raise] of under) expect(openAfter(hand, acts, { houseRules }).raise).toBe(raise);
      const row = rowOf(id);
      if (row === undefined) return;
      expect(row.rules).toEqual(clauses);
      const { may_raise = true, to_call, min_raise_to } = row.expected;
      expect(open.raise !== null).toBe(may_raise);
      if (to_call !== undefined) expect((open.call ?? 0) - wager).toBe(to_call);
      if (min_raise_to !== undefined) expect(open.raise).toBe(min_raise_to);
    },
  );
});

interface Ruling {
  readonly clauses: readonly string[];
  readonly type: string;
  readonly facts: Facts;
  readonly rulings: Readonly<Record<string, string>>;
  readonly cites: readonly string[];
  readonly differs: boolean;
}

const limit = { seat: 1, structure: 'fixed-limit' };

/** Of each row that asks for a ruling: the facts, and each rulebook's ruling as decision, sentence and moves. */
const RULINGS: Readonly<Record<string, readonly Ruling[]>> = {
  'BT-29': [
    {
      clauses: ['HFL-4', 'INT-25'],
      type: 'may-raise',
      facts: { ...limit, raises: 3, put: 15, toCall: 10, acted: true, facing: 10, fullRaise: 5, eventHeadsUp: false },
      rulings: {
        [String(ROOM)]: 'call no-more-raises pot>1 5',
        [String(TDA)]: 'call no-more-raises pot>1 5',
        [String(WSOP)]: 'proceed may-raise ',
      },
      cites: ['italian-limit-room/4', 'tda-2024/48'],
      differs: true,
    },
    {
      clauses: ['HFL-4', 'INT-25'],
      type: 'wrong-bet-size',
      facts: { seat: 1, fault: 'past-cap', put: 25, correct: 20, matched: [], noticed: 'betting-open' },
      rulings: { [String(ROOM)]: 'call raise-past-cap-calls pot>1 5' },
      cites: ['italian-limit-room/4'],
      differs: false,
    },
  ],
  'BT-30': [
    {
      clauses: ['HFL-3', 'INT-32'],
      type: 'wrong-bet-size',
      facts: {
        seat: 1,
        fault: 'limit-size',
        put: 5,
        correct: 10,
        lastChips: false,
        matched: [],
        noticed: 'betting-open',
      },
      rulings: {
        [String(ROOM)]: 'correct-amount wrong-size-corrected 1>pot 5',
        [String(WSOP)]: 'correct-amount wrong-size-corrected 1>pot 5',
        [String(ROBERTS)]: 'correct-amount wrong-size-corrected 1>pot 5',
      },
      cites: ['italian-limit-room/3', 'wsop-2024/L138'],
      differs: false,
    },
  ],
  'BT-32': [
    {
      clauses: ['HFL-4', 'INT-25'],
      type: 'may-raise',
      facts: { ...limit, raises: 4, playersAtStart: 2, eventHeadsUp: false, acted: false },
      rulings: {
        [String(WSOP)]: 'proceed may-raise ',
        [String(ROBERTS)]: 'proceed may-raise ',
        [String(TDA)]: 'not-allowed no-more-raises ',
        [String(ROOM)]: 'not-allowed no-more-raises ',
      },
      cites: ['tda-2024/48', 'italian-limit-room/4'],
      differs: true,
    },
    {
      clauses: ['HFL-4', 'INT-25'],
      type: 'may-raise',
      facts: { ...limit, raises: 4, playersAtStart: 2, eventHeadsUp: true, acted: false },
      rulings: { [String(TDA)]: 'proceed may-raise ', [String(ROOM)]: 'not-allowed no-more-raises ' },
      cites: ['italian-limit-room/4'],
      differs: true,
    },
  ],
  'BT-34': [
    {
      clauses: ['INT-33'],
      type: 'pot-limit-error',
      facts: { seat: 6, error: 'too-high', put: 800, correct: 700, matched: [], noticed: 'betting-open' },
      rulings: { [String(TDA)]: 'correct-amount pot-surplus-back pot>6 100' },
      cites: ['tda-2024/52-B', 'tda-2024/54-B'],
      differs: false,
    },
  ],
  'BT-38': [
    {
      clauses: ['INT-36'],
      type: 'accepted-action',
      facts: { seat: 2, owed: 5000, believed: 4000 },
      rulings: { [String(TDA)]: 'call caller-owes-true-amount 2>pot 1000' },
      cites: ['tda-2024/49', 'tda-2024/1'],
      differs: false,
    },
  ],
  'BT-41': [
    {
      clauses: ['INT-23'],
      type: 'may-raise',
      facts: { ...limit, raises: 0, acted: true, facing: 6, fullRaise: 10 },
      rulings: { [String(WSOP)]: 'proceed may-raise ', [String(TDA)]: 'proceed may-raise ' },
      cites: ['wsop-2024/L129', 'tda-2024/47-B'],
      differs: false,
    },
  ],
};

describe('a row of the shared cases that asks for a ruling', () => {
  const cases = Object.entries(RULINGS).flatMap(([id, all]) =>
    all.map((row) => ({ id, name: [...row.clauses, row.type].join(' '), row })),
  );
  it.each(cases)(
    '$id, $name, is ruled as it says',
    ({ id, row: { type, facts, rulings, cites, clauses, differs } }) => {
      const answer = ruledOn({ irregularity: { type, ...facts }, rulebooks: Object.keys(rulings) });
      expect(answer.missing).toEqual([]);
      const said = answer.rulings.map((r) => [r.rulebook, `${r.decision} ${saidOf(r)} ${movesText(r)}`]);
      expect(Object.fromEntries(said)).toEqual(rulings);
      expect(answer.citations.map((citation) => citation.id)).toEqual(expect.arrayContaining([...cites]));
      expect(answer.differs).toBe(differs);
      const row = rowOf(id);
      if (row !== undefined) expect(row.rules).toEqual(expect.arrayContaining([...clauses]));
    },
  );
});

describe('INT-33 BT-34: the button raises the pot', () => {
  const stakes = { smallBlind: 100, bigBlind: 200 };
  const most = (hand: object) => {
    const { next } = ruled({ ...hand, betting: 'pot-limit', actions: actionsOf([3, 4, 5].map((s) => [s, 'fold'])) });
    return next?.kind === 'act' ? next.options.raise?.maxTo : null;
  };
  test.each([
    ['with both blinds posted', table({}, { stakes })],
    ['with a short small blind', table({ 1: 30 }, { stakes })],
    ['with a dead small blind', table({}, { stakes: { ...stakes, smallBlindSeat: null, bigBlindSeat: 2 } })],
  ])('to 700 %s', (_name, hand) => {
    expect(most(hand)).toBe(700);
  });
});

/** What the rows of this file rest on: bet sizes, limits and the right to raise. */
const SIZES = ['INT-20', 'INT-22', 'INT-23', 'INT-24', 'INT-25', 'INT-32', 'INT-33', 'INT-36', 'HFL-3', 'HFL-4'];

it('is among them, every row on sizes, limits and the right to raise', (context) => {
  if (ROWS.length === 0) return context.skip(`no file ${FILE}: CARDS_SPEAK_SHARED names its folder`);
  const own = ROWS.filter(({ rules }) => rules.every((rule) => SIZES.includes(rule)));
  expect(own.length).toBeGreaterThan(0);
  expect(own.map(({ id }) => id).filter((id) => !(id in OPTIONS) && !(id in RULINGS))).toEqual([]);
});

it('is named by a test, every row on betting', (context) => {
  if (ROWS.length === 0) return context.skip(`no file ${FILE}: CARDS_SPEAK_SHARED names its folder`);
  const folder = import.meta.dirname;
  const tests = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const isNamed = ({ id }: Row) => tests.some((text) => text.includes(`'${id}'`));
  expect(ROWS.filter((row) => !isNamed(row)).map(({ id }) => id)).toEqual([]);
});
