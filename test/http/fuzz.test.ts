import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anyRequest } from '../support/fuzz/requests.ts';
import { appUnderTest, HAND, post } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest({ bulkThreads: 0 });
});
afterAll(() => app.close());

// `npm run fuzz` makes many more, of other seeds.
it('no request, whatever it is, is answered by a fault of the service or against the document', async () => {
  const usual = (await post(app, '/v1/adjudications', HAND)).body;
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ method, url, headers, payload }) => {
      const options = { method, url, headers, ...(payload === undefined ? {} : { payload }) } as InjectOptions;
      const { statusCode } = await app.inject(options);
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      expect(statusCode === 503 || statusCode < 500).toBe(true);
    }),
    { numRuns: 1_000, seed: 20_261_130 },
  );
  // A fuzz that nothing gets through shows nothing.
  for (const status of [200, 400, 404, 405, 406, 415, 422])
    expect([status, statuses.get(status)]).toEqual([status, expect.any(Number)]);
  expect(statuses.get(200)).toBeGreaterThan(200);
  expect((await post(app, '/v1/adjudications', HAND)).body).toBe(usual);
}, 120_000);
