import { pheContender } from './evaluation.ts';
import { verifyOnce } from './hands.ts';
import { httpCosts, startUp } from './http.ts';
import { race } from './measure.ts';
import { costRow, limitRow, type Row, raceRow } from './row.ts';

/** What phe does a second where PokerKit did so many hands; that figure is scaled by what phe does now. */
const PHE_THEN = 9_000_000;
const POKERKIT_THEN = 611;

function hands(): Row[] {
  const phe = pheContender();
  const pokerKit = { ...phe, name: 'PokerKit, scaled', units: (phe.units * POKERKIT_THEN) / PHE_THEN };
  // A whole hand runs through hundreds of functions: V8 takes some thousand hands to compile them all.
  const outcome = race([pokerKit, { name: 'hands', run: () => verifyOnce(), units: 1 }], { warmUp: 2_000 });
  return [raceRow('a PHH hand read, replayed, settled, compared', outcome, 'hands', pokerKit.name, 100)];
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
