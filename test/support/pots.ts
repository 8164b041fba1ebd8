import { ruleSet } from '../../src/core/house-rules/preset.ts';
import { type Seat, seat } from '../../src/core/kernel/seat.ts';
import { type Award, awardPot, isGap, type Part } from '../../src/core/pots/award-pot.ts';
import type { Contribution, Pot, SeatStatus } from '../../src/core/pots/build-pots.ts';
import type { AwardOptions, Standing } from '../../src/core/pots/odd-chips.ts';

/** What a seat has put in. */
export const put = (n: number, wager: number, status: SeatStatus = 'live', dead = 0): Contribution => ({
  seat: seat(n),
  wager,
  status,
  dead,
});

/** Seat 1 on the button under the Tournament Directors' rules, chips of 1, unless told otherwise. */
export const options = (extra: Partial<AwardOptions> = {}, rules = {}): AwardOptions => ({
  rules: ruleSet('tda-2024', rules).values,
  gameOddChip: 'left-of-button',
  button: seat(1),
  smallestChip: 1,
  ...extra,
});

/** Tiers of equal seats in a contest, best first. */
export const standing = (
  contest: Standing['contest'],
  tiers: readonly (readonly number[])[],
  board = 1,
  more: Partial<Standing> = {},
): Standing => ({ contest, board, tiers: tiers.map((tier) => tier.map(seat)), ...more });

/** The main pot of these seats. */
export const pot = (amount: number, ...eligible: number[]): Pot => ({
  name: 'main',
  amount,
  eligible: eligible.map(seat),
  layer: { from: 0, to: 0 },
});

/** An award where nothing is missing and every chip is accounted for. */
export function paid(award: ReturnType<typeof awardPot>): Award {
  if (isGap(award)) throw new Error(`missing ${award.missing}`);
  const shared = award.shares.reduce((sum, { amount }) => sum + amount, 0);
  const out = shared + award.rake + award.carriedOver;
  if (out !== award.pot.amount) throw new Error(`${out} out of ${award.pot.amount}`);
  return award;
}

/** What each seat is paid. */
export const won = (award: ReturnType<typeof awardPot>): Record<number, number> => {
  const bySeat: Record<number, number> = {};
  for (const { seat: s, amount } of paid(award).shares) bySeat[s] = (bySeat[s] ?? 0) + amount;
  return bySeat;
};

/** Shares in their order: seat, amount, contest, board, odd chips. */
export const shares = (award: Award): readonly (readonly [Seat, number, string, number, number])[] =>
  award.shares.map((s) => [s.seat, s.amount, s.contest, s.board, s.oddChips]);

/** A part as an award has it where nothing special happened. */
export const part = (extra: Omit<Partial<Part>, 'winners' | 'oddChipOrder'> & SeatNumbers): Part => ({
  contest: 'high',
  board: 1,
  amount: 100,
  oddChipBy: 'left-of-button',
  extra: 0,
  extraBy: 'contest',
  evenly: false,
  ...extra,
  winners: (extra.winners ?? []).map(seat),
  oddChipOrder: (extra.oddChipOrder ?? []).map(seat),
});

interface SeatNumbers {
  readonly winners?: readonly number[];
  readonly oddChipOrder?: readonly number[];
}

/** Pays a pot without rake. */
export const pay = (which: Pot, standings: readonly Standing[], how = options()): Award =>
  paid(awardPot(which, 0, standings, how));

export const high = (...winners: number[]): Standing => standing('high', [winners]);
export const low = (...winners: number[]): Standing => standing('low', [winners]);
/** High on a board. */
export const onBoard = (board: number, ...winners: number[]): Standing => standing('high', [winners], board);
/** Chips of so much. */
export const chips = (smallestChip: number, extra: Partial<AwardOptions> = {}): AwardOptions =>
  options({ smallestChip, ...extra });

/** A share as `shares` gives it. */
export type ShareRow = [seat: number, amount: number, contest: string, board: number, oddChips: number];
/** A pot, how it is won and under what rules, and the shares and parts it is paid in. */
export type AwardCase = [string, Pot, Standing[], AwardOptions, ShareRow[], Part[]];
