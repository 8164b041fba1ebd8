import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PLAUSIBLE } from '../support/fuzz/hands.ts';
import { seeded } from '../support/random.ts';
import { appUnderTest, post } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
let other: App;
beforeAll(async () => {
  [app, other] = [await appUnderTest(), await appUnderTest()];
});
afterAll(async () => {
  await app.close();
  await other.close();
});

/** The same value with the fields of every object the other way round. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, own]) => [key, turned(own)]),
  );
}

/** Everything but the id that a problem bears of its one request, and the length that goes with it. */
const lasting = (body: string): string => body.replace(/"instance":"[^"]*"/, '');

const names = Object.keys(PLAUSIBLE);
const asked = fc.record({
  name: fc.constantFrom(...names),
  seed: fc.integer({ min: 0, max: 0x7fff_ffff }),
  language: fc.constantFrom('en', 'it'),
  accept: fc.constantFrom('application/json', '*/*', 'text/plain, application/json;q=0.5'),
});

it('the same request gets the same bytes and tag, whoever answers and however its fields are ordered', async () => {
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(asked, async ({ name, seed, language, accept }) => {
      const body = PLAUSIBLE[name]?.(seeded(seed));
      const headers = { 'accept-language': language, accept };
      const first = await post(app, `/v1/${name}`, body, headers);
      for (const again of [
        await post(app, `/v1/${name}`, body, headers),
        await post(other, `/v1/${name}`, body, headers),
        await post(other, `/v1/${name}`, turned(body), headers),
      ]) {
        expect([again.statusCode, lasting(again.body)]).toEqual([first.statusCode, lasting(first.body)]);
        for (const field of ['etag', 'content-type', 'content-language', 'vary', 'cache-control'])
          expect([field, again.headers[field]]).toEqual([field, first.headers[field]]);
      }
      if (first.statusCode === 200) answered.add(name);
    }),
    { numRuns: 60, seed: 20_261_130 },
  );
  expect([...answered].sort()).toEqual([...names].sort());
}, 90_000);
