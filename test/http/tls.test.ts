import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWith } from './app-under-test.ts';

const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

describe.skipIf(!hasOpenssl)('a service with a certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cards-speak-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  let app: Awaited<ReturnType<typeof appWith>>;
  let port: number;
  beforeAll(async () => {
    const args = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';
    execFileSync('openssl', [...args.split(' '), '-keyout', key, '-out', cert], { stdio: 'ignore' });
    app = await appWith({ TLS_CERT_FILE: cert, TLS_KEY_FILE: key });
    await app.listen({ host: '127.0.0.1', port: 0 });
    port = (app.server.address() as AddressInfo).port;
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  it('answers over TLS, and asks browsers to keep to it, on this host alone', async () => {
    const agent = new Agent({ rejectUnauthorized: false });
    const [status, hsts] = await new Promise<readonly [number | undefined, string | undefined]>((resolve, reject) => {
      get({ agent, port, path: '/v1/variants/omaha' }, (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers['strict-transport-security']]);
      }).on('error', reject);
    });
    agent.destroy();
    expect([status, hsts]).toEqual([200, 'max-age=31536000']);
  });

  it('is ready for the health check of the image', async () => {
    const env = { ...process.env, PORT: String(port), TLS_CERT_FILE: cert };
    const [status] = await once(spawn(process.execPath, ['dist-test/cli/ready.js'], { env }), 'close');
    expect(status).toBe(0);
  });

  it('answers nobody without it', async () => {
    await expect(fetch(`http://127.0.0.1:${port}/health/live`)).rejects.toThrow();
  });
});
