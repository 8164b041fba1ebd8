import { describe, expect, test } from 'vitest';
import { faultsOf, refusal, ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);

/** Seats from 1, each with as many chips in as it had. */
const allIn = (variant: string, holes: readonly string[], more: object = {}, stacks: readonly number[] = []) => ({
  variant,
  button: holes.length,
  seats: holes.map((hole, i) => ({
    seat: i + 1,
    stack: stacks[i] ?? 100,
    contributed: stacks[i] ?? 100,
    hole: cards(hole),
  })),
  ...more,
});

const decisionOf = (body: object) => {
  const { decision } = ruled(body);
  return [decision.status, ...decision.runouts.map(({ winners, boards }) => `${winners.join()}: ${boards}`)];
};

const OPEN_ACE = ['As Kd 9h 5c', 'Ks Qd 8h 4c'];
/** All below the ten that is not held, so that sixteen cards are left. */
const LOW = '2c 2d 2h 2s 3c 3d 3h 3s 4d 4h 4s 5d 5h 5s 6c 6d 6h 6s 7c 7d 7h 7s 8c 8d 8s 9c 9d 9s';

describe('with the betting over and cards to come every deal is counted', () => {
  test.each<[string, string, readonly string[], object, readonly string[]]>([
    // One each of 40, in order: 40 × 39. One of three fives ties for seat 2, whatever comes to seat 1: 3 × 39.
    ['razz', 'a wheel against a six', ['As 2s 3s 4s 5s Ks', 'Ah 2h 3h 4h 6h Kh'], {}, ['deal', '1: 1443', '1,2: 117']],
    // Two each: C(42,2) × C(40,2).
    ['seven-card-stud', 'a royal flush', ['As Ks Qs Js Ts', 'Ah Ad Ac 9h 9d'], {}, ['decided', '1: 671580']],
    ['razz', 'two wheels', ['As 2s 3s 4s 5s Kc', 'Ah 2h 3h 4h 5h Kd'], {}, ['immediate-split', '1,2: 1560']],
    // Sixteen left. Aces and kings pair seat 1 and win: 5 × 15. With a ten or jack (8) it loses to three queens, two
    // kings and three aces, with a queen (3) to two queens and two kings: 8 × 8 + 3 × 4.
    ['five-card-stud', 'an open ace', OPEN_ACE, { dead: cards(LOW) }, ['deal', '1: 164', '2: 76']],
    ['seven-card-stud-hi-lo', 'a steel wheel', ['As 2s 3s 4s 5s Kc', 'Kh Kd Ks 9c 9d 8c'], {}, ['decided', '1: 1560']],
    [
      'seven-card-stud-hi-lo',
      'a wheel against a full house',
      ['Ah 2s 3s 4s 5c 9h', 'Kh Kd Ks 9c 9d 8c'],
      {},
      // A straight flush needs two cards, so the halves are settled.
      ['decided', '1,2: 1560'],
    ],
    // Sixteen left, and the kicker decides: its rank in 16 × 12 deals, else its suit, as often one way as the other.
    [
      'telesina',
      'two pairs of the same ranks',
      ['Kh Kd 9h 9d', 'Kc Ks 9c 9s'],
      { deck: { lowestRank: '9' } },
      ['deal', '2: 120', '1: 120'],
    ],
  ])('%s: %s', (variant, _, holes, more, rows) => {
    expect(decisionOf(allIn(variant, holes, { runouts: true, ...more }))).toEqual(rows);
  });

  test('without a count the answer is the same', () => {
    for (const [variant, holes, status] of [
      ['razz', ['As 2s 3s 4s 5s Ks', 'Ah 2h 3h 4h 6h Kh'], 'deal'],
      ['seven-card-stud', ['As Ks Qs Js Ts', 'Ah Ad Ac 9h 9d'], 'decided'],
      ['razz', ['As 2s 3s 4s 5s Kc', 'Ah 2h 3h 4h 5h Kd'], 'immediate-split'],
    ] as const)
      expect(decisionOf(allIn(variant, holes))).toEqual([status]);
  });

  test('a hand that is decided is settled', () => {
    const { outcome, winners, payouts, headline } = ruled(
      allIn('seven-card-stud', ['As Ks Qs Js Ts', 'Ah Ad Ac 9h 9d', '2c 3c 4c 5c 9c']),
    );
    expect([outcome, winners, payouts.map(({ won }) => won), headline]).toEqual([
      'settled',
      [1],
      [300, 0, 0],
      'Seat 1 wins 300',
    ]);
  });
});

describe('a count beyond the limit', () => {
  const FOURTH = ['As Ah Kd 9c', 'Ks Kh Qd 8c'];

  test('is refused with its size', () => {
    // Three each of 44: C(44,3) × C(41,3).
    expect(refusal(allIn('seven-card-stud', FOURTH, { runouts: true }))).toEqual({
      kind: 'over-budget',
      boards: 13_244 * 10_660,
    });
  });

  test('is not needed to see that the hand goes on: two deals with other winners prove it', () => {
    const { decision, explanation, next } = ruled(allIn('seven-card-stud', FOURTH));
    const proof = explanation.find(({ code }) => code === 'outcome-open');
    expect([decision.status, next]).toEqual(['deal', { kind: 'deal', street: 'fifth', cards: 2 }]);
    expect(proof?.facts).toMatchObject({ holders: [1, 1, 1, 2, 2, 2], otherHolders: [1, 1, 1, 2, 2, 2] });
    expect(proof?.facts.winners).not.toEqual(proof?.facts.otherWinners);
  });

  test.each<[string, string, readonly string[], string, readonly number[]]>([
    ['seven-card-stud', 'fours that nothing beats', ['As Ah Ad Ac', 'Ks Kh Qd Qc'], 'decided', [1]],
    ['razz', 'wheels', ['As 2s 3s 4s 5s', 'Ah 2h 3h 4h 5h', 'Ad 2d 3d 4d 5d'], 'immediate-split', [1, 2, 3]],
    ['razz', 'two wheels of three', ['As 2s 3s 4s 5s', 'Ah 2h 3h 4h 5h', 'Kc Kd Qc Qd'], 'decided', [1, 2]],
    // One card in many: only Qs and Ks together let seat 2 win.
    ['seven-card-stud', 'a long shot', ['Ah Ad Ac 9h 9d', 'Js Ts 9s 2c 3d', '4h 4d 5h 6c 8d'], 'deal', []],
  ])('%s: nor that it is decided (%s)', (variant, _, holes, status, winners) => {
    const answer = ruled(allIn(variant, holes));
    expect([answer.decision.status, answer.winners]).toEqual([status, winners]);
  });

  test('on a loop that may not count that far it is left to a worker, which says the same', () => {
    const body = allIn('seven-card-stud', ['As Ah Ad Ac', 'Ks Kh Qd Qc']);
    expect(refusal(body, 20_000)).toMatchObject({ kind: 'over-budget' });
    expect(ruled(body).winners).toEqual([1]);
  });
});

describe('each pot is decided by the hands in it', () => {
  // Seat 1 is all-in for 50 with a wheel; seats 2 and 3 go on for the side pot.
  const holes = ['As 2s 3s 4s 5s Kc', 'Ah 2h 3h 4h 7h Kd', '2d 3d 4d 6c 8c Kh'];

  test('one pot may be won while another is dealt for', () => {
    const { decision, outcome } = ruled(allIn('razz', holes, {}, [50, 100, 100]));
    expect(decision.pots.map(({ pot, status }) => `${pot} ${status}`)).toEqual(['main deal', 'side-1 deal']);
    const made = ['As 2s 3s 4s 5s Kc', 'Ah 2h 3h 7h Qh Kd', 'Qd Jd Td 6c 8c Kh'];
    const main = ruled(allIn('razz', made, {}, [50, 100, 100]));
    expect(main.decision.pots.map(({ pot, status }) => `${pot} ${status}`)).toEqual(['main decided', 'side-1 deal']);
    expect([outcome, main.outcome]).toEqual(['incomplete', 'incomplete']);
  });
});

describe('cards nobody has seen', () => {
  test('of a folded hand may be the ones that come', () => {
    const body = allIn('razz', ['As 2s 3s 4s 5s Ks', 'Ah 2h 3h 4h 6h Kh', '?? ?? 9c'], { runouts: true });
    const seats = body.seats.map((seat, i) => (i === 2 ? { ...seat, status: 'folded', contributed: 10 } : seat));
    // 39 left, three fives among them: 3 × 38 ties.
    expect(decisionOf({ ...body, seats })).toEqual(['deal', '1: 1368', '1,2: 114']);
  });

  test('of a hand still in have to be told for a count, and leave the hand open without one', () => {
    const holes = ['As 2s 3s 4s 5s Ks', '?? ?? 3h 4h 6h Kh'];
    expect(faultsOf(allIn('razz', holes, { runouts: true }))).toEqual(['/seats/1/hole runouts-need-hole-cards']);
    expect(ruled(allIn('razz', holes)).next).toEqual({ kind: 'deal', street: 'seventh', cards: 2 });
  });

  test('must be enough for all who are still in', () => {
    const dead = cards('2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc 6d 7d 8d 9d Td Jd Qd Kd 7h 8h 9h Th Jh Qh 8s 9s Ts Js Qs');
    const holes = ['As 2s 3s 4s 5s', 'Ah 2h 3h 4h 5h'];
    expect(faultsOf(allIn('razz', holes, { dead: [...dead, 'Ac', '2d', '3d', '4d', '5d', '6h', '6s', 'Ks'] }))).toEqual(
      ['/dead deck-too-short'],
    );
    expect(decisionOf(allIn('razz', holes, { dead }))).toEqual(['immediate-split']);
  });
});

describe('betting that is not over', () => {
  const holes = ['As 2s 3s 4s 5s', 'Ah 2h 3h 4h 6h'];
  const body = {
    variant: 'razz',
    button: 2,
    stakes: { ante: 1, bringIn: 2, smallBet: 5, bigBet: 10 },
    opening: { street: 'fifth', pot: 20 },
    seats: holes.map((hole, i) => ({ seat: i + 1, stack: 500, hole: cards(hole) })),
    actions: [],
  };

  test('is not ended by what the cards to come can do', () => {
    expect(ruled(body)).toMatchObject({ outcome: 'incomplete', next: { kind: 'act', seat: 1 } });
    const { decision, next } = ruled({ ...body, runouts: true });
    expect([decision.status, next?.kind, decision.runouts.reduce((sum, { boards }) => sum + boards, 0)]).toEqual([
      'deal',
      'act',
      671_580,
    ]);
  });
});

describe('a seventh card shared by all', () => {
  const SIX = [
    '2c 3c 4c 5c 6c 7c',
    '2d 3d 4d 5d 6d 7d',
    '2h 3h 4h 5h 6h 7h',
    '2s 3s 4s 5s 6s 7s',
    '8c 9c Tc Jc Qc Kc',
    '8d 9d Td Jd Qd Kd',
    '8h 9h Th Jh Qh Kh',
    '8s 9s Ts Js Qs Ks',
  ];

  test('is the only one to come where the deck has no more for each: the ace of a suit makes a royal flush', () => {
    expect(decisionOf(allIn('seven-card-stud', SIX, { runouts: true }))).toEqual([
      'deal',
      '5: 1',
      '6: 1',
      '7: 1',
      '8: 1',
    ]);
  });

  test('follows cards of their own from earlier streets', () => {
    const five = SIX.map((hole) => hole.slice(0, 14));
    const { explanation, next } = ruled(allIn('seven-card-stud', five));
    expect(next).toEqual({ kind: 'deal', street: 'sixth', cards: 8 });
    const proof = explanation.find(({ code }) => code === 'outcome-open');
    expect(proof?.facts.holders).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(proof?.text).toMatch(/^The cards to come decide: .. for all, .. for seat 1, /);
  });

  test('is not shared where enough have folded', () => {
    const body = allIn('seven-card-stud', SIX, { runouts: true });
    const seats = body.seats.map((own, i) =>
      i < 2 || i > 6 ? own : { ...own, status: 'folded', contributed: 10, hole: own.hole.slice(0, 3) },
    );
    // Three are left, 37 of them unseen by anybody: 4 + 5 × 3 = 19 cards for three seats.
    const { decision } = ruled({ ...body, seats });
    expect(decision.runouts.reduce((sum, { boards }) => sum + boards, 0)).toBe(19 * 18 * 17);
  });
});

describe('who takes the odd chip of a pot split before the end', () => {
  const wheels = ['As 2h 3s 4s 5s', 'Ah 2s 3h 4h 5h'];
  const dropped = { seat: 3, status: 'folded', stack: 100, contributed: 1 };

  test('the highest card of those that lie, by suit', () => {
    const body = allIn('razz', wheels);
    const { payouts, explanation } = ruled({ ...body, seats: [...body.seats, dropped] });
    expect(payouts.map(({ won }) => won)).toEqual([101, 100, 0]);
    expect(explanation.map(({ code }) => code)).toContain('outcome-split');
  });
});

test('the explanation says whose cards would decide, in Italian too', () => {
  const holes = ['As 2s 3s 4s 5s Ks', 'Ah 2h 3h 4h 6h Kh'];
  const labelled = {
    ...allIn('razz', holes),
    seats: allIn('razz', holes).seats.map((seat, i) => ({ ...seat, player: ['anna', 'bruno'][i] })),
  };
  const said = (language: 'en' | 'it') =>
    ruled(labelled, language).explanation.find(({ code }) => code === 'outcome-open')?.text;
  expect(said('en')).toBe(
    'The cards to come decide: 2c for anna and 2d for bruno would give it to anna, 2c for anna and 5c for bruno to anna and bruno.',
  );
  expect(said('it')).toBe(
    'Decidono le carte ancora da dare: con 2c ad anna e 2d a bruno vince anna, con 2c ad anna e 5c a bruno anna e bruno.',
  );
});
