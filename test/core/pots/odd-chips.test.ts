import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/cards/card.ts';
import { seat } from '../../../src/core/kernel/seat.ts';
import {
  type AwardOptions,
  firstInPosition,
  goesByCard,
  halvesByPosition,
  isHighLow,
  oddChipOrder,
  type Standing,
} from '../../../src/core/pots/odd-chips.ts';
import type { ContestName } from '../../../src/core/variants/spec.ts';
import { cards } from '../../support/core.ts';
import { options, standing } from '../../support/pots.ts';

const BY_CARD = options({ gameOddChip: 'highest-card', button: null });
const byCard = (rules: Partial<AwardOptions['rules']>): AwardOptions =>
  options({ gameOddChip: 'highest-card', button: null }, rules);
const LOWEST = byCard({ oddChipLow: 'lowest-card' });
const ACE_LOW = byCard({ aceLowForLow: true });
const LOWEST_ACE_LOW = byCard({ oddChipLow: 'lowest-card', aceLowForLow: true });

const looked = (hands: Record<number, string>): Map<ReturnType<typeof seat>, readonly Card[]> =>
  new Map(Object.entries(hands).map(([n, hand]) => [seat(Number(n)), cards(hand)]));

/** The order of the seats of these hands, and what it goes by. */
function order(hands: Record<number, string>, how: AwardOptions, lowAce?: Standing['lowAce']) {
  const seats = Object.keys(hands).map((n) => seat(Number(n)));
  const of = standing(lowAce === undefined ? 'high' : 'low', [seats], 1, { looked: looked(hands) });
  const found = oddChipOrder(seats, lowAce === undefined ? of : { ...of, lowAce }, how);
  return found === 'carry-over' || 'missing' in found ? found : [found.by, ...found.seats];
}

describe('an odd chip by card goes', () => {
  test.each<[string, Record<number, string>, AwardOptions, Standing['lowAce'] | undefined, (string | number)[]]>([
    ['to the highest rank', { 2: 'Qs Jc', 3: 'Kc 2d' }, BY_CARD, undefined, ['highest-card', 3, 2]],
    ['wherever among the cards it lies', { 2: '2c Qs 3d', 3: '4d 2h Kc' }, BY_CARD, undefined, ['highest-card', 3, 2]],
    [
      'of one rank to spades, hearts, diamonds, clubs',
      { 2: 'Kc', 3: 'Kh', 4: 'Kd', 5: 'Ks' },
      BY_CARD,
      undefined,
      ['highest-card', 5, 3, 4, 2],
    ],
    [
      'by the next card where both hold the highest',
      { 2: 'As Qd 9c', 3: 'As Qh 8c' },
      BY_CARD,
      undefined,
      ['highest-card', 3, 2],
    ],
    ['by the third where they hold two', { 2: 'As Qd 8c', 3: 'As Qd 9c' }, BY_CARD, undefined, ['highest-card', 3, 2]],
    [
      'as the seats stand where they hold the same',
      { 2: 'As Qd', 3: 'As Qd' },
      BY_CARD,
      undefined,
      ['highest-card', 2, 3],
    ],
    ['between low hands to the highest as well', { 2: '2d 7h', 3: '3c 8c' }, BY_CARD, 'low', ['highest-card', 3, 2]],
    ['or to the lowest where the house has it so', { 2: '8h 3c', 3: '9c 2d' }, LOWEST, 'high', ['lowest-card', 3, 2]],
    ['to the lowest suit of the lowest rank', { 2: '2h 7c', 3: '2d 8c' }, LOWEST, 'low', ['lowest-card', 3, 2]],
    ['between low hands by the next card up', { 2: '2c 4d', 3: '2c 3d' }, LOWEST, 'low', ['lowest-card', 3, 2]],
    ['not to the lowest between high hands', { 2: '8h 3c', 3: '9c 2d' }, LOWEST, undefined, ['highest-card', 3, 2]],
    ['to the lowest with the ace above all', { 2: 'Ac 4d', 3: '3c 5d' }, LOWEST, 'low', ['lowest-card', 3, 2]],
    [
      'with the ace below all where the house has it so',
      { 2: '3c 5d', 3: 'Ac 4d' },
      LOWEST_ACE_LOW,
      'low',
      ['lowest-card', 3, 2],
    ],
    ['not where the game has it high', { 2: 'Ac 4d', 3: '3c 5d' }, LOWEST_ACE_LOW, 'high', ['lowest-card', 3, 2]],
    ['the lowest ace is no highest card', { 2: 'As 4d', 3: '3c 5d' }, ACE_LOW, 'low', ['highest-card', 3, 2]],
    ['an ace between high hands is', { 2: '3c Kd', 3: 'As 4d' }, ACE_LOW, undefined, ['highest-card', 3, 2]],
    ['the deuce of spades lies above the lowest ace', { 2: 'As', 3: '2c' }, ACE_LOW, 'low', ['highest-card', 3, 2]],
  ])('%s', (_, hands, how, lowAce, expected) => {
    expect(order(hands, how, lowAce)).toEqual(expected);
  });

  test('by the cards of the seats that win alone', () => {
    const of = standing('high', [[2, 4]], 1, { looked: looked({ 2: 'Qs', 3: 'As', 4: 'Ks' }) });
    expect(oddChipOrder([seat(2), seat(4)], of, BY_CARD)).toEqual({ seats: [4, 2], by: 'highest-card' });
  });

  test('with no cards of a seat known, as the seats stand', () => {
    const of = standing('high', [[4, 2]], 1, { looked: new Map() });
    expect(oddChipOrder([seat(4), seat(2)], of, BY_CARD)).toEqual({ seats: [4, 2], by: 'highest-card' });
  });
});

describe('otherwise', () => {
  const tie = standing('high', [[2, 4, 1]], 1, { looked: looked({ 1: 'As', 2: '2c', 4: 'Kd' }) });
  const seats = [seat(4), seat(1), seat(2)];

  test('it goes from the left of the button, who comes last', () => {
    expect(oddChipOrder(seats, tie, options())).toEqual({ seats: [2, 4, 1], by: 'left-of-button' });
    expect(oddChipOrder(seats, tie, options({ button: seat(3) }))).toEqual({ seats: [4, 1, 2], by: 'left-of-button' });
  });

  test.each([
    ['it stays for the next pot', options({ button: null }, { oddChip: 'carry-over' }), 'carry-over'],
    ['the button is missing', options({ button: null }), { missing: 'button' }],
  ] as const)('%s', (_, how, expected) => {
    expect(oddChipOrder(seats, tie, how)).toEqual(expected);
  });

  test('the cards are missing', () => {
    expect(oddChipOrder(seats, standing('high', [[2, 4]]), BY_CARD)).toEqual({ missing: 'played-cards' });
  });

  test.each([
    ['by-game', 'highest-card', true],
    ['by-game', 'left-of-button', false],
    ['highest-card-by-suit', 'left-of-button', true],
    ['first-seat-left-of-button', 'highest-card', false],
    ['carry-over', 'highest-card', false],
  ] as const)('%s in a game of %s: by card is %s', (oddChip, gameOddChip, expected) => {
    expect(goesByCard(options({ gameOddChip }, { oddChip }))).toBe(expected);
  });
});

describe('what cannot be halved', () => {
  const slices = (...winners: number[][]) =>
    winners.map((own) => ({ standing: standing('high', [own]), winners: own.map(seat) }));

  test.each([
    ['the only seat left of the button', slices([5], [2]), 1, 1],
    ['of several winners the nearest', slices([9, 4], [5, 3]), 1, 1],
    ['round the table', slices([2], [9]), 8, 1],
    ['the button last', slices([1], [10]), 1, 1],
    ['the first of contests one seat wins', slices([2, 7], [2]), 1, 0],
  ])('by position: %s', (_, won, button, place) => {
    expect(firstInPosition(won, seat(button))).toBe(place);
  });

  test.each<[ContestName[], boolean]>([
    [['high', 'low'], true],
    [['high'], true],
    [['low', 'high'], false],
    [['high', 'badugi'], false],
    [['high', 'low', 'badugi'], false],
    [['draw', 'low'], false],
    [['draw', 'holdem'], false],
    [[], false],
  ])('%j: high-low is %s', (contests, expected) => {
    expect(isHighLow(contests)).toBe(expected);
    const won = contests.map((contest) => ({ standing: standing(contest, [[2]]), winners: [seat(2)] }));
    expect(halvesByPosition(won, options({}, { oddChipHighLow: 'by-position' }))).toBe(expected);
    expect(halvesByPosition(won, options({}, { oddContest: 'by-position' }))).toBe(!expected);
    expect(halvesByPosition(won, options())).toBe(false);
  });
});
