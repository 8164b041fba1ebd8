import type { Card } from '../cards/card.ts';
import { bestStrength } from './best-strength.ts';
import { everyChoice } from './choose-five.ts';
import { LINES, ROW_CHOICES } from './grid.ts';
import type { Ranking } from './ranking.ts';
import { TRAITS, type Use } from './spec.ts';
import { AnyFive, type BoardRanker, TwoAndThree } from './table-rankers.ts';

/** Cards of a line of a grid. */
const LINE_LENGTH = 5;

/** For rankings without a table of their own: one hand after another. */
class OneByOne implements BoardRanker {
  readonly #ranking: Ranking;
  readonly #use: Use;
  readonly #holes: readonly (readonly Card[])[];

  constructor(ranking: Ranking, use: Use, holes: readonly (readonly Card[])[]) {
    this.#ranking = ranking;
    this.#use = use;
    this.#holes = holes;
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    const cards = Array.from({ length }, (_, i) => board[i] ?? 0).filter((card): card is Card => card >= 0);
    for (const [i, hole] of this.#holes.entries()) out[i] = bestStrength(this.#ranking, this.#use, hole, cards);
  }
}

/** Hands the board does not touch: ranked once. */
class HoleAlone implements BoardRanker {
  readonly #strengths: Int32Array;

  constructor(ranking: Ranking, holes: readonly (readonly Card[])[]) {
    this.#strengths = Int32Array.from(holes, (hole) => bestStrength(ranking, { kind: 'all' }, hole, []));
  }

  rank(_board: ArrayLike<number>, _length: number, out: Int32Array): void {
    out.set(this.#strengths);
  }
}

/** One of several ways to make a hand: on the whole board, or on these places of it. */
interface Way {
  readonly ranker: BoardRanker;
  readonly places: readonly number[] | null;
}

/** The best of several ways. */
class BestWay implements BoardRanker {
  readonly #ways: readonly Way[];
  readonly #strengths: Int32Array;
  readonly #line = new Int32Array(LINE_LENGTH);

  constructor(ways: readonly Way[], hands: number) {
    this.#ways = ways;
    this.#strengths = new Int32Array(hands);
  }

  rank(board: ArrayLike<number>, length: number, out: Int32Array): void {
    out.fill(0);
    for (const { ranker, places } of this.#ways) {
      if (places === null) ranker.rank(board, length, this.#strengths);
      else ranker.rank(this.#take(board, places), places.length, this.#strengths);
      for (let i = 0; i < out.length; i += 1) out[i] = Math.max(out[i] ?? 0, this.#strengths[i] ?? 0);
    }
  }

  #take(board: ArrayLike<number>, places: readonly number[]): Int32Array {
    for (let i = 0; i < places.length; i += 1) this.#line[i] = board[places[i] ?? 0] ?? 0;
    return this.#line;
  }
}

type Holes = readonly (readonly Card[])[];

const onBoard = (ranker: BoardRanker): Way => ({ ranker, places: null });

/** Up to so many of the hole: any five of each choice of so many with the board. */
function upTo(ranking: Ranking, most: number, holes: Holes): Way[] {
  const chosen = holes.map((hole) => everyChoice(hole, Math.min(most, hole.length)));
  return (chosen[0] ?? []).map((_, i) =>
    onBoard(
      new AnyFive(
        ranking,
        chosen.map((choices) => choices[i] ?? []),
      ),
    ),
  );
}

/** How hands are made, as ways of which the best counts; none where only their cards tell. */
function waysOf(ranking: Ranking, use: Use, holes: Holes): Way[] {
  const exactly = (fromHole: number): BoardRanker => boardRanker(ranking, { kind: 'exactly', fromHole }, holes);
  switch (use.kind) {
    case 'any':
      return [onBoard(new AnyFive(ranking, holes))];
    case 'exactly':
      return use.fromHole === 2 ? [onBoard(new TwoAndThree(ranking, holes))] : [];
    case 'between':
      return use.least === 0 ? upTo(ranking, use.most, holes) : [];
    case 'either':
      return use.fromHole.map((count) => onBoard(exactly(count)));
    case 'contiguous':
      return LINES.map((places) => ({ ranker: exactly(use.fromHole), places }));
    case 'one-per-row': {
      const ranker = exactly(use.fromHole);
      return ROW_CHOICES.map((places) => ({ ranker, places }));
    }
    case 'all':
      return [onBoard(new HoleAlone(ranking, holes))];
  }
}

/** Prepares hands of one size for ranking on many boards. */
export function boardRanker(ranking: Ranking, use: Use, holes: Holes): BoardRanker {
  if (use.kind === 'all') return new HoleAlone(ranking, holes);
  if (ranking.rainbow.length > 0 || TRAITS[ranking.spec.evaluator].runs === 'spoil')
    return new OneByOne(ranking, use, holes);
  const [first, ...others] = waysOf(ranking, use, holes);
  if (first === undefined) return new OneByOne(ranking, use, holes);
  return others.length === 0 && first.places === null ? first.ranker : new BestWay([first, ...others], holes.length);
}
