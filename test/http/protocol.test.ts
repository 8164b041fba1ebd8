import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROBLEMS } from '../../src/contract/problem-catalog.ts';
import { problemBody } from '../../src/contract/problems.ts';
import { appUnderTest, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest({ bodyLimit: 4_096 });
});
afterAll(() => app.close());

describe('HTTP', () => {
  it('answers 404 where there is nothing', async () => {
    for (const url of [
      '/nowhere',
      '/v1',
      '/v1/adjudications/',
      '/v1/adjudications/7',
      `/v1/variants/${'x'.repeat(500)}`,
    ]) {
      expect(problemOf(await app.inject(url))).toMatchObject({ status: 404, code: 'not-found' });
    }
  });

  it('answers 404 for a game or a rulebook that does not exist', async () => {
    expect(problemOf(await app.inject('/v1/variants/old-maid')).errors).toMatchObject([{ code: 'unknown-variant' }]);
    expect(problemOf(await app.inject('/v1/rulebooks/hoyle')).errors).toMatchObject([{ code: 'unknown-rulebook' }]);
  });

  it.each([
    ['GET', '/v1/adjudications', 'POST, QUERY, OPTIONS'],
    ['HEAD', '/v1/pots', 'POST, QUERY, OPTIONS'],
    ['DELETE', '/v1/variants', 'GET, HEAD, OPTIONS'],
    ['PUT', '/v1/variants/omaha?x=1', 'GET, HEAD, OPTIONS'],
  ] as const)('answers 405 to %s %s and names what is allowed', async (method, url, allow) => {
    const response = await app.inject({ method, url });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  });

  it('answers OPTIONS with what is allowed', async () => {
    const response = await app.inject({ method: 'OPTIONS', url: '/v1/pots' });
    expect([response.statusCode, response.headers.allow, response.body]).toEqual([204, 'POST, QUERY, OPTIONS', '']);
  });

  it('answers HEAD without a body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/v1/variants' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
  });

  it('answers 406 to a client that takes no JSON', async () => {
    expect(problemOf(await post(app, '/v1/pots', {}, { accept: 'text/html' })).code).toBe('not-acceptable');
    expect((await post(app, '/v1/adjudications', HAND, { accept: 'text/html, */*;q=0.1' })).statusCode).toBe(200);
  });

  it.each([
    ['application/json; charset=utf-8', 'application/json; charset=utf-8'],
    ['text/plain;charset=UTF-8', 'text/plain; charset=utf-8'],
    ['text/html;charset=utf-8, application/json ; charset="utf-8" ; q=0.5', 'application/json; charset=utf-8'],
  ])('passes over a character set in Accept: %s', async (accept, type) => {
    expect((await post(app, '/v1/adjudications', HAND, { accept })).headers['content-type']).toBe(type);
    expect((await app.inject({ url: '/v1/variants', headers: { accept: `${accept}, */*;q=0.1` } })).statusCode).toBe(
      200,
    );
  });

  it('takes names of types and of encodings in capitals', async () => {
    const headers = { 'content-type': 'Application/X-NDJSON', 'content-encoding': 'Identity' };
    const stream = { method: 'POST', url: '/v1/adjudications/stream', payload: JSON.stringify(HAND), headers } as const;
    expect((await app.inject(stream)).body).toContain('"outcomes":{"settled":1}');
  });

  it('answers 413 to a body beyond the limit', async () => {
    expect(problemOf(await post(app, '/v1/pots', { reference: 'x'.repeat(5_000) })).code).toBe('body-too-large');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])('answers 415 to %s', async (type) => {
    expect(problemOf(await post(app, '/v1/pots', {}, { 'content-type': type })).code).toBe('unsupported-media-type');
  });

  it('answers 415 to a packed body', async () => {
    expect(problemOf(await post(app, '/v1/pots', {}, { 'content-encoding': 'gzip' })).code).toBe(
      'unsupported-media-type',
    );
  });

  it('does not mind how a body that nobody reads is packed', async () => {
    const response = await app.inject({ url: '/v1/variants/omaha', headers: { 'content-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
  });

  it('answers 400 to an address that cannot be decoded', async () => {
    expect(problemOf(await app.inject('/v1/variants/%')).status).toBe(400);
  });

  it('says nothing of what went wrong inside', async () => {
    const broken = await appUnderTest();
    broken.get('/broken', async () => {
      throw new Error('secret of the house');
    });
    const response = await broken.inject('/broken');
    expect(problemOf(response)).toMatchObject({ status: 500, code: 'internal-error', errors: [] });
    expect(response.body).not.toContain('secret');
    await broken.close();
  });

  it('answers bytes that are no HTTP in the same shape', async () => {
    const listening = await appUnderTest();
    const { port } = new URL(await listening.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('CARDS SPEAK\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('close', () => resolve(text));
    });
    await listening.close();
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 400');
    expect(problemBody.parse(JSON.parse(body)).code).toBe('bad-request');
  });
});

describe('protective headers', () => {
  it('never force TLS on a network that has none', async () => {
    for (const url of ['/v1/variants', '/docs/static/index.html', '/problems/not-found']) {
      const { headers } = await app.inject(url);
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(String(headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });
});

describe('the page of a problem', () => {
  it.each(Object.keys(PROBLEMS))('exists in both languages: %s', async (code) => {
    const english = await app.inject(`/problems/${code}`);
    const italian = await app.inject({ url: `/problems/${code}`, headers: { 'accept-language': 'it' } });
    expect([english.statusCode, italian.statusCode]).toEqual([200, 200]);
    expect(english.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(english.body).not.toBe(italian.body);
  });
});
