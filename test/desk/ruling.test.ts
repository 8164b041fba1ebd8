import { describe, expect, it } from 'vitest';
import { ACTION_NAMES } from '../../src/core/index.ts';
import { entryOf, figureOf, ODD_ACTIONS, oddEntry, offersOf } from '../../src/desk/state/play.ts';
import { differing, outlook, paymentsOf, potPictures, raisedBy, showings } from '../../src/desk/state/ruling.ts';
import { ruled } from '../support/ruling.ts';

const hole = (text: string): string[] => text.split(' ');

/** Three all-in with two side pots, an odd chip and a part that goes back. */
const threeWay = {
  variant: 'texas-holdem',
  button: 3,
  stakes: { smallestChip: 5 },
  seats: [
    { seat: 1, player: 'anna', hole: hole('Ah Qd'), contributed: 105 },
    { seat: 2, player: 'bruno', hole: hole('As Qc'), contributed: 300 },
    { seat: 3, player: 'carla', hole: hole('7c 7d'), contributed: 500 },
    { seat: 4, player: 'dario', status: 'folded', contributed: 20 },
  ],
  board: hole('Ac Kh 9d 4c 2s'),
};

describe('what is paid', () => {
  const answer = ruled(threeWay);

  it('names every seat that gets chips and from which pots, the largest sum first', () => {
    const payments = paymentsOf(answer);
    expect(payments.map(({ seat }) => seat)).toEqual([2, 3, 1]);
    expect(payments.map(({ won, returned }) => won + returned)).toEqual(
      payments.map(({ seat }) => {
        const own = answer.payouts.find((payout) => payout.seat === seat);
        return (own?.won ?? 0) + (own?.returned ?? 0);
      }),
    );
    const shares = payments.flatMap((payment) => payment.shares);
    expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      answer.pots.reduce((sum, { amount }) => sum + amount, 0),
    );
  });

  it('is drawn pot by pot, a seat once in each', () => {
    const pictures = potPictures(answer);
    expect(pictures.map(({ pot }) => pot.name)).toEqual(['main', 'side-1']);
    expect(pictures[0]?.parts.map(({ seat }) => seat).sort()).toEqual([1, 2]);
    expect(pictures[0]?.parts.some(({ oddChips }) => oddChips > 0)).toBe(true);
    expect(Math.max(...pictures.map(({ width }) => width))).toBe(100);
  });
});

describe('the cards raised', () => {
  it('are the five of the winners, in hand and board', () => {
    const answer = ruled(threeWay);
    const winning = showings(answer, null);
    expect(winning.map(({ seat }) => seat)).toEqual([1, 2]);
    const { seats, boards } = raisedBy(winning);
    expect([...(seats.get(1) ?? [])]).toEqual(['Ah', 'Qd']);
    expect([...(boards.get(1) ?? [])].sort()).toEqual(['9d', 'Ac', 'Kh']);
    expect(showings(answer, 3).map(({ result }) => result.category)).toEqual(['pair']);
  });

  it('are those that lead while the hand is open', () => {
    const open = ruled({ ...threeWay, board: hole('7h Kh 9d') });
    expect(open.outcome).toBe('incomplete');
    expect(showings(open, null).map(({ seat }) => seat)).toEqual([3]);
  });

  it('leave out a low that does not qualify', () => {
    const answer = ruled({ ...threeWay, variant: 'holdem-hi-lo' });
    expect(showings(answer, null).every(({ result }) => result.contest === 'high')).toBe(true);
  });
});

describe('elsewhere', () => {
  it('shows the rulebooks that differ, those that agree with each other together', () => {
    const compare = ['wsop-2024', 'italian-tournament', 'roberts-11'];
    const rows = differing(ruled({ ...threeWay, seats: threeWay.seats.map((s) => ({ ...s })), compare }));
    const books = rows.flatMap(({ rulebooks }) => rulebooks);
    expect(new Set(books).size).toBe(books.length);
    expect(books).toContain('italian-tournament');
  });
});

describe('boards to come', () => {
  it('are parts of all boards, the likeliest first', () => {
    const parts = outlook(ruled({ ...threeWay, board: hole('Ac Kh 9d'), runouts: true }));
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(parts.map(({ boards }) => boards)).toEqual([...parts.map(({ boards }) => boards)].sort((a, b) => b - a));
  });
});

describe('what is open to the seat to act', () => {
  const history = {
    variant: 'texas-holdem',
    button: 1,
    stakes: { smallBlind: 50, bigBlind: 100, smallBet: 100, bigBet: 200 },
    seats: [1, 2, 3].map((seat) => ({ seat, stack: 1000 })),
    actions: [],
  };
  const nextOf = (more: object) => {
    const { next } = ruled({ ...history, ...more });
    if (next?.kind !== 'act') throw new Error('somebody acts');
    return next;
  };

  it('is offered with its exact amounts', () => {
    const { seat, options } = nextOf({});
    const offers = offersOf(options, 'no-limit');
    expect(offers).toEqual([
      { kind: 'plain', action: 'fold' },
      { kind: 'exact', action: 'call', to: 100 },
      { kind: 'range', action: 'raise', least: 200, most: 1000 },
      { kind: 'exact', action: 'all-in', to: 1000 },
    ]);
    for (const offer of offers)
      expect(ruled({ ...history, actions: [entryOf(seat, offer, 250)] }).legality?.legal).toBe(true);
  });

  it('is one size in fixed limit', () => {
    const { options } = nextOf({ betting: 'fixed-limit' });
    expect(offersOf(options, 'fixed-limit')).toContainEqual({ kind: 'exact', action: 'raise', to: 200 });
  });

  it('can be left: anything is entered with its figure', () => {
    expect(oddEntry(2, 'call', '200')).toEqual({ seat: 2, action: 'call', to: 200 });
    expect(oddEntry(2, 'chips', '500 100')).toEqual({ seat: 2, action: 'chips', chips: [500, 100] });
    expect(oddEntry(2, 'discard', '3')).toEqual({ seat: 2, action: 'discard', count: 3 });
    expect(oddEntry(2, 'post-ante', '10')).toEqual({ seat: 2, action: 'post-ante', amount: 10 });
    expect(oddEntry(2, 'fold', '10')).toEqual({ seat: 2, action: 'fold' });
    expect(oddEntry(2, 'raise', '')).toEqual({ seat: 2, action: 'raise' });
    expect([...ODD_ACTIONS].sort()).toEqual([...ACTION_NAMES].sort());
    for (const action of ODD_ACTIONS) expect([null, 'to', 'amount', 'chips', 'count']).toContain(figureOf(action));
  });
});
