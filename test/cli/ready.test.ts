import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';

/** Exit status of the health check of a service on this port. */
const asked = (port: number): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['dist-test/cli/ready.js'], {
      env: { ...process.env, PORT: String(port), TLS_CERT_FILE: '' },
    });
    child.on('close', resolve);
  });

/** Answers every request so while it is asked. */
async function askedOf(status: number): Promise<{ readonly exit: number | null; readonly paths: readonly string[] }> {
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const exit = await asked(port);
  await new Promise((resolve) => server.close(resolve));
  return { exit, paths };
}

describe('the health check of the image', () => {
  it.each([
    [200, 0],
    [503, 1],
  ])('ends, where the service answers %i, with %i', async (status, exit) => {
    expect(await askedOf(status)).toEqual({ exit, paths: ['/health/ready'] });
  });

  it('ends with 1 where nobody listens', async () => {
    expect(await asked(1)).toBe(1);
  });
});
