import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { loadConfig } from '../src/config.ts';
import { buildApp } from '../src/http/app.ts';
import { type Sent, undocumented } from '../test/support/documented.ts';
import { anyRequest, type FuzzRequest } from '../test/support/fuzz/requests.ts';

/**
 * Sends requests of every kind and holds every answer against the document.
 * `npm run fuzz -- --count 20000 --seed 7` makes them in this process, `--url http://…` sends them to a running service.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 0x7fff_ffff) },
    url: { type: 'string' },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);

/** How many are made at a time: memory stays small, and how far it is can be told. */
const BATCH = 500;

type Send = (request: FuzzRequest) => Promise<Sent>;

interface Target {
  readonly send: Send;
  readonly close: () => Promise<void>;
}

async function here(): Promise<Target> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error(loaded.faults.join('\n'));
  const app = await buildApp({ ...loaded.config, bulkThreads: 0 });
  return {
    send: async ({ method, url, headers, payload }) => {
      const options = { method: method as 'GET', url, headers, ...(payload === undefined ? {} : { payload }) };
      const { statusCode: status, headers: told, body } = await app.inject(options);
      return { method, url, status, headers: told, body };
    },
    close: () => app.close(),
  };
}

const there =
  (base: string): Send =>
  ({ method, url, headers, payload }) =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(base);
      const length = payload === undefined ? {} : { 'content-length': String(Buffer.byteLength(payload)) };
      const request = httpRequest(
        { hostname, port, method, path: url, headers: { ...headers, ...length } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const body = Buffer.concat(chunks).toString();
            resolve({ method, url, status: response.statusCode ?? 0, headers: response.headers, body });
          });
        },
      );
      request.on('error', reject);
      request.end(payload);
    });

/** Bytes that are hardly ever HTTP: answered or not, the connection ends. */
const rubbish = (base: string, bytes: Uint8Array): Promise<void> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(base);
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(10_000, () => reject(new Error('the connection was left open')));
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.resume();
  });

const HAND: FuzzRequest = {
  method: 'POST',
  url: '/v1/adjudications',
  headers: { 'content-type': 'application/json' },
  payload: JSON.stringify({
    variant: 'texas-holdem',
    pot: 100,
    button: 1,
    seats: [
      { seat: 1, hole: ['As', 'Kd'] },
      { seat: 2, hole: ['Qh', 'Qc'] },
    ],
    board: ['Ad', 'Kh', '9s', '5c', '2h'],
  }),
};

const isFault = ({ status }: Sent): boolean => status >= 500 && status !== 503;

async function run({ send, close }: Target, base: string | undefined): Promise<number> {
  const usual = (await send(HAND)).body;
  const statuses = new Map<number, number>();
  const faults: string[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const numRuns = Math.min(BATCH, count - done);
    for (const request of fc.sample(anyRequest, { numRuns, seed: seed + done })) {
      const sent = await send(request);
      statuses.set(sent.status, (statuses.get(sent.status) ?? 0) + 1);
      const fault = undocumented(sent) ?? (isFault(sent) ? `${sent.status}` : null);
      if (fault !== null) faults.push(`${fault}\n  ${JSON.stringify(request).slice(0, 4_000)}`);
    }
    if (base !== undefined)
      for (const bytes of fc.sample(fc.uint8Array({ maxLength: 200 }), { numRuns: 5, seed: seed + done }))
        await rubbish(base, bytes);
  }
  const after = (await send(HAND)).body ?? '';
  if (after !== usual) faults.push(`the service answers differently afterwards: ${after.slice(0, 500)}`);
  await close();
  for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault}\n`);
  const answered = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}: ${times}`);
  process.stdout.write(`${count} requests of seed ${seed}: ${answered.join(', ')}; ${faults.length} faults\n`);
  return faults.length;
}

const { url: base } = values;
const target = base === undefined ? await here() : { send: there(base), close: async () => {} };
process.exitCode = (await run(target, base)) === 0 ? 0 : 1;
