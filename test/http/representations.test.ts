import { request as httpRequest, METHODS } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { examplesOf } from '../../src/http/examples.ts';
import { appUnderTest, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const ask = (url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ method, url, headers });
const query = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  app.inject({
    method: 'QUERY' as 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

const RULING = { irregularity: { type: 'skipped-player' } };

/** A request of each resource that is answered 200. */
const REQUESTS: readonly [string, unknown][] = [
  ['adjudications', HAND],
  ...(
    [
      ['evaluations', 'evaluate'],
      ['pots', 'dividePots'],
      ['rulings', 'ruleIrregularity'],
      ['verifications', 'verifyRecord'],
      ['conversions', 'convertRecords'],
    ] as const
  ).map(([name, operation]): [string, unknown] => {
    const usual = Object.values(examplesOf(operation)).find(({ response }) => !('status' in (response as object)));
    return [name, usual?.request];
  }),
];

const KEPT = ['/v1/variants', '/v1/variants/omaha', '/v1/rulebooks', '/v1/irregularities', '/openapi.json'];

describe('what an answer is sent as', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['application/*', 'application/json'],
    ['text/plain', 'text/plain'],
    ['text/*', 'text/plain'],
    ['text/plain, application/problem+json', 'text/plain'],
    ['application/json;q=0.4, text/plain;q=0.5', 'text/plain'],
    ['application/json;q=0.5, text/plain;q=0.4', 'application/json'],
    ['text/plain;q=0, */*', 'application/json'],
    ['text/html, text/plain;q=0.1', 'text/plain'],
    ['text/html, */*;q=0.1', 'application/json'],
  ])('for Accept %j is %s', async (accept, type) => {
    for (const [url, body] of [
      ['/v1/adjudications', HAND],
      ['/v1/rulings', RULING],
    ] as const) {
      const response = await post(app, url, body, accept === undefined ? {} : { accept });
      expect([response.statusCode, response.headers['content-type']]).toEqual([200, `${type}; charset=utf-8`]);
    }
  });

  it('is a problem where there is no answer, whatever is accepted', async () => {
    expect(problemOf(await post(app, '/v1/adjudications', {}, { accept: 'text/plain' })).status).toBe(400);
    expect(problemOf(await post(app, '/v1/rulings', {}, { accept: 'text/plain' })).status).toBe(400);
  });

  it.each(['evaluations', 'pots', 'verifications', 'conversions'])('is JSON only: %s', async (name) => {
    const response = await post(app, `/v1/${name}`, {}, { accept: 'text/plain' });
    expect(problemOf(response).code).toBe('not-acceptable');
  });

  it('depends on what is accepted, and says so', async () => {
    for (const [name, body] of REQUESTS)
      expect((await post(app, `/v1/${name}`, body)).headers.vary).toBe('Accept, Accept-Language');
    expect((await ask('/v1/variants')).headers.vary).toBe('Accept, Accept-Language');
    expect((await ask('/v1/variants/nothing')).headers.vary).toBe('Accept, Accept-Language');
  });
});

describe('the tag of a representation', () => {
  it.each(REQUESTS)('is the same for the same request, and another in another language: %s', async (name, body) => {
    const tag = async (headers: Readonly<Record<string, string>> = {}) =>
      (await post(app, `/v1/${name}`, body, headers)).headers.etag;
    expect(await tag()).toMatch(/^W\/"[\w.-]+"$/);
    expect(await tag()).toBe(await tag());
    expect((await query(`/v1/${name}`, body)).headers.etag).toBe(await tag());
    const [english, italian] = [
      await post(app, `/v1/${name}`, body),
      await post(app, `/v1/${name}`, body, { 'accept-language': 'it' }),
    ];
    if (english.body !== italian.body) expect(english.headers.etag).not.toBe(italian.headers.etag);
  });

  it('is another one for every other ruling of a hand, and for its text', async () => {
    const answers = await Promise.all([
      post(app, '/v1/adjudications', HAND),
      post(app, '/v1/adjudications', { ...HAND, explain: false }),
      post(app, '/v1/adjudications', { ...HAND, reference: 'r' }),
      post(app, '/v1/adjudications', { ...HAND, rulebook: 'roberts-11' }),
      post(app, '/v1/adjudications', { ...HAND, compare: ['roberts-11'] }),
      post(app, '/v1/adjudications', { ...HAND, money: { currency: '$' } }),
      post(app, '/v1/adjudications', HAND, { accept: 'text/plain' }),
      post(app, '/v1/adjudications', HAND, { 'accept-language': 'it' }),
    ]);
    expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(answers.length);
  });

  it.each(KEPT)('is that of its bytes: %s', async (url) => {
    const [first, again] = [await ask(url), await ask(url)];
    expect([again.headers.etag, again.body]).toEqual([first.headers.etag, first.body]);
    expect(first.headers['cache-control']).toBe('max-age=300');
  });
});

describe('a condition', () => {
  const HELD = (tag: string): string[] => [tag, '*', tag.replace('W/', ''), `"other", ${tag}`, `W/"a",${tag} , "b,c"`];

  it.each(KEPT)('is answered 304 to who has it: %s', async (url) => {
    const { etag = '', vary } = (await ask(url)).headers;
    for (const method of ['GET', 'HEAD'] as const)
      for (const held of HELD(String(etag))) {
        const response = await ask(url, { 'if-none-match': held }, method);
        expect([response.statusCode, response.body, response.headers.etag, response.headers.vary]).toEqual([
          304,
          '',
          etag,
          vary,
        ]);
        expect(response.headers['cache-control']).toBe('max-age=300');
        expect([response.headers['content-type'], response.headers['content-language']]).toEqual([
          undefined,
          undefined,
        ]);
      }
  });

  it.each(KEPT)('that does not hold changes nothing: %s', async (url) => {
    const usual = await ask(url);
    for (const held of ['"other"', 'W/"x", "y"', '', 'nonsense'])
      expect((await ask(url, { 'if-none-match': held })).body).toBe(usual.body);
  });

  it('is none on what does not exist', async () => {
    expect((await ask('/v1/variants/nothing', { 'if-none-match': '*' })).statusCode).toBe(404);
    expect((await query('/v1/adjudications', {}, { 'if-none-match': '*' })).statusCode).toBe(400);
  });

  it.each(REQUESTS)('holds for QUERY and not for POST: %s', async (name, body) => {
    const url = `/v1/${name}`;
    const tag = String((await post(app, url, body)).headers.etag);
    const response = await query(url, body, { 'if-none-match': tag });
    expect([response.statusCode, response.body, response.headers.etag]).toEqual([304, '', tag]);
    expect(response.headers['cache-control']).toBe('private, no-cache');
    expect((await post(app, url, body, { 'if-none-match': tag })).statusCode).toBe(200);
  });
});

describe('QUERY', () => {
  it.each(REQUESTS)('answers as POST does: %s', async (name, body) => {
    const [posted, asked] = [await post(app, `/v1/${name}`, body), await query(`/v1/${name}`, body)];
    expect([asked.statusCode, asked.body]).toEqual([200, posted.body]);
    expect([posted.headers['cache-control'], asked.headers['cache-control']]).toEqual([
      'no-store',
      'private, no-cache',
    ]);
    for (const { headers } of [posted, asked]) expect(headers['accept-query']).toBe('application/json');
  });

  it('answers streams too', async () => {
    const response = await app.inject({
      method: 'QUERY' as 'POST',
      url: '/v1/adjudications/stream',
      payload: `${JSON.stringify(HAND)}\n`,
      headers: { 'content-type': 'application/x-ndjson' },
    });
    expect(response.statusCode).toBe(200);
    expect(response.body.trimEnd().split('\n')).toHaveLength(2);
    expect(response.headers['accept-query']).toBe('application/x-ndjson, text/plain, application/toml');
  });

  it('needs to say what it is sent as', async () => {
    const response = await app.inject({ method: 'QUERY' as 'POST', url: '/v1/pots', payload: '{}', headers: {} });
    expect(problemOf(response).status).toBe(400);
  });

  it('is named where another method is refused', async () => {
    const refused = await ask('/v1/pots');
    expect([refused.headers.allow, refused.headers['accept-query']]).toEqual([
      'POST, QUERY, OPTIONS',
      'application/json',
    ]);
  });

  it('is in no 3.1 document', async () => {
    const { paths } = (await ask('/openapi.json')).json();
    expect(Object.values(paths).flatMap((item) => Object.keys(item as object))).not.toContain('query');
  });

  // Of Node 20 only later releases' parsers know it: 20.19.0 does not, 20.20.2, 22.12 and 24 do.
  it.runIf(METHODS.includes('QUERY'))('comes through a socket', async () => {
    const { port } = app.server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(
        { port, method: 'QUERY', path: '/v1/adjudications', headers: { 'content-type': 'application/json' } },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      )
        .on('error', reject)
        .end(JSON.stringify(HAND));
    });
    expect(status).toBe(200);
  });
});

describe('HEAD', () => {
  it.each([...KEPT, '/health/live', '/health/ready', '/docs/static/index.html', '/problems/not-found'])(
    'answers what GET does, but for the body: %s',
    async (url) => {
      const [head, get] = [await ask(url, {}, 'HEAD'), await ask(url)];
      expect([head.statusCode, head.body]).toEqual([get.statusCode, '']);
      for (const name of ['etag', 'content-type', 'vary', 'cache-control', 'content-length'])
        expect([name, head.headers[name]]).toEqual([name, get.headers[name]]);
    },
  );
});
