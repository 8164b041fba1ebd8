import { describe, expect, test } from 'vitest';
import { evaluationRequest } from '../../src/contract/evaluations.ts';
import { evaluate } from '../../src/service/evaluations.ts';
import { describeVariant } from '../../src/service/variants.ts';
import { context, faultsOf, ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);

const hand = (holes: readonly string[], more: object = {}) => ({
  variant: 'mexican-stud',
  button: holes.length,
  pot: 100,
  seats: holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole) })),
  ...more,
});

const resultOf = (hole: string, language: 'en' | 'it' = 'en') =>
  ruled(hand([hole, '2c 3d 4h 7s Qc']), language).hands[0]?.results[0];

describe('the joker is what it was dealt as', () => {
  test.each([
    ['face down, any card', 'Jk Kh Kd 6c 2s', 'three-of-a-kind', 'three of a kind, kings, joker as Kc'],
    ['face up, an ace', 'Kh Jk Kd 6c 2s', 'pair', 'pair of kings, joker as Ac'],
    ['face up at the end too', 'Kh Kd 6c 2s Jk', 'pair', 'pair of kings, joker as Ac'],
    ['face up, a pair of aces', 'Ah Kd 6c 2s Jk', 'pair', 'pair of aces, joker as Ac'],
    ['face up, what a straight lacks', '5h 6d Jk Jc Qs', 'straight', 'straight, queen high, joker as 7c'],
    ['face up, what a flush lacks', 'Ah Qh Jk 6h 2h', 'flush', 'flush, ace high, joker as Kh'],
    ['face down, no fifth of a rank', 'Jk 6h 6d 6c 6s', 'four-of-a-kind', 'four of a kind, sixes, joker as Ac'],
  ])('%s (%s)', (_, hole, category, name) => {
    expect(resultOf(hole)).toMatchObject({ category, name });
  });

  test('in Italian', () => {
    expect(resultOf('Jk Kh Kd 6c 2s', 'it')?.name).toBe('tris di re, jolly come Kc');
  });

  test('it lies among the cards that play, however it was written', () => {
    for (const joker of ['Jk', 'jk', 'JK', 'jK'])
      expect(resultOf(`${joker} Kh Kd 6c 2s`)).toMatchObject({
        cards: ['Kh', 'Kd', 'Jk', '6c', '2s'],
        fromHole: ['Kh', 'Kd', 'Jk', '6c', '2s'],
      });
  });

  test('the explanation says what it stands for and why', () => {
    const said = (holes: readonly string[], language: 'en' | 'it' = 'en') =>
      ruled(hand(holes), language).explanation.find(({ code }) => code === 'joker-stands');
    const wild = said(['Jk Kh Kd 6c 2s', '2c 3d 4h 6s Qc']);
    expect(wild?.text).toBe('The joker of seat 1 was dealt face down and may be any card: it stands for Kc.');
    expect(wild?.cites).toEqual(['custom/mexican-joker', 'barge-2026/mexican-poker']);
    expect(said(['Kh Jk Kd 6c 2s', '2c 3d 4h 6s Qc'], 'it')?.text).toBe(
      'Il jolly del posto 1 è stato dato scoperto e vale un asso o la carta che completa una scala o un colore: sta per Ac.',
    );
  });

  test('a flush with the joker beats a full house, the highest card it lacks counted', () => {
    expect(ruled(hand(['Kh Jk 6h 4h 2h', 'Qc Qd Qh 5c 5d'])).winners).toEqual([1]);
    expect(ruled(hand(['Kh Jk 6h 4h 2h', 'Ac Qc 7c 5c 3c'])).winners).toEqual([1]);
    expect(ruled(hand(['Kh Jk 6h 4h 2h', 'Ac Kc 7c 5c 3c'])).winners).toEqual([2]);
  });

  test('the same hands with and without it split, and the odd chip goes by the card it stands for', () => {
    // A straight to the queen each: the highest card is the queen of spades.
    const body = hand(['5h 6d Jk Jc Qs', '5c 6c 7d Jd Qh'], { pot: 101 });
    expect(ruled(body).payouts.map(({ won }) => won)).toEqual([51, 50]);
    const other = hand(['5h 6d 7h Jc Jk', '5c 6c 7d Jd Qh'], { pot: 101 });
    // The joker is the queen of clubs, below that of hearts.
    expect(ruled(other).payouts.map(({ won }) => won)).toEqual([50, 51]);
  });
});

describe('face up among the cards showing it counts as an ace', () => {
  const next = (holes: readonly string[], street: string) =>
    ruled({
      ...hand(holes.map((hole) => hole)),
      pot: undefined,
      stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
      opening: { street, pot: 9 },
      seats: holes.map((hole, i) => ({ seat: i + 1, stack: 500, hole: cards(hole) })),
      actions: [],
    }).next;

  test.each([
    ['above every ace it does not bring in', ['?? Jk', '?? Ac', '?? As'], 'second', 2],
    ['a pair with an ace', ['?? Kh Kd', '?? Jk Ac', '?? 2c 3d'], 'third', 2],
    ['no pair with a king', ['?? 2h 2d', '?? Jk Kc', '?? 2c 3d'], 'third', 1],
  ])('%s', (_, holes, street, seat) => {
    expect(next(holes, street)).toMatchObject({ kind: 'act', seat });
  });
});

describe('where there is no joker, or cannot be', () => {
  const other = (variant: string, more: object) => ({
    variant,
    button: 2,
    pot: 100,
    seats: [{ seat: 1 }, { seat: 2 }],
    ...more,
  });

  test.each([
    ['texas-holdem', { seats: [{ seat: 1, hole: ['Jk', 'As'] }, { seat: 2 }] }, '/seats/0/hole/0 card-outside-deck'],
    ['five-card-stud', { dead: ['Jk'] }, '/dead/0 card-outside-deck'],
    [
      'italian-draw',
      { seats: [{ seat: 1, hole: cards('Jk As Kd Qc 9h') }, { seat: 2 }] },
      '/seats/0/hole/0 card-outside-deck',
    ],
    [
      'mexican-stud',
      {
        seats: [
          { seat: 1, hole: cards('Jk As') },
          { seat: 2, hole: cards('Kd Jk') },
        ],
      },
      '/seats/1/hole/1 duplicate-card',
    ],
  ])('%s %j', (variant, more, fault) => {
    expect(faultsOf(other(variant, more))).toContain(fault);
  });

  test('the fault is worded for a joker', () => {
    const seats = [{ seat: 1, hole: ['Jk', 'As'] }, { seat: 2 }];
    expect(() => ruled(other('texas-holdem', { seats }))).toThrow('This game is dealt without a joker.');
  });

  test('cards shown in no order do not tell how it was dealt', () => {
    const body = {
      variant: 'mexican-stud',
      button: 2,
      stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
      opening: { street: 'fifth', pot: 90 },
      seats: [
        { seat: 1, stack: 100 },
        { seat: 2, stack: 100, hole: cards('2c 3d 4h 6s Qc') },
      ],
      actions: [{ seat: 1, action: 'show', cards: cards('Kh Kd Jk 5c 2s') }],
    };
    expect(faultsOf(body)).toEqual(['/actions/0/cards/2 joker-facing-needed']);
  });
});

describe('a joker still to come', () => {
  test('comes face up: an ace, or what completes a straight or a flush', () => {
    // Unseen are 2c, 3d and the joker. It makes seat 1's J-Q-K-A a straight, and three aces of seat 2 four.
    const dead = cards(
      '2c 2d 2h 2s 3c 3d 3h 3s 4c 4d 4h 4s 5c 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s Jc Jd Qc Qd Js Qh Ks Kc',
    );
    const body = {
      ...hand(['Jh Qs Kh Ah', 'Kd Ad Ac As'], { runouts: true }),
      pot: undefined,
      dead: dead.filter((card) => !['2c', '3d'].includes(card)),
    };
    const seats = body.seats.map((seat) => ({ ...seat, stack: 10, contributed: 10 }));
    const { decision } = ruled({ ...body, seats });
    expect(decision.runouts).toEqual([
      { winners: [2], boards: 4 },
      { winners: [1], boards: 2 },
    ]);
  });

  test('is counted among the cards of the deck', () => {
    const body = hand(['Kh Kd 6c 2s', 'Qc 5d 4h 3s'], { runouts: true });
    const seats = body.seats.map((seat) => ({ ...seat, stack: 10, contributed: 10 }));
    const { decision } = ruled({ ...body, pot: undefined, seats });
    expect(decision.runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(33 * 32);
  });
});

describe('the other resources', () => {
  test('an evaluation ranks it', () => {
    const asked = { variant: 'mexican-stud', seats: hand(['Jk Kh Kd 6c 2s', 'Qc Qd Qh 5c 3d']).seats };
    const answer = evaluate(evaluationRequest.parse(asked), context());
    expect(answer.ok && answer.value.order).toEqual({ high: [[1], [2]] });
  });

  test('the game says that it has one, and what it is', () => {
    const answer = describeVariant('mexican-stud', 'en');
    expect(answer.ok && answer.value).toMatchObject({
      deck: { cards: 41, jokers: 1 },
      joker: { down: 'wild', up: 'bug' },
    });
    const holdem = describeVariant('texas-holdem', 'en');
    expect(holdem.ok && holdem.value).toMatchObject({ deck: { cards: 52, jokers: 0 }, joker: null });
  });
});
