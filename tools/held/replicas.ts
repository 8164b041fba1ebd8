import { spawn, spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { conclude, freePort, HAND, holds, Service } from './service.ts';

/**
 * Two replicas behind haproxy under load; one is told to stop in the middle and started again. No request may fail.
 * Usage: tsx tools/held/replicas.ts [--quick]
 */
const SECONDS = process.argv.includes('--quick') ? 6 : 30;
const CLIENTS = 16;
const BODY = JSON.stringify(HAND);
const ENV = { DRAIN_DELAY: '1000', CLOSE_DELAY: '8000' };

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });

/** Out: what went wrong; null where the answer is right. */
function ask(port: number, method: string): Promise<string | null> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(BODY) };
    const sending = request({ agent, port, method, path: '/v1/adjudications', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (bit: string) => {
        text += bit;
      });
      answer.on('error', (error) => resolve(String(error)));
      answer.on('end', () =>
        resolve(answer.statusCode === 200 && text.endsWith('}') ? null : `${answer.statusCode} ${text.slice(0, 200)}`),
      );
    });
    sending.on('error', (error) => resolve(String(error)));
    sending.end(BODY);
  });
}

async function underLoad(
  front: number,
  isOver: () => boolean,
): Promise<{ readonly asked: number; readonly failures: string[] }> {
  let asked = 0;
  const failures: string[] = [];
  const client = async (method: string): Promise<void> => {
    while (!isOver()) {
      asked += 1;
      const failure = await ask(front, method);
      if (failure !== null) failures.push(`${method}: ${failure}`);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, (_, i) => client(i % 2 === 0 ? 'POST' : 'QUERY')));
  return { asked, failures };
}

async function run(): Promise<void> {
  const [a, b] = [await Service.start(ENV), await Service.start(ENV)];
  const front = await freePort();
  const proxy = spawn('haproxy', ['-db', '-f', 'tools/held/haproxy.cfg'], {
    env: { ...process.env, FRONT: String(front), REPLICA_A: String(a.port), REPLICA_B: String(b.port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const faults: string[] = [];
  let again: Service | undefined;
  try {
    const isUp = async (): Promise<boolean> => (await fetch(`http://127.0.0.1:${front}/health/ready`)).ok;
    if (!(await holds(isUp, 5_000))) throw new Error('haproxy did not start');
    let isOver = false;
    const load = underLoad(front, () => isOver);
    await later((SECONDS * 1_000) / 3);
    const status = await a.stop();
    if (status !== 0) faults.push(`the replica that was told to stop exited with ${status}`);
    again = await Service.start(ENV, a.port);
    // Back among those that are asked.
    await later((SECONDS * 1_000) / 3);
    isOver = true;
    const { asked, failures } = await load;
    const served = await again.metric('http_request_duration_seconds_count');
    if (served < 10) faults.push('the replica that came back is not asked');
    process.stdout.write(
      `${asked} requests, ${failures.length} failed; the replica that came back answered ${served}\n`,
    );
    if (asked < 100) faults.push('too few requests to tell');
    if (failures.length > 0) faults.push(`failed requests, such as ${failures[0]}`);
  } finally {
    proxy.kill();
    agent.destroy();
    await Promise.all([a.stop(), b.stop(), again?.stop()]);
  }
  conclude('a replica replaced under load', faults);
}

if (spawnSync('haproxy', ['-v']).status !== 0) process.stdout.write('skipped: haproxy is not installed\n');
else await run();
