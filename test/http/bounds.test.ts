import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '../../src/config.ts';
import { problemBody } from '../../src/contract/problems.ts';
import { appUnderTest, faultsOf, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;

let apps: App[] = [];
let sockets: Socket[] = [];
const open = async (changes: Partial<Config> = {}): Promise<{ app: App; port: number }> => {
  const app = await appUnderTest(changes);
  apps.push(app);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, port: (app.server.address() as AddressInfo).port };
};
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(apps.map((app) => app.close()));
  [apps, sockets] = [[], []];
});

/** A connection on which only what is said here is sent. Out: all that came back until it was closed. */
function dial(port: number, first: string): { socket: Socket; ended: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  if (first !== '') socket.write(first);
  const ended = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (bytes) => {
      text += bytes;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
  return { socket, ended };
}

const head = (length: number, more = ''): string =>
  `POST /v1/adjudications HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${more}Content-Length: ${length}\r\n\r\n`;

const codeOf = (answer: string): string => problemBody.parse(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).code;

describe('who keeps a connection waiting', () => {
  const impatient = { headersTimeout: 300, requestTimeout: 300 };

  it.each([
    ['says nothing at all', ''],
    ['stops in the middle of the headers', 'POST /v1/adjudications HTTP/1.1\r\nHost: a\r\nContent-'],
  ])('is given up: who %s', async (_, first) => {
    const { port } = await open({ headersTimeout: 300 });
    const answer = await dial(port, first).ended;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(codeOf(answer)).toBe('request-timeout');
  });

  it('is given up when a body comes a byte at a time', async () => {
    const { port } = await open(impatient);
    const { socket, ended } = dial(port, head(1_000));
    const dribble = setInterval(() => socket.writable && socket.write('{'), 50);
    const answer = await ended.finally(() => clearInterval(dribble));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(codeOf(answer)).toBe('request-timeout');
  });

  it('is given up when nothing moves on a connection, and is told nothing then', async () => {
    const { port } = await open({ ...impatient, keepAliveTimeout: 200 });
    const { socket, ended } = dial(port, 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    socket.pause();
    socket.resume();
    expect(await ended).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is turned away at once where there are connections enough', async () => {
    const { port } = await open({ connectionLimit: 1 });
    const first = dial(port, 'GET /health/live HTTP/1.1\r\nHost: a\r\n\r\n');
    await new Promise((resolve) => first.socket.once('data', resolve));
    expect(await dial(port, '').ended).toBe('');
  });
});

describe('what is asked beyond the bounds', () => {
  it('is answered 503 with when to come again, where too much is open', async () => {
    const { app, port } = await open({ openLimit: 2 });
    for (let i = 0; i < 2; i += 1) dial(port, head(100));
    await opened(app, 2);
    const answer = await settled(async () => {
      const response = await app.inject('/v1/variants/omaha');
      return response.statusCode === 503 ? response : undefined;
    });
    expect([problemOf(answer).code, answer.headers['retry-after']]).toEqual(['overloaded', '1']);
    expect((await app.inject('/health/live')).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await settled(async () => ((await app.inject('/v1/variants/omaha')).statusCode === 200 ? true : undefined));
  });

  it('is answered 503 where too many bytes are under way, but for what is small', async () => {
    const { app, port } = await open({ bodyLimit: 100_000, bodyBudget: 100_000 });
    dial(port, head(90_000));
    await opened(app, 1);
    const big = { reference: 'x'.repeat(50_000) };
    const refused = await settled(async () => {
      const response = await post(app, '/v1/pots', big);
      return response.statusCode === 503 ? response : undefined;
    });
    expect(problemOf(refused).code).toBe('overloaded');
    expect((await post(app, '/v1/adjudications', HAND)).statusCode).toBe(200);
    for (const socket of sockets) socket.destroy();
    await settled(async () => ((await post(app, '/v1/pots', big)).statusCode === 400 ? true : undefined));
  });

  it('is answered 503 where a turn of the event loop has done enough, and health is answered even so', async () => {
    const { port } = await open({ loopLimit: 0 });
    const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
    // Sent in one piece, they come in one turn.
    const { socket, ended } = dial(port, '');
    socket.write(
      `${ask('/v1/variants').repeat(3)}${ask('/health/live').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}`,
    );
    const statuses = [...(await ended).matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '503', '503', '200']);
    // The turn after it is a new one.
    const again = dial(port, ask('/v1/variants/omaha').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    expect(await again.ended).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is answered or refused on every connection, however many there are and however full each turn', async () => {
    const { port } = await open({ loopLimit: 0 });
    const ask = (last: boolean): string =>
      `GET /v1/variants HTTP/1.1\r\nHost: a\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
    const told = await Promise.all(
      Array.from({ length: 40 }, () => {
        const { socket, ended } = dial(port, ask(false));
        // The next one once this one is answered: who is connected asks again at once.
        socket.once('data', () => socket.write(`${ask(false)}${ask(true)}`));
        return ended;
      }),
    );
    const statuses = told.map((answers) => [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status));
    expect(statuses.map(({ length }) => length)).toEqual(Array(40).fill(3));
    expect(new Set(statuses.flat())).toEqual(new Set(['200', '503']));
  });

  it('is answered 503 where there are streams enough', async () => {
    const { app, port } = await open({ streamLimit: 1, bulkThreads: 0 });
    const stream = 'POST /v1/adjudications/stream HTTP/1.1\r\nHost: a\r\nContent-Type: application/x-ndjson\r\n';
    const { socket } = dial(port, `${stream}Transfer-Encoding: chunked\r\n\r\n`);
    await opened(app, 1);
    const send = () =>
      app.inject({
        method: 'POST',
        url: '/v1/adjudications/stream',
        payload: `${JSON.stringify(HAND)}\n`,
        headers: { 'content-type': 'application/x-ndjson' },
      });
    const refused = await settled(async () => {
      const response = await send();
      return response.statusCode === 503 ? response : undefined;
    });
    expect(problemOf(refused).code).toBe('overloaded');
    socket.destroy();
    await settled(async () => ((await send()).statusCode === 200 ? true : undefined));
  });
});

/** What was dialled may take a moment to arrive. */
const opened = (app: App, requests: number) => settled(async () => (app.traffic.open === requests ? true : undefined));

/** Asks until there is something to tell. */
async function settled<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const MIB = 1_048_576;
const filled = (before: string, bit: string, after: string): string =>
  `${before}${bit.repeat(Math.floor((MIB - before.length - after.length - 1) / bit.length))}${after}`;

describe('a body as large as may be', () => {
  let app: App;
  beforeAll(async () => {
    app = await appUnderTest();
  });
  afterAll(() => app.close());
  const raw = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/v1/adjudications',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  const seat = JSON.stringify(HAND.seats[0]);

  it.each([
    ['deep in lists', filled('', '[', '')],
    ['deep in lists that end', `${'['.repeat(MIB / 2 - 1)}${']'.repeat(MIB / 2 - 1)}`],
    ['deep in objects', `${'{"a":'.repeat(MIB / 8)}1${'}'.repeat(MIB / 8)}`],
    ['deep in a field', `{"houseRules":${'['.repeat(MIB / 2 - 20)}${']'.repeat(MIB / 2 - 20)}}`],
    ['wide in numbers', filled('{"board":[', '0,', '0]}')],
    ['wide in lists', filled('{"boards":[', '[],', '[]]}')],
    ['wide in seats', filled('{"variant":"omaha","seats":[', `${seat},`, `${seat}]}`)],
    ['wide in nothing', filled('{"seats":[', '{},', '{}]}')],
    ['wide in actions', filled('{"actions":[', '{"x":1},', '{}]}')],
    ['full of one long name', `{"${'x'.repeat(MIB - 10)}":1}`],
    ['full of one text', filled('{"reference":"', 'x', '"}')],
    ['full of one number', filled('{"pot":', '9', '}')],
    ['full of escapes', filled('{"reference":"', '\\u0000', '"}')],
    ['full of fields', `{${Array.from({ length: 80_000 }, (_, i) => `"f${i}":1`).join(',')}}`],
    ['full of one field', filled('{', '"pot":1,', '"pot":1}')],
    ['full of blanks', filled('{', ' ', '}')],
  ])('is refused in a reply of some kilobytes: %s', async (_, payload) => {
    const response = await raw(payload);
    expect(problemOf(response).status).toBe(400);
    expect(response.body.length).toBeLessThan(3_000_000);
  });

  it('is not read beyond the limit', async () => {
    expect(problemOf(await raw(' '.repeat(MIB + 1))).status).toBe(413);
  });
});

describe('a key that stands twice', () => {
  it('counts as it stands last, as JSON has it', async () => {
    const { app } = await open();
    const payload = JSON.stringify(HAND).replace('{"variant"', '{"variant":"old-maid","variant"');
    const headers = { 'content-type': 'application/json' };
    const response = await app.inject({ method: 'POST', url: '/v1/adjudications', payload, headers });
    expect(response.statusCode).toBe(200);
    const last = JSON.stringify(HAND).replace(/\}$/, ',"variant":"old-maid"}');
    const other = await app.inject({ method: 'POST', url: '/v1/adjudications', payload: last, headers });
    expect(faultsOf(other)).toEqual([['/variant', 'not-one-of']]);
  });
});
