import { describe, expect, test } from 'vitest';
import { ruled } from '../support/ruling.ts';

const cards = (text: string): string[] => text.split(' ').filter(Boolean);

/** What each seat wins of a pot, the button at the last seat. */
const won = (holes: readonly string[], pot: number, more: object = {}): number[] =>
  ruled({
    variant: 'omaha-hi-lo',
    button: holes.length,
    pot,
    board: cards('3h 6d 8c Kd Qs'),
    seats: holes.map((hole, i) => ({ seat: i + 1, hole: cards(hole) })),
    ...more,
  }).payouts.map((payout) => payout.won);

/** Kings and the low, the low alone, the same low again, and neither. */
const KINGS = 'As 2s Kh Jc';
const NINES = 'Ad 2d 9h 9c';
const TENS = 'Ac 2c Th Ts';
const TWINS = 'Ad 2d Kc Jd';
const NOTHING = 'Jh Js Tc 9d';

describe('a pot of high and low', () => {
  test.each<[string, readonly string[], number, readonly number[]]>([
    ['is scooped by who wins both ways', [KINGS, NOTHING], 200, [200, 0]],
    ['is shared by two who win one way each', ['Kh Ks Jc Td', NINES], 200, [100, 100]],
    ['is quartered where one wins high and the low is equal', [KINGS, NINES], 200, [150, 50]],
    ['leaves a sixth where three share the low', [KINGS, NINES, TENS], 300, [200, 50, 50]],
    ['gives high the chip that cannot be halved', [KINGS, NINES], 101, [76, 25]],
    ['gives the odd chip of the low to the left of the button', [NINES, KINGS], 103, [26, 77]],
    ['gives each half its own odd chip', [KINGS, TWINS], 66, [34, 32]],
    ['goes to high alone where nobody has a low', [KINGS, NOTHING], 200, [200, 0]],
  ])('%s (%j, %i)', (_, holes, pot, shares) => {
    expect(won(holes, pot)).toEqual(shares);
  });

  test('goes to high alone where the board lets nobody have a low', () => {
    expect(won([NINES, 'Kh Kc 2h 3c'], 200, { board: cards('3h 6c 9d Kd Qs') })).toEqual([0, 200]);
  });

  test('is shared evenly by the same hands both ways where the house has it', () => {
    expect(won([KINGS, TWINS], 66, { houseRules: { identicalHighLow: 'evenly' } })).toEqual([33, 33]);
  });

  test('is decided pot by pot: the side pot has its own low', () => {
    const body = {
      variant: 'omaha-hi-lo',
      button: 3,
      board: cards('3h 6d 8c Kd Qs'),
      // The best low is all-in for 50; beyond it the tens' low is the only one.
      seats: [
        { seat: 1, stack: 50, contributed: 50, hole: cards('Ad 2d 9h 9c') },
        { seat: 2, stack: 200, contributed: 100, hole: cards('Kh Kc Jc Td') },
        { seat: 3, stack: 200, contributed: 100, hole: cards('As 4c Th Ts') },
      ],
    };
    const { pots } = ruled(body);
    // Betting goes on; as far as the cards tell, nothing is paid yet.
    expect(pots.map(({ name, amount }) => [name, amount])).toEqual([
      ['main', 150],
      ['side-1', 100],
    ]);
    const allIn = { ...body, seats: body.seats.map((seat) => ({ ...seat, stack: seat.contributed })) };
    expect(ruled(allIn).pots.map(({ shares }) => shares.map((s) => [s.seat, s.contest, s.amount]))).toEqual([
      [
        [2, 'high', 75],
        [1, 'low', 75],
      ],
      [
        [2, 'high', 50],
        [3, 'low', 50],
      ],
    ]);
  });
});
