import { describe, expect, it } from 'vitest';
import { faultsOf, ruled } from '../support/ruling.ts';

type Hole = readonly string[];
const seatsOf = (holes: readonly Hole[]) => holes.map((hole, i) => ({ seat: i + 1, hole }));

describe('Hidden Poker', () => {
  const told = {
    variant: 'hidden-poker',
    button: 1,
    stakes: { smallBlind: 5, bigBlind: 10 },
    seats: [
      { seat: 1, stack: 500, hole: ['Qh', 'Qd'] },
      { seat: 2, stack: 500, hole: ['7d', '7c'] },
    ],
    board: ['As', 'Ah', 'Ad', 'Ks', 'Kh', 'Kd', 'Qs', '2c'],
    reveals: ['Ac', 'Kc'],
  };

  it.each([
    ['before the board', [], 1, 10],
    ['on H1', ['1 call', '2 check', '2 check', '1 check', '2 bet 45'], 1, 45],
  ])('HIDDEN-6 a board that turns weak later settles nothing while a seat may act %s', (_, line, seat, to) => {
    const actions = line.map((text) => {
      const [who, action, amount] = text.split(' ');
      return { seat: Number(who), action, ...(amount === undefined ? {} : { to: Number(amount) }) };
    });
    const { outcome, next } = ruled({ ...told, actions });
    expect([outcome, next?.kind, next?.kind === 'act' && [next.seat, next.options.call?.to]]).toEqual([
      'incomplete',
      'act',
      [seat, to],
    ]);
  });

  it.each([
    ['the limit', ['Ac', 'Kc'], { maxHidden: 5 }, 'Ks Kh of its twins: no more cards may be hidden', 'hidden-poker/6'],
    [
      'the limit reached before',
      ['Ac', 'Kc', 'Qc'],
      { maxHidden: 5 },
      'hides nothing: no more cards may be hidden',
      '',
    ],
  ])('HIDDEN-6 says that %s kept a reveal from hiding more', (_, reveals, houseRules, text) => {
    const { board } = ruled({ ...told, actions: undefined, pot: 100, reveals, houseRules });
    expect([board.steps.at(-1)?.text.includes(text), board.steps[0]?.cites]).toEqual([
      true,
      ['hidden-poker/2', 'hidden-poker/3'],
    ]);
    expect(board.steps.at(-1)?.cites).toContain('custom/house-rule');
  });

  it('HIDDEN-3 says that the twins are hidden already, under the option', () => {
    const body = {
      variant: 'hidden-poker',
      button: 2,
      seats: seatsOf([
        ['Ac', '7d'],
        ['6c', '6d'],
      ]),
      board: ['2h', '7h', '9c', 'Td', 'Jd', '4s', '5s', 'Tc'],
      reveals: ['Kh', '2s'],
      houseRules: { hiddenTwin: 'no-effect' },
    };
    const { steps } = ruled(body).board;
    expect(steps.map(({ reason, hidden }) => [reason, hidden])).toEqual([
      ['suit', ['2h']],
      ['none', []],
    ]);
    expect(steps[1]?.text).toContain('all its twins are hidden already');
  });

  it('says where betting opens as it is said', () => {
    const texts = ruled({ ...told, actions: [] }).explanation.map(({ text }) => text);
    expect(texts).toContain('Betting opens before the board.');
  });
});

describe('Texas Walter', () => {
  const STRAIGHT = ['5s', '6s', '7s', '8h', '9d'];
  const walter = (holes: readonly Hole[], more: object = {}) => ({
    variant: 'texas-walter',
    button: holes.length,
    pot: 100,
    board: STRAIGHT,
    seats: seatsOf(holes),
    ...more,
  });

  it.each([
    [
      'a contender outside the straight leaves the exception silent',
      [
        ['8s', '9s'],
        ['5h', '6d'],
        ['Tc', 'Jd'],
      ],
      [1],
      null,
    ],
    [
      'a loser outside does not change a split inside',
      [
        ['8c', '9h'],
        ['5h', '6d'],
        ['Kc', 'Kd'],
      ],
      [1, 2],
      false,
    ],
    [
      'all inside, one suited',
      [
        ['8s', '9s'],
        ['5h', '6d'],
        ['6c', '7d'],
      ],
      [1],
      true,
    ],
  ])('WALTER-8 %s', (_, holes, winners, conflict) => {
    const { literal, winners: won } = ruled(walter(holes));
    expect([won, literal?.conflict ?? null]).toEqual([winners, conflict]);
    const turned = ruled(walter(holes, { houseRules: { precedence: 'literal' } }));
    expect(turned.winners).toEqual(conflict === true ? [1, 2, 3] : winners);
  });

  it('WALTER-7 is told as unwritten, not as the wording of the text', () => {
    const { literal } = ruled(
      walter(
        [
          ['Kc', '2s'],
          ['Kh', '2d'],
        ],
        { board: [] },
      ),
    );
    expect(literal?.text).toContain('does not mention');
  });

  it('WALTER-5 says that all other cards of the suit have been seen', () => {
    const dead = ['2s', '3s', '4s', '5s', '6s', '8s', '9s', 'Ts', 'Js'];
    const body = walter(
      [
        ['As', 'Ks'],
        ['Ah', 'Kd'],
      ],
      { board: ['Qs', '7s', '2c'], dead },
    );
    const step = ruled(body).explanation.find(({ code }) => code === 'suit-draw-dead');
    expect(step?.text).toContain('all others of the suit have been seen');
  });

  it('a record that starts on the turn has four cards, or none told', () => {
    const opening = { street: 'turn', pot: 100 };
    const body = walter(
      [
        ['As', 'Ks'],
        ['Ah', 'Kd'],
      ],
      { opening, actions: [], pot: undefined },
    );
    expect(faultsOf({ ...body, board: ['Qs', '7s', '2c'] })).toEqual(['/opening/street opening-before-board']);
    expect(ruled({ ...body, board: [] }).next?.kind).toBe('act');
  });
});

describe('a comparison', () => {
  const italian = (hole: Hole) => ({
    variant: 'italian-draw',
    button: 1,
    pot: 100,
    deck: { lowestRank: '7' },
    compare: ['tda-2024'],
    seats: seatsOf([hole, ['Ts', 'Th', '8c', '7d', 'Jd']]),
  });

  it('G10-2 rules a duplicate under a book that stops the hand for it', () => {
    const { outcome, comparison } = ruled(italian(['As', 'As', 'Kd', 'Qc', '9h']));
    expect([outcome, comparison[0]?.outcome, comparison[0]?.differs]).toEqual(['settled', 'void', true]);
    expect(comparison[0]?.steps[0]?.cites).toEqual(['tda-2024/35-E']);
  });

  it('G10-7 rules a foreign card under a book that has no word on it', () => {
    expect(ruled(italian(['As', '6s', 'Kd', 'Qc', '9h'])).comparison).toHaveLength(1);
  });

  it('HFL-2 is of the same blinds, whoever derives them from the limits', () => {
    const body = {
      variant: 'texas-holdem',
      betting: 'fixed-limit',
      rulebook: 'italian-limit-room',
      compare: ['tda-2024', 'italian-tournament'],
      button: 1,
      stakes: { smallBet: 10, bigBet: 20 },
      seats: [
        { seat: 1, stack: 500 },
        { seat: 2, stack: 500 },
      ],
      actions: [{ seat: 1, action: 'call' }],
    };
    expect(ruled(body).comparison.map(({ differs }) => differs)).toEqual([false, false]);
  });
});

describe('the limit room', () => {
  const room = {
    variant: 'texas-holdem',
    betting: 'fixed-limit',
    rulebook: 'italian-limit-room',
    button: 1,
    stakes: { smallBet: 10, bigBet: 20 },
    seats: [
      { seat: 1, stack: 500 },
      { seat: 2, stack: 500 },
      { seat: 3, stack: 500 },
      { seat: 4, stack: 13 },
    ],
  };
  const actions = [
    { seat: 4, action: 'all-in' },
    { seat: 1, action: 'call' },
    { seat: 2, action: 'raise', to: 20 },
    { seat: 3, action: 'call' },
  ];

  it.each(['half-bet', 'full-bet'])(
    'HFL-9 a full raise over a short all-in lets everybody raise again (%s)',
    (limitReopen) => {
      const { next } = ruled({ ...room, actions, houseRules: { limitReopen } });
      expect(next?.kind === 'act' && [next.seat, next.options.raise]).toEqual([1, { minTo: 30, maxTo: 30 }]);
    },
  );

  it('HFL-3 warns where a hand of the room is told without its limits', () => {
    const { warnings } = ruled({ ...room, betting: undefined, actions: [] });
    expect(warnings.map(({ code }) => code)).toContain('limit-room-betting');
  });

  it('HFL-3 has no big bet below the small one', () => {
    expect(faultsOf({ ...room, stakes: { smallBet: 20, bigBet: 10 }, actions: [] })).toEqual([
      '/stakes/bigBet big-bet-below-small',
    ]);
  });
});

describe('irregularities a rule settles', () => {
  const allIn = {
    variant: 'texas-holdem',
    button: 1,
    stakes: { smallBlind: 50, bigBlind: 100 },
    seats: [
      { seat: 1, stack: 1000, hole: ['As', 'Ad'] },
      { seat: 2, stack: 1000, hole: ['Ks', 'Kd'] },
    ],
    board: ['2c', '7d', '9h', 'Jc', 'Qs'],
    actions: [
      { seat: 1, action: 'all-in' },
      { seat: 2, action: 'call' },
      { seat: 1, action: 'muck' },
    ],
  };

  it('HFL-8 an all-in hand must be tabled: the muck is not taken and the hand goes on', () => {
    const { legality, winners, outcome } = ruled(allIn);
    expect([outcome, winners]).toEqual(['settled', [1]]);
    expect(
      legality?.irregularities.map(({ action, code, ruling }) => [action, code, ruling.decision, ruling.applied]),
    ).toEqual([[2, 'all-in-muck', 'must-table', true]]);
    expect(legality?.legal).toBe(false);
  });

  const draw = (holes: readonly Hole[]) => ({
    variant: 'italian-draw',
    button: 4,
    deck: { lowestRank: '7' },
    stakes: { ante: 10 },
    houseRules: { openers: 'jacks' },
    seats: [1, 2, 3, 4].map((seat, i) => ({ seat, stack: 500, ...(holes[i] === undefined ? {} : { hole: holes[i] }) })),
    actions: [
      { seat: 1, action: 'bet', to: 40 },
      { seat: 2, action: 'call' },
      { seat: 3, action: 'fold' },
      { seat: 4, action: 'fold' },
      { seat: 1, action: 'stand-pat' },
      { seat: 2, action: 'stand-pat' },
      { seat: 1, action: 'check' },
      { seat: 2, action: 'check' },
    ],
  });
  const TENS = ['Ts', 'Th', '8c', '7d', 'Kd'];

  it('IT-PROOF a false opener who wins: everybody takes his stakes back', () => {
    const answer = ruled(draw([TENS, ['9s', '9h', '8d', '7c', 'Jd']]));
    expect([answer.outcome, answer.returned]).toEqual([
      'void',
      [
        { seat: 1, amount: 50 },
        { seat: 2, amount: 50 },
        { seat: 3, amount: 10 },
        { seat: 4, amount: 10 },
      ],
    ]);
    expect(answer.legality?.irregularities[0]?.ruling).toMatchObject({ decision: 'proceed', applied: true });
    expect(answer.explanation.at(-1)?.code).toBe('false-opener-wins');
  });

  it('IT-PROOF a false opener who loses: the winner keeps the pot and the first pot is put up again', () => {
    const answer = ruled(draw([TENS, ['As', 'Ah', '8d', '7c', 'Jd']]));
    expect([answer.outcome, answer.winners]).toEqual(['settled', [2]]);
    expect(answer.explanation.at(-1)).toMatchObject({ code: 'false-opener-refunds', facts: { seat: 1, amount: 40 } });
  });
});

describe('what an answer says', () => {
  it('does not change with explain, the explanation apart', () => {
    const body = {
      variant: 'texas-walter',
      button: 2,
      pot: 100,
      board: [],
      seats: seatsOf([
        ['As', 'Ah'],
        ['Ad', 'Ac'],
      ]),
    };
    const { explanation, ...rest } = ruled(body);
    const { explanation: none, ...bare } = ruled({ ...body, explain: false });
    expect([explanation.length > 0, none]).toEqual([true, []]);
    expect(bare).toEqual(rest);
  });

  it('lists seats in ascending order, however they were told', () => {
    const seats = [
      { seat: 7, hole: ['As', 'Kd'], contributed: 100, stack: 100 },
      { seat: 1, hole: ['Ah', 'Kc'], contributed: 100, stack: 100 },
    ];
    const board = ['Ad', 'Kh', '9d', '9c', '2s'];
    const { winners, pots } = ruled({ variant: 'texas-holdem', button: 1, seats, board });
    expect([winners, pots[0]?.eligible]).toEqual([
      [1, 7],
      [1, 7],
    ]);
  });

  it.each([
    ['en', 'Seat 1 and seat 2 split 100'],
    ['it', 'Posto 1 e posto 2 dividono 100'],
  ] as const)('starts sentences with a capital in %s', (language, headline) => {
    const body = {
      variant: 'texas-walter',
      button: 2,
      pot: 100,
      seats: seatsOf([
        ['As', 'Ah'],
        ['Ad', 'Ac'],
      ]),
    };
    expect(ruled(body, language).headline).toBe(headline);
  });

  it('names the suit compared truly: no group, no card outside it', () => {
    const body = {
      variant: 'italian-draw',
      deck: { lowestRank: '7' },
      button: 2,
      pot: 100,
      seats: seatsOf([
        ['Ad', 'Kd', 'Qd', '9d', '8d'],
        ['Ac', 'Kc', 'Qc', '9c', '8c'],
      ]),
    };
    const step = ruled(body).explanation.find(({ code }) => code === 'suit-decides');
    expect(step?.text).toContain('by the highest card, Ad over Ac');
  });

  it('does not say a null card has a rank', () => {
    const body = {
      variant: 'italian-draw',
      deck: { lowestRank: '7' },
      button: 2,
      pot: 100,
      seats: seatsOf([
        ['Ah', 'Ah', 'Kd', 'Qc', '9h'],
        ['Ad', 'Kc', 'Qs', '9d', '7d'],
      ]),
    };
    const step = ruled(body).explanation.find(({ code }) => code === 'hand-beats');
    expect(step?.text).toContain('seven over a null card');
  });
});
