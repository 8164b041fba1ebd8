import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the service from source with these settings; `onLine` may stop it. */
function run(env: Readonly<Record<string, string>>, onLine: (out: string, stop: () => void) => void): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'src/server.ts'], { env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
      onLine(out, () => child.kill('SIGTERM'));
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('the server', () => {
  it('says where it listens, where the docs are and what to try, and stops when told', async () => {
    const { code, out } = await run({ PORT: '0' }, (text, stop) => (text.includes('Try:') ? stop() : undefined));
    expect(out).toMatch(/listens on http:\/\/127\.0\.0\.1:\d+\n.*\/docs\nTry: curl -s .*\n$/);
    expect(code).toBe(0);
  });

  it('names every wrong setting and does not start', async () => {
    const { code, out, err } = await run({ PORT: 'x', LOG_LEVEL: 'loud' }, () => undefined);
    expect([code, out, err.trim().split('\n').length]).toEqual([1, '', 2]);
  });
});
