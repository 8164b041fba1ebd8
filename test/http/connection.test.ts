import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { problemBody } from '../../src/contract/problems.ts';
import { appUnderTest, HAND } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
let port: number;
beforeAll(async () => {
  app = await appUnderTest({ bulkThreads: 0, loopLimit: 60_000 });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Everything the service writes to a connection on which this is sent, each part after the answer to the one before. */
const conversation = (...parts: readonly string[]): Promise<string> => conversationAt(port, parts);

function conversationAt(port: number, parts: readonly string[]): Promise<string> {
  const left = [...parts];
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(left.shift() ?? ''));
    socket.on('data', (bytes) => {
      text += bytes;
      const next = left.shift();
      if (next !== undefined) socket.write(next);
    });
    socket.on('close', () => resolve(text));
  });
}

const BODY = JSON.stringify(HAND);
const head = (path: string, type: string, ...lines: string[]): string =>
  [`POST ${path} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`, ...lines, '', ''].join('\r\n');
const RULED = `${head('/v1/adjudications', 'application/json', `Content-Length: ${BODY.length}`)}${BODY}`;
const GARBAGE = 'CARDS SPEAK\r\n\r\n';
const statuses = (text: string): string[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => String(status));

describe('what is no HTTP', () => {
  it('is answered after what came before it', async () => {
    expect(statuses(await conversation(RULED + RULED + GARBAGE))).toEqual(['200', '200', '400']);
    expect(statuses(await conversation(RULED, GARBAGE))).toEqual(['200', '400']);
  });

  it('is never answered inside an answer that has begun', async () => {
    const line = `${BODY}\n`;
    const stream = head('/v1/adjudications/stream', 'application/x-ndjson', 'Transfer-Encoding: chunked');
    const text = await conversation(`${stream}${line.length.toString(16)}\r\n${line}\r\n`, 'no chunk\r\n');
    expect(statuses(text)).toEqual(['200']);
    expect(text).toContain('{"line":1,');
    expect(text).not.toContain('bad-request');
  });
});

describe('a request over HTTP/1.1', () => {
  it.each([
    ['no host', ''],
    ['two hosts', 'Host: a\r\nhost: b\r\n'],
  ])('is refused with %s', async (_name, hosts) => {
    const text = await conversation(`GET /health/live HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
    expect(statuses(text)).toEqual(['400']);
    expect(problemBody.parse(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).code).toBe('bad-request');
  });

  it('may expect what nobody knows', async () => {
    const text = await conversation('GET /health/live HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n');
    expect(statuses(text)).toEqual(['200']);
  });

  it('needs no host over HTTP/1.0', async () => {
    expect(statuses(await conversation('GET /health/live HTTP/1.0\r\n\r\n'))).toEqual(['200']);
  });

  it('gets with HEAD and 304 no length but that of the answer', async () => {
    const text = await conversation(
      'HEAD /v1/variants HTTP/1.1\r\nHost: x\r\nIf-None-Match: *\r\nConnection: close\r\n\r\n',
    );
    expect(statuses(text)).toEqual(['304']);
    expect(text.toLowerCase()).not.toContain('content-length');
  });

  it('is counted as aborted where its client leaves before the end', async () => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(head('/v1/pots', 'application/json', 'Content-Length: 9')),
    );
    while (app.traffic.open === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    socket.destroy();
    while (app.traffic.open > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect((await app.inject('/metrics')).body).toMatch(/\nhttp_requests_aborted_total [12]\n/);
  });
});

describe('a body that does not come', () => {
  it.each([
    ['that is read', '/v1/pots', 'application/json', '408'],
    ['that nobody reads', '/v1/pots', 'image/png', '415'],
  ])('ends its connection and nothing else where it is one %s', async (_name, path, type, status) => {
    const patient = await appUnderTest({ requestTimeout: 100, bulkThreads: 0, loopLimit: 60_000 });
    const { port: own } = new URL(await patient.listen({ port: 0, host: '127.0.0.1' }));
    const text = await conversationAt(Number(own), [head(path, type, 'Content-Length: 9')]);
    expect(statuses(text)).toEqual([status]);
    await patient.close();
  });
});
