import { readFileSync } from 'node:fs';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/core/index.ts';
import { examplesOf } from '../../src/http/examples.ts';
import { placesIn, requestOf } from '../../tools/ask-example.ts';
import { appUnderTest, HAND, post, problemOf } from './app-under-test.ts';

type App = Awaited<ReturnType<typeof appUnderTest>>;
let app: App;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

const TAKEN: readonly [string | undefined, string][] = [
  [undefined, 'en'],
  ['it', 'it'],
  ['it-CH', 'it'],
  ['en;q=0.4, it;q=0.5', 'it'],
  ['it;q=0.4, en;q=0.5', 'en'],
  ['fr, it;q=0.1', 'it'],
  ['fr', 'en'],
  ['*', 'en'],
  ['it;q=0', 'en'],
  ['en;q=0', 'it'],
  ['en; q=0.0, *', 'it'],
  ['en ; q=0.5, it ; q=0.9', 'it'],
  ['it;q=0.05', 'it'],
  ['en;q=0, it;q=0', 'en'],
  ['it-IT', 'it'],
  ['IT', 'it'],
  ['it;q=0.9, en;q=0.1', 'it'],
  ['de, *;q=0.1', 'en'],
  ['en, it', 'en'],
  ['it, en', 'it'],
  ['', 'en'],
  [';;;,,q=', 'en'],
];

/** Everything but text and what depends on it. */
function withoutText(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutText);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) => !['text', 'headline', 'name', 'title', 'detail', 'instance'].includes(key),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutText(inner)]));
}

const DOCUMENT = JSON.parse(readFileSync('openapi/openapi.json', 'utf8'));
const PLACES = placesIn(DOCUMENT);
/** Health and metrics have no texts of their own. */
const SPOKEN = Object.entries(PLACES).filter(([, { path }]) => path.startsWith('/v1/'));

const headersOf = ({ headers }: LightMyRequestResponse): unknown[] => [
  headers['content-language'],
  String(headers.vary).includes('Accept-Language'),
];

describe('every answer', () => {
  it.each(SPOKEN)('of %s says its language, and that it depends on the request', async (operationId, place) => {
    const examples = Object.values(examplesOf(operationId));
    for (const status of new Set(examples.map((example) => example.status ?? 200))) {
      const example = examples.find((one) => (one.status ?? 200) === status);
      if (example === undefined) continue;
      for (const language of LANGUAGES) {
        const asked = requestOf(place, example);
        const response = await app.inject({ ...asked, headers: { ...asked.headers, 'accept-language': language } });
        expect([response.statusCode, ...headersOf(response)]).toEqual([status, language, true]);
      }
    }
  });

  it.each([
    ['GET', '/nowhere', {}, 404],
    ['GET', '/problems/nothing', {}, 404],
    ['DELETE', '/v1/pots', {}, 405],
    ['GET', '/v1/variants', { accept: 'text/html' }, 406],
    ['POST', '/v1/pots', { 'content-type': 'text/plain' }, 415],
    ['GET', '/problems/impossible', {}, 200],
  ] as const)('to %s %s with %j says so too', async (method, url, headers, status) => {
    for (const language of LANGUAGES) {
      const response = await app.inject({ method, url, headers: { ...headers, 'accept-language': language } });
      expect([response.statusCode, ...headersOf(response)]).toEqual([status, language, true]);
    }
  });
});

describe('the language of texts', () => {
  it.each(TAKEN)('for Accept-Language %j is %s', async (header, language) => {
    const response = await post(
      app,
      '/v1/adjudications',
      HAND,
      header === undefined ? {} : { 'accept-language': header },
    );
    expect([response.headers['content-language'], response.headers.vary]).toEqual([
      language,
      'Accept, Accept-Language',
    ]);
  });

  it('changes texts and nothing else', async () => {
    const english = (await post(app, '/v1/adjudications', HAND)).json();
    const italian = (await post(app, '/v1/adjudications', HAND, { 'accept-language': 'it' })).json();
    expect(italian.headline).not.toBe(english.headline);
    expect(withoutText(italian)).toEqual(withoutText(english));
  });

  it('is that of problems too', async () => {
    const english = await post(app, '/v1/adjudications', { ...HAND, variant: 'x', extra: 1 });
    const italian = await post(
      app,
      '/v1/adjudications',
      { ...HAND, variant: 'x', extra: 1 },
      { 'accept-language': 'it' },
    );
    expect(italian.headers['content-language']).toBe('it');
    expect(problemOf(italian).title).not.toBe(problemOf(english).title);
    problemOf(italian).errors.forEach(({ detail }, i) => {
      expect(detail).not.toBe(problemOf(english).errors[i]?.detail);
    });
    expect(withoutText(problemOf(italian))).toEqual(withoutText(problemOf(english)));
  });

  it('is that of the catalogues too', async () => {
    const texts = async (language: string) =>
      (await app.inject({ url: '/v1/variants/omaha', headers: { 'accept-language': language } })).json().description;
    expect(await texts('it')).not.toBe(await texts('en'));
  });
});
