import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { strippedTo } from '../../src/core/cards/deck.ts';
import { type Card, cardsOf, formatCard } from '../support/core.ts';
import { deal, seeded } from '../support/random.ts';
import { faultsOf, ruled } from '../support/ruling.ts';

const hand = (holes: readonly string[], lowestRank = '7', more: object = {}) => ({
  variant: 'italian-draw',
  deck: { lowestRank },
  button: holes.length,
  seats: holes.map((hole, i) => ({ seat: i + 1, hole: hole.split(' ') })),
  pot: 100,
  ...more,
});

const winnersOf = (holes: readonly string[], lowestRank?: string, more?: object): readonly number[] =>
  ruled(hand(holes, lowestRank, more)).winners;
const rules = (houseRules: object) => ({ houseRules });
const category = (hole: string, lowestRank?: string, more?: object): string | undefined =>
  ruled(hand([hole, 'Ts Th 8c 7d 9s'], lowestRank, more)).hands[0]?.results[0]?.category;

describe('the deck', () => {
  it.each([
    [2, '8', 28],
    [3, '8', 28],
    [4, '7', 32],
    [5, '6', 36],
    [6, '5', 40],
    [9, '2', 52],
  ])('IT-DECK for %i players starts at %s, %i cards', (players, lowestRank, cards) => {
    const seats = Array.from({ length: players }, (_, i) => ({ seat: i + 1 }));
    const { explanation } = ruled({ variant: 'italian-draw', button: 1, seats, pot: 10 });
    expect(explanation[0]).toMatchObject({
      code: 'deck-in-play',
      facts: { lowestRank, cards, players },
      cites: ['custom/it-deck'],
    });
  });

  it('IT-DECK must hold the cards that are dealt', () => {
    const seats = Array.from({ length: 7 }, (_, i) => ({ seat: i + 1 }));
    const body = { variant: 'italian-draw', button: 1, deck: { lowestRank: '8' }, seats, pot: 10 };
    expect(faultsOf(body)).toEqual(['/deck/lowestRank deck-too-small']);
  });

  it('is ruled under the Guida Poker unless another rulebook is named', () => {
    const body = hand(['Kh Qh 9h 8h 7h', 'As Ad Ac Ks Kd']);
    expect(ruled(body).meta.rulebook).toBe('guida-poker');
    expect(ruled({ ...body, rulebook: 'tda-2024' }).winners).toEqual([2]);
  });
});

describe('the order of hands', () => {
  it.each([
    ['IT-ORD a flush beats a full house', ['Kh Qh 9h 8h 7h', 'As Ad Ac Ks Kd'], {}, [1]],
    [
      'IT-ORD or loses to it, as the house has it',
      ['Kh Qh 9h 8h 7h', 'As Ad Ac Ks Kd'],
      rules({ flushOrder: 'below-full-house' }),
      [2],
    ],
    ['IT-ACE the ace below the seven makes the lowest straight', ['As 7d 8c 9h Td', '7s 8d 9c Th Jd'], {}, [2]],
    ['IT-ACE and it is a straight', ['As 7d 8c 9h Td', 'Ks Kd Kc 8s 7h'], {}, [1]],
    ['IT-ACE unless the house says never', ['As 7d 8c 9h Td', 'Ks Kd Qc 8s 7h'], rules({ aceLowStraight: false }), [2]],
    ['IT-ACE the ace above the king makes the highest', ['Ts Jd Qc Kh Ad', '9s Td Jc Qh Kd'], {}, [1]],
    ['IT-SF the lowest beats the highest', ['As 7s 8s 9s Ts', 'Th Jh Qh Kh Ah'], {}, [1]],
    ['IT-SF the middle beats the lowest', ['8s 9s Ts Js Qs', 'Ah 7h 8h 9h Th'], {}, [1]],
    ['IT-SF the highest beats the middle', ['8s 9s Ts Js Qs', 'Th Jh Qh Kh Ah'], {}, [2]],
    ['IT-SF of two middle ones the higher', ['8s 9s Ts Js Qs', '9h Th Jh Qh Kh'], {}, [2]],
    [
      'IT-SF by height, as the house has it',
      ['As 7s 8s 9s Ts', 'Th Jh Qh Kh Ah'],
      rules({ straightFlushOrder: 'linear' }),
      [2],
    ],
    ['IT-SF straights do not run in a circle', ['As 7d 8s 9s Ts', 'Th Jd Qh Kh Ah'], {}, [2]],
    ['IT-SUIT hearts decide between equal straights', ['8c 9d Tc Js Qh', '8d 9h Ts Jh Qd'], {}, [1]],
    [
      'IT-NOTIE without suits equal hands split',
      ['8c 9d Tc Js Qh', '8d 9h Ts Jh Qd'],
      rules({ suitTieBreak: 'none' }),
      [1, 2],
    ],
    ['IT-SUIT-HOW by the kicker', ['Kh Ks Qd 9c 8c', 'Kd Kc Qh 9d 8d'], {}, [2]],
    [
      'IT-SUIT-HOW by the highest card',
      ['Kh Ks Qd 9c 8c', 'Kd Kc Qh 9d 8d'],
      rules({ suitCompare: 'highest-card' }),
      [1],
    ],
    [
      'IT-SUIT-HOW by the group',
      ['Kh Ks Qd 9c 8c', 'Kd Kc Qh 9d 8d'],
      rules({ suitCompare: 'top-suit-in-group' }),
      [1],
    ],
    [
      'IT-SUIT-HOW the highest card of the hand where nothing is grouped',
      ['Ah Kd Jc 9s 8d', 'Ad Kh Js 9c 8h'],
      {},
      [1],
    ],
    ['IT-SUIT-HOW the lone card of two pair', ['Ks Kc 9s 9c Jd', 'Kh Kd 9h 9d Jc'], {}, [1]],
    ['IT-FLUSH ranks first', ['Ah Kh Qh 9h 8h', 'As Ks Qs Js 7s'], {}, [2]],
    [
      'IT-FLUSH suit first, as the house has it',
      ['Ah Kh Qh 9h 8h', 'As Ks Qs Js 7s'],
      rules({ flushTie: 'suit-first' }),
      [1],
    ],
    ['IT-FLUSH equal ranks by suit', ['Ad Kd Qd 9d 8d', 'Ac Kc Qc 9c 8c'], {}, [1]],
  ])('%s', (_, holes, more, winners) => {
    expect(winnersOf(holes, '7', more)).toEqual(winners);
  });

  const CIRCLE = ['8s 9s Ts Js Qs', 'Ah 7h 8h 9h Th', 'Td Jd Qd Kd Ad'];

  it('IT-SF splits among lowest, middle and highest, with a warning', () => {
    const answer = ruled(hand(CIRCLE, '7', { pot: 99 }));
    expect([answer.winners, answer.payouts.map(({ won }) => won)]).toEqual([
      [1, 2, 3],
      [33, 33, 33],
    ]);
    expect(answer.warnings).toMatchObject([{ code: 'it-sf-cycle', cites: ['custom/it-sf'] }]);
    expect(winnersOf(CIRCLE, '7', rules({ straightFlushCycle: 'highest-wins' }))).toEqual([3]);
  });

  it('IT-SF leaves a lesser middle straight flush out of the split', () => {
    const four = [...CIRCLE, '7c 8c 9c Tc Jc'];
    expect(winnersOf(four)).toEqual([1, 2, 3]);
  });

  it('IT-SF runs the circle among the seats of each pot', () => {
    const seats = CIRCLE.map((hole, i) => ({
      seat: i + 1,
      hole: hole.split(' '),
      stack: i === 2 ? 30 : 100,
      contributed: i === 2 ? 30 : 100,
    }));
    const answer = ruled({ ...hand([]), seats, button: 3, pot: undefined });
    expect(answer.pots.map(({ shares }) => shares.map(({ seat, amount }) => [seat, amount]))).toEqual([
      [
        [1, 30],
        [2, 30],
        [3, 30],
      ],
      [[1, 140]],
    ]);
  });

  it.each([
    [['Kh Ks Qd 9c 8c', 'Kd Kc Qh 9d 8d'], 'suit-decides', 'Qh over Qd: hearts before diamonds'],
    [
      ['As 7s 8s 9s Ts', 'Th Jh Qh Kh Ah'],
      'circle-beats',
      'the lowest straight flush beats the highest straight flush',
    ],
    [['Ah Ah Kh Qh 9h', 'Ts Tc 7d 8h 9c'], 'null-card', 'has neither rank nor suit'],
  ])('says what decides between %j', (holes, code, text) => {
    const step = ruled(hand(holes)).explanation.find((s) => s.code === code);
    expect(step?.text).toContain(text);
  });
});

describe('duplicates', () => {
  it.each([
    ['G10-1 keep their value in different hands', ['Ah Kd Jc 9s 8d', 'Ah Qd Jd 9c 8c'], {}, [1]],
    ['G10-1 may leave a true tie even with suits', ['Ah Kd Jc 9s 8d', 'Ah Kc Js 9c 8h'], {}, [1, 2]],
    ['G10-2 a twin pair is no pair', ['As As Kd Qc 9h', 'Ts Th 8c 7d Jc'], {}, [2]],
    ['G10-2 nor a flush', ['Ah Ah Kh Qh 9h', '7s 7c 8d Jh 9c'], {}, [2]],
    ['G10-2 nor a full house', ['Kd Kc Kh As As', '7h 8d 9s Tc Jd'], {}, [2]],
    [
      'G10-2 but the live cards count, and the null is the lowest kicker',
      ['Kd Kc As As 9h', 'Kh Ks Ad Jd 9c'],
      {},
      [2],
    ],
    ['G10-2 a live kicker before the null', ['Kd Kc As As 9h', 'Kh Ks Qd Jd 9c'], {}, [1]],
    [
      'G10-2 the other reading keeps the rank',
      ['As As Kd Qc 9h', 'Ts Th 8c 7d Jc'],
      rules({ nullCard: 'keeps-rank' }),
      [1],
    ],
    [
      'G10-2 the other reading takes the suit all the same',
      ['Ah Ah Kh Qh 9h', '7s 7c 8d Jh 9c'],
      rules({ nullCard: 'keeps-rank' }),
      [1],
    ],
    ['G10-2 three equal cards leave two nulls', ['As As As Kd Qc', 'Ad Kc Qd 8h 7h'], {}, [2]],
  ])('%s', (_, holes, more, winners) => {
    expect(winnersOf(holes, '7', more)).toEqual(winners);
  });

  it('G10-2 reads what is left: a flush of four and a null is no flush', () => {
    expect([category('Ah Ah Kh Qh 9h'), category('Kd Kc Kh As As'), category('Qs Qd Jc Jh Jh')]).toEqual([
      'high-card',
      'three-of-a-kind',
      'two-pair',
    ]);
    expect(category('Ah Ah Kh Qh 9h', '7', rules({ nullCard: 'keeps-rank' }))).toBe('pair');
  });

  it.each([
    ['tda-2024', ['/seats/0/hole/1 duplicate-card']],
    ['italian-tournament', ['/seats/0/hole/1 duplicate-card']],
    ['italian-limit-room', ['/seats/0/hole/1 duplicate-card']],
  ])('are refused under %s: playing them is the default of the Guida Poker only', (rulebook, faults) => {
    expect(faultsOf(hand(['As As Kd Qc 9h', 'Ts Th 8c 7d 9s'], '7', { rulebook }))).toEqual(faults);
  });

  it("are played in hold'em too where the house says so: a card counts once among hole and board", () => {
    const body = {
      variant: 'texas-holdem',
      button: 2,
      houseRules: { duplicateCards: 'null-within-hand' },
      seats: [
        { seat: 1, hole: ['As', 'Kd'] },
        { seat: 2, hole: ['Ah', '2d'] },
      ],
      board: ['As', 'Qc', '9h', '5d', '3c'],
      pot: 100,
    };
    const { winners, hands } = ruled(body);
    expect([winners, hands[0]?.results[0]?.category, hands[1]?.results[0]?.category]).toEqual([
      [2],
      'high-card',
      'pair',
    ]);
  });
});

describe('foreign cards in a hand', () => {
  it('G10-7 are played at their own rank, with a warning', () => {
    const answer = ruled(hand(['5h 5d 9c 8d 7s', '7h 7d 9s 8c Tc'], '7'));
    expect([answer.winners, answer.warnings.map(({ code }) => code)]).toEqual([[2], ['foreign-cards-played']]);
    expect(answer.warnings[0]?.cites).toEqual(['guida-poker/3', 'guida-poker/7']);
  });

  it("G10-3 leave straights to the deck's own lowest card", () => {
    expect(category('6h 7d 8c 9s Tc')).toBe('high-card');
    expect(category('Ah 7d 8c 9s Tc')).toBe('straight');
    expect(category('6h 7d 8c 9s Tc', '6')).toBe('straight');
    expect(category('Ah 7d 8c 9s Tc', '6')).toBe('high-card');
  });

  it('G10-3 are refused under another rulebook', () => {
    expect(faultsOf(hand(['5h 5d 9c 8d 7s', '7h 7d 9s 8c Tc'], '7', { rulebook: 'tda-2024' }))).toEqual([
      '/seats/0/hole/0 card-outside-deck',
      '/seats/0/hole/1 card-outside-deck',
    ]);
  });
});

test('with suits, no two different hands of one deck tie, and beating is never mutual', () => {
  const shown = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('6', '7', '8'), (seed, lowest) => {
      const dealt = deal(strippedTo(lowest), 10, seeded(seed));
      const [a, b] = [shown(dealt.slice(0, 5)), shown(dealt.slice(5))];
      const [first] = winnersOf([a, b], lowest);
      const [second] = winnersOf([b, a], lowest);
      expect(winnersOf([a, b], lowest)).toHaveLength(1);
      expect(first).toBe(second === 1 ? 2 : 1);
    }),
    { numRuns: 200 },
  );
  expect(cardsOf(strippedTo('7'))).toHaveLength(32);
});
