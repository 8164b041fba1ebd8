import { CARD_COUNT } from '../cards/card.ts';

/**
 * A perfect index of rank multisets. Each rank is a digit of base 5, its count: the low seven ranks sum in bits 0–16
 * and the high six in bits 17–30 of one 32-bit integer, so a hand's key is the sum of its cards' keys, in any number.
 * Suits are counted beside it, one byte a suit, starting at 3: bit 3 of a byte then says "five or more".
 */
const LOW_RANKS = 7;
const HIGH_SHIFT = 17;
export const LOW_MASK = (1 << HIGH_SHIFT) - 1;
export const FIVE_SUITED = 0x08080808;
export const SUITS_START = 0x03030303;

const LOW_IDS = 5 ** LOW_RANKS;
const HIGH_IDS = 5 ** (13 - LOW_RANKS);

/** Most cards a hand can be chosen from. */
export const MOST_CARDS = 10;

const keyOfRank = (rank: number): number => (rank < LOW_RANKS ? 5 ** rank : 5 ** (rank - LOW_RANKS) * 2 ** HIGH_SHIFT);

export const RANK_KEY = Int32Array.from({ length: CARD_COUNT }, (_, card) => keyOfRank(card >> 2));
export const SUIT_KEY = Int32Array.from({ length: CARD_COUNT }, (_, card) => 1 << ((card & 3) * 8));
export const RANK_BIT = Int32Array.from({ length: CARD_COUNT }, (_, card) => 1 << (card >> 2));

function digitSum(id: number): number {
  let sum = 0;
  for (let rest = id; rest > 0; rest = Math.floor(rest / 5)) sum += rest % 5;
  return sum;
}

/** Place of each low half among those with the same number of cards. */
export const LOW_ID = new Uint16Array(LOW_IDS);
const LOWS_BY_COUNT: number[][] = Array.from({ length: MOST_CARDS + 1 }, () => []);
for (let low = 0; low < LOW_IDS; low += 1) {
  const lows = LOWS_BY_COUNT[digitSum(low)];
  if (lows === undefined) continue;
  LOW_ID[low] = lows.length;
  lows.push(low);
}

const HIGH_COUNT = Uint8Array.from({ length: HIGH_IDS }, (_, high) => digitSum(high));

/** Where the slots of a high half begin, for hands of `n` cards; and how many slots there are. */
export interface RowIndex {
  readonly rowOffset: Int32Array;
  readonly slots: number;
}

const lowsWith = (cards: number): readonly number[] => (cards < 0 ? [] : (LOWS_BY_COUNT[cards] ?? []));

function buildRows(n: number): RowIndex {
  const rowOffset = new Int32Array(HIGH_IDS);
  let slots = 0;
  for (let high = 0; high < HIGH_IDS; high += 1) {
    rowOffset[high] = slots;
    slots += lowsWith(n - (HIGH_COUNT[high] ?? 0)).length;
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

/** Visits every multiset of `n` ranks with its key, in slot order. */
export function everyMultiset(n: number, visit: (key: number, slot: number) => void): void {
  let slot = 0;
  for (let high = 0; high < HIGH_IDS; high += 1) {
    for (const low of lowsWith(n - (HIGH_COUNT[high] ?? 0))) {
      visit(high * 2 ** HIGH_SHIFT + low, slot);
      slot += 1;
    }
  }
}

const RANK_KEYS = Array.from({ length: 13 }, (_, rank) => keyOfRank(rank));
export const rankKey = (rank: number): number => RANK_KEYS[rank] ?? 0;

/** Cards of one rank in a key. */
export function countOf(key: number, rank: number): number {
  const half = rank < LOW_RANKS ? key & LOW_MASK : key >>> HIGH_SHIFT;
  return Math.floor(half / 5 ** (rank < LOW_RANKS ? rank : rank - LOW_RANKS)) % 5;
}

export const slotOf = ({ rowOffset }: RowIndex, key: number): number =>
  (rowOffset[key >>> HIGH_SHIFT] ?? 0) + (LOW_ID[key & LOW_MASK] ?? 0);
