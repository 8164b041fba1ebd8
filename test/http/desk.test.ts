import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskPlugin } from '../../src/http/plugins/desk.ts';

const root = mkdtempSync(join(tmpdir(), 'desk-'));
const folder = join(root, 'desk');
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  for (const [name, text] of [
    ['index.html', '<!doctype html><title>desk</title>'],
    ['desk.html', '<!doctype html><title>one file</title>'],
    ['assets/desk-abc.js', 'export const a = 1;'],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  app = fastify();
  await app.register(deskPlugin, { folder });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

describe('the desk', () => {
  it('is at the root, with a policy that lets no inline code and no other host in', async () => {
    const { statusCode, headers, body } = await app.inject('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>desk</title>');
    expect(headers['content-type']).toMatch(/^text\/html/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('is told apart by a weak tag, and not sent again', async () => {
    const { headers } = await app.inject('/');
    expect(headers.etag).toMatch(/^W\//);
    const again = await app.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('keeps files with a hash in their name for ever, compressed beforehand', async () => {
    const { headers, rawPayload } = await app.inject({
      url: '/assets/desk-abc.js',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(gunzipSync(rawPayload).toString()).toBe('export const a = 1;');
  });

  it('as one file brings its own policy', async () => {
    const { headers } = await app.inject('/desk.html');
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  it('hands out nothing but its files', async () => {
    for (const url of ['/assets/desk-abc.js.gz', '/../package.json', '/assets/%2e%2e/%2e%2e/secret', '/nothing'])
      expect((await app.inject(url)).statusCode).toBe(404);
  });

  it('says what to do where it was not built', async () => {
    const bare = fastify();
    await bare.register(deskPlugin, { folder: join(root, 'nowhere') });
    const { statusCode, body } = await bare.inject('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('npm run build:desk');
    await bare.close();
  });
});
