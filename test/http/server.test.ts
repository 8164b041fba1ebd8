import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { HAND } from './app-under-test.ts';

/** The service started from source, and what it has said so far. */
class Started {
  readonly child: ChildProcess;
  out = '';
  err = '';

  constructor(env: Readonly<Record<string, string>>, args: readonly string[] = []) {
    this.child = spawn(process.execPath, ['dist-test/server.js', ...args], {
      env: { ...process.env, ...env },
    });
    this.child.stdout?.on('data', (bytes) => {
      this.out += bytes;
    });
    this.child.stderr?.on('data', (bytes) => {
      this.err += bytes;
    });
  }

  /** The port it listens on, once it has said all it says then. */
  async port(): Promise<number> {
    while (!this.out.includes('Try:')) await once(this.child.stdout ?? this.child, 'data');
    return Number(/listens on http:\/\/127\.0\.0\.1:(\d+)/.exec(this.out)?.[1]);
  }

  async status(): Promise<number | null> {
    const [status] = await once(this.child, 'close');
    return status;
  }
}

/** A stream that is open: one line sent, and answered. */
async function openStream(port: number): Promise<{ sending: ClientRequest; answer: IncomingMessage }> {
  const headers = { 'content-type': 'application/x-ndjson' };
  const sending = request({ port, method: 'POST', path: '/v1/adjudications/stream', headers });
  sending.on('error', () => undefined);
  sending.write(`${JSON.stringify(HAND)}\n`);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.on('error', () => undefined);
  await once(answer, 'data');
  return { sending, answer };
}

const ENV = { PORT: '0', BULK_THREADS: '0' };

describe('the server', () => {
  it.concurrent('says where it listens, and when told to stop is not ready, ends what is open, and exits with 0', async () => {
    const server = new Started({ ...ENV, CLOSE_DELAY: '30000' });
    const port = await server.port();
    expect(server.out).toMatch(
      /listens on http:\/\/127\.0\.0\.1:\d+\nDispute desk: .*\/\nDocumentation: .*\/docs\nTry: curl -s .*\n$/,
    );
    const { sending, answer } = await openStream(port);
    const ended = server.status();
    server.child.kill('SIGTERM');
    // Signals take a moment; until then it is ready.
    let ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    while (ready.ok) ready = await fetch(`http://127.0.0.1:${port}/health/ready`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    expect(await ready.json()).toMatchObject({ status: 503, code: 'stopping' });
    const meanwhile = await fetch(`http://127.0.0.1:${port}/v1/variants/omaha`);
    expect([meanwhile.status, (await fetch(`http://127.0.0.1:${port}/health/live`)).status]).toEqual([200, 200]);
    await meanwhile.text();
    sending.end(`${JSON.stringify(HAND)}\n`);
    let rest = '';
    for await (const bytes of answer) rest += bytes;
    expect(JSON.parse(rest.trimEnd().split('\n').at(-1) ?? '').summary.results).toBe(2);
    expect(await ended).toBe(0);
  });

  it.concurrent('cuts what is still open at the end of its time, and exits with 1', async () => {
    const server = new Started({ ...ENV, CLOSE_DELAY: '300' });
    const { answer } = await openStream(await server.port());
    const cut = new Promise((resolve) => answer.once('close', resolve));
    const ended = server.status();
    server.child.kill('SIGINT');
    expect(await ended).toBe(1);
    await cut;
    expect(answer.complete).toBe(false);
  });

  it.concurrent('exits at once when told twice', async () => {
    const server = new Started({ ...ENV, CLOSE_DELAY: '600000', LOG_LEVEL: 'info' });
    await openStream(await server.port());
    const ended = server.status();
    server.child.kill('SIGTERM');
    while (!server.out.includes('"stopping"')) await once(server.child.stdout ?? server.child, 'data');
    server.child.kill('SIGTERM');
    expect(await ended).toBe(1);
  });

  it.concurrent('names every wrong setting and does not start', async () => {
    const server = new Started({ PORT: 'x', LOG_LEVEL: 'loud', API_KEYS: 'a:short' }, ['--lang', 'it']);
    expect([await server.status(), server.out]).toEqual([1, '']);
    expect(server.err.trim().split('\n')).toEqual([
      'PORT deve essere un numero intero da 0 a 65535',
      expect.stringMatching(/^LOG_LEVEL deve essere uno fra /),
      expect.stringMatching(/^API_KEYS la chiave della voce 1 /),
    ]);
  });
});
