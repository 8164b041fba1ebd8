import { CARD_NUMBERS, type Card } from '../cards/card.ts';
import { circlePlace } from '../evaluation/fine-height.ts';
import { choose, layAll } from './completions.ts';
import type { OwnHands } from './own-hands.ts';
import type { Outcomes } from './run-outs.ts';
import type { Undecided } from './undecided.ts';

/** The cards one seat may be dealt: each choice with the hand it makes in every contest. */
interface Choices {
  /** Its place among the contenders. */
  readonly seat: number;
  readonly cards: readonly (readonly Card[])[];
  /** Which cards a choice takes: those of the lower half, and of the upper. */
  readonly low: Int32Array;
  readonly high: Int32Array;
  /** By contest. */
  readonly heights: readonly Float64Array[];
  /** Choices from the lowest hand to the highest, by contest. */
  readonly upwards: readonly Int32Array[];
}

const HALF = CARD_NUMBERS / 2;
const NONE = { heights: new Float64Array(), upwards: new Int32Array() } as const;

function maskOf(cards: readonly Card[], from: number): number {
  let mask = 0;
  for (const card of cards) if (card >= from && card < from + HALF) mask |= 1 << (card - from);
  return mask;
}

/** Every choice of so many cards. */
function choicesOf(pack: readonly Card[], count: number): Card[][] {
  if (count === 0) return [[]];
  return pack.flatMap((card, i) => choicesOf(pack.slice(i + 1), count - 1).map((rest) => [card, ...rest]));
}

function rankChoices(
  cards: readonly (readonly Card[])[],
  hands: readonly OwnHands[],
  seat: number,
  shared: readonly Card[],
): Choices {
  const heights = hands.map((own) => Float64Array.from(cards, (drawn) => own.rank(seat, [...drawn, ...shared])));
  return {
    seat,
    cards,
    low: Int32Array.from(cards, (drawn) => maskOf(drawn, 0)),
    high: Int32Array.from(cards, (drawn) => maskOf(drawn, HALF)),
    heights,
    upwards: heights.map((own) => Int32Array.from(own.keys()).sort((a, b) => (own[a] ?? 0) - (own[b] ?? 0))),
  };
}

const isIn = (mask: number, seat: number): boolean => (mask & (1 << seat)) !== 0;

const areApart = (a: Choices, at: number, b: Choices, bt: number): boolean =>
  ((a.low[at] ?? 0) & (b.low[bt] ?? 0)) === 0 && ((a.high[at] ?? 0) & (b.high[bt] ?? 0)) === 0;

/** Choices without a card in common with which one seat comes up to another, or above it where `level` is not enough. */
function* rises(
  riser: Choices,
  other: Choices,
  contest: number,
  level: 'enough' | 'not-enough',
): Generator<readonly [number, number]> {
  const heights = riser.heights[contest] ?? NONE.heights;
  const upwards = riser.upwards[contest] ?? NONE.upwards;
  const below = other.heights[contest] ?? NONE.heights;
  for (const bt of other.upwards[contest] ?? NONE.upwards) {
    const least = below[bt] ?? 0;
    for (let i = upwards.length - 1; i >= 0; i -= 1) {
      const at = upwards[i] ?? 0;
      const height = heights[at] ?? 0;
      if (height < least || (height === least && level === 'not-enough')) break;
      if (areApart(riser, at, other, bt)) yield [at, bt];
    }
  }
}

/** Straight flushes of two seats at different places of the circle: there a lower one may win. */
function* meetings(a: Choices, b: Choices, contest: number): Generator<readonly [number, number]> {
  const inCircle = ({ heights }: Choices): [number, number][] =>
    Array.from(heights[contest] ?? NONE.heights, circlePlace).flatMap((place, at) => (place > 0 ? [[at, place]] : []));
  const others = inCircle(b);
  for (const [at, place] of inCircle(a))
    for (const [bt, other] of others) if (place !== other && areApart(a, at, b, bt)) yield [at, bt];
}

/** A choice for one seat, or for two. */
type Doubt = readonly (readonly [seat: number, choice: number])[];

/** Choices with which a seat qualifies where nobody did, or a winner no longer does. */
function* ownDoubts(own: OwnHands, contest: number, seats: readonly Choices[], winners: number): Generator<Doubt> {
  for (const [seat, { heights }] of seats.entries()) {
    if (winners !== 0 && !isIn(winners, seat)) continue;
    for (const [at, height] of (heights[contest] ?? NONE.heights).entries())
      if (own.qualifies(height) === (winners === 0)) yield [[seat, at]];
  }
}

/** Choices with which one seat comes up to a winner, or two straight flushes meet. */
function* pairDoubts(own: OwnHands, contest: number, [a, b]: SeatPair, winners: number): Generator<Doubt> {
  const level = isIn(winners, a.seat) ? 'not-enough' : 'enough';
  const found = [
    isIn(winners, b.seat) ? rises(a, b, contest, level) : [],
    own.isCircular && a.seat < b.seat ? meetings(a, b, contest) : [],
  ];
  for (const pairs of found)
    for (const [at, bt] of pairs)
      yield [
        [a.seat, at],
        [b.seat, bt],
      ];
}

type SeatPair = readonly [Choices, Choices];

const pairsAmong = (seats: readonly Choices[]): SeatPair[] =>
  seats.flatMap((a) => seats.flatMap((b): SeatPair[] => (a === b ? [] : [[a, b]])));

/**
 * Every choice of cards with which others than these would win a contest. Who wins follows from how the hands compare
 * two by two and from who qualifies, so it is enough to look at two seats at a time.
 */
function* doubts(own: OwnHands, contest: number, seats: readonly Choices[], winners: number): Generator<Doubt> {
  yield* ownDoubts(own, contest, seats, winners);
  for (const pair of pairsAmong(seats)) yield* pairDoubts(own, contest, pair, winners);
}

/** How many hands would be ranked to compare them two by two. */
export function pairsOf({ contenders, own, unseen, missing }: Undecided): number {
  const each = contenders.reduce((sum, { seat }) => sum + choose(unseen.length - missing, own.get(seat) ?? 0), 0);
  return choose(unseen.length, missing) * each;
}

/** Straight flushes that meet may still leave the same winner: so many meetings are tried. */
const MOST_TRIES = 1_000;

/**
 * Whether cards of their own can make another outcome of one pot than the one already noted, which is then noted too.
 * `unclear`: too many straight flushes meet in a circle for it to be told so.
 */
export function findOther(
  spot: Undecided,
  outcomes: Outcomes,
  hands: readonly OwnHands[],
): 'none' | 'found' | 'unclear' {
  const [known] = outcomes.seen.values();
  let tries = 0;
  for (const shared of choicesOf(spot.unseen, spot.missing)) {
    const pack = spot.unseen.filter((card) => !shared.includes(card));
    const dealt = [...spot.boards.flat(), ...shared];
    const byCount = new Map<number, Card[][]>();
    const seats = spot.contenders.map(({ seat }, i) => {
      const count = spot.own.get(seat) ?? 0;
      const cards = byCount.get(count) ?? choicesOf(pack, count);
      byCount.set(count, cards);
      return rankChoices(cards, hands, i, dealt);
    });
    for (const [contest, own] of hands.entries())
      for (const doubt of doubts(own, contest, seats, known?.masks[contest] ?? 0)) {
        layAll(outcomes, spot, [...shared, ...dealtIn(doubt, seats, pack)]);
        outcomes.note();
        tries += 1;
        if (outcomes.seen.size > 1) return 'found';
        if (tries === MOST_TRIES) return 'unclear';
      }
  }
  return tries === 0 ? 'none' : 'unclear';
}

/** The cards of every seat, in their order: those of the doubt as it says, the others' from what is left. */
function dealtIn(doubt: Doubt, seats: readonly Choices[], pack: readonly Card[]): Card[] {
  const chosen = new Map(doubt.map(([seat, choice]) => [seat, seats[seat]?.cards[choice] ?? []]));
  const taken = [...chosen.values()].flat();
  const left = pack.filter((card) => !taken.includes(card));
  return seats.flatMap(({ cards }, i) => chosen.get(i) ?? left.splice(0, cards[0]?.length ?? 0));
}
