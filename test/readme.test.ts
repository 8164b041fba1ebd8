import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appUnderTest } from './http/app-under-test.ts';

const README = readFileSync('README.md', 'utf8');
const blocks = (language: string): string[] =>
  [...README.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, text]) => text ?? '');

const has = (command: string): boolean => {
  try {
    execFileSync(command, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

const folder = mkdtempSync(join(tmpdir(), 'readme-'));
let app: Awaited<ReturnType<typeof appUnderTest>>;
let url: string;
beforeAll(async () => {
  app = await appUnderTest();
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await app.close();
});

/** What a command prints, to either side. */
const printed = (command: string, args: readonly string[]): Promise<string> =>
  new Promise((done, failed) => {
    execFile(command, args, (error, out, err) => (error === null ? done(out + err) : failed(error)));
  });

/** A block of the README as a file that asks the service under test. */
function script(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text.replaceAll('http://127.0.0.1:3000', url));
  return file;
}

test('the curl of the README prints the answer the README shows', async ({ skip }) => {
  if (!has('curl')) skip('there is no curl');
  const curl = blocks('sh').find((block) => block.startsWith('curl')) ?? '';
  expect(await printed('sh', [script('ask.sh', curl)])).toBe(blocks('json')[0]?.trim());
});

test('the TypeScript of the README prints what the README shows', async () => {
  const [text = ''] = blocks('ts');
  const source = text.replace("'cards-speak/client'", `'${resolve('src/client/index.ts')}'`);
  expect(await printed(process.execPath, ['--import', 'tsx', script('ask.mts', source)])).toBe(blocks('text')[0]);
});

test('the Python of the README prints what the README shows', async ({ skip }) => {
  if (!has('python3')) skip('there is no python3');
  const [text = ''] = blocks('python');
  expect(await printed('python3', [script('ask.py', text)])).toBe(blocks('text')[1]);
});
