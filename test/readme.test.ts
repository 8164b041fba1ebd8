import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUnderTest } from './http/app-under-test.ts';

const README = readFileSync('README.md', 'utf8');
const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '');

let app: Awaited<ReturnType<typeof appUnderTest>>;
beforeAll(async () => {
  app = await appUnderTest();
});
afterAll(() => app.close());

test('the curl of the README gives the answer the README shows', async () => {
  const curl = blocks('sh').find((block) => block.startsWith('curl'));
  const [, path] = /127\.0\.0\.1:3000(\S+)/.exec(curl ?? '') ?? [];
  const [, payload] = /-d '([\s\S]*)'/.exec(curl ?? '') ?? [];
  const response = await app.inject({
    method: 'POST',
    url: path ?? '',
    payload: payload ?? '',
    headers: { 'content-type': 'application/json' },
  });
  expect(response.body).toBe(blocks('json')[0]?.trim());
});
