import { afterEach, describe, expect, it } from 'vitest';
import { appWith, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appWith>>;

let apps: App[] = [];
const open = async (...given: Parameters<typeof appWith>): Promise<App> => {
  const app = await appWith(...given);
  apps.push(app);
  return app;
};
afterEach(async () => {
  await Promise.all(apps.map((app) => app.close()));
  apps = [];
});

const NDJSON = { 'content-type': 'application/x-ndjson' };
const RIGHT = { hand: HAND, stated: { collected: [{ seat: 1, amount: 600 }] } };
const WRONG = { hand: HAND, stated: { collected: [{ seat: 2, amount: 600 }] } };
/** Anna may not check the bet she faces. */
const IRREGULAR = {
  ...HAND,
  seats: HAND.seats.map(({ contributed: _, ...seat }) => ({ ...seat, stack: 1_000 })),
  stakes: { smallBlind: 5, bigBlind: 10 },
  board: [],
  actions: [{ seat: 1, action: 'check' }],
};

/** The samples of a metric, by their labels. */
async function samples(app: App, name: string): Promise<Record<string, number>> {
  const { body } = await app.inject('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return Object.fromEntries(
    lines.map((line) => [/\{(.*)\}/.exec(line)?.[1]?.replaceAll('"', '') ?? '', Number(line.split(' ').at(-1))]),
  );
}

describe('the metrics', () => {
  it('come as Prometheus reads them', async () => {
    const app = await open({});
    const { headers, body, statusCode } = await app.inject('/metrics');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    for (const line of body.split('\n').filter((own) => own !== ''))
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \S+ .*|[a-z\d_:]+(?:\{[^}]*\})? (?:[-+\d.e]+|Nan))$/);
    for (const name of ['nodejs_eventloop_lag_seconds', 'process_resident_memory_bytes', 'cards_speak_build_info'])
      expect(body).toContain(`\n# TYPE ${name} gauge\n`);
  });

  it('count requests by the pattern of their route and by status', async () => {
    const app = await open({});
    await post(app, '/v1/adjudications', HAND);
    await post(app, '/v1/adjudications', {});
    for (const id of ['omaha', 'badugi', 'old-maid']) await app.inject(`/v1/variants/${id}`);
    for (const path of ['/one', '/two?x=1']) await app.inject(path);
    expect(await samples(app, 'http_request_duration_seconds_count')).toEqual({
      'method=POST,route=/v1/adjudications,status=200': 1,
      'method=POST,route=/v1/adjudications,status=400': 1,
      'method=GET,route=/v1/variants/:id,status=200': 2,
      'method=GET,route=/v1/variants/:id,status=404': 1,
      'method=GET,route=none,status=404': 2,
    });
    expect(await samples(app, 'http_requests_in_flight')).toEqual({ '': 1 });
  });

  it.each(['0', '1'])(
    'count hands, irregularities and verdicts, in streams on %s threads too',
    async (BULK_THREADS) => {
      const app = await open({ BULK_THREADS });
      await post(app, '/v1/adjudications', HAND);
      await post(app, '/v1/adjudications', IRREGULAR);
      await post(app, '/v1/verifications', WRONG);
      const stream = async (url: string, lines: readonly unknown[]) => {
        const payload = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
        const { body } = await app.inject({ method: 'POST', url, payload, headers: NDJSON });
        expect(body).toContain('"summary"');
      };
      await stream('/v1/adjudications/stream', [HAND, HAND, IRREGULAR]);
      await stream('/v1/verifications/stream', [RIGHT, RIGHT, WRONG, {}]);
      expect(await samples(app, 'cards_speak_hands_ruled_total')).toEqual({
        'variant=texas-holdem,outcome=settled': 3,
        'variant=texas-holdem,outcome=incomplete': 2,
      });
      const irregularities = await samples(app, 'cards_speak_irregularities_total');
      expect(Object.values(irregularities)).toEqual([2]);
      expect(await samples(app, 'cards_speak_verifications_total')).toEqual({
        'verdict=differs': 2,
        'verdict=agrees': 2,
      });
      expect(Object.values(await samples(app, 'cards_speak_worker_queue_length'))).toEqual([0, 0]);
      expect(await samples(app, 'cards_speak_streams_open')).toEqual({ '': 0 });
    },
  );

  it('count rulings by type', async () => {
    const app = await open({});
    await post(app, '/v1/rulings', { irregularity: { type: 'skipped-player' } });
    expect(await samples(app, 'cards_speak_rulings_total')).toEqual({ 'type=skipped-player': 1 });
  });

  it('never tell a key', async () => {
    const app = await open({ API_KEYS: 'tables:first-key-of-the-house' });
    await app.inject({ url: '/v1/variants', headers: { authorization: 'Bearer first-key-of-the-house' } });
    expect((await app.inject('/metrics')).body).not.toMatch(/first-key|tables/);
  });
});

describe('the id of a request', () => {
  it.each(['7', 'a'.repeat(64), '0f8fad5b-d9cb-469f-a165-70867728950e', 'A.b_c~d'])(
    'is the given one: %s',
    async (id) => {
      const response = await (await open({})).inject({ url: '/nowhere', headers: { 'x-request-id': id } });
      expect([response.headers['x-request-id'], problemOf(response).instance]).toEqual([id, id]);
    },
  );

  it.each(['', 'a'.repeat(65), 'a b', 'a"b', 'ü', '../x', 'a\u0001b'])(
    'is a new one for what is not safe: %j',
    async (id) => {
      const response = await (await open({})).inject({ url: '/nowhere', headers: { 'x-request-id': id } });
      expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(problemOf(response).instance).toBe(response.headers['x-request-id']);
    },
  );

  it('comes with answers as well', async () => {
    const response = await post(await open({}), '/v1/adjudications', HAND);
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT = '00f067aa0ba902b7';

describe('the log', () => {
  const logged = async (env: Record<string, string>) => {
    const lines: string[] = [];
    const app = await open({ LOG_LEVEL: 'info', ...env }, { write: (line) => lines.push(line) });
    return { app, lines, entries: () => lines.map((line) => JSON.parse(line)) };
  };

  it('has a line of JSON for every request, with its id, its trace and what came of it', async () => {
    const { app, entries } = await logged({});
    const headers = { 'x-request-id': 'mine', traceparent: `00-${TRACE}-${PARENT}-01` };
    await app.inject({ url: '/v1/variants/omaha?secret=1', headers });
    expect(entries().filter(({ msg }) => msg === 'request answered')).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: 'mine',
        traceId: TRACE,
        parentId: PARENT,
        method: 'GET',
        route: '/v1/variants/:id',
        address: '127.0.0.1',
        key: null,
      }),
    ]);
  });

  it.each([
    `00-${TRACE}-${PARENT}`,
    `00-${'0'.repeat(32)}-${PARENT}-01`,
    `00-${TRACE}-${'0'.repeat(16)}-01`,
    `ff-${TRACE}-${PARENT}-01`,
    `00-${TRACE.toUpperCase()}-${PARENT}-01`,
    `00-${TRACE}-${PARENT}-01-more`,
    'nonsense',
  ])('leaves a trace out that is none: %s', async (traceparent) => {
    const { app, entries } = await logged({});
    await app.inject({ url: '/v1/variants/omaha', headers: { traceparent } });
    expect(entries().map((entry) => entry.traceId)).toEqual([undefined]);
  });

  it('takes the trace of a version to come', async () => {
    const { app, entries } = await logged({});
    await app.inject({ url: '/health/live', headers: { traceparent: `01-${TRACE}-${PARENT}-01-more` } });
    expect(entries()[0].traceId).toBe(TRACE);
  });

  it('holds no card, name, body, query value or key, whatever comes', async () => {
    const KEY = 'first-key-of-the-house';
    const { app, lines } = await logged({ API_KEYS: `tables:${KEY}` });
    const authorization = `Bearer ${KEY}`;
    const secret = { ...HAND, reference: 'S3CRET-REFERENCE' };
    await post(app, '/v1/adjudications', secret, { authorization });
    await post(app, '/v1/adjudications', { ...secret, bord: ['S3CRET'] }, { authorization });
    await post(app, '/v1/adjudications', secret, { authorization: 'Bearer S3CRET-KEY' });
    const url = '/v1/verifications/stream?rulebook=S3CRET';
    await app.inject({ method: 'POST', url, payload: 'S3CRET', headers: { ...NDJSON, authorization } });
    const stream = { method: 'POST', url: '/v1/verifications/stream', headers: { ...NDJSON, authorization } } as const;
    await app.inject({ ...stream, payload: `${JSON.stringify(RIGHT)}\nS3CRET\n` });
    const broken = { method: 'POST', url: '/v1/pots', payload: '{"S3CRET', headers: { authorization } } as const;
    await app.inject({ ...broken, headers: { ...broken.headers, 'content-type': 'application/json' } });
    for (const path of ['/S3CRET', '/v1/variants/S3CRET?x=S3CRET', '/v1/S3CRET', '/v1/variants/%S3CRET'])
      await app.inject({ url: path, headers: { authorization, cookie: 'S3CRET', 'user-agent': 'S3CRET' } });
    const text = lines.join('');
    expect(lines.length).toBeGreaterThanOrEqual(9);
    expect(text).toContain('"key":"tables"');
    for (const own of ['S3CRET', KEY, 'anna', 'bruno', 'As', 'Kd', 'Qh']) expect(text).not.toContain(own);
  });

  it('has no line for a request unless told to', async () => {
    const { app, lines } = await logged({ LOG_LEVEL: 'warn' });
    await post(app, '/v1/adjudications', HAND);
    expect(lines).toEqual([]);
  });
});
