import { Agent, request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { conclude, HAND, holds, Service } from './service.ts';

/**
 * Ten times as much as the service can do: small requests, bodies as large as may be, long counts, and above all what is
 * cheap to send and dear to answer, so that one sender is enough. It has to answer or refuse every one, and soon, stay
 * small, be alive all the while, and be itself again right after.
 * Usage: tsx tools/held/overload.ts [--quick]
 */
const SECONDS = process.argv.includes('--quick') ? 6 : 30;
const TIMES = 10;
const MEGABYTES = 512;
/** Milliseconds after which what is asked has to be answered as ever. */
const RECOVERY = 2_000;
/** Milliseconds after which an answer is too late to be one, whatever it says. */
const LATEST = 10_000;
/** Clients of an overload are many, but not endless. */
const MOST_OPEN = 1_000;

const [first, second] = HAND.seats;
const HOLES = [
  ['As', 'Ks', '7d', '6d'],
  ['Qh', 'Qc', 'Jd', 'Td'],
  ['9h', '8h', '7c', '6c'],
  ['Ad', 'Kd', '5c', '4c'],
  ['Jh', 'Jc', '3s', '3d'],
  ['Ts', '9s', '8s', '2c'],
];
const KINDS = {
  small: JSON.stringify(HAND),
  // Read and refused: as much as a body may cost.
  large: `{"variant":"texas-holdem","seats":[${Array(9_000).fill(JSON.stringify(first)).join(',')}]}`,
  // As many boards as are ruled on the event loop, of the game that costs most.
  dear: JSON.stringify({
    variant: 'omaha',
    button: 1,
    seats: HOLES.map((hole, i) => ({ seat: i + 1, hole, contributed: 100 * (i + 1) })),
    board: ['2h', '5s', 'Kc'],
    runouts: true,
  }),
  count: JSON.stringify({ ...HAND, seats: [first, second], board: [], runouts: true }),
  short: JSON.stringify({ ...HAND, seats: [first, second], board: HAND.board.slice(0, 3), runouts: true }),
} as const;
/** Of every twenty requests. */
const MIX = Object.entries({ small: 5, short: 2, dear: 11, large: 1, count: 1 } as const).flatMap(([kind, times]) =>
  Array<keyof typeof KINDS>(times).fill(kind as keyof typeof KINDS),
);

const QUICK = MIX.filter((kind) => kind !== 'count');

/** What may come of a request; too many seats are a 400. */
const EXPECTED = ['200', '400', '503'];

type Outcomes = Record<string, number>;

function ask(service: Service, agent: Agent, kind: keyof typeof KINDS): Promise<string> {
  const body = KINDS[kind];
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const options = { agent, port: service.port, method: 'POST', path: '/v1/adjudications', headers };
    const sending = request(options, (answer) => {
      answer.resume();
      answer.on('error', (error) => resolve(String(error)));
      answer.on('end', () => resolve(String(answer.statusCode)));
    });
    sending.on('error', (error) => resolve(String(error)));
    sending.end(body);
  });
}

const isAnswered = async (service: Service): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', body: KINDS.small, headers };
  return (await fetch(`${service.url}/v1/adjudications`, init)).status === 200;
};

/** Requests a second that are answered when a few clients ask one after the other; long counts would only make it less. */
async function capacityOf(service: Service): Promise<number> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + 2_000;
  let answered = 0;
  const client = async (offset: number): Promise<void> => {
    for (let i = offset; performance.now() < end; i += 1)
      if ((await ask(service, agent, QUICK[i % QUICK.length] ?? 'small')) !== '503') answered += 1;
  };
  await Promise.all([0, 2, 4, 6].map(client));
  agent.destroy();
  return answered / 2;
}

interface Load {
  readonly sent: number;
  readonly skipped: number;
  readonly outcomes: Outcomes;
  /** Milliseconds until each was answered or refused, in order of length. */
  readonly waits: readonly number[];
}

/** So many requests a second, whatever becomes of those before. */
async function flood(service: Service, rate: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true });
  const outcomes: Outcomes = {};
  const waits: number[] = [];
  const [start, end] = [performance.now(), performance.now() + SECONDS * 1_000];
  let [sent, skipped, open] = [0, 0, 0];
  const one = async (kind: keyof typeof KINDS): Promise<void> => {
    open += 1;
    const before = performance.now();
    const outcome = await ask(service, agent, kind);
    waits.push(performance.now() - before);
    open -= 1;
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  const all: Promise<void>[] = [];
  while (performance.now() < end) {
    const due = ((performance.now() - start) / 1_000) * rate;
    for (; sent + skipped < due; )
      if (open < MOST_OPEN) {
        all.push(one(MIX[sent % MIX.length] ?? 'small'));
        sent += 1;
      } else skipped += 1;
    await later(5);
  }
  await Promise.all(all);
  agent.destroy();
  return { sent, skipped, outcomes, waits: waits.sort((a, b) => a - b) };
}

/** The longest a question of health took. */
async function watch(service: Service, isOver: () => boolean): Promise<number> {
  let longest = 0;
  while (!isOver()) {
    const before = performance.now();
    const { ok } = await fetch(`${service.url}/health/live`);
    longest = ok ? Math.max(longest, performance.now() - before) : Number.POSITIVE_INFINITY;
    await later(100);
  }
  return longest;
}

async function run(): Promise<void> {
  const service = await Service.start();
  const faults: string[] = [];
  try {
    await capacityOf(service);
    const capacity = await capacityOf(service);
    let isOver = false;
    const watching = watch(service, () => isOver);
    const { sent, skipped, outcomes, waits } = await flood(service, capacity * TIMES);
    const over = performance.now();
    isOver = true;
    if (!(await holds(() => isAnswered(service), RECOVERY))) faults.push(`not itself again within ${RECOVERY} ms`);
    const recovery = performance.now() - over;
    const within = (part: number): number => waits[Math.ceil(part * waits.length) - 1] ?? 0;
    const [half, nearly, latest] = [within(0.5), within(0.99), within(1)].map((wait) => wait.toFixed(0));
    const [longest, most] = [await watching, service.memory('VmHWM')];
    const told = Object.entries(outcomes).map(([outcome, times]) => `${times} × ${outcome}`);
    process.stdout.write(
      `capacity ${capacity.toFixed(0)} a second; ${sent} sent in ${SECONDS} s (${skipped} more had no connection left): ${told.join(', ')}\n`,
    );
    process.stdout.write(`half of them within ${half} ms, 99 % within ${nearly} ms, the last after ${latest} ms\n`);
    process.stdout.write(
      `most resident ${most.toFixed(0)} MB, longest wait for /health/live ${longest.toFixed(0)} ms, itself again after ${recovery.toFixed(0)} ms\n`,
    );
    const unexpected = Object.keys(outcomes).filter((outcome) => !EXPECTED.includes(outcome));
    if (unexpected.length > 0) faults.push(`neither answered nor refused: ${unexpected.join(', ')}`);
    if (outcomes['503'] === undefined) faults.push('nothing was refused: this was no overload');
    if (outcomes['200'] === undefined) faults.push('nothing was answered');
    if (within(1) > LATEST) faults.push(`an answer took ${latest} ms`);
    if (most > MEGABYTES) faults.push(`more than ${MEGABYTES} MB resident`);
    if (!Number.isFinite(longest)) faults.push('/health/live failed');
  } finally {
    await service.stop();
  }
  conclude('ten times as much as it can do', faults);
}

await run();
