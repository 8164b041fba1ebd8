import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
