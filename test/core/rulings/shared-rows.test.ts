import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Facts, movesText, ruledOn, saidOf } from '../../support/irregularity.ts';

const FILE = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'cases', 'rules.jsonl');

interface Row {
  readonly id: string;
  readonly kind: string;
  readonly rules: readonly string[];
  readonly expected: { readonly conflict?: boolean };
}

const ROWS: readonly Row[] = existsSync(FILE)
  ? readFileSync(FILE, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];

/** Of each row: its clauses, the facts it tells, and each rulebook's ruling as decision, sentence and moves. */
interface Case {
  readonly clauses: readonly string[];
  readonly type: string;
  readonly facts: Facts;
  readonly rulings: Readonly<Record<string, string>>;
  readonly cites: readonly string[];
}

const [IT, TDA, ROOM, ROB, WSOP] = ['italian-tournament', 'tda-2024', 'italian-limit-room', 'roberts-11', 'wsop-2024'];
const later = { exposed: [{ seat: 3, card: '7h' }], substantialAction: false };

const CASES: Readonly<Record<string, Case>> = {
  'BT-11': {
    clauses: ['TOUR-10', 'TOUR-12'],
    type: 'silent-chips',
    facts: { seat: 3, chips: [500], toCall: 100, toRaise: 200 },
    rulings: { [TDA]: 'call silent-call pot>3 400', [IT]: 'raise silent-raise ' },
    cites: ['tda-2024/44', 'italian-tournament/10', 'italian-tournament/12'],
  },
  'BT-12': {
    clauses: ['TOUR-10', 'TOUR-12', 'TOUR-13'],
    type: 'silent-chips',
    facts: { seat: 4, chips: [500, 1000], toCall: 1100, toRaise: 1700, lastChips: false },
    rulings: { [TDA]: 'call silent-call pot>4 400', [IT]: 'choice silent-raise-is-short ' },
    cites: ['tda-2024/45-A', 'italian-tournament/10', 'italian-tournament/12', 'italian-tournament/13'],
  },
  'BT-15': {
    clauses: ['INT-21', 'INT-27'],
    type: 'silent-chips',
    facts: { seat: 4, chips: [1000, 500, 500, 500], toCall: 1400, toRaise: 2800, lastChips: false },
    rulings: { [TDA]: 'complete-raise silent-raise-made-up 4>pot 300' },
    cites: ['tda-2024/43-A'],
  },
  'BT-15 with the last chips': {
    clauses: ['INT-21', 'INT-27'],
    type: 'silent-chips',
    facts: { seat: 4, chips: [1000, 500, 500, 500], toCall: 1400, toRaise: 2800, lastChips: true },
    rulings: { [TDA]: 'raise silent-raise ' },
    cites: ['tda-2024/45-B'],
  },
  'BT-16': {
    clauses: ['INT-21', 'INT-27'],
    type: 'silent-chips',
    facts: { seat: 4, chips: [1000, 500, 500], toCall: 1400, toRaise: 2800, lastChips: false },
    rulings: { [TDA]: 'call silent-call pot>4 600' },
    cites: ['tda-2024/43-A'],
  },
  'BT-16 with the last chips': {
    clauses: ['INT-21', 'INT-27'],
    type: 'silent-chips',
    facts: { seat: 4, chips: [1000, 500, 500], toCall: 1400, toRaise: 2800, lastChips: true },
    rulings: { [TDA]: 'raise silent-raise ' },
    cites: ['tda-2024/45-B'],
  },
  'BT-17': {
    clauses: ['INT-21'],
    type: 'words-and-chips',
    facts: { seat: 4, said: 'amount', announced: 1400, chips: [], toCall: 1000, toRaise: 2000, lastChips: false },
    rulings: { [TDA]: 'call silent-call 4>pot 1000' },
    cites: ['tda-2024/43-A'],
  },
  'BT-19': {
    clauses: ['INT-31'],
    type: 'undercall',
    facts: { seat: 4, put: 2000, toCall: 8000, lastChips: false, facing: 'opening-bet', playersLeft: 4 },
    rulings: { [TDA]: 'call undercall-full-call 4>pot 6000' },
    cites: ['tda-2024/51-B'],
  },
  'BT-20 as an undercall': {
    clauses: ['TOUR-11', 'INT-31'],
    type: 'undercall',
    facts: {
      seat: 3,
      put: 2000,
      toCall: 8000,
      lastChips: false,
      facing: 'raise',
      playersLeft: 3,
      heard: false,
      authorised: true,
    },
    rulings: { [TDA]: 'floor-decides undercall-floor ', [IT]: 'choice unheard-may-choose ' },
    cites: ['tda-2024/51-B', 'italian-tournament/11'],
  },
  'BT-21': {
    clauses: ['INT-37'],
    type: 'words-out-of-place',
    facts: { seat: 2, said: 'raise', put: 0, toCall: 0, toRaise: 100, blindOption: false },
    rulings: { [TDA]: 'bet words-raise-is-bet 2>pot 100' },
    cites: ['tda-2024/55'],
  },
  'BT-22': {
    clauses: ['INT-38'],
    type: 'ambiguous-amount',
    facts: { seat: 2, readings: [5, 500, 5000], pot: 4900, least: 400 },
    rulings: { [TDA]: 'correct-amount amount-highest-in-pot ' },
    cites: ['tda-2024/57'],
  },
  'BT-40': {
    clauses: ['INT-30'],
    type: 'string-bet',
    facts: { seat: 2, declared: 'nothing', chips: [200], later: [400], toCall: 200, toRaise: 400, lastChips: false },
    rulings: { [TDA]: 'call silent-call pot>2 400', [WSOP]: 'call silent-call pot>2 400' },
    cites: ['tda-2024/56', 'wsop-2024/L136'],
  },
  'BT-20': {
    clauses: ['TOUR-11'],
    type: 'raise-not-heard',
    facts: {
      seat: 3,
      put: 2000,
      toCall: 8000,
      lastChips: false,
      facing: 'raise',
      playersLeft: 3,
      heard: false,
      authorised: true,
    },
    rulings: { [TDA]: 'floor-decides undercall-floor ', [IT]: 'choice unheard-may-choose ' },
    cites: ['tda-2024/51-B', 'italian-tournament/11'],
  },
  'PR-01': {
    clauses: ['TOUR-2', 'INT-41'],
    type: 'exposed-in-deal',
    facts: { ...later, firstTwo: false },
    rulings: {
      [TDA]: 'replace-card exposed-replaced-at-end 7h>flop-burn',
      [IT]: 'replace-card exposed-replaced-at-end 7h>flop-burn',
      [ROB]: 'replace-card exposed-replaced-at-end 7h>flop-burn',
    },
    cites: ['tda-2024/35-A7', 'italian-tournament/2', 'roberts-11/holdem-1'],
  },
  'PR-02': {
    clauses: ['TOUR-2', 'INT-39'],
    type: 'exposed-in-deal',
    facts: { ...later, firstTwo: true },
    rulings: { [TDA]: 'misdeal misdeal-called ', [IT]: 'replace-card exposed-replaced-at-end 7h>flop-burn' },
    cites: ['tda-2024/35-A7', 'italian-tournament/2'],
  },
  'PR-04': {
    clauses: ['TOUR-4', 'INT-39', 'INT-40'],
    type: 'skipped-player',
    facts: { seat: 5, substantialAction: false },
    rulings: { [TDA]: 'misdeal misdeal-called ', [IT]: 'misdeal skipped-shuffle-again ' },
    cites: ['tda-2024/35-A4', 'tda-2024/35-C', 'italian-tournament/4'],
  },
  'PR-12': {
    clauses: ['INT-04'],
    type: 'killed-winner',
    facts: { seat: 2, tabled: true, obviousWinner: true },
    rulings: { [TDA]: 'hand-live winner-cannot-be-killed ', [WSOP]: 'hand-live winner-cannot-be-killed ' },
    cites: ['tda-2024/13-C'],
  },
  'PR-13': {
    clauses: ['INT-05'],
    type: 'unprotected-hand',
    facts: { seat: 2, protected: false, identifiable: false, uncalled: 500 },
    rulings: {
      [TDA]: 'hand-dead unprotected-hand-dead pot>2 500',
      [WSOP]: 'hand-dead unprotected-hand-dead pot>2 500',
      [ROB]: 'hand-dead unprotected-hand-dead pot>2 500',
    },
    cites: ['tda-2024/65-A', 'wsop-2024/L110', 'roberts-11/irregularities-2'],
  },
  'PR-19': {
    clauses: ['INT-02'],
    type: 'cards-speak',
    facts: { seat: 2, declared: 'two-pair', shown: 'flush' },
    rulings: {
      [TDA]: 'hand-live cards-speak ',
      [WSOP]: 'hand-live cards-speak ',
      [ROB]: 'hand-live cards-speak ',
    },
    cites: ['tda-2024/12', 'wsop-2024/L140', 'roberts-11/showdown-2'],
  },
  'PR-14': {
    clauses: ['HFL-8', 'INT-07'],
    type: 'mucked-hand',
    facts: { seat: 2, retrievable: false, boardBest: true },
    rulings: { [TDA]: 'hand-dead mucked-hand-dead ', [ROOM]: 'hand-dead mucked-hand-dead ' },
    cites: ['tda-2024/14', 'tda-2024/19', 'italian-limit-room/8'],
  },
  'PR-15': {
    clauses: ['INT-09'],
    type: 'all-in-muck',
    facts: { seat: 2, bettingOver: true },
    rulings: { [TDA]: 'must-table all-in-must-table ', [ROOM]: 'hand-dead all-in-hand-mucked ' },
    cites: ['tda-2024/16', 'italian-limit-room/8'],
  },
  'PR-08': {
    clauses: ['INT-46'],
    type: 'extra-board-card',
    facts: { street: 'flop' },
    rulings: { [TDA]: 'replace-card extra-card-drawn-as-burn ', [ROB]: 'redeal flop-dealt-anew ' },
    cites: ['tda-2024/39-A', 'roberts-11/holdem-3'],
  },
  'PR-17': {
    clauses: ['INT-19'],
    type: 'substantial-action',
    facts: { actionsTaken: ['check', 'fold'] },
    rulings: { [TDA]: 'no-substantial-action action-not-substantial ' },
    cites: ['tda-2024/36'],
  },
  'PR-20': {
    clauses: ['INT-44'],
    type: 'wrong-card-count',
    facts: { fault: 'too-few', seat: 6, button: 6, spoken: false, substantialAction: true },
    rulings: { [TDA]: 'replace-card button-receives-card ' },
    cites: ['tda-2024/37'],
  },
};

describe('a row of the shared cases', () => {
  it.each(Object.entries(CASES).map(([id, row]) => ({ id, name: [...row.clauses, row.type].join(' '), row })))(
    '$id, $name, is ruled as it says',
    ({ id, row: { type, facts, rulings, cites, clauses } }) => {
      const books = Object.keys(rulings);
      const answer = ruledOn({ irregularity: { type, ...facts }, rulebooks: books });
      expect(answer.missing).toEqual([]);
      expect(
        Object.fromEntries(answer.rulings.map((r) => [r.rulebook, `${r.decision} ${saidOf(r)} ${movesText(r)}`])),
      ).toEqual(rulings);
      expect(answer.citations.map((citation) => citation.id)).toEqual(expect.arrayContaining([...cites]));
      const row = ROWS.find((r) => r.id === id.split(' ')[0]);
      if (row === undefined) return;
      expect(row.rules).toEqual(expect.arrayContaining([...clauses]));
      expect(answer.differs).toBe(row.expected.conflict ?? false);
      const reversed = ruledOn({ irregularity: { type, ...facts }, rulebooks: [...books].reverse() });
      expect(reversed.differs).toBe(answer.differs);
    },
  );

  it.each([
    [4900, 500],
    [5000, 5000],
  ])('BT-22, INT-38: with %i in the pot, "five" is %i', (pot, amount) => {
    const facts = { seat: 2, readings: [5, 500, 5000], pot, least: 400 };
    const { rulings } = ruledOn({ irregularity: { type: 'ambiguous-amount', ...facts }, rulebooks: [TDA] });
    expect(rulings[0]?.steps.at(-1)?.facts.amount).toBe(amount);
  });

  it('is among them where it is a procedure', (context) => {
    if (ROWS.length === 0) return context.skip(`no file ${FILE}: CARDS_SPEAK_SHARED names its folder`);
    const procedures = ROWS.filter(({ kind }) => kind === 'procedure');
    expect(procedures.length).toBeGreaterThan(0);
    expect(procedures.map(({ id }) => id).filter((id) => !(id in CASES))).toEqual([]);
  });

  it('is among them wherever it rests on a clause of the tournament page', (context) => {
    if (ROWS.length === 0) return context.skip(`no file ${FILE}: CARDS_SPEAK_SHARED names its folder`);
    const page = ROWS.filter(({ rules }) => rules.some((rule) => rule.startsWith('TOUR')));
    expect(page.length).toBeGreaterThan(0);
    expect(page.map(({ id }) => id).filter((id) => !(id in CASES))).toEqual([]);
  });
});
