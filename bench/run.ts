import { cpus } from 'node:os';
import * as apprentice from '@poker-apprentice/hand-evaluator';
import phe from 'phe';
import pokersolver from 'pokersolver';
import { boardRanker } from '../src/core/evaluation/board-ranker.ts';
import { bestStrength, strengthOfCards } from '../src/core/evaluation/evaluate.ts';
import { prewarm, rankingFor } from '../src/core/evaluation/ranking.ts';
import { cardsOf, FULL_DECK, formatCard } from '../test/support/core.ts';
import { deal, seeded } from '../test/support/random.ts';
import { verifyOnce } from './hands.ts';
import { httpCosts, startUp } from './http.ts';
import { type Contender, keptAlive, race } from './measure.ts';

interface Row {
  readonly what: string;
  readonly ours: string;
  readonly beside: string;
  readonly ratio: string;
  readonly target: string;
}

const HANDS = 500;
/** What phe does a second where the figures of SPEED were taken; PokerKit's are scaled by it. */
const PHE_THEN = 9_000_000;
const POKERKIT_THEN = 611;

const below = seeded(1);
const standard = rankingFor({ evaluator: 'high', deck: FULL_DECK, order: 'standard', aceLowStraight: 'counts' });
prewarm(standard, 7);
const sevens = Array.from({ length: HANDS }, () => deal(FULL_DECK, 7, below));
const omahas = Array.from({ length: HANDS }, () => deal(FULL_DECK, 9, below)).map((cards) => ({
  hole: cards.slice(0, 4),
  board: cards.slice(4),
}));
const solved = sevens.slice(0, 50).map((cards) => cards.map(formatCard));
const texts = omahas
  .slice(0, 50)
  .map(({ hole, board }) => ({ holeCards: hole.map(formatCard), communityCards: board.map(formatCard) }));

const sum = <T>(list: readonly T[], of: (item: T) => number): number => {
  let total = 0;
  for (const item of list) total += of(item);
  return total;
};

const TWO = { kind: 'exactly', fromHole: 2 } as const;
const ANY = { kind: 'any' } as const;
const boards = Int32Array.from(Array.from({ length: HANDS }, () => deal(FULL_DECK, 5, below)).flat());
const holes = [cardsOf(FULL_DECK).slice(0, 2), cardsOf(FULL_DECK).slice(50)];
const usable = Array.from({ length: HANDS }, (_, i) => boards.subarray(i * 5, i * 5 + 5)).filter(
  (b) => !holes.flat().some((card) => b.includes(card)),
);
const ranker = boardRanker(standard, ANY, holes);
const out = new Int32Array(2);

const contenders: Contender[] = [
  { name: '7 cards', units: HANDS, run: () => sum(sevens, (cards) => strengthOfCards(standard, cards)) },
  {
    name: '7 cards on run-outs',
    units: usable.length * 2,
    run: () =>
      sum(usable, (board) => {
        ranker.rank(board, 5, out);
        return out[0] ?? 0;
      }),
  },
  { name: 'phe', units: HANDS, run: () => sum(sevens, (cards) => phe.evaluateCardCodes(cards)) },
  { name: 'pokersolver', units: solved.length, run: () => sum(solved, (cards) => pokersolver.Hand.solve(cards).rank) },
  {
    name: 'Omaha',
    units: HANDS,
    run: () => sum(omahas, ({ hole, board }) => bestStrength(standard, TWO, hole, board)),
  },
  {
    name: '@poker-apprentice Omaha',
    units: texts.length,
    run: () =>
      sum(
        texts,
        (hand) => apprentice.evaluate({ ...hand, minimumHoleCards: 2, maximumHoleCards: 2 } as never).strength,
      ),
  },
  { name: 'hands', units: 1, run: () => verifyOnce() },
];

/** Goes through every completion of a board for two hands. */
function runOut(dealt: readonly number[]): number {
  const used = new Set([...holes.flat(), ...dealt]);
  const stub = cardsOf(FULL_DECK).filter((card) => !used.has(card));
  const board = new Int32Array(5);
  board.set(dealt);
  let boardsSeen = 0;
  const lay = (place: number, next: number): void => {
    if (place === 5) {
      ranker.rank(board, 5, out);
      boardsSeen += 1;
      return;
    }
    for (let i = next; i < stub.length; i += 1) {
      board[place] = stub[i] ?? 0;
      lay(place + 1, i + 1);
    }
  };
  lay(dealt.length, 0);
  return boardsSeen;
}

function milliseconds(run: () => number): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[2] ?? 0;
}

const millions = (rate: number): string => `${(rate / 1e6).toFixed(2)} M/s`;
const times = (a: number, b: number): string => `${(a / b).toFixed(1)} ×`;

async function rows(): Promise<Row[]> {
  const rates = race(contenders);
  const rate = (name: string): number => rates.get(name) ?? Number.NaN;
  const against = (what: string, ours: string, peer: string, target: string): Row => ({
    what,
    ours: millions(rate(ours)),
    beside: `${peer} ${millions(rate(peer))}`,
    ratio: times(rate(ours), rate(peer)),
    target,
  });
  const pokerKit = POKERKIT_THEN * (rate('phe') / PHE_THEN);
  const took = (what: string, ms: number, target: string): Row => ({
    what,
    ours: `${ms.toFixed(2)} ms`,
    beside: '',
    ratio: '',
    target,
  });
  const costs = await httpCosts();
  const cost = (name: string): number => costs.find((c) => c.name === name)?.microseconds ?? Number.NaN;
  const request = (name: string, peer: string, target: string): Row => ({
    what: name,
    ours: `${cost(name).toFixed(0)} µs`,
    beside: `${peer} ${cost(peer).toFixed(0)} µs`,
    ratio: times(cost(name), cost(peer)),
    target,
  });
  return [
    against('7 cards, any hand', '7 cards', 'phe', '8 ×'),
    against('7 cards, any hand', '7 cards', 'pokersolver', ''),
    against('7 cards on run-outs', '7 cards on run-outs', 'phe', '15 ×'),
    against('Omaha, 4 and 5 cards', 'Omaha', '@poker-apprentice Omaha', '80 ×'),
    took(
      'run-outs of a flop, two hands',
      milliseconds(() => runOut([...(usable[0] ?? [])].slice(0, 3))),
      '1 ms',
    ),
    took(
      'run-outs before the flop, 1,712,304 boards',
      milliseconds(() => runOut([])),
      '1000 ms',
    ),
    {
      what: 'a PHH hand read, replayed, settled, compared',
      ours: `${rate('hands').toFixed(0)} /s`,
      beside: `PokerKit, scaled ${pokerKit.toFixed(0)} /s`,
      ratio: times(rate('hands'), pokerKit),
      target: '100 ×',
    },
    request('adjudication without explanation', 'zod and JSON.stringify alone', '≤ 1.5 ×'),
    request('adjudication without explanation', 'a bare route', '≤ 3 ×'),
    request('adjudication with explanation', 'a bare route', '≤ 6 ×'),
    took('start to ready (built)', await startUp(), '1000 ms'),
  ];
}

console.log(`Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}); ratios are what counts`);
console.table(await rows());
if (keptAlive() === 0) console.log('nothing was measured');
