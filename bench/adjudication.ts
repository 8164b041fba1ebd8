import { pheContender } from './evaluation.ts';
import { verifyOnce } from './hands.ts';
import { httpCosts, startUp } from './http.ts';
import { race } from './measure.ts';
import { costRow, limitRow, type Row, ratioRow } from './row.ts';

/** What phe does a second where PokerKit's figure was taken; that figure is scaled by it. */
const PHE_THEN = 9_000_000;
const POKERKIT_THEN = 611;

function hands(): Row[] {
  const rates = race([pheContender(), { name: 'hands', run: () => verifyOnce(), units: 1 }]);
  const pokerKit = POKERKIT_THEN * ((rates.get('phe') ?? 0) / PHE_THEN);
  const what = 'a PHH hand read, replayed, settled, compared';
  return [ratioRow(what, rates.get('hands') ?? 0, ['PokerKit, scaled', pokerKit], 100)];
}

async function requests(): Promise<Row[]> {
  const costs = await httpCosts();
  const cost = (name: string): number => costs.find((c) => c.name === name)?.microseconds ?? Number.NaN;
  const row = (name: string, peer: string, target: number): Row =>
    costRow(name, cost(name), [peer, cost(peer)], target);
  return [
    row('adjudication without explanation', 'zod and JSON.stringify alone', 1.5),
    row('adjudication without explanation', 'a bare route', 3),
    row('adjudication with explanation', 'a bare route', 6),
  ];
}

/** What whole hands and requests cost. */
export const adjudicationRows = async (): Promise<Row[]> => [
  ...hands(),
  ...(await requests()),
  limitRow('start to ready (built)', await startUp(), 1000, 'ms'),
];
