import { CARD_NUMBERS, type Card } from '../cards/card.ts';
import type { Outcomes } from './run-outs.ts';
import type { Undecided } from './undecided.ts';

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return Math.round(ways);
}

/** Places still empty, from `from` up to `to`; their order does not matter. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The gaps of all boards, one board after the other. */
function boardGaps({ boards, groups }: Undecided): Gap[] {
  const size = sizeOf(groups);
  return boards.flatMap((board, b) => {
    let end = 0;
    return groups.flatMap((group): Gap[] => {
      end += group;
      const gap = { from: b * size + Math.max(board.length, end - group), to: b * size + end };
      return gap.from < gap.to ? [gap] : [];
    });
  });
}

/** The places of each contender's own cards to come, after those of the boards. */
export function ownGaps({ boards, groups, contenders, own }: Undecided): Gap[] {
  let end = boards.length * sizeOf(groups);
  return contenders.map(({ seat }) => {
    const from = end;
    end += own.get(seat) ?? 0;
    return { from, to: end };
  });
}

const gapsOf = (spot: Undecided): Gap[] => [...boardGaps(spot), ...ownGaps(spot).filter(({ from, to }) => from < to)];

/** Places of a board. */
export const sizeOf = (groups: readonly number[]): number => groups.reduce((sum, group) => sum + group, 0);

/** Cards to come to the contenders themselves. */
export const ownCount = ({ contenders, own }: Undecided): number =>
  contenders.reduce((sum, { seat }) => sum + (own.get(seat) ?? 0), 0);

/** Cards to come in all. */
export const cardsToCome = (spot: Undecided): number => spot.missing + ownCount(spot) + spot.missingReveals;

/** How many completions there are: cards of one gap in any order, reveals in theirs. */
export function completionsOf(spot: Undecided): number {
  const { unseen, missingReveals } = spot;
  let left = unseen.length;
  let ways = 1;
  for (const { from, to } of gapsOf(spot)) {
    ways *= choose(left, to - from);
    left -= to - from;
  }
  for (let i = 0; i < missingReveals; i += 1) ways *= left - i;
  return ways;
}

/** Completions tried before counting all: enough to find two that differ in nearly every hand that is open. */
const SAMPLES = 400;
/** Up to this many completions are gone through in order without sampling first. */
export const FEW = 2_000;

/** The cards not laid in these gaps. */
function cardsLeft(unseen: readonly Card[], board: Int32Array, filled: readonly Gap[]): Card[] {
  const laid = new Uint8Array(CARD_NUMBERS);
  for (const { from, to } of filled) for (let place = from; place < to; place += 1) laid[board[place] ?? 0] = 1;
  return unseen.filter((card) => laid[card] === 0);
}

/** Visits every way to complete the boards, the hands and the reveals from `unseen`, until `visit` says stop. */
export function everyCompletion(outcomes: Pick<Outcomes, 'board'>, spot: Undecided, visit: () => boolean): boolean {
  const { board } = outcomes;
  const { unseen } = spot;
  const gaps = gapsOf(spot);
  const firstReveal = board.length - spot.missingReveals;
  const isLaid = (card: Card, place: number): boolean =>
    board.subarray(firstReveal, place).includes(card) ||
    gaps.some(({ from, to }) => board.subarray(from, to).includes(card));
  const reveal = (place: number): boolean => {
    if (place === board.length) return visit();
    for (const card of unseen) {
      if (isLaid(card, place)) continue;
      board[place] = card;
      if (!reveal(place + 1)) return false;
    }
    return true;
  };
  const fill = (g: number): boolean => {
    const gap = gaps[g];
    if (gap === undefined) return spot.missingReveals === 0 ? visit() : reveal(firstReveal);
    const pack = g === 0 ? unseen : cardsLeft(unseen, board, gaps.slice(0, g));
    const done = g === gaps.length - 1 && spot.missingReveals === 0 ? visit : () => fill(g + 1);
    const lay = (place: number, next: number): boolean => {
      if (place === gap.to) return done();
      const last = pack.length - (gap.to - place);
      for (let i = next; i <= last; i += 1) {
        board[place] = pack[i] ?? 0;
        if (!lay(place + 1, i + 1)) return false;
      }
      return true;
    };
    return lay(gap.from, 0);
  };
  return fill(0);
}

/** Completions worth trying first: all of one suit, all of ranks somebody holds, and a fixed scatter. */
function* likelyWitnesses(spot: Undecided): Generator<readonly Card[]> {
  const { unseen } = spot;
  const missing = cardsToCome(spot);
  for (let suit = 0; suit < 4; suit += 1) {
    const suited = unseen.filter((card) => (card & 3) === suit);
    yield [...suited, ...unseen.filter((card) => (card & 3) !== suit)].slice(0, missing);
  }
  const held = spot.contenders.flatMap(({ hole }) => hole.map((card) => card >> 2));
  for (const rank of held) {
    const same = unseen.filter((card) => card >> 2 === rank);
    yield [...same, ...unseen.filter((card) => card >> 2 !== rank)].slice(0, missing);
  }
  let state = 1;
  for (let i = 0; i < SAMPLES; i += 1) {
    const pack = [...unseen];
    const cards: Card[] = [];
    for (let n = 0; n < missing; n += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
      cards.push(...pack.splice((state >> 8) % pack.length, 1));
    }
    yield cards;
  }
}

/** Lays cards in every place that is still empty. */
export function layAll(outcomes: Pick<Outcomes, 'board'>, spot: Undecided, cards: readonly Card[]): void {
  const { board } = outcomes;
  let next = 0;
  for (const { from, to } of gapsOf(spot)) {
    board.set(cards.slice(next, next + to - from), from);
    next += to - from;
  }
  board.set(cards.slice(next), board.length - spot.missingReveals);
}

export function sample(spot: Undecided, outcomes: Outcomes): void {
  for (const cards of likelyWitnesses(spot)) {
    layAll(outcomes, spot, cards);
    outcomes.note();
    if (outcomes.seen.size > 1) return;
  }
}
