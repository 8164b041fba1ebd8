import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { appWith, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appWith>>;
type Env = Parameters<typeof appWith>[0];

let apps: App[] = [];
const open = async (env: Env): Promise<App> => {
  const app = await appWith(env);
  apps.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

const OPEN_PATHS = ['/health/live', '/health/ready', '/metrics', '/openapi.json', '/docs/', '/problems/unauthorized'];

describe('a service with keys', () => {
  const [KEY, OTHER] = ['first-key-of-the-house', 'second-key-of-the-house'];
  const env = { API_KEYS: `tables:${KEY},office:${OTHER}` };
  const ask = (app: App, authorization?: string) =>
    post(app, '/v1/adjudications', HAND, authorization === undefined ? {} : { authorization });

  it.each([`Bearer ${KEY}`, `bearer ${OTHER}`, `BEARER  ${KEY} `])('answers who brings one: %s', async (header) => {
    expect((await ask(await open(env), header)).statusCode).toBe(200);
  });

  it.each([
    ['nothing', undefined, 'Bearer realm="cards-speak"'],
    ['a wrong key', 'Bearer wrong', 'Bearer realm="cards-speak", error="invalid_token"'],
    ['part of a key', `Bearer ${KEY.slice(0, -1)}`, 'Bearer realm="cards-speak", error="invalid_token"'],
    ['more than a key', `Bearer ${KEY} ${KEY}`, 'Bearer realm="cards-speak", error="invalid_token"'],
    ['another scheme', `Basic ${KEY}`, 'Bearer realm="cards-speak", error="invalid_token"'],
    ['an empty header', '', 'Bearer realm="cards-speak", error="invalid_token"'],
  ])('refuses who brings %s', async (_, header, challenge) => {
    const response = await ask(await open(env), header);
    expect(problemOf(response)).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(response.headers['www-authenticate']).toBe(challenge);
  });

  it('asks one of everything under /v1 and of nothing else', async () => {
    const app = await open(env);
    for (const url of ['/v1/variants', '/v1/rulebooks/tda-2024', '/v1/irregularities'])
      expect((await app.inject(url)).statusCode).toBe(401);
    for (const url of OPEN_PATHS) expect([url, (await app.inject(url)).statusCode]).toEqual([url, 200]);
  });

  it('says so in the document, without making it a must', async () => {
    const { components, security, paths } = (await (await open({})).inject('/openapi.json')).json();
    expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(security).toEqual([{}, { apiKey: [] }]);
    expect(paths['/health/live'].get.security).toEqual([]);
    expect(Object.keys(paths['/v1/adjudications'].post.responses)).toEqual(expect.arrayContaining(['401', '429']));
  });
});

describe('a service with a rate limit', () => {
  const env = { RATE_LIMIT: '2', RATE_WINDOW: '60' };
  const from = (app: App, remoteAddress: string, headers: InjectOptions['headers'] = {}) =>
    app.inject({ url: '/v1/variants/omaha', remoteAddress, headers });

  it('tells how many are left, and refuses the rest with when to come again', async () => {
    const app = await open(env);
    const [first, second, third] = [await from(app, '9.9.9.9'), await from(app, '9.9.9.9'), await from(app, '9.9.9.9')];
    expect([first.statusCode, second.statusCode, third.statusCode]).toEqual([200, 200, 429]);
    expect([first, second, third].map(({ headers }) => headers['ratelimit-policy'])).toEqual(
      Array(3).fill('"default";q=2;w=60'),
    );
    expect(first.headers.ratelimit).toBe('"default";r=1;t=60');
    expect(String(third.headers.ratelimit)).toMatch(/^"default";r=0;t=(?:60|59)$/);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
    expect(problemOf(third).code).toBe('rate-limited');
  });

  it('counts nobody for another', async () => {
    const app = await open(env);
    for (const address of ['1.1.1.1', '1.1.1.2', '::ffff:1.1.1.3', '2001:db8:1:1::1', '2001:db8:1:2::1'])
      expect((await from(app, address)).headers.ratelimit).toContain('r=1');
  });

  it('counts a whole /64 as one, and an IPv4 address however it is written', async () => {
    const app = await open(env);
    await from(app, '2001:db8:1:1::1');
    expect((await from(app, '2001:db8:1:1:ffff::2')).headers.ratelimit).toContain('r=0');
    await from(app, '1.1.1.1');
    expect((await from(app, '::ffff:1.1.1.1')).headers.ratelimit).toContain('r=0');
  });

  it('counts by key where there are keys, and what comes without one not at all', async () => {
    const app = await open({ ...env, API_KEYS: 'a:first-key-of-the-house,b:second-key-of-the-house' });
    const as = (key: string) => from(app, '9.9.9.9', { authorization: `Bearer ${key}-key-of-the-house` });
    const denied = await from(app, '9.9.9.9');
    expect([denied.statusCode, denied.headers.ratelimit]).toEqual([401, undefined]);
    expect((await as('first')).headers.ratelimit).toContain('r=1');
    expect((await as('second')).headers.ratelimit).toContain('r=1');
  });

  it('believes who is forwarded for only from a proxy it trusts', async () => {
    const forwarded = { 'x-forwarded-for': '7.7.7.7' };
    const trusting = await open({ ...env, TRUSTED_PROXIES: '10.0.0.0/8' });
    await from(trusting, '10.0.0.1', forwarded);
    expect((await from(trusting, '10.0.0.2', forwarded)).headers.ratelimit).toContain('r=0');
    expect((await from(trusting, '11.0.0.1', forwarded)).headers.ratelimit).toContain('r=1');
  });

  it('limits /v1 only', async () => {
    const app = await open({ RATE_LIMIT: '1' });
    for (const url of [...OPEN_PATHS, ...OPEN_PATHS]) {
      const response = await app.inject(url);
      expect([url, response.statusCode, response.headers.ratelimit]).toEqual([url, 200, undefined]);
    }
  });

  it('lets a stream that has used its share up wait for the next window', async () => {
    const app = await open({ RATE_LIMIT: '2', RATE_WINDOW: '2', BULK_THREADS: '0' });
    const address = await app.listen({ host: '127.0.0.1', port: 0 });
    const line = `${JSON.stringify({ ...HAND, explain: false })}\n`;
    const lines = Math.ceil(200_000 / line.length);
    const answer = await fetch(`${address}/v1/adjudications/stream`, {
      method: 'POST',
      body: line.repeat(lines),
      headers: { 'content-type': 'application/x-ndjson' },
    });
    const bits = answer.body?.getReader();
    const first = await bits?.read();
    expect(answer.headers.get('ratelimit')).toContain('r=1');
    expect((await from(app, '127.0.0.1')).statusCode).toBe(429);
    let text = new TextDecoder().decode(first?.value);
    for (let bit = await bits?.read(); bit?.done === false; bit = await bits?.read())
      text += new TextDecoder().decode(bit.value);
    expect(JSON.parse(text.trimEnd().split('\n').at(-1) ?? '').summary.results).toBe(lines);
  });

  it('says nothing of limits where there is none', async () => {
    const { headers } = await (await open({})).inject('/v1/variants');
    expect([headers.ratelimit, headers['ratelimit-policy']]).toEqual([undefined, undefined]);
  });
});

describe('a service pages of another origin may call', () => {
  const env = { CORS_ORIGINS: 'https://table.example', API_KEYS: 'a:first-key-of-the-house' };
  const preflight = (app: App, origin: string) =>
    app.inject({
      method: 'OPTIONS',
      url: '/v1/adjudications',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  it('tells a browser beforehand, which has no key yet', async () => {
    const { statusCode, headers } = await preflight(await open(env), 'https://table.example');
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([204, 'https://table.example']);
    expect(String(headers['access-control-allow-headers'])).toContain('Authorization');
    expect(String(headers['access-control-allow-methods'])).toBe('GET, HEAD, POST, QUERY');
  });

  it('lets it read answers and problems, with the headers clients need', async () => {
    const app = await open(env);
    const bearer = { authorization: 'Bearer first-key-of-the-house', origin: 'https://table.example' };
    for (const headers of [bearer, { origin: 'https://table.example' }]) {
      const response = await post(app, '/v1/adjudications', HAND, headers);
      expect(response.headers['access-control-allow-origin']).toBe('https://table.example');
      expect(String(response.headers['access-control-expose-headers'])).toMatch(/ETag.*RateLimit.*Retry-After/);
      expect(String(response.headers.vary)).toMatch(/Accept-Language.*, Origin$/);
    }
  });

  it('says nothing to another, and that the answer depends on it', async () => {
    const app = await open(env);
    const { headers } = await preflight(app, 'https://elsewhere.example');
    expect(headers['access-control-allow-origin']).toBeUndefined();
    const answer = await app.inject({ url: '/openapi.json', headers: { origin: 'null' } });
    expect([answer.headers['access-control-allow-origin'], String(answer.headers.vary)]).toEqual([
      undefined,
      expect.stringMatching(/(?:^|, )Origin$/),
    ]);
  });

  it('answers OPTIONS of no browser as ever, and everybody where it says so', async () => {
    const app = await open({ CORS_ORIGINS: '*' });
    const options = await app.inject({ method: 'OPTIONS', url: '/v1/pots' });
    expect([options.statusCode, String(options.headers.allow)]).toEqual([204, expect.stringContaining('POST')]);
    const any = await app.inject({ url: '/v1/variants', headers: { origin: 'https://any.example' } });
    expect(any.headers['access-control-allow-origin']).toBe('*');
    expect(String(any.headers.vary)).not.toContain('Origin');
  });

  it('is none unless it says so', async () => {
    const { headers } = await (await open({})).inject({
      url: '/v1/variants',
      headers: { origin: 'https://a.example' },
    });
    expect(headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('protective headers', () => {
  it('ask for TLS only where the request came that way', async () => {
    const app = await open({ TRUSTED_PROXIES: '10.0.0.1' });
    const hsts = async (remoteAddress: string, headers: InjectOptions['headers'] = {}) =>
      (await app.inject({ url: '/v1/variants', remoteAddress, headers })).headers['strict-transport-security'];
    expect(await hsts('10.0.0.1', { 'x-forwarded-proto': 'https' })).toBe('max-age=31536000');
    expect(await hsts('10.0.0.1', { 'x-forwarded-proto': 'http' })).toBeUndefined();
    expect(await hsts('10.0.0.1')).toBeUndefined();
    expect(await hsts('10.0.0.2', { 'x-forwarded-proto': 'https' })).toBeUndefined();
  });
});
