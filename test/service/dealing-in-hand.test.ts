import { describe, expect, test } from 'vitest';
import { movesText, refusedOn, ruledOn, saidOf } from '../support/irregularity.ts';

const [IT, TDA, WSOP, ROB] = ['italian-tournament', 'tda-2024', 'wsop-2024', 'roberts-11'];
const BOOKS = [TDA, WSOP, ROB, IT];

const seats = [1, 2, 3, 4].map((seat) => ({ seat, stack: 5000 }));
const NL = { variant: 'texas-holdem', button: 1, stakes: { smallBlind: 50, bigBlind: 100 }, seats };
const act = (seat: number, action: string, to?: number) => ({ seat, action, ...(to === undefined ? {} : { to }) });
const nl = (actions: readonly object[], more: object = {}) => ({ ...NL, actions, ...more });
const LIMPED = [act(4, 'call'), act(1, 'call'), act(2, 'call'), act(3, 'check')];
const CHECKED = [...LIMPED, ...[2, 3, 4, 1].map((seat) => act(seat, 'check'))];
const FLOP = ['2c', '3c', '4c'];

const ask = (rulebook: string, type: string, facts: object, hand: object) => {
  const { rulings, missing, hand: after } = ruledOn({ irregularity: { type, ...facts }, rulebooks: [rulebook], hand });
  const [ruling] = rulings;
  if (ruling === undefined) throw new Error(`needs ${missing.map(({ fact }) => fact).join(', ')}`);
  return { said: `${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`.trim(), ruling, after };
};

describe('INT-19 substantial action is read off the history as each rulebook counts it', () => {
  test.each([
    ['check and fold', [act(4, 'call'), act(1, 'fold')], ['stands', 'misdeal', 'stands', 'stands']],
    ['two folds', [act(4, 'fold'), act(1, 'fold')], ['misdeal', 'misdeal', 'stands', 'misdeal']],
    ['a raise and a call', [act(4, 'raise', 300), act(1, 'call')], ['stands', 'stands', 'stands', 'stands']],
    ['one fold', [act(4, 'fold')], ['misdeal', 'misdeal', 'misdeal', 'misdeal']],
    ['three folds', [4, 1, 2].map((seat) => act(seat, 'fold')), ['stands', 'stands', 'stands', 'stands']],
  ])('%s', (_name, actions, decisions) => {
    const answer = ruledOn({ irregularity: { type: 'skipped-player', seat: 7 }, rulebooks: BOOKS, hand: nl(actions) });
    expect(answer.rulings.map(({ decision }) => decision)).toEqual(decisions);
    expect(answer.differs).toBe(new Set(decisions).size > 1);
  });

  test('a bring-in is a forced bet and no action', () => {
    const up = (hole: string) => ['??', '??', hole];
    const hand = {
      variant: 'seven-card-stud',
      stakes: { ante: 5, bringIn: 10, smallBet: 20, bigBet: 40 },
      seats: [1, 2, 3].map((seat) => ({ seat, stack: 500, hole: up(['2c', 'Kd', 'Ah'][seat - 1] ?? '') })),
      actions: [act(1, 'bring-in'), act(2, 'complete', 20)],
    };
    const { said } = ask(ROB, 'substantial-action', {}, hand);
    expect(said).toBe('no-substantial-action action-not-substantial');
  });

  test('actions told count in the place of those of the history, and a flag in the place of both', () => {
    const told = (facts: object) => ask(TDA, 'skipped-player', facts, nl([act(4, 'fold')])).ruling.decision;
    expect(told({})).toBe('misdeal');
    expect(told({ actionsTaken: ['fold', 'fold', 'call'] })).toBe('stands');
    expect(told({ actionsTaken: ['fold'], substantialAction: true })).toBe('stands');
  });
});

describe('a hand called back', () => {
  const everything = 'pot>2 50, pot>3 100, pot>4 300';
  test.each([
    ['INT-39 misdeal', 'misdeal', { cause: 'boxed-cards' }],
    ['INT-39 ineligible-seat-dealt', 'ineligible-seat-dealt', { seat: 3 }],
    ['INT-39 boxed-cards', 'boxed-cards', { boxed: 2, when: 'first-deal' }],
    ['INT-40 skipped-player', 'skipped-player', { seat: 7 }],
    ['INT-43 non-standard-card', 'non-standard-card', {}],
    ['INT-44 wrong-card-count', 'wrong-card-count', { fault: 'more-too-many', seat: 2 }],
  ])('%s gives every bet back and is dealt again as it was', (_name, type, facts) => {
    const { said, ruling, after } = ask(TDA, type, facts, nl([act(4, 'raise', 300)]));
    expect(said).toBe(`misdeal misdeal-called ${everything}`);
    expect(ruling.steps.map(({ code }) => code)).toContain('exact-replay');
    expect([after?.outcome, after?.returned.map(({ amount }) => amount)]).toEqual(['void', [50, 100, 300]]);
    expect(after?.payouts.every(({ net }) => net === 0)).toBe(true);
  });

  test('INT-40 leaves what was carried in for the next pot', () => {
    const { said, after } = ask(TDA, 'skipped-player', { seat: 7 }, nl([], { carriedIn: 25 }));
    expect(said).toBe('misdeal misdeal-called pot>2 50, pot>3 100, pot>next-pot 25');
    expect(after?.carriedOver).toBe(25);
  });

  test('INT-42 is void with two identical cards however much was bet, and the deck of the hand may show them', () => {
    const twins = seats.map((s) => (s.seat < 3 ? { ...s, hole: ['As', s.seat === 1 ? 'Kd' : 'Kc'] } : s));
    const hand = nl(LIMPED, { seats: twins });
    const facts = { fault: 'identical-cards', handOver: false, knewAndBet: false };
    for (const book of BOOKS) {
      const { said, after } = ask(book, 'fouled-deck', facts, hand);
      expect(said).toBe('void fouled-deck-void pot>1 100, pot>2 100, pot>3 100, pot>4 100');
      expect(after?.outcome).toBe('void');
    }
  });

  test('INT-42 may keep the chips of who knew of it for the next pot, where the book says so', () => {
    const facts = { fault: 'identical-cards', handOver: false, knewAndBet: true, seat: 4 };
    const options = (book: string) =>
      ask(book, 'fouled-deck', facts, nl([act(4, 'raise', 300)])).ruling.options.map(
        (o) => `${o.code} ${movesText(o)}`,
      );
    expect(options(WSOP)).toEqual([
      'aggressor-forfeits pot>2 50, pot>3 100, pot>next-pot 300',
      'aggressor-refunded pot>2 50, pot>3 100, pot>4 300',
    ]);
    expect(options(TDA)).toEqual([]);
  });
});

describe('a dead hand', () => {
  test('INT-44 is out of the hand, its chips stay, and the turn passes on', () => {
    const hand = nl([act(4, 'call'), act(1, 'raise', 400)]);
    const { said, after } = ask(TDA, 'wrong-card-count', { fault: 'more-too-many', seat: 2 }, hand);
    expect(said).toBe('hand-dead wrong-count-dead');
    expect(after?.next).toMatchObject({ kind: 'act', seat: 3 });
    expect(after?.explanation.find(({ code }) => code === 'hand-killed')?.cites).toContain('tda-2024/38');
    expect(after?.hands.find(({ seat }) => seat === 2)?.status).toBe('folded');
    expect(after?.pots.map(({ amount, eligible }) => [amount, eligible])).toEqual([[650, [1, 3, 4]]]);
  });

  test('INT-44 is that of a button which acted on too few cards, and not of one which has not', () => {
    const hand = (actions: readonly object[]) => nl([act(4, 'raise', 300), ...actions]);
    const facts = { fault: 'too-few', seat: 1 };
    expect(ask(TDA, 'wrong-card-count', facts, hand([])).said).toBe('replace-card button-receives-card');
    expect(ask(TDA, 'wrong-card-count', facts, hand([act(1, 'call')])).said).toBe('hand-dead wrong-count-dead');
  });

  test('INT-43 is that of who acted on a joker', () => {
    const hand = (actions: readonly object[]) => nl([act(4, 'call'), ...actions]);
    const facts = { where: 'hole', seat: 1 };
    expect(ask(WSOP, 'non-standard-card', facts, hand([])).said).toBe(
      'replace-card stray-card-replaced ??>out-of-play',
    );
    const { said, after } = ask(WSOP, 'non-standard-card', facts, hand([act(1, 'call')]));
    expect([said, after?.next]).toMatchObject(['hand-dead stray-card-acted-on', { seat: 2 }]);
  });
});

describe('cards that move', () => {
  const visible = (book: string, type: string, facts: object, hand: object) =>
    ask(book, type, facts, hand).after?.board.visible;

  test('INT-47 a turn that lies there too early is read off the hand and leaves the board', () => {
    const hand = nl([...LIMPED, act(2, 'check')], { board: [...FLOP, '9d'] });
    expect(BOOKS.map((book) => ask(book, 'premature-card', {}, hand).said)).toEqual([
      'replace-card early-card-into-stub 9d>stub',
      'replace-card early-card-into-stub 9d>stub',
      'replace-card early-turn-set-aside 9d>aside',
      'floor-decides board-order-unwritten',
    ]);
    expect(visible(TDA, 'premature-card', {}, hand)).toEqual(FLOP);
    expect(visible(IT, 'premature-card', {}, hand)).toEqual([...FLOP, '9d']);
  });

  test('INT-47 a turn set aside comes back for the river, in four steps', () => {
    const hand = nl([...LIMPED, act(2, 'check')], { board: [...FLOP, '9d'] });
    expect(ask(ROB, 'premature-card', {}, hand).ruling.steps.map(({ code }) => code)).toEqual([
      'early-card-does-not-play',
      'early-turn-set-aside',
      'river-card-becomes-turn',
      'turn-shuffled-in-for-river',
    ]);
  });

  test('INT-46 a flop of four is dealt again, drawn for, or keeps its first three', () => {
    const hand = nl(LIMPED, { board: [...FLOP, '9d'] });
    const facts = { orderKnown: true };
    expect(BOOKS.map((book) => ask(book, 'extra-board-card', facts, hand).said)).toEqual([
      'replace-card extra-card-drawn-as-burn',
      'replace-card extra-card-drawn-as-burn',
      'redeal flop-dealt-anew 2c>stub, 3c>stub, 4c>stub, 9d>stub',
      'replace-card last-card-is-the-next-burn 9d>turn-burn',
    ]);
    expect(BOOKS.map((book) => visible(book, 'extra-board-card', facts, hand))).toEqual([[], [], [], FLOP]);
  });

  test('INT-45 a turn without its burn is the burn, until somebody acts on it', () => {
    const hand = (actions: readonly object[]) => nl([...CHECKED, ...actions], { board: [...FLOP, '9d'] });
    const { said, after } = ask(TDA, 'burn-error', { fault: 'no-burn' }, hand([]));
    expect([said, after?.next]).toEqual([
      'replace-card first-card-is-the-burn 9d>turn-burn',
      { kind: 'deal', street: 'turn', cards: 1 },
    ]);
    const late = ask(TDA, 'burn-error', { fault: 'no-burn' }, hand([act(2, 'check')]));
    expect([late.said, late.after?.board.visible]).toEqual(['stands missing-burn-stands', [...FLOP, '9d']]);
  });

  test('INT-45 action since cannot be denied where the history has it', () => {
    const hand = nl([...CHECKED, act(2, 'check')], { board: [...FLOP, '9d'] });
    const irregularity = { type: 'burn-error', fault: 'no-burn', street: 'turn', actionSince: false };
    expect(refusedOn({ irregularity, hand })).toEqual(['/irregularity/actionSince contradicts-hand']);
  });

  test('INT-41 an exposed card is out of play from then on, and its seat holds cards nobody knows', () => {
    const held = seats.map((s) => (s.seat === 2 ? { ...s, hole: ['7h', '7d'] } : s));
    const { said, after } = ask(
      ROB,
      'exposed-in-deal',
      { exposed: [{ seat: 2, card: '7h' }], firstTwo: false },
      nl([], { seats: held }),
    );
    expect(said).toBe('replace-card exposed-replaced-at-end 7h>flop-burn');
    expect([after?.outcome, after?.hands.find(({ seat }) => seat === 2)?.results]).toEqual(['incomplete', []]);
  });
});
