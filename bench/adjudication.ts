import { pheContender } from './evaluation.ts';
import { verifyOnce } from './hands.ts';
import { httpCosts, startUp } from './http.ts';
import { type Contender, median, race } from './measure.ts';
import { answerJob, HANDS_A_JOB, streamed } from './records.ts';
import { costRow, limitRow, type Row, raceRow } from './row.ts';

/** What phe does a second where PokerKit did so many hands; that figure is scaled by what phe does now. */
const PHE_THEN = 9_000_000;
const POKERKIT_THEN = 611;

function pokerKitContender(): Contender {
  const phe = pheContender();
  return { ...phe, name: 'PokerKit, scaled', units: (phe.units * POKERKIT_THEN) / PHE_THEN };
}

function hands(): Row[] {
  const pokerKit = pokerKitContender();
  // A whole hand runs through hundreds of functions: V8 takes some thousand hands to compile them all.
  const contenders = [
    pokerKit,
    { name: 'hands', run: () => verifyOnce(), units: 1 },
    { name: 'verdicts', run: answerJob, units: HANDS_A_JOB },
  ];
  const outcome = race(contenders, { warmUp: 2_000 });
  return [
    raceRow('a PHH hand read, replayed, settled, compared', outcome, 'hands', pokerKit.name, 100),
    raceRow('verification from PHH text, in process', outcome, 'verdicts', pokerKit.name),
  ];
}

/** Hands through the stream, in turns with the peer. */
async function stream(rounds = 9, handsARound = 3_000): Promise<Row[]> {
  const pokerKit = pokerKitContender();
  const service = await streamed(handsARound);
  for (let round = 0; round < rounds; round += 1) await service.send();
  const rates: (readonly [own: number, peer: number])[] = [];
  for (let round = 0; round < rounds; round += 1)
    rates.push([await service.send(), race([pokerKit], { rounds: 3 }).rate(pokerKit.name)]);
  await service.close();
  const outcome = {
    rate: (name: string) => median(rates.map(([own, peer]) => (name === pokerKit.name ? peer : own))),
    ratio: () => median(rates.map(([own, peer]) => own / peer)),
  };
  return [raceRow('verification through the stream', outcome, 'stream', pokerKit.name, 50)];
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
  ...(await stream()),
  ...(await requests()),
  limitRow('start to ready (built)', await startUp(), 1000, 'ms'),
];
