import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import Fastify from 'fastify';
import { faultLines, loadConfig } from '../src/config.ts';
import { adjudicationRequest } from '../src/contract/adjudications.ts';
import { buildApp } from '../src/http/app.ts';

const HOLES = ['As Kd', 'Qh Qc', '7c 7d', 'Jd Td', '9s 8s', '5h 5c', '2c 3d', 'Ah 4h', 'Kc 6s'];
/** Nine seats, five all-in for different amounts: a main pot and side pots. */
const BODY = {
  variant: 'texas-holdem',
  button: 9,
  seats: HOLES.map((hole, i) => ({
    seat: i + 1,
    player: `player ${i + 1}`,
    stack: 5_000,
    hole: hole.split(' '),
    contributed: Math.min(5_000, 400 * (i + 1)),
  })),
  board: ['Ad', 'Kh', '9d', '9c', '2s'],
};

export interface HttpCost {
  readonly name: string;
  /** Processor time a request, in microseconds. */
  readonly microseconds: number;
}

async function cpuOf(send: () => Promise<unknown>, requests: number): Promise<number> {
  const before = process.cpuUsage();
  for (let i = 0; i < requests; i += 1) await send();
  const used = process.cpuUsage(before);
  return (used.user + used.system) / requests;
}

/** Processor time of an adjudication beside plain routes given the same body, in turns. */
export async function httpCosts(rounds = 9, requests = 300, warmUp = 4_000): Promise<HttpCost[]> {
  const loaded = loadConfig({ LOG_LEVEL: 'silent' });
  if (!loaded.ok) throw new Error(faultLines(loaded.faults, 'en'));
  const app = await buildApp(loaded.config);
  const payload = JSON.stringify(BODY);
  const brief = JSON.stringify({ ...BODY, explain: false });
  const headers = { 'content-type': 'application/json' };
  const ask = (text: string) => app.inject({ method: 'POST', url: '/v1/adjudications', payload: text, headers });
  const reply = (await ask(brief)).json();
  const plain = Fastify();
  plain.post('/bare', () => ({ ok: true }));
  plain.post('/zod', (request, response) => {
    adjudicationRequest.parse(request.body);
    return response.type('application/json').send(JSON.stringify(reply));
  });
  const contenders = [
    { name: 'a bare route', send: () => plain.inject({ method: 'POST', url: '/bare', payload: brief, headers }) },
    {
      name: 'zod and JSON.stringify alone',
      send: () => plain.inject({ method: 'POST', url: '/zod', payload: brief, headers }),
    },
    { name: 'adjudication without explanation', send: () => ask(brief) },
    { name: 'adjudication with explanation', send: () => ask(payload) },
  ];
  const times = contenders.map((): number[] => []);
  for (const { send } of contenders) await cpuOf(send, warmUp);
  for (let round = 0; round < rounds; round += 1)
    for (const [i, { send }] of contenders.entries()) times[i]?.push(await cpuOf(send, requests));
  await Promise.all([app.close(), plain.close()]);
  return contenders.map(({ name }, i) => ({
    name,
    microseconds: [...(times[i] ?? [])].sort((a, b) => a - b)[rounds >> 1] ?? 0,
  }));
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** Milliseconds from starting the built service until it says it is ready. */
export async function startUp(): Promise<number> {
  const port = await freePort();
  const start = performance.now();
  const server = spawn(process.execPath, ['dist/server.js'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  try {
    while (performance.now() - start < 20_000) {
      const ready = await fetch(`http://127.0.0.1:${port}/health/ready`).then(
        (r) => r.ok,
        () => false,
      );
      if (ready) return performance.now() - start;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return Number.NaN;
  } finally {
    server.kill();
  }
}
