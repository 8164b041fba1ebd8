import { CARD_COUNT } from '../cards/card.ts';

/**
 * A perfect index of rank multisets. Each rank is a digit of base 5, its count: the low seven ranks sum in bits 0–16
 * and the high six in bits 17–30. Above them, from bit 32, suits are counted in four bits each, starting at 3: bit 3 of
 * the four then says "five or more". A hand's key is the sum of its cards' keys, in any number, and stays exact in a
 * double: one addition a card does ranks and suits.
 */
const LOW_RANKS = 7;
export const HIGH_SHIFT = 17;
export const LOW_MASK = (1 << HIGH_SHIFT) - 1;
/** What every sum of keys starts from. */
export const EMPTY_KEY = 0x3333 * 2 ** 32;
/** A key times this, cut to an integer, is its suit counts. */
export const TO_SUITS = 2 ** -32;
export const FIVE_SUITED = 0x8888;

const LOW_IDS = 5 ** LOW_RANKS;
const HIGH_IDS = 5 ** (13 - LOW_RANKS);

/** Most cards a hand can be chosen from. */
export const MOST_CARDS = 10;

const keyOfRank = (rank: number): number => (rank < LOW_RANKS ? 5 ** rank : 5 ** (rank - LOW_RANKS) * 2 ** HIGH_SHIFT);

/** By card. */
export const CARD_KEY = Float64Array.from(
  { length: CARD_COUNT },
  (_, card) => keyOfRank(card >> 2) + 2 ** (32 + 4 * (card & 3)),
);

/** Number of cards in each half: the sum of its digits. Serves the high half too, which has fewer digits. */
const CARDS_IN = new Uint8Array(LOW_IDS);
/** Bit i of each half: whether it has a card of its i-th rank. */
const RANKS_IN = new Uint8Array(LOW_IDS);
/** Place of each low half among those with the same number of cards. */
export const LOW_ID = new Uint16Array(LOW_IDS);
const LOWS_BY_COUNT: number[][] = Array.from({ length: MOST_CARDS + 1 }, () => []);

function numberHalves(): void {
  for (let others = 0; others < LOW_IDS / 5; others += 1) {
    const cards = CARDS_IN[others] ?? 0;
    const ranks = (RANKS_IN[others] ?? 0) << 1;
    for (let first = 0; first < 5; first += 1) {
      const half = 5 * others + first;
      CARDS_IN[half] = cards + first;
      RANKS_IN[half] = first === 0 ? ranks : ranks | 1;
      if (cards + first > MOST_CARDS) continue;
      const lows = LOWS_BY_COUNT[cards + first] ?? [];
      LOW_ID[half] = lows.length;
      lows.push(half);
    }
  }
}
numberHalves();

/** Where the slots of a high half begin, for hands of `n` cards; and how many slots there are. */
export interface RowIndex {
  readonly rowOffset: Int32Array;
  readonly slots: number;
}

const NONE: readonly number[] = [];
const lowsWith = (cards: number): readonly number[] => (cards < 0 ? NONE : (LOWS_BY_COUNT[cards] ?? NONE));

function buildRows(n: number): RowIndex {
  const rowOffset = new Int32Array(HIGH_IDS);
  let slots = 0;
  for (let high = 0; high < HIGH_IDS; high += 1) {
    rowOffset[high] = slots;
    slots += lowsWith(n - (CARDS_IN[high] ?? 0)).length;
  }
  return { rowOffset, slots };
}

const rows: (RowIndex | undefined)[] = [];

/** The index of hands of `n` cards, shared by every ranking. */
export function rowIndex(n: number): RowIndex {
  const built = rows[n] ?? buildRows(n);
  rows[n] = built;
  return built;
}

const RANK_KEYS = Int32Array.from({ length: 13 }, (_, rank) => keyOfRank(rank));
const POWERS = Int32Array.from({ length: LOW_RANKS }, (_, i) => 5 ** i);

export const rankKey = (rank: number): number => RANK_KEYS[rank] ?? 0;

/** The key of these ranks, suits aside. */
export const keyOf = (ranks: readonly number[]): number => ranks.reduce((key, rank) => key + rankKey(rank), 0);

export const slotOf = ({ rowOffset }: RowIndex, key: number): number =>
  (rowOffset[key >>> HIGH_SHIFT] ?? 0) + (LOW_ID[key & LOW_MASK] ?? 0);

/** The largest value of `smaller` after taking one card of the low half away; `row` is where its high half begins. */
function bestWithoutLow(smaller: Uint16Array, row: number, low: number): number {
  let best = 0;
  for (let rest = RANKS_IN[low] ?? 0; rest > 0; rest &= rest - 1) {
    const without = low - (POWERS[31 - Math.clz32(rest & -rest)] ?? 0);
    const value = smaller[row + (LOW_ID[without] ?? 0)] ?? 0;
    if (value > best) best = value;
  }
  return best;
}

/** Where `high` begins after taking one card of each of its ranks away, in the index of one card fewer. */
function rowsWithoutHigh({ rowOffset }: RowIndex, high: number): number[] {
  const starts: number[] = [];
  for (let rest = RANKS_IN[high] ?? 0; rest > 0; rest &= rest - 1) {
    starts.push(rowOffset[high - (POWERS[31 - Math.clz32(rest & -rest)] ?? 0)] ?? 0);
  }
  return starts;
}

/** Values of hands of `n` cards from those of one fewer: the best of what is left after taking one card away. */
export function extended(smaller: Uint16Array, n: number): Uint16Array {
  const before = rowIndex(n - 1);
  const values = new Uint16Array(rowIndex(n).slots);
  let slot = 0;
  for (let high = 0; high < HIGH_IDS; high += 1) {
    const lows = lowsWith(n - (CARDS_IN[high] ?? 0));
    if (lows.length === 0) continue;
    const row = before.rowOffset[high] ?? 0;
    const starts = rowsWithoutHigh(before, high);
    // In slot order the low halves of a row are numbered from 0.
    for (let id = 0; id < lows.length; id += 1) {
      let best = bestWithoutLow(smaller, row, lows[id] ?? 0);
      for (let i = 0; i < starts.length; i += 1) {
        const value = smaller[(starts[i] ?? 0) + id] ?? 0;
        if (value > best) best = value;
      }
      values[slot] = best;
      slot += 1;
    }
  }
  return values;
}
