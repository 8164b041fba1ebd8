import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import * as apprentice from '@poker-apprentice/hand-evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../src/core/cards/card.ts';
import { cardsOf, FULL_DECK } from '../src/core/cards/deck.ts';
import { bestHand } from '../src/core/evaluation/best-hand.ts';
import { bestStrength } from '../src/core/evaluation/best-strength.ts';
import { boardRanker } from '../src/core/evaluation/board-ranker.ts';
import { strengthOfCards } from '../src/core/evaluation/evaluate.ts';
import { prewarm, type Ranking, rankingFor } from '../src/core/evaluation/ranking.ts';
import type { Use } from '../src/core/evaluation/spec.ts';
import type { BoardRanker } from '../src/core/evaluation/table-rankers.ts';
import { decide } from '../src/core/hand/decide.ts';
import type { Undecided } from '../src/core/hand/undecided.ts';
import { seat } from '../src/core/kernel/seat.ts';
import { type Contender, median, race } from './measure.ts';
import { limitRow, type Row, raceRow } from './row.ts';

// Peers take their cards as they like them best, made ready beforehand: phe card codes, which number cards as ours do,
// the others text.
const PHE = 'phe';
const APPRENTICE = '@poker-apprentice';
const POKERSOLVER = 'pokersolver';
const GENERAL = 'general';

const ANY: Use = { kind: 'any' };
const OMAHA: Use = { kind: 'exactly', fromHole: 2 };
const DECK = cardsOf(FULL_DECK);

const textOf = (card: Card): `${Rank}${Suit}` => `${rankOf(card)}${suitOf(card)}`;

/** The same cards in every run. */
export function dealer(): (count: number) => Card[] {
  let state = 2024;
  const below = (n: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (state >> 8) % n;
  };
  return (count) => {
    const pack = [...DECK];
    const cards: Card[] = [];
    while (cards.length < count) cards.push(...pack.splice(below(pack.length), 1));
    return cards;
  };
}

/** A contender that does one thing to each of a list. */
export function each<T>(name: string, list: readonly T[], work: (item: T) => number): Contender {
  // Source of its own for each contender: shared, the loop would be compiled for whatever any of them does.
  const loop = new Function(
    'list',
    'work',
    `return () => { /* ${name} */ let sum = 0; for (let i = 0; i < list.length; i += 1) sum += work(list[i]); return sum; };`,
  );
  return { name, run: loop(list, work), units: list.length };
}

const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** Visits every way to complete the board; sums something of each so that nothing is left out. */
function runOut(ranker: BoardRanker, flop: readonly Card[], unseen: readonly Card[], out: Int32Array): number {
  const board = new Int32Array(5);
  board.set(flop);
  let sum = 0;
  const lay = (place: number, next: number): void => {
    const last = unseen.length - (5 - place);
    for (let i = next; i <= last; i += 1) {
      board[place] = unseen[i] ?? 0;
      if (place < 4) lay(place + 1, i + 1);
      else {
        ranker.rank(board, 5, out);
        sum += out[0] ?? 0;
      }
    }
  };
  lay(flop.length, 0);
  return sum;
}

/** Every board for so many hands, counted in hands ranked. */
function everyBoard(ranking: Ranking, hands: number): Contender {
  const deal = dealer();
  const cards = deal(2 * hands);
  const holes = Array.from({ length: hands }, (_, i) => cards.slice(2 * i, 2 * i + 2));
  const unseen = DECK.filter((card) => !cards.includes(card));
  const ranker = boardRanker(ranking, ANY, holes);
  const out = new Int32Array(hands);
  return {
    name: `${hands} hands`,
    run: () => runOut(ranker, [], unseen, out),
    units: choose(unseen.length, 5) * hands,
  };
}

const sevens = (deal: (count: number) => Card[]): Card[][] => Array.from({ length: 1000 }, () => deal(7));

/** phe on seven cards: the measure of the machine at the moment. */
export const pheContender = (hands = sevens(dealer())): Contender =>
  each(PHE, hands, (cards) => phe.evaluateCardCodes(cards));

function sevenCards(ranking: Ranking): Row[] {
  const deal = dealer();
  const hands = sevens(deal);
  const texts = hands.map((cards) => cards.map(textOf));
  const split = texts.map((cards) => ({ holeCards: cards.slice(0, 2), communityCards: cards.slice(2) }));
  const few = <T>(list: readonly T[]): readonly T[] => list.slice(0, 200);
  const outcome = race([
    pheContender(hands),
    each(GENERAL, hands, (cards) => strengthOfCards(ranking, cards)),
    everyBoard(ranking, 6),
    everyBoard(ranking, 2),
    each(APPRENTICE, few(split), (cards) => apprentice.evaluateHoldem(cards).strength),
    each(POKERSOLVER, few(texts), (cards) => pokersolver.Hand.solve(cards).rank),
  ]);
  return [
    raceRow('7 cards, one hand at a time', outcome, GENERAL, PHE, 8),
    raceRow('7 cards, run-outs of six hands', outcome, '6 hands', PHE, 15),
    raceRow('7 cards, run-outs of two hands', outcome, '2 hands', PHE),
    raceRow('7 cards, one hand at a time', outcome, GENERAL, APPRENTICE),
    raceRow('7 cards, one hand at a time', outcome, GENERAL, POKERSOLVER),
  ];
}

/** Two Omaha hands on every board from a flop on, ours and as the peer's odds go through them. */
function omahaRunOuts(ranking: Ranking): Contender[] {
  const cards = dealer()(11);
  const holes = [cards.slice(0, 4), cards.slice(4, 8)];
  const flop = cards.slice(8);
  const unseen = DECK.filter((card) => !cards.includes(card));
  const ranker = boardRanker(ranking, OMAHA, holes);
  const out = new Int32Array(2);
  const [holeTexts, flopTexts] = [holes.map((hole) => hole.map(textOf)), flop.map(textOf)];
  const units = choose(unseen.length, 2) * 2;
  return [
    { name: 'run-outs', run: () => runOut(ranker, flop, unseen, out), units },
    { name: `${APPRENTICE} odds`, run: () => apprentice.equityOmaha(holeTexts, flopTexts)[0]?.wins ?? 0, units },
  ];
}

function omaha(ranking: Ranking): Row[] {
  const deal = dealer();
  const hands = Array.from({ length: 2000 }, () => deal(9)).map((cards) => ({
    hole: cards.slice(0, 4),
    board: cards.slice(4),
    holeCards: cards.slice(0, 4).map(textOf),
    communityCards: cards.slice(4).map(textOf),
  }));
  const outcome = race([
    each(GENERAL, hands, ({ hole, board }) => bestStrength(ranking, OMAHA, hole, board)),
    each('named', hands.slice(0, 200), ({ hole, board }) => bestHand(ranking, OMAHA, hole, board)?.strength ?? 0),
    each(APPRENTICE, hands.slice(0, 100), (hand) => apprentice.evaluateOmaha(hand).strength),
    ...omahaRunOuts(ranking),
  ]);
  return [
    raceRow('Omaha 4 + 5, one hand at a time', outcome, GENERAL, APPRENTICE, 80),
    raceRow('Omaha 4 + 5, run-outs of two hands', outcome, 'run-outs', `${APPRENTICE} odds`, 80),
    raceRow('Omaha 4 + 5, one hand beside the odds of many', outcome, GENERAL, `${APPRENTICE} odds`),
    raceRow('Omaha 4 + 5, the five cards named, as the peer does', outcome, 'named', APPRENTICE),
  ];
}

/** Two stud hands of five cards, two more to come for each. */
function studSpot(ranking: Ranking): Undecided {
  const cards = dealer()(10);
  const [first, second] = [cards.slice(0, 5), cards.slice(5)];
  const contenders = [first, second].map((hole, i) => ({ seat: seat(i + 1), hole, split: [] }));
  return {
    contests: [
      { contest: { name: 'high', evaluator: 'high', use: ANY, qualifier: 'none' }, ranking, qualifying: 1, fine: null },
    ],
    contenders,
    pots: [contenders.map((own) => own.seat)],
    boards: [[]],
    role: 'each',
    groups: [0],
    missing: 0,
    own: new Map(contenders.map((own) => [own.seat, 2])),
    reveals: [],
    missingReveals: 0,
    view: null,
    unseen: DECK.filter((card) => !cards.includes(card)),
  };
}

/** Whole run-outs through the ranker, in milliseconds of processor time. */
function runOuts(ranking: Ranking): Row[] {
  const holes = [DECK.slice(50), DECK.slice(32, 34)];
  const unseen = DECK.filter((card) => !holes.flat().includes(card));
  const ranker = boardRanker(ranking, ANY, holes);
  const out = new Int32Array(2);
  const flop = unseen.slice(0, 3);
  const rest = unseen.slice(3);
  const outcome = race(
    [
      { name: 'flop', run: () => runOut(ranker, flop, rest, out), units: 1 },
      { name: 'before', run: () => runOut(ranker, [], unseen, out), units: 1 },
      { name: 'stud', run: () => (decide(studSpot(ranking), 'count', 2_000_000).ok ? 1 : 0), units: 1 },
    ],
    { rounds: 5 },
  );
  const milliseconds = (name: string): number => 1000 / outcome.rate(name);
  return [
    limitRow('run-outs on the flop, two hands (990 boards)', milliseconds('flop'), 1, 'ms'),
    limitRow('run-outs before the flop, two hands (1,712,304 boards)', milliseconds('before'), 1000, 'ms'),
    limitRow('run-outs of stud, two cards each for two hands (671,580 deals)', milliseconds('stud'), 1000, 'ms'),
  ];
}

/** Tables built in a fresh process, as at a start. */
function tables(): Row[] {
  const script = fileURLToPath(new URL('cold-tables.js', import.meta.url));
  const runs = Array.from({ length: 7 }, () => {
    const text = execFileSync(process.execPath, [...process.execArgv, script], { encoding: 'utf8' });
    const [milliseconds = 0, bytes = 0] = text.trim().split(' ').map(Number);
    return { milliseconds, bytes };
  });
  return [
    limitRow(
      'tables for 5 to 7 cards, cold, modules loaded',
      median(runs.map(({ milliseconds }) => milliseconds)),
      60,
      'ms',
    ),
    limitRow('their memory', median(runs.map(({ bytes }) => bytes)) / 1e6, 2, 'MB'),
  ];
}

/** What ranking hands costs, beside the packages others use for it. */
export function evaluationRows(): Row[] {
  const ranking = rankingFor({ evaluator: 'high', deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' });
  prewarm(ranking, 7);
  return [...sevenCards(ranking), ...omaha(ranking), ...runOuts(ranking), ...tables()];
}
