import type { FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Problem } from '../problem.ts';

interface Open {
  readonly request: FastifyRequest;
  readonly since: number;
}

/** How often open requests are looked at: the precision of the limit. */
const SWEEPS = 10;

/**
 * Gives up requests whose body takes too long to arrive. Node's own limit would end streams too, which may last as long
 * as they like. Looked at now and then, so that a request costs no timer.
 */
export const bodyTimeoutPlugin = fastifyPlugin<{ readonly milliseconds: number }>(
  async (app, { milliseconds }) => {
    let open: Open[] = [];
    const sweep = setInterval(
      () => {
        const now = performance.now();
        open = open.filter(({ request, since }) => {
          if (request.raw.complete || request.raw.destroyed) return false;
          if (now - since < milliseconds) return true;
          // Whoever reads the body is told, and answers.
          request.raw.emit('error', new Problem('request-timeout', { headers: { connection: 'close' } }));
          return false;
        });
      },
      Math.max(50, milliseconds / SWEEPS),
    ).unref();
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      if (!request.raw.complete && request.routeOptions.config.isStream !== true)
        open.push({ request, since: performance.now() });
      done();
    });
    app.addHook('onClose', async () => clearInterval(sweep));
  },
  { name: 'body-timeout' },
);
