import { describe, expect, it } from 'vitest';
import { ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);

/** What a case says: the hand, and what each seat is paid for it in the end. */
interface Case {
  readonly rule: string;
  readonly hand: object;
  readonly with?: object;
  readonly paid: Readonly<Record<number, number>>;
  /** The clauses of the step that says where the odd chips went. */
  readonly cites?: readonly string[];
}

const STEPS = [
  'odd-chip-given',
  'odd-chip-to-contest',
  'pot-shared-evenly',
  'chips-carried-over',
  'uncalled-bet-returned',
];

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', ({ hand, with: more = {}, paid, cites }) => {
    const answer = ruled({ ...hand, ...more });
    const bySeat = Object.fromEntries(answer.payouts.map(({ seat, won, returned }) => [seat, won + returned]));
    expect(bySeat).toMatchObject(paid);
    if (cites === undefined) return;
    expect(answer.explanation.find(({ code }) => STEPS.includes(code))?.cites).toEqual(cites);
  });
};

/** Two who tie or share, and one chip somebody left behind. */
const hand = (variant: string, holes: readonly string[], more: object = {}, each = 50): object => ({
  variant,
  button: 3,
  seats: [
    ...holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole), contributed: each })),
    { seat: 3, status: 'folded', contributed: 1 },
  ],
  ...more,
});
const house = (houseRules: object): object => ({ houseRules });

describe('an odd chip between equal hands', () => {
  const holdem = hand('texas-holdem', ['As Kh', 'Ad Kc'], { board: cards('Ac Kd 9h 4s 3c') });
  const stud = hand('seven-card-stud', ['2c 3d Ts 9h 8d 7c 6c', 'As 2d Th 9d 8h 7d 6d']);
  const razz = hand('razz', ['8d Qh 7s 5c 3h 2c Ad', '8c Qs 7h 5h 3c 2d As']);
  const aceHigh = hand('deuce-to-seven-razz', ['8d Qh As 7h 5c 4h 2c', '8c Qs Ah 7s 5h 4c 2d']);
  check([
    {
      rule: 'INT-11 TDA: in board games to the first seat left of the button',
      hand: holdem,
      paid: { 1: 51, 2: 50 },
      cites: ['tda-2024/20-A'],
    },
    {
      rule: 'INT-11 with the button on that seat to the other',
      hand: holdem,
      with: { button: 1 },
      paid: { 1: 50, 2: 51 },
    },
    {
      rule: 'INT-11 WSOP: the same, by its own clauses',
      hand: holdem,
      with: { rulebook: 'wsop-2024' },
      paid: { 1: 51, 2: 50 },
      cites: ['wsop-2024/L149', 'wsop-2024/L148'],
    },
    {
      rule: "INT-11 Robert's: the same, by its own clauses",
      hand: holdem,
      with: { rulebook: 'roberts-11' },
      paid: { 1: 51 },
      cites: ['roberts-11/ties-5', 'roberts-11/ties-3', 'roberts-11/ties-4'],
    },
    {
      rule: 'INT-11 by the highest card, where the house has it',
      hand: holdem,
      with: { button: 1, ...house({ oddChip: 'highest-card-by-suit' }) },
      paid: { 1: 51, 2: 50 },
    },
    {
      rule: 'INT-11 TOUR-6 it stays for the next pot',
      hand: holdem,
      with: { rulebook: 'italian-tournament' },
      paid: { 1: 50, 2: 50 },
      cites: ['italian-tournament/6'],
    },
    {
      rule: 'INT-12 TDA: in stud by the highest of the winning five',
      hand: stud,
      paid: { 1: 51, 2: 50 },
      cites: ['tda-2024/20-B'],
    },
    {
      rule: "INT-12 Robert's: by the highest of all cards held",
      hand: stud,
      with: { rulebook: 'roberts-11' },
      paid: { 1: 50, 2: 51 },
      cites: ['roberts-11/ties-5', 'roberts-11/ties-3', 'roberts-11/ties-4'],
    },
    {
      rule: 'INT-12 all cards, where the house has it',
      hand: stud,
      with: house({ oddChipCards: 'all-cards' }),
      paid: { 1: 50, 2: 51 },
      cites: ['custom/house-rule'],
    },
    { rule: 'INT-12 in razz by the highest card, the ace being high', hand: razz, paid: { 1: 50, 2: 51 } },
    {
      rule: 'INT-12 or low, where the house has it low for low: the seven decides',
      hand: razz,
      with: house({ aceLowForLow: true }),
      paid: { 1: 51, 2: 50 },
    },
    {
      rule: 'INT-12 with the ace low and all cards the queen decides',
      hand: razz,
      with: house({ aceLowForLow: true, oddChipCards: 'all-cards' }),
      paid: { 1: 50, 2: 51 },
    },
    {
      rule: 'INT-12 by the lowest card of low hands: the deuce of clubs',
      hand: razz,
      with: house({ oddChipLow: 'lowest-card' }),
      paid: { 1: 51, 2: 50 },
    },
    {
      rule: "INT-12 Robert's: in razz the ace of the lower suit",
      hand: razz,
      with: { rulebook: 'roberts-11' },
      paid: { 1: 51, 2: 50 },
      cites: ['roberts-11/ties-5', 'roberts-11/ties-3', 'roberts-11/ties-4'],
    },
    {
      rule: 'INT-12 the lowest card has no say between high hands',
      hand: stud,
      with: house({ oddChipLow: 'lowest-card' }),
      paid: { 1: 51, 2: 50 },
    },
    { rule: 'INT-12 in deuce-to-seven the ace is high', hand: aceHigh, paid: { 1: 51, 2: 50 } },
    {
      rule: 'INT-12 in deuce-to-seven it stays high where it is low for low',
      hand: aceHigh,
      with: house({ aceLowForLow: true }),
      paid: { 1: 51, 2: 50 },
    },
  ]);
});

describe('an odd chip between the parts of a pot', () => {
  const hiLo = hand('holdem-hi-lo', ['Kc Kd', '4c 5d'], { board: cards('Ks 2d 3h 8c Qs'), button: 1 });
  const same = hand('holdem-hi-lo', ['4h 5c', '4d 5s'], { board: cards('Ac 2d 3h Kh Ks') });
  const identical = {
    ...same,
    seats: [1, 2].map((seat) => ({ seat, hole: cards(seat === 1 ? '4h 5c' : '4d 5s'), contributed: 33 })),
  };
  const drawmaha = hand('drawmaha', ['Kc Kd Kh 7s 4d', '9c 9d 2h 3s 5d'], {
    board: cards('9h 9s Jc Qd 2c'),
    button: 1,
  });
  const low = hand('drawmaha-deuce-to-seven', ['2c 3d 4h 5s 7d', '9c 9d Kh Ks Ad'], {
    board: cards('9h 9s Jc Qd 8c'),
    button: 1,
  });
  check([
    { rule: 'INT-13 TDA: of the whole pot to high', hand: hiLo, paid: { 1: 51, 2: 50 }, cites: ['tda-2024/20-C'] },
    {
      rule: 'INT-13 by position to the first winner left of the button',
      hand: hiLo,
      with: house({ oddChipHighLow: 'by-position' }),
      paid: { 1: 50, 2: 51 },
      cites: ['custom/house-rule'],
    },
    {
      rule: 'INT-13 WSOP: to high, by its own clause',
      hand: hiLo,
      with: { rulebook: 'wsop-2024' },
      paid: { 1: 51 },
      cites: ['wsop-2024/L149'],
    },
    {
      rule: 'INT-13 which half of a game that is not high-low takes it has no say',
      hand: hiLo,
      with: house({ oddContest: 'by-position' }),
      paid: { 1: 51, 2: 50 },
    },
    {
      rule: 'INT-14 TDA: the same hands in both halves split each half, 66 into 34 and 32',
      hand: identical,
      paid: { 1: 34, 2: 32 },
    },
    {
      rule: 'INT-14 WSOP: as evenly as it goes, 66 into 33 and 33',
      hand: identical,
      with: { rulebook: 'wsop-2024' },
      paid: { 1: 33, 2: 33 },
      cites: ['wsop-2024/T73', 'tda-2024/21'],
    },
    {
      rule: "INT-14 Robert's: as evenly as it goes",
      hand: identical,
      with: { rulebook: 'roberts-11' },
      paid: { 1: 33, 2: 33 },
      cites: ['roberts-11/ties-5', 'tda-2024/21'],
    },
    {
      rule: 'INT-14 an odd pot is evened but for its odd chip',
      hand: same,
      with: { rulebook: 'wsop-2024' },
      paid: { 1: 51, 2: 50 },
    },
    {
      rule: 'INT-15 Drawmaha: the draw half counts as high',
      hand: drawmaha,
      paid: { 1: 51, 2: 50 },
      cites: ['barge-2026/ties-odd-chips'],
    },
    {
      rule: 'INT-15 WSOP: Drawmaha by position',
      hand: drawmaha,
      with: { rulebook: 'wsop-2024' },
      paid: { 1: 50, 2: 51 },
      cites: ['wsop-2024/L149'],
    },
    {
      rule: 'INT-15 the draw half comes first though it is a low one',
      hand: low,
      paid: { 1: 51, 2: 50 },
      cites: ['barge-2026/ties-odd-chips'],
    },
    {
      rule: 'INT-15 by position, low draw half or not',
      hand: low,
      with: house({ oddContest: 'by-position' }),
      paid: { 1: 50, 2: 51 },
    },
    {
      rule: 'INT-15 whether high takes it in high-low has no say',
      hand: drawmaha,
      with: house({ oddChipHighLow: 'by-position' }),
      paid: { 1: 51, 2: 50 },
    },
  ]);
});

describe('side pots and uncalled bets', () => {
  const board = cards('Ac Kd 9h 4s 3c');
  const table = (third: number): object => ({
    variant: 'texas-holdem',
    button: 5,
    board,
    seats: [
      { seat: 1, hole: cards('As Kh'), contributed: 50 },
      { seat: 2, hole: cards('Ad Kc'), contributed: 50 },
      { seat: 3, hole: cards('Qs Qd'), contributed: third },
      { seat: 4, status: 'folded', contributed: 26 },
      { seat: 5, status: 'folded', contributed: 1 },
    ],
  });
  const two = (second: number): object => ({
    variant: 'texas-holdem',
    button: 1,
    board,
    seats: [
      { seat: 1, hole: cards('Qs Qd'), contributed: 100 },
      { seat: 2, hole: cards('As Kh'), contributed: second },
    ],
  });
  check([
    {
      rule: 'INT-16 main pot and side pot are split each with its own odd chip',
      hand: table(25),
      paid: { 1: 77, 2: 75, 3: 0 },
    },
    { rule: 'INT-16 one pot has one odd chip', hand: table(50), paid: { 1: 89, 2: 88, 3: 0 } },
    {
      rule: 'INT-17 what nobody called goes back, won or lost',
      hand: two(60),
      paid: { 1: 40, 2: 120 },
      cites: ['tda-2024/15-B'],
    },
    { rule: 'INT-17 a bet that was called does not', hand: two(100), paid: { 1: 0, 2: 200 } },
  ]);
});
