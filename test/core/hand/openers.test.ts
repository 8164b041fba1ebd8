import { describe, expect, it } from 'vitest';
import type { Rank } from '../../../src/core/cards/card.ts';
import { canOpen } from '../../../src/core/hand/openers.ts';
import type { HouseRules } from '../../../src/core/house-rules/catalog.ts';
import { ruleSet } from '../../../src/core/house-rules/preset.ts';
import { cards } from '../../support/core.ts';

const RULES = ruleSet('guida-poker').values;

interface Case {
  readonly rule: string;
  readonly hand: string;
  readonly opens: boolean;
  readonly lowest?: Rank;
  readonly rules?: Partial<HouseRules>;
}

const opens = ({ hand, lowest = '7', rules }: Case): boolean =>
  canOpen(cards(hand), { lowestRank: lowest, droppedRanks: [] }, { ...RULES, openers: 'jacks', ...rules });

const check = (cases: readonly Case[]): void => {
  it.each(cases)('$rule', (row) => expect(opens(row)).toBe(row.opens));
};

describe('IT-OPEN: pairs and better', () => {
  const jacks = 'Js Jd As Kd Qc';
  check([
    {
      rule: 'IT-24: a pair of jacks does not open once a deal was passed',
      hand: jacks,
      opens: false,
      rules: { openers: 'queens' },
    },
    { rule: 'a pair of jacks opens the first deal', hand: jacks, opens: true },
    { rule: 'a pair of tens does not', hand: 'Ts Td As Kd Qc', opens: false },
    { rule: 'queens open after one passed deal', hand: 'Qs Qd As Kd 8c', opens: true, rules: { openers: 'queens' } },
    { rule: 'queens do not open after two', hand: 'Qs Qd As Kd 8c', opens: false, rules: { openers: 'kings' } },
    { rule: 'kings do', hand: 'Ks Kd As Qd 8c', opens: true, rules: { openers: 'kings' } },
    { rule: 'aces always do', hand: 'As Ad Ks Qd 8c', opens: true, rules: { openers: 'kings' } },
    { rule: 'two low pairs are better than jacks', hand: '7s 7d 8s 8d Ac', opens: true, rules: { openers: 'kings' } },
    { rule: 'three sevens are', hand: '7s 7d 7c 8d Ac', opens: true, rules: { openers: 'kings' } },
    { rule: 'a straight is', hand: '8s 9d Tc Jd Qc', opens: true, rules: { openers: 'kings' } },
    { rule: 'so is one that the ace opens below the lowest rank', hand: 'As 7d 8c 9d Tc', opens: true },
    {
      rule: 'not where the ace closes none below',
      hand: 'As 7d 8c 9d Tc',
      opens: false,
      rules: { aceLowStraight: false },
    },
    { rule: 'four neighbours and a gap are no straight', hand: '8s 9d Tc Jd Kc', opens: false },
    { rule: 'round the corner is no straight', hand: 'Ks As 7d 8c 9c', opens: false },
    { rule: 'a flush is', hand: '7h 9h Th Qh Kh', opens: true, rules: { openers: 'kings' } },
    { rule: 'high cards are nothing', hand: 'As Kd Qc Jd 9c', opens: false },
    {
      rule: 'where no openers are asked for anything opens',
      hand: 'As Kd Qc Jd 9c',
      opens: true,
      rules: { openers: 'none' },
    },
  ]);
});

describe('IT-OPEN: four to an open-ended straight flush', () => {
  check([
    { rule: 'opens the first deal', hand: '8h 9h Th Jh Ac', opens: true },
    { rule: 'whatever the fifth card is', hand: '8h 9h Th Jh Jc', opens: true },
    { rule: 'not after a passed deal', hand: '8h 9h Th Jh Ac', opens: false, rules: { openers: 'queens' } },
    {
      rule: 'unless the house always has it',
      hand: '8h 9h Th Jh Ac',
      opens: true,
      rules: { openers: 'kings', straightFlushOpeners: 'always' },
    },
    { rule: 'or never', hand: '8h 9h Th Jh Ac', opens: false, rules: { straightFlushOpeners: 'never' } },
    { rule: 'open below by the ace, at the lowest rank of the deck', hand: '7h 8h 9h Th Kc', opens: true },
    {
      rule: 'closed below where the ace does not count there',
      hand: '7h 8h 9h Th Kc',
      opens: false,
      rules: { aceLowStraight: false },
    },
    { rule: 'closed with the ace at the bottom', hand: 'Ah 7h 8h 9h Kc', opens: false },
    { rule: 'closed with the ace on top', hand: 'Jh Qh Kh Ah 9c', opens: false },
    { rule: 'open up to the ace', hand: 'Th Jh Qh Kh 8c', opens: true },
    { rule: 'a gap is not open-ended', hand: '8h 9h Jh Qh Ac', opens: false },
    { rule: 'four in a row of two suits are nothing', hand: '8h 9h Th Jc Ac', opens: false },
    {
      rule: 'in a deck from five the seven has ranks below it',
      hand: '7h 8h 9h Th Kc',
      opens: true,
      lowest: '5',
      rules: { aceLowStraight: false },
    },
    { rule: 'in a deck from five the bottom is A-5-6-7', hand: 'Ah 5h 6h 7h Kc', opens: false, lowest: '5' },
  ]);
});

describe('G10-2: of two equal cards one is null', () => {
  check([
    { rule: 'twin jacks are no pair', hand: 'Js Js As Kd Qc', opens: false },
    {
      rule: 'unless the second keeps its rank',
      hand: 'Js Js As Kd Qc',
      opens: true,
      rules: { nullCard: 'keeps-rank' },
    },
    { rule: 'a null card makes no flush', hand: '8h 8h Th Qh Kh', opens: false },
    { rule: 'the four others may be open-ended', hand: '8h 8h 9h Th Jh', opens: true },
  ]);
});
