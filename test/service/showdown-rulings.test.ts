import { describe, expect, test } from 'vitest';
import { movesText, refusedOn, ruledOn, saidOf } from '../support/irregularity.ts';
import { ruled } from '../support/ruling.ts';

const TDA = 'tda-2024';
const WSOP = 'wsop-2024';
const ROBERTS = 'roberts-11';
const ROOM = 'italian-limit-room';
const IT = 'italian-tournament';

type Act = { readonly seat: number; readonly action: string; readonly to?: number };
const act = (seat: number, action: string, to?: number): Act => ({
  seat,
  action,
  ...(to === undefined ? {} : { to }),
});

/** Two pair, aces and kings, beat the queens; the jack high has neither. */
const HOLES: Readonly<Record<number, readonly string[]>> = { 1: ['Qh', 'Jh'], 2: ['As', 'Kd'], 3: ['Qc', 'Qd'] };
const BOARD = ['Ad', 'Kh', '9s', '5c', '2h'];
const ROYAL = ['Ad', 'Kd', 'Qd', 'Jd', 'Td'];
const LOW: Readonly<Record<number, readonly string[]>> = { 1: ['3c', '4c'], 2: ['3h', '4h'], 3: ['3s', '4s'] };

const table = (actions: readonly Act[], more: object = {}, stacks: Readonly<Record<number, number>> = {}) => ({
  variant: 'texas-holdem',
  button: 1,
  stakes: { smallBlind: 50, bigBlind: 100 },
  seats: [1, 2, 3].map((seat) => ({ seat, stack: stacks[seat] ?? 1000, hole: HOLES[seat] })),
  board: BOARD,
  actions,
  ...more,
});
const checks = [2, 3, 1].map((seat) => act(seat, 'check'));
const TO_RIVER = [act(1, 'call'), act(2, 'call'), act(3, 'check'), ...checks, ...checks];
const river = (actions: readonly Act[], more: object = {}) => table([...TO_RIVER, ...actions], more);
const BET = [act(2, 'bet', 200)];
const CALLED = [...BET, act(3, 'call'), act(1, 'fold')];
/** Seat 3 pushes on the flop: 300 and 600 call, 100 of the 700 comes back. */
const PUSHED = [
  act(1, 'call'),
  act(2, 'call'),
  act(3, 'check'),
  act(2, 'check'),
  act(3, 'bet', 600),
  act(1, 'call'),
  act(2, 'call'),
];
const allIn = (more: object = {}) => table(PUSHED, more, { 1: 300, 2: 600 });
const royal = (actions: readonly Act[]) =>
  river(actions, { board: ROYAL, seats: [1, 2, 3].map((seat) => ({ seat, stack: 1000, hole: LOW[seat] })) });

const ask = (book: string, type: string, facts: object, hand?: object, more: object = {}) => {
  const answer = ruledOn({ irregularity: { type, ...facts }, rulebooks: [book], hand, ...more });
  const [ruling] = answer.rulings;
  if (ruling === undefined) throw new Error(`asks ${answer.missing.map(({ fact }) => fact).join()}`);
  return { ...answer, ruling, said: `${ruling.decision} ${saidOf(ruling)} ${movesText(ruling)}`.trim() };
};
const orderOf = (rulebook: string, hand: object, houseRules: object = {}) =>
  ruled({ ...hand, rulebook, houseRules }).showdown.order;

describe('the order hands are shown in', () => {
  const PASSED = river(checks);
  test.each([
    ['INT-08 nobody bets on the river: from the left of the button', TDA, PASSED, [2, 3, 1]],
    [
      'INT-08 a bet on the river: its maker first',
      TDA,
      river([act(2, 'check'), act(3, 'bet', 200), act(1, 'call'), act(2, 'call')]),
      [3, 1, 2],
    ],
    ['INT-08 all-in on the flop: nobody wagered on the last street', TDA, allIn(), [2, 3, 1]],
    ['INT-08 all-in on the flop, World Series: whoever pushed', WSOP, allIn(), [3, 1, 2]],
    ['INT-08 side pot, Robert: before who is all-in for the main pot', ROBERTS, allIn(), [2, 3, 1]],
    ['INT-08 no side pot, Robert: as anywhere', ROBERTS, PASSED, [2, 3, 1]],
  ])('%s', (_name, rulebook, hand, order) => {
    expect(orderOf(rulebook, hand)).toEqual(order);
    const named = ruled({ ...hand, rulebook }).explanation.find(({ code }) => code === 'showdown-order');
    expect(named?.cites).toContain(
      { [TDA]: 'tda-2024/17', [WSOP]: 'wsop-2024/L145', [ROBERTS]: 'roberts-11/showdown-7' }[rulebook],
    );
  });

  test.each([
    ['INT-08 showdownOrder', { showdownOrder: 'pusher-first' }, [3, 1, 2]],
    ['INT-08 sidePotShowsFirst', { showdownOrder: 'pusher-first', sidePotShowsFirst: true }, [3, 2, 1]],
  ])('%s is an option of the house', (_name, houseRules, order) => {
    expect(orderOf(TDA, allIn(), houseRules)).toEqual(order);
  });

  test.each([
    [TDA, river(checks), 'proceed hands-shown-in-order', [2, 3, 1]],
    [WSOP, allIn(), 'proceed hands-shown-in-order', [3, 1, 2]],
    [TDA, allIn(), 'must-table hands-shown-together', undefined],
  ])('INT-08 is ruled at the table as in the hand: %s', (book, hand, said, seats) => {
    const { ruling, said: told } = ask(book, 'showdown-order', {}, hand);
    expect([told, ruling.steps.find(({ code }) => code === 'hands-shown-in-order')?.facts.seats]).toEqual([
      said,
      seats,
    ]);
  });

  test('INT-08 is where another rulebook differs', () => {
    const { comparison } = ruled({ ...allIn(), compare: [WSOP, IT] });
    expect(comparison.map(({ rulebook, differs }) => [rulebook, differs])).toEqual([
      [WSOP, true],
      [IT, false],
    ]);
    expect(comparison[0]?.steps.map(({ code }) => code)).toEqual(['showdown-order']);
  });

  const stud = (variant: string, holes: readonly string[]) => ({
    variant,
    stakes: { smallBet: 10, bigBet: 20 },
    opening: { street: 'seventh', pot: 90 },
    seats: holes.map((hole, i) => ({ seat: i + 1, stack: 500, hole: hole.match(/../g) })),
  });
  const BOARDS = ['9h9d3s4s5s6c2h', 'KcQc2dKdKhAsAd', '8h7h6hJsTdTs3c'];
  test.each([
    ['INT-08 stud: the best board', 'seven-card-stud', [2, 3, 1]],
    ['INT-08 razz: the lowest board', 'razz', [1, 2, 3]],
  ])('%s', (_name, variant, order) => {
    const [first = 1, ...rest] = order;
    const actions = [first, ...rest].map((seat) => act(seat, 'check'));
    expect(orderOf(TDA, { ...stud(variant, BOARDS), actions })).toEqual(order);
    const { ruling } = ask(TDA, 'showdown-order', {}, { ...stud(variant, BOARDS), actions });
    expect(ruling.steps.at(-1)?.facts.seats).toEqual(order);
    const played = { ...stud(variant, BOARDS), actions };
    expect(orderOf(TDA, played, { showdownOrder: 'aggressor-only-in-stud' })).toEqual([]);
    const bet = [act(first, 'bet', 20), ...rest.map((seat) => act(seat, 'call'))];
    expect(orderOf(TDA, { ...played, actions: bet }, { showdownOrder: 'aggressor-only-in-stud' })).toEqual(order);
  });
});

describe('cards speak', () => {
  test.each([
    ['INT-02 another hand than announced', 'pair', 'hand-live cards-speak pot>2 700'],
    ['INT-02 the hand announced', 'two-pair', 'stands announced-as-shown pot>2 700'],
  ])('%s is read off the hand', (_name, declared, said) => {
    const { said: told, hand, ruling } = ask(TDA, 'cards-speak', { seat: 2, declared }, river(CALLED));
    expect([told, hand?.winners]).toEqual([said, [2]]);
    expect(ruling.steps.some(({ facts }) => facts.actual === 'two-pair')).toBe(true);
  });

  test('INT-02 what the hand shows cannot be denied', () => {
    const irregularity = { type: 'cards-speak', seat: 2, declared: 'pair', shown: 'flush' };
    expect(refusedOn({ irregularity, hand: river(CALLED) })).toEqual(['/irregularity/shown contradicts-hand']);
  });

  test('INT-02 a hand miscalled on purpose may cost the pot under Robert, a penalty under the TDA', () => {
    const facts = { seat: 2, declared: 'flush', deliberate: true };
    const codes = (book: string) => {
      const { ruling } = ask(book, 'cards-speak', facts, river(CALLED));
      return [...ruling.steps, ...ruling.options].map(({ code }) => code);
    };
    expect(codes(TDA)).toEqual(['cards-speak', 'miscall-penalty']);
    expect(codes(ROBERTS)).toEqual(['cards-speak', 'miscall-forfeits']);
    expect(codes(WSOP)).toEqual(['cards-speak']);
  });
});

describe('a hand killed', () => {
  const mucked = {
    seats: [1, 2, 3].map((seat) => ({
      seat,
      stack: 1000,
      hole: HOLES[seat],
      ...(seat === 2 ? { status: 'mucked' } : {}),
    })),
  };
  test.each([
    ['INT-04 tabled, and plainly the winner', { tabled: true }, 'hand-live winner-cannot-be-killed pot>2 700', [2]],
    ['INT-04 not tabled', { tabled: false, retrievable: false }, 'hand-dead killed-hand-dead pot>3 700', [3]],
  ])('%s: the hand after it', (_name, facts, said, winners) => {
    const { said: told, hand } = ask(TDA, 'killed-winner', { seat: 2, ...facts }, river(CALLED, mucked));
    expect([told, hand?.winners]).toEqual([said, winners]);
  });

  test('INT-04 leaves Robert’s floor two ways, each with its chips', () => {
    const { ruling } = ask(ROBERTS, 'killed-winner', { seat: 2, retrievable: true }, river(CALLED, mucked));
    expect(ruling.options.map((o) => `${o.code} ${movesText(o)}`)).toEqual([
      'killed-hand-retrieved pot>2 700',
      'killed-hand-dead pot>3 700',
    ]);
  });

  const lost = { seat: 2, identifiable: false };
  test('INT-05 a bet nobody had called comes back, and there is no bet any more', () => {
    const { said, hand } = ask(TDA, 'unprotected-hand', lost, river(BET));
    expect(said).toBe('hand-dead unprotected-hand-dead pot>2 200');
    expect(hand?.next).toMatchObject({ kind: 'act', seat: 3, options: { check: true, call: null } });
    expect(hand?.hands.find(({ seat }) => seat === 2)?.status).toBe('folded');
  });

  test.each([
    ['INT-05 called bets stay', lost, 'hand-dead unprotected-hand-dead pot>3 700', [3]],
    ['INT-05 cards that can be told play', { ...lost, identifiable: true }, 'hand-live unprotected-hand-plays', [2]],
  ])('%s', (_name, facts, said, winners) => {
    const { said: told, hand } = ask(TDA, 'unprotected-hand', facts, river(CALLED));
    expect([told, hand?.winners]).toEqual([said, winners]);
  });

  test('INT-05 a raise somebody called in part comes back as far as nobody did', () => {
    const actions = [...TO_RIVER, act(2, 'bet', 500), act(3, 'call')];
    const { said, hand } = ask(TDA, 'unprotected-hand', lost, table(actions, {}, { 3: 300 }));
    expect(said).toBe('hand-dead unprotected-hand-dead pot>2 300');
    expect(hand?.hands.find(({ seat }) => seat === 2)?.status).toBe('folded');
  });
});

describe('a hand thrown in', () => {
  const MUCKED = [...CALLED, act(2, 'muck')];
  test.each([
    ['INT-06 retrieved and tabled', TDA, { retrievable: true, tabled: true }, [2]],
    ['INT-06 lost in the muck', TDA, { retrievable: false }, [3]],
  ])('%s: the hand after it', (_name, book, facts, winners) => {
    expect(ask(book, 'mucked-hand', { seat: 2, ...facts }, river(MUCKED)).hand?.winners).toEqual(winners);
  });

  test.each([
    ['INT-07 the board is best', royal(MUCKED), 'hand-live mucked-shares-board', [2, 3]],
    ['INT-07 the board is not best', river(MUCKED), 'hand-dead mucked-hand-dead', [3]],
  ])('%s: read off the hand, not asked', (_name, hand, said, winners) => {
    const houseRules = { boardPlayMuck: 'shares', allInMuck: 'may-muck' };
    const answer = ask(ROOM, 'mucked-hand', { seat: 2 }, hand, { houseRules });
    expect([answer.said, answer.hand?.winners]).toEqual([said, winners]);
  });

  test.each([
    [
      'INT-07 who shows every card has a part',
      TDA,
      { tabled: true },
      'hand-live board-player-shares pot>2 350, pot>3 350',
    ],
    ['INT-07 who does not must', TDA, { tabled: false }, 'must-table board-player-must-table'],
    [
      'INT-07 Robert: said in time',
      ROBERTS,
      { tabled: false, declared: true },
      'hand-live board-player-declared pot>2 350, pot>3 350',
    ],
    ['INT-07 Robert: not said', ROBERTS, { tabled: false, declared: false }, 'hand-dead board-player-silent pot>3 700'],
  ])('%s', (_name, book, facts, said) => {
    expect(ask(book, 'playing-the-board', { seat: 2, ...facts }, royal(MUCKED)).said).toBe(said);
  });

  test('INT-07 nobody plays a board that is not the best hand', () => {
    expect(ask(TDA, 'playing-the-board', { seat: 2, tabled: true }, river(CALLED)).said).toBe(
      'proceed board-is-not-best',
    );
  });
});

describe('all-in', () => {
  test('INT-09 every hand still in goes face up', () => {
    const { said } = ask(TDA, 'all-in-face-up', {}, allIn());
    expect(said).toBe(
      'must-table all-hands-face-up Qh>face-up, Jh>face-up, As>face-up, Kd>face-up, Qc>face-up, Qd>face-up',
    );
  });

  test.each([
    [
      'INT-09 while others may bet',
      table(PUSHED.slice(0, 5), {}, { 1: 300, 2: 600, 3: 700 }),
      'proceed hands-stay-down',
    ],
    ['INT-09 with chips behind everybody', river(CALLED), 'proceed nobody-is-all-in'],
  ])('%s cards stay down', (_name, hand, said) => {
    expect(ask(TDA, 'all-in-face-up', {}, hand).said).toBe(said);
  });

  test('INT-09 in a cash game the house may leave them down to the end', () => {
    expect(ask(TDA, 'all-in-face-up', {}, allIn(), { houseRules: { allInFaceUp: false } }).said).toBe(
      'proceed hands-shown-at-the-end',
    );
  });

  const hidden = { seat: 1, what: 'chips', allIn: true, hidden: 100 };
  test('INT-49 chips out of sight are lost to the winner, in the hand too', () => {
    const { said, hand } = ask(TDA, 'out-of-sight', hidden, allIn());
    expect(said).toBe('correct-amount hidden-chips-lost 1>2 100');
    expect(hand?.payouts.map(({ seat, net, finalStack }) => [seat, net, finalStack])).toEqual([
      [1, -400, 0],
      [2, 1000, 1600],
      [3, -600, 400],
    ]);
    expect(hand?.explanation.map(({ code }) => code)).toContain('hidden-chips-owed');
  });

  test('INT-49 but are not paid to who wins', () => {
    const holes: Readonly<Record<number, readonly string[]>> = { ...HOLES, 1: ['Ac', 'Ah'] };
    const seats = [1, 2, 3].map((seat) => ({ seat, stack: { 1: 300, 2: 600 }[seat] ?? 1000, hole: holes[seat] }));
    const { said, hand } = ask(TDA, 'out-of-sight', hidden, allIn({ seats }));
    expect(said).toBe('correct-amount hidden-chips-not-paid');
    expect(hand?.payouts.find(({ seat }) => seat === 1)?.net).toBe(600);
  });
});

describe('asking to see a hand', () => {
  test.each([
    ['INT-10 who called the last bet', TDA, { seat: 3, owner: 2, holdsCards: true }, 'must-table asker-paid-to-see'],
    ['INT-10 who made it', TDA, { seat: 2, owner: 3, holdsCards: true }, 'floor-decides asking-for-the-floor'],
    ['INT-10 who folded', TDA, { seat: 1, owner: 2 }, 'not-allowed asker-has-no-cards'],
    [
      'INT-10 World Series: nobody',
      WSOP,
      { seat: 3, owner: 2, collusion: false },
      'not-allowed asking-without-collusion',
    ],
    ['INT-10 Robert: anybody dealt in', ROBERTS, { seat: 1, owner: 3 }, 'must-table asked-hand-is-dead'],
  ])('%s, as the hand tells', (_name, book, facts, said) => {
    expect(ask(book, 'asking-to-see', facts, river(CALLED)).said).toBe(said);
  });

  const MUCKED = river([...CALLED, act(2, 'muck')]);
  test.each([
    ['INT-10 asked by the winner, the mucked hand is live again', 3, [2]],
    ['INT-10 asked by another, it is dead', 1, [3]],
  ])('%s', (_name, seat, winners) => {
    expect(ask(ROBERTS, 'asking-to-see', { seat, owner: 2 }, MUCKED).hand?.winners).toEqual(winners);
  });

  test.each([
    [TDA, 'stands uncontested-need-not-show pot>3 700'],
    [ROBERTS, 'must-table uncontested-must-show pot>3 700'],
    [ROOM, 'must-table uncontested-must-show pot>3 700'],
  ])('the last hand at the showdown under %s: %s', (book, said) => {
    expect(ask(book, 'must-show', { seat: 3 }, MUCKED, { houseRules: { limitBlinds: 'as-told' } }).said).toBe(said);
  });
});

describe('pots', () => {
  test.each([
    [TDA, 'split pots-main-first pot>2 900, pot>2 600', ['main', 'side-1']],
    [WSOP, 'split pots-last-made-first pot>2 600, pot>2 900', ['side-1', 'main']],
  ])('INT-16 are decided in the order of %s', (book, said, pots) => {
    const { said: told, ruling } = ask(book, 'side-pots', {}, allIn());
    expect([told, ruling.steps.flatMap(({ facts }) => facts.pot ?? [])]).toEqual([said, pots]);
  });

  test.each([
    ['INT-17 nobody called', [...BET, act(3, 'fold'), act(1, 'fold')], 'refund uncalled-bet-goes-back pot>2 200'],
    ['INT-17 somebody did', CALLED, 'stands bet-was-called'],
  ])('%s', (_name, actions, said) => {
    expect(ask(TDA, 'uncalled-bet', { seat: 2 }, river(actions)).said).toBe(said);
  });

  test('INT-17 what nobody could call is read off the hand', () => {
    expect(ask(ROBERTS, 'uncalled-bet', {}, allIn()).said).toBe('refund uncalled-bet-goes-back pot>3 100');
  });

  test('INT-18 Robert rebuilds the pot until the next hand begins', () => {
    const paid = [{ seat: 3, amount: 700 }];
    const ruleOn = (nextHandBegun: boolean) => ask(ROBERTS, 'wrong-award', { nextHandBegun, paid }, river(CALLED)).said;
    expect([ruleOn(false), ruleOn(true)]).toEqual([
      'reassign award-goes-to-winner 3>2 700',
      'stands award-next-hand-begun',
    ]);
  });
});

describe('odd chips', () => {
  const TIED = (button: number) => ({
    variant: 'texas-holdem',
    button,
    board: ['Ad', 'Kh', '9s', '5c', '2h'],
    pot: 101,
    seats: [
      { seat: 2, hole: ['As', 'Kd'] },
      { seat: 5, hole: ['Ac', 'Kc'] },
    ],
  });
  test.each([TDA, WSOP, ROBERTS])('INT-11 go to the first seat left of the button under %s', (book) => {
    expect([1, 3].map((button) => ask(book, 'odd-chip', {}, TIED(button)).said)).toEqual([
      'split odd-chip-goes-to pot>2 51, pot>5 50',
      'split odd-chip-goes-to pot>2 50, pot>5 51',
    ]);
  });

  const stud = (variant: string, first: string, second: string) => ({
    variant,
    pot: 101,
    seats: [first, second].map((hole, i) => ({ seat: i + 1, hole: hole.match(/../g) })),
  });
  /** The same straight; seat 2 has the king outside it, seat 1 the better suits. */
  const STRAIGHT = stud('seven-card-stud', '9s8s7s6d5h2c2d', '9h8d7d6c5cKs3c');
  test.each([
    ['INT-12 stud: by the five that win', TDA, 'pot>1 51, pot>2 50'],
    ['INT-12 stud, Robert: by all cards', ROBERTS, 'pot>1 50, pot>2 51'],
  ])('%s', (_name, book, moves) => {
    expect(movesText(ask(book, 'odd-chip', {}, STRAIGHT).ruling)).toBe(moves);
  });

  /** The same five-four-three-two-ace: seat 1 with the ace of spades, seat 2 with the five of spades. */
  const WHEEL = stud('razz', 'As2c3c4c5cKdQd', 'Ac2h3h4h5sKcQc');
  test.each([
    ['INT-12 razz, aces high', TDA, {}, 'pot>1 51, pot>2 50'],
    ['INT-12 razz, aces low', TDA, { aceLowForLow: true }, 'pot>1 50, pot>2 51'],
    [
      'INT-12 razz, the lowest card of the five',
      TDA,
      { oddChipLow: 'lowest-card', aceLowForLow: true },
      'pot>1 50, pot>2 51',
    ],
    ['INT-12 razz, Robert: the lowest of all cards', ROBERTS, {}, 'pot>1 50, pot>2 51'],
  ])('%s', (_name, book, houseRules, moves) => {
    expect(movesText(ask(book, 'odd-chip', {}, WHEEL, { houseRules }).ruling)).toBe(moves);
  });

  const HI_LO = (button: number) => ({
    variant: 'omaha-hi-lo',
    button,
    board: ['2c', '3d', '4h', 'Ks', 'Kd'],
    pot: 101,
    seats: [
      { seat: 1, hole: ['Kh', 'Kc', '9s', '9d'] },
      { seat: 2, hole: ['As', '5d', 'Jc', 'Jh'] },
    ],
  });
  test.each([
    ['INT-13 the odd chip of the whole pot goes to high', {}, 'pot>1 51, pot>2 50'],
    ['INT-13 or by position, where the house says so', { oddChipHighLow: 'by-position' }, 'pot>1 50, pot>2 51'],
  ])('%s', (_name, houseRules, moves) => {
    expect(movesText(ask(TDA, 'odd-chip', {}, HI_LO(1), { houseRules }).ruling)).toBe(moves);
  });
});

describe('the discretion of the floor', () => {
  const muck = { type: 'mucked-hand', seat: 2, retrievable: false };
  const over = (decision: string, rulebooks: readonly string[] = [TDA]) =>
    ruledOn({ irregularity: muck, rulebooks, discretion: { decision, reason: 'wrong-information' } });

  test.each([
    ['INT-01 a deviation is recorded beside the rule', 'hand-live', 'floor-decides'],
    ['INT-01 no deviation is recorded as none', 'hand-dead', 'stands'],
  ])('%s', (_name, decision, recorded) => {
    const [ruling] = over(decision).rulings;
    expect([ruling?.decision, ruling?.discretion?.decision]).toEqual(['hand-dead', recorded]);
  });

  test('INT-01 cites the book it is used under, with its reason', () => {
    const { rulings, citations } = over('hand-live', [TDA, ROBERTS, IT]);
    expect(rulings.map(({ discretion }) => discretion?.cites[0])).toEqual([
      'tda-2024/1',
      'roberts-11/decision-making-1',
      'tda-2024/1',
    ]);
    expect(rulings[0]?.discretion?.steps[0]?.facts).toEqual({ rule: 'hand-dead', reason: 'wrong-information' });
    expect(citations.map(({ id }) => id)).toContain('roberts-11/decision-making-1');
  });

  test('INT-01 is told in words in both languages', () => {
    const text = (language: 'en' | 'it') =>
      ruledOn({ irregularity: muck, discretion: { decision: 'hand-live', reason: 'fairness' } }, language).rulings[0]
        ?.discretion?.steps[0]?.text;
    expect(text('en')).toBe('The rule itself says: the hand is dead. It is set aside for fairness.');
    expect(text('it')).toBe('La regola di per sé dice: la mano è morta. La si mette da parte per equità.');
  });

  test('is nowhere where it was not used', () => {
    expect(ruledOn({ irregularity: muck }).rulings[0]).not.toHaveProperty('discretion');
  });
});
