import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { faultsOf, ruled } from '../support/ruling.ts';

const split = (text: string): string[] => text.split(' ').filter(Boolean);

interface Table {
  readonly holes?: readonly string[];
  readonly stacks?: readonly (number | undefined)[];
  readonly statuses?: Readonly<Record<number, string>>;
  readonly board?: string;
  /** `3 raise 1000`, separated by commas. */
  readonly line?: string;
  readonly [field: string]: unknown;
}

const HOLES = ['As Ad', 'Kc Kh', 'Qs Qd', 'Jc Jh', '9s 9d', '8c 8h', '7s 7d'];

/** A 5/10 hand of the room, in cents; the button is the last seat, so that seat 1 has the small blind. */
function room({ holes = HOLES, stacks = [10_000, 10_000, 10_000], statuses = {}, board, line, ...more }: Table) {
  return {
    variant: 'texas-holdem',
    betting: 'fixed-limit',
    rulebook: 'italian-limit-room',
    stakes: { smallBet: 500, bigBet: 1_000 },
    button: stacks.length,
    seats: stacks.map((stack, i) => ({
      seat: i + 1,
      ...(stack === undefined ? {} : { stack }),
      ...(holes[i] ? { hole: split(holes[i] ?? '') } : {}),
      ...(statuses[i + 1] === undefined ? {} : { status: statuses[i + 1] }),
    })),
    ...(board === undefined ? {} : { board: split(board) }),
    ...(line === undefined
      ? {}
      : {
          actions: line.split(',').map((text) => {
            const [seat, action, to] = split(text);
            return { seat: Number(seat), action, ...(to === undefined ? {} : { to: Number(to) }) };
          }),
        }),
    ...more,
  };
}

type Answer = ReturnType<typeof ruled>;
const codes = ({ warnings }: Answer): string[] => warnings.map(({ code }) => code);
const citesOf = ({ explanation }: Answer, code: string): string[] => [
  ...new Set(explanation.filter((step) => step.code === code).flatMap(({ cites }) => cites)),
];
const fault = ({ legality }: Answer) => legality?.irregularities[0];
const won = ({ payouts }: Answer) => Object.fromEntries(payouts.filter((p) => p.won > 0).map((p) => [p.seat, p.won]));

const BOARD = '2c 7c 8d Th 3s';
const FLOP = '2c 7c 8d';
const TURN = '2c 7c 8d Th';
const LIMPED = '3 call, 1 call, 2 check';
const checks = (streets: number): string => Array(streets).fill('1 check, 2 check, 3 check').join(', ');
const TO_RIVER = `${LIMPED}, ${checks(3)}`;

describe('rows of the shared cases', () => {
  test('HFL-4 BT-29: the fourth raise is refused, the round is capped at 20', () => {
    const answer = ruled(
      room({
        stacks: [9_000, 9_000, 9_000, 9_000, 9_000],
        line: '3 raise 1000, 4 raise 1500, 5 raise 2000, 1 fold, 2 fold, 3 raise 2500',
      }),
    );
    expect(fault(answer)).toMatchObject({ code: 'past-raise-cap', action: 5, facts: { cap: 3 } });
    expect(fault(answer)?.cites).toContain('italian-limit-room/4');
    expect(fault(answer)).toMatchObject({ due: { seat: 3, options: { call: { to: 2_000 }, raise: null } } });
    expect(fault(answer)?.ruling).toMatchObject({ decision: 'call', applied: true });
    expect(citesOf(answer, 'raises-capped')).toEqual(['italian-limit-room/4', 'italian-limit-room/2']);
  });

  test('HFL-3 BT-30: a bet of 5 on the turn should have been 10', () => {
    const answer = ruled(room({ board: TURN, line: `${LIMPED}, ${checks(1)}, 1 bet 500` }));
    expect(fault(answer)).toMatchObject({ code: 'wrong-limit-size', facts: { to: 500, expected: 1_000 } });
    expect(fault(answer)?.cites).toContain('italian-limit-room/3');
    expect(fault(answer)).toMatchObject({ due: { seat: 1, options: { bet: { minTo: 1_000, maxTo: 1_000 } } } });
    expect(fault(answer)?.ruling).toMatchObject({ decision: 'correct-amount', applied: true });
  });

  const headsUp = (more: object) =>
    room({
      stacks: [9_000, 9_000, 9_000],
      board: FLOP,
      line: '3 fold, 1 call, 2 check, 1 bet 500, 2 raise 1000, 1 raise 1500, 2 raise 2000',
      ...more,
    });
  test.each([
    { book: 'the room never lifts the cap', more: {}, open: false },
    {
      book: 'WSOP lifts it where the round began heads-up',
      more: { houseRules: { headsUpCap: 'lifted-if-round-began-heads-up' } },
      open: true,
    },
    {
      book: "Robert's lifts it where two were left before it was reached",
      more: { houseRules: { headsUpCap: 'lifted-if-heads-up-before-cap' } },
      open: true,
    },
    {
      book: 'TDA keeps it while the event is not down to two',
      more: { rulebook: 'tda-2024', stakes: { smallBlind: 250, bigBlind: 500, smallBet: 500, bigBet: 1_000 } },
      open: false,
    },
  ])('HFL-4 BT-32: $book', ({ more, open }) => {
    const { next } = ruled(headsUp(more));
    expect(next).toMatchObject({ seat: 1, options: { call: { to: 2_000 } } });
    expect(next?.kind === 'act' && next.options.raise !== null).toBe(open);
  });

  const file = join(process.env.CARDS_SPEAK_SHARED ?? '../shared', 'cases/rules.jsonl');
  it.skipIf(!existsSync(file))('have every row on betting in this room here', () => {
    const rows: { id: string; kind: string; rules: string[] }[] = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const ids = rows
      .filter(({ kind, rules }) => kind === 'betting' && rules.some((rule) => rule.startsWith('HFL')))
      .map(({ id }) => id);
    expect(ids).toEqual(['BT-29', 'BT-30', 'BT-32']);
  });
});

describe('each clause is cited where it acts', () => {
  const shown = ruled(room({ board: BOARD, line: TO_RIVER }));
  const allIn = ruled(
    room({ stacks: [500, 900, 9_000, 9_000], board: BOARD, line: '3 call, 4 raise 1000, 1 all-in, 2 all-in, 3 fold' }),
  );
  const tied = ruled(room({ board: 'Tc Jc Qh Kd As', holes: ['2s 2d', '3s 3d', '4s 4d'], line: TO_RIVER }));
  const mucked = ruled(room({ board: BOARD, line: `${TO_RIVER}, 1 show, 2 muck` }));
  const bet = ruled(room({ line: '3 raise 1000' }));
  test.each([
    ['HFL-1', 'forced-bet-posted', 'italian-limit-room/1', shown],
    ['HFL-2', 'forced-bet-posted', 'italian-limit-room/2', shown],
    ['HFL-3', 'limit-size', 'italian-limit-room/3', bet],
    ['HFL-5', 'street-opened', 'italian-limit-room/5', shown],
    ['HFL-6', 'street-closed', 'italian-limit-room/6', shown],
    ['HFL-7', 'hand-read', 'italian-limit-room/7', shown],
    ['HFL-7', 'hands-tie', 'italian-limit-room/7', tied],
    ['HFL-8', 'hand-mucked', 'italian-limit-room/8', mucked],
    ['HFL-9', 'action-applied', 'italian-limit-room/9', allIn],
    ['HFL-9', 'pot-built', 'italian-limit-room/9', allIn],
  ] as const)('%s by %s', (_, code, clause, answer) => {
    expect(citesOf(answer, code)).toContain(clause);
    expect(answer.citations.map(({ id }) => id)).toContain(clause);
  });

  test('HFL-9: chips of a folded hand stay lost, and the clause says so in a single pot too', () => {
    const answer = ruled(
      room({ board: BOARD, line: `3 call, 1 fold, 2 check, ${Array(3).fill('2 check, 3 check').join(', ')}` }),
    );
    expect(citesOf(answer, 'pot-built')).toEqual(['custom/layers', 'italian-limit-room/9']);
  });

  test('no other rulebook cites the room', () => {
    const answer = ruled(
      room({
        rulebook: 'tda-2024',
        stakes: { smallBlind: 250, bigBlind: 500, smallBet: 500, bigBet: 1_000 },
        board: BOARD,
        line: `${TO_RIVER}, 1 show, 2 muck`,
      }),
    );
    expect(answer.citations.filter(({ rulebook }) => rulebook === 'italian-limit-room')).toEqual([]);
    expect(answer.warnings).toEqual([]);
  });

  test('TOUR-3, TOUR-5: the tournament page is cited for the best five and for equal hands', () => {
    const answer = ruled(
      room({
        rulebook: 'italian-tournament',
        stakes: { smallBlind: 250, bigBlind: 500 },
        board: 'Tc Jc Qh Kd As',
        holes: ['2s 2d', '3s 3d', '4s 4d'],
        line: TO_RIVER,
      }),
    );
    expect(citesOf(answer, 'hands-tie')).toContain('italian-tournament/5');
    expect(citesOf(answer, 'hand-read')).toContain('italian-tournament/3');
  });
});

describe('HFL-2: blinds follow from the limits', () => {
  const posted = (more: object) =>
    ruled(room({ line: '', actions: [], ...more }))
      .explanation.filter(({ code }) => code === 'forced-bet-posted')
      .map(({ facts }) => facts.amount);
  test.each([
    { rule: 'half the small bet and the small bet', more: {}, blinds: [250, 500] },
    {
      rule: 'a blind that is told stands',
      more: { stakes: { smallBlind: 200, smallBet: 500, bigBet: 1_000 } },
      blinds: [200, 500],
    },
    {
      rule: 'with an odd small bet a small blind that is told stands',
      more: { stakes: { smallBlind: 2, smallBet: 5, bigBet: 10 } },
      blinds: [2, 5],
    },
    {
      rule: 'a dead small blind is not half of anything',
      more: { stakes: { smallBet: 5, bigBet: 10, smallBlindSeat: null } },
      blinds: [5],
    },
    { rule: 'no blinds follow in no-limit', more: { betting: 'no-limit' }, blinds: [] },
    { rule: 'none under the TDA', more: { rulebook: 'tda-2024' }, blinds: [] },
    {
      rule: 'the house may have them under any rulebook',
      more: { rulebook: 'tda-2024', houseRules: { limitBlinds: 'from-small-bet' } },
      blinds: [250, 500],
    },
    { rule: 'or not in the room', more: { houseRules: { limitBlinds: 'as-told' } }, blinds: [] },
  ])('$rule', ({ more, blinds }) => expect(posted(more)).toEqual(blinds));

  test.each([
    {
      rule: 'half of an odd small bet is asked for',
      stakes: { smallBet: 5, bigBet: 10 },
      faults: ['/stakes/smallBlind small-blind-needed'],
    },
    {
      rule: 'so is a half no chip can pay',
      stakes: { smallBet: 50, bigBet: 100, smallestChip: 50 },
      faults: ['/stakes/smallBlind small-blind-needed'],
    },
  ])('$rule', ({ stakes, faults }) => expect(faultsOf(room({ stakes, actions: [] }))).toEqual(faults));

  test('nothing is asked where no blind is to be posted', () => {
    const odd = { stakes: { smallBet: 5, bigBet: 10 } };
    expect(ruled(room({ ...odd, board: FLOP, opening: { street: 'flop', pot: 30 }, actions: [] })).outcome).toBe(
      'incomplete',
    );
    expect(won(ruled(room({ ...odd, board: BOARD, pot: 30 })))).toEqual({ 1: 30 });
  });
});

describe('what the text leaves open is warned of where it matters, and decided by an option', () => {
  const onlyIn = (code: string, answer: Answer, ...clauses: string[]): void => {
    const warning = answer.warnings.find((w) => w.code === code);
    expect(codes(answer)).toContain(code);
    expect(warning?.cites).toEqual(clauses);
  };

  test('a: later streets open left of the button, not of the big blind', () => {
    const answer = ruled(room({ board: FLOP, line: LIMPED }));
    expect(answer.next).toMatchObject({ seat: 1 });
    onlyIn('limit-room-later-streets', answer, 'italian-limit-room/5', 'custom/turn-order');
    const literal = ruled(room({ board: FLOP, line: LIMPED, houseRules: { laterStreetOpener: 'left-of-big-blind' } }));
    expect(literal.next).toMatchObject({ seat: 3 });
    expect(codes(literal)).not.toContain('limit-room-later-streets');
    expect(citesOf(literal, 'street-opened')).toContain('custom/house-rule');
  });
  test('a: no warning where both readings give the same first speaker, or before the flop', () => {
    expect(codes(ruled(room({ board: FLOP, line: '3 fold, 1 call, 2 check' })))).not.toContain(
      'limit-room-later-streets',
    );
    expect(codes(ruled(room({ line: '3 call' })))).not.toContain('limit-room-later-streets');
  });

  test('b: the big blind is the bet before the three raises', () => {
    const line = '3 raise 1000, 1 raise 1500, 2 raise 2000';
    const counted = ruled(room({ line }));
    onlyIn('limit-room-big-blind-counts', counted, 'italian-limit-room/2', 'italian-limit-room/4');
    const outside = ruled(room({ line, houseRules: { bigBlindCounts: false } }));
    expect(outside.next).toMatchObject({ seat: 3, options: { raise: { minTo: 2_500 } } });
    expect(codes(outside)).not.toContain('limit-room-big-blind-counts');
    const onFlop = ruled(room({ board: FLOP, line: `${LIMPED}, 1 bet 500, 2 raise 1000, 3 raise 1500, 1 raise 2000` }));
    expect(codes(onFlop)).not.toContain('limit-room-big-blind-counts');
  });

  test('c: the big blind has its option', () => {
    const answer = ruled(room({ line: '3 call, 1 call' }));
    expect(answer.next).toMatchObject({ seat: 2, options: { check: true, raise: { minTo: 1_000 } } });
    onlyIn('limit-room-big-blind-option', answer, 'italian-limit-room/5', 'custom/answer-a-bet');
    expect(codes(ruled(room({ line: '3 raise 1000, 1 fold' })))).not.toContain('limit-room-big-blind-option');
    const none = ruled(room({ board: FLOP, line: '3 call, 1 call', houseRules: { bigBlindOption: false } }));
    expect(none.next).toMatchObject({ seat: 1, options: { check: true } });
    expect(citesOf(none, 'big-blind-no-option')).toEqual(['custom/house-rule']);
    expect(codes(none)).not.toContain('limit-room-big-blind-option');
  });

  test('d: side pots are cut by amount; the order of going all-in makes no difference', () => {
    const by = [1_200, 2_500, 4_000, 8_000];
    const players = [0, 1, 2, 3];
    const orders = fc.shuffledSubarray(players, { minLength: 4, maxLength: 4 });
    const potsIn = (order: readonly number[]) => {
      // The stack of a seat follows its player, so that each order is another history of the same money.
      const stacks = order.map((p) => by[p] ?? 0);
      const holes = order.map((p) => HOLES[p] ?? '');
      const answer = ruled(
        room({
          betting: 'no-limit',
          stacks,
          holes,
          board: BOARD,
          stakes: { smallBlind: 50, bigBlind: 100 },
          line: '3 all-in, 4 all-in, 1 all-in, 2 call',
        }),
      );
      const player = (seat: number): number => order[seat - 1] ?? -1;
      return {
        pots: answer.pots.map(({ amount, eligible }) => [amount, eligible.map(player).sort()]),
        won: answer.payouts.map(({ seat, won: amount }) => [player(seat), amount]).sort(),
        warned: codes(answer).includes('limit-room-side-pots'),
      };
    };
    const usual = potsIn(players);
    expect(usual.pots.map(([amount]) => amount)).toEqual([4_800, 3_900, 3_000]);
    expect(usual.warned).toBe(true);
    fc.assert(
      fc.property(orders, (order) => {
        expect(potsIn(order)).toEqual(usual);
      }),
      { numRuns: 40, seed: 7 },
    );
  });
  test('d: one all-in makes one side pot, and nothing to warn of', () => {
    const answer = ruled(
      room({
        betting: 'no-limit',
        stacks: [30, 90, 90],
        holes: ['As Ad', 'Qs Qd', 'Kc Kh'],
        board: BOARD,
        stakes: { smallBlind: 5, bigBlind: 10 },
        line: '3 raise 50, 1 all-in, 2 call, 2 check, 3 check, 2 check, 3 check, 2 check, 3 check',
      }),
    );
    expect(answer.pots).toMatchObject([
      { amount: 90, eligible: [1, 2, 3] },
      { amount: 40, eligible: [2, 3] },
    ]);
    expect(won(answer)).toEqual({ 1: 90, 3: 40 });
    expect(codes(answer)).not.toContain('limit-room-side-pots');
  });

  test('e: a short all-in of half a bet or more reopens and counts as a raise, a shorter one does not', () => {
    const flop = (stack: number, more: object = {}) =>
      ruled(
        room({
          stacks: [9_000, 9_000, 500 + stack],
          board: FLOP,
          line: `${LIMPED}, 1 bet 500, 2 call, 3 all-in`,
          ...more,
        }),
      );
    const half = flop(750);
    expect(half.next).toMatchObject({ seat: 1, options: { call: { to: 750 }, raise: { minTo: 1_250 } } });
    onlyIn('limit-room-short-all-in', half, 'italian-limit-room/9', 'tda-2024/47-B');
    const less = flop(740);
    expect(less.next).toMatchObject({ seat: 1, options: { call: { to: 740 }, raise: null, complete: null } });
    expect(codes(less)).toContain('limit-room-short-all-in');
    const full = flop(750, { houseRules: { limitReopen: 'full-bet' } });
    expect(full.next).toMatchObject({ seat: 1, options: { raise: null } });
    expect(codes(full)).not.toContain('limit-room-short-all-in');
    expect(codes(flop(1_000))).not.toContain('limit-room-short-all-in');
  });

  test('f: no heads-up exception to the cap is written, and none is made', () => {
    const line = '1 raise 1000, 2 raise 1500, 1 raise 2000';
    const answer = ruled(room({ stacks: [9_000, 9_000], button: 1, line }));
    expect(answer.next).toMatchObject({ seat: 2, options: { raise: null } });
    onlyIn('limit-room-heads-up-cap', answer, 'italian-limit-room/4');
    const lifted = ruled(
      room({ stacks: [9_000, 9_000], button: 1, line, houseRules: { headsUpCap: 'event-heads-up-only' } }),
    );
    expect(lifted.next).toMatchObject({ seat: 2, options: { raise: { minTo: 2_500 } } });
    expect(codes(lifted)).not.toContain('limit-room-heads-up-cap');
    const three = ruled(room({ line: '3 raise 1000, 1 raise 1500, 2 raise 2000' }));
    expect(codes(three)).not.toContain('limit-room-heads-up-cap');
  });

  const ROYAL = 'Tc Jc Qc Kc Ac';
  const LOW = ['2s 2d', '3s 3d', '4s 4d'];
  test('g: who mucks a hand that plays the board gives up his share', () => {
    const line = `${TO_RIVER}, 1 show, 2 muck, 3 show`;
    const forfeits = ruled(room({ board: ROYAL, holes: LOW, line }));
    expect(won(forfeits)).toEqual({ 1: 750, 3: 750 });
    onlyIn('limit-room-board-muck', forfeits, 'italian-limit-room/7', 'italian-limit-room/8', 'tda-2024/19');
    expect(citesOf(forfeits, 'mucked-board-forfeits')).toContain('tda-2024/19');
    const shares = ruled(room({ board: ROYAL, holes: LOW, line, houseRules: { boardPlayMuck: 'shares' } }));
    expect(won(shares)).toEqual({ 1: 500, 2: 500, 3: 500 });
    expect(citesOf(shares, 'mucked-board-shares')).toEqual(['custom/house-rule']);
    expect(codes(shares)).not.toContain('limit-room-board-muck');
  });
  const shares = { houseRules: { boardPlayMuck: 'shares' } };
  test.each([
    {
      rule: 'a hand that beats the board',
      board: 'Tc Jc Qc Kc 2d',
      holes: ['Ac 9d', '3s 3d', '4s 4d'],
      want: { 1: 1_500 },
    },
    { rule: 'a board that lies with unknown hands', board: ROYAL, holes: ['', '3s 3d', ''], want: {} },
  ])('g: sharing is not for $rule', ({ board, holes, want }) => {
    const answer = ruled(room({ board, holes, line: `${TO_RIVER}, 2 muck`, ...shares }));
    expect(won(answer)).toEqual(want);
    expect(answer.explanation.filter(({ code }) => code.startsWith('mucked-board'))).toEqual([]);
  });
  test('g: a mucked hand shares only the pots it paid into', () => {
    const contributed = [100, 300, 300];
    const seats = LOW.map((hole, i) => ({
      seat: i + 1,
      hole: split(hole),
      contributed: contributed[i],
      ...(i === 0 ? { status: 'mucked' } : {}),
    }));
    const body = { variant: 'texas-holdem', rulebook: 'italian-limit-room', button: 3, seats, board: split(ROYAL) };
    expect(won(ruled({ ...body, ...shares }))).toEqual({ 1: 100, 2: 300, 3: 300 });
    expect(won(ruled(body))).toEqual({ 2: 350, 3: 350 });
  });
  test('g: with exactly two hole cards the board is never a hand', () => {
    const seats = [1, 2].map((seat) => ({
      seat,
      hole: split(seat === 1 ? '2s 2d 3s 3d' : '4s 4d 5s 5d'),
      ...(seat === 2 ? { status: 'mucked' } : {}),
    }));
    const answer = ruled({
      variant: 'omaha',
      rulebook: 'italian-limit-room',
      button: 1,
      seats,
      board: split(ROYAL),
      pot: 100,
      ...shares,
    });
    expect(won(answer)).toEqual({ 1: 100 });
  });

  test('g, HFL-8: an all-in hand may be mucked here, under the TDA it may not', () => {
    const body = {
      stacks: [9_000, 9_000, 2_000],
      board: BOARD,
      betting: 'no-limit',
      stakes: { smallBlind: 250, bigBlind: 500 },
      line: '3 all-in, 1 call, 2 fold, 3 muck',
    };
    const answer = ruled(room(body));
    expect(won(answer)).toEqual({ 1: 4_500 });
    onlyIn('limit-room-all-in-muck', answer, 'italian-limit-room/8', 'tda-2024/16');
    const tda = ruled(room({ ...body, rulebook: 'tda-2024' }));
    expect(fault(tda)).toMatchObject({ code: 'all-in-muck', action: 3, cites: ['tda-2024/16'] });
    expect(tda.hands.map(({ status }) => status)).toEqual(['live', 'folded', 'live']);
  });

  test('h: with two players the button posts the small blind', () => {
    const two = { stacks: [9_000, 9_000], button: 1 };
    const answer = ruled(room({ ...two, actions: [] }));
    expect(answer.next).toMatchObject({ seat: 1, options: { call: { to: 500 } } });
    onlyIn('limit-room-heads-up-blinds', answer, 'italian-limit-room/2', 'tda-2024/34-B');
    const literal = ruled(room({ ...two, actions: [], houseRules: { headsUpBlinds: 'button-big' } }));
    expect(literal.next).toMatchObject({ seat: 2, options: { call: { to: 500 } } });
    expect(codes(literal)).not.toContain('limit-room-heads-up-blinds');
    expect(codes(ruled(room({ actions: [] })))).not.toContain('limit-room-heads-up-blinds');
  });

  test('every warning is said in Italian too', () => {
    const body = room({ board: FLOP, line: LIMPED });
    const [english, italian] = [ruled(body), ruled(body, 'it')];
    expect(codes(italian)).toEqual(codes(english));
    for (const [i, { text }] of italian.warnings.entries()) expect(text).not.toBe(english.warnings[i]?.text);
  });
});
