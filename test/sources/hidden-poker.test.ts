import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hideTwins } from '../../src/core/hand/hidden-twins.ts';
import { findVariant } from '../../src/core/index.ts';
import { cards, FULL_DECK, formatCard } from '../support/core.ts';
import { deal, seeded } from '../support/random.ts';
import { faultsOf, ruled } from '../support/ruling.ts';

const RULES = { hiddenTwin: 'suit-rule', maxHidden: null } as const;
const text = (list: readonly Parameters<typeof formatCard>[0][]): string => list.map(formatCard).join(' ');

const BOARD = '9c 2h 5h Th Jh Qs Kc 4s';
const WEAK = 'As Ah Ad Ks Kh Kd Qs 2c';

const hand = (board: string, reveals: string, more: object = {}) => ({
  variant: 'hidden-poker',
  button: 3,
  seats: [
    { seat: 1, player: 'A', hole: ['Qh', 'Qd'] },
    { seat: 2, player: 'B', hole: ['7h', '2d'] },
    { seat: 3, player: 'C', hole: ['6c', '6d'] },
  ],
  pot: 301,
  board: board.split(' '),
  reveals: reveals.split(' ').filter(Boolean),
  ...more,
});

describe('what reveals hide', () => {
  it.each([
    ['HIDDEN-3 a twin', BOARD, '9d', ['twin 9c']],
    ['HIDDEN-3 all twins at once', WEAK, 'Ac', ['twin As Ah Ad']],
    ['HIDDEN-4 the lowest of the suit, without a twin', BOARD, '8h', ['suit 2h']],
    ['HIDDEN-4 the ace is the highest of its suit', 'Ah 3h 9c Tc Jc Qc 4s 5d', '2h', ['suit 3h']],
    ['HIDDEN-5 nothing, with neither twin nor suit', '9c 2h 5h Th Jh Qc Kc 4h', '8d', ['none ']],
    ['the example of the text, in order', BOARD, '9d 8h 3c', ['twin 9c', 'suit 2h', 'suit Kc']],
    [
      'a twin is sought among visible cards only',
      '2h 7h 9c Td Jd 4s 5s Tc',
      'Kh 2s 8d',
      ['suit 2h', 'suit 4s', 'suit Td'],
    ],
    ['another order hides other cards', '2h 7h 9c Td Jd 4s 5s Tc', '2s Kh 8d', ['twin 2h', 'suit 7h', 'suit Td']],
  ])('%s', (_, board, reveals, expected) => {
    const { steps } = hideTwins(cards(board), cards(reveals), RULES);
    expect(steps.map(({ reason, hidden }) => `${reason} ${text(hidden)}`)).toEqual(expected);
  });

  it('HIDDEN-3 the option hiddenTwin: a rank whose twins are all hidden has no effect', () => {
    const left = (hiddenTwin: 'suit-rule' | 'no-effect'): string =>
      text(hideTwins(cards('2h 7h 9c Td Jd 4s 5s Tc'), cards('Kh 2s'), { ...RULES, hiddenTwin }).visible);
    expect(left('suit-rule')).toBe('7h 9c Td Jd 5s Tc');
    expect(left('no-effect')).toBe('7h 9c Td Jd 4s 5s Tc');
  });

  it('HIDDEN-6 the option maxHidden: no more than five, and then never a weak board', () => {
    const view = hideTwins(cards(WEAK), cards('Ac Kc Qh'), { ...RULES, maxHidden: 5 });
    expect([text(view.visible), view.weak]).toEqual(['Kd Qs 2c', false]);
    expect(hideTwins(cards(WEAK), cards('Ac Kc Qh'), RULES).weak).toBe(true);
  });

  it('HIDDEN-5 keeps the revealed card off the board and never brings a card back', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dealt = deal(FULL_DECK, 11, seeded(seed));
        const [board, reveals] = [dealt.slice(0, 8), dealt.slice(8)];
        const { visible, steps, weak } = hideTwins(board, reveals, RULES);
        const hidden = steps.flatMap((step) => step.hidden);
        expect([...visible, ...hidden].sort()).toEqual([...board].sort());
        expect(weak).toBe(visible.length < 3);
        expect(visible.some((card) => reveals.includes(card))).toBe(false);
      }),
    );
  });
});

describe('Hidden Poker', () => {
  it('HIDDEN-1 seats two to nine on five streets', () => {
    const spec = findVariant('hidden-poker');
    expect([spec?.seats, spec?.streets.map(({ name }) => name)]).toEqual([
      { min: 2, max: 9 },
      ['preboard', 'board', 'h1', 'h2', 'h3'],
    ]);
  });

  it('HIDDEN-2 tells each reveal, its street, reason and what it hid', () => {
    const { board } = ruled(hand(BOARD, '9d 8h 3c'));
    expect(board.steps.map(({ street, reveal, reason, hidden }) => [street, reveal, reason, hidden])).toEqual([
      ['h1', '9d', 'twin', ['9c']],
      ['h2', '8h', 'suit', ['2h']],
      ['h3', '3c', 'suit', ['Kc']],
    ]);
    expect(board.steps.map(({ cites }) => cites[1])).toEqual(['hidden-poker/3', 'hidden-poker/4', 'hidden-poker/4']);
    expect([board.visible, board.hidden]).toEqual([
      ['5h', 'Th', 'Jh', 'Qs', '4s'],
      ['9c', '2h', 'Kc'],
    ]);
  });

  it('HIDDEN-6 ends a weak board at once, each pot shared by its own active seats', () => {
    const seats = [
      { seat: 1, stack: 50, contributed: 50 },
      { seat: 2, stack: 200, contributed: 100 },
      { seat: 3, stack: 200, contributed: 100 },
      { seat: 4, stack: 200, contributed: 30, status: 'folded' },
    ];
    const answer = ruled(hand(WEAK, 'Ac Kc', { seats, pot: undefined }));
    expect([answer.outcome, answer.winners]).toEqual(['settled', [1, 2, 3]]);
    expect(answer.pots.map(({ amount, shares }) => [amount, shares.map((s) => [s.seat, s.amount])])).toEqual([
      [
        180,
        [
          [1, 60],
          [2, 60],
          [3, 60],
        ],
      ],
      [
        100,
        [
          [2, 50],
          [3, 50],
        ],
      ],
    ]);
    expect(answer.warnings.map(({ code }) => code)).toEqual(['hidden-more-than-five']);
    expect(answer.showdown.order).toEqual([]);
  });

  it('HIDDEN-6 one active player simply wins', () => {
    const seats = [{ seat: 1 }, { seat: 2, status: 'folded' }];
    expect(ruled(hand(WEAK, 'Ac Kc', { seats, pot: 100 })).winners).toEqual([1]);
  });

  it('HIDDEN-6 stops the betting of a history with the reveal that makes the board weak', () => {
    const seats = [
      { seat: 1, stack: 1000, hole: ['Qh', 'Qd'] },
      { seat: 2, stack: 1000, hole: ['7h', '2d'] },
      { seat: 3, stack: 1000, hole: ['6c', '6d'] },
    ];
    const street = (names: readonly number[]) => names.map((seat) => ({ seat, action: 'check' }));
    const actions = [
      { seat: 3, action: 'call' },
      { seat: 1, action: 'call' },
      { seat: 2, action: 'check' },
      ...street([1, 2, 3]),
      ...street([1, 2, 3]),
    ];
    const body = hand(WEAK, 'Ac Kc', { seats, pot: undefined, actions, stakes: { smallBlind: 5, bigBlind: 10 } });
    const answer = ruled(body);
    expect([answer.outcome, answer.legality?.legal, answer.payouts.map(({ won }) => won)]).toEqual([
      'settled',
      true,
      [10, 10, 10],
    ]);
    const opened = answer.explanation.filter(({ code }) => code === 'street-opened');
    expect(opened.map(({ cites }) => cites.includes('hidden-poker/1'))).toEqual([true, true, true]);
    const late = ruled({ ...body, actions: [...actions, { seat: 1, action: 'check' }] });
    expect(late.legality?.irregularities[0]?.code).toBe('betting-over');
  });

  it('HIDDEN-7 plays any five of the visible board and both own cards, or neither', () => {
    const answer = ruled(
      hand('Ts Js Qs Ks As 4h 5h 9d', '8h 6h 7d', {
        seats: [
          { seat: 1, hole: ['2c', '3d'] },
          { seat: 2, hole: ['Ah', 'Ac'] },
        ],
      }),
    );
    expect(answer.winners).toEqual([1, 2]);
    expect(answer.hands.map(({ results }) => results[0]?.fromHole)).toEqual([[], []]);
  });

  it('HIDDEN-2 goes on from street to street, unless no reveal can change the winner', () => {
    const open = '2h 7h 9c Td Jd 4s 5s Tc';
    const seats = [
      { seat: 1, hole: ['Ac', '7d'] },
      { seat: 2, hole: ['6c', '6d'] },
    ];
    const next = (board: string, reveals: string, more: object) => ruled(hand(board, reveals, more)).next;
    expect(next(open, '', { seats })).toEqual({ kind: 'deal', street: 'h1', cards: 1 });
    expect(next(open, 'Kh', { seats })).toEqual({ kind: 'deal', street: 'h2', cards: 1 });
    const flush = ruled(hand(BOARD, '9d'));
    expect([flush.decision.status, flush.winners]).toEqual(['decided', [1]]);
  });

  it('HIDDEN-2 counts the reveals to come in their order', () => {
    const { decision } = ruled(hand(BOARD, '9d 8h', { runouts: true }));
    expect(decision.runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(52 - 6 - 8 - 2);
    const two = ruled(hand(BOARD, '9d', { runouts: true })).decision.runouts;
    expect(two.reduce((sum, { boards }) => sum + boards, 0)).toBe(37 * 36);
  });

  it.each([
    ['a reveal equal to a hole card', BOARD, 'Qh', {}, ['/reveals/0 duplicate-card']],
    ['a reveal equal to a board card', BOARD, '9c', {}, ['/reveals/0 duplicate-card']],
    [
      'even where the house fouls the deck for duplicates',
      BOARD,
      '9c',
      { houseRules: { duplicateCards: 'fouled-deck' } },
      ['/reveals/0 duplicate-card'],
    ],
    [
      'reveals before the whole board',
      '9c 2h 5h',
      '9d',
      {},
      ['/board wrong-board-count', '/reveals reveals-before-board'],
    ],
    [
      'ten seats',
      BOARD,
      '9d',
      { seats: Array.from({ length: 10 }, (_, i) => ({ seat: i + 1 })) },
      ['/seats too-many-seats'],
    ],
    ['an unknown reveal', BOARD, '??', {}, ['/reveals/0 unknown-reveal']],
  ])('refuses %s', (_, board, reveals, more, faults) => {
    expect(faultsOf(hand(board, reveals, more))).toEqual(faults);
  });
});
