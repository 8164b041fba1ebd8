import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as later } from 'node:timers/promises';

/** A port nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  return address.port;
}

/** Ends the script with what it found. */
export function conclude(name: string, faults: readonly string[]): void {
  for (const fault of faults) process.stdout.write(`  FAILED: ${fault}\n`);
  process.stdout.write(`${name}: ${faults.length === 0 ? 'held' : 'did not hold'}\n`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Asks until something holds; false where it never does within so many milliseconds. */
export async function holds(ask: () => Promise<boolean>, within: number): Promise<boolean> {
  const end = performance.now() + within;
  while (performance.now() < end) {
    if (await ask().catch(() => false)) return true;
    await later(25);
  }
  return false;
}

/** The built service as a process of its own. */
export class Service {
  readonly port: number;
  readonly #child: ChildProcess;

  private constructor(port: number, env: Readonly<Record<string, string>>) {
    this.port = port;
    this.#child = spawn(process.execPath, ['dist/server.js'], {
      env: { ...process.env, LOG_LEVEL: 'error', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }

  static async start(env: Readonly<Record<string, string>> = {}, port?: number): Promise<Service> {
    const service = new Service(port ?? (await freePort()), env);
    const isReady = async (): Promise<boolean> => (await fetch(`${service.url}/health/ready`)).ok;
    if (!(await holds(isReady, 30_000))) throw new Error('the service did not become ready');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Tells it to stop. Out: its exit status. */
  async stop(): Promise<number | null> {
    if (this.#child.exitCode !== null) return this.#child.exitCode;
    this.#child.kill('SIGTERM');
    const [status] = await once(this.#child, 'exit');
    return status;
  }

  /** Megabytes resident: now, or at most so far. */
  memory(which: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
  }

  /** The sum of a metric over its labels. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }
}

/** A hand with side pots, to be ruled in less than a millisecond. */
export const HAND = {
  variant: 'texas-holdem',
  button: 1,
  seats: [
    { seat: 1, player: 'anna', hole: ['As', 'Kd'], contributed: 300 },
    { seat: 2, player: 'bruno', hole: ['Qh', 'Qc'], contributed: 200 },
    { seat: 3, player: 'carla', hole: ['7h', '7c'], contributed: 300 },
  ],
  board: ['Ad', 'Kh', '9s', '5c', '2h'],
};
