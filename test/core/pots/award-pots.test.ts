import { expect, test } from 'vitest';
import { type Seat, seat } from '../../../src/core/kernel/seat.ts';
import { awardPots, wonBy } from '../../../src/core/pots/award-pots.ts';
import type { Pot } from '../../../src/core/pots/build-pots.ts';
import { NO_RAKE, type Rake, rakeByPot, rakeOn, takesNothing } from '../../../src/core/pots/rake.ts';
import { options, pot, standing } from '../../support/pots.ts';

const MAIN = pot(101, 2, 3, 4);
const SIDE: Pot = { ...pot(60, 3, 4), name: 'side-1' };
const LAST: Pot = { ...pot(40, 4), name: 'side-2' };

/** Pays three pots of which the last has one seat; the standings are those of the seats that may win a pot. */
function awards(rake: Rake = NO_RAKE, how = options()) {
  const asked: string[] = [];
  const result = awardPots(
    {
      pots: [MAIN, SIDE, LAST],
      standings: ({ name }) => {
        asked.push(name);
        return [standing('high', [[2, 3], [4]])];
      },
      uncontested: 'badugi',
      rake,
    },
    how,
  );
  return { asked, result };
}

const share = (of: Seat, amount: number, oddChips = 0, contest = 'high') => ({
  seat: of,
  amount,
  contest,
  board: 1,
  oddChips,
});

test('each pot is paid by its own standings, that of one seat without any', () => {
  const { asked, result } = awards();
  expect(asked).toEqual(['main', 'side-1']);
  expect(result).toMatchObject({
    ok: true,
    value: [
      { pot: MAIN, rake: 0, shares: [share(seat(2), 51, 1), share(seat(3), 50)], carriedOver: 0 },
      { pot: SIDE, rake: 0, shares: [share(seat(3), 60)], carriedOver: 0 },
      { pot: LAST, rake: 0, shares: [share(seat(4), 40, 0, 'badugi')], carriedOver: 0 },
    ],
  });
});

test('a pot no seat may win is carried over by its standings', () => {
  const contested = {
    pots: [pot(30)],
    standings: () => [standing('high', [[2]])],
    uncontested: 'high',
    rake: NO_RAKE,
  } as const;
  expect(awardPots(contested, options())).toMatchObject({ ok: true, value: [{ shares: [], carriedOver: 30 }] });
});

test.each<[string, Rake, number, number[]]>([
  ['a tenth of the sum through it', { basisPoints: 1_000, cap: null, drop: 0 }, 1, [10, 6, 4]],
  ['in whole chips', { basisPoints: 1_000, cap: null, drop: 0 }, 5, [10, 5, 5]],
  ['up to the cap', { basisPoints: 1_000, cap: 12, drop: 0 }, 1, [10, 2, 0]],
  ['the drop out of the main pot', { basisPoints: 0, cap: null, drop: 3 }, 1, [3, 0, 0]],
  ['as the record has it', { basisPoints: 0, cap: null, drop: 0, byPot: [1, 2, 50] }, 1, [1, 2, 40]],
  ['nothing', NO_RAKE, 1, [0, 0, 0]],
])('each pot pays %s', (_, rake, smallestChip, taken) => {
  const { result } = awards(rake, options({ smallestChip }));
  expect(result.ok && result.value.map((award) => award.rake)).toEqual(taken);
});

test.each<[string, Rake, boolean]>([
  ['no part and no drop take nothing', NO_RAKE, true],
  ['a cap takes nothing of itself', { basisPoints: 0, cap: 5, drop: 0 }, true],
  ['a part takes', { basisPoints: 1, cap: null, drop: 0 }, false],
  ['a drop takes', { basisPoints: 0, cap: null, drop: 1 }, false],
  ['both take', { basisPoints: 1, cap: null, drop: 1 }, false],
  ['what a record states takes', { basisPoints: 0, cap: null, drop: 0, byPot: [0] }, false],
])('%s', (_, rake, nothing) => {
  expect(takesNothing(rake)).toBe(nothing);
});

test('nothing is taken of nothing', () => {
  expect(rakeOn(0, { basisPoints: 500, cap: null, drop: 5 }, 1)).toBe(0);
  expect(rakeByPot([], { basisPoints: 500, cap: null, drop: 5 }, 1)).toEqual([]);
});

test('the first fact missing is named, and no award', () => {
  expect(awards(NO_RAKE, options({ button: null })).result).toEqual({ ok: false, error: 'button' });
});

test('a seat has won its shares of every pot', () => {
  const { result } = awards();
  const paid = result.ok ? result.value : [];
  expect([2, 3, 4, 5].map((n) => wonBy(seat(n), paid))).toEqual([51, 110, 40, 0]);
});
