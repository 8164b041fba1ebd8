import { once } from 'node:events';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adjudicationLine, verificationLine } from '../../src/contract/streams.ts';
import { appUnderTest, HAND, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
let port: number;
beforeAll(async () => {
  app = await appUnderTest({ bulkThreads: 0, requestTimeout: 1_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const NDJSON = 'application/x-ndjson';
const right = `${JSON.stringify({ hand: HAND, stated: { collected: [{ seat: 1, amount: 600 }] } })}\n`;
const wrong = `${JSON.stringify({ hand: HAND, stated: { collected: [{ seat: 2, amount: 600 }] }, reference: 'w' })}\n`;

const NAMED = { ...HAND, seats: HAND.seats.map((own) => ({ ...own, player: own.seat === 1 ? 'Zenobia' : 'Bo' })) };

const send = (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': NDJSON, ...headers } });

const linesOf = (body: string) =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('a stream', () => {
  it('is answered line by line in the shapes of the document', async () => {
    const response = await send('/v1/verifications/stream', `${right}${wrong}{}\n`);
    const lines = linesOf(response.body).map((line) => verificationLine.parse(line));
    expect([response.statusCode, response.headers['content-type'], lines.length]).toEqual([
      200,
      `${NDJSON}; charset=utf-8`,
      4,
    ]);
    expect(response.headers.vary).toContain('Accept-Language');
  });

  it('rules hands as the single resource does', async () => {
    const response = await send('/v1/adjudications/stream', `${JSON.stringify(HAND)}\n`);
    const [first] = linesOf(response.body).map((line) => adjudicationLine.parse(line));
    const alone = await app.inject({ method: 'POST', url: '/v1/adjudications', payload: HAND });
    expect(first).toEqual({ line: 1, ...alone.json() });
  });

  it('speaks the language asked for', async () => {
    const response = await send('/v1/verifications/stream', wrong, { 'accept-language': 'it' });
    expect(response.headers['content-language']).toBe('it');
    expect(linesOf(response.body)[0].differences[0].text).toContain('il documento assegna');
  });

  it('takes history text with its content type, and options from the address', async () => {
    const text = `variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [100, 100]
players = ["Anna", "Bruno"]
actions = ["d dh p1 AsKd", "d dh p2 QhQc", "p2 f"]
finishing_stacks = [99, 101]
`;
    const asText = { 'content-type': 'text/plain' };
    const named = await send('/v1/verifications/stream', text, asText);
    expect(linesOf(named.body)[0]).toMatchObject({ line: 1, verdict: 'differs', adjudication: { outcome: 'settled' } });
    const unnamed = await send('/v1/verifications/stream?anonymise=true&adjudication=never&format=phh', text, asText);
    expect(linesOf(unnamed.body)[0]).toMatchObject({ verdict: 'differs', adjudication: null });
    expect([named.body.includes('Anna'), unnamed.body.includes('Anna')]).toEqual([true, false]);
  });

  it.each([
    ['/v1/adjudications/stream', JSON.stringify(NAMED)],
    ['/v1/verifications/stream', JSON.stringify({ hand: NAMED, stated: { winners: [2] } })],
  ])('%s leaves names out of hands told as JSON, unless a line asks for itself', async (url, line) => {
    const [named, unnamed] = await Promise.all([send(url, line), send(`${url}?anonymise=true`, line)]);
    expect([named.body.includes('Zenobia'), unnamed.body.includes('Zenobia')]).toEqual([true, false]);
    expect(linesOf(unnamed.body).at(-1).summary).toEqual(linesOf(named.body).at(-1).summary);
    if (!url.includes('verifications')) return;
    const own = JSON.stringify({ ...JSON.parse(line), anonymise: false });
    expect((await send(`${url}?anonymise=true`, own)).body).toContain('Zenobia');
  });

  it.each([
    ['JSON', '/v1/verifications/stream', '{}', { 'content-type': 'application/json' }, 415],
    ['a text of no format', '/v1/verifications/stream', 'hello', { 'content-type': 'text/plain' }, 422],
    ['an option nobody knows', '/v1/verifications/stream?x=1', right, {}, 400],
    ['a rulebook nobody knows', '/v1/verifications/stream?rulebook=hoyle', right, {}, 400],
    ['who wants something else', '/v1/verifications/stream', right, { accept: 'text/html' }, 406],
    ['what is packed', '/v1/verifications/stream', right, { 'content-encoding': 'gzip' }, 415],
  ] as const)('is refused before it begins: %s', async (_, url, payload, headers, status) => {
    expect(problemOf(await send(url, payload, headers)).status).toBe(status);
  });
});

/** A request whose body is sent bit by bit. */
async function begin(
  path: string,
  type = NDJSON,
  at = port,
): Promise<{ sending: ClientRequest; answer: Promise<IncomingMessage> }> {
  const sending = httpRequest({ port: at, path, method: 'POST', headers: { 'content-type': type } });
  sending.on('error', () => undefined);
  const answer = once(sending, 'response').then(([response]) => response as IncomingMessage);
  answer.catch(() => undefined);
  return { sending, answer };
}

describe('a stream over a connection', () => {
  it('answers who sends a line and waits', async () => {
    const { sending, answer } = await begin('/v1/verifications/stream');
    sending.write(right);
    const response = await answer;
    const [first] = await once(response, 'data');
    expect(String(first)).toContain('"verdict":"agrees"');
    sending.end(wrong);
    let rest = '';
    for await (const bytes of response) rest += bytes;
    expect(linesOf(rest).map((line) => line.verdict ?? Object.keys(line)[0])).toEqual(['differs', 'summary']);
  });

  it('slows a sender down whose answers nobody reads', async () => {
    // A service that is patient with readers, so that it is the sender who has to wait.
    const patient = await appUnderTest({ bulkThreads: 0 });
    await patient.listen({ port: 0, host: '127.0.0.1' });
    const at = (patient.server.address() as AddressInfo).port;
    const { sending, answer } = await begin('/v1/verifications/stream', NDJSON, at);
    const bit = wrong.repeat(200);
    let sent = 0;
    let isBlocked = false;
    sending.write(bit);
    (await answer).pause();
    for (let round = 0; round < 400 && !isBlocked; round += 1) {
      sent += bit.length;
      isBlocked = !sending.write(bit) && !(await Promise.race([once(sending, 'drain').then(() => true), later(300)]));
    }
    expect([isBlocked, sent < 40_000_000]).toEqual([true, true]);
    sending.destroy();
    await patient.close();
  });

  it('ends with a problem when its sender falls silent, after what it had sent is answered', async () => {
    const { sending, answer } = await begin('/v1/verifications/stream');
    sending.write(right);
    let text = '';
    for await (const bytes of await answer) text += bytes;
    expect(linesOf(text).map((line) => line.verdict ?? line.problem.code)).toEqual(['agrees', 'request-timeout']);
  });

  it('lasts longer than a single request may', async () => {
    const { sending, answer } = await begin('/v1/verifications/stream');
    for (let i = 0; i < 4; i += 1) {
      sending.write(right);
      await later(400);
    }
    sending.end();
    let text = '';
    for await (const bytes of await answer) text += bytes;
    expect(linesOf(text).at(-1).summary.results).toBe(4);
  });
});

describe('a single request', () => {
  it('is given up when its body takes too long', async () => {
    const { sending, answer } = await begin('/v1/adjudications', 'application/json');
    sending.write('{');
    const response = await answer;
    let text = '';
    for await (const bytes of response) text += bytes;
    expect([response.statusCode, JSON.parse(text).code]).toEqual([408, 'request-timeout']);
  });
});

function later(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, false));
}
